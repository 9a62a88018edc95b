import { countBits } from '../../kit/bits.ts';
import { blame } from '../../kit/reading.ts';
import { SEASONS } from '../content/terms.ts';
import { ENDINGS, STAGES, type Stage } from '../rules/terms.ts';
import { maskOf, type Reading } from './reading.ts';

/** Stages of each season; those before are of the set-up. */
const SEASONAL: readonly Stage[] = ['actions', 'production', 'cards'];

/** Reads the season, its stage, whose turn it is, who has passed, and the ending. */
export const readProgress = (reading: Reading): void => {
  const { json, state } = reading;
  state.season = json.season;
  state.stage = STAGES.indexOf(json.stage);
  state.first = json.firstSeat;
  state.current = json.current;
  state.turn = json.turn;
  state.acted = json.acted === true ? 1 : 0;
  state.passed = maskOf(json.passed);
  state.done = maskOf(json.done);
  state.drafting = json.drafting ?? 0;
  state.tribesShown = json.tribesShown ? 1 : 0;
  state.result = json.ending === undefined ? 0 : ENDINGS.indexOf(json.ending) + 1;
  checkStage(reading);
  checkTurn(reading);
  checkDone(reading);
  checkDraft(reading);
};

const checkStage = (reading: Reading): void => {
  const { json } = reading;
  if (!SEASONAL.includes(json.stage) && json.season !== 1)
    blame(reading, '/season', 'wrong-season', `Of the stage ${json.stage} there is only one, before the first season.`);
  if ((json.stage === 'production' || json.stage === 'cards') && json.season === SEASONS)
    blame(reading, '/stage', 'no-such-stage', 'The last season has no rest phase.');
  if (json.ending !== undefined && (json.season !== SEASONS || json.stage !== 'actions'))
    blame(reading, '/ending', 'not-finished', `The game ends in the stage actions of season ${SEASONS}.`);
  if (json.stage === 'tribes' && json.tribesShown)
    blame(reading, '/tribesShown', 'wrong-stage', 'Tribes are shown once all are chosen, which ends this stage.');
  if (json.stage !== 'tribes' && !json.tribesShown)
    blame(reading, '/tribesShown', 'wrong-stage', 'At this stage all tribes lie open.');
};

const checkTurn = (reading: Reading): void => {
  const { json, state } = reading;
  const isTurns = json.stage === 'actions';
  if (!isTurns && json.acted !== undefined)
    blame(reading, '/acted', 'wrong-stage', 'There are actions only in the stage actions.');
  if (!isTurns && json.passed.length > 0)
    blame(reading, '/passed', 'wrong-stage', 'Seats pass only in the stage actions.');
  if (!isTurns || json.ending !== undefined) return;
  if (json.passed.includes(json.current))
    blame(reading, '/current', 'has-passed', 'A seat that has passed has no turn in this season.');
  if (countBits(state.passed) === state.rules.seats)
    blame(reading, '/passed', 'season-over', 'When all have passed the stage is over.');
};

/** Every seat has a turn in each season; and in other stages seats come one after the other, from the one that begins. */
const checkDone = (reading: Reading): void => {
  const { json, state } = reading;
  const { seats } = state.rules;
  const isTurns = json.stage === 'actions';
  const least = (json.season - (SEASONAL.indexOf(json.stage) > 0 ? 0 : 1)) * seats + (isTurns ? 1 : 0);
  if (!SEASONAL.includes(json.stage) && json.turn > 0)
    blame(reading, '/turn', 'wrong-stage', 'Turns begin in the stage actions.');
  else if (SEASONAL.includes(json.stage) && json.turn < least)
    blame(reading, '/turn', 'too-few-turns', `By now ${least} turns or more have begun: each seat has one a season.`);
  const turns = isTurns ? -1 : (json.current - json.firstSeat + seats) % seats;
  const wanted = Array.from({ length: turns + 1 }, (_, turn) => (json.firstSeat + turn) % seats);
  if (state.done !== maskOf(wanted))
    blame(
      reading,
      '/done',
      'wrong-order',
      `Seats have their part one after the other: with this current seat it is [${wanted.sort((one, other) => one - other).join(', ')}].`,
    );
};

const checkDraft = (reading: Reading): void => {
  const { json, state } = reading;
  if (json.drafting === undefined) return;
  if (!state.rules.draft) blame(reading, '/drafting', 'no-draft', 'This game is played without a draft.');
  if (json.stage !== 'opening' && json.stage !== 'cards')
    blame(reading, '/drafting', 'wrong-stage', 'Cards are drafted in the stages opening and cards.');
};
