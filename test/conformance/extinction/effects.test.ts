/** Every effect card of the catalog: whatever can come of it is what its row says. */
import { describe, expect, test } from 'vitest';
import type { Model } from '../../support/extinction/model.ts';
import { type Case, outcomes } from '../../support/extinction/oracle.ts';
import { expectSame, POOR, RICH } from '../../support/extinction/reckoned.ts';
import { sit } from '../../support/extinction/replay.ts';
import { HOUSE } from '../../support/extinction/rows.ts';
import type { Scene } from '../../support/extinction/scene.ts';

/** Every die shows a two. */
const ROLLS = [2, 2, 2, 2];
const SCENES = [
  ['rich', RICH],
  ['poor', POOR],
] as const;

type Effect = (typeof HOUSE.effects)[number];

const caseOf = ({ deck, id }: Effect): Case => ({
  seat: 0,
  source: id,
  scenario: deck === 'otter' ? 'otter' : deck === 'panda' ? 'panda' : 'tiger',
  roll: 2,
  birthRoll: 2,
});

/** The end of a turn of which birth and destruction are skipped, with this effect on top. */
const before = (given: Scene, { deck, id }: Effect, constants: readonly string[] = []) =>
  sit({ ...given, scenario: deck, dice: [], effects: [id], constants, flags: { skips: ['birth', 'destruction'] } });

/** The position once birth and destruction were skipped and the top effect card is revealed. */
const revealed = (model: Model): Model => ({
  ...model,
  skips: { ...model.skips, birth: false, destruction: false },
  effects: model.effects.slice(1),
});

const discarded = (id: string) => (model: Model) => ({
  ...model,
  effectDiscards: model.lost === null ? [...model.effectDiscards, id].sort() : model.effectDiscards,
});

const draw = { do: 'draw', cards: 1 } as const;

describe.each(SCENES)('immediate effects, %s', (_, given) => {
  test.each(HOUSE.effects.filter(({ kind }) => kind === 'immediate'))('$id', (effect) => {
    const game = before(given, effect);
    const from = revealed(game.model());
    const of = caseOf(effect);
    const done = outcomes(effect.steps ?? [], of, [from]).map(discarded(effect.id));
    expectSame(game.do('end').ends(ROLLS), outcomes([draw], of, done), from);
  });
});

const constants = HOUSE.effects.filter(({ kind }) => kind === 'constant');

describe.each(SCENES)('constant effects, %s: they lie in the row, and nothing else happens', (_, given) => {
  test.each(constants)('$id', (effect) => {
    const others = HOUSE.effects.find(
      ({ deck, kind, id }) => deck === effect.deck && kind === 'constant' && id !== effect.id,
    );
    const game = before(given, effect, [others!.id]);
    const from = revealed(game.model());
    const placed = { ...from, constants: [others!.id, effect.id] };
    expectSame(game.do('end').ends(ROLLS), outcomes([draw], caseOf(effect), [placed]), from);
  });
});

describe.each(SCENES)('constant effects that wait, %s: what they say is done, then what was revealed', (_, given) => {
  test.each(constants.filter(({ on }) => on !== undefined))('$id', (effect) => {
    const trigger = HOUSE.effects.find(({ deck, id }) => deck === effect.deck && id === effect.on?.reveal)!;
    const game = before(given, trigger, [effect.id]);
    const from = revealed(game.model());
    const first = outcomes(effect.steps ?? [], caseOf(effect), [from]);
    const then = outcomes(trigger.steps ?? [], caseOf(trigger), first).map(discarded(trigger.id));
    expectSame(game.do('end').ends(ROLLS), outcomes([draw], caseOf(effect), then), from);
  });
});

test('every effect is immediate or constant, and every constant waits or changes a rule (page 9)', () => {
  expect(constants.filter(({ on, modifiers }) => (on === undefined) === (modifiers === undefined))).toEqual([]);
});
