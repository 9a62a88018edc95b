import { expect, test } from 'vitest';
import { type Game, type Seat, type StateEnvelope, TERMINAL } from '../../../src/core/contract.ts';
import { stream } from '../../../src/core/random.ts';
import type { Checker } from '../../../src/core/schema.ts';
import { DEFAULT_PARAMS, PLAIN_PARAMS } from '../../../src/mcts/params.ts';
import { createSearch } from '../../../src/mcts/search.ts';
import { expectUniform, repeat } from '../chi-square.ts';
import type { Probe } from '../probe.ts';
import { valueOf } from '../results.ts';
import { checkerOf, copyOf, fullText, sample, seatsOf, snapshot, type Table, viewText, walk } from '../walk.ts';

/** Most worlds of a position whose redeals are counted one by one. */
const FEW = 150;
/** Redeals of such a position: enough to find a bias of a few parts in ten. */
const DRAWS = 4000;
/** Such positions in one setup, spread over a game. */
const POSITIONS = 3;
const VISITS = 150;
/** Positions of one game that are searched. */
const SEARCHES = 3;

/** Rules 4–6 of the contract: documents, redeals, blindness. */
export const testInformation = (table: Table, probe: Probe | undefined): void => {
  testDocuments(table);
  testRedeals(table);
  if (probe !== undefined) testUniformity(table, probe);
  testBlindness(table);
};

/** The document after a journey as text, checked by the game's schema as a server would. */
const travel = (game: Game, document: StateEnvelope): StateEnvelope => {
  const arrived: unknown = JSON.parse(JSON.stringify(document));
  valueOf(checkerOf(game.schemas.state).check(arrived));
  return Object(arrived);
};

const testDocuments = (table: Table): void => {
  const { game, catalogs } = table;

  test('4. every document fits the schema and survives being text', () => {
    for (const state of sample(table, 1, 2))
      for (const viewer of ['all', ...seatsOf(game, state)] as const) {
        const document = travel(game, game.encode(state, viewer));
        expect(JSON.parse(JSON.stringify(document))).toEqual(document);
        expect(document).toMatchObject({ game: game.id, version: 1, viewer });
      }
  });

  test('4. decode(encode(state)) is the state', () => {
    for (const state of sample(table, 1, 2)) {
      const again = valueOf(game.decode(game.encode(state, 'all'), catalogs));
      expect(fullText(game, again)).toBe(fullText(game, state));
      for (const seat of seatsOf(game, state)) expect(viewText(game, again, seat)).toBe(viewText(game, state, seat));
    }
  });

  test('4. a decoded state plays on exactly like the original', () => {
    for (const state of sample(table, 2, 5)) {
      const again = valueOf(game.decode(game.encode(state, 'all'), catalogs));
      walk(game, state, stream(3, 'test'));
      walk(game, again, stream(3, 'test'));
      expect(fullText(game, again)).toBe(fullText(game, state));
    }
  });

  test('4. for each seat, encode(decode(view)) is the view', () => {
    for (const state of sample(table, 1, 2))
      for (const seat of seatsOf(game, state)) {
        const again = valueOf(game.decode(travel(game, game.encode(state, seat)), catalogs));
        expect(viewText(game, again, seat)).toBe(viewText(game, state, seat));
      }
  });

  test('4. a view without the nulls that may be left out is the same view', () => {
    for (const state of sample(table, 1, 2))
      for (const seat of seatsOf(game, state)) {
        const view = withoutNulls(travel(game, game.encode(state, seat)), checkerOf(game.schemas.state));
        expect(viewText(game, valueOf(game.decode(view, catalogs)), seat)).toBe(viewText(game, state, seat));
      }
  });
};

/** The document less each null that its schema does not ask for: many languages do not send these. It changes the document. */
const withoutNulls = (document: StateEnvelope, schema: Checker<unknown>): StateEnvelope => {
  const strip = (held: unknown): void => {
    if (typeof held !== 'object' || held === null) return;
    for (const [name, value] of Object.entries(held)) {
      if (value !== null || Array.isArray(held)) strip(value);
      else {
        Reflect.deleteProperty(held, name);
        if (!schema.check(document).ok) Object.assign(held, { [name]: null });
      }
    }
  };
  strip(document);
  return document;
};

const testRedeals = (table: Table): void => {
  const { game, catalogs } = table;

  test('5. redeal keeps the view of its seat', () => {
    for (const state of sample(table, 1, 2).slice(0, -1))
      for (const seat of seatsOf(game, state)) {
        const view = viewText(game, state, seat);
        const random = stream(seat, 'view');
        for (let world = 0; world < 5; world++) {
          game.redeal(state, seat, random);
          expect(viewText(game, state, seat)).toBe(view);
        }
      }
  });

  test('5. every redealt world can be written down, read again and played to its end', () => {
    const random = stream(1, 'test');
    for (const state of sample(table, 1, 3).slice(0, -1))
      for (const seat of seatsOf(game, state)) {
        const world = copyOf(game, state);
        game.redeal(world, seat, random);
        const again = valueOf(game.decode(travel(game, game.encode(world, 'all')), catalogs));
        expect(fullText(game, again)).toBe(fullText(game, world));
        walk(game, world, random);
        expect(game.toAct(world)).toBe(TERMINAL);
      }
  });
};

const testUniformity = (table: Table, probe: Probe): void => {
  const { game, setup } = table;
  const isVast = probe.isVast?.(setup) ?? false;

  test('5. the truth is always among the worlds that the rules allow', () => {
    let compared = 0;
    for (const state of sample(table, 4, 1).slice(0, -1))
      for (const seat of seatsOf(game, state)) {
        const worlds = probe.worlds(game.encode(state, seat), FEW);
        if (worlds === undefined) continue;
        expect(worlds).toContain(probe.world(game.encode(state, 'all'), seat));
        compared++;
      }
    if (!isVast) expect(compared, 'positions with few enough worlds').toBeGreaterThan(0);
  });

  test('5. what is hidden varies uniformly over all that is consistent (χ²)', () => {
    const small = sample(table, 3, 1)
      .slice(0, -1)
      .map((state) => ({ state, seat: game.toAct(state) }))
      .map(({ state, seat }) => ({ state, seat, worlds: probe.worlds(game.encode(state, seat), FEW) ?? [] }))
      .filter(({ worlds }) => worlds.length > 0);
    if (!isVast) expect(small.length, 'positions with few enough worlds').toBeGreaterThan(0);
    const uncertain = small.filter(({ worlds }) => worlds.length > 1);
    const step = Math.ceil(uncertain.length / POSITIONS);
    for (const { state, seat, worlds } of uncertain.filter((_, index) => index % step === 0)) {
      const random = stream(seat, 'view');
      const world = game.blank(state);
      const draws = repeat(DRAWS, () => {
        game.copy(state, world);
        game.redeal(world, seat, random);
        return probe.world(game.encode(world, 'all'), seat);
      });
      expectUniform(worlds, draws);
    }
  });
};

/** Pairs of true states that look the same to `seat`. */
const lookalikes = function* (
  table: Table,
  every: number,
  most?: number,
): Generator<readonly [one: unknown, other: unknown, seat: Seat]> {
  const { game, catalogs } = table;
  for (const [index, state] of sample(table, 6, every, most).slice(0, -1).entries()) {
    const seat = game.toAct(state);
    const redealt = copyOf(game, state);
    game.redeal(redealt, seat, stream(index, 'test'));
    yield [state, redealt, seat];
    yield [state, valueOf(game.decode(game.encode(state, seat), catalogs)), seat];
  }
};

const testBlindness = (table: Table): void => {
  const { game } = table;

  test('6. states that look the same to a seat redeal into the same worlds', () => {
    for (const [one, other, seat] of lookalikes(table, 1)) {
      const randoms = [stream('same', 'test'), stream('same', 'test')] as const;
      for (let world = 0; world < 3; world++) {
        game.redeal(one, seat, randoms[0]);
        game.redeal(other, seat, randoms[1]);
        expect(fullText(game, other)).toBe(fullText(game, one));
        expect(randoms[0].next()).toBe(randoms[1].next());
      }
    }
  });

  test.each([
    ['plain', PLAIN_PARAMS],
    ['default', DEFAULT_PARAMS],
  ] as const)('6. states that look the same to a seat give the same %s search, number for number', (_how, params) => {
    for (const [one, other, seat] of lookalikes(table, 9, SEARCHES)) {
      const tables = [one, other].map((root) => {
        const search = createSearch({ game, root, seat, random: stream('same', 'search'), params });
        search.iterate(VISITS);
        return search.table(stream('same', 'line'));
      });
      expect(tables[1]).toEqual(tables[0]);
      expect(tables[0]?.iterations).toBe(VISITS);
    }
  });

  test('6. a search leaves its root as it was', () => {
    for (const state of sample(table, 6, 9, SEARCHES).slice(0, -1)) {
      const before = snapshot(state);
      createSearch({
        game,
        root: state,
        seat: game.toAct(state),
        random: stream('root', 'search'),
        params: DEFAULT_PARAMS,
      }).iterate(20);
      expect(snapshot(state)).toBe(before);
    }
  });
};
