import { compact, layout, shorten } from '../layout.ts';
import type { Ask } from '../service.ts';
import { at, list, pick } from '../values.ts';

const NEW = {
  game: 'earth',
  version: 1,
  kind: 'automa',
  options: { difficulty: 'hard', animals: ['mouche-bleue', 'aigle-royal'] },
};

const REMARKS = {
  kind: 'a companion of a real table, not a state of a whole game',
  options: 'what is played, for the whole game',
  stage: 'the person’s turn is over; `gaia` after their part of hers, then `over` and `scored`',
  complete: 'whether the person’s tableau holds 16 cards',
  gaia: 'what lies before her; absent before the game begins',
  'gaia.soil': '0 to 9: ten become five composted cards at once',
  'gaia.growth': 'pieces; which stacks are finished follows',
  'gaia.pile': 'face-up Earth pile',
  'gaia.claims': 'her leaves, 1 for the first on an objective, 2 behind the person’s',
  'gaia.discardedLeaves': 'the person’s, discarded for animals: five points each',
  'gaia.pass': 'first or second time through her six cards',
  'gaia.cards': 'still to come in this pass',
  'gaia.card': 'the card of her turn, where Arbor shuffles',
  'gaia.skips': 'a Beginner’s Gaïa skips the turn after a Gyre',
  'gaia.stored': 'on the cards of her animals',
  human: 'what the person tells; absent to be told what is asked',
};

/** What `docs/games/gaia.md` shows of a real table: a document, and a game from its beginning through one full turn. */
const walkTable = async (ask: Ask): Promise<ReadonlyMap<string, string>> => {
  const post = (state: object): Promise<unknown> =>
    ask({ method: 'POST', url: '/v1/games/earth/automa', body: { state } });
  const tell = (answer: unknown, human: object): Promise<unknown> => post({ ...Object(at(answer, 'state')), human });
  const example = at(await ask({ method: 'GET', url: '/v1/games/earth' }), 'examples');
  const document = at(
    list(example).find((each) => at(each, 'operation') === 'automa'),
    'body.state',
  );
  const blocks = new Map([['gaia-document', layout(document, REMARKS)]]);
  const begun = await post(NEW);
  blocks.set('gaia-begin', texts(begun));
  blocks.set('gaia-asks', questions(begun));
  const reacted = await tell(begun, { action: 'compost', soilGained: 9, leavesDiscarded: 0 });
  blocks.set('gaia-reaction', texts(reacted));
  blocks.set('gaia-her-asks', questions(reacted));
  const played = await tell(reacted, {
    card: 'south-gyre',
    objective: 'lower-left',
    leafThere: false,
    leavesDiscarded: 0,
  });
  blocks.set('gaia-turn', texts(played));
  blocks.set('gaia-after', compact(at(played, 'state.gaia')));
  blocks.set(
    'gaia-score',
    list(at(played, 'score'))
      .map((part) => compact(pick(part, ['text', 'points'])))
      .join('\n'),
  );
  return blocks;
};

/** Where whole games are shown to begin. */
const SEED = 'fox';
const OPTIONS = { seats: 1, difficulty: 'hard', gaia: 'asked' };

/** What the page shows of a whole game: the three moments in which Gaïa waits. */
const walkWhole = async (ask: Ask): Promise<ReadonlyMap<string, string>> => {
  const post = (operation: string, body: object): Promise<unknown> =>
    ask({ method: 'POST', url: `/v1/games/earth/${operation}`, body });
  let game = await post('setup', { options: OPTIONS, seed: SEED });
  const perform = async (notation: string): Promise<void> => {
    const actions = list(at(await post('legal-actions', { state: at(game, 'state') }), 'actions'));
    const move = actions.find((each) => String(at(each, 'notation')).startsWith(notation));
    game = await post('apply', { state: at(game, 'state'), action: at(move, 'action'), seed: SEED });
  };
  const waiting = (): string =>
    compact(pick(at(game, 'state'), ['stage', 'active', 'action', 'soilGained', 'cardsDrawn']));
  while (['sides', 'start'].includes(String(at(game, 'state.stage')))) await perform('');
  await perform('compost');
  // A person who could play an event is asked before Gaïa reacts.
  while (at(game, 'state.stage') === 'more') await perform('stop');
  const blocks = new Map([['gaia-waits', waiting()]]);
  for (const name of ['gaia-reacts', 'gaia-begins']) {
    game = await post('automa', { state: at(game, 'state'), seed: SEED });
    blocks.set(name, `${texts(game)}\n${waiting()}`);
  }
  return blocks;
};

/** What `docs/games/gaia.md` shows. */
export const walkGaia = async (ask: Ask): Promise<ReadonlyMap<string, string>> =>
  new Map([...(await walkTable(ask)), ...(await walkWhole(ask))]);

const texts = (answer: unknown): string =>
  list(at(answer, 'steps'))
    .map((step) => String(at(step, 'text')))
    .join('\n');

const questions = (answer: unknown): string =>
  shorten(
    list(at(answer, 'asks')).map((ask) =>
      compact([at(ask, 'pointer'), at(ask, 'text'), ...(at(ask, 'only') === undefined ? [] : [at(ask, 'only')])]),
    ),
    4,
  ).join('\n');
