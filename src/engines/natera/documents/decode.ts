import { pointer } from '../../../core/fault.ts';
import { checkSeats, decoder } from '../../kit/reading.ts';
import type { Content } from '../content/tables.ts';
import { ZONES } from '../content/terms.ts';
import { optionFaults } from '../rules/option-faults.ts';
import { emptyState, makeRules, type State } from '../rules/state.ts';
import { readBoard } from './decode-board.ts';
import { readCards } from './decode-cards.ts';
import { readClaims } from './decode-claims.ts';
import { readPending } from './decode-pending.ts';
import { readPlayers } from './decode-players.ts';
import { readProgress } from './decode-progress.ts';
import { readSpecialists } from './decode-specialists.ts';
import { withNulls } from './nulls.ts';
import type { Reading } from './reading.ts';
import type { StateJson } from './schema.ts';

/** Seats that a document names, with their places. */
const namedSeats = ({
  current,
  passed,
  done,
  board,
  discs,
  accomplishments,
  piles,
  players,
  pending = [],
}: StateJson) => {
  const list = (at: string, seats: readonly number[] = []) =>
    seats.map((seat, index) => [`${at}/${index}`, seat] as const);
  return [
    ['/current', current] as const,
    ...list('/passed', passed),
    ...list('/done', done),
    ...board.flatMap(({ explorers, leader, colony }, space) => {
      const at = pointer('board', space);
      return [
        ...list(`${at}/explorers`, explorers),
        [`${at}/leader`, leader] as const,
        [`${at}/colony`, colony] as const,
      ];
    }),
    ...ZONES.map((zone) => [`/discs/${zone}`, discs[zone]] as const),
    ...accomplishments.map(({ claimedBy }, slot) => [`/accomplishments/${slot}/claimedBy`, claimedBy] as const),
    ...list('/piles/base/seenBy', piles.base.seenBy),
    ...list('/piles/advanced/seenBy', piles.advanced.seenBy),
    ...players.flatMap(({ knows, memory }, seat) => [
      ...(knows ?? []).map((known, index) => [`/players/${seat}/knows/${index}/seat`, known.seat] as const),
      ...(memory ?? []).flatMap(({ seats }, index) => list(`/players/${seat}/memory/${index}/seats`, seats)),
    ]),
    ...pending.map(({ seat }, index) => [`/pending/${index}/seat`, seat] as const),
  ];
};

/** The state that a document describes. */
export const decode = decoder<StateJson, State, Content>({
  check: (options, catalog) => optionFaults(options, catalog.content),
  begin: (options, catalog) => emptyState(makeRules(options, catalog)),
  read({ json, state, faults }: Reading) {
    const reading = { json: withNulls(json), state, faults };
    if (!checkSeats(reading, reading.state.rules.seats, namedSeats(reading.json))) return;
    readProgress(reading);
    readPlayers(reading);
    readBoard(reading);
    readSpecialists(reading);
    readCards(reading);
    readClaims(reading);
    readPending(reading);
  },
});
