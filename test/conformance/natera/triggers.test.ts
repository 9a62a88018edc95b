/** What lasts: a trigger of each event (page 9); `cards-backgrounds.test.ts` has discounts. */
import { describe, expect, test } from 'vitest';
import type { Card, Trigger } from '../../../src/engines/natera/content/rows.ts';
import { cardRow, overlaid } from '../../support/natera/catalogs.ts';
import type { SeatScene } from '../../support/natera/scene.ts';
import { type Sitting, sit } from '../../support/natera/sitting.ts';
import { TOPS } from '../../support/natera/visits.ts';

/** Cards of trials, beside the one that lasts. */
const CARDS: readonly Card[] = [
  cardRow('tool-shed', { types: ['discovery'] }),
  cardRow('seed-vault', { types: ['science', 'discovery'], steps: [{ do: 'growth', tokens: 2 }] }),
  cardRow('climbing-wall', { requires: [{ authority: 'urban', least: 1 }] }),
  cardRow('market-square', { steps: [{ do: 'copy', of: 'tier-1', locations: 1 }] }),
  cardRow('lighthouse', { steps: [{ do: 'discard', cards: 2 }] }),
  cardRow('combine-harvester', { steps: [{ do: 'hire-free', upTo: 30 }] }),
  cardRow('department-store', { steps: [{ do: 'colony' }] }),
  cardRow('lost-luggage', { steps: [{ do: 'redeploy' }] }),
];

/** A position in which seat 0 has a card in play that gives 1 energy at an event; it can pay for most things. */
const awaiting = (on: Trigger, seat: SeatScene = {}, other: SeatScene = {}): Sitting => {
  const trial = cardRow('trial', { background: 'passive', on, steps: [{ do: 'gain', resource: 'energy', amount: 1 }] });
  const resources = { endurance: 9, food: 30, material: 10 };
  const mine = { tribe: 'raccoons', resources, ...seat, inPlay: ['trial', ...(seat.inPlay ?? [])] };
  return sit({
    ...TOPS,
    catalog: overlaid({ cards: [trial, ...CARDS] }),
    seats: [mine, { tribe: 'gorillas', ...other }],
  });
};
/** Energy of seat 0 after what it does, with the first of what it is asked. */
const energy = (game: Sitting, ...texts: readonly string[]): number => {
  game.do(...texts).drift(...ASKED);
  return game.player(0).resources.energy;
};
const ASKED = [
  ...['part 1', 'location ag1b', 'location ur1a', 'growth 1', 'growth 2', 'growth 4', 'growth 5', 'resource food'],
  ...['card brick-kiln', 'card scrapyard', 'pile base', 'specialist otter-ferryman', 'specialist business-monkey'],
];

describe('deploy', () => {
  const hand = ['tool-shed'];
  test.each<readonly [NonNullable<Trigger['deploy']>, string, string]>([
    ['forest', 'fo4', 'ag1a'],
    ['agricultural', 'ag1a', 'ur1a'],
    ['urban', 'ur1a', 'ag1a'],
    ['military', 'mi1a', 'co1a'],
    ['coastal', 'co1a', 'fo4'],
  ])('to %s: at %s, not at %s', (area, there, elsewhere) => {
    for (const pawn of ['explorer', 'leader'])
      for (const [id, fired] of [
        [there, 1],
        [elsewhere, 0],
      ] as const)
        expect(energy(awaiting({ deploy: area }, { hand }), `deploy ${pawn} ${id}`)).toBe(fired);
  });
  test.each(['fo4', 'ag1a', 'ur1a', 'mi1a', 'co1a'])('anywhere: at %s', (id) => {
    expect(energy(awaiting({ deploy: 'anywhere' }, { hand }), `deploy explorer ${id}`)).toBe(1);
  });
  test('not by pawns of others', () => {
    const game = awaiting({ deploy: 'anywhere' }).do('pass', 'deploy explorer ag1a');
    expect(game.player(0).resources.energy).toBe(0);
  });
  test('not by a copy', () => {
    const game = awaiting({ deploy: 'anywhere' }, { hand: ['market-square'] });
    expect(energy(game, 'play market-square endurance')).toBe(0);
  });
  test('by a pawn that moves, as it is deployed (O33)', () => {
    const game = awaiting({ deploy: 'urban' }, { hand: ['lost-luggage'], explorers: ['ag1a'] });
    expect(energy(game, 'play lost-luggage endurance', 'location ur1a')).toBe(1);
  });
});

describe('play', () => {
  const hand = ['tool-shed', 'seed-vault', 'climbing-wall'];
  const played = (on: NonNullable<Trigger['play']>, card: string, inPlay: readonly string[] = []): number =>
    energy(
      awaiting({ play: on }, { hand: hand.filter((id) => !inPlay.includes(id)), inPlay, levels: [0, 1, 0, 0] }),
      `play ${card} endurance`,
    );

  test.each([
    ['discovery', 'tool-shed', 1],
    ['discovery', 'climbing-wall', 0],
    ['science', 'seed-vault', 1],
    ['science', 'tool-shed', 0],
    ['prerequisite', 'climbing-wall', 1],
    ['prerequisite', 'tool-shed', 0],
    ['any', 'climbing-wall', 1],
    ['any', 'tool-shed', 1],
  ] as const)('of %s: %s gives %i', (on, card, fired) => expect(played(on, card)).toBe(fired));
  test('of any: once, however many types it has', () => expect(played('any', 'seed-vault')).toBe(1));
  test('of new: once for each type that is the first', () => {
    expect([played('new', 'seed-vault'), played('new', 'tool-shed'), played('new', 'climbing-wall')]).toEqual([
      2, 1, 1,
    ]);
  });
  test('of new: not what is there already', () => {
    expect([played('new', 'seed-vault', ['tool-shed']), played('new', 'tool-shed', ['seed-vault'])]).toEqual([1, 0]);
  });
  test('not what others play', () => {
    const game = awaiting({ play: 'any' }, {}, { hand, resources: { endurance: 9 } }).do(
      'pass',
      'play tool-shed endurance',
    );
    expect(game.player(0).resources.energy).toBe(0);
  });
});

describe('hire', () => {
  test('as an action', () => {
    const game = awaiting({ hire: true });
    const [first = ''] = game.can('hire');
    expect(energy(game, `hire ${first}`)).toBe(1);
  });
  test('for nothing', () => {
    const game = awaiting({ hire: true }, { hand: ['combine-harvester'] }).do('play combine-harvester endurance');
    const [first = ''] = game.can('specialist');
    expect(energy(game, `specialist ${first}`)).toBe(1);
  });
  test('not by others', () => {
    const game = awaiting({ hire: true }, {}, { resources: { food: 30 } }).do('pass');
    const [first = ''] = game.can('hire');
    expect(energy(game, `hire ${first}`)).toBe(0);
  });
});

describe('colony', () => {
  test('as an action', () => expect(energy(awaiting({ colony: true }), 'establish ag1b')).toBe(1));
  test('for nothing', () => {
    const game = awaiting({ colony: true }, { hand: ['department-store'] });
    expect(energy(game, 'play department-store endurance', 'location ag1b')).toBe(1);
  });
  test('not by others, and not by its bonus', () => {
    const other = { resources: { material: 10 } };
    const game = awaiting({ colony: true }, { colonies: ['ag1a'] }, other).do('deploy explorer ag1a', 'establish ag1b');
    expect(game.player(0).resources.energy).toBe(0);
  });
});

describe('growth', () => {
  test('once for each token', () => {
    const game = awaiting({ growth: true }, { hand: ['seed-vault'] }).do('play seed-vault endurance', 'growth 1');
    game.drift('growth 4', 'part 1');
    expect([game.player(0).growth, game.player(0).resources.energy]).toEqual([[1, 4], 2]);
  });
});

describe('discard', () => {
  const hand = ['brick-kiln', 'scrapyard', 'lighthouse'];
  const bare = (on: Trigger): Sitting => {
    const trial = cardRow('trial', {
      background: 'passive',
      on,
      steps: [{ do: 'gain', resource: 'energy', amount: 1 }],
    });
    const seat = { tribe: 'raccoons', resources: { endurance: 9 }, inPlay: ['trial'], hand };
    return sit({ catalog: overlaid({ cards: [trial, ...CARDS] }), seats: [seat, { hand: ['rain-barrels'] }] });
  };
  test('once, however many at once', () =>
    expect(energy(bare({ discard: true }), 'play lighthouse endurance')).toBe(1));
  test('as the price of the forest', () => {
    expect(energy(bare({ discard: true }), 'deploy explorer fo4', 'card lighthouse')).toBe(1);
  });
  test('two for a resource: once', () => {
    expect(energy(bare({ discard: true }), 'trade', 'card brick-kiln', 'card scrapyard', 'resource food')).toBe(1);
  });
  test('not by others', () => {
    const game = bare({ discard: true }).do('pass', 'deploy explorer fo4');
    expect(game.player(0).resources.energy).toBe(0);
  });
});

describe('joined', () => {
  test('a pawn of another seat comes where an own one stands', () => {
    const game = awaiting({ joined: true }, { explorers: ['ag1a'] }).do('pass', 'deploy leader ag1a');
    expect(game.player(0).resources.energy).toBe(1);
  });
  test('not elsewhere, and not where only a colony is', () => {
    for (const seat of [{ explorers: ['ag1a'] }, { colonies: ['ag1b'] }]) {
      const game = awaiting({ joined: true }, seat).do('pass', 'deploy leader ag1b');
      expect(game.player(0).resources.energy).toBe(0);
    }
  });
  test('not by the own pawn that comes', () => {
    expect(energy(awaiting({ joined: true }, {}, { explorers: ['ag1a'] }), 'deploy explorer ag1a')).toBe(0);
  });
});
