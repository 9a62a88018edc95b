import type { Catalog } from '../../../core/catalog.ts';
import { fault } from '../../../core/fault.ts';
import type { Random } from '../../../core/random.ts';
import { failed, ok, type Result } from '../../../core/result.ts';
import type { Content } from '../content/catalog.ts';
import { announceStart } from './announce.ts';
import { dealGeneration } from './deal.ts';
import { placeCard } from './grid.ts';
import type { Options } from './options.ts';
import { emptyState, makeRules, type State } from './state.ts';

/** A new game (rulebook page 3). Who begins is drawn unless the options say: the printed rule asks who last touched snow. */
export const setup = (options: Options, catalog: Catalog<Content>, random: Random): Result<State> => {
  const rules = makeRules(options, catalog);
  if (options.firstSeat !== undefined && options.firstSeat >= rules.seats)
    return failed(
      fault('/firstSeat', 'no-such-seat', `With ${rules.seats} seats the last seat is ${rules.seats - 1}.`),
    );
  const state = emptyState(rules);
  state.firstSeat = options.firstSeat ?? random.below(rules.seats);
  if (rules.rulings.startCards === 'catalog')
    for (const { card, space } of catalog.content.start) placeCard(state, card, space);
  dealGeneration(state, random);
  announceStart(state);
  return ok(state);
};
