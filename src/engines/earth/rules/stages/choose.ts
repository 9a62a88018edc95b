/** The action of a turn: the active seat chooses it, the others take part in it (rules section 3). */
import type { ActionList } from '../../../../core/actions.ts';
import type { EventLog } from '../../../../core/contract.ts';
import type { Random } from '../../../../core/random.ts';
import { hasBit, lowestBit, withoutLowest } from '../../../kit/bits.ts';
import { ACTIONS } from '../../content/boards.ts';
import { COLOUR_OF, codeOf, KIND, OFFERS, STRONG } from '../codes.ts';
import type { Decision } from '../decision.ts';
import { listExtras } from '../extras.ts';
import { pushFrame } from '../frames/stack.ts';
import type { State } from '../state.ts';
import { FRAME, SOURCE, SPACES, STAGE } from '../terms.ts';

/** Begins what the seat does in this turn: the strong version when it is active, else the weak one. */
export const beginPart = (state: State): void => {
  const strong = state.seat === state.active;
  if (state.action === 0) {
    state.plants = strong ? 2 : 1;
    state.stage = STAGE.planting;
  } else if (!strong) state.stage = STAGE.option;
  else {
    const frame = pushFrame(state, SOURCE.main, 0);
    const [soil, compost, cards, sprouts, growth] = STRONG[state.action]!;
    state.frames[frame + FRAME.soil] = soil;
    state.frames[frame + FRAME.compostDeck] = compost;
    state.frames[frame + FRAME.draw] = cards;
    state.frames[frame + FRAME.sprouts] = sprouts;
    state.frames[frame + FRAME.growth] = growth;
    state.stage = STAGE.order;
  }
};

/** Mask of the colours whose action a terrain of the seat forbids; there are three such terrains (rules section 3). */
const bannedColours = (state: State): number => {
  const { ban } = state.rules.content;
  let banned = 0;
  for (let rest = state.occupied[state.seat]!; rest !== 0; rest = withoutLowest(rest)) {
    const colour = ban[state.tableau[state.seat * SPACES + lowestBit(rest)]!]!;
    if (colour >= 0) banned |= 1 << colour;
  }
  return banned;
};

/** The active seat's action. */
export const choose: Decision = {
  list: (state: State, into: ActionList): void => {
    const banned = bannedColours(state);
    for (let action = 0; action < ACTIONS.length; action++)
      if (!hasBit(banned, COLOUR_OF[action]!)) into.push(codeOf(KIND.action, action));
    listExtras(state, state.seat, into);
  },
  take: (state: State, _kind: number, action: number, _random: Random, log?: EventLog): void => {
    state.action = action;
    log?.({ code: 'event.action', params: { seat: state.seat, action: ACTIONS[action]! } });
    beginPart(state);
  },
  run: () => true,
};

/** Pieces of what a seat takes of another's action. */
const WEAK = 2;
/** Where each of `PARTS` stands in a frame. */
const PART_FIELDS = [FRAME.soil, FRAME.compostDeck, FRAME.sprouts, FRAME.draw, FRAME.growth] as const;

/** Which part a seat takes of another's action; sprouts and growth only where there is room for one. */
export const option: Decision = {
  list: (state: State, into: ActionList): void => {
    for (const part of OFFERS[state.action]!) {
      if (PART_FIELDS[part] === FRAME.sprouts && state.sproutRoom[state.seat] === 0) continue;
      if (PART_FIELDS[part] === FRAME.growth && state.growthRoom[state.seat] === 0) continue;
      into.push(codeOf(KIND.take, part));
    }
    listExtras(state, state.seat, into);
  },
  take: (state: State, _kind: number, part: number): void => {
    const frame = pushFrame(state, SOURCE.main, 0);
    state.frames[frame + PART_FIELDS[part]!] = WEAK;
    state.stage = STAGE.order;
  },
  run: () => true,
};
