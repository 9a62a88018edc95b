import type { Catalog } from '../../../core/catalog.ts';
import { fault } from '../../../core/fault.ts';
import type { Random } from '../../../core/random.ts';
import { failed, ok, type Result } from '../../../core/result.ts';
import { checkSeat } from '../../kit/reading.ts';
import type { Content } from '../content/catalog.ts';
import { CLIMATES, EARTH_CARDS, ECOSYSTEMS, FAUNAS, ISLANDS, NONE } from '../content/ids.ts';
import { shuffleDeck } from '../gaia/core/deck.ts';
import { soloAnimalCount } from '../gaia/core/rulings.ts';
import type { Options } from './options.ts';
import { emptyState, makeRules, type State } from './state.ts';
import { ANIMALS, DEALT, GAIA, LEAVES, OBJECTIVES, PUBLIC } from './terms.ts';

/** Places in a seat's dealt cards: two islands, two climates, two ecosystems, four animals. */
export const DEALT_AT = { island: 0, climate: 2, ecosystem: 4, animal: 6 } as const;

/** Physical cards of each two-sided kind. */
const CARDS_OF = { island: ISLANDS / 2, climate: CLIMATES / 2, ecosystem: ECOSYSTEMS / 2, fauna: FAUNAS / 2 } as const;

/** A new game (rules section 2). Who begins is drawn unless the options say. */
export const setup = (options: Options, catalog: Catalog<Content>, random: Random): Result<State> => {
  const rules = makeRules(options, catalog);
  if (rules.solo && rules.level === 'beginner')
    return failed(fault('/level', 'no-such-setup', 'Against Gaïa the set-up is standard or advanced.'));
  const faults = checkSeat('/firstSeat', options.firstSeat, rules.seats);
  if (faults.length > 0) return failed(...faults);
  const state = emptyState(rules);
  state.firstSeat = options.firstSeat ?? random.below(rules.seats);
  state.active = state.firstSeat;
  state.seat = state.firstSeat;
  state.leaves.fill(LEAVES);
  dealBoard(state, random);
  dealSides(state, random);
  for (let card = 1; card <= EARTH_CARDS; card++) state.deck[card - 1] = card;
  state.deckSize = EARTH_CARDS;
  random.shuffle(state.deck, EARTH_CARDS);
  if (rules.solo) shuffleDeck(state.gaiaDeck, 0, random);
  return ok(state);
};

const shuffled = (count: number, random: Random): number[] => {
  const cards = Array.from({ length: count }, (_, card) => card);
  random.shuffle(cards);
  return cards;
};

/** Four fauna cards and, but for beginners, two ecosystems for all, each with a side drawn. */
const dealBoard = (state: State, random: Random): void => {
  const fauna = shuffled(CARDS_OF.fauna, random);
  for (let place = 0; place < OBJECTIVES; place++) state.fauna[place] = fauna[place]! * 2 + random.below(2);
  if (state.rules.level === 'beginner') return;
  const ecosystems = shuffled(CARDS_OF.ecosystem, random);
  for (let place = 0; place < PUBLIC; place++) state.publicEcosystems[place] = ecosystems[place]! * 2 + random.below(2);
};

/** Cards of each kind a seat is dealt: one, in an advanced game two; beginners have no ecosystems. */
export const dealtCount = (state: State, at: number): number => {
  const { level } = state.rules;
  if (level === 'beginner' && at === DEALT_AT.ecosystem) return 0;
  return level === 'advanced' ? 2 : 1;
};

const dealSides = (state: State, random: Random): void => {
  const { seats } = state.rules;
  const islands = shuffled(CARDS_OF.island, random);
  const climates = shuffled(CARDS_OF.climate, random);
  const open = Array.from(state.publicEcosystems, (side) => side >> 1);
  const ecosystems = shuffled(CARDS_OF.ecosystem, random).filter((card) => !open.includes(card));
  if (state.rules.animals) dealAnimals(state, random);
  const kinds = [
    [islands, DEALT_AT.island],
    [climates, DEALT_AT.climate],
    [ecosystems, DEALT_AT.ecosystem],
  ] as const;
  for (let seat = 0; seat < seats; seat++)
    for (const [pile, at] of kinds)
      for (let place = 0; place < dealtCount(state, at); place++)
        state.dealt[seat * DEALT + at + place] = pile.pop() ?? NONE;
};

/** Animals that a game without Abundance has (rules section 6.1). */
export const animalsInPlay = (state: State): number[] =>
  state.rules.content.animals.flatMap(({ abundance }, index) => (abundance === true ? [] : [index]));

/** Animals that each seat keeps, and Gaïa has. */
export const keptAnimals = (state: State): number => {
  const { animals, solo, level, difficulty, rulings } = state.rules;
  if (!animals) return 0;
  if (solo) return soloAnimalCount(difficulty, rulings);
  return level === 'advanced' ? 2 : 1;
};

/** The collective ability, and four animals for each seat; against Gaïa one or two for both, not all of which suit her. */
const dealAnimals = (state: State, random: Random): void => {
  const { seats, solo, content } = state.rules;
  const pile = animalsInPlay(state);
  random.shuffle(pile);
  if (!solo) state.collective = pile.pop() ?? NONE;
  else
    for (let slot = 0; slot < keptAnimals(state); slot++) {
      const at = pile.findIndex((animal) => content.animals[animal]!.gaia);
      state.animals[GAIA * ANIMALS + slot] = pile.splice(at, 1)[0] ?? NONE;
    }
  const dealt = !choosesAnimals(state);
  for (let seat = 0; seat < seats; seat++)
    if (dealt) {
      const own = pile.splice(0, keptAnimals(state)).sort((one, other) => one - other);
      for (const [slot, animal] of own.entries()) state.animals[seat * ANIMALS + slot] = animal;
    } else
      for (let place = 0; place < DEALT_ANIMALS; place++)
        state.dealt[seat * DEALT + DEALT_AT.animal + place] = pile.pop() ?? NONE;
};
/** Whether seats choose among animals dealt to them. */
export const choosesAnimals = ({ rules }: State): boolean =>
  rules.animals && !(rules.solo && rules.rulings.soloAnimals === 'dealt');

/** Animals dealt to each seat. */
export const DEALT_ANIMALS = 4;

/** Animals a seat has kept so far. */
export const animalCount = (state: State, seat: number): number => {
  let count = 0;
  while (count < ANIMALS && state.animals[seat * ANIMALS + count] !== NONE) count++;
  return count;
};
