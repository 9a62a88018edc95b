/** What a seat cannot know is drawn uniformly: against every world written down by the rules of the table. */
import { describe, expect, test } from 'vitest';
import { stream } from '../../../src/core/random.ts';
import type { StateJson } from '../../../src/engines/evolution/documents/schema.ts';
import { expectUniform } from '../../support/chi-square.ts';
import { attack, pass } from '../../support/evolution/moves.ts';
import { worldOf, worldsOf } from '../../support/evolution/oracle.ts';
import { deal, isOver, type Play, play } from '../../support/evolution/play.ts';
import { type Scene, scene } from '../../support/evolution/scene.ts';

const DRAWS = 4000;
const MANY = 300;

const expectFair = (game: Play, seat: number): string[] => {
  const worlds = worldsOf(game.see(seat), MANY) ?? expect.fail('too many worlds');
  expect(worlds).toContain(worldOf(game.see()));
  expectUniform(worlds, game.dream(seat, DRAWS).map(worldOf));
  return worlds;
};

describe('one attack in a puddle of six cards', () => {
  const given: Scene = {
    seats: 2,
    catalog: 'puddle',
    rows: ['A{Carn}', 'B, C*'],
    cards: { A: 'parasite+carnivorous', B: 'running' },
    hands: [[], ['tail-loss']],
    top: ['anglerfish'],
  };
  const begin = (): Play => play(scene(given));

  test('before it, the four unseen cards lie anywhere: 4! ways, two cards alike', () => {
    const worlds = expectFair(begin(), 0);
    expect([worlds.length, new Set(worlds).size]).toEqual([24, 12]);
  });

  test('after it, the dead animal was no Anglerfish, and the other may be one', () => {
    const game = begin();
    game.act(attack('A', 'B'));
    game.act(pass);
    const worlds = expectFair(game, 0);
    expect([worlds.length, new Set(worlds).size]).toEqual([12, 6]);
  });

  test('while its owner is asked whether to turn one up, the animal attacked is known to be none', () => {
    const game = begin();
    game.actOnly(attack('A', 'B'));
    expect(game.toAct()).toBe(1);
    expect(expectFair(game, 0)).toHaveLength(12);
  });

  test('the owner knows both animals, and not the deck', () => {
    const game = begin();
    game.act(attack('A', 'B'));
    game.act(pass);
    expect(new Set(expectFair(game, 1))).toEqual(
      new Set([worldOf(game.see())]).union(new Set(worldsOf(game.see(1), MANY))),
    );
    expect(game.see(1).players[1]?.animals[0]?.card).toBe('anglerfish');
  });
});

describe('an animal that survived an attack', () => {
  test('is known to be no Anglerfish from then on, and so is the card when it dies', () => {
    const game = play(
      scene({
        seats: 2,
        catalog: 'puddle',
        rows: ['A{Carn}', 'B{Run}, C*'],
        cards: { A: 'parasite+carnivorous', B: 'tail-loss' },
        top: ['anglerfish'],
      }),
    );
    game.dice.tell([6]);
    game.act(attack('A', 'B'));
    // It had a trait, so nothing is known of it.
    expect(game.see(0).players[1]?.animals[0]?.notAnglerfish ?? false).toBe(false);
    expectFair(game, 0);
  });
});

describe.each(['pond', 'meadow'])('random games in the %s', (catalog) => {
  /** Positions of random games that have few enough worlds, with the seat that is to see them. */
  const positions = [1, 2, 3, 4, 5, 6].flatMap((seed) => {
    const game = deal({ seats: 2 }, seed, catalog);
    const random = stream(seed, 'test');
    const found: { full: StateJson; seat: number; worlds: number; known: boolean }[] = [];
    while (!isOver(game)) {
      for (const seat of [0, 1]) {
        const view = game.see(seat);
        const worlds = worldsOf(view, MANY)?.length ?? 0;
        const known = JSON.stringify(view).includes('notAnglerfish');
        if (worlds > 1) found.push({ full: game.see(), seat, worlds, known });
      }
      const legal = game.legal();
      game.actOnly(legal[random.below(legal.length)] ?? pass);
    }
    return found;
  });

  test('every redeal of a sample of them is as likely as every other', () => {
    expect(positions.length).toBeGreaterThan(20);
    const step = Math.ceil(positions.length / 8);
    for (const { full, seat } of positions.filter((_, index) => index % step === 0)) expectFair(play(full), seat);
  });

  if (catalog === 'pond')
    test('with cards that are known to be no Anglerfish as well', () => {
      const known = positions.filter((position) => position.known);
      expect(known.length).toBeGreaterThan(5);
      const step = Math.ceil(known.length / 6);
      for (const { full, seat } of known.filter((_, index) => index % step === 0)) expectFair(play(full), seat);
    });
});
