/**
 * House cards and specialists against the figures they were made by. Worth is in food: exchange rates fitted to the printed
 * locations (`docs/rules/natera.md` › House content).
 */
import { describe, expect, test } from 'vitest';
import { checker } from '../../../src/core/schema.ts';
import cardDocument from '../../../src/engines/natera/content/cards.json' with { type: 'json' };
import { type Card, CardRow, type Specialist, SpecialistRow } from '../../../src/engines/natera/content/rows.ts';
import specialistDocument from '../../../src/engines/natera/content/specialists.json' with { type: 'json' };
import type { PaidStep, Step } from '../../../src/engines/natera/content/steps.ts';
import { price, sum, WORTH, worthOf } from '../../support/natera/worth.ts';
import { valueOf } from '../../support/results.ts';

/** A card and an action, which playing costs beside the price. */
const PLAYING = 3;
const POINT = 3;
/** How many of these the owner of a card with points for them can hope to have. */
const HOPED = {
  ...{ science: 5, improvement: 2.5, discovery: 5, interactive: 3, nuclear: 2, specialist: 3.3, prerequisite: 6 },
  ...{ colonies: 2.2, growth: 6.5, advanced: 5, agricultural: 6.5, urban: 6.5, military: 6.5, coastal: 6.5 },
};

const cardRow = checker(CardRow);
const specialistRow = checker(SpecialistRow);
const allCards = cardDocument.map((row) => valueOf(cardRow.check(row)));
const specialists = specialistDocument.map((row) => valueOf(specialistRow.check(row)));
const cards = allCards.filter((card) => card.nuclear === undefined);
const nuclear = allCards.filter((card) => card.nuclear === true);
const base = cards.filter((card) => card.pile === 'base');
const advanced = cards.filter((card) => card.pile === 'advanced');

/** All steps, also those within others. */
const flat = (steps: readonly Step[] | undefined): Step[] =>
  (steps ?? []).flatMap((step): Step[] => {
    if (step.do === 'pay') return [step, ...flat(step.steps), ...flat(step.otherwise)];
    if (step.do === 'choose') return [step, ...step.from.flatMap((way: readonly PaidStep[]) => flat(way))];
    if (step.do === 'others') return [step, ...flat(step.steps)];
    return [step];
  });
const does = (row: { readonly steps?: readonly Step[] }, ...names: readonly Step['do'][]) =>
  flat(row.steps).some((step) => names.includes(step.do));

const pointsOf = ({ points, pointsPer }: Pick<Card, 'points' | 'pointsPer'>) =>
  (points ?? 0) + (pointsPer === undefined ? 0 : (HOPED[pointsPer.per] / pointsPer.every) * pointsPer.points);

/** How often a trigger fires in what is left of a game. */
const timesOf = (on: NonNullable<Card['on']>): number => {
  if (on.deploy !== undefined) return 2;
  if (on.play !== undefined)
    return on.play === 'new' ? 3 : ({ interactive: 1.3, discovery: 2.5 }[String(on.play)] ?? 2);
  if (on.hire) return 2;
  if (on.colony) return 1.2;
  if (on.growth) return 3.5;
  return on.discard ? 4 : 2.5;
};
/** What a discount saves in what is left of a game, by unit. */
const SAVED = { hire: 2.5, colony: 2.85, cards: 8 };

/** What each background makes of the steps. */
const doneBy = {
  immediate: (card: Card) => worthOf(card.steps),
  production: (card: Card) => PLAYING + (card.pile === 'base' ? 2.3 : 2) * worthOf(card.steps),
  ability: (card: Card) => {
    const few = does(card, 'growth', 'hire', 'play') ? 2 : 3;
    return 6 + (does(card, 'colony') ? 1 : few) * (worthOf(card.steps) - price(card.cost));
  },
  passive: (card: Card) =>
    (card.on === undefined ? 0 : timesOf(card.on) * worthOf(card.steps)) +
    (card.discount === undefined ? 0 : SAVED[card.discount.on] * card.discount.by),
};
const worthOfCard = (card: Card) => POINT * pointsOf(card) + doneBy[card.background](card);

type Prerequisite = NonNullable<Card['requires']>[number];
const kindOf = ({ presence, authority }: Prerequisite) =>
  presence !== undefined ? 'presence' : authority !== undefined ? 'authority' : 'cards';
const asked = (rows: readonly Card[]) => rows.flatMap((card) => card.requires ?? []);
/** What a prerequisite is worth: 2 for presence, and more the more is asked for. */
const hardness = (each: Prerequisite) => {
  const least = each.least ?? 0;
  if (kindOf(each) === 'presence') return 2;
  return kindOf(each) === 'cards' ? 1 + least : ({ 2: 2.5, 3: 3, 4: 3.5, 5: 4, 6: 5 }[least] ?? 6);
};
const pricesOf = ({ price: { endurance, agility, intelligence } }: Card) => [
  WORTH.endurance * endurance,
  WORTH.agility * agility,
  WORTH.intelligence * intelligence,
];
const cheapest = (card: Card) => Math.min(...pricesOf(card));
const due = (card: Card) => cheapest(card) + PLAYING + sum((card.requires ?? []).map(hardness));

/** How many of each there are. */
const tally = (values: readonly string[]) => {
  const counts: Record<string, number> = {};
  for (const value of values) counts[value] = (counts[value] ?? 0) + 1;
  return counts;
};

/** A row without what tells rows apart for people alone. */
const plainly = (row: Card | Specialist) =>
  JSON.stringify({ ...row, id: '', name: '', french: '', source: '', rulebook: [] });

describe('the mix of house cards', () => {
  test('has piles and backgrounds as planned', () => {
    expect(tally(base.map((card) => card.background))).toEqual({
      immediate: 45,
      production: 20,
      ability: 8,
      passive: 7,
    });
    expect(tally(advanced.map((card) => card.background))).toEqual({
      ...{ immediate: 28, production: 10, ability: 10, passive: 12 },
    });
    expect(nuclear.map((card) => card.pile)).toEqual(Array(10).fill('advanced'));
  });

  test('has types as planned: one on base cards, two on a third of the advanced ones', () => {
    const types = (rows: readonly Card[]) => tally(rows.flatMap((card) => card.types));
    expect(types(base)).toEqual({ science: 18, improvement: 20, discovery: 31, interactive: 11 });
    expect(types(advanced)).toEqual({ science: 18, improvement: 10, discovery: 30, interactive: 22 });
    expect(base.filter((card) => card.types.length !== 1)).toEqual([]);
    expect(advanced.filter((card) => card.types.length === 2)).toHaveLength(20);
    expect(nuclear.filter((card) => card.types.includes('nuclear') && card.types.length === 2)).toHaveLength(10);
  });

  test('has prerequisites on 40 % of base cards and four fifths of advanced ones', () => {
    expect(tally(asked(base).map(kindOf))).toEqual({ presence: 11, authority: 13, cards: 8 });
    expect(tally(asked(advanced).map(kindOf))).toEqual({ presence: 18, authority: 22, cards: 13 });
    expect(base.filter((card) => card.requires)).toHaveLength(32);
    expect(advanced.filter((card) => card.requires)).toHaveLength(49);
    const levels = (rows: readonly Card[]) => asked(rows).flatMap((each) => (each.authority ? [each.least ?? 0] : []));
    expect([Math.min(...levels(base)), Math.max(...levels(base))]).toEqual([2, 3]);
    expect([Math.min(...levels(advanced)), Math.max(...levels(advanced))]).toEqual([3, 6]);
  });

  test('has each resource as the cheapest price about as often', () => {
    const counts = tally(allCards.map((card) => String(pricesOf(card).indexOf(cheapest(card)))));
    for (const count of Object.values(counts)) expect(count / allCards.length).toBeCloseTo(1 / 3, 1);
  });

  test('has no points on base cards, and 1 to 5 on advanced ones', () => {
    expect(base.filter((card) => pointsOf(card) > 0)).toEqual([]);
    const points = advanced.map(pointsOf);
    expect(Math.min(...points)).toBe(1);
    expect(Math.max(...points)).toBe(5);
    expect(sum(points) / points.length).toBeCloseTo(2.4, 1);
  });
});

describe('types and what cards do', () => {
  test.each(allCards.filter((card) => card.types.includes('science')))('$id is of Science and gives growth', (card) => {
    expect(does(card, 'growth')).toBe(true);
    expect(cheapest(card)).toBeGreaterThanOrEqual(8);
  });

  test('calls production cards Improvement, and no others', () => {
    expect(
      allCards.filter((card) => (card.background === 'production') !== card.types.includes('improvement')),
    ).toEqual([]);
  });

  test.each(allCards.filter((card) => card.types.includes('interactive')))(
    '$id is Interactive and touches others',
    (card) => {
      const bonus = flat(card.steps).some((step) => step.do === 'colony-bonus' && step.of === 'any');
      expect(bonus || does(card, 'others', 'oust', 'copy-production') || card.on?.joined === true).toBe(true);
    },
  );
});

describe('worth of house cards', () => {
  test.each(allCards)('$id is worth its price, its card and its prerequisites', (card) => {
    expect(worthOfCard(card)).toBeGreaterThan(due(card) - 1.7);
    expect(worthOfCard(card)).toBeLessThan(due(card) + 1.7);
  });

  test('leans to neither side', () => {
    const lead = (rows: readonly Card[]) => sum(rows.map((card) => worthOfCard(card) - due(card))) / rows.length;
    for (const rows of [base, advanced, nuclear]) expect(Math.abs(lead(rows))).toBeLessThan(0.5);
    for (const background of ['immediate', 'production', 'ability', 'passive'])
      expect(Math.abs(lead(allCards.filter((card) => card.background === background)))).toBeLessThan(0.6);
  });

  test.each(allCards)('$id has three prices near each other', (card) => {
    const [first, second, third] = pricesOf(card).toSorted((left, right) => left - right);
    expect((second ?? 0) / (first ?? 1)).toBeLessThan(1.54);
    expect((third ?? 0) / (first ?? 1)).toBeLessThan(1.57);
  });
});

describe('what can be used again and again', () => {
  // Agility and intelligence are one for chimpanzees: both at the dearer price, so that no ring of abilities gains for anybody.
  const ring = { ...WORTH, agility: WORTH.intelligence };
  const most = (steps: readonly Step[]): number =>
    sum(
      steps.map((step) => {
        if (step.do === 'gain') return ring[step.resource] * step.amount;
        if (step.do === 'gain-any') return ring.intelligence * step.amount;
        return step.do === 'choose' ? Math.max(...step.from.map(most)) : 0;
      }),
    );

  test.each(specialists)('$id gives no more resources than its energy is worth, and nothing else', ({ ability }) => {
    const part = most(ability.steps) / (ring.energy * ability.energy);
    expect(part).toBeLessThanOrEqual(1);
    expect(part).toBeGreaterThan(0.84);
    expect(flat(ability.steps).filter((step) => !['gain', 'gain-any', 'choose'].includes(step.do))).toEqual([]);
  });

  const abilities = allCards.filter((card) => card.background === 'ability');
  test.each(abilities)('$id gives no more resources than it costs, unless it costs cards, and draws none', (card) => {
    const cost = card.cost?.of === 'cards' ? Number.POSITIVE_INFINITY : price(card.cost);
    expect(most(card.steps ?? [])).toBeLessThanOrEqual(cost);
    const own = (card.steps ?? []).filter((step) => step.do !== 'others');
    expect(
      own.some((step) => ['draw', 'copy', 'redeploy', 'return-specialist', 'copy-production'].includes(step.do)),
    ).toBe(false);
  });
});

describe('house specialists', () => {
  test('has prices on both sides of 20', () => {
    expect(specialists).toHaveLength(40);
    const prices = specialists.map((each) => each.price);
    expect([Math.min(...prices), Math.max(...prices)]).toEqual([10, 26]);
    expect(prices.filter((each) => each >= 20)).toHaveLength(16);
  });

  test('has enough without endurance, agility and intelligence, and points that differ', () => {
    const bodily = (steps: readonly Step[]) =>
      flat(steps).some((step) => step.do === 'gain-any' || (step.do === 'gain' && isBodily(step.resource)));
    const isBodily = (resource: string) => ['endurance', 'agility', 'intelligence'].includes(resource);
    const plain = specialists.filter((each) => !bodily(each.steps) && !bodily(each.ability.steps));
    expect(plain).toHaveLength(17);
    expect(tally(specialists.map((each) => String(each.points)))).toEqual({
      ...{ 1: 3, 2: 8, 3: 14, 4: 7, 5: 2, undefined: 6 },
    });
    expect(specialists.filter((each) => each.pointsPer)).toHaveLength(6);
  });

  test.each(specialists)('$id is worth its price: a third at once, half in points', (each) => {
    const worth = worthOf(each.steps) + POINT * pointsOf(each);
    expect(worth).toBeGreaterThan(0.85 * each.price - 1.7);
    expect(worth).toBeLessThan(0.85 * each.price + 1.7);
  });
});

describe('names', () => {
  test('has no two rows that differ by name only, or do the same', () => {
    const same = (keys: readonly string[]) => Object.entries(tally(keys)).filter(([, count]) => count > 1);
    expect(same([...allCards, ...specialists].map(plainly))).toEqual([]);
    const deeds = allCards.map(({ background, steps, cost, on, discount }) => [background, steps, cost, on, discount]);
    expect(same(deeds.map((each) => JSON.stringify(each)))).toEqual([]);
    expect(same(specialists.map((each) => JSON.stringify(each.ability)))).toEqual([]);
    for (const names of [allCards.map((row) => row.name), specialists.map((row) => row.name)])
      expect(same(names)).toEqual([]);
    expect(same([...allCards, ...specialists].map((row) => row.french))).toEqual([]);
  });
});
