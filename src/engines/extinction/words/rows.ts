/** Rows of Extinction's catalogs as messages: what each is and does, from its data. */
import type { Catalog } from '../../../core/catalog.ts';
import { type RowTellers, type RowWords, rowTeller } from '../../../core/rows.ts';
import type { Message, Params } from '../../../core/text.ts';
import {
  AbilityRow,
  AmbassadorRow,
  CardRow,
  type Effect,
  EffectRow,
  type Modifier,
  type Place,
  type Scenario,
  ScenarioRow,
  StarterRow,
  type Trigger,
  YearsRow,
} from '../content/rows.ts';
import { DIFFICULTIES } from '../content/terms.ts';
import { coded } from './clauses.ts';
import { namesOf } from './row-fields.ts';

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

const freedom = (free: true | undefined): Message[] => (free === true ? [fact('free')] : []);

type Tables = Catalog['tables'];

/** The event of a trigger, and what it is of: a phase, or the names of a card; nothing for a birth. */
const eventOf = ({ reveal, phase }: Trigger, tables: Tables): Params => {
  if (reveal !== undefined) return { event: 'reveal', ...namesOf(tables, ['effects'], reveal) };
  return phase !== undefined ? { event: 'phase', of: phase } : { event: 'birth' };
};

/** Changes of rules; each with the names of the action that it is about, empty for all. */
const rules = (code: string, tables: Tables, modifiers: readonly Modifier[] = []): Message[] =>
  modifiers.map(({ rule, by = 0, action = '' }) =>
    fact(code, { rule, by, ...namesOf(tables, ['starters', 'cards'], action) }),
  );

const effectFacts = ({ deck, copies, kind, steps, on, modifiers }: Effect, tables: Tables): Message[] => [
  fact('effect', { ...namesOf(tables, ['scenarios'], deck), copies, kind }),
  ...(steps === undefined
    ? []
    : [
        on === undefined
          ? fact('steps', { type: kind, steps: coded(steps) })
          : fact('trigger', { ...eventOf(on, tables), steps: coded(steps) }),
      ]),
  ...rules('rule', tables, modifiers),
];

const placed = (places: readonly Place[]): Params => ({
  places: places.flatMap(({ row, column, animals = 1 }) => [row, column, animals]),
});

const scenarioFacts = (scenario: Scenario): Message[] => {
  const { side, rows, columns, animals, tiles, birth, destruction } = scenario;
  return [
    fact('board', { side, rows, columns }),
    fact('herd', placed(animals)),
    tiles.length === 0 ? fact('no-tiles') : fact('tiles', placed(tiles)),
    fact('birth', { target: birth.target, where: birth.where }),
    fact(birth.splits ? 'splits' : 'stays'),
    fact('destruction', { destruction }),
    ...DIFFICULTIES.map((level) => fact('level', { level, ...scenario[level] })),
  ];
};

/** Tellers of Extinction's tables. */
export const rows: RowTellers = {
  starters: rowTeller(StarterRow, (row) =>
    told(row, [fact('starter'), ...freedom(row.free), fact('steps', { type: 'action', steps: coded(row.steps) })]),
  ),
  cards: rowTeller(CardRow, (row) => {
    const { role, copies, type, free, steps } = row;
    return told(row, [
      fact('card', { type }),
      fact('deck', { role, copies }),
      ...freedom(free),
      fact('steps', { type, steps: coded(steps) }),
    ]);
  }),
  abilities: rowTeller(AbilityRow, (row, _index, tables) => {
    const { role, first, steps, on, modifiers } = row;
    return told(row, [
      fact('ability', { role, ...namesOf(tables, ['cards'], first) }),
      ...(steps === undefined
        ? []
        : [
            on === undefined
              ? fact('own-turn', { steps: coded(steps) })
              : fact('own-trigger', { ...eventOf(on, tables), steps: coded(steps) }),
          ]),
      ...rules('own-rule', tables, modifiers),
    ]);
  }),
  ambassadors: rowTeller(AmbassadorRow, (row) => {
    const { back, dice, count, target, perRole } = row;
    return told(row, [
      fact('ambassador', { back }),
      fact('vote', { dice, count, target }),
      ...(perRole === undefined ? [] : [fact('per-role', { perRole })]),
    ]);
  }),
  effects: rowTeller(EffectRow, (row, _index, tables) => told(row, effectFacts(row, tables))),
  scenarios: rowTeller(ScenarioRow, (row) => told(row, scenarioFacts(row))),
  years: rowTeller(YearsRow, ({ seats, first, second }) => ({
    id: String(seats),
    name: { code: 'name.years', params: { seats } },
    facts: [fact('years', { seats, first, second })],
  })),
};
