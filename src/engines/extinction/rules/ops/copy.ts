/** Doing what another action says, without a die. */

import type { ActionList } from '../../../../core/actions.ts';
import { lowestBit, withoutLowest } from '../../../kit/bits.ts';
import { advance, begin, seatAt as placeAt } from '../../../kit/frames.ts';
import { ROLES, STARTERS } from '../../content/terms.ts';
import { differing } from '../cards.ts';
import { readTerms, terms } from '../modifiers.ts';
import type { StepOp } from '../op.ts';
import { cardOf, type State } from '../state.ts';
import { codeOf, DEEPEST, KIND } from '../terms.ts';

/** Appends the actions of the board and the zone, but those that copy and those that nobody may use. @returns whether there are any */
const listActions = (state: State, into?: ActionList): boolean => {
  const { content } = state.rules;
  let any = false;
  const push = (card: number): void => {
    const kind = content.cardKind[card]!;
    if (content.copying[kind] === 1) return;
    readTerms(state, kind);
    if (terms.closed) return;
    any = true;
    into?.push(codeOf(KIND.card, card));
  };
  for (let card = 0; card < STARTERS; card++) push(card);
  for (let role = 0; role < ROLES.length; role++)
    for (let rest = differing(state, role, state.zone[role]!); rest !== 0; rest = withoutLowest(rest))
      push(cardOf(role, lowestBit(rest)));
  return any;
};

/** Does what another action says. */
export const copy: StepOp = {
  can: (state) => state.depth < DEEPEST && listActions(state),
  run: (state, at) => copy.can(state, 0, 0, 0, 0) || advance(state, at),
  list: (state, _at, into) => {
    listActions(state, into);
  },
  take: (state, at, _kind, card, _random, log) => {
    const { content } = state.rules;
    const kind = content.cardKind[card]!;
    const place = placeAt(state, at);
    log?.({ code: 'event.copied', params: content.names[kind]! });
    advance(state, at);
    begin(state, content.start[kind]!, place);
  },
};
