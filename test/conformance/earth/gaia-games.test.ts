/** Whole games at a real table, played by chance: every one of them comes to an end and is scored. */
import { describe, expect, test } from 'vitest';
import { loadCatalogs } from '../../../src/core/catalog.ts';
import type { Ask, TableTurn } from '../../../src/core/contract.ts';
import { type Random, stream } from '../../../src/core/random.ts';
import { checker } from '../../../src/core/schema.ts';
import { LANGS, say } from '../../../src/core/text.ts';
import { catalog } from '../../../src/engines/earth/content/catalog.ts';
import { gaiaAnimal, MOVES } from '../../../src/engines/earth/gaia/core/animal.ts';
import { GOODS } from '../../../src/engines/earth/gaia/core/keeper.ts';
import { GAIA_LEAVES } from '../../../src/engines/earth/gaia/core/leaves.ts';
import { DIFFICULTIES } from '../../../src/engines/earth/gaia/core/numbers.ts';
import { gaia } from '../../../src/engines/earth/gaia/index.ts';
import type { AnimalEntry, Human, TableJson } from '../../../src/engines/earth/gaia/table/schema.ts';
import { many } from '../../support/many.ts';
import { valueOf } from '../../support/results.ts';

const GAMES = many(50);
/** Every so many games, documents are checked against their schema and texts are made. */
const INSPECTED = 50;
/** A turn of the person completes the tableau once in so many turns of planting. */
const COMPLETES = 12;

const documents = checker(gaia.schema);
const pick = <T>(random: Random, all: readonly T[]): T => {
  const item = all[random.below(all.length)];
  if (item === undefined) throw new Error('nothing to pick from');
  return item;
};

/** Every animal of the catalog that Gaïa can have, by its figures. */
const CATALOG: readonly AnimalEntry[] = valueOf(loadCatalogs(catalog))
  .all.flatMap(({ content }) => content.animals)
  .filter(({ gaia: compatible }) => compatible)
  .map((animal) => ({ ...gaiaAnimal(animal), name: animal.name }));

/** One of the catalog, or one of any other figures. */
const someAnimal = (random: Random, index: number): AnimalEntry => {
  if (random.below(2) === 0) return CATALOG[(random.below(CATALOG.length >> 1) * 2 + index) % CATALOG.length] ?? '';
  const move = pick(random, MOVES);
  const amount = () => ({ [pick(random, GOODS)]: 1 + random.below(3) });
  return {
    name: `Animal ${index}`,
    move,
    ...(move === 'up-to' && {
      most: 1 + random.below(4),
      ...(random.below(2) === 0 && { perUsedLeaf: true as const }),
    }),
    ...(random.below(3) > 0 && { cost: amount() }),
    gain: { ...amount(), ...(random.below(4) === 0 && { draw: 1 }), ...(random.below(4) === 0 && { hand: 2 }) },
    ...(random.below(3) === 0 && { others: amount() }),
    ...(random.below(3) === 0 && {
      stores: {
        what: pick(random, GOODS),
        most: 1 + random.below(3),
        points: 1 + random.below(7),
        per: 1 + random.below(2),
      },
    }),
  };
};

const answer = (ask: Ask, random: Random): unknown => {
  switch (ask.form) {
    case 'choice':
      return pick(random, ask.choices ?? []).value;
    case 'yes-no':
      return ask.pointer === '/human/complete' ? random.below(COMPLETES) === 0 : random.below(2) === 0;
    case 'count':
      return random.below(1 + Math.min(ask.most ?? 0, 15));
    case 'list':
      return Array.from({ length: ask.length ?? 0 }, () => random.below(12) - 4);
  }
};

/** Answers to all that is asked, as one who plays at random would give them. */
const answers = ({ asks, table }: TableTurn<TableJson>, random: Random): Human => {
  const human: Record<string, unknown> = {};
  for (const ask of asks) {
    const { pointer, only } = ask;
    if (only !== undefined && !only.values.includes(String(human[only.pointer.slice('/human/'.length)]))) continue;
    human[pointer.slice('/human/'.length)] = answer(ask, random);
  }
  // The person has five leaves: those that came before hers, and those that were discarded.
  const second = Object.values(table.gaia?.claims ?? {}).filter((arrival) => arrival === 2).length;
  const room = GAIA_LEAVES - second - (table.gaia?.discardedLeaves ?? 0);
  if (human['leafThere'] === true && room === 0) human['leafThere'] = false;
  const left = room - (human['leafThere'] === true ? 1 : 0);
  if (human['leavesDiscarded'] !== undefined) human['leavesDiscarded'] = random.below(20) === 0 ? Math.min(1, left) : 0;
  return human;
};

const inspect = (turn: TableTurn<TableJson>): void => {
  valueOf(documents.check(turn.table));
  for (const lang of LANGS) {
    for (const step of turn.steps) expect(say(gaia.phrases[lang], step)).toMatch(/^\S.*[.!?]$/);
    for (const { question } of turn.asks) expect(say(gaia.phrases[lang], question)).toMatch(/\?(?: .*\.)?$/);
  }
};

interface Played {
  readonly ending: string;
  readonly cards: number;
  readonly leaves: number;
}

const playGame = (options: TableJson['options'], random: Random, inspected: boolean): Played => {
  let turn = valueOf(gaia.play({ game: 'earth', version: 1, kind: 'automa', options }, random));
  let cards = 0;
  for (let moment = 0; turn.asks.length > 0; moment++) {
    if (moment > 60) throw new Error('the game does not end');
    if (inspected) inspect(turn);
    if (turn.table.stage === 'gaia') cards++;
    const human = answers(turn, random);
    turn = valueOf(gaia.play({ ...turn.table, human }, random));
  }
  if (inspected) inspect(turn);
  const { outcome, table, score } = turn;
  const claims = Object.keys(table.gaia?.claims ?? {}).length;
  const sum = score.reduce((total, { points }) => total + points, 0);
  if (outcome === undefined || outcome.scores[1] !== sum || sum < 0) throw new Error('the game is not scored');
  return { ending: outcome.ending, cards, leaves: claims + (table.gaia?.completion === true ? 1 : 0) };
};

describe(`${GAMES} games at random end and are scored`, () => {
  test.each(DIFFICULTIES)('%s', { timeout: 120_000 }, (difficulty) => {
    const random = stream(difficulty, 'test');
    const endings = new Map<string, number>();
    for (let game = 0; game < GAMES; game++) {
      const count = difficulty === 'hard' || difficulty === 'expert' ? 2 : 1;
      const animals =
        random.below(5) === 0 ? [] : Array.from({ length: count }, (_, index) => someAnimal(random, index));
      const cards = random.below(2) === 0 ? 'table' : 'arbor';
      const rulings = {
        ...(random.below(2) === 0 && { soloEnd: 'after-gaia' as const }),
        ...(random.below(2) === 0 && { gaiaBonus: 'person' as const }),
        ...(random.below(2) === 0 && { gaiaEvents: 'absolute' as const }),
        ...(random.below(2) === 0 && { gaiaStores: 'full' as const }),
        ...(random.below(2) === 0 && { gaiaGyre: 'bonus' as const }),
      };
      const {
        ending,
        cards: played,
        leaves,
      } = playGame({ difficulty, cards, animals, rulings }, random, game % INSPECTED === 0);
      endings.set(ending, (endings.get(ending) ?? 0) + 1);
      if (ending === 'gaia-done') expect(played).toBe(12);
      expect(played).toBeLessThanOrEqual(12);
      expect(leaves).toBeLessThanOrEqual(5);
    }
    expect(CATALOG.length).toBeGreaterThanOrEqual(29);
    expect([...endings.keys()].sort()).toEqual(['complete', 'gaia-done']);
  });
});
