/** The draft (page 7): packets and their ways, what is hidden, what is remembered. */
import { describe, expect, test } from 'vitest';
import { catalogRows, rowOf } from '../../support/natera/catalogs.ts';
import { deal, type Sitting, sit } from '../../support/natera/sitting.ts';

const { cards } = catalogRows();
const TRIBES = ['gorillas', 'raccoons', 'rabbits'];
const opening = (): Sitting => deal({ draft: true, tribes: TRIBES, firstSeat: 0 }, 'draft').drift('side a');
const packets = (game: Sitting): string[][] => game.see().players.map(({ packet }) => [...(packet ?? [])].toSorted());
/** Each seat keeps the first card that it may. */
const round = (game: Sitting): string[] => game.see().players.map(() => keep(game));
const keep = (game: Sitting): string => {
  const [text = ''] = game.can('card');
  game.do(`card ${text}`);
  return text;
};

describe('the opening hand', () => {
  test('each seat chooses from 6 base and 2 advanced cards', () => {
    const game = opening();
    expect([game.see().stage, game.seat()]).toEqual(['opening', 0]);
    for (const packet of packets(game))
      expect(['base', 'advanced'].map((pile) => packet.filter((id) => rowOf(cards, id).pile === pile).length)).toEqual([
        6, 2,
      ]);
    expect(game.can('card')).toEqual(packets(game)[0]);
  });
  test('one is kept, the rest goes left: to the next seat', () => {
    const game = opening();
    const before = packets(game);
    const kept = round(game);
    expect(packets(game)).toEqual([2, 0, 1].map((from) => before[from]!.filter((id) => id !== kept[from])));
    expect(game.see().players.map(({ hand }) => hand)).toEqual(kept.map((id) => [id]));
  });
  test('until all 8 are taken, of which 3 are discarded', () => {
    const game = opening();
    for (let count = 0; game.see().stage === 'opening' && count < 40; count++) keep(game);
    expect(game.see().players.map(({ hand, packet }) => [hand?.length, packet])).toEqual(
      new Array(3).fill([8, undefined]),
    );
    expect(game.see().stage).toBe('put-aside');
    for (let count = 0; game.see().stage === 'put-aside' && count < 40; count++) keep(game);
    expect(game.see().players.map(({ hand, aside }) => [hand?.length, aside?.length])).toEqual(
      new Array(3).fill([5, 3]),
    );
  });
});

describe('rest phases', () => {
  /** The first round of the draft of a rest phase: which seat’s packet each seat has afterwards. */
  const ways = (season: number): (number | undefined)[] => {
    const seats = [{ tribe: 'raccoons' }, { tribe: 'beavers' }, { tribe: 'rabbits' }];
    const game = sit({ draft: true, season, seats }).do('pass', 'pass', 'pass').drift('track urban');
    const before = packets(game);
    expect([game.see().stage, before.map((packet) => packet.length)]).toEqual(['cards', [4, 4, 4]]);
    const base = before.map((packet) => packet.filter((id) => rowOf(cards, id).pile === 'base').length);
    expect(base).toEqual(season === 1 ? [3, 3, 3] : [1, 1, 1]);
    const kept = round(game);
    const rest = before.map((packet, seat) => packet.filter((id) => id !== kept[seat]).join());
    return packets(game).map((packet) => rest.indexOf(packet.join()));
  };

  test('rest 1: 3 base and 1 advanced card, passed right: to the seat before', () =>
    expect(ways(1)).toEqual([1, 2, 0]));
  test('rest 2: 1 and 3, passed left', () => expect(ways(2)).toEqual([2, 0, 1]));
  test('rest 3: 1 and 3, passed right', () => expect(ways(3)).toEqual([1, 2, 0]));
  test('four cards come to each hand', () => {
    const seats = [{ tribe: 'raccoons', hand: ['aquaponics'] }, { tribe: 'beavers' }];
    const game = sit({ draft: true, seats }).do('pass', 'pass');
    for (let count = 0; game.see().stage === 'cards' && count < 40; count++) keep(game);
    expect([game.hand(0).length, game.hand(1).length, game.see().season]).toEqual([5, 4, 2]);
  });
  test('what effects draw is not drafted', () => {
    const game = sit({ draft: true, base: ['aquaponics'] }).do('deploy explorer ur1b', 'pile base');
    expect([game.hand(0), game.see().stage]).toEqual([['aquaponics'], 'actions']);
  });
});

describe('what is hidden', () => {
  test('packets of others', () => {
    const { players } = opening().see(1);
    expect(players.map(({ packet }) => packet?.length)).toEqual([undefined, 8, undefined]);
    expect(players[0]?.packetSize).toEqual({ base: 6, advanced: 2 });
  });
  test('what another seat has kept, until all have', () => {
    const game = opening();
    const first = keep(game);
    expect([game.see(0).players[0]?.pick, game.see(1).players[0]?.pick, game.see(2).players[0]?.pick]).toEqual([
      first,
      null,
      null,
    ]);
    keep(game);
    expect(game.see(2).players.map(({ pick }) => pick)).toEqual([null, null, undefined]);
    keep(game);
    expect(game.see(2).players.map(({ hand }) => hand?.length)).toEqual([undefined, undefined, 1]);
  });
  test('by its back it shows: sizes of hands are open', () => {
    const game = opening();
    const kept = round(game);
    const sizeOf = (id: string) => ({
      base: rowOf(cards, id).pile === 'base' ? 1 : 0,
      advanced: rowOf(cards, id).pile === 'base' ? 0 : 1,
    });
    expect(game.see(0).players.map(({ handSize }) => handSize)).toEqual(kept.map(sizeOf));
  });
});

describe('what is remembered', () => {
  /** Every card that a seat has in its memory, with the seats that have them. */
  const memoryOf = (game: Sitting, seat: number): string[] =>
    (game.see(seat).players[seat]?.memory ?? []).flatMap((group) => group.cards).toSorted();

  test('a packet that was passed on, by who passed it on alone', () => {
    const game = opening();
    const before = packets(game);
    const kept = round(game);
    const passed = before.map((packet, seat) => packet.filter((id) => id !== kept[seat]));
    expect([0, 1, 2].map((seat) => memoryOf(game, seat))).toEqual(passed.map((packet) => packet.toSorted()));
    expect(game.see(1).players[0]?.memory).toBeNull();
  });
  test('when it comes back: the cards that are gone, and who has one of them each', () => {
    const game = opening();
    const [first = []] = packets(game);
    round(game);
    round(game);
    round(game);
    const left = packets(game)[0]!;
    const own = new Set(game.hand(0));
    const gone = first.filter((id) => !left.includes(id) && !own.has(id));
    const groups = (game.see(0).players[0]?.memory ?? []).filter((group) =>
      group.cards.some((id) => first.includes(id)),
    );
    const closed = groups.filter(({ packet }) => packet === undefined);
    expect(closed.flatMap((group) => group.cards).toSorted()).toEqual(gone.toSorted());
    expect(closed.flatMap((group) => group.seats).toSorted()).toEqual([1, 2]);
  });
  test('what turns up is remembered no more', () => {
    const game = opening();
    for (let count = 0; game.see().stage !== 'actions' && count < 80; count++) keep(game);
    const known = memoryOf(game, 0);
    expect(game.hand(1).some((id) => known.includes(id))).toBe(true);
    game.do('pass');
    while (game.can('trade').length > 0 && game.seat() === 1)
      game.do('trade').drift(...game.hand(1).map((id) => `card ${id}`), 'resource food');
    const { discards } = game.see();
    expect(discards.filter((id) => known.includes(id))).not.toEqual([]);
    expect(memoryOf(game, 0).filter((id) => discards.includes(id))).toEqual([]);
  });
});
