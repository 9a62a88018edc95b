/** New games of Extinction, brought to their first turn. */

import { stream } from '../../../src/core/random.ts';
import type { StateJson } from '../../../src/engines/extinction/documents/schema.ts';
import { deal, type Sitting } from './replay.ts';

/** Whether roles, abilities and first cards are still being chosen. */
export const isSettingUp = ({ team, firstSeat }: StateJson): boolean =>
  firstSeat !== undefined || team.some(({ ability }) => ability === null);

/**
 * A new game at its first turn.
 * @param wanted what is chosen where it can be; the rest is drawn
 */
export const begun = (options: StateJson['options'], seed: string, wanted: readonly string[] = []): Sitting => {
  const game = deal(options, seed);
  const random = stream(seed, 'test');
  while (isSettingUp(game.see())) {
    const legal = game.legal();
    game.do(legal.find((text) => wanted.includes(text)) ?? legal[random.below(legal.length)]!);
  }
  return game;
};
