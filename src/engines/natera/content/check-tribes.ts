/** What is wrong with tribes, beyond what a schema can say. */
import { type Fault, fault, pointer } from '../../../core/fault.ts';
import { discountFaults, triggerFaults } from './check-cards.ts';
import { firedFaults, homeFaults, spreadFaults } from './check-steps.ts';
import type { Tribe } from './rows.ts';
import { SEATS } from './terms.ts';

/** Faults of all tribes. */
export const tribeFaults = (tribes: readonly Tribe[]): Fault[] => {
  const count = tribes.filter(({ nuclear }) => nuclear !== true).length;
  return [
    ...(count >= 2 * SEATS
      ? []
      : [
          fault(
            '/tribes',
            'too-few-tribes',
            `Without the mini-expansion there are ${count} tribes; each of ${SEATS} seats is dealt two.`,
          ),
        ]),
    ...tribes.flatMap((tribe, index) => ofTribe(tribe, pointer('tribes', index))),
  ];
};

const ofTribe = (tribe: Tribe, at: string): Fault[] => {
  const { leaders, explorers, start, tile, setup = [], production, on, steps, joiner, discount } = tribe;
  return [
    ...(leaders + explorers > 0 ? [] : [fault(at, 'no-pawns', 'The tribe has neither leaders nor explorers.')]),
    ...(start.every((step) => step.do === 'gain')
      ? []
      : [fault(`${at}/start`, 'not-resources', 'At the beginning a mini-tile gives resources: steps `gain` alone.')]),
    ...homeFaults(tile, `${at}/tile`),
    ...homeFaults(setup, `${at}/setup`),
    ...homeFaults(production, `${at}/production`),
    ...spreadFaults(production, `${at}/production`),
    ...triggerFaults({ on, steps }, at),
    ...(joiner !== undefined && on?.joined === undefined
      ? [fault(`${at}/joiner`, 'no-trigger', 'A seat joins the tribe where its trigger is `joined`.')]
      : []),
    ...(on === undefined ? [] : firedFaults(on, [...(steps ?? []), ...(joiner ?? [])], `${at}/steps`)),
    ...discountFaults(discount, at),
  ];
};
