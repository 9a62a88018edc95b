/** Cards and specialists that are not where they can be are refused, each in its place. */
import { describe, expect, test } from 'vitest';
import { natera } from '../../../src/engines/natera/index.ts';
import { aside, type Case, drafted, faultsIn, read, turn, turnOf } from '../../support/natera/spoilt.ts';

const nuclear = String(
  Object(natera.catalog.builtIn[0]).cards.find((row: { readonly nuclear?: boolean }) => row.nuclear === true)?.id,
);

const CARDS: readonly Case[] = [
  [
    'a card in two places',
    (json) => {
      json.discards.push(json.players[0]!.hand![0]!);
    },
    ['/players/0/hand/0 card-twice'],
  ],
  [
    'a card in no place',
    (json) => {
      json.piles.base.order!.pop();
      json.piles.base.size--;
    },
    ['/piles/base card-missing'],
  ],
  [
    'a card that is not there',
    (json) => {
      json.players[0]!.inPlay.unshift('unicorn');
    },
    ['/players/0/inPlay/0 no-such-card'],
  ],
  [
    'a card of the mini-expansion without it',
    (json) => {
      json.discards.push(nuclear);
    },
    ['/discards/2 not-in-game'],
  ],
  [
    'a card in the other pile',
    (json) => {
      const { base, advanced } = json.piles;
      [base.order![0], advanced.order![0]] = [advanced.order![0]!, base.order![0]!];
    },
    ['/piles/advanced/order/0 wrong-pile', '/piles/base/order/0 wrong-pile'],
  ],
  [
    'sizes that are not those of the lists',
    (json) => {
      Object.assign(json.players[0]!, { handSize: { base: 0, advanced: 0 } });
      json.piles.advanced.size--;
    },
    [
      '/piles/advanced/size wrong-size',
      '/players/0/handSize/advanced wrong-size',
      '/players/0/handSize/base wrong-size',
    ],
  ],
  [
    'more cards put aside than three',
    (json) => {
      json.players[0]!.aside!.push(json.players[0]!.hand!.pop()!);
      delete json.players[0]!.handSize;
      delete json.players[0]!.asideSize;
    },
    ['/players/0/aside too-many-cards'],
  ],
  [
    'fewer cards put aside than three',
    (json) => {
      json.players[0]!.hand!.push(json.players[0]!.aside!.pop()!);
      delete json.players[0]!.handSize;
      delete json.players[0]!.asideSize;
    },
    ['/players/0/aside too-few-cards'],
  ],
  [
    'a top card that nobody knows',
    (json) => {
      json.piles.base.top = json.piles.base.order![0]!;
    },
    ['/piles/base/top not-seen'],
  ],
  [
    'a top card that some know and that is not said',
    (json) => {
      json.piles.base.seenBy = [1];
    },
    ['/piles/base/top missing-field'],
  ],
  [
    'another top card than that of the order',
    (json) => {
      Object.assign(json.piles.base, { seenBy: [1], top: json.piles.base.order![1]! });
    },
    ['/piles/base/top wrong-order'],
  ],
  [
    'a card that is known in another hand',
    (json) => {
      json.players[0]!.memory = [];
      json.players[0]!.knows = [{ card: json.players[1]!.hand![0]!, seat: 2 }];
    },
    ['/players/0/knows/0/card not-there'],
  ],
  [
    'a card that is known to be one’s own',
    (json) => {
      json.players[0]!.knows = [{ card: json.players[0]!.hand![0]!, seat: 0 }];
    },
    ['/players/0/knows/0/seat own-card'],
  ],
  [
    'a group of two piles',
    (json) => {
      const { hand } = json.players[1]!;
      json.players[0]!.memory = [{ cards: [hand![0]!, hand!.at(-1)!], seats: [1, 2] }];
    },
    ['/players/0/memory/0/cards wrong-pile'],
  ],
  [
    'a group with a card for no seat',
    (json) => {
      json.players[0]!.memory = [{ cards: [json.players[1]!.hand![0]!, json.players[1]!.hand![1]!], seats: [1] }];
    },
    ['/players/0/memory/0/seats wrong-size'],
  ],
  [
    'a group with two cards of one hand',
    (json) => {
      json.players[0]!.memory = [{ cards: [json.players[1]!.hand![0]!, json.players[1]!.hand![1]!], seats: [1, 2] }];
    },
    ['/players/0/memory/0/seats not-there', '/players/0/memory/0/seats not-there'],
  ],
  [
    'a group about a card put aside after the opening',
    (json) => {
      json.players[0]!.memory = [{ cards: [json.players[1]!.aside![0]!], seats: [1] }];
    },
    ['/players/0/memory/0/seats not-there'],
  ],
  [
    'a card that is known twice',
    (json) => {
      const [card] = json.players[1]!.hand!;
      json.players[0]!.knows = [{ card: card!, seat: 1 }];
      json.players[0]!.memory = [{ cards: [card!], seats: [1] }];
    },
    ['/players/0/memory/0/cards/0 card-twice', '/players/0/memory/0/seats not-there'],
  ],
  [
    'a group in a packet without a draft',
    (json) => {
      json.players[0]!.memory = [{ cards: [json.players[1]!.hand![0]!], seats: [], packet: 1 }];
    },
    ['/players/0/memory/0/packet wrong-stage'],
  ],
];

const SPECIALISTS: readonly Case[] = [
  [
    'one in the river twice',
    (json) => {
      json.river[0] = json.river[1]!;
    },
    ['/piles/specialists/order card-missing', '/river/1 card-twice'],
  ],
  [
    'one that is hired and in the river',
    (json) => {
      json.players[0]!.specialists = [json.river[0]!];
    },
    ['/river/0 card-twice'],
  ],
  [
    'one that is not there',
    (json) => {
      json.river[0] = 'unicorn';
    },
    ['/piles/specialists/order card-missing', '/river/0 no-such-specialist'],
  ],
  [
    'a pile of another size',
    (json) => {
      json.piles.specialists.size = 34;
    },
    ['/piles/specialists/size wrong-size'],
  ],
  [
    'others at the bottom than in the order',
    (json) => {
      json.piles.specialists.bottom = [json.piles.specialists.order![0]!];
    },
    ['/piles/specialists/bottom wrong-order'],
  ],
];

const DRAFT: readonly Case[] = [
  [
    'a draft that the options do not have',
    (json) => {
      json.options.draft = false;
    },
    ['/drafting no-draft'],
  ],
  [
    'a draft in a turn',
    (json) => {
      Object.assign(json, { stage: 'actions', turn: 1, done: [], pending: [turnOf(2)] });
    },
    [
      '/drafting wrong-stage',
      '/players/0/aside too-few-cards',
      '/players/0/pick not-chosen',
      '/players/1/aside too-few-cards',
      '/players/1/pick not-chosen',
      '/players/2/aside too-few-cards',
    ],
  ],
  [
    'no packet',
    (json) => {
      delete json.players[0]!.packet;
      delete json.players[0]!.packetSize;
    },
    ['/players/0/packet missing-field', '/players/0/pick not-in-packet'],
  ],
  [
    'a packet of more cards than rounds',
    (json) => {
      json.drafting = 5;
    },
    ['/players/0/packet too-many-cards', '/players/1/packet too-many-cards', '/players/2/packet too-many-cards'],
  ],
  [
    'a pick that is not in the packet',
    (json) => {
      json.players[0]!.pick = json.players[0]!.hand![0]!;
    },
    ['/players/0/pick not-in-packet'],
  ],
  [
    'a pick of a seat that has not chosen',
    (json) => {
      json.players[2]!.pick = json.players[2]!.packet![0]!;
    },
    ['/players/2/pick not-chosen'],
  ],
  [
    'a rest that is in another packet',
    (json) => {
      json.players[1]!.memory![0]!.packet = 2;
    },
    ['/players/1/memory/0/seats wrong-seat'],
  ],
  [
    'seats done out of order',
    (json) => {
      json.done = [0, 2];
    },
    ['/done wrong-order', '/players/1/pick not-chosen'],
  ],
];

const ASIDE: readonly Case[] = [
  [
    'more cards to come than three in all',
    (json) => {
      json.pending![0]!.left = 3;
    },
    ['/pending/0 wrong-detail'],
  ],
  [
    'cards of a seat that has not begun',
    (json) => {
      json.players[2]!.aside!.push(json.players[2]!.hand!.shift()!);
      delete json.players[2]!.handSize;
      delete json.players[2]!.asideSize;
      for (const player of json.players) player.memory = [];
    },
    ['/players/2/aside too-many-cards'],
  ],
  [
    'fewer than three of a seat that is done',
    (json) => {
      json.players[0]!.hand!.unshift(json.players[0]!.aside!.pop()!);
      delete json.players[0]!.handSize;
      delete json.players[0]!.asideSize;
    },
    ['/players/0/aside too-few-cards'],
  ],
];

describe('a document is refused with', () => {
  test.each(CARDS)('cards: %s', (_what, spoil, faults) => {
    const json = read(turn);
    spoil(json);
    expect(faultsIn(json)).toEqual([...faults].sort());
  });
  test.each(SPECIALISTS)('specialists: %s', (_what, spoil, faults) => {
    const json = read(turn);
    spoil(json);
    expect(faultsIn(json)).toEqual([...faults].sort());
  });
  test.each(DRAFT)('a draft: %s', (_what, spoil, faults) => {
    const json = read(drafted);
    spoil(json);
    expect(faultsIn(json)).toEqual([...faults].sort());
  });
  test.each(ASIDE)('what is put aside: %s', (_what, spoil, faults) => {
    const json = read(aside);
    spoil(json);
    expect(faultsIn(json)).toEqual([...faults].sort());
  });
});
