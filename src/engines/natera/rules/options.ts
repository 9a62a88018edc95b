import Type, { type Static } from 'typebox';
import { declareOptions, declareRulings, numberRuling, ruling } from '../../kit/options.ts';

/** Rulings on what the rules leave open, as far as they can change play; docs/rules/natera.md has the others. */
const RULINGS = declareRulings('docs/rules/natera.md', {
  ownStep: ruling('O1', 'When deploying raises authority: before the reward of the location, or after it.', [
    'before-reward',
    'after-reward',
  ]),
  ownStepAccess: ruling('O2', 'Whether the step of a deployment counts for its own access.', ['no', 'yes']),
  shortDiscards: ruling(
    'O3',
    'Locations that ask for more cards than are in the hand: they are closed, or all there are is discarded.',
    ['closed', 'what-there-is'],
  ),
  idleLocations: ruling('O5', 'Whether a pawn may go where nothing of the reward can be done.', ['allowed', 'refused']),
  copyAccess: ruling('O6', 'Whether copying a location of tier 2 or 3 needs the authority to go there.', [
    'needed',
    'revealed-is-enough',
  ]),
  copiedCopies: ruling('O7', 'Whether a copy may be of a location that copies others, never of itself.', [
    'allowed',
    'refused',
  ]),
  hireLimit: ruling('O8', 'What is held against a highest price: the printed price, or the one after discounts.', [
    'printed',
    'discounted',
  ]),
  discounts: ruling('O9', 'Several discounts: they are added, or the largest one counts.', ['added', 'largest']),
  discTakeover: ruling(
    'O11',
    'When a disc changes hands: at the end of a turn of the seat that is above, or at the end of any turn and after production.',
    ['own-turn', 'every-turn'],
  ),
  vacantDisc: ruling('O12', 'First place of a track whose disc nobody holds: the highest level, or nobody.', [
    'highest-level',
    'nobody',
  ]),
  tiedFirst: ruling(
    'O35',
    'Seats that tie for a first place that no disc decides: each has its points, or first, second and third are shared as for a second place.',
    ['each-in-full', 'shared'],
  ),
  leastRanked: numberRuling('O13', 'Least level that has a place on a track.', { least: 0, most: 1, byDefault: 0 }),
  emptyPile: ruling(
    'O15',
    'Drawing from an empty pile: its discards are shuffled, and without any the other pile is used; or that at once; or nothing is drawn.',
    ['reshuffled', 'other-pile', 'nothing'],
  ),
  productionOrder: ruling(
    'O17',
    'Order of a seat’s production before that of its tribe: as it likes, or tile, board, cards, discs.',
    ['free', 'fixed'],
  ),
  peeks: ruling('O18', 'How often crows may look before draws: once for each card, or once for each time they draw.', [
    'each-card',
    'each-draw',
  ]),
  doubledFor: ruling('O19', 'Whose leader doubles the bonus of a colony of beavers: that of any seat, or their own.', [
    'any-leader',
    'own-leader',
  ]),
  fewColonies: ruling(
    'O20',
    'Bonuses of more colonies than there are: those that are there, or the location is closed.',
    ['what-there-is', 'closed'],
  ),
  droppedDisc: ruling(
    'O25',
    'The disc of a seat that falls to level 0: it goes back to the board, or to the highest seat of at least level 1.',
    ['to-board', 'to-highest'],
  ),
  sameTrack: ruling('O26', 'Whether a step up and a step down of one location may be on the same track.', [
    'allowed',
    'refused',
  ]),
  setupOrder: ruling(
    'O28',
    'Tribe effects of the set-up that draw, copy or place: after the opening hand is drawn, or before.',
    ['after-hand', 'before-hand'],
  ),
  plainSpecialists: ruling(
    'O29',
    'Specialists without endurance, agility and intelligence: in reward and ability, or in the reward alone.',
    ['both', 'reward'],
  ),
  tokenless: ruling(
    'O30',
    'The accomplishment of a track that is topped by a seat without a token left: open for the next one, or lost.',
    ['next-one', 'lost'],
  ),
  foxDraw: ruling('O31', 'Cards drawn for a deployment to the forest: after the location’s discard, or before.', [
    'after-discard',
    'before-discard',
  ]),
  redeployed: ruling(
    'O33',
    'What moving a pawn by a science board comes to: all that deploying does, or the reward of the location alone.',
    ['deployed', 'reward-only'],
  ),
  foundCard: ruling('O34', 'Whether all see the card that red pandas take.', ['shown', 'hidden']),
});

const OPTIONS = declareOptions('NATERA', {
  seats: Type.Integer({ minimum: 2, maximum: 4, default: 4, description: 'Number of seats.' }),
  draft: Type.Boolean({
    default: false,
    description: 'Whether cards are drafted at the beginning and in rest phases.',
  }),
  nuclear: Type.Boolean({ default: false, description: 'Whether the mini-expansion is played with.' }),
  accomplishments: Type.Optional(
    Type.Array(Type.Integer({ minimum: 1, maximum: 4, description: 'Number of the tile.' }), {
      minItems: 5,
      maxItems: 5,
      description: 'Numbers of the accomplishment tiles A to E; drawn for each letter when absent.',
    }),
  ),
  tribes: Type.Optional(
    Type.Array(Type.String({ pattern: '^[a-z0-9-]{1,40}$', description: 'Tribe.' }), {
      minItems: 2,
      maxItems: 4,
      uniqueItems: true,
      description: 'Tribes by seat, in place of choosing one of two.',
    }),
  ),
  firstSeat: Type.Optional(
    Type.Integer({ minimum: 0, maximum: 3, description: 'Seat that begins; drawn when absent.' }),
  ),
  rulings: RULINGS.schema,
});

export const OptionsSchema = OPTIONS.schema;

/** Options as a caller gives them. */
export type Options = Static<typeof OptionsSchema>;

/** The options with their defaults. */
export const withDefaults = (options: Options) => ({
  ...OPTIONS.defaults,
  ...options,
  rulings: { ...RULINGS.defaults, ...options.rulings },
});

/** The options of one game, defaults filled in. */
export type Settings = ReturnType<typeof withDefaults>;
