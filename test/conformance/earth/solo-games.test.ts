/** Whole games against Gaïa, played by chance: every one of them ends as the rules say, with every animal of hers. */
import { describe, expect, test } from 'vitest';
import { ActionList } from '../../../src/core/actions.ts';
import { outcomeOf } from '../../../src/core/outcome.ts';
import { type Random, stream } from '../../../src/core/random.ts';
import type { Message } from '../../../src/core/text.ts';
import {
  afterGaia,
  afterPerson,
  answerTurn,
  leavesOut,
  playGyre,
  playTurn,
} from '../../../src/engines/earth/gaia/core/course.ts';
import { GOODS, type Keeper, type Log } from '../../../src/engines/earth/gaia/core/keeper.ts';
import { OBJECTIVES, usedLeaves } from '../../../src/engines/earth/gaia/core/leaves.ts';
import { DIFFICULTIES } from '../../../src/engines/earth/gaia/core/numbers.ts';
import { PARTS, scoreParts } from '../../../src/engines/earth/gaia/core/score.ts';
import { BONUS, G, newGaia, takeCard } from '../../../src/engines/earth/gaia/table/counters.ts';
import { addToPile, type Solo, tableKeeper } from '../../../src/engines/earth/gaia/table/keeper.ts';
import { earth } from '../../../src/engines/earth/index.ts';
import { EVERYWHERE } from '../../../src/engines/earth/rules/grid.ts';
import type { Options } from '../../../src/engines/earth/rules/options.ts';
import { stateKeeper } from '../../../src/engines/earth/rules/solo/keeper.ts';
import type { State } from '../../../src/engines/earth/rules/state.ts';
import { GAIA } from '../../../src/engines/earth/rules/terms.ts';
import { catalogs } from '../../support/earth/scene.ts';
import { many } from '../../support/many.ts';
import { valueOf } from '../../support/results.ts';

/** Enough that each animal of hers is met. */
const GAMES = many(200);
/** Every so many games all cards are counted. */
const COUNTED = 50;
/** Every so many games the person knows what is good. */
const ABLE = 40;

const catalog = valueOf(catalogs.find(undefined));
const legal = new ActionList();

/** A game with some of the rulings taken the other way. */
const someGame = (options: Options, random: Random): State => {
  const other = <T>(value: T): T | undefined => (random.below(2) === 0 ? value : undefined);
  const rulings = Object.entries({
    soloEnd: other('after-gaia' as const),
    gaiaBonus: other('person' as const),
    gaiaStores: other('full' as const),
    gaiaGyre: other('bonus' as const),
    gaiaGrowth: other('twenty-stacks' as const),
    gaiaHand: other('nothing' as const),
    gaiaTies: other('drawn' as const),
    gaiaEvents: other('printed' as const),
    gaiaLeaves: other('five' as const),
  }).filter(([, value]) => value !== undefined);
  return valueOf(earth.setup({ seats: 1, ...options, rulings: Object.fromEntries(rulings) }, catalog, random));
};

const weights = new Float64Array(600);

/** A decision at random; one who is `able` mostly takes what is good, so that tableaux come to be complete. */
const decide = (state: State, random: Random, able: boolean): number => {
  earth.legalActions(state, legal);
  if (!able) return legal.at(random.below(legal.length));
  earth.heuristics?.weigh(state, legal, weights);
  let best = 0;
  for (let index = 1; index < legal.length; index++) if (weights[index]! > weights[best]!) best = index;
  return legal.at(random.below(8) === 0 ? random.below(legal.length) : best);
};

const misplaced = (state: State): string[] => {
  const { gaia, players, deck, discards } = earth.encode(state, 'all');
  const cards = [
    ...[...(gaia?.compost ?? []), ...players.flatMap(({ compost }) => compost)].map(({ card }) => card),
    ...players.flatMap(({ tableau, hand, events }) => [...tableau.map(({ card }) => card), ...(hand ?? []), ...events]),
    ...(gaia?.pile ?? []),
    ...(deck ?? []),
    ...discards,
  ];
  return cards.length === 283 && new Set(cards).size === 283 ? [] : [`${new Set(cards).size} of ${cards.length} cards`];
};

describe(`${GAMES} games at random`, () => {
  test.each(DIFFICULTIES)('%s: each ends properly', { timeout: 120_000 }, (difficulty) => {
    const random = stream(`${difficulty} games 2`, 'test');
    const endings = new Set<string>();
    const animals = new Set<string>();
    for (let game = 0; game < GAMES; game++) {
      const state = someGame({ difficulty, animals: game % 10 > 0 }, random);
      for (let decisions = 0; earth.toAct(state) === 0; decisions++) {
        if (decisions > 3000) throw new Error(`game ${game} does not end`);
        earth.apply(state, decide(state, random, game % ABLE === 0), random);
      }
      const { ending, metrics, ranks } = outcomeOf(earth, state);
      endings.add(ending);
      if (state.gaiaTurn > 12 || (ending === 'gaia-done' && state.gaiaTurn !== 12)) throw new Error(`game ${game}`);
      const margin = (metrics['score'] ?? 0) - (metrics['gaia'] ?? 0);
      if (margin !== 0 && ranks[0] !== (margin > 0 ? 1 : 2)) throw new Error(`game ${game} is not scored`);
      for (const slot of [0, 1]) animals.add(stateKeeper.animal(state, slot)?.name.fr ?? '');
      if (game % COUNTED === 0) expect(misplaced(state)).toEqual([]);
    }
    animals.delete('');
    const hers = catalog.content.animals.filter(({ gaia, abundance }) => gaia && abundance !== true);
    expect(animals.size).toBe(hers.length);
    expect([...endings].sort()).toEqual(['complete', 'gaia-done']);
  });
});

describe('a real table and a whole game', () => {
  const amounts = <Place>(keeper: Keeper<Place>, place: Place): readonly number[] => [
    ...GOODS.map((good) => keeper.amount(place, good)),
    ...[0, 1].map((index) => keeper.stored(place, index)),
    ...OBJECTIVES.map((_, objective) => keeper.arrival(place, objective)),
    usedLeaves(keeper, place),
    keeper.pileCards(place),
    keeper.pilePoints(place),
  ];

  /** Her points by part, and what keeps the course of the game. */
  const standing = <Place>(keeper: Keeper<Place>, place: Place): readonly unknown[] => {
    const parts = new Float64Array(PARTS.length);
    const sum = scoreParts(keeper, place, parts);
    return [
      sum,
      ...parts,
      keeper.hasBonus(place),
      keeper.skips(place),
      keeper.isSpent(place),
      keeper.isComplete(place),
    ];
  };

  /** Her counters, and a person who turns up the cards that the deck of the game has. */
  const tableOf = (state: State, leafThere: boolean): Solo => {
    const { rules } = state;
    const gaia = newGaia();
    for (const good of GOODS) gaia[G[good]] = stateKeeper.amount(state, good);
    for (const index of [0, 1]) gaia[G.stored + index] = stateKeeper.stored(state, index);
    for (let objective = 0; objective < 4; objective++)
      gaia[G.claims + objective] = 1 + stateKeeper.arrival(state, objective);
    gaia[G.completion] = state.completion === GAIA ? BONUS.hers : state.completion === 0 ? BONUS.persons : BONUS.free;
    gaia[G.discarded] = stateKeeper.discardedLeaves(state);
    gaia[G.skip] = stateKeeper.skips(state) ? 1 : 0;
    gaia[G.full] = stateKeeper.isComplete(state) ? 1 : 0;
    for (let turn = 0; turn < state.gaiaTurn; turn++) takeCard(gaia, state.gaiaDeck[turn]!);
    gaia[G.pile] = stateKeeper.pileCards(state);
    gaia[G.points] = stateKeeper.pilePoints(state);
    const gaiaRules = { ...rules, animals: [0, 1].flatMap((index) => stateKeeper.animal(state, index) ?? []) };
    const deck = Array.from(state.deck.subarray(0, state.deckSize)).reverse();
    return {
      gaia,
      rules: gaiaRules,
      supply: {
        compost: (count) => deck.splice(0, count).length,
        discard: () => {},
        pile(count) {
          for (const card of deck.splice(0, count)) addToPile(gaia, rules.content.points[card]!, gaiaRules);
        },
        give: () => {},
      },
      person: {
        soilGained: stateKeeper.soilGained(state),
        cardsDrawn: stateKeeper.cardsDrawn(state),
        blueCards: stateKeeper.blueCards(state),
      },
      leafThere,
      random: stream('table', 'test'),
    };
  };

  /** What she can do, and what follows it, by a number; the end of the game lies in it from time to time. */
  const DEEDS = ['answerTurn', 'playTurn', 'playGyre', 'afterPerson', 'afterGaia', 'leavesOut'] as const;
  const perform = <Place>(
    keeper: Keeper<Place>,
    place: Place,
    deed: (typeof DEEDS)[number],
    choice: number,
    log: Log,
  ): unknown => {
    const chance = stream(choice, 'apply');
    switch (deed) {
      case 'answerTurn':
        return answerTurn(keeper, place, 1 + (choice % 3), chance, log);
      case 'playTurn':
        return playTurn(keeper, place, choice, chance, log);
      case 'playGyre':
        return playGyre(keeper, place, choice, chance, log);
      case 'afterPerson':
        return afterPerson(keeper, place);
      case 'afterGaia':
        return afterGaia(keeper, place);
      case 'leavesOut':
        return leavesOut(keeper, place, log);
    }
  };

  /** The step of a leaf is told in the words of its table, and that of the person's at a whole game alone. */
  const hers = (steps: readonly Message[]): readonly Message[] =>
    steps.filter(({ code }) => code.startsWith('gaia.') && code !== 'gaia.leaf');

  test.each(DIFFICULTIES)('%s: she does the same at both, number for number and step for step', (difficulty) => {
    const random = stream(`both ${difficulty}`, 'test');
    const compared = new Map<string, number>();
    for (let game = 0; game < 60; game++) {
      const state = someGame({ difficulty, animals: true }, random);
      const copy = earth.blank(state);
      const compare = (): void => {
        for (const deed of DEEDS) {
          const choice = random.below(4);
          if (deed === 'playGyre' && stateKeeper.arrival(state, choice) >= 0) continue;
          earth.copy(state, copy);
          const table = tableOf(state, ((state.claimed[0]! >> choice) & 1) === 1);
          const outcomeOf = <Place>(keeper: Keeper<Place>, place: Place): readonly unknown[] => {
            const told: Message[] = [];
            const result = perform(keeper, place, deed, choice, (step) => void told.push(step));
            return [result, amounts(keeper, place), standing(keeper, place), hers(told)];
          };
          expect(JSON.stringify(outcomeOf(tableKeeper, table))).toBe(JSON.stringify(outcomeOf(stateKeeper, copy)));
          compared.set(deed, (compared.get(deed) ?? 0) + 1);
        }
      };
      for (let decision = 0; earth.toAct(state) === 0; decision++) {
        const isNearEnd = state.gaiaTurn >= 11 || state.gaiaSkips > 0 || state.occupied[0] === EVERYWHERE;
        // Where the deck runs out the person at the table would make a new one of the discard pile; and one who has no
        // leaf left cannot claim a bonus that is free, which nobody asks at a table.
        const isAlike = state.deckSize > 60 && state.leaves[0]! > 0;
        if (decision % (isNearEnd ? 5 : 10) === 4 && isAlike && state.depth === 0) compare();
        earth.apply(state, decide(state, random, game % 2 === 0), random);
      }
    }
    for (const deed of DEEDS) expect(compared.get(deed) ?? 0, deed).toBeGreaterThan(100);
  });
});
