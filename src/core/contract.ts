/**
 * The contract between the games and everything else. Search, service and command line know a game only through `Game`;
 * this file is its front door, and the parts in `contract/` are the manual for writing a game, best read in the order
 * below. `test/support/battery.ts` holds the tests that every game must pass.
 */

export type { Ask, Automa, TableEnvelope, TableTurn } from './contract/automa.ts';
export { type Action, type Seat, TERMINAL, type Viewer } from './contract/decision.ts';
export type { Game } from './contract/game.ts';
export type { Ladder, Level, Rung } from './contract/guidance.ts';
export type { Belief, BeliefSlot, Conclusion, Observation, StateEnvelope } from './contract/information.ts';
export type { Answers, Interview, Interviewed, InterviewSetting, Question } from './contract/interview.ts';
export { NATURES, type Nature, type Outcome } from './contract/outcome.ts';
export type { EventLog } from './contract/words.ts';
