/**
 * What a seat cannot see changes nothing for it. Everything that does not appear in its view (cards in other hands, put aside, in
 * packets and piles; tiles face down; specialists in the pile; tribes on offer) changes places with others of its kind, written into
 * the document by hand, and its view, its legal actions and what a search advises stay the same to the byte.
 */
import { describe, expect, test } from 'vitest';
import { Random, stream } from '../../../src/core/random.ts';
import type { StateJson } from '../../../src/engines/natera/documents/schema.ts';
import { natera } from '../../../src/engines/natera/index.ts';
import type { Options } from '../../../src/engines/natera/rules/options.ts';
import { DEFAULT_PARAMS } from '../../../src/mcts/params.ts';
import { createSearch } from '../../../src/mcts/search.ts';
import { catalogRows, catalogs } from '../../support/natera/catalogs.ts';
import { deal, type Sitting, sit, sitAt } from '../../support/natera/sitting.ts';
import { TOPS } from '../../support/natera/visits.ts';
import { valueOf } from '../../support/results.ts';

const VISITS = 120;

/** Ids by what can stand for each other: cards by their backs, tiles by zone and tier, specialists, tribes. */
const kinds = ({ options }: StateJson): string[][] => {
  const rows = catalogRows();
  const played = <Row extends { readonly nuclear?: true }>(all: readonly Row[]): Row[] =>
    all.filter(({ nuclear }) => nuclear !== true || options.nuclear === true);
  const cards = Map.groupBy(played(rows.cards), ({ pile }) => pile);
  const tiles = Map.groupBy(rows.locations, ({ area, tier }) => `${area} ${tier}`);
  return [...cards.values(), ...tiles.values(), rows.specialists, played(rows.tribes)].map((group) =>
    group.map(({ id }) => id),
  );
};

/** The full document in which all that the view of `seat` does not name has changed places. */
const disturbed = (game: Sitting, seat: number, random: Random): StateJson => {
  const view = new Set(JSON.stringify(game.see(seat)).match(/"[a-z0-9-]+"/g));
  const renamed = new Map<string, string>();
  for (const kind of kinds(game.see())) {
    const hidden = kind.filter((id) => !view.has(`"${id}"`));
    const order = Int32Array.from(hidden.keys());
    random.shuffle(order);
    for (const [at, id] of hidden.entries()) renamed.set(`"${id}"`, `"${hidden[order[at]!]}"`);
  }
  return JSON.parse(JSON.stringify(game.see()).replace(/"[a-z0-9-]+"/g, (text) => renamed.get(text) ?? text));
};

/** Plays on at random until `isMeant`, as somebody sees it. */
const until = (game: Sitting, seed: number, isMeant: (full: StateJson) => boolean): Sitting => {
  const random = stream(seed, 'test');
  for (let count = 0; !isMeant(game.see()); count++) {
    const legal = game.legal().filter((text) => text !== 'pass' || random.below(6) === 0);
    if (count > 3000) throw new Error('that never came');
    game.do(legal[random.below(legal.length)] ?? 'pass');
  }
  return game;
};

const SECRETIVE: Options = { draft: true, nuclear: true, tribes: ['crows', 'foxes', 'red-pandas'], firstSeat: 0 };
const hasPicks = ({ players }: StateJson): boolean => players.some(({ pick }) => pick != null);
const hasMemory = ({ players }: StateJson): boolean => players.some(({ memory }) => (memory ?? []).length > 0);
const isFound = ({ players }: StateJson): boolean => players.some(({ knows }) => (knows ?? []).length > 0);

/** Positions by what is hidden in them. */
const POSITIONS: Readonly<Record<string, () => Sitting>> = {
  'tribes on offer, some chosen': () =>
    until(deal({ seats: 4, nuclear: true, firstSeat: 0 }, 'offers'), 1, ({ done }) => done.length > 2),
  'the opening draft, after packets were passed on, with cards chosen': () =>
    until(deal(SECRETIVE, 'opening'), 2, (full) => full.stage === 'opening' && hasMemory(full) && hasPicks(full)),
  'hands from a draft, some cards of which are put aside': () =>
    until(deal(SECRETIVE, 'aside'), 3, ({ stage, done }) => stage === 'put-aside' && done.length > 1),
  'a second season, with what is remembered of drafts': () =>
    until(deal(SECRETIVE, 'second'), 4, (full) => full.season === 2 && full.stage === 'actions' && hasMemory(full)),
  'the draft of a rest phase': () =>
    until(deal(SECRETIVE, 'rest'), 5, (full) => full.stage === 'cards' && hasPicks(full)),
  'crows that have looked at the top of a pile': () =>
    sit({ ...TOPS, seats: [{ tribe: 'crows' }, { hand: ['tool-shed'] }, {}] }).do('deploy explorer ur1b', 'pile base'),
  'crows that have left a card that they know on its pile': () =>
    sit({ ...TOPS, seats: [{ tribe: 'crows' }, { hand: ['tool-shed'] }, {}] })
      .do('deploy explorer ur1b', 'pile base', 'pile advanced', 'decline', 'pile advanced')
      .doIfAsked('end'),
  'a card that red pandas have shown': () => until(deal({ ...SECRETIVE, draft: false }, 'pandas'), 6, isFound),
  'a card that red pandas have not shown': () =>
    until(
      deal({ ...SECRETIVE, draft: false, rulings: { foundCard: 'hidden' } }, 'pandas'),
      7,
      ({ season, stage }) => season === 2 && stage === 'actions',
    ),
  'a third season of four seats, without a draft': () =>
    until(deal({ seats: 4, firstSeat: 2 }, 'third'), 8, ({ season, stage }) => season === 3 && stage === 'actions'),
};

/** What a search advises the seat to act, with all its figures. */
const advice = (document: StateJson): string => {
  const root = valueOf(natera.decode(document, catalogs));
  const search = createSearch({
    ...{ game: natera, root, seat: natera.toAct(root) },
    ...{ random: stream('same', 'search'), params: DEFAULT_PARAMS },
  });
  search.iterate(VISITS);
  return JSON.stringify(search.table(stream('same', 'line')));
};

describe.each(Object.entries(POSITIONS))('%s', (name, begin) => {
  const game = begin();
  const seats = game.see().players.map((_, seat) => seat);
  const random = new Random(`disturbed ${name}`);

  test('views stay, whatever is behind them', () => {
    for (const seat of seats)
      for (let world = 0; world < 4; world++) {
        const other = disturbed(game, seat, random);
        expect(other).not.toEqual(game.see());
        expect(JSON.stringify(sitAt(other).see(seat))).toBe(JSON.stringify(game.see(seat)));
      }
  });
  test('so do the legal actions of the seat to act, in their order', () => {
    expect(game.offered().length).toBeGreaterThan(1);
    const seat = game.seat();
    for (let world = 0; world < 4; world++)
      expect(sitAt(disturbed(game, seat, random)).offered()).toEqual(game.offered());
    expect(sitAt(game.see(seat)).offered()).toEqual(game.offered());
  });
  test('so does what the same seed advises, for full states and for the view', () => {
    const [told, ...others] = [game.see(), disturbed(game, game.seat(), random), game.see(game.seat())].map(advice);
    for (const other of others) expect(other).toBe(told);
  });
});
