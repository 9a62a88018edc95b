/** The worked examples of the rulebook, and cases that follow from its words: T1 to T3 and T6 to T8, T13 to T15 of the digest. */
import { describe, expect, test } from 'vitest';
import { sit } from '../../support/natera/sitting.ts';

describe('T1: one of three costs is paid (rulebook page 8, Aquaponics)', () => {
  const with_ = (endurance: number, agility: number, intelligence: number, tribe?: string) =>
    sit({
      seats: [{ hand: ['aquaponics'], resources: { endurance, agility, intelligence }, ...(tribe && { tribe }) }, {}],
    });

  test.each([
    ['endurance', 'agility 4, intelligence 3'],
    ['agility', 'endurance 5, intelligence 3'],
    ['intelligence', 'endurance 5, agility 4'],
  ])('T1: with %s, the others are left', (kind, left) => {
    const game = with_(5, 4, 3);
    expect(game.can('play')).toEqual(['aquaponics agility', 'aquaponics endurance', 'aquaponics intelligence']);
    game.do(`play aquaponics ${kind}`);
    expect([game.purse(0), game.player(0).inPlay, game.hand(0)]).toEqual([left, ['aquaponics'], []]);
  });
  test('T1: one less of each: unplayable', () => expect(with_(4, 3, 2).can('play')).toEqual([]));
  test('T1: 2 agility and 2 intelligence: unplayable', () => expect(with_(0, 2, 2).can('play')).toEqual([]));
});
