/**
 * States of Extinction for tests, written down by what matters and completed by what the box holds: cards that are not mentioned
 * are in decks.
 */
import type { Effect, Level, Scenario } from '../../../src/engines/extinction/content/rows.ts';
import type { StateJson } from '../../../src/engines/extinction/documents/schema.ts';
import type { Options } from '../../../src/engines/extinction/rules/options.ts';
import { readBoard, spacesOf } from './board.ts';
import { catalogRows } from './catalogs.ts';
import { rowOf } from './rows.ts';

type MemberJson = StateJson['team'][number];
export type Role = NonNullable<MemberJson['role']>;

/** What a test says of a state; see `scene`. */
export interface Scene {
  /** Four unless said; one person plays two roles. */
  readonly seats?: number;
  readonly scenario?: string;
  readonly level?: 'easy' | 'normal' | 'hard';
  readonly hidden?: boolean;
  readonly rulings?: NonNullable<Options['rulings']>;
  /** The built-in catalog unless said. */
  readonly catalog?: string;
  /** Roles by place, see `TEAM`. */
  readonly team?: readonly Role[];
  /** Abilities by place; the quiet one of each role unless said. */
  readonly abilities?: readonly string[];
  /** Year 1 unless dice of others lie somewhere. */
  readonly year?: number;
  /** Place to act; 0 unless said. */
  readonly turn?: number;
  /** Places that have had their turn in this year. */
  readonly acted?: readonly number[];
  /** The board as a drawing; as the scenario begins unless said. */
  readonly board?: readonly string[];
  readonly money?: readonly number[];
  readonly hands?: readonly (readonly string[])[];
  /** The uppermost cards of each deck. */
  readonly decks?: readonly (readonly string[])[];
  /** Places whose other cards are played or discarded, so that the deck has no more than is said. */
  readonly spent?: readonly number[];
  readonly discards?: readonly (readonly string[])[];
  readonly permanents?: readonly (readonly string[])[];
  /** Actions of the zone; each comes from the deck of the last role that has it. */
  readonly zone?: readonly string[];
  /** Dice of the role to act that are not placed yet; its others are on Social Media. */
  readonly dice?: readonly number[];
  /** Dice on actions, as place and value: `{ plan: ['1:4'] }`. */
  readonly placed?: Readonly<Record<string, readonly string[]>>;
  /** The row: `brazil+2` is face up with two cubes, `?brazil` is face down, `?` is one that is not mentioned. */
  readonly ambassadors?: readonly string[];
  /** The uppermost effect cards. */
  readonly effects?: readonly string[];
  readonly constants?: readonly string[];
  /** Effect discards; all that is not mentioned for `rest`. */
  readonly effectDiscards?: readonly string[] | 'rest';
  readonly flags?: Partial<Pick<StateJson, 'skips' | 'shields' | 'free' | 'birthBonus' | 'abilityUsed'>>;
  /** Places of ambassadors, from 1, that voted Yes in the first voting year; none unless said. */
  readonly votes?: readonly number[];
}

/** Roles by place where nothing is said. */
export const TEAM: readonly Role[] = ['lawyer', 'lobbyist', 'philanthropist', 'tv-host', 'zoologist'];
/** Abilities that do nothing unless they are asked to. */
const QUIET: Readonly<Record<Role, string>> = {
  lawyer: 'fine-print',
  lobbyist: 'courtesy-call',
  philanthropist: 'regular-donors',
  'tv-host': 'rerun',
  zoologist: 'breeding-books',
};
const DICE = 3;
const BACKS = ['blue', 'blue', 'blue', 'green', 'green', 'grey'] as const;

/** The cards of a role that nothing has taken yet, by name: `workshop`, and `injunction/2` for the second one. */
class Deck {
  #names: string[];

  constructor(names: readonly string[]) {
    this.#names = [...names];
  }

  has(id: string): boolean {
    return this.#names.some((name) => idOf(name) === id);
  }

  /** Takes a card with this id. */
  take(id: string): string {
    const name = this.#names.find((each) => idOf(each) === id);
    if (name === undefined) throw new Error(`no ${id} is left`);
    this.#names = this.#names.filter((each) => each !== name);
    return name;
  }

  rest(): string[] {
    return this.#names.splice(0);
  }
}

/** The row of a card by its name in documents. */
export const idOf = (name: string): string =>
  name
    .split('/')
    .filter((part) => !/^\d$/.test(part))
    .at(-1) ?? '';

/** Role and name of a card of a role. */
interface Played {
  readonly place: number;
  readonly name: string;
}

type Rows = ReturnType<typeof catalogRows>;

const decksOf = ({ cards }: Rows, roles: readonly Role[]): Deck[] =>
  roles.map((role) => {
    const own = cards.filter((card) => card.role === role || card.role === 'all');
    return new Deck(
      own.flatMap(({ id, copies }) =>
        Array.from({ length: copies }, (_, copy) => (copy === 0 ? id : `${id}/${copy + 1}`)),
      ),
    );
  });

/** Cards of the zone, each of the last role that has it. */
const zoneOf = (zone: readonly string[], decks: readonly Deck[]): Played[] =>
  zone.map((id) => {
    const place = decks.findLastIndex((deck) => deck.has(id));
    if (place < 0) throw new Error(`nobody has ${id}`);
    return { place, name: decks[place]!.take(id) };
  });

const yearOf = ({ year, placed = {}, turn = 0, acted = [] }: Scene): number => {
  const others = Object.values(placed)
    .flat()
    .map((text) => Number(text[0]));
  return year ?? (others.every((place) => place === turn || acted.includes(place)) ? 1 : 2);
};

/** Where dice lie, by place; before its first turn a role has none. */
const diceOf = (given: Scene, roles: readonly Role[], zone: readonly Played[]): MemberJson['dice'][] => {
  const { placed = {}, dice = [], turn = 0 } = given;
  const cardOf = (id: string): string => {
    const card = zone.find(({ name }) => idOf(name) === id);
    return card === undefined ? id : `${roles[card.place]}/${card.name}`;
  };
  return roles.map((_, place) => {
    const on = Object.entries(placed).flatMap(([id, list]) =>
      list
        .map((text) => text.split(':').map(Number))
        .filter(([who]) => who === place)
        .map(([, value = 1]) => ({ value, on: cardOf(id) })),
    );
    const free = place === turn ? dice.map((value) => ({ value, on: null })) : [];
    if (place !== turn && yearOf(given) === 1 && !given.acted?.includes(place)) return [];
    const others = Array.from({ length: DICE - on.length - free.length }, () => ({ value: 1, on: 'social-media' }));
    return [...free, ...on, ...others];
  });
};

const teamOf = (given: Scene, rows: Rows): MemberJson[] => {
  const { seats = 4, turn = 0 } = given;
  const roles = (given.team ?? TEAM).slice(0, Math.max(2, seats));
  const decks = decksOf(rows, roles);
  const zone = zoneOf(given.zone ?? [], decks);
  const take = (lists: readonly (readonly string[])[] | undefined) =>
    roles.map((_, place) => (lists?.[place] ?? []).map((id) => decks[place]!.take(id)));
  const [hands, permanents, discards, tops] = [
    take(given.hands),
    take(given.permanents),
    take(given.discards),
    take(given.decks),
  ];
  const dice = diceOf(given, roles, zone);
  return roles.map((role, place): MemberJson => {
    const left = decks[place]!.rest();
    const spent = given.spent?.includes(place) === true ? left : [];
    const ofType = (type: string) => spent.filter((name) => rowOf(rows.cards, idOf(name)).type === type);
    return {
      role,
      ability: given.abilities?.[place] ?? QUIET[role],
      money: given.money?.[place] ?? 0,
      acted: place === turn || (given.acted ?? []).includes(place),
      dice: dice[place]!,
      hand: hands[place]!,
      deck: [...tops[place]!, ...(spent.length > 0 ? [] : left)],
      actions: [...zone.filter((card) => card.place === place).map(({ name }) => name), ...ofType('action')],
      permanents: [...permanents[place]!, ...ofType('permanent')].map((card) => ({ card })),
      discards: [...discards[place]!, ...ofType('unique')],
    };
  });
};

const ambassadorsOf = ({ ambassadors = [] }: Scene, rows: Rows): StateJson['ambassadors'] => {
  const notes = BACKS.map((_, place) => /^(\??)([a-z-]*)(?:\+(\d+))?$/.exec(ambassadors[place] ?? '?') ?? []);
  const mentioned = notes.map(([, , id]) => id);
  const left = rows.ambassadors.filter(({ id }) => !mentioned.includes(id));
  return notes.map(([, mark, id, cubes = '0'], place) => {
    const back = BACKS[place]!;
    const other = left.splice(
      left.findIndex((row) => row.back === back),
      id === '' ? 1 : 0,
    )[0];
    return { back, id: id === '' ? (other?.id ?? null) : (id ?? null), revealed: mark !== '?', cubes: Number(cubes) };
  });
};

const effectsOf = (given: Scene, deck: readonly Effect[]) => {
  const { effects = [], constants = [], effectDiscards = [] } = given;
  const left = deck.flatMap(({ id, copies }) => Array<string>(copies).fill(id));
  const gone = effectDiscards === 'rest' ? [] : effectDiscards;
  for (const id of [...effects, ...constants, ...gone]) {
    if (!left.includes(id)) throw new Error(`no ${id} is left`);
    left.splice(left.indexOf(id), 1);
  }
  return effectDiscards === 'rest'
    ? { effectDeck: [...effects], effectDiscards: left, constants: [...constants] }
    : { effectDeck: [...effects, ...left], effectDiscards: [...gone], constants: [...constants] };
};

/** The board that a scenario begins with, as a drawing. */
const beginning = ({ rows, columns, animals, tiles }: Scenario): string[] =>
  Array.from({ length: rows }, (_, row) =>
    Array.from({ length: columns }, (_, column) => {
      const at = (place: { readonly row: number; readonly column: number }): boolean =>
        place.row === row + 1 && place.column === column + 1;
      const herd = animals.find(at);
      return herd !== undefined ? String(herd.animals ?? 1) : tiles.some(at) ? '#' : '.';
    }).join(''),
  );

const boardOf = (rows: readonly string[]): Pick<StateJson, 'animals' | 'tiles'> => {
  const board = readBoard(rows);
  const spaces = spacesOf(board).map(([row, column]) => ({
    row: row + 1,
    column: column + 1,
    animals: board.animals[row]![column]!,
    tile: board.tiles[row]![column]!,
  }));
  return {
    animals: spaces.flatMap(({ row, column, animals }) => (animals > 0 ? [{ row, column, animals }] : [])),
    tiles: spaces.flatMap(({ row, column, tile }) => (tile ? [{ row, column }] : [])),
  };
};

/** What the level of a scene sets. */
export const levelOf = ({ scenario = 'tiger', level = 'normal', catalog }: Scene): Level =>
  rowOf(catalogRows(catalog).scenarios, scenario)[level];

/**
 * The full state that `given` describes. The role at place 0 of four has rolled; it places its dice, if it says which, in year 1
 * of the tiger at Normal, and nobody has cards, money or cubes, unless it says otherwise.
 */
export const scene = (given: Scene): StateJson => {
  const { seats = 4, scenario = 'tiger', level = 'normal', rulings, catalog } = given;
  const rows = catalogRows(catalog);
  const sheet = rowOf(rows.scenarios, scenario);
  const deck = rows.effects.filter((effect) => effect.deck === scenario);
  const firstVote = rows.years.find((row) => row.seats === seats)?.first ?? 0;
  return {
    game: 'extinction',
    version: 1,
    ...(catalog === undefined ? {} : { catalog: { id: catalog } }),
    options: {
      ...{ seats, scenario, level },
      ...(given.hidden === true ? { hands: 'closed' as const } : {}),
      ...(rulings === undefined ? {} : { rulings }),
    },
    viewer: 'all',
    year: yearOf(given),
    current: given.turn ?? 0,
    team: teamOf(given, rows),
    ...boardOf(given.board ?? beginning(sheet)),
    ambassadors: ambassadorsOf(given, rows),
    ...effectsOf(given, deck),
    foreseen: [],
    ...(yearOf(given) > firstVote ? { votes: [...(given.votes ?? [])] } : {}),
    ...given.flags,
  };
};
