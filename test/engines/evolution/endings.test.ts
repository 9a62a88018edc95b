/** The last moves, counted by kind: hidden cards that can do nothing any more are left where they are. */
import { describe, expect, test } from 'vitest';
import { type Game, TERMINAL } from '../../../src/core/contract.ts';
import { EveryChance } from '../../../src/core/every-chance.ts';
import { Random, stream } from '../../../src/core/random.ts';
import { evolution } from '../../../src/engines/evolution/index.ts';
import type { State } from '../../../src/engines/evolution/rules/state.ts';
import { DEFAULT_PARAMS } from '../../../src/mcts/params.ts';
import { prove } from '../../../src/mcts/prove.ts';
import { reportActions } from '../../../src/mcts/report.ts';
import { catalogs } from '../../support/evolution/play.ts';
import { type Scene, scene } from '../../support/evolution/scene.ts';
import { OTHER_RULINGS } from '../../support/probes/evolution.ts';
import { valueOf } from '../../support/results.ts';
import { legalOf } from '../../support/walk.ts';

/** Deals one card after the other, as if each were unlike all others and might still matter. */
class CardByCard extends Random {
  readonly #chance: Random;

  constructor(chance: Random) {
    super('');
    this.#chance = chance;
  }

  override below(bound: number): number {
    return this.#chance.below(bound);
  }
}

const cardByCard: Game<State> = {
  ...evolution,
  redeal: (state, seat, random) => evolution.redeal(state, seat, new CardByCard(random)),
};

/** Every decision of a random game, first to last. */
const decisionsOf = (catalog: string, game: number): State[] => {
  const random = stream(game, 'test');
  const rulings = OTHER_RULINGS[game % (OTHER_RULINGS.length + 1)] ?? {};
  const state = valueOf(evolution.setup({ seats: 2, rulings }, valueOf(catalogs.find({ id: catalog })), random));
  const decisions: State[] = [];
  while (evolution.toAct(state) !== TERMINAL) {
    const legal = legalOf(evolution, state);
    if (legal.length > 1) {
      const copy = evolution.blank(state);
      evolution.copy(state, copy);
      decisions.push(copy);
    }
    evolution.apply(state, legal[random.below(legal.length)]!, random);
  }
  return decisions;
};

const proved = (game: Game<State>, root: State, proof: number) => {
  const seat = evolution.toAct(root);
  const table = prove({ game, root, seat, params: { ...DEFAULT_PARAMS, proof } });
  return table && { visits: table.iterations, actions: reportActions(table, game, seat) };
};

describe.each(['pond', 'meadow', 'puddle'])('in the %s', (catalog) => {
  test('what is counted by kind comes out as card by card', () => {
    let saved = 0;
    let compared = 0;
    for (let game = 0; game < 16; game++)
      for (const root of decisionsOf(catalog, game).slice(-3)) {
        const byCard = proved(cardByCard, root, 20_000);
        if (byCard === undefined) continue;
        const byKind = proved(evolution, root, 20_000) ?? expect.fail('what was proved card by card is not by kind');
        compared++;
        if (byKind.visits < byCard.visits) saved++;
        for (const { action, value, endings, metrics } of byCard.actions) {
          const same = byKind.actions.find((each) => each.action === action) ?? expect.fail('an action less');
          expect(same.value.mean).toBeCloseTo(value.mean, 10);
          for (const [index, part] of endings.entries()) expect(same.endings[index]).toBeCloseTo(part, 10);
          for (const [index, { mean }] of metrics.entries()) expect(same.metrics[index]?.mean).toBeCloseTo(mean, 10);
        }
      }
    expect(compared).toBeGreaterThan(8);
    expect(saved).toBeGreaterThan(8);
  });
});

describe('what is left to deal when the deck is empty, in a puddle', () => {
  /** Deals that seat 0 tells apart, and how likely each of them is. */
  const dealsOf = (given: Omit<Scene, 'seats' | 'catalog' | 'deckSize'>): number[] => {
    const state = valueOf(evolution.decode(scene({ ...given, seats: 2, catalog: 'puddle', deckSize: 0 }), catalogs));
    const world = evolution.blank(state);
    const chance = new EveryChance();
    const deals: number[] = [];
    do {
      evolution.copy(state, world);
      evolution.redeal(world, 0, chance);
      deals.push(chance.probability);
    } while (chance.advance());
    return deals.sort((one, other) => one - other);
  };
  const third = expect.closeTo(1 / 3, 12);
  const twoThirds = expect.closeTo(2 / 3, 12);

  // Seat 0 sees its hunter and one more card. Of the four others two are Anglerfish.
  const hunter = { rows: ['A{Carn}', 'B'], cards: { B: 'running' } };

  test('whether an animal without traits is an Anglerfish, while there is a hunter', () => {
    expect(dealsOf(hunter)).toEqual([0.5, 0.5]);
  });

  test('nothing once the hunter has hunted', () => {
    expect(dealsOf({ ...hunter, rows: ['A{Carn} used:Carn', 'B'] })).toEqual([1]);
  });

  test('nothing of an animal that keeps its trait, but of one that may lose it', () => {
    expect(dealsOf({ rows: ['A{Carn}', 'B{Run}'] })).toEqual([1]);
    expect(dealsOf({ rows: ['A{Carn}', 'B{Tail}'] })).toEqual([third, twoThirds]);
  });

  test('in the development of any animal: it may be given a trait by which it loses the others', () => {
    const given = {
      rows: ['A{Carn}', 'B{Run}'],
      cards: { A: 'parasite+carnivorous' },
      hands: [['anglerfish']],
    } as const;
    expect(dealsOf(given)).toEqual([1]);
    expect(dealsOf({ ...given, phase: 'development' })).toEqual([0.5, 0.5]);
  });

  test('of a hand every kind, while it may be played from', () => {
    const hand = {
      rows: ['A{Carn}'],
      cards: { A: 'parasite+carnivorous' },
      hands: [['tail-loss'], ['running']],
      phase: 'development',
      waiter: false,
    } as const;
    // Two Anglerfish and a card that is the only one of its kind.
    expect(dealsOf(hand)).toEqual([third, twoThirds]);
    expect(dealsOf({ ...hand, passed: [1] })).toEqual([1]);
    expect(dealsOf({ ...hand, phase: 'feeding' })).toEqual([1]);
  });
});
