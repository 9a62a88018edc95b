import type { Outcome } from '../core/contract.ts';
import { type Phrases, say } from '../core/text.ts';
import type { OutcomeJson } from './schemas/answers.ts';

/** A result as it travels, in words too. */
export const tellOutcome = ({ scores, ranks, ending, metrics, notes }: Outcome, phrases: Phrases): OutcomeJson => ({
  scores: [...scores],
  ranks: [...ranks],
  ending,
  text: say(phrases, { code: `ending.${ending}`, params: {} }),
  metrics: { ...metrics },
  notes: notes.map((code) => ({ code, text: say(phrases, { code: `note.${code}`, params: {} }) })),
});
