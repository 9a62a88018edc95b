/** What a seat cannot know of cards is drawn evenly from all that agrees with what it has seen, drafts above all. */
import { describe, expect, test } from 'vitest';
import { loadCatalogs } from '../../../src/core/catalog.ts';
import { stream } from '../../../src/core/random.ts';
import type { StateJson } from '../../../src/engines/natera/documents/schema.ts';
import { natera } from '../../../src/engines/natera/index.ts';
import type { Options } from '../../../src/engines/natera/rules/options.ts';
import type { State } from '../../../src/engines/natera/rules/state.ts';
import { expectUniform, repeat } from '../../support/chi-square.ts';
import { few, fewForThree } from '../../support/natera/few.ts';
import { worldOf, worldsOf } from '../../support/natera/worlds.ts';
import { valueOf } from '../../support/results.ts';
import { walk } from '../../support/walk.ts';

const catalogs = valueOf(
  loadCatalogs(natera.catalog, [
    { name: 'few.json', document: few },
    { name: 'few-for-three.json', document: fewForThree },
  ]),
);

/** Most worlds that are written down, and draws for each. */
const MOST = 300;
const DRAWS = 10;

const begin = (options: Options, id: string, seed: number): State =>
  valueOf(natera.setup(options, valueOf(catalogs.find({ id })), stream(seed, 'setup')));

/** Calls `look` at every decision of a game at random. */
const playThrough = (state: State, seed: number, look: (state: State) => void): void => {
  walk(natera, state, stream(seed, 'test'), { visit: (seat) => void (seat >= 0 && look(state)) });
};

/** Positions of games at random in which `isMeant`, as a seat sees them, with few enough worlds. */
const positions = (options: Options, id: string, isMeant: (view: StateJson) => boolean, count: number) => {
  const found: { readonly view: StateJson; readonly seat: number; readonly worlds: readonly string[] }[] = [];
  for (let seed = 1; found.length < count && seed < 30; seed++) {
    let inGame = 0;
    playThrough(begin(options, id, seed), seed, (state) => {
      for (let seat = 0; seat < state.rules.seats && inGame < 2 && found.length < count; seat++) {
        const view = natera.encode(state, seat);
        if (!isMeant(view)) continue;
        const worlds = worldsOf(view, MOST);
        if (worlds === undefined || worlds.length < 2) continue;
        found.push({ view, seat, worlds });
        inGame++;
      }
    });
  }
  return found;
};

const memoryOf = ({ players, viewer }: StateJson) => (viewer === 'all' ? [] : (players[viewer]?.memory ?? []));

const DRAFT: Options = { seats: 3, draft: true, rulings: { setupOrder: 'before-hand' } };

/** What a position has in it that a seat does not know, the game, and when it has it. */
const CASES: readonly (readonly [string, Options, string, (view: StateJson) => boolean])[] = [
  [
    'packets that it has passed on, while others have chosen in secret',
    DRAFT,
    fewForThree.id,
    (view) => view.stage === 'opening' && view.players.some(({ pick }) => pick === null) && memoryOf(view).length > 0,
  ],
  [
    'cards of a draft that two seats have one each of',
    DRAFT,
    fewForThree.id,
    (view) => view.stage === 'put-aside' && memoryOf(view).some(({ seats }) => seats.length === 2),
  ],
  [
    'cards of a draft, some of which were put aside',
    DRAFT,
    fewForThree.id,
    (view) => view.stage === 'actions' && memoryOf(view).some(({ opening }) => opening === true),
  ],
  [
    'cards that were put aside without a draft',
    { seats: 2 },
    few.id,
    (view) => view.stage === 'actions' && view.season === 1,
  ],
  ['cards of a later draft', { seats: 2, draft: true }, few.id, (view) => view.season > 1 && memoryOf(view).length > 0],
];

describe('redeal is even over', () => {
  test.each(CASES)('%s', (_what, options, id, isMeant) => {
    const found = positions(options, id, isMeant, 2);
    expect(found.length, 'positions with few enough worlds').toBeGreaterThan(0);
    for (const { view, seat, worlds } of found) {
      const state = valueOf(natera.decode(view, catalogs));
      const random = stream(seat, 'view');
      const draws = repeat(DRAWS * worlds.length + 1000, () => {
        natera.redeal(state, seat, random);
        return worldOf(natera.encode(state, 'all'));
      });
      expectUniform(worlds, draws);
      expect(natera.belief?.(state, seat).worlds).toBe(worlds.length);
    }
  });
});

/** Every card that a seat has seen in its packets and that lies nowhere open to it now. */
const missed = (seen: ReadonlySet<string>, full: StateJson, seat: number): string[] => {
  const { hand, aside, packet, inPlay, knows, memory } = full.players[seat]!;
  const there = [
    ...(hand ?? []),
    ...(aside ?? []),
    ...(packet ?? []),
    ...inPlay,
    ...full.discards,
    ...full.players.flatMap((player) => player.inPlay),
    ...(full.piles.base.order ?? []),
    ...(full.piles.advanced.order ?? []),
    ...(knows ?? []).map(({ card }) => card),
    ...(memory ?? []).flatMap(({ cards }) => cards),
  ];
  return [...seen].filter((card) => !there.includes(card));
};

describe('what a seat has seen of drafts', () => {
  test.each([2, 3, 4])('with %i seats: all of it is remembered until it turns up', (seats) => {
    for (const seed of [1, 2, 3]) {
      const seen = Array.from({ length: seats }, () => new Set<string>());
      playThrough(begin({ seats, draft: true, nuclear: true }, 'natera-house', seed), seed, (state) => {
        const full = natera.encode(state, 'all');
        for (const [seat, cards] of seen.entries()) {
          for (const card of full.players[seat]?.packet ?? []) cards.add(card);
          expect(missed(cards, full, seat), `seat ${seat}`).toEqual([]);
        }
      });
    }
  });

  test('nothing is remembered that a seat has not seen', () => {
    const seen = Array.from({ length: 3 }, () => new Set<string>());
    playThrough(
      begin({ seats: 3, draft: true, tribes: ['bears', 'foxes', 'moles'] }, 'natera-house', 5),
      5,
      (state) => {
        const full = natera.encode(state, 'all');
        for (const [seat, cards] of seen.entries()) {
          const { packet, knows, memory } = full.players[seat]!;
          for (const card of packet ?? []) cards.add(card);
          const remembered = [
            ...(knows ?? []).map(({ card }) => card),
            ...(memory ?? []).flatMap((group) => group.cards),
          ];
          expect(remembered.filter((card) => !cards.has(card))).toEqual([]);
        }
      },
    );
  });

  test('a card that all saw red pandas find is in their hand in every world, and never put aside', () => {
    let looked = 0;
    const options: Options = { seats: 2, nuclear: true, tribes: ['red-pandas', 'bears'] };
    playThrough(begin(options, 'natera-house', 3), 3, (state) => {
      const [known] = natera.encode(state, 1).players[1]?.knows ?? [];
      if (known === undefined || looked > 40) return;
      looked++;
      const world = natera.blank(state);
      natera.copy(state, world);
      natera.redeal(world, 1, stream(looked, 'view'));
      expect(natera.encode(world, 'all').players[0]?.hand).toContain(known.card);
    });
    expect(looked).toBeGreaterThan(0);
  });
});
