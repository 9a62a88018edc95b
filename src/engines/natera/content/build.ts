/** The rows of a catalog document, made ready for the rules. */
import { type Program, WIDTH } from '../../kit/program.ts';
import { costs, flags, lasting, points, table } from './columns.ts';
import { Layout } from './layout.ts';
import { simpleSteps } from './nested.ts';
import { OPS } from './ops.ts';
import {
  type Board,
  type Card,
  CONDITIONS,
  DISCOUNTED,
  type Disc,
  type Location,
  type Objective,
  type Prerequisite,
  type Specialist,
  TRAITS,
  type Tribe,
} from './rows.ts';
import type { Step } from './steps.ts';
import {
  ASKED,
  areaOf,
  type Boards,
  type Cards,
  type Content,
  type Locations,
  NONE,
  type Objectives,
  type Specialists,
  type Tribes,
  tierOf,
} from './tables.ts';
import {
  AREAS,
  BACKGROUNDS,
  BOARDS,
  CARD_WORDS,
  GROWTH,
  LETTERS,
  PILES,
  RESOURCES,
  SPACES,
  TYPES,
  ZONES,
} from './terms.ts';

/** Rows of one catalog document. */
export interface Rows {
  readonly locations: readonly Location[];
  readonly cards: readonly Card[];
  readonly specialists: readonly Specialist[];
  readonly objectives: readonly Objective[];
  readonly tribes: readonly Tribe[];
  readonly boards: readonly Board[];
  readonly discs: readonly Disc[];
}

const SIDES = ['a', 'b'] as const;

/** Rows that hold. */
const rowsWhere = <Row>(rows: readonly Row[], holds: (row: Row) => boolean): number[] =>
  rows.flatMap((row, index) => (holds(row) ? [index] : []));

/** Locations that are printed on the board, by space: of each area and tier the rows in their order. */
const printedOf = (locations: readonly Location[]): Int8Array => {
  const spaces = Array.from({ length: SPACES }, (_, space) => space);
  const isLike = (left: number, right: number) => areaOf(left) === areaOf(right) && tierOf(left) === tierOf(right);
  return Int8Array.from(spaces, (space) => {
    if (tierOf(space) > 1) return NONE;
    const place = spaces.filter((other) => other < space && isLike(other, space)).length;
    const rows = rowsWhere(locations, ({ area, tier }) => area === AREAS[areaOf(space)] && tier === tierOf(space));
    return rows[place] ?? NONE;
  });
};

/** Cards that must be in the hand for all discards of some steps; what choices and prices ask is not counted. */
const discardsOf = (steps: readonly Step[]): number => {
  let inHand = 0;
  let needed = 0;
  for (const step of steps) {
    if (step.do === 'draw') inHand += step.cards;
    if (step.do === 'discard') {
      inHand -= step.cards;
      needed = Math.max(needed, -inHand);
    }
  }
  return needed;
};

const locationsOf = (rows: readonly Location[], layout: Layout): Locations => {
  const tiles = (of: number) =>
    ZONES.map((zone) => Int8Array.from(rowsWhere(rows, ({ area, tier }) => area === zone && tier === of)));
  return {
    ...table(rows),
    ...costs(rows),
    area: Int8Array.from(rows, ({ area }) => AREAS.indexOf(area)),
    tier: Int8Array.from(rows, ({ tier }) => tier),
    start: Int16Array.from(rows, ({ id, steps, cost }) => layout.add('locations', id, steps, cost)),
    bonus: Int16Array.from(rows, ({ id, bonus }) => layout.add('bonuses', id, bonus)),
    discards: Int8Array.from(rows, ({ steps }) => discardsOf(steps)),
    copies: flags(rows, ({ steps }) => simpleSteps(steps).some((step) => step.do === 'copy')),
    printed: printedOf(rows),
    tier2: tiles(2),
    tier3: tiles(3),
  };
};

const asksOf = ({ presence, authority, cards }: Prerequisite): number => {
  if (presence !== undefined) return AREAS.indexOf(presence);
  if (authority !== undefined) return ZONES.indexOf(authority);
  return cards === undefined ? NONE : TYPES.indexOf(cards);
};

const typesOf = ({ types, requires }: Card): number =>
  types.reduce((mask, type) => mask | (1 << TYPES.indexOf(type)), 0) |
  (requires === undefined ? 0 : 1 << TYPES.indexOf('prerequisite'));

/** A set of cards, as words of 32 bits. */
const cardSet = (rows: readonly Card[], holds: (card: Card) => boolean): Int32Array => {
  const words = new Int32Array(CARD_WORDS);
  for (const card of rowsWhere(rows, holds)) words[card >> 5]! |= 1 << (card & 31);
  return words;
};

const asks = (kind: 'presence' | 'authority') => (card: Card) =>
  (card.requires ?? []).some((each) => each[kind] !== undefined);

const cardSets = (rows: readonly Card[]) => ({
  ofBackground: BACKGROUNDS.map((name) => cardSet(rows, ({ background }) => background === name)),
  ofType: TYPES.map((_, type) => cardSet(rows, (card) => (typesOf(card) & (1 << type)) !== 0)),
  ofPile: PILES.map((name) => cardSet(rows, ({ pile }) => pile === name)),
  asksPresence: cardSet(rows, asks('presence')),
  asksAuthority: cardSet(rows, asks('authority')),
  copying: cardSet(rows, ({ steps = [] }) => simpleSteps(steps).some((step) => step.do === 'copy-production')),
  discounting: DISCOUNTED.flatMap((on) =>
    RESOURCES.map((of) =>
      Int16Array.from(
        rowsWhere(
          rows,
          ({ background, discount }) => background === 'passive' && discount?.on === on && discount.of === of,
        ),
      ),
    ),
  ),
});

const cardsOf = (rows: readonly Card[], layout: Layout): Cards => {
  const required = rows.flatMap(({ requires = [] }) => requires);
  let sum = 0;
  return {
    ...table(rows),
    ...costs(rows),
    ...lasting(rows),
    ...points(rows),
    ...cardSets(rows),
    pile: Int8Array.from(rows, ({ pile }) => PILES.indexOf(pile)),
    nuclear: flags(rows, ({ nuclear }) => nuclear === true),
    price: Int8Array.from(rows.flatMap(({ price }) => [price.endurance, price.agility, price.intelligence])),
    types: Uint8Array.from(rows, typesOf),
    requiresFrom: Int16Array.from([0, ...rows.map(({ requires = [] }) => (sum += requires.length))]),
    asks: Int8Array.from(required, (each) => ASKED.findIndex((kind) => each[kind] !== undefined)),
    asksOf: Int8Array.from(required, asksOf),
    asksLeast: Int8Array.from(required, ({ least = 0 }) => least),
    background: Int8Array.from(rows, ({ background }) => BACKGROUNDS.indexOf(background)),
    start: Int16Array.from(rows, ({ id, steps, cost, background }) =>
      background === 'immediate' ? layout.addFree('cards', id, steps) : layout.add('cards', id, steps, cost),
    ),
  };
};

const OF_MIND: readonly string[] = ['endurance', 'agility', 'intelligence'];

/** Whether steps can give their owner none of the first three resources. */
const isPlain = (steps: readonly Step[]): boolean =>
  simpleSteps(steps, false).every(
    (step) => step.do !== 'gain-any' && !(step.do === 'gain' && OF_MIND.includes(step.resource)),
  );

const specialistsOf = (rows: readonly Specialist[], layout: Layout): Specialists => ({
  ...table(rows),
  ...points(rows),
  price: Int8Array.from(rows, ({ price }) => price),
  start: Int16Array.from(rows, ({ id, steps }) => layout.addFree('specialists', id, steps)),
  energy: Int8Array.from(rows, ({ ability }) => ability.energy),
  ability: Int16Array.from(rows, ({ id, ability }) => layout.add('abilities', id, ability.steps)),
  plain: flags(rows, ({ steps, ability }) => isPlain(steps) && isPlain(ability.steps)),
  plainReward: flags(rows, ({ steps }) => isPlain(steps)),
});

const objectivesOf = (rows: readonly Objective[]): Objectives => ({
  ...table(rows),
  letter: Int8Array.from(rows, ({ letter }) => LETTERS.indexOf(letter)),
  number: Int8Array.from(rows, ({ number }) => number),
  condition: Int8Array.from(rows, ({ condition }) => CONDITIONS.indexOf(condition)),
  least: Int8Array.from(rows, ({ least }) => least),
  type: Int8Array.from(rows, ({ type }) => (type === undefined ? NONE : TYPES.indexOf(type))),
  zones: Int8Array.from(rows, ({ zones = [] }) => zones.reduce((mask, zone) => mask | (1 << ZONES.indexOf(zone)), 0)),
});

/** Points of a colony (rulebook page 15). */
const COLONY_POINTS = 3;

const tribesOf = (rows: readonly Tribe[], layout: Layout): Tribes => ({
  ...table(rows),
  ...lasting(rows),
  nuclear: flags(rows, ({ nuclear }) => nuclear === true),
  complexity: Int8Array.from(rows, ({ complexity }) => complexity),
  leaders: Int8Array.from(rows, ({ leaders }) => leaders),
  explorers: Int8Array.from(rows, ({ explorers }) => explorers),
  start: Int16Array.from(rows, ({ id, start }) => layout.add('tribe-start', id, start)),
  tile: Int16Array.from(rows, ({ id, tile }) => layout.add('tribe-tile', id, tile)),
  setup: Int16Array.from(rows, ({ id, setup }) => layout.add('tribe-setup', id, setup)),
  production: Int16Array.from(rows, ({ id, production }) => layout.add('tribe-production', id, production)),
  fires: Int16Array.from(rows, ({ id, steps }) => layout.add('tribe-fires', id, steps)),
  joiner: Int16Array.from(rows, ({ id, joiner }) => layout.add('tribe-joiner', id, joiner)),
  trait: Int8Array.from(rows, ({ trait }) => (trait === undefined ? NONE : TRAITS.indexOf(trait))),
  colonyPoints: Int8Array.from(rows, ({ colonyPoints = COLONY_POINTS }) => colonyPoints),
});

/** The spaces that each one is linked to, as masks; links hold both ways. */
const linksOf = ({ links }: Board): number[] => {
  const masks = Array<number>(GROWTH).fill(0);
  for (const [from = 0, to = 0] of links) {
    masks[from - 1]! |= 1 << (to - 1);
    masks[to - 1]! |= 1 << (from - 1);
  }
  return masks;
};

const boardsOf = (rows: readonly Board[], layout: Layout): Boards => {
  const sides = Array.from({ length: BOARDS }, (_, index) =>
    SIDES.flatMap((side) => rows.filter((row) => row.board === index + 1 && row.side === side)),
  ).flat();
  const spaces = sides.flatMap((row) => row.spaces);
  const id = (index: number) => `${sides[Math.trunc(index / GROWTH)]!.id}-${(index % GROWTH) + 1}`;
  return {
    ...table(sides),
    ...costs(spaces),
    start: Int16Array.from(spaces, ({ steps, cost }, index) => layout.add('boards', id(index), steps, cost)),
    points: Int8Array.from(spaces, (space) => space.points ?? 0),
    links: Int16Array.from(sides.flatMap(linksOf)),
  };
};

/** By instruction, 1 where from there to its end there is nothing but plain gains. */
const plainOf = ({ code, places }: Program): Uint8Array => {
  const plain = new Uint8Array(places.length);
  for (let at = places.length - 1; at >= 0; at--) {
    const op = code[at * WIDTH]!;
    if (op === OPS.end) plain[at] = 1;
    if (op === OPS.gain) plain[at] = plain[at + 1]!;
    if (op === OPS.jump) plain[at] = plain[code[at * WIDTH + 1]!]!;
  }
  return plain;
};

/** The tables of a document without faults. */
export const build = (rows: Rows): Content => {
  const layout = new Layout();
  const tables = {
    builtIn: layout.builtIn,
    locations: locationsOf(rows.locations, layout),
    cards: cardsOf(rows.cards, layout),
    specialists: specialistsOf(rows.specialists, layout),
    objectives: objectivesOf(rows.objectives),
    tribes: tribesOf(rows.tribes, layout),
    boards: boardsOf(rows.boards, layout),
    discs: Int16Array.from(ZONES, (zone) => {
      const disc = rows.discs.find(({ id }) => id === zone);
      return layout.add('discs', zone, disc?.steps);
    }),
  };
  const program = layout.finish();
  return { program, plain: plainOf(program), ...tables };
};
