import { CUT, compact, layout, shorten } from '../layout.ts';
import type { Ask } from '../service.ts';
import { at, list, pick } from '../values.ts';

const SEED = 'otter';

/** What `docs/games/evolution.md` plays in the development, and in the feeding up to a question and after it. */
const DEVELOPED = [
  'burrowing+fat-tissue@+',
  'flight+specialization-a@+',
  'viviparous+specialization-b@+',
  'cooperation+carnivorous.2@2',
  'tail-loss@1',
  'swimming@+',
  'scavenger@1',
  'communication+carnivorous.1@2-4',
  'pass',
  'pass',
];
const ATTACKED = ['eat@1', 'attack@2>1'];

const STATE_REMARKS = {
  catalog: 'content; may be left out',
  viewer: 'a full state; a seat’s number makes it that seat’s view',
  phase: 'development, feeding, finished',
  turn: 'whose go it is; who is to act now, every answer tells as toAct',
  bank: 'red food',
  deck: 'the uppermost card first; null in a view',
  centre: 'Shells that any seat may take',
  'players.0.passed': 'in this phase',
  'players.0.discards': '{ card, seen }: face down, but what was a trait all have seen',
  'players.0.animals.0.id': 'from 1; what actions name',
  'players.0.animals.0.card': 'the card under it, which only its owner sees',
  'players.0.animals.0.traits': 'in order of play, with the card each is a side of',
  'players.0.animals.0.need': 'follows from the traits; may be left out',
  'players.1.animals.0.traits.1.pairedWith': 'a pair card stands at one of its two animals',
  'players.1.animals.0.usedThisYear': 'it attacks once a year',
  go: 'of the seat in turn; may be left out',
  pending: 'what is unfinished, the innermost last: here the prey is to defend itself',
};

/** A view as a client writes it: seat 0 of a game without the expansion, in the feeding phase of the second year. */
const HAND_WRITTEN = {
  game: 'evolution',
  version: 1,
  options: { seats: 2, timeToFly: false },
  viewer: 0,
  year: 2,
  phase: 'feeding',
  firstSeat: 1,
  turn: 0,
  bank: 3,
  deckSize: 69,
  centre: [],
  players: [
    {
      hand: ['running', 'swimming'],
      handSize: 2,
      discards: [],
      animals: [
        {
          id: 1,
          card: 'grazing+fat-tissue',
          food: { red: 1, blue: 0 },
          traits: [{ trait: 'carnivorous' }, { trait: 'fat-tissue', full: true }],
        },
        { id: 2, card: 'mimicry', food: { red: 0, blue: 0 }, traits: [{ trait: 'symbiosis', pairedWith: 1 }] },
      ],
    },
    {
      hand: null,
      handSize: 3,
      discards: [
        { card: 'piracy', seen: true },
        { card: null, seen: false },
      ],
      animals: [
        { id: 3, card: null, food: { red: 1, blue: 0 }, traits: [{ trait: 'camouflage' }, { trait: 'parasite' }] },
      ],
    },
  ],
};

const HAND_REMARKS = {
  deckSize: '84 cards less 5 in hands, 3 animals, 5 traits, 2 discards',
  'players.0.animals.0.traits.1': 'which card it is may be left out',
  'players.0.animals.1.traits.0': 'depends on animal 1',
  'players.1.hand': 'not seen',
  'players.1.discards.0': 'was a trait',
  'players.1.discards.1': 'was an animal',
};

/** What `docs/games/evolution.md` shows of a year from its deal to its end, and of a view written by hand. */
export const walkEvolution = async (ask: Ask): Promise<ReadonlyMap<string, string>> => {
  const post = (operation: string, body: object): Promise<unknown> =>
    ask({ method: 'POST', url: `/v1/games/evolution/${operation}`, body });
  return new Map([...(await walkYear(post)), ...(await walkHand(post))]);
};

type Post = (operation: string, body: object) => Promise<unknown>;

const walkYear = async (post: Post): Promise<ReadonlyMap<string, string>> => {
  let game = await post('setup', { options: { seats: 2 }, seed: SEED });
  const apply = async (action: unknown): Promise<string[]> => {
    game = await post('apply', { state: at(game, 'state'), action, seed: SEED });
    return texts(at(game, 'events'));
  };
  const play = async (notations: readonly string[]): Promise<string> => {
    const told: string[] = [];
    for (const notation of notations) {
      const moves = list(at(await post('legal-actions', { state: at(game, 'state') }), 'actions'));
      const move = moves.find((each) => at(each, 'notation') === notation);
      told.push(...(await apply(at(move, 'action'))));
    }
    return told.join('\n');
  };
  const blocks = new Map<string, string>([['deal', knowledge(game, 'toAct')]]);
  blocks.set('view', knowledge(await post('view', { state: at(game, 'state'), seat: 0 }), 'state.viewer'));
  const legal = list(at(await post('legal-actions', { state: at(game, 'state') }), 'actions'));
  blocks.set('legal-actions', lines(shorten(legal, 3)));
  blocks.set('development', await play(DEVELOPED));
  blocks.set('attack', await play(ATTACKED));
  blocks.set('state', layout(shortState(at(game, 'state')), STATE_REMARKS));
  const question = await post('legal-actions', { state: at(game, 'state') });
  blocks.set('question', lines([at(question, 'toAct'), ...list(at(question, 'actions'))]));
  const hint = await post('hint', { state: at(game, 'state'), seed: SEED });
  blocks.set('hint', lines(list(at(hint, 'hints')).map(shortHint)));
  const end: string[] = [];
  while (at(game, 'state.year') === 1)
    end.push(...(await apply(at(await post('recommend', { state: at(game, 'state'), seed: SEED }), 'action'))));
  blocks.set('end', end.join('\n'));
  blocks.set('next', lines([at(game, 'toAct'), pick(at(game, 'state'), ['year', 'phase', 'firstSeat', 'deckSize'])]));
  return blocks;
};

const walkHand = async (post: Post): Promise<ReadonlyMap<string, string>> => {
  const wrong = structuredClone(HAND_WRITTEN);
  Object.assign(wrong, { deckSize: 70 });
  Object.assign(wrong.players[0]?.animals[1]?.traits[0] ?? {}, { pairedWith: 3 });
  const legal = await post('legal-actions', { state: HAND_WRITTEN });
  const validated = await post('validate', { state: wrong });
  return new Map([
    // As a command, so that the page runs as it stands.
    ['hand', `cat > hand.jsonc <<'END'\n${layout(HAND_WRITTEN, HAND_REMARKS)}\nEND`],
    ['hand-actions', lines([at(legal, 'toAct'), ...list(at(legal, 'actions'))])],
    ['hand-faults', lines(list(at(validated, 'errors')))],
  ]);
};

const lines = (values: readonly unknown[]): string => values.map(compact).join('\n');

const texts = (events: unknown): string[] => list(events).map((event) => String(at(event, 'text')));

/** Who is meant, then hand and number of cards of every seat. */
const knowledge = (answer: unknown, who: string): string =>
  lines([
    at(answer, who),
    ...list(at(answer, 'state.players')).map((seat) => Object.values(pick(seat, ['hand', 'handSize']))),
  ]);

const shortState = (state: unknown): object => ({
  ...Object(state),
  catalog: {
    ...Object(at(state, 'catalog')),
    hash: String(at(state, 'catalog.hash')).replace(/(?<=^.{4}).*(?=.{4}$)/, CUT),
  },
  options: { ...Object(at(state, 'options')), rulings: CUT },
  deck: shorten(list(at(state, 'deck')), 2),
});

const shortHint = (hint: unknown): unknown => ({
  ...pick(hint, ['rank', 'notation', 'text']),
  utility: at(hint, 'value.utility'),
  reasons: texts(at(hint, 'reasons')),
});
