/** How a game against Gaïa ends at a real table, and her score (rules section 4.4). */
import { describe, expect, test } from 'vitest';
import { CARD } from '../../../src/engines/earth/gaia/core/numbers.ts';
import { BONUS, G } from '../../../src/engines/earth/gaia/table/counters.ts';
import { newTable, nextOfGaia, nextOfPerson, person, play, playCard, scene, scored } from '../../support/earth/gaia.ts';

describe('4.4: the end', () => {
  const spent = { pass: 2, cards: 0 };

  test('the 16th card ends the game at once, or after one more turn of hers (ruling E2)', () => {
    for (const [soloEnd, next] of [
      ['at-once', 'over'],
      ['after-gaia', 'gaia'],
    ] as const) {
      const { solo } = scene({ rulings: { soloEnd }, has: { full: 1 } });
      expect(nextOfPerson(solo)).toEqual([next, false]);
    }
    const has = { full: 1, completion: BONUS.persons };
    expect(nextOfGaia(scene({ rulings: { soloEnd: 'after-gaia' }, has }).solo)).toEqual(['over', false]);
  });

  test('there is no more turn of hers where it is skipped', () => {
    const { solo } = scene({ difficulty: 'beginner', rulings: { soloEnd: 'after-gaia' }, has: { full: 1, skip: 1 } });
    expect(nextOfPerson(solo)).toEqual(['over', false]);
  });

  test('the 16th card in her turn ends the game with that turn', () => {
    const { solo } = scene({ has: { full: 1 } });
    expect(nextOfGaia(solo)).toEqual(['over', false]);
  });

  test('after her 12th card she takes the completion bonus and the game is over', () => {
    const { solo } = scene({ has: spent });
    expect(nextOfGaia(solo)).toEqual(['over', true]);
    expect(scored(solo).sum).toBe(7);
  });

  test('who gets the bonus for the 16th card in the turn of her 12th is ruling G1', () => {
    for (const [gaiaBonus, bonus] of [
      ['gaia', true],
      ['person', false],
    ] as const) {
      const { solo } = scene({ rulings: { gaiaBonus }, has: { ...spent, full: 1 } });
      expect(nextOfGaia(solo)).toEqual(['over', bonus]);
    }
  });

  test('the bonus is not free when the tableau was complete before', () => {
    const has = { ...spent, full: 1, completion: BONUS.persons };
    expect(nextOfGaia(scene({ rulings: { soloEnd: 'after-gaia' }, has }).solo)).toEqual(['over', false]);
  });

  test('before her 12th card the game goes on', () => {
    const { solo } = scene({ has: { pass: 2, cards: 1 } });
    expect(nextOfGaia(solo)).toEqual(['person', false]);
  });
});

describe('4.4: her score', () => {
  const partsOf = ({ solo }: ReturnType<typeof scene>): Readonly<Record<string, number>> => {
    const { sum, parts } = scored(solo);
    expect(Object.values(parts).reduce((total, each) => total + each, 0)).toBe(sum);
    return parts;
  };

  test('a point a sprout and a card of compost, growth by stacks, leaves by step, five for each leaf discarded', () => {
    const has = { soil: 9, sprouts: 31, growth: 13, compost: 40, pile: 9, points: 17, completion: 1, discarded: 2 };
    const traced = scene({ has });
    traced.gaia[G.claims] = 1;
    traced.gaia[G.claims + 3] = 2;
    expect(partsOf(traced)).toEqual({
      pile: 17,
      sprouts: 31,
      growth: 19,
      compost: 40,
      fauna: 15 + 11,
      completion: 7,
      leaves: 10,
      animals: 0,
    });
  });

  test('events below 0 bring her their points without the minus, or as printed (ruling E3)', () => {
    for (const [gaiaEvents, points] of [
      ['absolute', 9],
      ['printed', 1],
    ] as const) {
      const { solo, gaia } = scene({ rulings: { gaiaEvents }, pile: [-4, 2, 3] });
      playCard(solo, CARD.plant, person({}));
      expect(gaia[G.points]).toBe(points);
    }
  });

  test('her own leaves that she never placed bring nothing, or five each (ruling G4)', () => {
    for (const [gaiaLeaves, points] of [
      ['nothing', 0],
      ['five', 15],
    ] as const) {
      const traced = scene({ rulings: { gaiaLeaves }, has: { completion: 1 } });
      traced.gaia[G.claims] = 1;
      expect(partsOf(traced)['leaves']).toBe(points);
    }
  });

  test('growth beyond twenty stacks goes on, or is lost (ruling G5)', () => {
    for (const [gaiaGrowth, growth] of [
      ['unlimited', 67],
      ['twenty-stacks', 60],
    ] as const) {
      const { solo, gaia, steps } = scene({ rulings: { gaiaGrowth }, has: { growth: 57 } });
      playCard(solo, CARD.grow, person({ cardsDrawn: 3 }));
      expect(gaia[G.growth]).toBe(growth);
      expect(steps.some(({ code }) => code === 'gaia.growth-lost')).toBe(growth === 60);
    }
  });
});

describe('a short game at a real table', () => {
  test('ends at once with the 16th card, and the person’s points make it a win or a loss', () => {
    const { table, steps, asks } = play(newTable(), { action: 'plant', pile: [1, 0, 2], complete: true });
    expect(table).toMatchObject({ stage: 'over', complete: true });
    expect(steps.map(({ code }) => code)).toEqual(['gaia.unchosen', 'gaia.end-full']);
    expect(asks.map(({ pointer }) => pointer)).toEqual(['/human/score']);
    const results = [4, 3, 2].map((score) => play(table, { score }));
    expect(results.map(({ outcome }) => [outcome?.ending, outcome?.scores, outcome?.ranks])).toEqual([
      ['complete', [4, 3], [1, 2]],
      ['complete', [3, 3], [2, 1]],
      ['complete', [2, 3], [2, 1]],
    ]);
    expect(results.map(({ steps: told }) => told[0]?.code)).toEqual(['gaia.won', 'gaia.lost-tie', 'gaia.lost']);
  });

  test('equal points are lost, or a draw (ruling G7)', () => {
    for (const [gaiaTies, ranks, code] of [
      ['lost', [2, 1], 'gaia.lost-tie'],
      ['drawn', [1, 1], 'gaia.drawn-game'],
    ] as const) {
      const { table } = play(newTable({ rulings: { gaiaTies } }), { action: 'plant', pile: [1, 0, 2], complete: true });
      const { outcome, steps } = play(table, { score: 3 });
      expect([outcome?.ranks, steps.map((step) => step.code)]).toEqual([ranks, [code]]);
    }
  });

  test('a Beginner’s Gaïa skips after a Gyre', () => {
    const herTurn = play(newTable({ difficulty: 'beginner' }), { action: 'water', blueCards: 2 }).table;
    const gyre = play(herTurn, {
      card: 'south-gyre',
      objective: 'lower-left',
      leafThere: true,
    });
    expect(gyre.table.gaia).toMatchObject({ claims: { 'lower-left': 2 }, skips: true });
    const next = play(gyre.table, { action: 'grow', cardsDrawn: 3 });
    expect(next.table).toMatchObject({ stage: 'turn', gaia: { skips: false, growth: 3 } });
    expect(next.steps.map(({ code }) => code)).toEqual(['gaia.growth', 'gaia.skipped']);
  });
});
