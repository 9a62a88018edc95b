import { CUT, compact, layout, shorten } from '../layout.ts';
import type { Ask } from '../service.ts';
import { at, list, pick } from '../values.ts';

const SEED = 'fox';
const OPTIONS = { seats: 1, difficulty: 'medium', animals: true };

const STATE_REMARKS = {
  catalog: 'content; may be left out',
  options: 'one seat plays against Gaïa',
  viewer: 'the seat whose view this is; "all" is a full state',
  round: 'the person’s turn, then Gaïa’s',
  stage: 'what is decided: here which objective Gaïa claims',
  active: 'in Gaïa’s turn 1, which stands for her',
  seat: 'who decides',
  action: 'of this turn; null in a turn of a gyre',
  fauna: 'objectives: printed number and side',
  arrivals: 'seats in order of arrival on each of them',
  ecosystems: 'for everybody',
  deck: 'null: hidden from this seat',
  discards: 'the discard pile lies open',
  soilGained: 'in this turn: Gaïa looks at it',
  'gaia.compost': 'from the top: cards of the deck, which nobody has seen',
  'gaia.pile': 'cards she has taken, face up',
  'gaia.revealed': 'her cards turned up so far',
  'gaia.upcoming': 'hidden: only their order is',
  'players.0.hand': 'printed numbers',
  'players.0.compost': 'from the top; the seat knows what it composted of its hand',
  'players.0.tableau': 'cards with row, column, sprouts and growth; rows and columns from 0',
};

/** What `docs/games/earth.md` shows of the beginning of a game against Gaïa, block by block. */
export const walkEarth = async (ask: Ask): Promise<ReadonlyMap<string, string>> => {
  const post = (operation: string, body: object): Promise<unknown> =>
    ask({ method: 'POST', url: `/v1/games/earth/${operation}`, body });
  let game = await post('setup', { options: OPTIONS, seed: SEED });
  const blocks = new Map<string, string>([['deal', lines([dealtOf(game)])]]);
  const legal = async (): Promise<readonly unknown[]> =>
    list(at(await post('legal-actions', { state: at(game, 'state') }), 'actions'));
  blocks.set('legal-actions', lines(shorten(await legal(), 2)));
  /** Performs the action with this notation, or the first one that begins with it. */
  const perform = async (notation: string): Promise<string[]> => {
    const actions = await legal();
    const move = actions.find((each) => String(at(each, 'notation')).startsWith(notation));
    if (move === undefined) throw new Error(`${notation} is not legal`);
    game = await post('apply', { state: at(game, 'state'), action: at(move, 'action'), seed: SEED });
    return [`> ${at(move, 'text')}`, ...list(at(game, 'events')).map((event) => String(at(event, 'text')))];
  };
  while (['sides', 'start'].includes(String(at(game, 'state.stage')))) await perform('');
  const told = [...(await perform('compost'))];
  while (at(game, 'state.active') === 0) told.push(...(await perform('')));
  const view = await post('view', { state: at(game, 'state'), seat: 0 });
  blocks.set('state', layout(shortState(at(view, 'state')), STATE_REMARKS));
  while (at(game, 'state.round') === 1) told.push(...(await perform('')));
  blocks.set('turn', told.join('\n'));
  const gaia = ['soil', 'sprouts', 'growth', 'revealed'];
  blocks.set(
    'gaia',
    lines([{ ...pick(at(game, 'state.gaia'), gaia), compost: list(at(game, 'state.gaia.compost')).length }]),
  );
  const hint = await post('hint', { state: at(game, 'state'), budget: { visits: 1000 }, seed: SEED, top: 2 });
  blocks.set('hint', list(at(hint, 'hints')).flatMap(hintLines).join('\n'));
  const sheet = list(at(hint, 'outlook.sheet')).map((row) => [
    at(row, 'text'),
    Object.fromEntries(
      list(at(row, 'parts')).map((part) => [String(at(part, 'part')), Math.floor(Number(at(part, 'mean')) + 0.5)]),
    ),
  ]);
  blocks.set('sheet', lines(sheet));
  return new Map([...blocks, ...(await walkCatalog(ask))]);
};

/** What the page shows of rows: counts by source, some in words, and the first animal's row. */
const walkCatalog = async (ask: Ask): Promise<ReadonlyMap<string, string>> => {
  const { catalogs } = Object(await ask({ method: 'GET', url: '/v1/games/earth' }));
  const sources = lines(list(at(catalogs, '0.tables')).map((table) => pick(table, ['name', 'rows', 'fields'])));
  const { tables } = Object(await ask({ method: 'GET', url: '/v1/games/earth/catalogs/earth' }));
  const animals = list(tables).find((table) => at(table, 'name') === 'animals');
  const animal = lines([pick(at(animals, 'content.0'), ['french', 'effect', 'source', 'inferred', 'house'])]);
  const told = list(tables)
    .flatMap((table) => list(at(table, 'words')))
    .filter((row) => ['46', '288-2', 'jaguar'].includes(String(at(row, 'id'))));
  const words = told.flatMap((row) => [
    at(row, 'name.text'),
    ...list(at(row, 'facts')).map((fact) => `  ${at(fact, 'text')}`),
  ]);
  return new Map([
    ['sources', sources],
    ['words', words.join('\n')],
    ['animal', animal],
  ]);
};

const lines = (values: readonly unknown[]): string => values.map(compact).join('\n');

const hintLines = (hint: unknown): string[] => [
  `${at(hint, 'text')}`,
  ...(at(hint, 'plan') === undefined ? [] : [`  ${at(hint, 'plan.text')}`]),
  ...list(at(hint, 'reasons')).map((reason) => `  ${at(reason, 'text')}`),
];

const dealtOf = (answer: unknown): unknown => at(answer, 'state.players.0.dealt');

const shortState = (state: unknown): object => ({
  ...Object(state),
  catalog: {
    ...Object(at(state, 'catalog')),
    hash: String(at(state, 'catalog.hash')).replace(/(?<=^.{4}).*(?=.{4}$)/, CUT),
  },
  options: { ...Object(at(state, 'options')), rulings: CUT },
});
