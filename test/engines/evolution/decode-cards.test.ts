/** Contradictions of seats, cards, animals and traits: each is found, and nothing else is said. */
import { describe, expect, test } from 'vitest';
import { scene } from '../../support/evolution/scene.ts';
import { animalIn, draw, lay, linesOf, readAgain, type Spoilt } from '../../support/evolution/spoil.ts';

/** Three seats, so that there are two of most kinds of card: A, B, E of seat 0, C of seat 1, D of seat 2. */
const sound = scene({
  seats: 3,
  rows: ['A{Carn Fat}, B{Symb>A}, E', 'C{Scav}', 'D*'],
  cards: { B: 'swimming', C: 'mimicry' },
  hands: [['piracy'], ['tail-loss', 'shell'], []],
  discards: [['running'], [], []],
});
const [A, B, C, D, E] = [1, 2, 3, 4, 5];
const trait = (animal: number, place: number, seat = 0): string => `/players/${seat}/animals/${animal}/traits/${place}`;

const seats: Spoilt[] = [
  ['too few players', (d) => d.players.pop(), ['/players player-count']],
  ['no such seats', (d) => Object.assign(d, { turn: 5, viewer: 4 }), ['/turn no-such-seat', '/viewer no-such-seat']],
  [
    'options that exclude each other',
    (d) => Object.assign(d.options, { seats: 5, timeToFly: false }),
    ['/options/timeToFly needs-expansion'],
  ],
  [
    'a catalog that is not there',
    (d) => Object.assign(d, { catalog: { id: 'none' } }),
    ['/catalog/id unknown-catalog'],
  ],
  ['a year that the deck cannot have brought', (d) => Object.assign(d, { year: 50 }), ['/year year-value']],
  ['more food than dice can show', (d) => Object.assign(d, { bank: 13 }), ['/bank bank-value']],
  ['food in the bank before the feeding', (d) => Object.assign(d, { phase: 'development' }), ['/bank bank-value']],
  ['an end with a deck', (d) => Object.assign(d, { phase: 'finished', bank: 0 }), ['/phase not-finished']],
  [
    'a development with the go of a seat that has no cards, and has passed',
    (d) => {
      Object.assign(d, { phase: 'development', bank: 0, turn: 2 });
      Object.assign(d.players[2] ?? {}, { passed: true });
    },
    ['/turn turn-empty', '/turn turn-passed'],
  ],
];

const cards: Spoilt[] = [
  ['a card that no catalog has', (d) => d.deck?.splice(3, 1, 'flea'), ['/deck/3 unknown-card']],
  ['more copies than there are', (d) => d.players[0]?.hand?.splice(0, 1, 'shell'), ['/deck/34 card-too-often']],
  ['a card too few', (d) => void draw(d, 'swimming'), ['/deckSize card-count']],
  [
    'a deck of another size',
    (d) => Object.assign(d, { deckSize: 51 }),
    ['/deckSize card-count', '/deckSize deck-size'],
  ],
  [
    'a hand of another size',
    (d) => Object.assign(d.players[0] ?? {}, { handSize: 2 }),
    ['/deckSize card-count', '/players/0/handSize hand-size'],
  ],
  ['something else than a Shell at the centre', (d) => d.centre.push(draw(d, 'ink-cloud')), ['/centre/0 not-a-shell']],
  [
    'a hidden hand in a full state',
    (d) => Object.assign(d.players[0] ?? {}, { hand: null }),
    ['/players/0/hand hidden-value'],
  ],
  ['a hidden deck in a full state', (d) => Object.assign(d, { deck: null }), ['/deck hidden-value']],
  [
    'a hidden animal in a full state',
    (d) => Object.assign(animalIn(d, C), { card: null }),
    ['/players/1/animals/0/card hidden-value'],
  ],
  [
    'a view that shows what its seat cannot see',
    (d) => Object.assign(d, { viewer: 1 }),
    [
      '/deck not-visible',
      '/players/0/animals/0/card not-visible',
      '/players/0/animals/1/card not-visible',
      '/players/0/animals/2/card not-visible',
      '/players/0/discards/0/card not-visible',
      '/players/0/hand not-visible',
      '/players/2/animals/0/card not-visible',
      '/players/2/hand not-visible',
    ],
  ],
  [
    'a discard that all have seen, hidden',
    (d) => Object.assign(d.players[0]?.discards[0] ?? {}, { seen: true, card: null }),
    ['/players/0/discards/0/card hidden-value'],
  ],
  [
    'a discarded Anglerfish that is known to be none',
    (d) => d.players[0]?.discards.push({ card: draw(d, 'anglerfish'), seen: false, notAnglerfish: true }),
    ['/players/0/discards/1/card anglerfish'],
  ],
];

const animals: Spoilt[] = [
  ['an id twice', (d) => Object.assign(animalIn(d, E), { id: B }), ['/players/0/animals/2/id id-twice']],
  ['an id beyond the cards', (d) => Object.assign(animalIn(d, E), { id: 64 }), ['/players/0/animals/2/id no-such-id']],
  [
    'an Anglerfish that is none, turned up',
    (d) => Object.assign(animalIn(d, E), { revealed: true }),
    ['/players/0/animals/2/card anglerfish'],
  ],
  [
    'an Anglerfish known to be none',
    (d) => Object.assign(animalIn(d, D), { notAnglerfish: true }),
    ['/players/2/animals/0/card anglerfish'],
  ],
  [
    'an Anglerfish turned up and known to be none',
    (d) => Object.assign(animalIn(d, D), { revealed: true, notAnglerfish: true }),
    ['/players/2/animals/0/card anglerfish', '/players/2/animals/0/notAnglerfish anglerfish'],
  ],
];

const traits: Spoilt[] = [
  ['a card without this side', (d) => lay(d, E, 'running', 'ink-cloud'), [`${trait(2, 0)}/card wrong-side`]],
  ['an Anglerfish as a trait', (d) => lay(d, E, 'anglerfish', 'anglerfish'), [`${trait(2, 0)}/trait anglerfish`]],
  [
    'more traits than cards that have them',
    (d) => {
      for (const id of [A, B, E]) animalIn(d, id).traits.push({ trait: 'mimicry' });
      for (const id of ['mimicry', 'swimming', 'ink-cloud']) draw(d, id);
    },
    [`${trait(1, 1)} no-card-left`, `${trait(2, 0)} no-card-left`],
  ],
  ['a trait twice', (d) => lay(d, A, 'carnivorous', 'flight+carnivorous'), [`${trait(0, 2)}/trait trait-twice`]],
  [
    'a second Carnivorous on an Anglerfish that was turned up',
    (d) => {
      Object.assign(animalIn(d, D), { revealed: true });
      lay(d, D, 'carnivorous', 'flight+carnivorous');
    },
    [`${trait(0, 0, 2)}/trait trait-twice`],
  ],
  [
    'a carnivore that scavenges',
    (d) => lay(d, C, 'carnivorous', 'flight+carnivorous'),
    [`${trait(0, 1, 1)}/trait excluded-trait`],
  ],
  [
    'both Specializations',
    (d) => {
      lay(d, E, 'specialization-a', 'flight+specialization-a');
      lay(d, E, 'specialization-b', 'flight+specialization-b');
    },
    [`${trait(2, 1)}/trait excluded-trait`],
  ],
  [
    'a pair with one end',
    (d) => lay(d, E, 'cooperation', 'trematode+cooperation'),
    [`${trait(2, 0)}/pairedWith one-end`],
  ],
  [
    'a pair with nobody',
    (d) => lay(d, E, 'cooperation', 'trematode+cooperation', { pairedWith: 9 }),
    [`${trait(2, 0)}/pairedWith unknown-animal`],
  ],
  [
    'a pair with itself',
    (d) => lay(d, E, 'cooperation', 'trematode+cooperation', { pairedWith: E }),
    [`${trait(2, 0)}/pairedWith paired-with-itself`],
  ],
  [
    'a pair of two owners',
    (d) => lay(d, E, 'trematode', 'trematode+cooperation', { pairedWith: C }),
    [`${trait(2, 0)}/pairedWith other-owner`],
  ],
  [
    'a pair of a trait that is none',
    (d) => lay(d, E, 'running', 'running', { pairedWith: B }),
    [`${trait(2, 0)}/pairedWith no-pair`],
  ],
  [
    'the same pair again, in the other direction',
    (d) => {
      Object.assign(animalIn(d, A).traits[0] ?? {}, { card: draw(d, 'flight+carnivorous') });
      d.deck?.push('cooperation+carnivorous');
      d.deckSize++;
      lay(d, A, 'cooperation', 'trematode+cooperation', { pairedWith: B });
      lay(d, B, 'cooperation', 'trematode+cooperation', { pairedWith: A });
    },
    [`${trait(1, 1)}/pairedWith pair-twice`],
  ],
  [
    'food in a trait that is no fat',
    (d) => Object.assign(animalIn(d, A).traits[0] ?? {}, { full: true }),
    [`${trait(0, 0)}/full no-fat`],
  ],
];

describe.each([
  ['seats', seats],
  ['cards', cards],
  ['animals', animals],
  ['traits', traits],
])('%s', (_of, rows) => {
  test.each(rows)('%s', (_what, spoil, lines) => {
    expect(linesOf(sound, spoil)).toEqual(lines);
  });
});

test('a card of the expansion is none of a game without it', () => {
  const base = scene({ seats: 2, timeToFly: false, rows: ['A', 'B'] });
  expect(linesOf(base, (d) => d.deck?.splice(0, 1, 'shell'))).toEqual(['/deck/0 not-in-game']);
});

test('all that is wrong is said at once', () => {
  const lines = linesOf(sound, (d) => {
    d.deck?.splice(3, 1, 'flea');
    Object.assign(d, { bank: 30 });
    Object.assign(animalIn(d, A), { need: 7 });
    Object.assign(animalIn(d, E), { food: { red: 2, blue: 0 } });
    Object.assign(animalIn(d, B).traits[0] ?? {}, { pairedWith: C });
  });
  expect(lines).toEqual([
    '/bank bank-value',
    '/deck/3 unknown-card',
    '/players/0/animals/0/need need-value',
    `${trait(1, 0)}/pairedWith other-owner`,
    '/players/0/animals/2/food food-above-need',
  ]);
});

describe('what may be left out', () => {
  test('cards of traits: they are chosen so that they suffice, the first ones of the catalog where they can be', () => {
    const again = readAgain(sound, (d) => {
      // The first card with Fat tissue has Camouflage as well; both of its kind are wanted for that.
      for (const id of [A, E]) animalIn(d, id).traits.push({ trait: 'camouflage' });
      for (const held of animalIn(d, A).traits) delete held.card;
      for (const id of ['camouflage+fat-tissue', 'burrowing+fat-tissue']) draw(d, id);
    });
    const cardsOf = (id: number) => animalIn(again, id).traits.map((held) => `${held.trait}: ${held.card}`);
    expect([...cardsOf(A), ...cardsOf(E)]).toEqual([
      'carnivorous: cooperation+carnivorous',
      'fat-tissue: burrowing+fat-tissue',
      'camouflage: camouflage+fat-tissue',
      'camouflage: camouflage+fat-tissue',
    ]);
  });

  test('marks, need, what was used, and all that is not going on', () => {
    const again = readAgain(sound, () => {});
    expect(again).toMatchObject({ births: [], pending: [], go: { main: 'open', acted: false } });
    expect(animalIn(again, A)).toMatchObject({ need: 2, usedThisYear: [] });
  });
});
