/** States that cannot be: every contradiction is a fault of its own, with its place. */
import { describe, expect, test } from 'vitest';
import { stream } from '../../../src/core/random.ts';
import { earth } from '../../../src/engines/earth/index.ts';
import type { StateJson } from '../../../src/engines/earth/schema.ts';
import { expectUniform, repeat } from '../../support/chi-square.ts';
import { catalogs, documentOf, GAIA, play, type Scene, stateOf } from '../../support/earth/scene.ts';
import { faultLines, valueOf } from '../../support/results.ts';

const BASE: Scene = {
  seats: [
    {
      soil: 3,
      hand: [10, 11],
      compost: [20, 21],
      events: [223],
      tableau: [
        [14, 0, 0, 2],
        [13, 0, 1, 1, 2],
      ],
    },
    { hand: [30], tableau: [[5, 0, 0]] },
  ],
};

type Change = (json: StateJson) => unknown;
const lines = (change: Change, scene: Scene = BASE): string[] => {
  const json = structuredClone(documentOf(scene));
  change(json);
  return faultLines(earth.decode(json, catalogs));
};

describe('contradictions', () => {
  const rows: readonly (readonly [what: string, change: Change, faults: readonly string[]])[] = [
    ['a card twice', (json) => json.players[1]!.hand!.splice(0, 1, 10), ['/players/1/hand/0 card-twice']],
    ['a card missing', (json) => json.deck!.pop(), ['/deckSize card-count']],
    [
      'a card missing everywhere',
      (json) => {
        json.deck!.pop();
        json.deckSize--;
      },
      [' card-count'],
    ],
    ['a hand of another size', (json) => json.players[0]!.handSize++, ['/players/0/handSize card-count']],
    [
      'an event in the tableau',
      (json) => json.players[1]!.tableau.splice(0, 1, { card: 223, row: 0, column: 0 }),
      ['/players/0/events/0 card-twice', '/players/1/tableau/0/card wrong-kind'],
    ],
    [
      'a flora among the events',
      (json) => {
        json.players[0]!.events.push(json.deck!.pop()!);
        json.deckSize--;
      },
      ['/players/0/events/1 wrong-kind'],
    ],
    [
      'two cards on one space',
      (json) => {
        json.players[0]!.tableau[1]!.column = 0;
      },
      ['/players/0/tableau/1 space-twice'],
    ],
    [
      'rows not counted from the first',
      (json) => {
        for (const card of json.players[1]!.tableau) card.row = 1;
      },
      ['/players/1/tableau not-aligned'],
    ],
    [
      'a card that touches none',
      (json) => {
        json.players[0]!.tableau[1]!.column = 3;
      },
      ['/players/0/tableau not-connected'],
    ],
    [
      'more sprouts than spaces',
      (json) => {
        json.players[1]!.tableau[0]!.sprouts = 7;
      },
      ['/players/1/tableau/0/sprouts too-many'],
    ],
    [
      'growth above the maximum',
      (json) => {
        json.players[0]!.tableau[1]!.growth = 5;
      },
      ['/players/0/tableau/1/growth too-many'],
    ],
    [
      'growth on a terrain',
      (json) =>
        json.players[1]!.hand!.splice(0, 1) &&
        json.players[1]!.handSize-- &&
        json.players[1]!.tableau.push({ card: 30, row: 1, column: 0, growth: 1 }),
      ['/players/1/tableau/1/growth too-many'],
    ],
    [
      'two sides of an island',
      (json) => {
        json.players[1]!.island = '286-1';
      },
      ['/players/1/island card-twice'],
    ],
    [
      'a side that does not exist',
      (json) => {
        json.players[1]!.climate = '305-1';
      },
      ['/players/1/climate no-such-card'],
    ],
    [
      'no island',
      (json) => {
        json.players[1]!.island = null;
      },
      ['/players/1/island side-count'],
    ],
    [
      'an ecosystem twice',
      (json) => {
        json.players[1]!.ecosystem = '325-2';
      },
      ['/players/1/ecosystem card-twice'],
    ],
    [
      'both sides of a fauna card',
      (json) => {
        json.fauna[1] = '339-2';
      },
      ['/fauna/1 card-twice'],
    ],
    [
      'no ecosystems for all',
      (json) => {
        json.ecosystems = [];
      },
      ['/ecosystems ecosystem-count'],
    ],
    [
      'a leaf twice on an objective',
      (json) => {
        json.arrivals[0] = [1, 1];
      },
      ['/arrivals/0/1 leaf-twice'],
    ],
    [
      'a leaf of nobody',
      (json) => {
        json.arrivals[0] = [2];
      },
      ['/arrivals/0/0 no-such-seat'],
    ],
    [
      'an objective met that is claimed',
      (json) => {
        json.arrivals[0] = [1];
        json.players[1]!.met = [0];
      },
      ['/players/1/met/0 leaf-twice'],
    ],
    [
      'a seat that does not exist',
      (json) => {
        json.seat = 2;
      },
      ['/seat no-such-seat'],
    ],
    [
      'more players than seats',
      (json) => {
        json.options.seats = 3;
      },
      ['/players player-count'],
    ],
    [
      'another seat chooses the action',
      (json) => {
        json.seat = 1;
      },
      ['/seat wrong-stage'],
    ],
    [
      'an action before it is chosen',
      (json) => {
        json.action = 'water';
      },
      ['/action wrong-stage'],
    ],
    [
      'no action in the middle of a turn',
      (json) => {
        json.stage = 'activate';
      },
      ['/action wrong-stage'],
    ],
    [
      'cards left to plant while not planting',
      (json) => {
        json.plants = 1;
      },
      ['/plants wrong-stage'],
    ],
    [
      'three cards planted',
      (json) => Object.assign(json, { stage: 'planting', action: 'plant', seat: 1, plants: 2 }),
      ['/plants wrong-stage'],
    ],
    [
      'nothing to decide',
      (json) => Object.assign(json, { stage: 'activate', action: 'water', step: 5 }),
      ['/stage not-a-decision'],
    ],
    [
      'an ability that cannot be used',
      (json) => Object.assign(json, { stage: 'activate', action: 'compost', step: 1 }),
      ['/stage not-a-decision'],
    ],
    [
      'the end without a complete tableau',
      (json) => {
        json.stage = 'last';
      },
      ['/stage not-ended'],
    ],
    [
      'a round beyond the last',
      (json) => {
        json.round = 61;
      },
      ['/round round-limit', '/stage has-ended'],
    ],
    [
      'a price that cannot be paid',
      (json) => {
        json.effects = [{ source: 'convert', paySprouts: 4, soil: 2 }];
      },
      ['/effects/0/paySprouts cannot-pay'],
    ],
    [
      'too many cards to compost',
      (json) => {
        json.effects = [{ source: 'event', payHand: 3 }];
      },
      ['/effects/0/payHand cannot-pay'],
    ],
    [
      'two prices at once',
      (json) => {
        json.effects = [{ source: 'payment', payWith: 'hand', payMixed: 2, paySprouts: 1 }];
      },
      ['/effects/0 wrong-source'],
    ],
    [
      'an effect on one that has begun',
      (json) =>
        (json.effects = [
          { source: 'ability', paySprouts: 1 },
          { source: 'convert', paySprouts: 3, soil: 2 },
        ]),
      ['/effects/0 effect-order'],
    ],
    [
      'cards looked at by nothing',
      (json) => Object.assign(json, { looked: { count: 1, cards: [json.deck!.pop()] }, deckSize: json.deckSize - 1 }),
      ['/looked wrong-stage'],
    ],
    [
      'a hidden hand in a full state',
      (json) => {
        json.players[0]!.hand = null;
      },
      ['/players/0/hand hidden-value'],
    ],
    [
      'a hand the viewer cannot see',
      (json) => {
        json.viewer = 1;
        json.deck = null;
      },
      ['/players/0/compost/0/card not-visible', '/players/0/compost/1/card not-visible', '/players/0/hand not-visible'],
    ],
    [
      'a deck the viewer cannot see',
      (json) => Object.assign(json, { viewer: 0, players: [json.players[0], { ...json.players[1], hand: null }] }),
      ['/deck not-visible'],
    ],
    [
      'a shuffle that put nothing into a deck',
      (json) => {
        json.shuffled = [];
      },
      ['/shuffled empty-list'],
    ],
    [
      'a young card in an old deck',
      (json) => {
        json.shuffled = [[json.deck![0]!]];
        for (const player of json.players) player.held = [0, 0];
      },
      [...Array.from({ length: 273 }, (_, index) => `/deck/${index + 1} wrong-shuffle`).sort()],
    ],
    [
      'Gaïa with two seats',
      (json) => {
        json.gaia = GAIA;
      },
      ['/gaia wrong-set-up'],
    ],
    [
      'animals without the expansion',
      (json) => {
        json.players[0]!.animals = [{ id: 'tarsier' }];
      },
      ['/players/0/animals animal-count'],
    ],
    [
      'a leaf discarded without the expansion',
      (json) => {
        json.players[0]!.leavesDiscarded = 1;
      },
      ['/players/0 wrong-set-up'],
    ],
  ];
  test.each(rows)('%s', (_what, change, faults) => {
    expect(lines(change).slice(0, 300)).toEqual([...faults]);
  });

  test('seventeen cards, and a tableau wider than four, are refused by the schema', () => {
    const { properties } = Object(earth.schemas.state).properties.players.items;
    expect(properties.tableau.maxItems).toBe(16);
    expect(properties.tableau.items.properties.column.maximum).toBe(3);
  });

  test('several mistakes are all listed', () => {
    const faults = lines((json) => {
      json.players[0]!.tableau[0]!.sprouts = 9;
      json.fauna[0] = '400-1';
      json.players[1]!.handSize = 4;
    });
    expect(faults).toEqual([
      '/fauna/0 no-such-card',
      '/players/0/tableau/0/sprouts too-many',
      '/players/1/handSize card-count',
    ]);
  });
});

describe('contradictions of the expansion and of solo games', () => {
  const animals: Scene = {
    seats: [{ tableau: [[14, 0, 0]], animals: [{ id: 'tarsier', pawns: [0] }] }, { animals: [{ id: 'jaguar' }] }],
    options: { animals: true },
    more: { collective: 'house-fox' },
  };
  const rows: readonly (readonly [what: string, change: Change, faults: readonly string[]])[] = [
    [
      'a pawn on an empty space',
      (json) => {
        json.players[0]!.animals![0]!.pawns = [3];
      },
      ['/players/0/animals/0/pawns empty-space'],
    ],
    [
      'two pawns of one',
      (json) => {
        json.players[0]!.animals![0]!.pawns = [0, 0];
      },
      ['/players/0/animals/0/pawns too-many'],
    ],
    [
      'an animal of Abundance',
      (json) => {
        json.players[0]!.animals = [{ id: 'nasique' }];
      },
      ['/players/0/animals/0/id no-such-animal'],
    ],
    [
      'an animal twice',
      (json) => {
        json.players[1]!.animals = [{ id: 'tarsier' }];
      },
      ['/players/1/animals/0/id card-twice'],
    ],
    [
      'pieces stored where there is no storage',
      (json) => {
        json.players[0]!.animals![0]!.stored = 2;
      },
      ['/players/0/animals/0/stored no-storage'],
    ],
    [
      'more leaves than five',
      (json) => {
        json.players[0]!.leavesDiscarded = 5;
        json.completion = 0;
      },
      ['/players/0/leavesDiscarded leaf-count'],
    ],
    ['no collective ability', (json) => delete json.collective, ['/collective wrong-set-up']],
    [
      'a leaf that waits in the middle of a turn',
      (json) => {
        json.players[0]!.leavesPending = 1;
      },
      ['/players/0/leavesPending wrong-stage'],
    ],
  ];
  test.each(rows)('%s', (_what, change, faults) => {
    expect(lines(change, animals)).toEqual([...faults]);
  });

  const solo: Scene = { seats: [{ hand: [1] }] };
  const soloRows: readonly (readonly [what: string, change: Change, faults: readonly string[]])[] = [
    [
      'a card of hers twice in a pass',
      (json) => {
        json.gaia!.upcoming![0] = 'grow';
      },
      ['/gaia/upcoming/1 card-twice'],
    ],
    ['eleven turns', (json) => json.gaia!.upcoming!.pop(), ['/gaia/upcoming card-count']],
    [
      'a leaf of hers without a gyre',
      (json) => {
        json.arrivals[0] = [1];
      },
      ['/arrivals leaf-count'],
    ],
    [
      'a skipped turn on the medium level',
      (json) => {
        json.gaia!.skips = true;
      },
      ['/gaia/skips wrong-set-up'],
    ],
    [
      'the completion bonus before the end',
      (json) => {
        json.completion = 1;
      },
      ['/completion too-early'],
    ],
    [
      'her turn with another action',
      (json) =>
        Object.assign(json, {
          active: 1,
          stage: 'option',
          action: 'water',
          gaia: {
            ...GAIA,
            revealed: ['grow'],
            upcoming: [...GAIA.upcoming!.filter((card) => card !== 'grow').slice(0, 5), ...GAIA.upcoming!.slice(6)],
          },
        }),
      ['/action wrong-stage'],
    ],
    [
      'a hand of hers',
      (json) => {
        json.gaia!.compost.push({ card: json.deck!.pop()!, from: 'hand' });
        json.deckSize--;
      },
      ['/gaia/compost/0/from wrong-source'],
    ],
  ];
  test.each(soloRows)('%s', (_what, change, faults) => {
    expect(lines(change, solo)).toEqual([...faults]);
  });
});

describe('what a seat knows', () => {
  test('hands, the deck and deck-composted cards are hidden; a finished game hides nothing', () => {
    const state = stateOf({
      ...BASE,
      options: { roundLimit: 2, rulings: { lastChance: 'none' } },
      more: { active: 1, seat: 1 },
    });
    const view = earth.encode(state, 0);
    expect(view).toMatchObject({ deck: null, players: [{ hand: [10, 11] }, { hand: null, handSize: 1 }] });
    play(state, 'compost', 'stop', 'take compost');
    expect(earth.encode(state, 0).players[1]?.hand).toEqual([30]);
    expect(earth.encode(state, 1).deck?.length).toBeGreaterThan(200);
  });

  test('after a shuffle, cards are dealt by the deck they came from', () => {
    const all = Array.from({ length: 283 }, (_, index) => index + 1);
    // Seat 1 holds five cards of the first deck; one of the old cards was composted unseen by seat 0.
    const state = stateOf({
      seats: [{ hand: [1] }, { hand: [2, 3, 4, 5, 6] }],
      deck: [7],
      discards: all.filter((card) => card > 7),
      more: { deckSize: 1, deck: [7] },
    });
    play(state, 'compost', 'take soil', 'grow', 'take cards');
    const random = stream('shuffle', 'test');
    const places = new Map<number, Set<string>>();
    for (let world = 0; world < 400; world++) {
      earth.redeal(state, 0, random);
      const { players } = earth.encode(state, 'all');
      for (const card of players[1]!.hand ?? []) places.set(card, (places.get(card) ?? new Set()).add('hand'));
      for (const { card } of players[0]!.compost)
        places.set(card ?? 0, (places.get(card ?? 0) ?? new Set()).add('compost'));
      const hand = players[1]!.hand ?? [];
      expect(hand.filter((card) => card <= 7).length, 'old cards in the hand').toBe(5);
    }
    for (const card of [2, 3, 4, 5, 6, 7]) expect([...(places.get(card) ?? [])].sort()).toEqual(['compost', 'hand']);
    expect(places.size).toBeGreaterThan(100);
    // One of the six old cards that seat 0 has not seen lies in its compost; each is as likely.
    const old = repeat(3000, () => {
      earth.redeal(state, 0, random);
      return earth.encode(state, 'all').players[0]!.compost.find(({ card }) => (card ?? 0) <= 7)?.card ?? 0;
    });
    expectUniform([2, 3, 4, 5, 6, 7], old);
    expect(valueOf(earth.decode(earth.encode(state, 0), catalogs))).toBeDefined();
  });
});
