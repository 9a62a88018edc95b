import type { Random } from '../../core/random.ts';
import { GAIA_TURNS } from './automa.ts';
import { countBits, lowestBit } from './grid.ts';
import { CATEGORIES, gaiaScore, scoreOf, utilityOf } from './scoring.ts';
import { FULL, GAIA, SPACES, STAGE, type State } from './state.ts';

/**
 * What a seat still gains, in points, by what it has at the beginning of a round: a regression over 900 games
 * of weighted playouts at 2–4 seats (error about 22 points near the end, 36 at the beginning). House figures.
 */
const CONSTANT = 8;
/** By the part of a tableau that whoever is furthest still has to plant. */
const LEFT = 84;
const LEFT_SQUARED = 60;
/** The following count in proportion to what is left. */
const PLANTED = 140;
const SOIL = 0.5;
const HAND = 1.6;
const SPROUT_ROOM = 0.55;
const GROWTH_ROOM = 0.4;

/** How the points to come spread over `CATEGORIES`. */
const SHARES = [1, 0.26, 0, 0.1, 0.13, 0.14, 0.03, 0.16, 0.18] as const;

/** Part of a tableau that whoever is furthest still has to plant. */
const leftToPlant = (state: State): number => {
  let most = 0;
  for (let seat = 0; seat < state.rules.seats; seat++) most = Math.max(most, countBits(state.occupied[seat]!));
  return 1 - most / FULL;
};

/** Points that `seat` still gains, as such games go. */
const pointsToCome = (state: State, seat: number, left: number): number => {
  const { sproutSpaces, growthSpaces, canopy } = state.rules.content;
  let sprouts = 0;
  let growth = 0;
  for (let rest = state.occupied[seat]!; rest !== 0; rest &= rest - 1) {
    const at = seat * SPACES + lowestBit(rest);
    const card = state.tableau[at]!;
    sprouts += sproutSpaces[card]! - state.sprouts[at]!;
    growth += Math.max(canopy[card]!, growthSpaces[card]!) - state.growth[at]!;
  }
  return (
    CONSTANT +
    left *
      (LEFT +
        LEFT_SQUARED * left +
        (PLANTED * countBits(state.occupied[seat]!)) / FULL +
        SOIL * state.soil[seat]! +
        HAND * state.handSize[seat]! +
        SPROUT_ROOM * sprouts +
        GROWTH_ROOM * growth)
  );
};

/** Points that Gaïa gains in a round, by difficulty, on average of the same games. */
const GAIA_ROUND = { beginner: 11, medium: 14, hard: 16, expert: 17 } as const;

/** Points that Gaïa still gains. */
const gaiaToCome = (state: State): number => GAIA_ROUND[state.rules.difficulty] * (GAIA_TURNS - state.gaiaTurn);

/** Spread of a margin, in points, that remains uncertain: at the end, and more of it the more is left. */
const SPREAD = 8;
const SPREAD_LEFT = 12;
/** Margin that counts in full, as in `utilityOf`. */
const MARGIN = 60;

const finals = new Float64Array(5);

/** Expected utilities at the beginning of a round. */
export const estimate = (state: State, into: Float64Array): void => {
  const { seats, solo } = state.rules;
  const left = leftToPlant(state);
  for (let seat = 0; seat < seats; seat++) finals[seat] = scoreOf(state, seat) + pointsToCome(state, seat, left);
  if (solo) {
    into[0] = softUtility(finals[0]! - gaiaScore(state) - gaiaToCome(state), SPREAD + SPREAD_LEFT * left);
    return;
  }
  for (let seat = 0; seat < seats; seat++) {
    let best = Number.NEGATIVE_INFINITY;
    for (let other = 0; other < seats; other++) if (other !== seat) best = Math.max(best, finals[other]!);
    into[seat] = softUtility(finals[seat]! - best, SPREAD + SPREAD_LEFT * left);
  }
};

/** Utility of an uncertain margin: between winning and losing by as much as is expected. */
const softUtility = (margin: number, spread: number): number => {
  const wins = 1 / (1 + Math.exp(-margin / spread));
  const size = Math.min(MARGIN, Math.abs(margin));
  return wins * utilityOf(size, 1) + (1 - wins) * utilityOf(-size, -1);
};

/** Ends the game with the points to come on top of those there are. */
export const finish = (state: State, _random: Random): void => {
  const { seats } = state.rules;
  const left = leftToPlant(state);
  for (let seat = 0; seat < seats; seat++) {
    const points = pointsToCome(state, seat, left);
    for (let part = 1; part < CATEGORIES.length; part++)
      state.forecast[seat * CATEGORIES.length + part] = Math.round(points * SHARES[part]!);
  }
  if (state.rules.solo) state.forecast[GAIA * CATEGORIES.length] = gaiaToCome(state);
  state.stage = STAGE.over;
};
