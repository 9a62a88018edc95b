/** Documents of NATERA that tests spoil, and what they begin with. */
import { loadCatalogs } from '../../../src/core/catalog.ts';
import { stream } from '../../../src/core/random.ts';
import type { StateJson } from '../../../src/engines/natera/documents/schema.ts';
import { natera } from '../../../src/engines/natera/index.ts';
import { faultLines, valueOf } from '../results.ts';
import { checkerOf, walk } from '../walk.ts';

const catalogs = valueOf(loadCatalogs(natera.catalog, []));

type Writable<T> = T extends object ? { -readonly [Key in keyof T]: Writable<T[Key]> } : T;
/** A document that may be changed. */
export type Json = Writable<StateJson>;

const OPTIONS = {
  ...{ seats: 3, draft: true, firstSeat: 0 },
  ...{ tribes: ['bears', 'crows', 'moles'], accomplishments: [1, 1, 1, 1, 1] },
};

/** A game that has come to the first decision for which `isThere`. */
const playTo = (isThere: (json: StateJson) => boolean): StateJson => {
  const options = { ...OPTIONS, tribes: [...OPTIONS.tribes], accomplishments: [...OPTIONS.accomplishments] };
  const state = valueOf(natera.setup(options, catalogs.all[0]!, stream('documents', 'setup')));
  const random = stream('documents', 'test');
  while (!isThere(natera.encode(state, 'all'))) walk(natera, state, random, { plies: 1 });
  return natera.encode(state, 'all');
};

/** The first decision of a game, and what its piles have before anything is dealt. */
const first = playTo(() => true);

/** Takes so many cards from the top of a pile. */
const deal = (json: Json, pile: 'base' | 'advanced', count: number): string[] => {
  json.piles[pile].size -= count;
  return json.piles[pile].order!.splice(0, count);
};

/** The second season of a game, when a turn of seat 1 begins; the first seat remembers something of both others. */
const makeTurn = (): Json => {
  const json: Json = structuredClone(first);
  delete json.drafting;
  delete json.pending;
  Object.assign(json, { season: 2, stage: 'actions', firstSeat: 1, current: 1, turn: 17, passed: [], done: [] });
  for (const player of json.players) {
    for (const zone of ['hand', 'packet'] as const) for (const id of player[zone] ?? []) giveBack(json, id);
    for (const field of ['packet', 'packetSize', 'pick', 'knows', 'memory'] as const) delete player[field];
  }
  for (const player of json.players) {
    player.hand = [...deal(json, 'base', 3), ...deal(json, 'advanced', 2)];
    player.aside = [...deal(json, 'base', 2), ...deal(json, 'advanced', 1)];
    delete player.handSize;
    delete player.asideSize;
    player.board.side = 'a';
  }
  json.discards = deal(json, 'base', 2);
  json.players[0]!.inPlay = deal(json, 'advanced', 2);
  Object.assign(json.players[0]!.authority, { agricultural: 2 });
  json.discs.agricultural = 0;
  const [, one, other] = json.players;
  json.players[0]!.knows = [{ card: other!.hand![1]!, seat: 2 }];
  json.players[0]!.memory = [
    { cards: [one!.hand![0]!, other!.hand![0]!], seats: [1, 2] },
    { cards: [one!.aside![0]!, other!.aside![0]!], seats: [1, 2], opening: true },
  ];
  return json;
};

/** Puts a card back on its pile. */
const giveBack = (json: Json, id: string): void => {
  const row = Object(natera.catalog.builtIn[0]).cards.find((card: { readonly id: string }) => card.id === id);
  const pile = row.pile === 'base' ? ('base' as const) : ('advanced' as const);
  json.piles[pile].order!.unshift(id);
  json.piles[pile].size++;
};

/** It. */
export const turn: StateJson = makeTurn();

/** The third round of the opening draft, in which two seats have chosen. */
export const drafted = playTo(
  ({ stage, drafting, players }) => stage === 'opening' && drafting === 6 && players[1]?.pick !== undefined,
);
/** The second seat has put one card aside. */
export const aside = playTo(({ stage, players }) => stage === 'put-aside' && players[1]?.aside?.length === 1);

/** A document to be spoilt: a full one, or the view of a seat. */
export const read = (full: StateJson, viewer: 'all' | number = 'all'): Json =>
  structuredClone(viewer === 'all' ? full : natera.encode(valueOf(natera.decode(full, catalogs)), viewer));

/** Pointers and codes of what is wrong with it; it fits the schema. */
export const faultsIn = (json: Json): string[] => {
  valueOf(checkerOf(natera.schemas.state).check(json));
  return faultLines(natera.decode(json, catalogs));
};

/** The first location with these fields. */
export const placeOf = (json: Json, area: string, tier: number): Json['board'][number] =>
  json.board.find((location) => location.area === area && location.tier === tier)!;

/** What is spoilt, how, and the faults that it makes. */
export type Case = readonly [string, (json: Json) => void, readonly string[]];

/** The turn of a seat, as the outermost program. */
export const turnOf = (seat: number) => ({ owner: 'built-in' as const, id: 'turn', step: '0', seat });
