import type { Catalog } from '../../../core/catalog.ts';
import type { Random } from '../../../core/random.ts';
import { failed, ok, type Result } from '../../../core/result.ts';
import { checkSeat } from '../../kit/reading.ts';
import { type Content, startFaults } from '../content/catalog.ts';
import { announceStart } from './announce.ts';
import { dealGeneration } from './deal.ts';
import { placeCard } from './grid.ts';
import type { Options } from './options.ts';
import { emptyState, makeRules, type State } from './state.ts';

/** A new game (rulebook page 3). Who begins is drawn unless the options say: the printed rule asks who last touched snow. */
export const setup = (options: Options, catalog: Catalog<Content>, random: Random): Result<State> => {
  const rules = makeRules(options, catalog);
  const faults = [
    ...checkSeat('/firstSeat', options.firstSeat, rules.seats),
    ...startFaults('/start', options.start ?? []),
  ];
  if (faults.length > 0) return failed(...faults);
  const state = emptyState(rules);
  state.firstSeat = options.firstSeat ?? random.below(rules.seats);
  for (const { card, space } of rules.start) placeCard(state, card, Math.floor(space / 3), 3 + (space % 3));
  dealGeneration(state, random);
  announceStart(state);
  return ok(state);
};
