import { CUT, compact, layout, shorten } from '../layout.ts';
import type { Ask } from '../service.ts';
import { at, list, pick } from '../values.ts';

const SEED = 'fox';

/** Placements that `docs/games/anthropocene.md` plays before it looks around. */
const PLAYED = ['1-water-2@E', '1-air-1@W', '1-air-3@E', '1-earth-1@N', '1-earth-0@E', '1-water-3@N', '1-air-0@N'];

const STATE_REMARKS = {
  catalog: 'content; may be left out',
  viewer: 'a full state; a seat’s number makes it that seat’s view',
  generation: '1 to 3',
  firstSeat: 'who began it; seats are counted from 0, clockwise',
  ice: 'lost at 0',
  sky: 'one value for each generation that has ended',
  grid: 'stacks from bottom to top, by row and column',
  'players.0.hand': 'generation, element, value',
  'players.0.landmark': 'the objective: this line …',
  'players.0.biosphere': '… at exactly this sum',
  'players.0.met': 'as the grid stands; all at the table hear when it changes',
  'players.0.possible': 'what these announcements leave',
  'players.2.possible': 'announced as met when Water 3 came: one of these two',
};

const HINT_REMARKS = {
  'value.utility': '0 to 1; a win is worth 0.5 and more, the more the higher the score',
  'value.winProbability': 'if all seats go on as well as Arbor: see below',
};

/** What `docs/games/anthropocene.md` shows of a generation from its deal to its end, block by block. */
export const walkAnthropocene = async (ask: Ask): Promise<ReadonlyMap<string, string>> => {
  const post = (operation: string, body: object): Promise<unknown> =>
    ask({ method: 'POST', url: `/v1/games/anthropocene/${operation}`, body });
  let game = await post('setup', { options: { seats: 3 }, seed: SEED });
  const apply = async (action: unknown): Promise<string> => {
    game = await post('apply', { state: at(game, 'state'), action, seed: SEED });
    return texts(at(game, 'events'));
  };
  const blocks = new Map<string, string>([['deal', knowledge(game, 'toAct')]]);
  const view = await post('view', { state: at(game, 'state'), seat: at(game, 'toAct') });
  blocks.set('view', knowledge(view, 'state.viewer'));
  const legal = list(at(await post('legal-actions', { state: at(game, 'state') }), 'actions'));
  blocks.set('legal-actions', lines(shorten(legal, 2)));
  const told: string[] = [];
  for (const notation of PLAYED) {
    const moves = list(at(await post('legal-actions', { state: at(game, 'state') }), 'actions'));
    told.push(
      await apply(
        at(
          moves.find((move) => at(move, 'notation') === notation),
          'action',
        ),
      ),
    );
  }
  blocks.set('play', told.join('\n'));
  blocks.set('state', layout(shortState(at(game, 'state')), STATE_REMARKS));
  const hint = await post('hint', { state: at(game, 'state'), seed: SEED, top: 2 });
  blocks.set('hint', layout(at(hint, 'hints.0'), HINT_REMARKS));
  blocks.set('belief', beliefOf(at(hint, 'outlook.belief')));
  const analysis = await post('analyze', { state: at(game, 'state'), seed: SEED });
  blocks.set('actions', lines(list(at(analysis, 'actions')).map(shortAnalysis)));
  blocks.set('worlds', worldsOf(at(analysis, 'belief')));
  const end: string[] = [];
  while (at(game, 'state.generation') === 1)
    end.push(await apply(at(await post('recommend', { state: at(game, 'state'), seed: SEED }), 'action')));
  blocks.set('end', end.join('\n'));
  blocks.set('next', lines([at(game, 'toAct'), pick(at(game, 'state'), ['generation', 'firstSeat', 'ice', 'sky'])]));
  return blocks;
};

const lines = (values: readonly unknown[]): string => values.map(compact).join('\n');

const texts = (events: unknown): string =>
  list(events)
    .map((event) => String(at(event, 'text')))
    .join('\n');

/** Who is meant, then hand and objective of every seat. */
const knowledge = (answer: unknown, who: string): string =>
  lines([
    at(answer, who),
    ...list(at(answer, 'state.players')).map((seat) => Object.values(pick(seat, ['hand', 'landmark', 'biosphere']))),
  ]);

const shortState = (state: unknown): object => ({
  ...Object(state),
  catalog: {
    ...Object(at(state, 'catalog')),
    hash: String(at(state, 'catalog.hash')).replace(/(?<=^.{4}).*(?=.{4}$)/, CUT),
  },
  options: { ...Object(at(state, 'options')), rulings: CUT },
  players: list(at(state, 'players')).map((seat) => ({
    ...Object(seat),
    possible: shorten(list(at(seat, 'possible')), 3),
  })),
});

const beliefOf = (belief: unknown): string =>
  [
    at(belief, 'text'),
    ...list(at(belief, 'values')).map((each) => `  ${at(each, 'probability')}  ${at(each, 'text')}`),
  ].join('\n');

const shortAnalysis = (analysis: unknown): unknown => ({
  ...pick(analysis, ['rank', 'notation', 'visits']),
  utility: at(analysis, 'value.utility'),
  ...pick(analysis, ['lowerBound', 'lowerBoundRank']),
  line: shorten(list(at(analysis, 'line')), 2),
  lineVisits: shorten(list(at(analysis, 'lineVisits')), 2),
});

const worldsOf = (belief: unknown): string =>
  lines([
    at(belief, 'worlds'),
    ...list(at(belief, 'slots')).map((slot) => [
      at(slot, 'text'),
      ...shorten(
        list(at(slot, 'values')).map((each) => [at(each, 'text'), at(each, 'probability')]),
        4,
      ),
    ]),
  ]);
