/** Rows of NATERA's catalogs as messages: what each is and does, from its data. */
import { type RowTellers, type RowWords, rowTeller } from '../../../core/rows.ts';
import type { Message, Params } from '../../../core/text.ts';
import {
  BoardRow,
  type Card,
  CardRow,
  type Discount,
  DiscRow,
  LocationRow,
  ObjectiveRow,
  type PointsPer,
  type Prerequisite,
  SpecialistRow,
  type Tribe,
  TribeRow,
  type Trigger,
} from '../content/rows.ts';
import type { Cost, Step } from '../content/steps.ts';
import { COLUMNS } from '../content/terms.ts';
import { coded } from './clauses.ts';

const fact = (code: string, params: Params = {}): Message => ({ code: `fact.${code}`, params });

interface NamedRow {
  readonly id: string;
  readonly name: string;
  readonly french: string;
}

const told = ({ id, name, french }: NamedRow, facts: readonly Message[]): RowWords => ({
  id,
  name: { code: 'name.row', params: { name, french } },
  facts,
});

/** One fact of what is done, with what it costs; none where nothing is. */
const deeds = (code: string, steps: readonly Step[] | undefined, cost?: Cost, params: Params = {}): Message[] =>
  steps === undefined
    ? []
    : [fact(code, { ...params, steps: coded(steps), of: cost?.of ?? '', amount: cost?.amount ?? 0 })];

/** The event of a trigger, and what it is of. */
const eventOf = (on: Trigger): Params => {
  const [event = '', of] = Object.entries(on)[0] ?? [];
  return { event, of: typeof of === 'string' ? of : '' };
};

const firing = (on: Trigger | undefined, steps: readonly Step[] | undefined): Message[] =>
  on === undefined ? [] : [fact('trigger', { ...eventOf(on), steps: coded(steps ?? []) })];

const discounts = (discount: Discount | undefined): Message[] =>
  discount === undefined ? [] : [fact('discount', { ...discount })];

const valued = (points: number | undefined, per: PointsPer | undefined): Message[] => [
  ...(points === undefined ? [] : [fact('points', { points })]),
  ...(per === undefined ? [] : [fact('points-per', { ...per })]),
];

const prerequisite = ({ presence, authority, cards, least = 0 }: Prerequisite): Message =>
  presence !== undefined
    ? fact('presence', { area: presence })
    : authority !== undefined
      ? fact('authority', { zone: authority, least })
      : fact('cards', { type: cards ?? '', least });

const cardDeeds = ({ background, steps, cost, on }: Card): Message[] =>
  on === undefined ? deeds(background, steps, cost) : firing(on, steps);

const cardFacts = (card: Card): Message[] => {
  const { pile, nuclear, price, requires = [], types, background, discount, points, pointsPer } = card;
  return [
    fact('card', { pile, background, nuclear: nuclear === true ? 1 : 0 }),
    types.length === 0 ? fact('no-types') : fact('types', { types: [...types].sort() }),
    fact('price', { ...price }),
    ...requires.map(prerequisite),
    ...cardDeeds(card),
    ...discounts(discount),
    ...valued(points, pointsPer),
  ];
};

const tribeFacts = (tribe: Tribe): Message[] => {
  const { nuclear, complexity, leaders, explorers, start, tile, setup, production } = tribe;
  const { on, steps, joiner, discount, trait, colonyPoints } = tribe;
  return [
    fact('tribe', { complexity, nuclear: nuclear === true ? 1 : 0 }),
    fact('pawns', { leaders, explorers }),
    ...deeds('start', start),
    ...deeds('setup', setup),
    ...firing(on, steps),
    ...deeds('joiner', joiner),
    ...discounts(discount),
    ...(trait === undefined ? [] : [fact(`trait-${trait}`)]),
    ...(colonyPoints === undefined ? [] : [fact('colony-points', { points: colonyPoints })]),
    ...deeds('tile', tile),
    ...deeds('production', production),
  ];
};

/** Tellers of NATERA's tables. */
export const rows: RowTellers = {
  locations: rowTeller(LocationRow, (row) => {
    const { area, tier, cost, steps, bonus } = row;
    return told(row, [fact('location', { area, tier }), ...deeds('reward', steps, cost), ...deeds('bonus', bonus)]);
  }),
  cards: rowTeller(CardRow, (row) => told(row, cardFacts(row))),
  specialists: rowTeller(SpecialistRow, (row) => {
    const { price, steps, ability, points, pointsPer } = row;
    return told(row, [
      fact('specialist', { price }),
      ...deeds('hired', steps),
      ...deeds('ability', ability.steps, { of: 'energy', amount: ability.energy }),
      ...valued(points, pointsPer),
    ]);
  }),
  objectives: rowTeller(ObjectiveRow, (row) => {
    const { letter, number, condition, least, type = '', zones = [] } = row;
    return told(row, [
      fact('objective', { letter, number }),
      fact('condition', { condition, least, type, zones: [...zones] }),
    ]);
  }),
  tribes: rowTeller(TribeRow, (row) => told(row, tribeFacts(row))),
  boards: rowTeller(BoardRow, (row) => {
    const { board, side, spaces, links } = row;
    return told(row, [
      fact('board', { board, side }),
      ...spaces.flatMap(({ cost, steps, points = 0 }, index): Message[] => {
        const params = { space: index + 1, points };
        const code = index < COLUMNS ? 'space-production' : 'space';
        return steps === undefined ? [fact('space-points', params)] : deeds(code, steps, cost, params);
      }),
      fact('links', { links: links.flat() }),
    ]);
  }),
  discs: rowTeller(DiscRow, (row) => told(row, deeds('disc', row.steps))),
};
