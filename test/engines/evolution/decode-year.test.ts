/** Contradictions of food, marks, goes and what is unfinished: each is found, and nothing else is said. */
import { describe, expect, test } from 'vitest';
import type { StateJson } from '../../../src/engines/evolution/documents/schema.ts';
import { scene } from '../../support/evolution/scene.ts';
import { animalIn, draw, linesOf, readAgain, type Spoil, type Spoilt } from '../../support/evolution/spoil.ts';

const change =
  (id: number, more: object): Spoil =>
  (d) =>
    Object.assign(animalIn(d, id), more);

/** Changes nothing. */
const asIs: Spoil = () => {};

const [A, B, C, D] = [1, 2, 3, 4];

/** A pirate and a sleeper of seat 0, a pair and a parasite of seat 1, in the second year. */
const calm = scene({
  seats: 2,
  timeToFly: false,
  year: 2,
  rows: ['A{Pir Fat!} 1/1, B{Hib Carn} 1/2', 'C{Coop>D Para Tail} 1/3, D 0/1'],
});
const [atA, atB, atC, atD] = [
  '/players/0/animals/0',
  '/players/0/animals/1',
  '/players/1/animals/0',
  '/players/1/animals/1',
];

const food: Spoilt[] = [
  ['a need that is not its own', change(A, { need: 2 }), [`${atA}/need need-value`]],
  ['more food than need', change(D, { food: { red: 1, blue: 1 } }), [`${atD}/food food-above-need`]],
  ['a Shell that is not there', change(D, { hidden: true }), [`${atD}/hidden no-such-trait`]],
  ['a sleeper without Hibernation', change(D, { hibernating: true }), [`${atD}/hibernating no-such-trait`]],
  [
    'a sleeper of last year asleep again',
    change(B, { hibernating: true, hibernatedLastYear: true }),
    [`${atB}/hibernating two-years-running`],
  ],
  [
    'a sleeper in the last year',
    (d) => {
      change(B, { hibernating: true })(d);
      for (const card of d.deck?.splice(0) ?? []) d.players[1]?.discards.push({ card, seen: false });
      d.deckSize = 0;
    },
    [`${atB}/hibernating last-year`],
  ],
  [
    'a sleeper of a year before the first',
    (d) => {
      d.year = 1;
      change(B, { hibernatedLastYear: true })(d);
    },
    [`${atB}/hibernatedLastYear first-year`],
  ],
  [
    'a trait that is not used up, used up',
    change(A, { usedThisYear: ['piracy', 'fat-tissue'] }),
    [`${atA}/usedThisYear/1 not-usable`],
  ],
  [
    'a trait used up that is not there',
    change(A, { usedThisYear: ['mimicry'] }),
    [`${atA}/usedThisYear/0 no-such-trait`],
  ],
  [
    'an attack that ink gave back, used up',
    change(B, { baffled: true, usedThisYear: ['carnivorous'] }),
    [`${atB}/baffled attack-used`],
  ],
  ['a grazer in the go of another', change(D, { grazed: true }), [`${atD}/grazed not-its-go`]],
  [
    'a studied prey that is not there',
    change(A, { studied: { prey: 9, trait: 'running' } }),
    [`${atA}/studied not-used`, `${atA}/studied/prey unknown-animal`],
  ],
  [
    'shares of a trait that has none',
    (d) => Object.assign(animalIn(d, C).traits[1] ?? {}, { used: true }),
    [`${atC}/traits/1/used no-share`],
  ],
  [
    'shares that wait for nothing',
    (d) => Object.assign(animalIn(d, C).traits[0] ?? {}, { waits: ['host'] }),
    [`${atC}/traits/0/waits no-share`],
  ],
  [
    'a development with what belongs to the feeding',
    (d) => {
      Object.assign(d, { phase: 'development', bank: 0, go: {}, births: [A] });
      d.players[0]?.hand?.push(draw(d, 'running'));
      Object.assign(d.players[0] ?? {}, { handSize: 1 });
      change(A, { usedThisYear: ['piracy'], poisoned: true, food: { red: 0, blue: 0 } })(d);
      for (const id of [B, C]) change(id, { food: { red: 0, blue: 0 } })(d);
    },
    ['/births not-feeding', '/go not-feeding', `${atA}/poisoned not-feeding`, `${atA}/usedThisYear not-feeding`],
  ],
];

const go: Spoilt[] = [
  [
    'a main action of a seat that has not acted',
    (d) => Object.assign(d, { go: { main: 'spent', acted: false } }),
    ['/go/acted go-acted'],
  ],
  ['a birth that nothing brings about', (d) => Object.assign(d, { births: [A] }), ['/births no-shares']],
  [
    'the go of a seat that has passed and cannot eat',
    (d) => {
      d.bank = 0;
      Object.assign(d.players[0] ?? {}, { passed: true });
    },
    ['/turn nothing-to-do'],
  ],
];

/** B of seat 1 is to run from A of seat 0, or to lose a trait. C of seat 1 has a pair with B, D of seat 0 is plain. */
const asked: StateJson = {
  ...scene({ seats: 2, rows: ['A{Carn Amb} 0/2 used:Carn, D', 'B{Run Tail Coop>C} 1/1, C{Camo} 0/1'] }),
  pending: [{ type: 'attack', attacker: A, prey: B, kind: 'attack', step: 'defend' }],
};

const pending =
  (...frames: NonNullable<StateJson['pending']>): Spoil =>
  (d) =>
    void Object.assign(d, { pending: frames });
const hunt = { type: 'attack', attacker: A, prey: B, kind: 'attack', step: 'defend' } as const;
const shares = { type: 'shares', asked: 1 } as const;

const unfinished: Spoilt[] = [
  ['a go that is not open', (d) => Object.assign(d, { go: { main: 'open' } }), ['/go/main go-main']],
  ['a seat that has not acted', (d) => Object.assign(d, { go: { acted: false } }), ['/go/acted go-acted']],
  [
    'animals that are not there',
    pending({ ...hunt, attacker: 9, prey: 8 }),
    ['/pending/0/attacker unknown-animal', '/pending/0/prey unknown-animal'],
  ],
  ['an attack without a prey', pending({ ...hunt, prey: null }), ['/pending/0/prey no-animal']],
  ['an attack on itself', pending({ ...hunt, prey: A }), ['/pending/0/prey unknown-animal']],
  ['an attack that is over, and asks', pending({ ...hunt, step: 'over' }), ['/pending/0/step attack-step']],
  ['an attack that goes on around another thing', pending(hunt, shares), ['/pending/0/step attack-step']],
  ['a carnivore that has not used itself up', change(A, { usedThisYear: [] }), ['/pending/0/attacker not-used']],
  [
    'an attack of an animal that is no carnivore',
    (d) => {
      change(D, { usedThisYear: [] })(d);
      pending({ ...hunt, attacker: D })(d);
    },
    ['/pending/0/attacker no-such-trait', '/pending/0/attacker not-used'],
  ],
  ['an attack in the go of another', (d) => Object.assign(d, { turn: 1 }), ['/pending/0/attacker other-owner']],
  ['an attack that is not possible', pending({ ...hunt, prey: C }), ['/pending/0/prey no-attack']],
  ['a question that nobody is asked', pending({ ...hunt, step: 'ignore' }), ['/pending/0 asks-nothing']],
  ['an Anglerfish asked for where none can be', pending({ ...hunt, step: 'reveal' }), ['/pending/0 asks-nothing']],
  ['an ambush that nobody can lay', pending({ type: 'take', animal: D, asked: 0 }), ['/pending/0 asks-nothing']],
  ['an ambush on a meal of another', pending({ type: 'take', animal: C, asked: 0 }), ['/pending/0/animal other-owner']],
  [
    'a meal of nobody',
    pending({ type: 'take', animal: null, asked: 2 }),
    ['/pending/0/animal no-animal', '/pending/0/asked no-such-seat'],
  ],
  ['shares that nobody waits for', pending(shares), ['/pending/0 asks-nothing']],
  ['a carcass without an attack', pending({ type: 'scavenge', from: 0, passedOver: 0 }), ['/pending/0 wrong-place']],
  ['an ambush without a meal', pending({ ...hunt, kind: 'ambush' }), ['/pending/0 wrong-place']],
  ['seats that are not there', pending({ type: 'shares', asked: 3 }), ['/pending/0/asked no-such-seat']],
  [
    'a counter-attack by no Anglerfish',
    pending({ ...hunt, step: 'over' }, { ...hunt, attacker: C, prey: A, kind: 'counter' }),
    ['/pending/1/attacker no-such-trait', '/pending/1/attacker not-used'],
  ],
  [
    'a birth twice',
    (d) => {
      pending({ ...hunt, step: 'over' }, shares)(d);
      Object.assign(d, { births: [B, B] });
    },
    ['/births/1 birth-twice'],
  ],
];

describe.each([
  ['food and marks', calm, food],
  ['the go', calm, go],
  ['what is unfinished', asked, unfinished],
])('%s', (_of, sound, rows) => {
  test('is sound before', () => {
    expect(readAgain(sound, asIs).turn).toBe(0);
  });

  test.each(rows)('%s', (_what, spoil, lines) => {
    expect(linesOf(sound, spoil)).toEqual(lines);
  });
});

test('an animal that lost a Parasite keeps its food, and what it used up', () => {
  const lost: Spoil = (d) => {
    const { traits } = animalIn(d, C);
    const [parasite] = traits.splice(1, 1);
    const piracy = draw(d, 'piracy');
    for (const card of [parasite?.card ?? '', piracy]) d.players[1]?.discards.push({ card, seen: true });
    change(C, { need: 1, food: { red: 1, blue: 2 }, usedThisYear: ['piracy'] })(d);
  };
  expect(animalIn(readAgain(calm, lost), C)).toMatchObject({ need: 1, food: { red: 1, blue: 2 } });
});

test('what was done follows from what is pending', () => {
  expect(readAgain(asked, asIs).go).toEqual({ main: 'hunted', acted: true });
});

test('a free action that an older document names decides nothing, but that the seat has acted', () => {
  const given = { ...calm, go: { lastFree: { type: 'hibernate', animal: 9 } } } as const;
  expect(readAgain(given, asIs).go).toEqual({ main: 'open', acted: true });
});

describe('a view', () => {
  const view = readAgain(calm, asIs, 0);

  test('is filled so that what is known to be no Anglerfish is none', () => {
    // Of the four unseen cards two are Anglerfish, and these are the first of the catalog.
    const few = scene({ seats: 2, catalog: 'puddle', rows: ['A', 'B plain, C'], cards: { A: 'running' } });
    const again = readAgain(readAgain(few, asIs, 0), asIs, 'all');
    expect(animalIn(again, B).card).not.toBe('anglerfish');
  });

  test('comes back as it was', () => {
    expect(readAgain(view, asIs, 0)).toEqual(view);
  });

  test('without enough cards for what is known is refused', () => {
    const few = scene({
      seats: 2,
      catalog: 'puddle',
      rows: ['A', 'B plain, C plain'],
      cards: { A: 'running', B: 'parasite+carnivorous', C: 'parasite+carnivorous' },
      hands: [['tail-loss'], []],
    });
    const blind = readAgain(few, asIs, 0);
    expect(
      linesOf(blind, (d) => {
        const [player] = d.players;
        player?.hand?.push('parasite+carnivorous');
        Object.assign(player ?? {}, { handSize: 2 });
        d.deckSize--;
      }),
    ).toEqual(['/players anglerfish']);
  });
});
