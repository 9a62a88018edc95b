/** Games at random, looked at as documents: where dice may be placed, reckoned from page 6 and what is in play; what the box holds. */
import { describe, expect, test } from 'vitest';
import { stream } from '../../../src/core/random.ts';
import type { StateJson } from '../../../src/engines/extinction/documents/schema.ts';
import { begun } from '../../support/extinction/begin.ts';
import { isOver, type Sitting } from '../../support/extinction/replay.ts';
import { HOUSE, rowOf } from '../../support/extinction/rows.ts';
import { idOf } from '../../support/extinction/scene.ts';

const sum = (numbers: readonly number[]): number => numbers.reduce((total, each) => total + each, 0);

/** Rules that cards in play change for the role to act. */
const changesOf = ({ constants, team, current }: StateJson) => [
  ...constants.flatMap((id) => rowOf(HOUSE.effects, id).modifiers ?? []),
  ...(rowOf(HOUSE.abilities, team[current]?.ability ?? '').modifiers ?? []),
];

/** Placements that page 6 allows, as `4 on plan`, when dice may be placed in vain (A2). */
const placements = (state: StateJson): string[] => {
  const { team, current, free = [] } = state;
  const own = team[current]!;
  const zone = team.flatMap(({ role, actions }) => actions.map((name) => `${role}/${name}`));
  const isFree = (name: string): boolean =>
    [...HOUSE.starters, ...HOUSE.cards].some((row) => row.id === idOf(name) && row.free === true);
  const changes = changesOf(state);
  const about = (rule: string, name: string) =>
    changes.filter(
      (change) => change.rule === rule && (change.action === undefined ? !isFree(name) : change.action === idOf(name)),
    );
  const fits = (value: number, name: string): boolean => {
    const there = team.flatMap(({ dice }) => dice.filter(({ on }) => on === name).map((die) => die.value));
    const gap = Math.max(0, ...about('gap', name).map(({ by = 0 }) => by));
    const usual = team.length === 2 ? 2 : 1;
    const higher = about('gap', name).length > 0 ? gap : usual;
    const dear = sum(about('surcharge', name).map(({ by = 0 }) => by));
    return (
      about('closed', name).length === 0 &&
      about('least-die', name).every(({ by = 0 }) => value >= by) &&
      own.money >= dear &&
      (isFree(name) ||
        ((free.includes('own-dice') || own.dice.every(({ on }) => on !== name)) &&
          (free.includes('values') || there.every((other) => value >= other + higher))))
    );
  };
  const loose = own.dice.filter(({ on }) => on === null).map(({ value }) => value);
  const actions = [...HOUSE.starters.map(({ id }) => id), ...zone];
  return [
    ...new Set(
      loose.flatMap((value) => actions.filter((name) => fits(value, name)).map((name) => `${value} on ${idOf(name)}`)),
    ),
  ].sort();
};

/** What is wrong with the pieces: each has its place, and no more are there than in the box (page 2). */
const lost = (state: StateJson): string[] => {
  const { team, animals, ambassadors, tiles, effectDeck, effectDiscards, constants, shown } = state;
  const faults: string[] = [];
  const holds = (what: string, isSo: boolean): void => void (isSo ? 0 : faults.push(what));
  for (const { role, hand, deck, actions, permanents, discards, dice } of team) {
    const cards = [...(hand ?? []), ...(deck ?? []), ...actions, ...permanents.map(({ card }) => card), ...discards];
    // A unique card that is being done lies nowhere.
    holds(`cards of ${role}`, new Set(cards).size === cards.length && cards.length <= 14 && cards.length >= 12);
    holds(`dice of ${role}`, dice.length === 0 || dice.length === 3);
  }
  holds('money', sum(team.map(({ money }) => money)) <= 25);
  holds('cubes', sum(ambassadors.map(({ cubes }) => cubes)) <= 25);
  holds(
    'cubes on one face down',
    ambassadors.every(({ revealed, cubes }) => revealed || cubes === 0),
  );
  holds('animals', sum(animals.map(({ animals: count }) => count)) <= 15);
  holds(
    'animals on tiles',
    animals.every((at) => !tiles.some((tile) => tile.row === at.row && tile.column === at.column)),
  );
  holds(
    'effects',
    (effectDeck ?? []).length + effectDiscards.length + constants.length + (shown === undefined ? 0 : 1) >= 16,
  );
  return faults;
};

/** Plays a game at random to its end and looks at every state. */
const watched = (game: Sitting, seed: string): { readonly placed: number; readonly faults: string[] } => {
  const random = stream(seed, 'test');
  let placed = 0;
  const faults: string[] = [];
  while (!isOver(game) && faults.length === 0) {
    const state = game.see();
    faults.push(...lost(state));
    const legal = game.legal();
    if (state.pending === undefined) {
      const found = legal.filter((text) => / on /.test(text));
      if (found.join() !== placements(state).join())
        faults.push(`${found.join()} for ${placements(state).join()} in ${JSON.stringify(state)}`);
      placed++;
    }
    game.do(legal[random.below(legal.length)]!);
  }
  faults.push(...lost(game.see()));
  return { placed, faults };
};

const TABLES = HOUSE.scenarios.flatMap(({ id }) => [1, 2, 3, 4, 5].map((seats) => ({ scenario: id, seats })));

describe.each(TABLES)('$scenario, $seats seats', ({ scenario, seats }) => {
  test.each(['normal', 'hard'] as const)('at %s, from the first turn to the last', (level) => {
    const seed = `${scenario} ${seats} ${level}`;
    const { placed, faults } = watched(begun({ scenario, seats, level }, seed), seed);
    expect(faults).toEqual([]);
    expect(placed).toBeGreaterThan(5);
  });
});
