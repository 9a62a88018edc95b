import type { Catalog } from '../../../core/catalog.ts';
import { type Fault, fault } from '../../../core/fault.ts';
import type { Random } from '../../../core/random.ts';
import { type Result, settle } from '../../../core/result.ts';
import { checkSeat } from '../../kit/reading.ts';
import type { Content } from '../content/catalog.ts';
import { type Options, withDefaults } from './options.ts';
import { makeRules, type Rules } from './rules.ts';
import { emptyState, type State } from './state.ts';
import { beginDevelopment, dealHands } from './year.ts';

/** Fewest seats that need the expansion (ruling Q21). */
const MANY = 5;

/** What is wrong with options that each are in range. */
export const checkOptions = (options: Options): Fault[] => {
  const { seats, timeToFly, firstSeat } = withDefaults(options);
  const faults = checkSeat('/firstSeat', firstSeat, seats);
  if (seats >= MANY && !timeToFly)
    faults.push(fault('/timeToFly', 'needs-expansion', `${seats} seats play with Time to Fly; set it to true.`));
  return faults;
};

/** A new game (section 2). Who begins is drawn unless the options say: the printed rule rolls dice. */
export const setup = (options: Options, catalog: Catalog<Content>, random: Random): Result<State> =>
  settle(checkOptions(options), () => {
    const rules = makeRules(options, catalog);
    const state = emptyState(rules);
    fillDeck(state, rules);
    random.shuffle(state.deck, state.deckSize);
    state.firstSeat = options.firstSeat ?? random.below(rules.seats);
    dealHands(state);
    beginDevelopment(state, random);
    return state;
  });

const fillDeck = (state: State, { counts, kinds }: Rules): void => {
  for (let kind = 0; kind < kinds; kind++)
    for (let copy = 0; copy < counts[kind]!; copy++) state.deck[state.deckSize++] = kind;
};
