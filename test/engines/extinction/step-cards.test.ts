/** Steps about cards: what may be chosen by what codes, what it does, and where it does less. */
import { describe, expect, test } from 'vitest';
import { constantOf } from '../../../src/engines/extinction/rules/terms.ts';
import { doing, run } from '../../support/extinction/doing.ts';
import { PLAN, REPLANT, SOCIAL } from '../../support/extinction/play.ts';

describe('play', () => {
  test('an action goes to the zone, at once available to all; a permanent beside the role', () => {
    const game = doing({ do: 'play', cards: 2 }).hand(0, 'lobbying', 'file-review', 'workshop');
    game.state.zone[0] = 0;
    run(game).do('card', game.card(0, 'lobbying'));
    game.do('card', game.card(0, 'file-review'));
    expect([game.namesOf(0, game.state.zone[0]!), game.namesOf(0, game.state.permanents[0]!)]).toEqual([
      ['lobbying'],
      ['file-review'],
    ]);
    expect([game.mayPlace(4, game.card(0, 'lobbying')), game.mayPlace(4, game.card(0, 'workshop'))]).toEqual([
      true,
      false,
    ]);
  });

  test('a unique card is resolved, then discarded', () => {
    const game = doing({ do: 'play', cards: 1 }).hand(0, 'kick-off', 'workshop');
    run(game).do('card', game.card(0, 'kick-off'));
    expect(game.namesOf(0, game.state.discards[0]!)).not.toContain('kick-off');
    game.do('card', game.card(0, 'workshop'));
    expect(game.namesOf(0, game.state.discards[0]!)).toContain('kick-off');
    expect(game.state.money[0]).toBe(2);
  });

  test('without cards it is passed over, and cards that are alike are one choice', () => {
    const none = run(doing({ do: 'play', cards: 1 }).hand(0));
    expect(none.choices('die').length).toBeGreaterThan(0);
    const two = doing({ do: 'play', cards: 1 });
    two.state.zone[0] = 0;
    expect(run(two.hand(0, 'injunction', 'injunction')).choices('card')).toEqual([two.card(0, 'injunction')]);
  });
});

test('draw: from the own deck, as many as there are', () => {
  const game = doing({ do: 'draw', cards: 2 }).hand(0);
  run(game);
  expect(game.handOf(0)).toHaveLength(2);
  const short = doing({ do: 'draw', cards: 5 }).hand(0);
  short.state.deckSize[0] = 1;
  expect(run(short).handOf(0)).toHaveLength(1);
});

describe('foresee', () => {
  const TOP = ['poachers', 'face-to-face', 'poachers'] as const;
  const looking = (discards: number, reorder: boolean) =>
    run(doing({ do: 'foresee', cards: 3, discards, ...(reorder ? { reorder } : {}) }).effects(...TOP));

  test('some are discarded, the others known to all', () => {
    const game = looking(1, false);
    expect(game.choices('throw')).toEqual([game.effect('face-to-face'), game.effect('poachers')]);
    game.do('throw', game.effect('poachers'));
    const { effectDeck, effectSize, seen, effectDiscards } = game.state;
    expect([seen, effectSize, effectDiscards[game.effect('poachers')]]).toEqual([2, 17, 1]);
    expect([effectDeck[16], effectDeck[15]]).toEqual([game.effect('face-to-face'), game.effect('poachers')]);
  });

  test('the others go back in any order, the one to come next first', () => {
    const game = looking(0, true);
    const [face, poachers] = [game.effect('face-to-face'), game.effect('poachers')];
    expect(game.choices('keep')).toEqual([face, poachers]);
    game.do('keep', face);
    const { effectDeck, effectSize, seen } = game.state;
    expect([[1, 2, 3].map((depth) => effectDeck[effectSize - depth]), seen]).toEqual([[face, poachers, poachers], 3]);
  });

  test('a deck that is too short is filled from under by the discards', () => {
    const game = doing({ do: 'foresee', cards: 2, discards: 1 });
    const { state } = game;
    state.effectSize = 1;
    state.effectDeck[0] = game.effect('poachers');
    state.effectDiscards.set([4, 2, 2, 2, 2, 2, 2, 1]);
    run(game);
    expect([state.effectSize, state.seen, state.effectDeck[17]]).toEqual([18, 2, game.effect('poachers')]);
    expect(game.told()).toContain('reshuffled');
  });
});

test('end-constant: the team chooses, of those that are alike the younger one too where another is done between', () => {
  const game = doing({ do: 'end-constant', constants: 1 }).constants(
    'clear-cutting',
    'government-reshuffle',
    'clear-cutting',
  );
  run(game);
  const [oldest, between] = [game.effect('clear-cutting'), game.effect('government-reshuffle')];
  const younger = constantOf(oldest, 1);
  expect(game.choices('constant')).toEqual([oldest, between, younger]);
  game.do('constant', younger);
  expect(game.lasting).toEqual(['clear-cutting', 'government-reshuffle']);
  expect(run(doing({ do: 'end-constant', constants: 2 }).constants('clear-cutting')).lasting).toEqual([]);
});

test('copy: another action, without a die, never one that copies', () => {
  const game = doing({ do: 'copy' }).hand(0);
  game.state.zone.fill(0);
  const fundraising = game.zone(1, 'fundraising');
  run(game);
  expect(game.choices('card')).toEqual([PLAN, SOCIAL, REPLANT, fundraising]);
  game.do('card', fundraising);
  expect([game.state.money[0], game.mayPlace(4, fundraising)]).toEqual([2, true]);
});

test('recover: own discards', () => {
  const game = doing({ do: 'recover', cards: 1 }).hand(0).discarded(0, 'workshop', 'moratorium');
  run(game);
  expect(game.choices('card')).toEqual([game.card(0, 'workshop'), game.card(0, 'moratorium')]);
  game.do('card', game.card(0, 'workshop'));
  expect(game.handOf(0)).toEqual(['workshop']);
});

test('discard: a set of the own hand, the least first', () => {
  const game = doing({ do: 'discard', cards: 2 });
  game.state.zone[0] = 0;
  run(game.hand(0, 'research', 'injunction', 'injunction'));
  expect(game.choices('card')).toEqual([game.card(0, 'research'), game.card(0, 'injunction')]);
  game.do('card', game.card(0, 'injunction'));
  game.do('card', game.card(0, 'injunction') + 1);
  expect(game.handOf(0)).toEqual(['research']);
});
