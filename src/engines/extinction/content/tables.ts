/** The rows of a catalog in the form that the rules work with. */
import { OPS, WIDTH } from './ops.ts';
import { Assembler, type Program } from './program.ts';
import {
  type Ability,
  type Ambassador,
  type Card,
  COUNTS,
  type Effect,
  type Level,
  MODIFIED,
  type Modifier,
  type Place,
  type Scenario,
  type Starter,
  type Trigger,
  type Years,
} from './rows.ts';
import { BACKS, CARD_TYPES, DECK, DIFFICULTIES, PHASES, ROLES, SIDE, SPACES, STARTERS } from './terms.ts';

/** Player cards and starting actions as physical cards, by number. */
export const CARDS = STARTERS + ROLES.length * DECK;

/** What fires a lasting card. */
export const TRIGGERS = ['none', 'reveal', 'phase', 'birth'] as const;

/** Index that stands for nothing: no program, no card, all actions. */
export const NONE = -1;

/** Rows of one catalog document. */
export interface Rows {
  readonly starters: readonly Starter[];
  readonly cards: readonly Card[];
  readonly abilities: readonly Ability[];
  readonly ambassadors: readonly Ambassador[];
  readonly effects: readonly Effect[];
  readonly scenarios: readonly Scenario[];
  readonly years: readonly Years[];
}

/** What rows are called, for people. */
export type Named = { readonly name: string; readonly french: string };

/** When lasting rows do what they say, by row. */
export interface Triggers {
  /** Index in `TRIGGERS`. */
  readonly event: Int8Array;
  /** Of `reveal` the kind of effect in the same deck, of `phase` the index in `PHASES`; else 0. */
  readonly of: Int8Array;
}

/** Rules that rows change, those of row `r` from `from[r]` on and before `from[r + 1]`. */
export interface Modifiers {
  readonly from: Int16Array;
  /** Index in `MODIFIED`. */
  readonly rule: Int8Array;
  /** How much; 0 for rules that have no measure. */
  readonly by: Int8Array;
  /** Kind of the action that it is about; `NONE` for all that heed values. */
  readonly action: Int8Array;
}

/** Abilities by index, in the order of the catalog. */
export interface Abilities extends Triggers {
  readonly ids: readonly string[];
  readonly names: readonly Named[];
  /** Index in `ROLES`. */
  readonly role: Int8Array;
  /** Number of the card that is played first: the lowest of its kind in the deck of the role. */
  readonly first: Int8Array;
  /** First instruction of its program, or `NONE`. Without a trigger it may be done once in each own turn. */
  readonly start: Int16Array;
  readonly modifiers: Modifiers;
  /** By role, the indexes of its abilities, ascending. */
  readonly ofRole: readonly Int8Array[];
}

/** Ambassadors by index, in the order of the catalog. */
export interface Ambassadors {
  readonly ids: readonly string[];
  readonly names: readonly Named[];
  /** Index in `BACKS`. */
  readonly back: Int8Array;
  readonly dice: Int8Array;
  /** Index in `COUNTS`. */
  readonly count: Int8Array;
  /** The target with four roles in play, and how much more for each role beyond these. */
  readonly target: Int8Array;
  readonly perRole: Int8Array;
  /** By back, the indexes of the ambassadors that have it, ascending. */
  readonly ofBack: readonly Int8Array[];
}

/** The effect cards of a scenario by kind, in the order of the catalog. */
export interface Effects extends Triggers {
  readonly ids: readonly string[];
  readonly names: readonly Named[];
  /** Cards of this kind, 18 in all. */
  readonly copies: Int8Array;
  /** 1 for a constant. */
  readonly constant: Int8Array;
  /** First instruction of its program, or `NONE`. */
  readonly start: Int16Array;
  readonly modifiers: Modifiers;
}

/** A scenario sheet with its effect deck. A space is `row * SIDE + column`, from 0, whatever the size of the board. */
export interface Sheet extends Pick<Scenario, 'id' | 'side' | 'rows' | 'columns' | 'birth' | 'destruction'> {
  /** Animals by space at the beginning. */
  readonly animals: Int8Array;
  /** 1 by space that has a tile at the beginning. */
  readonly tiles: Int8Array;
  /** By index in `DIFFICULTIES`. */
  readonly levels: readonly Level[];
  readonly effects: Effects;
}

/** All that is printed, as tables. */
export interface Content {
  readonly program: Program;
  /** By kind of card: its id. Kinds are the starting actions, then the rows of cards. */
  readonly kinds: readonly string[];
  /** By kind of card. */
  readonly names: readonly Named[];
  /** By card number 0–73: the starting actions, then `STARTERS + role * DECK + place in the deck`, by the order of the catalog. */
  readonly cardKind: Int8Array;
  /** By kind of card: 1 where its program copies another action. */
  readonly copying: Uint8Array;
  /** By kind: index in `CARD_TYPES`; starting actions are actions. */
  readonly type: Int8Array;
  /** By kind: 1 for an action without limits of placing. */
  readonly free: Int8Array;
  /** By kind: first instruction of its program. */
  readonly start: Int16Array;
  readonly abilities: Abilities;
  readonly ambassadors: Ambassadors;
  readonly scenarios: readonly Sheet[];
  /** By seats 1–5: the first voting year and the second; 0 at index 0. */
  readonly firstVote: Int8Array;
  readonly secondVote: Int8Array;
}

/** Role by card number, an index in `ROLES`; `NONE` for starting actions. */
export const roleOf = (card: number): number => (card < STARTERS ? NONE : Math.floor((card - STARTERS) / DECK));

/** The space at a row and a column, both from 1 as in rows. */
export const spaceAt = ({ row, column }: Pick<Place, 'row' | 'column'>): number => (row - 1) * SIDE + column - 1;

const namesOf = (rows: readonly Named[]): Named[] => rows.map(({ name, french }) => ({ name, french }));

const idsOf = (rows: readonly { readonly id: string }[]): string[] => rows.map(({ id }) => id);

const triggersOf = (triggers: readonly (Trigger | undefined)[], revealed: readonly string[]): Triggers => ({
  event: Int8Array.from(triggers, (on) =>
    TRIGGERS.indexOf(
      on === undefined ? 'none' : on.reveal !== undefined ? 'reveal' : on.phase !== undefined ? 'phase' : 'birth',
    ),
  ),
  of: Int8Array.from(triggers, (on) =>
    on?.reveal !== undefined ? revealed.indexOf(on.reveal) : on?.phase !== undefined ? PHASES.indexOf(on.phase) : 0,
  ),
});

const modifiersOf = (lists: readonly (readonly Modifier[] | undefined)[], kinds: readonly string[]): Modifiers => {
  const all = lists.flatMap((list) => list ?? []);
  let sum = 0;
  return {
    from: Int16Array.from([0, ...lists.map((list) => (sum += list?.length ?? 0))]),
    rule: Int8Array.from(all, ({ rule }) => MODIFIED.indexOf(rule)),
    by: Int8Array.from(all, ({ by = 0 }) => by),
    action: Int8Array.from(all, ({ action }) => (action === undefined ? NONE : kinds.indexOf(action))),
  };
};

/** Kinds of all cards by number; a deck that is too long or too short is for `check` to find. */
const cardKinds = (cards: readonly Card[]): Int8Array => {
  const decks = ROLES.flatMap((role) =>
    cards.flatMap((card, index) =>
      card.role === role || card.role === 'all' ? Array<number>(card.copies).fill(STARTERS + index) : [],
    ),
  );
  return Int8Array.from([...Array.from({ length: STARTERS }, (_, starter) => starter), ...decks]);
};

const abilitiesOf = (
  { abilities }: Rows,
  assembler: Assembler,
  kinds: readonly string[],
  cardKind: Int8Array,
): Abilities => ({
  ids: idsOf(abilities),
  names: namesOf(abilities),
  role: Int8Array.from(abilities, ({ role }) => ROLES.indexOf(role)),
  first: Int8Array.from(abilities, ({ role, first }) =>
    cardKind.findIndex((kind, card) => kinds[kind] === first && roleOf(card) === ROLES.indexOf(role)),
  ),
  start: Int16Array.from(abilities, ({ id, steps }) => assembler.add('abilities', id, steps)),
  ...triggersOf(
    abilities.map(({ on }) => on),
    [],
  ),
  modifiers: modifiersOf(
    abilities.map(({ modifiers }) => modifiers),
    kinds,
  ),
  ofRole: groups(
    ROLES,
    abilities.map(({ role }) => role),
  ),
});

/** By each of `names`, the places where it stands in `list`. */
const groups = (names: readonly string[], list: readonly string[]): Int8Array[] =>
  names.map((name) => Int8Array.from(list.flatMap((each, index) => (each === name ? [index] : []))));

const ambassadorsOf = (rows: readonly Ambassador[]): Ambassadors => ({
  ids: idsOf(rows),
  names: namesOf(rows),
  back: Int8Array.from(rows, ({ back }) => BACKS.indexOf(back)),
  dice: Int8Array.from(rows, ({ dice }) => dice),
  count: Int8Array.from(rows, ({ count }) => COUNTS.indexOf(count)),
  target: Int8Array.from(rows, ({ target }) => target),
  perRole: Int8Array.from(rows, ({ perRole = 0 }) => perRole),
  ofBack: groups(
    BACKS,
    rows.map(({ back }) => back),
  ),
});

const effectsOf = (rows: readonly Effect[], assembler: Assembler, kinds: readonly string[]): Effects => ({
  ids: idsOf(rows),
  names: namesOf(rows),
  copies: Int8Array.from(rows, ({ copies }) => copies),
  constant: Int8Array.from(rows, ({ kind }) => (kind === 'constant' ? 1 : 0)),
  start: Int16Array.from(rows, ({ id, steps }) => assembler.add('effects', id, steps)),
  ...triggersOf(
    rows.map(({ on }) => on),
    idsOf(rows),
  ),
  modifiers: modifiersOf(
    rows.map(({ modifiers }) => modifiers),
    kinds,
  ),
});

const bySpace = (places: readonly Place[], count: (place: Place) => number): Int8Array => {
  const spaces = new Int8Array(SPACES);
  for (const place of places) spaces[spaceAt(place)] = count(place);
  return spaces;
};

/** By kind of card, 1 where its program copies another action: copies of copies would never end. */
const copyingOf = (kinds: readonly string[], { code, places }: Program): Uint8Array => {
  const copies = places.filter((_, index) => code[index * WIDTH] === OPS.copy);
  const ids = copies.flatMap(({ owner, id }) => (owner === 'starters' || owner === 'cards' ? [id] : []));
  return Uint8Array.from(kinds, (id) => (ids.includes(id) ? 1 : 0));
};

/** The tables of a document without faults. */
export const build = (rows: Rows): Content => {
  const { starters, cards, scenarios, years } = rows;
  const assembler = new Assembler();
  const kinds = [...idsOf(starters), ...idsOf(cards)];
  const cardKind = cardKinds(cards);
  const start = Int16Array.from([
    ...starters.map(({ id, steps }) => assembler.add('starters', id, steps)),
    ...cards.map(({ id, steps }) => assembler.add('cards', id, steps)),
  ]);
  const abilities = abilitiesOf(rows, assembler, kinds, cardKind);
  const sheets = scenarios.map((scenario): Sheet => {
    const { id, side, rows: height, columns, birth, destruction, animals, tiles } = scenario;
    const deck = rows.effects.filter((effect) => effect.deck === id);
    return {
      ...{ id, side, rows: height, columns, birth, destruction },
      animals: bySpace(animals, ({ animals: count = 1 }) => count),
      tiles: bySpace(tiles, () => 1),
      levels: DIFFICULTIES.map((level) => scenario[level]),
      effects: effectsOf(deck, assembler, kinds),
    };
  });
  const voting = (year: 'first' | 'second') =>
    Int8Array.from({ length: 6 }, (_, seats) => years.find((row) => row.seats === seats)?.[year] ?? 0);
  const program = assembler.finish();
  return {
    program,
    copying: copyingOf(kinds, program),
    kinds,
    names: namesOf([...starters, ...cards]),
    cardKind,
    type: Int8Array.from([...starters.map(() => 'action' as const), ...cards.map(({ type }) => type)], (type) =>
      CARD_TYPES.indexOf(type),
    ),
    free: Int8Array.from([...starters, ...cards], ({ free }) => (free === true ? 1 : 0)),
    start,
    abilities,
    ambassadors: ambassadorsOf(rows.ambassadors),
    scenarios: sheets,
    firstVote: voting('first'),
    secondVote: voting('second'),
  };
};
