/**
 * Abilities of Earth cards that cost and give amounts, on a colour or when planted or played: each one through the
 * engine, against what is printed (rules 8.1).
 */
import { describe, expect, test } from 'vitest';
import cards from '../../../src/engines/earth/content/cards.json' with { type: 'json' };
import { earth } from '../../../src/engines/earth/index.ts';
import { amountsOf, changeOf } from '../../support/earth/amounts.ts';
import { activate, around, expected, HAND, quiet, rich } from '../../support/earth/around.ts';
import { CARDS } from '../../support/earth/printed-cards.ts';
import { play, seatOf, stateOf, takeAll } from '../../support/earth/scene.ts';

/** Where the card lies, the last space. */
const SPACE = 15;
/** Actions on which an ability of this colour fires. */
const ACTION: Readonly<Record<string, readonly number[]>> = { G: [0], R: [1], B: [2], Y: [3], M: [1, 2, 3] };
const FIRING = CARDS.flatMap((row) =>
  row.abilities
    .filter(({ colour, other }) => ACTION[colour] !== undefined && other === '')
    .flatMap((printed) =>
      ACTION[printed.colour]!.map((action) => ({ ...row, printed, action, colour: printed.colour })),
    ),
);

describe('8.1, abilities that fire on a colour', () => {
  test.each(FIRING)('$id $name, $colour, action $action', ({ id, kind, sprouts, growth, printed, action }) => {
    const state = stateOf(quiet(rich([...around(id), [id, 3, 3]]), action));
    const before = amountsOf(state);
    activate(state, action, SPACE);
    takeAll(state, () => state.step === SPACE || (state.step === SPACE + 1 && state.depth > 0));
    const spaces = growth === '-' ? 0 : Number(growth.split('/')[0]);
    expect(changeOf(before, amountsOf(state))).toEqual(expected(printed, kind, Number(sprouts) || 0, spaces));
  });
});

const BLACK = CARDS.flatMap((row) =>
  row.abilities.filter(({ colour, other }) => colour === 'K' && other === '').map((printed) => ({ ...row, printed })),
);

describe('8.1, black abilities of planted cards', () => {
  test.each(BLACK.filter(({ kind }) => kind !== 'E'))('$id $name', ({ id, cost, printed, sprouts, growth, kind }) => {
    const more = printed.gain['cHand'] === 20 ? [2, 3, 26, 27, 28, 29, 30, 90, 91, 92, 93, 94, 95, 96] : [];
    const state = stateOf(rich(around(id), [id, ...HAND, ...more]));
    play(state, 'plant');
    const before = amountsOf(state);
    play(state, `plant ${id}`, 'plot 3,3');
    takeAll(state, () => state.depth > 0);
    const spaces = growth === '-' ? 0 : Number(growth.split('/')[0]);
    const wanted = expected(printed, kind, Number(sprouts) || 0, spaces);
    expect(changeOf(before, amountsOf(state))).toEqual({
      ...wanted,
      soil: wanted.soil - Number(cost),
      hand: wanted.hand - 1,
    });
  });

  test.each(BLACK.filter(({ kind }) => kind === 'E'))('$id $name, an event', ({ id, printed, points }) => {
    const state = stateOf(
      rich(
        [...around(0)].map(([card, row, column]) => [card, row, column, 1, 2]),
        [id, ...HAND],
      ),
    );
    const before = amountsOf(state);
    play(state, `event ${id}`);
    takeAll(state, () => state.depth > 0);
    const wanted = expected(printed, 'E', 0, 0);
    expect(changeOf(before, amountsOf(state))).toEqual({ ...wanted, hand: wanted.hand - 1 });
    expect(seatOf(state).events).toEqual([id]);
    expect(earth.encode(state, 'all').discards.includes(id)).toBe(false);
    expect(Number(points)).toBe(cards[id - 1]?.points);
  });
});
