import { CUT, compact, layout, shorten } from '../layout.ts';
import type { Ask } from '../service.ts';
import { at, list, pick } from '../values.ts';

const SEED = 'meadow';
const OPTIONS = { seats: 2, tribes: ['raccoons', 'beavers'], firstSeat: 0 };
const BUDGET = { visits: 300 };

const STATE_REMARKS = {
  catalog: 'content; may be left out',
  viewer: 'a full state; a seat’s number makes it that seat’s view',
  stage: 'set-up, or what the season has come to',
  current: 'whose turn it is',
  'players.0.leaders': 'pawns that are still at home',
  'players.0.growth': 'spaces of the science board, from 1, row by row from the bottom',
  'players.0.hand': 'null in the views of others, who see its size',
  'players.0.aside': 'put aside in the set-up, face down',
  board: 'six locations of the forest, then five a zone',
  'piles.base.order': 'from the top; null in every view',
};

/** What `docs/games/natera.md` shows of a set-up, turns and a rest phase, block by block. */
export const walkNatera = async (ask: Ask): Promise<ReadonlyMap<string, string>> => {
  const post = (operation: string, body: object): Promise<unknown> =>
    ask({ method: 'POST', url: `/v1/games/natera/${operation}`, body });
  let game = await post('setup', { options: OPTIONS, seed: SEED });
  const state = (): unknown => at(game, 'state');
  const step = async (action: unknown): Promise<string[]> => {
    game = await post('apply', { state: state(), action, seed: SEED });
    return list(at(game, 'events')).map((event) => String(at(event, 'text')));
  };
  const best = async (): Promise<unknown> =>
    at(await post('recommend', { state: state(), seed: SEED, budget: BUDGET }), 'action');
  /** Bots play while `goes` says so. */
  const play = async (goes: () => boolean): Promise<string> => {
    const told: string[] = [];
    while (at(game, 'toAct') !== null && goes()) told.push(...(await step(await best())));
    return told.join('\n');
  };
  const stage = (): unknown => at(state(), 'stage');
  const blocks = new Map([
    ['setup', lines([at(game, 'toAct'), stage(), ...list(at(game, 'state.players')).map(shortPlayer)])],
  ]);
  blocks.set('opening', await play(() => stage() !== 'actions'));
  const view = await post('view', { state: state(), seat: 1 });
  blocks.set('view', lines(list(at(view, 'state.players')).map((player) => pick(player, ['hand', 'handSize']))));
  const legal = list(at(await post('legal-actions', { state: state() }), 'actions'));
  blocks.set('legal-actions', lines(shorten(legal, 4)));
  const turn = at(state(), 'turn');
  blocks.set('turn', await play(() => at(state(), 'turn') === turn));
  blocks.set('state', layout(shortState(state()), STATE_REMARKS));
  const analysis = await post('analyze', { state: state(), seed: SEED, budget: BUDGET });
  blocks.set('belief', lines(shorten(list(at(analysis, 'belief.slots')).map(shortSlot), 3)));
  const season = await play(() => at(state(), 'season') === 1);
  blocks.set('rest', season.slice(season.indexOf('The rest phase')));
  return blocks;
};

const lines = (values: readonly unknown[]): string => values.map(compact).join('\n');

const shortPlayer = (player: unknown): unknown => [
  at(player, 'tribe'),
  at(player, 'board'),
  at(player, 'resources'),
  list(at(player, 'hand')).length,
];

const shortSlot = (slot: unknown): unknown => [
  at(slot, 'text'),
  ...shorten(
    list(at(slot, 'values')).map((each) => [at(each, 'text'), at(each, 'probability')]),
    3,
  ),
];

const shortPile = (pile: unknown): object => ({ ...Object(pile), order: shorten(list(at(pile, 'order')), 2) });

const shortState = (state: unknown): object => ({
  ...Object(state),
  catalog: {
    ...Object(at(state, 'catalog')),
    hash: String(at(state, 'catalog.hash')).replace(/(?<=^.{4}).*(?=.{4}$)/, CUT),
  },
  options: { ...pick(at(state, 'options'), ['seats', 'draft', 'nuclear']), rulings: CUT },
  players: shorten(list(at(state, 'players')), 1),
  board: shorten(list(at(state, 'board')), 8),
  accomplishments: shorten(list(at(state, 'accomplishments')), 2),
  piles: {
    base: shortPile(at(state, 'piles.base')),
    advanced: shortPile(at(state, 'piles.advanced')),
    specialists: shortPile(at(state, 'piles.specialists')),
  },
});
