/** What of all that is hidden can still matter: at the end of a game others' cards cannot, and are not told apart. */
import { WIDTH } from '../../kit/program.ts';
import { OPS } from '../content/ops.ts';
import type { Content } from '../content/tables.ts';
import { PRICED, SEASONS } from '../content/terms.ts';
import type { State } from '../rules/state.ts';
import { STAGES } from '../rules/terms.ts';

/** Programs that a seat may be asked about in another one's turn. */
const OF_OTHERS: readonly string[] = ['bonuses', 'tribe-fires', 'tribe-joiner'];

const known = new WeakMap<Content, boolean>();

/** Whether the instruction of a program heeds what is in a hand. */
const heedsHand = ({ program: { code } }: Content, instruction: number): boolean => {
  const at = instruction * WIDTH;
  const op = code[at]!;
  const isPrice = op === OPS.pay || op === OPS.cost;
  return op === OPS.play || op === OPS.discard || (isPrice && code[at + 1] === PRICED.indexOf('cards'));
};

/** Whether a seat may have to do something with its hand in another one's turn. */
const usesHands = (content: Content): boolean => {
  const made = known.get(content);
  if (made !== undefined) return made;
  const { code, places } = content.program;
  // Where the body of an `others` ends that is in progress, as programs are gone through.
  let body = 0;
  const heeds = places.some(({ owner }, instruction) => {
    if (code[instruction * WIDTH] === OPS.others) body = code[instruction * WIDTH + 1]!;
    return (instruction < body || OF_OTHERS.includes(owner)) && heedsHand(content, instruction);
  });
  known.set(content, heeds);
  return heeds;
};

/** Whether the hands of all seats but one are done with: it alone has not passed in the last season. */
export const isSettled = (state: State, seat: number): boolean => {
  const { depth, passed, rules, season, stage } = state;
  if (season !== SEASONS || STAGES[stage] !== 'actions' || depth !== 1) return false;
  return (passed | (1 << seat)) === (1 << rules.seats) - 1 && !usesHands(rules.content);
};
