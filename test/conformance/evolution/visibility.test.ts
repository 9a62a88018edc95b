/** Who sees what: hands, the deck, face-down animals and discards; section 4.2 of the rules page on Anglerfish. */
import { describe, expect, test } from 'vitest';
import { stream } from '../../../src/core/random.ts';
import type { ActionJson } from '../../../src/engines/evolution/documents/schema.ts';
import { attack, breed, eat, lose, pass, takeShell } from '../../support/evolution/moves.ts';
import { idOf } from '../../support/evolution/notation.ts';
import { deal, isOver, type Play, play } from '../../support/evolution/play.ts';
import { type Scene, scene } from '../../support/evolution/scene.ts';

const having = (given: Parameters<typeof scene>[0], ...actions: readonly ActionJson[]): Play => {
  const game = play(scene(given));
  for (const action of actions) game.act(action);
  return game;
};

describe('a game played at random', () => {
  const game = deal({ seats: 3 }, 4);
  const random = stream('seen', 'test');
  const moments: { full: ReturnType<Play['see']>; views: ReturnType<Play['see']>[] }[] = [];
  for (let ply = 0; !isOver(game); ply++) {
    const legal = game.legal();
    if (ply % 5 === 0) moments.push({ full: game.see(), views: [0, 1, 2].map((seat) => game.see(seat)) });
    game.act(legal[random.below(legal.length)] ?? pass);
  }

  test('only the own hand is open, its size for all', () => {
    for (const { full, views } of moments)
      for (const [seat, view] of views.entries())
        for (const [other, { hand, handSize }] of view.players.entries()) {
          expect(hand).toEqual(other === seat ? full.players[other]?.hand : null);
          expect(handSize).toBe(full.players[other]?.hand?.length);
        }
  });

  test('the deck is closed to all, its size is not', () => {
    for (const { full, views } of moments)
      for (const view of views) expect([view.deck ?? null, view.deckSize]).toEqual([null, full.deck?.length]);
  });

  test('traits, food, the bank and the centre are open to all', () => {
    for (const { full, views } of moments)
      for (const view of views) {
        expect([view.bank, view.centre]).toEqual([full.bank, full.centre]);
        for (const [seat, { animals }] of view.players.entries())
          expect(animals.map(({ traits, food, need }) => ({ traits, food, need }))).toEqual(
            full.players[seat]?.animals.map(({ traits, food, need }) => ({ traits, food, need })),
          );
      }
  });

  test('the cards under animals are open to their owners only, revealed ones to all', () => {
    for (const { full, views } of moments)
      for (const [seat, view] of views.entries())
        for (const [other, { animals }] of view.players.entries())
          for (const [place, { card, revealed }] of animals.entries())
            expect(card).toBe(other === seat || revealed ? full.players[other]?.animals[place]?.card : null);
  });

  test('a finished game hides nothing', () => {
    for (const seat of [0, 1, 2]) expect({ ...game.see(seat), viewer: 'all' }).toEqual(game.see());
  });
});

describe('discards', () => {
  test('a trait that is dropped is remembered by all, the animal under it by its owner alone', () => {
    const game = having({ rows: ['A{Carn}', 'B{Camo Fat}', 'C{Carn Sharp}'], turn: 2 }, attack('C', 'B'));
    const cards = (viewer: number) =>
      game.see(viewer).players[1]?.discards.map(({ card, seen }) => [card !== null, seen]);
    expect(cards(1)?.sort()).toEqual([
      [true, false],
      [true, true],
      [true, true],
    ]);
    expect(cards(0)?.sort()).toEqual([
      [false, false],
      [true, true],
      [true, true],
    ]);
  });

  test('a tail is seen by all', () => {
    const game = having(
      { rows: ['A{Carn}', 'B{Tail Camo}', 'C{Carn Sharp}'], turn: 2 },
      attack('C', 'B'),
      lose('Camo'),
    );
    expect(game.see(0).players[1]?.discards).toEqual([
      expect.objectContaining({ seen: true, card: expect.any(String) }),
    ]);
  });

  test('a parasite played by another is in the pile of the owner of the animal, and was seen', () => {
    const game = having({ rows: ['A{Carn}', 'B{Para}'] }, attack('A', 'B'));
    const seen = game
      .see(2)
      .players[1]?.discards.map(({ card }) => card !== null)
      .sort();
    expect(seen).toEqual([false, true]);
  });

  test('a revealed Anglerfish that dies is known to all', () => {
    const game = having({ rows: ['A{Carn}', 'B* 0/2 revealed'] }, attack('A', 'B'));
    expect(game.see(0).players[1]?.discards).toEqual([expect.objectContaining({ card: 'anglerfish', seen: true })]);
  });
});

describe('what an attack tells', () => {
  test('an animal without traits that is attacked and not turned up is no Anglerfish, for all to know', () => {
    const game = having({ rows: ['A{Carn}', 'B'] }, attack('A', 'B'));
    expect(game.see(0).players[1]?.discards).toEqual([
      expect.objectContaining({ card: null, seen: false, notAnglerfish: true }),
    ]);
  });

  test('an animal with traits might be one', () => {
    const game = having({ rows: ['A{Carn}', 'B{Fat}'] }, attack('A', 'B'));
    const animal = game.see(0).players[1]?.discards.find(({ card }) => card === null);
    expect(animal?.notAnglerfish ?? false).toBe(false);
  });

  test('an animal that did not protect another might be one', () => {
    const game = having({ rows: ['A{Carn}', 'B, V'] }, attack('A', 'V'));
    expect(game.see(0).players[1]?.animals[0]?.notAnglerfish ?? false).toBe(false);
  });

  test('redeals agree: the dead one is never an Anglerfish, the living one is sometimes', () => {
    const game = having({ rows: ['A{Carn}', 'B, V'] }, attack('A', 'V'));
    const worlds = game.dream(0, 400);
    const dead = worlds.map(({ players }) => players[1]?.discards[0]?.card);
    const living = worlds.map(({ players }) => players[1]?.animals[0]?.card);
    expect(dead).not.toContain('anglerfish');
    expect(living).toContain('anglerfish');
  });

  test('the owner is asked whether or not he has an Anglerfish, if he may have one', () => {
    for (const rows of [
      ['A{Carn}', 'B*, V'],
      ['A{Carn}', 'B, V'],
    ]) {
      const game = play(scene({ rows }));
      game.actOnly(attack('A', 'V'));
      expect(game.toAct()).toBe(1);
    }
  });
});

describe('who is asked to turn up an Anglerfish', () => {
  test.each<readonly [string, Scene]>([
    ['nobody without another animal', { rows: ['A{Carn}', 'V', 'C'] }],
    ['nobody whose other animals have traits', { rows: ['A{Carn}', 'V, B*{Fat}'] }],
    ['nobody whose other animals are known to be none', { rows: ['A{Carn}', 'V, B 0/1 plain'] }],
    ['nobody whose other animals were turned up before', { rows: ['A{Carn}', 'V, B* 0/2 revealed'] }],
    ['nobody for an animal with traits', { rows: ['A{Carn}', 'V{Fat}, B*'] }],
    ['nobody in a game without the expansion', { timeToFly: false, rows: ['A{Carn}', 'V, B'] }],
  ])('%s', (_name, given) => {
    const game = play(scene(given));
    game.actOnly(attack('A', 'V'));
    expect(game.see().pending).toEqual([]);
    expect(game.see().players[0]?.animals[0]?.food).toEqual({ red: 0, blue: 2 });
  });
});

describe('shells', () => {
  test('a shell at the centre is open, and so is who takes it', () => {
    const game = having({ rows: ['A 1/1', 'B'], centre: ['shell'] }, takeShell('A'));
    expect(game.see(1).players[0]?.animals[0]?.traits).toEqual([
      expect.objectContaining({ trait: 'shell', card: 'shell' }),
    ]);
  });
});

describe('what is told names animals by their ids', () => {
  test('an attack, of the hunter and the prey', () => {
    const game = having({ rows: ['D{Carn}', 'F, G'] }, attack('D', 'F'));
    expect(game.events).toContainEqual(
      expect.objectContaining({ params: expect.objectContaining({ animal: idOf('D'), prey: idOf('F') }) }),
    );
  });

  test('a new animal', () => {
    const game = having({ phase: 'development', rows: ['A', '', '', ''], hands: [['running']] }, breed('running'));
    const id = game.see().players[0]?.animals[1]?.id;
    expect(game.events[0]?.params).toEqual({ seat: 0, animal: id });
  });
});

test('eating is open', () => {
  const game = having({ rows: ['A', 'B'] }, eat('A'));
  expect(game.see(1).players[0]?.animals[0]?.food).toEqual({ red: 1, blue: 0 });
});
