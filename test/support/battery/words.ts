import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Game } from '../../../src/core/contract.ts';
import { outcomeOf } from '../../../src/core/outcome.ts';
import { stream } from '../../../src/core/random.ts';
import { LANGS, type Message, say } from '../../../src/core/text.ts';
import { faultsOf, valueOf } from '../results.ts';
import { checkerOf, copyOf, finished, legalOf, sample, seatsOf, start, type Table, walk } from '../walk.ts';

const RUNS = 100;

/** Rule 7 of the contract, and what people read: actions, documents gone wrong, texts. */
export const testWords = (table: Table): void => {
  testActions(table);
  testStrangeActions(table);
  testStrangeStates(table);
  testTexts(table);
};

const testActions = (table: Table): void => {
  const { game } = table;

  test('7. action documents fit the schema and come back as the same code', () => {
    const action = checkerOf(game.schemas.action);
    for (const state of sample(table, 1, 1))
      for (const code of legalOf(game, state)) {
        const document: unknown = JSON.parse(JSON.stringify(game.encodeAction(state, code)));
        valueOf(action.check(document));
        expect(valueOf(game.decodeAction(state, document))).toBe(code);
      }
  });

  test('7. notation is one short line, different for different actions', () => {
    for (const state of sample(table, 1, 1)) {
      const lines = legalOf(game, state).map((code) => game.notation(state, code));
      expect(new Set(lines).size).toBe(lines.length);
      for (const line of lines) expect(line).toMatch(/^\S.{0,38}\S$/);
    }
  });

  test('7. an action means the same in every world the seat holds possible', () => {
    for (const state of sample(table, 1, 3).slice(0, -1)) {
      const seat = game.toAct(state);
      const words = (): string =>
        JSON.stringify(
          legalOf(game, state).map((code) => [code, game.notation(state, code), game.encodeAction(state, code)]),
        );
      const before = words();
      game.redeal(state, seat, stream(1, 'view'));
      expect(words()).toBe(before);
    }
  });
};

const testStrangeActions = (table: Table): void => {
  const { game } = table;
  const states = sample(table, 1, 7);

  test('7. an action that is not legal now is a fault', () => {
    const all = new Map<string, unknown>();
    for (const state of sample(table, 1, 1))
      for (const code of legalOf(game, state)) {
        const document = game.encodeAction(state, code);
        all.set(JSON.stringify(document), document);
      }
    for (const state of states) {
      const legal = legalOf(game, state);
      for (const document of all.values()) {
        const decoded = game.decodeAction(state, document);
        if (decoded.ok) expect(legal).toContain(decoded.value);
        else expect(faultsOf(decoded).map(({ code }) => code)).toContain('illegal-action');
      }
    }
  });

  test('7. anything else is a fault and never throws', () => {
    fc.assert(
      fc.property(fc.constantFrom(...states), fc.jsonValue(), (state, document) => {
        faultsOf(game.decodeAction(state, document));
      }),
      { numRuns: RUNS, seed: 1 },
    );
  });

  test('7. a damaged action is a fault or a legal action, and never throws', () => {
    const playable = states.slice(0, -1);
    fc.assert(
      fc.property(fc.constantFrom(...playable), fc.nat(), damage, (state, pick, spoil) => {
        const legal = legalOf(game, state);
        const document = spoil(game.encodeAction(state, legal[pick % legal.length]!));
        const decoded = game.decodeAction(state, document);
        if (decoded.ok) expect(legal).toContain(decoded.value);
        else faultsOf(decoded);
      }),
      { numRuns: RUNS, seed: 1 },
    );
  });
};

const testStrangeStates = (table: Table): void => {
  const { game, catalogs } = table;
  const schema = checkerOf(game.schemas.state);
  const states = sample(table, 2, 4);

  test('4. a damaged document is refused with faults, or is a state that can be played', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...states),
        fc.nat(),
        fc.array(damage, { minLength: 1, maxLength: 3 }),
        (state, pick, spoils) => {
          const viewers = ['all', ...seatsOf(game, state)] as const;
          const document = spoils.reduce(
            (spoilt: unknown, spoil) => spoil(spoilt),
            game.encode(state, viewers[pick % viewers.length]!),
          );
          const checked = schema.check(document);
          if (checked.ok) decodeOrRefuse(game, document, table);
          else faultsOf(checked);
        },
      ),
      { numRuns: RUNS, seed: 1 },
    );
  });

  const decodeOrRefuse = (player: Game, document: unknown, { setup }: Table): void => {
    const decoded = player.decode(Object(document), catalogs);
    if (!decoded.ok) return void faultsOf(decoded);
    const { viewer } = player.encode(decoded.value, 'all');
    expect(viewer, setup.name).toBe('all');
    const seen = Object(document).viewer;
    if (seen !== 'all' && player.toAct(decoded.value) >= 0) player.redeal(decoded.value, seen, stream(1, 'view'));
    walk(player, decoded.value, stream(1, 'test'));
  };
};

/** Every place of a JSON value that can be replaced, as a list of keys. */
const places = (value: unknown): string[][] =>
  typeof value === 'object' && value !== null
    ? [[], ...Object.entries(value).flatMap(([key, held]) => places(held).map((rest) => [key, ...rest]))]
    : [[]];

const replaced = (value: unknown, [key, ...rest]: readonly string[], by: (old: unknown) => unknown): unknown => {
  if (key === undefined) return by(value);
  const copy: unknown = structuredClone(value);
  Reflect.set(Object(copy), key, replaced(Reflect.get(Object(value), key), rest, by));
  return copy;
};

const at = (value: unknown, path: readonly string[]): unknown =>
  path.reduce((held: unknown, key) => Reflect.get(Object(held), key), value);

/** Ways to spoil a JSON value a little: another value, a value from elsewhere in it, one item less or more. */
const damage: fc.Arbitrary<(value: unknown) => unknown> = fc
  .tuple(fc.nat(), fc.nat(), fc.constantFrom('strange', 'swap', 'drop', 'double'), fc.jsonValue({ maxDepth: 1 }))
  .map(([target, source, kind, strange]) => (value: unknown) => {
    const all = places(value);
    const path = all[target % all.length] ?? [];
    const other = at(value, all[source % all.length] ?? []);
    return replaced(value, path, (old) => {
      if (kind === 'strange') return strange;
      if (kind === 'swap') return other;
      if (!Array.isArray(old)) return kind === 'drop' ? null : other;
      return kind === 'drop' ? old.slice(1) : [...old, old[0] ?? strange];
    });
  });

const testTexts = (table: Table): void => {
  const { game } = table;

  describe.each(LANGS)('words in %s', (lang) => {
    const speak = (message: Message): void => {
      const text = say(game.phrases[lang], message);
      expect(text, message.code).toMatch(/\S/);
      expect(text, message.code).not.toMatch(/undefined|NaN|null|\[object/);
    };

    test('actions and events', () => {
      for (const seed of [1, 2]) {
        const state = start(table, seed);
        const visit = (): void => {
          for (const code of legalOf(game, state)) {
            speak(game.describe(state, code));
            game.apply(copyOf(game, state), code, stream(seed, 'apply'), speak);
          }
        };
        walk(game, state, stream(seed, 'test'), { visit });
      }
    });

    test('outcomes', () => {
      for (const seed of [1, 2, 3]) {
        const { ending, notes } = outcomeOf(game, finished(table, seed));
        for (const code of [`ending.${ending}`, ...notes.map((note) => `note.${note}`)]) speak({ code, params: {} });
      }
    });
  });
};
