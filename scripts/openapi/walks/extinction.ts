import { CUT, compact, layout, shorten } from '../layout.ts';
import type { Ask } from '../service.ts';
import { at, list, pick } from '../values.ts';

const SEED = 'siberia';
const OPTIONS = { seats: 2, team: ['lawyer', 'zoologist'], abilities: 'dealt', firstSeat: 0 };
/** The first voting year with two seats. */
const VOTE = 9;
const BUDGET = { visits: 500 };

const STATE_REMARKS = {
  catalog: 'content; may be left out',
  viewer: 'a full state; a seat’s number makes it that seat’s view',
  current: 'whose turn it is, by place in the team from 0',
  'team.0.acted': 'its turn of this year has begun',
  'team.0.dice': 'rolled last, and the action each lies on',
  'team.0.deck': 'from the top; null in every view',
  'team.0.actions': 'its cards in the action zone, for dice of everybody',
  animals: 'rows and columns from 1',
  'ambassadors.0.id': 'null in a view while it is face down',
  effectDeck: 'from the top; null in every view',
  foreseen: 'top cards that were revealed and put back',
  constants: 'the oldest first',
};

/** What `docs/games/extinction.md` shows of a turn and a vote, block by block. */
export const walkExtinction = async (ask: Ask): Promise<ReadonlyMap<string, string>> => {
  const post = (operation: string, body: object): Promise<unknown> =>
    ask({ method: 'POST', url: `/v1/games/extinction/${operation}`, body });
  let game = await post('setup', { options: OPTIONS, seed: SEED });
  const state = (): unknown => at(game, 'state');
  const turn = async (): Promise<string> => {
    const told: string[] = [];
    const { year, current } = Object(state());
    while (at(game, 'toAct') !== null && at(game, 'state.year') === year && at(game, 'state.current') === current) {
      const { action } = Object(await post('recommend', { state: state(), seed: SEED, budget: BUDGET }));
      game = await post('apply', { state: state(), action, seed: SEED });
      told.push(...list(at(game, 'events')).map((event) => String(at(event, 'text'))));
    }
    return told.join('\n');
  };
  const blocks = new Map([['setup', lines([at(game, 'toAct'), ...list(at(game, 'state.team')).map(shortMember)])]]);
  const view = await post('view', { state: state(), seat: 1 });
  blocks.set(
    'view',
    lines([pick(at(view, 'state.team.1'), ['hand', 'deck', 'deckSize']), at(view, 'state.ambassadors.0')]),
  );
  const legal = list(at(await post('legal-actions', { state: state() }), 'actions'));
  blocks.set('legal-actions', lines(shorten(legal, 3)));
  blocks.set('turn', await turn());
  blocks.set('state', layout(shortState(state()), STATE_REMARKS));
  const analysis = await post('analyze', { state: state(), seed: SEED, budget: BUDGET });
  blocks.set('belief', lines(shorten(list(at(analysis, 'belief.slots')).map(shortSlot), 3)));
  game = { ...Object(game), state: beforeTheVote(state()) };
  blocks.set('vote', await turn());
  blocks.set('outcome', lines([pick(at(game, 'outcome'), ['nature', 'ranks', 'ending', 'metrics'])]));
  return blocks;
};

/** The same state in the first voting year, with all ambassadors face up. */
const beforeTheVote = (state: unknown): object => ({
  ...Object(state),
  year: VOTE,
  ambassadors: list(at(state, 'ambassadors')).map((each) => ({ ...Object(each), revealed: true, cubes: 4 })),
});

const lines = (values: readonly unknown[]): string => values.map(compact).join('\n');

const shortMember = (member: unknown): unknown => [
  ...Object.values(pick(member, ['role', 'ability', 'hand', 'actions'])),
  list(at(member, 'dice')).map((die) => at(die, 'value')),
];

const shortSlot = (slot: unknown): unknown => [
  at(slot, 'text'),
  ...shorten(
    list(at(slot, 'values')).map((each) => [at(each, 'text'), at(each, 'probability')]),
    3,
  ),
];

const shortState = (state: unknown): object => ({
  ...Object(state),
  catalog: {
    ...Object(at(state, 'catalog')),
    hash: String(at(state, 'catalog.hash')).replace(/(?<=^.{4}).*(?=.{4}$)/, CUT),
  },
  options: { ...pick(at(state, 'options'), ['seats', 'scenario', 'level']), rulings: CUT },
  team: list(at(state, 'team')).map((member) => ({
    ...Object(member),
    deck: shorten(list(at(member, 'deck')), 2),
  })),
  ambassadors: shorten(list(at(state, 'ambassadors')), 2),
  effectDeck: shorten(list(at(state, 'effectDeck')), 3),
});
