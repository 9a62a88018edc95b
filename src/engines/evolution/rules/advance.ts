import type { EventLog } from '../../../core/contract.ts';
import { frameKind, frameStep, HUNT, REVEALING, SCAVENGING, SHARES } from './frames.ts';
import { advanceHunt } from './hunt.ts';
import { advanceScavenging } from './scavenging.ts';
import { advanceShares } from './shares.ts';
import type { State } from './state.ts';
import { advanceTake } from './take.ts';

/** Takes the innermost unfinished business one step on. @returns whether somebody is to decide first */
export const advanceFrame = (state: State, log?: EventLog): boolean => {
  switch (frameKind(state)) {
    case HUNT:
      return advanceHunt(state, log);
    case SCAVENGING:
      return advanceScavenging(state, log);
    case SHARES:
      return advanceShares(state, log);
    default:
      return advanceTake(state, log);
  }
};

/** Whether the question must be put even where only one answer is legal: who cannot reveal must not show it. */
export const mustAsk = (state: State): boolean => frameKind(state) === HUNT && frameStep(state) === REVEALING;
