/** Every starting action and every player card of the catalog: whatever can come of it is what its row says. */
import { describe, test } from 'vitest';
import { withDie, without } from '../../support/extinction/model.ts';
import type { Case } from '../../support/extinction/oracle.ts';
import { expectSame, POOR, RICH, reckon, teamOf, withDiscard } from '../../support/extinction/reckoned.ts';
import { sit } from '../../support/extinction/replay.ts';
import { HOUSE } from '../../support/extinction/rows.ts';
import type { Scene } from '../../support/extinction/scene.ts';

/** Every die shows a two. */
const ROLLS = [2, 2, 2, 2];

/** A hand, decks and discards for a role, so that cards can be drawn, played and recovered. */
const stocked = (given: Scene, id: string): Scene => ({
  ...given,
  hands: [['workshop', 'lobbying'].filter((card) => card !== id)],
  decks: [['breeding', 'research', 'corridor'].filter((card) => card !== id)],
  discards: given === RICH ? [['clearing-party', 'kick-off'].filter((card) => card !== id)] : [[]],
  ...(given === RICH
    ? { constants: ['clear-cutting', 'government-reshuffle'], effects: ['poachers', 'logging-road'] }
    : {}),
});

const SCENES = [
  ['rich', RICH],
  ['poor', POOR],
] as const;

const caseOf = (source: string): Case => ({ seat: 0, source, scenario: 'tiger', roll: 2, birthRoll: 2 });

describe.each(SCENES)('starting actions, %s', (_, given) => {
  test.each(HOUSE.starters)('$id', ({ id, steps }) => {
    const game = sit(stocked(given, id));
    const from = withDie(game.model(), 6, id);
    game.do(`6 on ${id}`);
    expectSame(game.ends(ROLLS), reckon(steps, caseOf(id), from), from);
  });
});

describe.each(SCENES)('actions, %s', (_, given) => {
  test.each(HOUSE.cards.filter(({ type }) => type === 'action'))('$id', ({ id, role, steps }) => {
    const game = sit({ ...stocked(given, id), team: teamOf(role), zone: [id] });
    const from = withDie(game.model(), 6, id);
    game.dice.tell(ROLLS);
    game.do(`6 on ${id}`);
    expectSame(game.ends(ROLLS), reckon(steps, caseOf(id), from), from);
  });
});

describe.each(SCENES)('permanents, %s', (_, given) => {
  test.each(HOUSE.cards.filter(({ type }) => type === 'permanent'))('$id', ({ id, role, steps }) => {
    const game = sit({ ...stocked(given, id), team: teamOf(role), permanents: [[id]] });
    const from = game.model();
    game.dice.tell(ROLLS);
    // One of which nothing can be done is not offered.
    const found = game.can('permanent').length === 0 ? [game] : game.do(`permanent ${id}`).ends(ROLLS);
    expectSame(found, reckon(steps, caseOf(id), from), from);
  });
});

describe.each(SCENES)('unique cards, %s', (_, given) => {
  test.each(HOUSE.cards.filter(({ type }) => type === 'unique'))('$id', ({ id, role, steps }) => {
    const { hands = [[]], ...rest } = stocked(given, id);
    const game = sit({ ...rest, team: teamOf(role), hands: [[...hands[0]!, id]] });
    const before = withDie(game.model(), 6, 'plan');
    const from = { ...before, hands: before.hands.with(0, without(before.hands[0]!, id)) };
    game.dice.tell(ROLLS);
    game.do('6 on plan', `card ${id}`);
    const reckoned = reckon(steps, caseOf(id), from).map((model) => withDiscard(model, 0, id));
    expectSame(game.ends(ROLLS), reckoned, from);
  });
});
