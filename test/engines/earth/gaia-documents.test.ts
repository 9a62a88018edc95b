import { describe, expect, test } from 'vitest';
import { stream } from '../../../src/core/random.ts';
import { checker } from '../../../src/core/schema.ts';
import { gaia } from '../../../src/engines/earth/gaia/index.ts';
import { KNOWN_ANIMALS } from '../../../src/engines/earth/gaia/table/known-animals.ts';
import { playTable } from '../../../src/engines/earth/gaia/table/play.ts';
import type { GaiaJson, Human, TableJson } from '../../../src/engines/earth/gaia/table/schema.ts';
import { newTable, play, withGaia } from '../../support/earth/gaia.ts';
import { faultLines, faultsOf, valueOf } from '../../support/results.ts';

const random = stream(1, 'test');
const tryOut = (table: TableJson) => playTable(table, random);
const told = (table: TableJson, human: Human) => playTable({ ...table, human }, random);

/** After the person watered: Gaïa's card is to be turned up. */
const herTurn = (options: Partial<TableJson['options']> = {}): TableJson =>
  play(newTable(options), { action: 'water', blueCards: 2, ...(options.animals && { leavesDiscarded: 0 }) }).table;

test('both languages have the same phrases', () => {
  expect(Object.keys(gaia.phrases.fr).sort()).toEqual(Object.keys(gaia.phrases.en).sort());
});

test('the example is a document and plays as it stands', () => {
  valueOf(checker(gaia.schema).check(gaia.example));
  expect(valueOf(gaia.play(gaia.example, random)).steps.map(({ code }) => code)).toEqual(['gaia.sprouts']);
});

describe('a document', () => {
  test('without counters begins a game', () => {
    const { table, steps, asks } = play({ game: 'earth', version: 1, kind: 'automa', options: { difficulty: 'hard' } });
    expect(table).toMatchObject({ stage: 'turn', complete: false, gaia: { soil: 0, pass: 1, card: null } });
    expect(table.gaia?.cards).toHaveLength(6);
    expect(steps.map(({ code }) => code)).toEqual(['gaia.begin', 'gaia.begin-table']);
    expect(asks[0]?.pointer).toBe('/human/action');
  });

  test('without answers is only looked at', () => {
    const table = herTurn();
    const looked = play(table);
    expect(looked.table).toEqual(table);
    expect(looked.steps).toEqual([]);
    expect(looked.asks.length).toBeGreaterThan(0);
  });

  test('is not changed by playing it', () => {
    const table = newTable();
    const copy = structuredClone(table);
    told(table, { action: 'grow', cardsDrawn: 4 });
    expect(table).toEqual(copy);
  });

  test('gives the same answer for the same seed', () => {
    const table = newTable({ cards: 'arbor' });
    const human: Human = { action: 'grow', cardsDrawn: 4 };
    const seeds = Array.from({ length: 20 }, (_, seed) => play(table, human, seed).table.gaia?.card);
    expect(Array.from({ length: 20 }, (_, seed) => play(table, human, seed).table.gaia?.card)).toEqual(seeds);
    expect(new Set(seeds).size).toBeGreaterThan(2);
  });
});

describe('what is missing is named, all at once, and nothing is guessed', () => {
  test.each<[string, TableJson, Human, string[]]>([
    ['an action', newTable(), {}, ['/human/action missing-figure']],
    ['soil', newTable(), { action: 'compost' }, ['/human/soilGained missing-figure']],
    ['blue cards', newTable(), { action: 'water' }, ['/human/blueCards missing-figure']],
    ['cards drawn', newTable(), { action: 'grow' }, ['/human/cardsDrawn missing-figure']],
    [
      'points and the tableau',
      newTable(),
      { action: 'plant' },
      ['/human/complete missing-figure', '/human/pile missing-figure'],
    ],
    [
      'leaves, with animals',
      newTable({ animals: ['aigle-royal'] }),
      { action: 'water' },
      ['/human/blueCards missing-figure', '/human/leavesDiscarded missing-figure'],
    ],
    ['her card', herTurn(), {}, ['/human/card missing-figure']],
    [
      'an objective',
      herTurn(),
      { card: 'north-gyre' },
      ['/human/leafThere missing-figure', '/human/objective missing-figure'],
    ],
    [
      'the cards of an Expert’s bonus',
      herTurn({ difficulty: 'expert' }),
      { card: 'north-gyre', objective: 'upper-right', leafThere: true },
      ['/human/pile missing-figure'],
    ],
  ])('%s', (_name, table, human, lines) => {
    expect(faultLines(told(table, human))).toEqual(lines);
  });

  test('the fault asks the question', () => {
    expect(faultsOf(told(newTable(), {}))[0]?.detail).toMatch(/Which action/);
  });

  test('no bonus needs cards where Expert is not played, or another objective is chosen', () => {
    const human: Human = { card: 'north-gyre', objective: 'upper-right', leafThere: true };
    expect(told(herTurn({ difficulty: 'hard' }), human).ok).toBe(true);
    expect(told(herTurn({ difficulty: 'expert' }), { ...human, objective: 'upper-left' }).ok).toBe(true);
  });
});

describe('answers that cannot be', () => {
  const gone = withGaia(herTurn(), { cards: ['plant', 'compost', 'north-gyre', 'south-gyre'] });
  test.each<[string, TableJson, Human, string[]]>([
    ['a card that has come up', gone, { card: 'water' }, ['/human/card wrong-choice']],
    [
      'an objective of the other pair',
      herTurn(),
      { card: 'south-gyre', objective: 'upper-left', leafThere: false },
      ['/human/objective wrong-choice'],
    ],
    [
      'two cards of three',
      newTable(),
      { action: 'plant', complete: false, pile: [1, 2] },
      ['/human/pile wrong-number'],
    ],
    [
      'an action in her turn',
      herTurn(),
      { action: 'water', card: 'plant', complete: false, pile: [0, 0, 0] },
      ['/human/action not-asked'],
    ],
    ['a card in your turn', newTable(), { action: 'water', blueCards: 1, card: 'plant' }, ['/human/card not-asked']],
    ['a score too soon', newTable(), { action: 'water', blueCards: 1, score: 100 }, ['/human/score not-asked']],
    [
      'a tableau completed by watering',
      newTable(),
      { action: 'water', blueCards: 1, complete: true },
      ['/human/complete not-planted'],
    ],
    [
      'leaves without animals',
      newTable(),
      { action: 'water', blueCards: 1, leavesDiscarded: 1 },
      ['/human/leavesDiscarded not-asked'],
    ],
    [
      'six leaves',
      withGaia(newTable({ animals: ['aigle-royal'] }), { discardedLeaves: 4 }),
      { action: 'water', blueCards: 1, leavesDiscarded: 2 },
      ['/human/leavesDiscarded out-of-range'],
    ],
  ])('%s', (_name, table, human, lines) => {
    expect([...new Set(faultLines(told(table, human)))]).toEqual(expect.arrayContaining(lines));
  });

  test('fewer cards are fine once the deck has run out', () => {
    const { table } = play(newTable(), { action: 'plant', complete: false, pile: [4], deckEmpty: true });
    expect(table.gaia?.pile).toEqual({ cards: 1, points: 4 });
  });

  test('a scored game asks nothing', () => {
    const over: TableJson = { ...newTable(), stage: 'scored', complete: true };
    expect(play(over).asks).toEqual([]);
    expect(faultLines(told(over, { score: 5 }))).toEqual(['/human game-over']);
  });
});

describe('every contradiction of the counters is listed', () => {
  const spoilt = (changes: Partial<GaiaJson>, table = newTable()): TableJson => withGaia(table, changes);
  const animal = newTable({ animals: ['mouche-bleue'] });
  test.each<[string, TableJson, string[]]>([
    [
      'a pile of more points than cards can have',
      spoilt({ pile: { cards: 1, points: 16 } }),
      ['/gaia/pile/points out-of-range'],
    ],
    [
      'points below 0 where events count without the minus',
      spoilt({ pile: { cards: 2, points: -3 } }),
      ['/gaia/pile/points out-of-range'],
    ],
    ['points without cards', spoilt({ pile: { cards: 0, points: 1 } }), ['/gaia/pile/points out-of-range']],
    ['a card twice', spoilt({ cards: ['plant', 'plant', 'north-gyre', 'south-gyre'] }), ['/gaia/cards/1 card-twice']],
    [
      'no cards before the last turn',
      spoilt({ cards: [] }),
      ['/gaia/cards no-cards', '/gaia/claims wrong-claims', '/gaia/claims wrong-claims'],
    ],
    ['a leaf without a Gyre', spoilt({ claims: { 'upper-left': 1 } }), ['/gaia/claims wrong-claims']],
    ['a Gyre without a leaf', spoilt({ cards: ['plant', 'water', 'north-gyre'] }), ['/gaia/claims wrong-claims']],
    ['a card where the person shuffles', spoilt({ card: 'plant' }), ['/gaia/card unexpected-card']],
    ['a skipped turn at Medium', spoilt({ skips: true }), ['/gaia/skips no-skip']],
    ['the bonus before the end', spoilt({ completion: true }), ['/gaia/completion wrong-completion']],
    ['leaves discarded without animals', spoilt({ discardedLeaves: 1 }), ['/gaia/discardedLeaves no-animals']],
    ['a storage zone too many', spoilt({ stored: [1] }), ['/gaia/stored wrong-number']],
    ['pieces in no storage zone', withGaia(animal, { stored: [2] }), ['/gaia/stored/0 no-storage']],
    ['a game that goes on with a complete tableau', { ...newTable(), complete: true }, ['/stage is-over']],
    ['a game that is over too soon', { ...newTable(), stage: 'over' }, ['/stage not-over']],
  ])('%s', (_name, table, lines) => {
    expect(faultLines(tryOut(table))).toEqual(lines);
  });

  test('counters that are gone', () => {
    const { gaia: _gone, ...rest } = newTable();
    expect(faultLines(tryOut(rest))).toEqual(['/gaia missing-field', '/gaia missing-field']);
  });

  test('where Arbor shuffles, the card of her turn is one of those to come', () => {
    const arbor = herTurn({ cards: 'arbor' });
    expect(faultLines(tryOut(withGaia(arbor, { card: null })))).toEqual(['/gaia/card no-card']);
    const others = (arbor.gaia?.cards ?? []).filter((card) => card !== arbor.gaia?.card);
    expect(faultLines(tryOut(withGaia(arbor, { cards: others })))).toContain('/gaia/card card-gone');
  });

  test('more leaves than five', () => {
    const claims = { 'upper-left': 2, 'lower-left': 2 } as const;
    const table = withGaia(animal, { claims, cards: ['plant', 'water'], discardedLeaves: 4 });
    expect(faultLines(tryOut(table))).toEqual(['/gaia/discardedLeaves too-many-leaves']);
  });

  test('several at once', () => {
    const table = spoilt({ skips: true, stored: [1], card: 'plant', pile: { cards: 0, points: 1 } });
    expect(faultLines(tryOut(table)).length).toBeGreaterThanOrEqual(3);
  });
});

describe('animals of a document', () => {
  const withAnimals = (
    animals: NonNullable<TableJson['options']['animals']>,
    difficulty: 'medium' | 'hard' = 'medium',
  ) => tryOut({ game: 'earth', version: 1, kind: 'automa', options: { difficulty, animals } });
  const own = { name: 'Hare', move: 'none', gain: { soil: 1 } } as const;

  test.each(Object.entries(KNOWN_ANIMALS))('%s is known by its id and by its names', (id, { name }) => {
    for (const entry of [id, name.en, name.fr]) expect(withAnimals([entry]).ok).toBe(true);
  });

  test.each<[string, Parameters<typeof withAnimals>, string[]]>([
    ['one too many', [['mouche-bleue', 'aigle-royal']], ['/options/animals wrong-number']],
    ['one too few', [['mouche-bleue'], 'hard'], ['/options/animals wrong-number']],
    ['the same twice', [['mouche-bleue', 'mouche-bleue'], 'hard'], ['/options/animals/1 animal-twice']],
    ['an unknown one', [['lapin']], ['/options/animals/0 unknown-animal']],
    ['one of Gaïa’s seven', [[{ ...own, name: 'Renne' }]], ['/options/animals/0 incompatible-animal']],
    ['a number of cards without its move', [[{ ...own, most: 2 }]], ['/options/animals/0 wrong-move']],
    ['one that brings nothing', [[{ name: 'Hare', move: 'none' }]], ['/options/animals/0 no-effect']],
  ])('%s', (_name, [animals, difficulty], lines) => {
    expect(faultLines(withAnimals(animals, difficulty))).toEqual(lines);
  });

  test('one by the figures of its card', () => {
    expect(withAnimals([own]).ok).toBe(true);
  });
});

test('the largest figures that can be told lead to documents that can be sent again', () => {
  const own = { name: 'Hare', move: 'up-to', most: 9, perUsedLeaf: true, gain: { growth: 20, draw: 20 } } as const;
  const largest: Record<string, unknown> = { soilGained: 999, cardsDrawn: 283, blueCards: 18, pile: [15, 15, 15] };
  let { table, asks } = play(newTable({ difficulty: 'hard', animals: [own, { ...own, name: 'Fox' }] }));
  for (let turn = 0; table.stage !== 'over'; turn++) {
    const human: Record<string, unknown> = {};
    for (const { pointer, choices, only } of asks) {
      const name = pointer.slice('/human/'.length);
      if (only !== undefined && !only.values.includes(String(human[only.pointer.slice('/human/'.length)]))) continue;
      const action = choices?.find(({ value }) => value === 'compost') ?? choices?.at(-1);
      human[name] = action?.value ?? (name === 'leavesDiscarded' ? 0 : (largest[name] ?? false));
    }
    ({ table, asks } = play(table, human));
    valueOf(checker(gaia.schema).check(table));
    if (turn > 50) throw new Error('the game does not end');
  }
  expect(table.gaia?.compost).toBeGreaterThan(6000);
});
