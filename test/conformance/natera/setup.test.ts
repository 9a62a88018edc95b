/** The set-up (pages 4 to 7): tribes, mini-tiles, science boards, opening hands, what tribes do in it. T4. */
import { describe, expect, test } from 'vitest';
import { catalogRows, rowOf } from '../../support/natera/catalogs.ts';
import { purse } from '../../support/natera/scene.ts';
import { deal, type Sitting } from '../../support/natera/sitting.ts';

type Game = Parameters<typeof deal>[0];
const { tribes, cards, locations } = catalogRows();

/** The first legal action until the stage is another one. */
const through = (game: Sitting, ...stages: readonly string[]): Sitting => {
  for (let count = 0; stages.includes(game.see().stage) && count < 200; count++) game.do(game.legal()[0]!);
  return game;
};
const SETTING_UP = ['tribes', 'start', 'sides', 'opening', 'tribe-setup', 'put-aside'];
const begun = (options: Game, seed = 'set-up'): Sitting =>
  through(deal({ firstSeat: 0, ...options }, seed), ...SETTING_UP);
const pileOf = (id: string): string => rowOf(cards, id).pile;

describe('the board (pages 4 and 5)', () => {
  const game = deal({ seats: 4 }, 'board').see();

  test('locations of the forest and of tier 1 are there, two tiles of tier 2 and one of tier 3 face down', () => {
    const tiers = game.board.map(({ tier, faceDown }) => `${tier}${faceDown === true ? ' down' : ''}`);
    const zone = ['1', '1', '2 down', '2 down', '3 down'];
    expect(tiers).toEqual(['0', '0', '0', '0', '0', '0', ...zone, ...zone, ...zone, ...zone]);
    for (const { id, area, tier } of game.board) expect(rowOf(locations, id ?? '')).toMatchObject({ area, tier });
    expect(new Set(game.board.map(({ id }) => id)).size).toBe(26);
  });
  test('tiles differ from game to game', () => {
    const boards = ['1', '2', '3', '4', '5', '6'].map((seed) =>
      deal({ seats: 2 }, seed)
        .see()
        .board.map(({ id }) => id)
        .join(),
    );
    expect(new Set(boards).size).toBe(6);
  });
  test('discs lie on the board, nobody has claimed anything, levels are 0', () => {
    expect(Object.values(game.discs)).toEqual([null, null, null, null]);
    expect(game.accomplishments.map(({ claimedBy }) => claimedBy)).toEqual(new Array(9).fill(null));
    expect(game.players.flatMap(({ authority }) => Object.values(authority))).toEqual(new Array(16).fill(0));
  });
  test('an objective for each letter, and of the numbers that are asked for', () => {
    expect(game.accomplishments.slice(0, 5).map(({ objective }) => objective?.[0])).toEqual(['a', 'b', 'c', 'd', 'e']);
    const chosen = deal({ accomplishments: [1, 2, 3, 4, 2] }, 'tiles').see();
    expect(chosen.accomplishments.slice(0, 5).map(({ objective }) => objective)).toEqual([
      'a1',
      'b2',
      'c3',
      'd4',
      'e2',
    ]);
  });
  test('five specialists lie open, 35 in the pile', () => {
    expect([new Set(game.river).size, game.river.includes(null), game.piles.specialists.size]).toEqual([5, false, 35]);
  });
  test('season 1', () => expect(game.season).toBe(1));
});

describe('tribes (page 6)', () => {
  test('two are offered to each seat, all different; the other one is out of the game', () => {
    const game = deal({ seats: 4 }, 'offer');
    const offered = game.see().players.flatMap(({ offered: two }) => two ?? []);
    expect([game.see().stage, new Set(offered).size]).toEqual(['tribes', 8]);
    const [first = '', second = ''] = game.player(game.seat()).offered ?? [];
    const seat = game.seat();
    expect(game.legal()).toEqual([`tribe ${first}`, `tribe ${second}`].toSorted());
    through(game.do(`tribe ${second}`), 'tribes');
    expect([game.player(seat).tribe, game.player(seat).offered, game.see().tribesShown]).toEqual([
      second,
      undefined,
      true,
    ]);
  });
  test('a choice shows when all have chosen', () => {
    const game = deal({ seats: 3, firstSeat: 0 }, 'secret');
    expect([game.see(1).players[0]!.offered, game.see(0).players[0]!.offered?.length]).toEqual([null, 2]);
    game.do(game.legal()[0]!);
    expect(game.see(1).players[0]!.tribe).toBeNull();
    expect(game.see(0).players[0]!.tribe).not.toBeNull();
    game.do(game.legal()[0]!).do(game.legal()[0]!);
    expect(game.see(1).players.map(({ tribe }) => tribe)).toEqual(game.see().players.map(({ tribe }) => tribe));
  });
  test.each(tribes.map(({ id }) => id))('%s: what its mini-tile shows, and its pawns', (id) => {
    const other = id === 'raccoons' ? 'rabbits' : 'raccoons';
    const game = deal({ tribes: [id, other], nuclear: true, firstSeat: 0 }, `tile of ${id}`);
    const row = rowOf(tribes, id);
    const got = Object.fromEntries(
      row.start.flatMap((step) => (step.do === 'gain' ? [[step.resource, step.amount]] : [])),
    );
    const none = { endurance: 0, agility: 0, intelligence: 0, food: 0, material: 0, energy: 0 };
    expect(game.purse(0)).toBe(purse({ ...none, ...got }));
    expect([game.player(0).leaders, game.player(0).explorers]).toEqual([row.leaders, row.explorers]);
  });
  test('pawns: bears have three leaders, moles four explorers, all others a leader and two explorers (page 3)', () => {
    const sets = tribes.map(({ id, leaders, explorers }) => `${id} ${leaders} ${explorers}`);
    const special = ['bears 3 0', 'moles 0 4'];
    expect(sets.filter((set) => !set.endsWith(' 1 2'))).toEqual(special);
    expect([sets.length, tribes.filter(({ nuclear }) => nuclear === true).map(({ id }) => id)]).toEqual([
      12,
      ['red-pandas', 'turtles'],
    ]);
  });
});

describe('science boards (page 6)', () => {
  test('each seat has another one, and chooses its side', () => {
    const game = deal({ tribes: ['gorillas', 'rabbits', 'raccoons'], firstSeat: 1 }, 'sides');
    expect(new Set(game.see().players.map(({ board }) => board.number)).size).toBe(3);
    expect([game.see().stage, game.seat(), game.legal()]).toEqual(['sides', 1, ['side a', 'side b']]);
    game.do('side b', 'side a', 'side b');
    expect(game.see().players.map(({ board }) => board.side)).toEqual(['b', 'b', 'a']);
  });
});

describe('T4: the opening hand (pages 6 and 7)', () => {
  test.each([2, 3, 4])('T4: of %i seats: 6 base and 2 advanced cards, of which 3 are discarded', (seats) => {
    const quiet = ['gorillas', 'rabbits', 'raccoons', 'chimpanzees'].slice(0, seats);
    const game = through(deal({ tribes: quiet, firstSeat: 0 }, 'hand'), 'sides', 'opening');
    expect(game.see().stage).toBe('put-aside');
    for (const { hand } of game.see().players)
      expect(['base', 'advanced'].map((pile) => hand?.filter((id) => pileOf(id) === pile).length)).toEqual([6, 2]);
    const given = game.see().players[0]!.hand!;
    through(game, 'put-aside');
    expect(game.see().players.map(({ hand, aside }) => [hand?.length, aside?.length])).toEqual(
      new Array(seats).fill([5, 3]),
    );
    const { hand, aside } = game.player(0);
    expect([...hand!, ...aside!].toSorted()).toEqual(given.toSorted());
  });
  test('T4: any three', () => {
    const game = through(deal({ tribes: ['gorillas', 'rabbits'], firstSeat: 0 }, 'any'), 'sides', 'opening');
    const last = game.hand(0).slice();
    const order = cards.map(({ id }) => id).filter((id) => last.includes(id));
    game.do(`card ${order[1]}`, `card ${order[4]}`).doIfAsked(`card ${order[7]}`);
    expect(game.player(0).aside?.toSorted()).toEqual([order[1], order[4], order[7]].toSorted());
  });
  test('T4: nobody else sees a hand, or what was put aside', () => {
    const { players } = begun({ tribes: ['gorillas', 'rabbits'] }).see(0);
    expect([players[1]!.hand, players[1]!.aside, players[1]!.handSize]).toEqual([null, null, expect.anything()]);
    expect([players[0]!.hand?.length, players[0]!.aside?.length]).toEqual([5, 3]);
  });
  test('T4: they are gone from the piles of 80 base and 60 advanced cards', () => {
    const { piles } = begun({ tribes: ['gorillas', 'rabbits', 'raccoons', 'chimpanzees'] }).see();
    expect([piles.base.size, piles.advanced.size]).toEqual([80 - 24, 60 - 8]);
  });
});

describe('what tribes do in the set-up (pages 12 to 14; O28)', () => {
  test('bears: a card of either pile: 6 cards', () => {
    const game = through(deal({ tribes: ['bears', 'raccoons'], firstSeat: 0 }, 'bears'), 'sides', 'opening');
    expect([game.see().stage, game.legal()]).toEqual(['tribe-setup', ['pile advanced', 'pile base']]);
    game.do('pile advanced');
    expect(game.player(0).hand?.length).toBe(9);
    expect(through(game, 'put-aside').player(0).hand?.length).toBe(6);
  });
  test('foxes: copy a forest location, for a card: 4 cards', () => {
    const game = through(deal({ tribes: ['foxes', 'raccoons'], firstSeat: 0 }, 'foxes'), 'sides', 'opening');
    game.do('location fo3');
    game.do(game.legal()[0]!);
    expect(game.player(0).resources.intelligence).toBe(3);
    expect(through(game, 'put-aside').player(0).hand?.length).toBe(4);
  });
  test.each(['beavers', 'turtles'])('%s: a colony on tier 1, with its bonus (O24)', (id) => {
    const game = through(deal({ tribes: [id, 'raccoons'], nuclear: true, firstSeat: 0 }, id), 'sides', 'opening');
    expect(game.legal()).toEqual(
      ['ag1a', 'ag1b', 'co1a', 'co1b', 'mi1a', 'mi1b', 'ur1a', 'ur1b'].map((at) => `location ${at}`),
    );
    const food = game.player(0).resources.food;
    game.do('location ag1b');
    expect([game.at('ag1b').colony, game.player(0).resources.food]).toEqual([0, food + 2]);
    expect(through(game, 'put-aside').player(0).hand?.length).toBe(5);
  });
  test('beavers and turtles: in turn order, each on a free location', () => {
    const game = through(
      deal({ tribes: ['beavers', 'turtles'], nuclear: true, firstSeat: 1 }, 'two'),
      'sides',
      'opening',
    );
    game.do('location ur1a');
    expect([game.at('ur1a').colony, game.seat(), game.can('location')]).toEqual([
      1,
      0,
      expect.not.arrayContaining(['ur1a']),
    ]);
  });
  test('reptiles: up to two of the river away', () => {
    const game = through(deal({ tribes: ['reptiles', 'raccoons'], firstSeat: 0 }, 'river'), 'sides', 'opening');
    const { river } = game.see();
    expect(game.legal()).toHaveLength(6);
    game.do(game.legal().find((text) => text.startsWith('specialist'))!, 'decline');
    expect(game.see().river.filter((id) => !river.includes(id))).toHaveLength(1);
    expect(game.see().specialistDiscards).toHaveLength(1);
  });
  test.each(['chimpanzees', 'gorillas', 'moles', 'rabbits', 'raccoons', 'crows', 'red-pandas'])(
    '%s: nothing more',
    (id) => {
      const game = deal({ tribes: [id, id === 'rabbits' ? 'raccoons' : 'rabbits'], nuclear: true, firstSeat: 0 }, id);
      const had = game.purse(0);
      through(game, 'sides', 'opening');
      expect([game.see().stage, game.purse(0), game.player(0).hand?.length]).toEqual(['put-aside', had, 8]);
    },
  );
});
