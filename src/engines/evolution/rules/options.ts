import Type, { type Static } from 'typebox';
import { declareOptions, declareRulings, ruling } from '../../kit/options.ts';

/** Rulings on what the rules leave open. Some have one value: no other reading has a source, or none changes a decision. */
const RULINGS = declareRulings('docs/rules/evolution.md', {
  attacks: ruling('Q2', 'Attacks a seat may make in one go: one, or one with every carnivore and nothing else.', [
    'one-a-go',
    'all-in-a-go',
  ]),
  eating: ruling(
    'Q3',
    'Whether a go may be ended without a main action while an own animal could take red food: no, or yes.',
    ['compulsory', 'free'],
  ),
  passing: ruling(
    'Q30',
    'What a pass without any action ends: the go, and the phase when all pass in turn; or the feeding of the seat for this year, but for red food that must be taken.',
    ['this-go', 'final'],
  ),
  fedAnimals: ruling('Q4', 'Whether a fed animal may graze, and a fed carnivore with an empty fat card may attack.', [
    'act',
    'rest',
  ]),
  fat: ruling('Q5', 'What converting stored fat costs.', ['main-action', 'free-action']),
  scavenger: ruling('Q6', 'Which of several scavengers of one seat eats.', ['owner', 'leftmost']),
  ambushOwn: ruling('Q7', 'Whether a seat may ambush its own animals.', ['allowed', 'forbidden']),
  intellectAfterMimicry: ruling(
    'Q8',
    'Whether Intellect that was not used on the first prey can be used after Mimicry.',
    ['usable', 'lost'],
  ),
  pointlessAttacks: ruling('Q9', 'Whether a carnivore that cannot take food now may attack.', ['forbidden', 'allowed']),
  triggers: ruling('Q10', 'Who orders the food of pair traits: their owner, or the numbers of the animals.', [
    'owner',
    'fixed',
  ]),
  lastBirth: ruling('Q11', 'Which animal gives birth when the deck has too few cards.', ['first-fed', 'last-fed']),
  mimicry: ruling('Q12', 'How often one Mimicry works; in one attack once at most.', ['once-a-year', 'unlimited']),
  tailLoss: ruling('Q13', 'Which trait Tail loss can drop.', ['any', 'itself']),
  specialization: ruling('Q14', 'How often one Specialization works.', ['once-a-year', 'once-a-go']),
  births: ruling('Q15', 'How often one Viviparous animal gives birth in a year: once, or each time it becomes fed.', [
    'once-a-year',
    'each-time',
  ]),
  protect: ruling('Q16', 'Revealing an Anglerfish for another animal is up to its owner.', ['optional']),
  droppedShell: ruling('Q17', 'Where a Shell goes that Tail loss or Metamorphose drops.', ['discard', 'centre']),
  extinction: ruling('Q18', 'Whether animals starve at once, or in row order with the rest judged anew.', [
    'at-once',
    'one-by-one',
  ]),
  parasitePoints: ruling('Q19', 'A parasite counts for the owner of the animal it is on.', ['owner']),
  foodDice: ruling('Q20', 'Dice of the food bank: 3d6+2 with five seats and 3d6+4 with six.', ['official']),
  manySeats: ruling('Q21', 'Five and six seats play with Time to Fly only.', ['with-expansion']),
  stolenFood: ruling('Q22', 'Food that a pirate takes keeps its colour, which changes nothing.', ['keeps-colour']),
  hibernatingProtector: ruling('Q23', 'Whether a hibernating protector of a Symbiosis counts as fed.', [
    'fed',
    'not-fed',
  ]),
  pairs: ruling('Q24', 'Whether the animals of a pair trait must lie side by side.', ['anywhere', 'neighbours']),
  shell: ruling('Q25', 'An animal that hid in its Shell stays hidden for the year.', ['until-year-end']),
  flightCount: ruling('Q26', 'Flight counts every trait card, ignored or not.', ['all-cards']),
  anglerfishFlight: ruling('Q27', 'Traits that an attacking Anglerfish counts against Flight: 1 or 2.', [
    'carnivorous',
    'with-intellect',
  ]),
  metamorphoseFed: ruling('Q28', 'Whether a fed animal may metamorphose to store fat.', ['allowed', 'forbidden']),
  sharing: ruling(
    'Q29',
    'How often one Communication or Cooperation card works: once in a round, or in a go of any seat.',
    ['once-a-round', 'once-a-go'],
  ),
  hiddenGrazing: ruling('Q31', 'Whether an animal in its Shell may graze.', ['forbidden', 'allowed']),
  anglerfishTail: ruling(
    'Q32',
    'Tail loss cannot drop the Carnivorous of a turned-up Anglerfish: the animal is that card itself, and there is none to discard.',
    ['stays'],
  ),
  blockedShares: ruling(
    'Q33',
    'Whether an animal whose protector is hungry when its share of a pair trait falls due gets it once the protector becomes fed in the same chain, or loses it.',
    ['wait', 'lost'],
  ),
  shellAndHibernation: ruling(
    'Q34',
    'Whether an animal in its Shell may hibernate, and a hibernating one hide in its Shell: both, or neither.',
    ['together', 'apart'],
  ),
});

const OPTIONS = declareOptions('Evolution', {
  seats: Type.Integer({
    minimum: 2,
    maximum: 6,
    default: 4,
    description: 'Number of seats; five and six need timeToFly.',
  }),
  timeToFly: Type.Boolean({
    default: true,
    description: 'Whether the expansion is shuffled in; with two or three seats half of every kind of card stays out.',
  }),
  firstSeat: Type.Optional(
    Type.Integer({ minimum: 0, maximum: 5, description: 'Seat that begins the first year; drawn when absent.' }),
  ),
  rulings: RULINGS.schema,
});

export const OptionsSchema = OPTIONS.schema;

/** Options as a caller gives them. */
export type Options = Static<typeof OptionsSchema>;

/** The rulings of one game, defaults filled in. */
export type Rulings = typeof RULINGS.defaults;

/** The options with their defaults. */
export const withDefaults = (options: Options) => ({
  ...OPTIONS.defaults,
  ...options,
  rulings: { ...RULINGS.defaults, ...options.rulings },
});
