/** Rulings on dice, cards, years and votes, value by value, as documents; docs/rules/extinction.md has their table. */
import { describe, expect, test } from 'vitest';
import { probing } from '../../support/extinction/catalogs.ts';
import { drawn, only } from '../../support/extinction/moments.ts';
import { lines, type Sitting, sit } from '../../support/extinction/replay.ts';
import type { Scene } from '../../support/extinction/scene.ts';

type Rulings = NonNullable<Scene['rulings']>;
/** The end of a turn of which all phases but this one are skipped. */
/** A board whose other rows are empty. */
describe('A1: whether dice may be left', () => {
  const can = (rulings?: Rulings): boolean =>
    sit({ dice: [1, 2, 3], ...(rulings === undefined ? {} : { rulings }) })
      .legal()
      .includes('end');

  test.each([[undefined], [{ allDice: 'must-be-placed' }]] as const)(
    'A1: %o: not while one is not placed',
    (rulings) => {
      expect(can(rulings)).toBe(false);
    },
  );
  test('A1: may-be-kept: the actions may be ended at any time', () => {
    expect(can({ allDice: 'may-be-kept' })).toBe(true);
  });
  test('A1: may-be-kept: dice that are kept lie nowhere, and are rolled with the others next time', () => {
    const game = only(null, { seats: 3, dice: [2, 3, 4], rulings: { allDice: 'may-be-kept' } }).do('end', 'player 1');
    expect(game.see().team[0]?.dice).toEqual([2, 3, 4].map((value) => ({ value, on: null })));
  });
});

describe('A2: a die on an action of which nothing can be done', () => {
  const idle = (rulings?: Rulings): string[] =>
    sit({ seats: 3, dice: [6], board: drawn('2....1'), ...(rulings === undefined ? {} : { rulings }) }).can('6 on');

  test.each([[undefined], [{ idleActions: 'allowed' }]] as const)('A2: %o: it may be placed', (rulings) => {
    expect(idle(rulings)).toEqual(['6 on plan', '6 on relocate', '6 on replant', '6 on social-media']);
  });
  test('A2: refused: without cards no Plan, without money or tiles no Replant', () => {
    expect(idle({ idleActions: 'refused' })).toEqual(['6 on relocate', '6 on social-media']);
  });
});

describe('A3: a solo game', () => {
  const can = (rulings?: Rulings): string[] =>
    sit({ seats: 1, dice: [4, 5, 3], placed: { plan: ['1:3'] }, ...(rulings === undefined ? {} : { rulings }) })
      .legal()
      .filter((text) => text.endsWith('plan'));

  test.each([[undefined], [{ soloGap: 'as-with-two' }]] as const)('A3: %o: a die must be higher by two', (rulings) => {
    expect(can(rulings)).toEqual(['5 on plan']);
  });
  test('A3: as-with-more: higher by one', () => {
    expect(can({ soloGap: 'as-with-more' })).toEqual(['4 on plan', '5 on plan']);
  });
});

describe('A11: effect cards that are revealed', () => {
  const look = (rulings?: Rulings): Sitting =>
    sit({
      zone: ['research'],
      dice: [6, 1],
      effects: ['poachers', 'tiger-fund'],
      ...(rulings === undefined ? {} : { rulings }),
    }).do('6 on research');

  test.each([[undefined], [{ research: 'may-discard' }]] as const)(
    'A11: %o: may be discarded, or lie on top, known to all',
    (rulings) => {
      const kept = look(rulings).do('decline');
      expect(kept.see()).toMatchObject({ foreseen: ['poachers'], effectDiscards: [] });
      expect(kept.see(1)).toMatchObject({ foreseen: ['poachers'], effectDeck: null });
      expect(look(rulings).do('throw poachers').see()).toMatchObject({ foreseen: [], effectDiscards: ['poachers'] });
    },
  );
  test('A11: must-discard: are discarded', () => {
    expect(
      lines(
        look({ research: 'must-discard' })
          .ends()
          .map((end) => end.see().effectDiscards.join(' ')),
      ),
    ).toEqual(['poachers']);
  });
  test('A11: shuffled-in: or are shuffled into the deck, where nobody knows them', () => {
    const ends = look({ research: 'shuffled-in' })
      .ends()
      .map((end) => end.see());
    expect(lines(ends.map(({ effectDiscards }) => effectDiscards.join(' ')))).toEqual(['', 'poachers']);
    for (const { effectDiscards, foreseen, effectDeck } of ends) {
      expect(foreseen).toEqual([]);
      expect([...(effectDeck ?? []), ...effectDiscards].filter((id) => id === 'poachers')).toHaveLength(3);
    }
  });
});

describe('A12: the last effect card', () => {
  const taken = (rulings?: Rulings) => {
    const { effectDeck, effectDiscards } = only('effect', {
      effects: ['tiger-fund'],
      effectDiscards: 'rest',
      ...(rulings === undefined ? {} : { rulings }),
    })
      .do('end')
      .see();
    return [effectDeck?.length, effectDiscards.length];
  };

  test.each([[undefined], [{ reshuffle: 'when-needed' }]] as const)(
    'A12: %o: the deck stays empty until a card is needed',
    (rulings) => {
      expect(taken(rulings)).toEqual([0, 18]);
    },
  );
  test('A12: when-empty: the discards are the new deck at once', () => {
    const [deck = 0, discards = 0] = taken({ reshuffle: 'when-empty' });
    // Whether the card that was last is shuffled in as well is for the moment when it is discarded.
    expect(deck + discards).toBe(18);
    expect(deck).toBeGreaterThanOrEqual(17);
  });
  test('A12: when-needed: the next one is drawn from the discards', () => {
    const { effectDeck, effectDiscards, constants, ending } = only('effect', {
      ...{ effects: [], effectDiscards: 'rest', hands: [['kick-off']], board: drawn('9....1', '......', '1.....') },
    })
      .do('end')
      .ends()[0]!
      .see();
    expect(ending).toBeUndefined();
    expect([effectDeck?.length, effectDiscards.length + constants.length]).toEqual([17, 1]);
  });
});

describe('A13: an own deck that is empty', () => {
  const drawnFrom = (rulings?: Rulings) => {
    const { team } = only(null, { spent: [0], ...(rulings === undefined ? {} : { rulings }) })
      .do('end')
      .see();
    const [{ hand, deck, discards }] = [team[0]!];
    return [hand?.length, deck?.length, discards.length];
  };

  test.each([[undefined], [{ ownDeck: 'nothing' }]] as const)('A13: %o: nothing is drawn', (rulings) => {
    expect(drawnFrom(rulings)).toEqual([0, 0, 3]);
  });
  test('A13: reshuffled: the discards are the new deck', () => {
    expect(drawnFrom({ ownDeck: 'reshuffled' })).toEqual([1, 2, 0]);
  });
});

describe('A14: a year of two roles', () => {
  const next = (seats: number, rulings?: Rulings): Sitting =>
    only(null, { seats, turn: 1, acted: [0], ...(rulings === undefined ? {} : { rulings }) }).do('end');

  test.each([
    [2, undefined],
    [2, { yearOfTwo: 'alternate' }],
    [1, undefined],
  ] as const)('A14: %i seats, %o: the other one begins the next', (seats, rulings) => {
    expect(next(seats, rulings).see()).toMatchObject({ year: 2, current: 0 });
  });
  test.each([1, 2])('A14: %i seats, chosen: the last one chooses', (seats) => {
    const game = next(seats, { yearOfTwo: 'chosen' });
    expect(game.legal()).toEqual(['player 0', 'player 1']);
    expect(game.do('player 1').see()).toMatchObject({ year: 2, current: 1 });
  });
});

describe('A15: the last one of a year', () => {
  const next = (rulings?: Rulings): string[] =>
    only(null, { seats: 3, turn: 2, acted: [0, 1], ...(rulings === undefined ? {} : { rulings }) })
      .do('end')
      .legal();

  test.each([[undefined], [{ sameAgain: 'allowed' }]] as const)('A15: %o: may begin the next', (rulings) => {
    expect(next(rulings)).toEqual(['player 0', 'player 1', 'player 2']);
  });
  test('A15: refused: may not', () => {
    expect(next({ sameAgain: 'refused' })).toEqual(['player 0', 'player 1']);
  });
});

describe('A19: cubes after a first vote', () => {
  const cubes = (rulings?: Rulings): number[] =>
    only(null, {
      year: 4,
      turn: 3,
      acted: [0, 1, 2],
      ambassadors: ['brazil+2', '?', 'japan+1'],
      ...(rulings === undefined ? {} : { rulings }),
    })
      .do('end')
      .model()
      .envoys.map(({ cubes: count }) => count);

  test.each([[undefined], [{ cubesAfterVote: 'stay' }]] as const)('A19: %o: stay', (rulings) => {
    expect(cubes(rulings)).toEqual([2, 0, 1, 0, 0, 0]);
  });
  test('A19: returned: return to the supply', () => {
    expect(cubes({ cubesAfterVote: 'returned' })).toEqual([0, 0, 0, 0, 0, 0]);
  });
});

test('A20: a second vote rolls anew', () => {
  const game = only(null, { year: 5, turn: 3, acted: [0, 1, 2], ambassadors: ['brazil+2'], votes: [1] });
  game.dice.tell([3]);
  expect(game.do('end').see()).toMatchObject({ ending: 'votes', votes: [] });
});

test('A21: Brazil rolls one die of six faces, Indonesia two', () => {
  const game = only(null, { year: 4, turn: 3, acted: [0, 1, 2], ambassadors: ['brazil+1', 'indonesia+1'] });
  game.do('end');
  expect(game.dice.faces).toEqual([6, 6, 6]);
});

describe('A25: cubes on an ambassador who is face up', () => {
  const places = (rulings?: Rulings): string[] =>
    sit({
      zone: ['lobbying'],
      money: [1],
      dice: [6, 1],
      ambassadors: ['brazil+1', '?', 'japan'],
      ...(rulings === undefined ? {} : { rulings }),
    })
      .do('6 on lobbying', 'pay')
      .legal();

  test.each([[undefined], [{ moreCubes: 'allowed' }]] as const)('A25: %o: may be placed', (rulings) => {
    expect(places(rulings)).toEqual([1, 2, 3, 4, 5, 6].map((place) => `ambassador ${place}`));
  });
  test('A25: refused: may not', () => {
    expect(places({ moreCubes: 'refused' })).toEqual([2, 4, 5, 6].map((place) => `ambassador ${place}`));
  });
});

describe('A26: a trigger that an action reveals', () => {
  const reveal = (rulings?: Rulings): Sitting =>
    sit({
      ...{
        zone: ['research'],
        dice: [6, 1],
        effects: ['face-to-face'],
        constants: ['government-reshuffle'],
        ambassadors: ['brazil+2'],
      },
      ...(rulings === undefined ? {} : { rulings }),
    }).do('6 on research');
  const cubes = (game: Sitting): string[] => lines(game.ends().map((end) => String(end.model().envoys[0]?.cubes)));

  test.each([[undefined], [{ researchTriggers: 'effect-phase' }]] as const)('A26: %o: fires nothing', (rulings) => {
    expect(cubes(reveal(rulings))).toEqual(['2']);
  });
  test('A26: any-reveal: fires', () => {
    expect(cubes(reveal({ researchTriggers: 'any-reveal' }))).toEqual(['1']);
  });
});

describe('A28: votes that win', () => {
  const three = ['brazil', 'indonesia', '?', 'switzerland'];
  const catalog = probing({ isWilling: true });
  const vote = (level: 'easy' | 'normal' | 'hard', rulings?: Rulings): string | undefined =>
    only(null, {
      catalog,
      level,
      year: 4,
      turn: 3,
      acted: [0, 1, 2],
      ambassadors: three,
      ...(rulings === undefined ? {} : { rulings }),
    })
      .do('end')
      .see().ending;

  test.each([
    ['easy', undefined, 'won-first-vote'],
    ['easy', { votes: 'by-level' }, 'won-first-vote'],
    ['normal', undefined, undefined],
    ['hard', { votes: 'by-level' }, undefined],
    ['easy', { votes: 'four' }, undefined],
  ] as const)('A28: three of six at %s, %o', (level, rulings, ending) => {
    expect(vote(level, rulings)).toBe(ending);
  });
});
