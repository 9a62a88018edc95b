/** Compiles the rows of a catalog to tables. */

import { type Program, WIDTH } from '../../kit/program.ts';
import { Layout } from './layout.ts';
import { OPS } from './ops.ts';
import {
  type Ambassador,
  type Card,
  COUNTS,
  type Effect,
  MODIFIED,
  type Modifier,
  type Place,
  type Trigger,
} from './rows.ts';
import {
  type Abilities,
  type Ambassadors,
  type Content,
  type Effects,
  type Modifiers,
  type Named,
  NONE,
  type Rows,
  roleOf,
  type Sheet,
  spaceAt,
  TRIGGERS,
  type Triggers,
} from './tables.ts';
import { BACKS, CARD_TYPES, DIFFICULTIES, PHASES, ROLES, SPACES, STARTERS } from './terms.ts';

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
  layout: Layout,
  kinds: readonly string[],
  cardKind: Int8Array,
): Abilities => ({
  ids: idsOf(abilities),
  names: namesOf(abilities),
  role: Int8Array.from(abilities, ({ role }) => ROLES.indexOf(role)),
  first: Int8Array.from(abilities, ({ role, first }) =>
    cardKind.findIndex((kind, card) => kinds[kind] === first && roleOf(card) === ROLES.indexOf(role)),
  ),
  start: Int16Array.from(abilities, ({ id, steps }) => layout.add('abilities', id, steps)),
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

const effectsOf = (rows: readonly Effect[], layout: Layout, kinds: readonly string[]): Effects => ({
  ids: idsOf(rows),
  names: namesOf(rows),
  copies: Int8Array.from(rows, ({ copies }) => copies),
  constant: Int8Array.from(rows, ({ kind }) => (kind === 'constant' ? 1 : 0)),
  start: Int16Array.from(rows, ({ id, steps }) => layout.add('effects', id, steps)),
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
  const layout = new Layout();
  const kinds = [...idsOf(starters), ...idsOf(cards)];
  const cardKind = cardKinds(cards);
  const start = Int16Array.from([
    ...starters.map(({ id, steps }) => layout.add('starters', id, steps)),
    ...cards.map(({ id, steps }) => layout.add('cards', id, steps)),
  ]);
  const abilities = abilitiesOf(rows, layout, kinds, cardKind);
  const sheets = scenarios.map((scenario): Sheet => {
    const { id, side, rows: height, columns, birth, destruction, animals, tiles } = scenario;
    const deck = rows.effects.filter((effect) => effect.deck === id);
    return {
      ...{ id, side, rows: height, columns, birth, destruction },
      animals: bySpace(animals, ({ animals: count = 1 }) => count),
      tiles: bySpace(tiles, () => 1),
      levels: DIFFICULTIES.map((level) => scenario[level]),
      effects: effectsOf(deck, layout, kinds),
    };
  });
  const voting = (year: 'first' | 'second') =>
    Int8Array.from({ length: 6 }, (_, seats) => years.find((row) => row.seats === seats)?.[year] ?? 0);
  const program = layout.finish();
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
