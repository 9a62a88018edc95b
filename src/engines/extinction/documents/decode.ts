import { checkSeat, decoder } from '../../kit/reading.ts';
import type { Content } from '../content/tables.ts';
import { emptyState, makeRules, optionFaults, type State } from '../rules/state.ts';
import { readAmbassadors } from './decode-ambassadors.ts';
import { readBoard } from './decode-board.ts';
import { readCards } from './decode-cards.ts';
import { readDice } from './decode-dice.ts';
import { readEffects } from './decode-effects.ts';
import { readPending } from './decode-pending.ts';
import { readProgress } from './decode-progress.ts';
import { readTeam } from './decode-team.ts';
import type { Reading } from './reading.ts';
import type { StateJson } from './schema.ts';

/** Checks that all seats and roles in play that are named are there: without that nothing else can be checked. */
const checkPlaces = ({ json, state, faults }: Reading): boolean => {
  const { places, seats } = state.rules;
  const wrong = [
    ...checkSeat('/viewer', json.viewer, seats),
    ...checkSeat('/current', json.current, places),
    ...checkSeat('/firstSeat', json.firstSeat, places),
    ...(json.pending ?? []).flatMap(({ player }, index) => checkSeat(`/pending/${index}/player`, player, places)),
  ];
  if (json.team.length !== places)
    wrong.push({
      pointer: '/team',
      code: 'role-count',
      detail: `This game is played with ${places} roles, but there are ${json.team.length}.`,
    });
  faults.push(...wrong);
  return wrong.length === 0;
};

/** The state that a document describes. */
export const decode = decoder<StateJson, State, Content>({
  check: optionFaults,
  begin: (options, catalog) => emptyState(makeRules(options, catalog)),
  read(reading) {
    if (!checkPlaces(reading)) return;
    readProgress(reading);
    readBoard(reading);
    readAmbassadors(reading);
    readEffects(reading);
    if (!readTeam(reading)) return;
    readCards(reading);
    readDice(reading);
    readPending(reading);
  },
});
