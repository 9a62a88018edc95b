import type { Game, Outcome } from '../../core/contract.ts';
import { outcomeOf } from '../../core/outcome.ts';
import { type Phrases, say } from '../../core/text.ts';
import type { OutcomeJson } from '../schemas/outcomes.ts';
import { sheetRows } from './sheets.ts';

/** The score sheet as it stands, at the end or before it; empty where the game has none. */
export const tellPoints = (game: Game, state: unknown, phrases: Phrases): OutcomeJson['sheet'] => {
  const { sheet } = game;
  if (sheet === undefined) return [];
  const points = new Float64Array(sheet.rows(state).length * sheet.parts(state).length);
  sheet.fill(state, points);
  return sheetRows(game, state, phrases, (cell) => ({ points: points[cell] ?? 0 }));
};

/** The result of a finished game as it travels, in words too. */
export const tellEnd = (game: Game, state: unknown, phrases: Phrases): OutcomeJson => ({
  ...tellOutcome(outcomeOf(game, state), phrases),
  sheet: tellPoints(game, state, phrases),
});

/** A result as it travels, in words too, where there is no state to make a score sheet of. */
export const tellOutcome = (
  { nature, scores, ranks, ending, metrics, notes }: Outcome,
  phrases: Phrases,
): OutcomeJson => ({
  nature,
  scores: [...scores],
  ranks: [...ranks],
  ending,
  text: say(phrases, { code: `ending.${ending}`, params: {} }),
  metrics: { ...metrics },
  sheet: [],
  notes: notes.map((code) => ({ code, text: say(phrases, { code: `note.${code}`, params: {} }) })),
});
