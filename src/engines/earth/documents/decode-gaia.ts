import { pointer } from '../../../core/fault.ts';
import { blame, isShown } from '../../kit/reading.ts';
import { CARD, GAIA_CARDS, GAIA_DECK, GAIA_TURNS } from '../gaia/core/numbers.ts';
import type { State } from '../rules/state.ts';
import { GAIA, STAGE } from '../rules/terms.ts';
import type { Reading } from './reading.ts';
import type { StateJson } from './schema.ts';

/** Reads Gaïa's counters and her deck; her cards are read with the others. */
export const readGaia = (reading: Reading): void => {
  const { json, state } = reading;
  const { gaia } = json;
  if (gaia === undefined) return;
  state.soil[GAIA] = gaia.soil;
  state.sproutCount[GAIA] = gaia.sprouts;
  state.growthCount[GAIA] = gaia.growth;
  state.gaiaTurn = gaia.revealed.length;
  state.gaiaSkips = gaia.skips === true ? 1 : 0;
  if (gaia.skips === true) checkSkips(reading, gaia);
  readDeck(reading, gaia);
  checkTurn(reading, gaia);
  checkClaims(reading, gaia);
};

type GaiaJson = NonNullable<StateJson['gaia']>;

/** Each of her six cards comes once in each pass through the deck. */
const readDeck = (reading: Reading, { revealed, upcoming }: GaiaJson): void => {
  const { json, state, faults } = reading;
  const open = json.viewer === 'all' || state.stage === STAGE.over;
  isShown(reading, upcoming, open, '/gaia/upcoming', 'the order of her cards');
  if ((upcoming !== null) !== open) return;
  const known = [...revealed, ...(upcoming ?? [])].map((card) => GAIA_DECK.indexOf(card));
  if (upcoming !== null && known.length !== GAIA_TURNS)
    blame(reading, '/gaia/upcoming', 'card-count', `Her deck makes ${GAIA_TURNS} turns in all.`);
  for (const [index, card] of known.entries()) {
    const first = index - (index % GAIA_CARDS);
    if (known.slice(first, index).includes(card)) {
      const hidden = index >= revealed.length;
      const at = pointer('gaia', hidden ? 'upcoming' : 'revealed', hidden ? index - revealed.length : index);
      blame(reading, at, 'card-twice', `${GAIA_DECK[card]} comes once in each pass through her deck.`);
    }
  }
  if (faults.length > 0) return;
  for (let first = 0; first < GAIA_TURNS; first += GAIA_CARDS) {
    const pass = known.slice(first, first + GAIA_CARDS);
    const rest = GAIA_DECK.map((_, card) => card).filter((card) => !pass.includes(card));
    state.gaiaDeck.set([...pass, ...rest], first);
  }
};

/** A gyre lets a Beginner’s Gaïa leave out her next turn: until that comes, her gyre is the last card. */
const checkSkips = (reading: Reading, { revealed }: GaiaJson): void => {
  const { json, state } = reading;
  if (state.rules.difficulty !== 'beginner')
    blame(reading, '/gaia/skips', 'wrong-set-up', 'Gaïa leaves out turns on the beginner level only.');
  else if (!isGyre(revealed.at(-1)) || (json.active === GAIA && !isBetween(json, state)))
    blame(reading, '/gaia/skips', 'wrong-stage', 'Gaïa leaves out the turn after a gyre, and no other.');
};

const isGyre = (card: GaiaJson['revealed'][number] | undefined): boolean =>
  card === 'north-gyre' || card === 'south-gyre';

/** Whether her turn is over, or has not begun. */
const isBetween = (json: StateJson, { stage }: State): boolean =>
  stage === STAGE.animals || (stage === STAGE.gaia && json.action === null);

/** In her turn the card that came last says what is done. */
const checkTurn = (reading: Reading, { revealed }: GaiaJson): void => {
  const { json, state } = reading;
  const last = revealed.at(-1);
  if (state.stage === STAGE.gyre) {
    state.gyre = last === 'south-gyre' ? 1 : 0;
    if (!isGyre(last)) blame(reading, '/gaia/revealed', 'wrong-stage', 'The last card of hers must be a gyre.');
  } else if (json.active === GAIA && !isBetween(json, state) && json.action !== last)
    blame(reading, '/action', 'wrong-stage', 'In her turn the action is that of her last card.');
};

const PAIRS = ['upper', 'lower'] as const;

/** Her leaves on each pair are as many as its gyres; the completion bonus is hers only at the end. */
const checkClaims = (reading: Reading, { revealed }: GaiaJson): void => {
  const { state } = reading;
  for (const pair of [0, 1]) {
    const turned = revealed.filter((card) => card === GAIA_DECK[CARD.north + pair]).length;
    const pending = state.stage === STAGE.gyre && state.gyre === pair && turned > 0 ? 1 : 0;
    const gyres = turned - pending;
    const mask = (state.claimed[GAIA]! >> (2 * pair)) & 3;
    const leaves = (mask & 1) + (mask >> 1);
    if (leaves !== gyres)
      blame(
        reading,
        '/arrivals',
        'leaf-count',
        `Leaves of Gaïa on the ${PAIRS[pair]} pair by now: ${gyres}, not ${leaves}.`,
      );
  }
  if (state.completion === GAIA && (state.gaiaTurn < GAIA_TURNS || state.stage < STAGE.last))
    blame(reading, '/completion', 'too-early', 'Gaïa takes the completion bonus after her last turn.');
};
