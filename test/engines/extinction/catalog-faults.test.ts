/** What catalogs are refused for, all of it at once. */
import { describe, expect, test } from 'vitest';
import { loadCatalog } from '../../../src/core/catalog.ts';
import { catalog } from '../../../src/engines/extinction/content/catalog.ts';
import { ROLES } from '../../../src/engines/extinction/content/terms.ts';
import { faultLines } from '../../support/results.ts';

const [house] = catalog.builtIn;

/** Rows of a table of the built-in document. */
const rowsOf = (table: string): readonly Record<string, unknown>[] => Object(house)[table];
const indexOf = (table: string, id: string): number => rowsOf(table).findIndex((row) => row['id'] === id);

/** The built-in document with other values at some paths, `cards.lobbying.copies`; without them where they are undefined. */
const spoilt = (changes: Readonly<Record<string, unknown>>): unknown => {
  const document = structuredClone(house);
  for (const [path, value] of Object.entries(changes)) {
    const [table = '', id = '', ...steps] = path.split('.');
    const last = steps.pop() ?? '';
    const row = Object(document)[table][indexOf(table, id)] ?? Object(document)[table][id];
    const holder = steps.reduce((held, step) => held[step], row);
    if (value === undefined) delete holder[last];
    else holder[last] = value;
  }
  return document;
};

const linesOf = (changes: Readonly<Record<string, unknown>>): string[] =>
  faultLines(loadCatalog(catalog, spoilt(changes)));

const at = (table: string, id: string): string => `/${table}/${indexOf(table, id)}`;

describe('a catalog is refused when', () => {
  const cases: readonly (readonly [
    name: string,
    changes: Readonly<Record<string, unknown>>,
    lines: readonly string[],
  ])[] = [
    ['a card has the id of another', { 'cards.kick-off.id': 'research' }, [`${at('cards', 'kick-off')}/id id-twice`]],
    [
      'a card has the id of an action of the board',
      { 'cards.workshop.id': 'plan' },
      [`${at('abilities', 'rerun')}/first unknown-card`, `${at('cards', 'workshop')}/id id-twice`],
    ],
    ['an effect has the id of another', { 'effects.storm.id': 'shark' }, [`${at('effects', 'storm')}/id id-twice`]],
    ['a deck is not of 14 cards', { 'cards.field-team.copies': 3 }, ['/cards deck-size']],
    ['all decks are not', { 'cards.research.copies': 2 }, ROLES.map(() => '/cards deck-size')],
    [
      'dice could be placed on what is no action',
      { 'cards.open-door.free': true },
      [`${at('cards', 'open-door')}/free not-an-action`],
    ],
    [
      'a role has three abilities',
      { 'abilities.stay.role': 'zoologist', 'abilities.stay.first': 'field-team' },
      ['/abilities ability-count', '/abilities ability-count'],
    ],
    [
      'the first card is of another deck',
      { 'abilities.stay.first': 'field-team' },
      [`${at('abilities', 'stay')}/first unknown-card`],
    ],
    ['an ability does nothing', { 'abilities.stay.steps': undefined }, [`${at('abilities', 'stay')} does-nothing`]],
    [
      'a trigger has nothing to fire',
      { 'abilities.den-watch.steps': undefined, 'effects.tanker-lane.steps': undefined },
      [`${at('abilities', 'den-watch')}/on no-steps`, `${at('effects', 'tanker-lane')}/on no-steps`],
    ],
    [
      'the backs of ambassadors are not five, four and three',
      { 'ambassadors.china.back': 'blue' },
      ['/ambassadors back-count', '/ambassadors back-count'],
    ],
    [
      'a target would be none with two roles',
      { 'ambassadors.kenya.perRole': 4 },
      [`${at('ambassadors', 'kenya')}/perRole no-target`],
    ],
    ['an effect deck is not of 18 cards', { 'effects.shark.copies': 4 }, ['/effects deck-size']],
    [
      'an effect belongs to no scenario',
      { 'effects.shark.deck': 'seal' },
      ['/effects deck-size', `${at('effects', 'shark')}/deck unknown-scenario`],
    ],
    [
      'a constant waits for a card of another deck',
      { 'effects.tanker-lane.on': { reveal: 'face-to-face' } },
      [`${at('effects', 'tanker-lane')}/on/reveal unknown-effect`],
    ],
    [
      'a constant has no trigger',
      { 'effects.tanker-lane.on': undefined },
      [`${at('effects', 'tanker-lane')} does-nothing`, `${at('effects', 'tanker-lane')}/steps no-trigger`],
    ],
    [
      'an immediate effect lasts',
      { 'effects.shark.on': { phase: 'birth' }, 'effects.storm.modifiers': [{ rule: 'gap', by: 2 }] },
      [`${at('effects', 'shark')}/on not-lasting`, `${at('effects', 'storm')}/modifiers not-lasting`],
    ],
    [
      'an immediate effect does nothing',
      { 'effects.shark.steps': undefined },
      [`${at('effects', 'shark')} does-nothing`],
    ],
    [
      'a rule is changed by too much, by nothing, or by what it has no measure for',
      {
        'effects.tourists.modifiers': [{ rule: 'least-die', by: -3 }],
        'effects.parasite.modifiers': [{ rule: 'birth-target' }],
        'effects.harbour-strike.modifiers': [{ rule: 'closed', action: 'relocate', by: 1 }],
      },
      ['harbour-strike', 'parasite', 'tourists'].map((id) => `${at('effects', id)}/modifiers/0/by wrong-measure`),
    ],
    [
      'a rule names an action that there is not, none, or one that it is not about',
      {
        'effects.dear-seedlings.modifiers': [{ rule: 'surcharge', by: 1, action: 'open-door' }],
        'effects.harbour-strike.modifiers': [{ rule: 'closed' }],
        'effects.parasite.modifiers': [{ rule: 'birth-target', by: -1, action: 'plan' }],
      },
      [
        `${at('effects', 'dear-seedlings')}/modifiers/0/action unknown-action`,
        `${at('effects', 'harbour-strike')}/modifiers/0/action all-closed`,
        `${at('effects', 'parasite')}/modifiers/0/action not-about-actions`,
      ],
    ],
    [
      'more effect cards are discarded than are seen, however deep the step lies',
      {
        'cards.research.steps': [{ do: 'foresee', cards: 1, discards: 2 }],
        'cards.corridor.steps.0.from.1': [
          { do: 'pay', money: 1, by: 'self', steps: [{ do: 'foresee', cards: 2, discards: 3 }] },
        ],
      },
      [
        `${at('cards', 'corridor')}/steps/0/from/1/0/steps/0/discards too-many`,
        `${at('cards', 'research')}/steps/0/discards too-many`,
      ],
    ],
    [
      'nothing depends on a price',
      { 'effects.forest-fire.steps.0.otherwise': undefined },
      [`${at('effects', 'forest-fire')}/steps/0 does-nothing`],
    ],
    [
      'animals or tiles begin off the board',
      { 'scenarios.otter.columns': 5 },
      [0, 1].map((tile) => `/scenarios/1/tiles/${tile} off-board`),
    ],
    [
      'animals begin twice on a space',
      { 'scenarios.panda.animals.1.column': 2 },
      ['/scenarios/2/animals/1 space-twice'],
    ],
    [
      'a tile lies on animals, or holds some',
      { 'scenarios.otter.tiles.0': { row: 1, column: 1 }, 'scenarios.otter.tiles.1.animals': 2 },
      ['/scenarios/1/tiles/0 tile-on-animal', '/scenarios/1/tiles/1/animals not-for-tiles'],
    ],
    [
      'there are more animals than tokens',
      { 'scenarios.tiger.animals.0.animals': 10 },
      ['/scenarios/0/animals herd-size'],
    ],
    [
      'the game would be lost before it begins',
      { 'scenarios.otter.animals': [{ row: 1, column: 1 }] },
      ['/scenarios/1/animals herd-size'],
    ],
    [
      'more tiles lie on the board than there are',
      { 'scenarios.otter.hard.tiles': 1 },
      ['/scenarios/1/hard/tiles too-few-tiles'],
    ],
    [
      'more constants begin in play than the deck has',
      {
        'scenarios.tiger.easy.constants': 3,
        'effects.clear-cutting.copies': 1,
        'effects.government-reshuffle.copies': 1,
        'effects.poachers.copies': 5,
      },
      ['/scenarios/0/easy/constants too-many'],
    ],
    ['voting years are not consecutive', { 'years.3.second': 6 }, ['/years/3/second not-consecutive']],
    ['a number of seats is there twice', { 'years.0.seats': 2 }, ['/years/1/seats seats-twice']],
  ];

  test.each(cases)('%s', (_name, changes, lines) => {
    expect(linesOf(changes)).toEqual([...lines].sort());
  });

  test('an ability waits for an effect card, or a constant for two things at once', () => {
    expect(linesOf({ 'abilities.den-watch.on': { reveal: 'shark' } })).toEqual([
      `${at('abilities', 'den-watch')}/on/reveal unknown-field`,
    ]);
    expect(linesOf({ 'effects.tanker-lane.on': { reveal: 'oil-slick', birth: true } })).toEqual([
      `${at('effects', 'tanker-lane')}/on out-of-range`,
    ]);
  });
});
