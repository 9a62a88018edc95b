import { describe, expect, test } from 'vitest';
import * as engines from '../../packages/engines/src/index.ts';
import { loadGames } from '../../src/engines/index.ts';
import { valueOf } from '../support/results.ts';

const { anthropocene, earth, Refusal } = engines;

/** What is thrown, which must be a refusal. */
const refusalOf = (act: () => unknown): InstanceType<typeof Refusal> => {
  try {
    act();
  } catch (error) {
    if (error instanceof Refusal) return error;
    throw error;
  }
  throw new Error('nothing was refused');
};

/** Plays to the end, the seats' actions in turn from a list that a number walks through, and gives the record. */
const playOut = <Options, State extends object, Action>(
  engine: engines.Engine<Options, State, Action>,
  options: Options,
): { readonly record: engines.GameRecord<State, Action>; readonly end: State } => {
  const start = engine.setup(options, 'begin');
  const moves: { seat: number; action: Action; seed: string }[] = [];
  let state = start;
  for (let seat = engine.toAct(state); seat !== null; seat = engine.toAct(state)) {
    const legal = engine.legalActions(engine.view(state, seat));
    const { action } = legal[(moves.length * 7919) % legal.length] ?? expect.unreachable('no action');
    const seed = `chance/${moves.length}`;
    moves.push({ seat, action, seed });
    state = engine.apply(state, action, seed).state;
  }
  const { scores, ranks, ending } = engine.outcome(state) ?? expect.unreachable('no outcome');
  const result = { scores: scores.map((score) => score + 0), ranks, ending };
  return { record: { game: engine.id, version: 1, record: 1, start, moves, result }, end: state };
};

/** The same for every game, whatever the types of its documents. */
const playsAndReplays = <Options, State extends object, Action>(
  engine: engines.Engine<Options, State, Action>,
  options: Options,
): void => {
  test(`${engine.id} is played to its end through documents, and its record played back to the same`, () => {
    const { record, end } = playOut(engine, options);
    const states = [...engine.replay(record)].map(({ state }) => state);
    expect(states).toHaveLength(record.moves.length);
    expect(states.at(-1)).toEqual(end);
    expect(engine.faults(end)).toEqual([]);
    expect(engine.legalActions(end)).toEqual([]);
    const rows = engine.sheet(end, 'fr');
    const whole = rows.flatMap(({ seat, parts }) => (seat === null ? [] : [(parts[0]?.points ?? Number.NaN) + 0]));
    if (engine.outcome(end)?.nature === 'competitive') expect(whole).toEqual(record.result?.scores);
    expect(rows.length > 0).toBe(engine.id !== 'anthropocene');
    expect(engine.outcome(end, 'fr')?.text).not.toBe(engine.outcome(end, 'en')?.text);
  });

  test(`a view of ${engine.id} is dealt as a full state that looks the same to its seat`, () => {
    const full = engine.setup(options, 'begin');
    const seat = engine.toAct(full) ?? 0;
    const view = engine.view(full, seat);
    const worlds = ['a', 'b', 'c', 'd'].map((seed) => engine.deal(view, seed));
    expect(worlds.map((world) => engine.view(world, seat))).toEqual([view, view, view, view]);
    expect(new Set(worlds.map((world) => JSON.stringify(world))).size).toBeGreaterThan(1);
    expect(engine.deal(view, 'a')).toEqual(worlds[0]);
    expect(engine.deal(full, 'a')).toEqual(full);
  });

  test(`every card of ${engine.id} is told in both languages`, () => {
    const told = engine.cards('en');
    expect(told).not.toEqual(engine.cards('fr'));
    for (const rows of Object.values(told))
      for (const { name, row } of rows) expect([name, 'source' in row]).toEqual([expect.stringMatching(/./), true]);
  });
};

describe('the rules as a package', () => {
  test('have every game of the registry', () => {
    const ids = Object.values(engines).flatMap((each) => ('setup' in each ? [each.id] : []));
    expect(ids.sort()).toEqual([...valueOf(loadGames()).keys()].sort());
  });

  playsAndReplays(engines.anthropocene, { seats: 2 });
  playsAndReplays(engines.earth, { seats: 2 });
  playsAndReplays(engines.evolution, { seats: 2 });
  playsAndReplays(engines.extinction, { seats: 2 });
  playsAndReplays(engines.natera, { seats: 2 });

  test('change no document that they are given', () => {
    const state = earth.setup({ seats: 2 }, 1);
    const before = structuredClone(state);
    const [first] = earth.legalActions(state);
    earth.apply(state, first?.action ?? expect.unreachable(), 1);
    expect(state).toEqual(before);
  });

  test('hide in a view what the seat may not know, and list from it what they list from the state', () => {
    const state = earth.setup({ seats: 2 }, 1);
    const seat = earth.toAct(state) ?? expect.unreachable();
    const view = earth.view(state, seat);
    const hidden = view.players.map(({ hand }) => hand);
    expect(hidden.map((hand, of) => (of === seat ? Array.isArray(hand) : hand === null))).toEqual([true, true]);
    expect(earth.legalActions(view)).toEqual(earth.legalActions(state));
  });

  test('tell actions and events in both languages', () => {
    const state = anthropocene.setup({ seats: 2 }, 1);
    const { action, text } = anthropocene.legalActions(state)[0] ?? expect.unreachable();
    expect(anthropocene.describe(state, action).text).toBe(text);
    expect(anthropocene.describe(state, action, 'fr').text).not.toBe(text);
    const told = (lang: 'en' | 'fr') => anthropocene.apply(state, action, 1, lang).events.map((event) => event.text);
    expect(told('en')).not.toEqual([]);
    expect(told('en')).not.toEqual(told('fr'));
  });

  test('say what a seat can tell of what others did: what it saw then, and nothing else', () => {
    const { record } = playOut(anthropocene, { seats: 3 });
    const { result: _, ...rest } = record;
    const part = { ...rest, moves: rest.moves.slice(0, 7) };
    const states = [
      part.start,
      ...[...anthropocene.replay(part)].flatMap(({ state }) => (state === null ? [] : [state])),
    ];
    const seat = anthropocene.toAct(states.at(-1) ?? part.start);
    expect(anthropocene.history(part)).toEqual(
      part.moves.flatMap(({ seat: other, action }, index) =>
        seat === null || other === seat ? [] : [{ view: anthropocene.view(states[index] ?? part.start, seat), action }],
      ),
    );
    expect(anthropocene.history(record)).toEqual([]);
    const start = earth.setup({ seats: 2 }, 1);
    const [move] = earth.legalActions(start);
    const moves = [{ seat: earth.toAct(start) ?? 0, action: move?.action ?? expect.unreachable() }];
    expect(earth.history({ game: 'earth', version: 1, record: 1, start, moves })).toEqual([]);
  });

  test('give the same game for the same seed, and another for another', () => {
    expect(earth.setup({ seats: 2 }, 7)).toEqual(earth.setup({ seats: 2 }, '7'));
    expect(earth.setup({ seats: 2 }, 8)).not.toEqual(earth.setup({ seats: 2 }, 7));
  });

  test('play with content of an owner', () => {
    const own = anthropocene.withCatalogs([
      { game: 'anthropocene', id: 'mine', title: 'Mine', extends: 'ice-and-sky' },
    ]);
    expect(own.catalogs.map(({ id }) => id)).toContain('mine');
    expect(own.setup({}, 1, { id: 'mine' }).catalog?.id).toBe('mine');
    expect(refusalOf(() => anthropocene.setup({}, 1, { id: 'mine' })).faults[0]?.code).toBe('unknown-catalog');
  });
});

describe('what does not fit is refused', () => {
  const state = earth.setup({ seats: 2 }, 1);
  const seat = earth.toAct(state) ?? expect.unreachable();
  const other = earth.view(state, 1 - seat);
  const { action } = earth.legalActions(state)[0] ?? expect.unreachable();
  const placeOf = (act: () => unknown) => refusalOf(act).faults.map(({ pointer, code }) => `${pointer} ${code}`);

  test.each<[string, () => unknown, string]>([
    ['options that no game has', () => earth.setup({ seats: 9 }, 1), '/options/seats out-of-range'],
    ['a state with a fault', () => earth.toAct({ ...state, players: [] }), '/state/players out-of-range'],
    ['a seat that is not there', () => earth.view(state, 2), '/seat out-of-range'],
    ['the view of a view', () => earth.view(other, 1 - seat), '/state/viewer hidden-state'],
    ['an action in a view', () => earth.apply(other, action, 1), '/state/viewer hidden-state'],
    ['the list of a seat that is not to act', () => earth.legalActions(other), '/state/viewer not-your-turn'],
  ])('%s', (_what, act, fault) => {
    expect(placeOf(act)).toContain(fault);
  });

  test('a record whose result is another', () => {
    const { record } = playOut(anthropocene, { seats: 2 });
    const wrong = { ...record, result: { scores: [0, 0], ranks: [1, 1], ending: 'complete' } };
    expect(placeOf(() => [...anthropocene.replay(wrong)])).toEqual(['/record/result other-result']);
  });
});
