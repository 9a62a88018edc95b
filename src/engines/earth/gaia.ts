/** Gaïa's part of a solo game (rules section 4), played on the state. */
import type { EventLog } from '../../core/contract.ts';
import type { Random } from '../../core/random.ts';
import {
  GAIA_DECK,
  GAIA_TURNS,
  type GaiaGain,
  gyreBonus,
  NORTH_GYRE,
  ownTurn,
  type PersonTurn,
  reaction,
  SOIL_COMPOST,
  SOIL_LIMIT,
  skipsAfterGyre,
} from './automa.ts';
import { NONE } from './catalog/ids.ts';
import { compileScore } from './catalog/tables.ts';
import { resolveGaiaAnimals } from './gaia-animals.ts';
import { claim, claimAll, claimCompletion } from './goals.ts';
import { EVERYWHERE } from './grid.ts';
import { measure } from './measure.ts';
import type { State } from './state.ts';
import { GAIA, PLACE, STAGE } from './terms.ts';
import { compostFromDeck, takeFromDeck } from './zones.ts';

const BLUE = compileScore({ what: 'cards', trait: 'blue' });

/** What she looks at of the person's turn. */
const personTurn = (state: State): PersonTurn => ({
  soilGained: state.soilGained,
  cardsDrawn: state.cardsDrawn,
  blueCards: measure(state, 0, BLUE, NONE),
});

/** Puts a card on her pile, face up. */
export const toGaia = (state: State, card: number): void => {
  state.place[card] = PLACE.events + GAIA;
  state.events[GAIA]!++;
  state.revealed = (state.revealed * 31 + card) | 0;
};

/** Says what she gains, with the two numbers it is made of. */
const tellGain = ({ fixed, ...gained }: GaiaGain, log: EventLog): void => {
  for (const [what, amount] of Object.entries(gained)) {
    if (amount === 0) continue;
    const counted = COUNTED.includes(what) ? amount - fixed : 0;
    if (counted > 0 && fixed > 0) log({ code: `event.gaia-${what}-counted`, params: { amount, fixed, counted } });
    else log({ code: `event.gaia-${what}`, params: { amount } });
  }
};
/** Gains that can be counted from what the person did. */
const COUNTED: readonly string[] = ['sprouts', 'growth', 'compost'];

const gain = (state: State, gained: GaiaGain, random: Random, log?: EventLog): void => {
  state.sproutCount[GAIA]! += gained.sprouts;
  state.growthCount[GAIA]! += gained.growth;
  compostFromDeck(state, GAIA, gained.compost, random);
  for (let left = gained.cards; left > 0; left--) {
    const card = takeFromDeck(state, random);
    if (card > 0) toGaia(state, card);
  }
  state.soil[GAIA]! += gained.soil;
  if (log !== undefined) tellGain(gained, log);
  while (state.soil[GAIA]! >= SOIL_LIMIT) {
    state.soil[GAIA]! -= SOIL_LIMIT;
    compostFromDeck(state, GAIA, SOIL_COMPOST, random);
    log?.({ code: 'event.gaia-converts', params: { soil: SOIL_LIMIT, amount: SOIL_COMPOST } });
  }
};

/** Ends a turn of the person or of Gaïa: her part of it, the claims, and whose turn is next. */
export const endSoloTurn = (state: State, random: Random, log?: EventLog): void => {
  const { difficulty } = state.rules;
  const own = state.active === 0;
  gain(
    state,
    own ? reaction(difficulty, state.action, personTurn(state)) : ownTurn(state.action, personTurn(state)),
    random,
    log,
  );
  afterGains(state, random, log);
};

const afterGains = (state: State, random: Random, log?: EventLog): void => {
  const own = state.active === 0;
  if (!own && state.gaiaTurn === GAIA_TURNS) claimCompletion(state, GAIA, log);
  gaiaAnimals(state, random, log);
  const turn = state.active;
  state.active = 0;
  claimAll(state, log);
  state.active = turn;
  state.fresh.fill(0);
  state.action = -1;
  state.seat = 0;
  state.stage = STAGE.animals;
};

/** Her animals are activated each time she places a leaf (rules section 6.6). */
const gaiaAnimals = (state: State, random: Random, log?: EventLog): void => {
  for (; state.pending[GAIA]! > 0; state.pending[GAIA]!--)
    gain(state, { ...resolveGaiaAnimals(state, log), cards: 0, fixed: 0 }, random, log);
};

/** Once the person's animals are done: whose turn is next. */
export const nextSoloTurn = (state: State, random: Random, log?: EventLog): void => {
  const own = state.active === 0;
  state.soilGained = 0;
  state.cardsDrawn = 0;
  state.seat = 0;
  const full = state.occupied[0] === EVERYWHERE;
  const over = own ? full && state.rules.rulings.soloEnd === 'at-once' : full || state.gaiaTurn === GAIA_TURNS;
  if (over) {
    state.active = 0;
    state.round++;
    state.stage = STAGE.last;
  } else if (own) beginGaia(state, random, log);
  else nextRound(state, log);
};

const nextRound = (state: State, log?: EventLog): void => {
  state.round++;
  state.active = 0;
  const full = state.occupied[0] === EVERYWHERE;
  state.stage = full || state.round >= state.rules.roundLimit ? STAGE.last : STAGE.choose;
  if (state.stage === STAGE.choose) log?.({ code: 'event.round', params: { round: state.round + 1 } });
};

/** Her turn: the top card says what; after a gyre a beginner's Gaïa leaves her next turn out. */
const beginGaia = (state: State, random: Random, log?: EventLog): void => {
  if (state.gaiaSkips > 0) {
    state.gaiaSkips--;
    log?.({ code: 'event.gaia-skips', params: {} });
    nextRound(state, log);
    return;
  }
  const card = state.gaiaDeck[state.gaiaTurn++]!;
  state.active = GAIA;
  state.revealed = (state.revealed * 31 + card) | 0;
  log?.({ code: 'event.gaia-card', params: { card: GAIA_DECK[card]! } });
  if (card < NORTH_GYRE) {
    state.action = card;
    state.stage = card === 0 ? STAGE.planting : STAGE.option;
    if (card === 0) state.plants = 1;
    return;
  }
  state.gyre = card - NORTH_GYRE;
  state.stage = STAGE.gyre;
  const open = gyreChoices(state);
  if ((open & (open - 1)) === 0) claimGyre(state, 31 - Math.clz32(open), random, log);
};

/** Mask of the objectives of the pair that her gyre names and that she has no leaf on. */
export const gyreChoices = (state: State): number => (3 << (2 * state.gyre)) & ~state.claimed[GAIA]!;

/** She claims the objective the person chose for her. */
export const claimGyre = (state: State, objective: number, random: Random, log?: EventLog): void => {
  claim(state, GAIA, objective, log);
  state.gyre = 0;
  const { difficulty } = state.rules;
  if (skipsAfterGyre(difficulty)) state.gaiaSkips = 1;
  gain(state, gyreBonus(difficulty, objective), random, log);
  afterGains(state, random, log);
};
