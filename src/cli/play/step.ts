import { type Choice, everything, type Move, meaningOf } from './choose.ts';
import { type Command, commandOf } from './commands.ts';
import type { MovesPanel, Panel, Screen } from './screen.ts';

/** What is to be done after a line was typed: a move, a command, another panel, or to say that it was not understood. */
export type Step =
  | { readonly kind: 'play'; readonly move: number }
  | Exclude<Command, { readonly kind: 'back' }>
  | { readonly kind: 'panel'; readonly panel: Panel }
  | { readonly kind: 'unknown' };

/** The panel that decisions begin with, and that Enter comes back to. */
export const everyMove = (moves: readonly Move[]): MovesPanel => panelOf(everything(moves));

const panelOf = (choice: Choice): MovesPanel => ({ kind: 'moves', choice });

/** What `typed`, which is trimmed, brings on while `panel` is shown on `screen`. */
export const stepOf = (
  typed: string,
  panel: Panel,
  { entries, pages }: Pick<Screen, 'entries' | 'pages'>,
  moves: readonly Move[],
): Step => {
  const command = commandOf(typed);
  if (command?.kind === 'back') return { kind: 'panel', panel: everyMove(moves) };
  if (command !== undefined) return command;
  if (typed === '' && panel.kind === 'text') {
    const { page } = panel;
    return { kind: 'panel', panel: page + 1 < pages ? { ...panel, page: page + 1 } : everyMove(moves) };
  }
  const choice = panel.kind === 'moves' ? panel.choice : everything(moves);
  const meaning = meaningOf(typed, moves, choice, entries, pages);
  return meaning.kind === 'choice' ? { kind: 'panel', panel: panelOf(meaning.choice) } : meaning;
};
