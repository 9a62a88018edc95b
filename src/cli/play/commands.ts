/** What can be asked for beside moves. */

/** A wish that is no move. */
export type Command =
  | { readonly kind: 'quit' | 'undo' | 'hint' | 'table' | 'score' | 'aim' | 'hand' | 'back' }
  | { readonly kind: 'card'; readonly wanted: string }
  | { readonly kind: 'level'; readonly level: number };

const SIMPLE: Readonly<Record<string, Exclude<Command['kind'], 'card' | 'level'>>> = {
  q: 'quit',
  quit: 'quit',
  quitter: 'quit',
  u: 'undo',
  undo: 'undo',
  annuler: 'undo',
  h: 'hint',
  hint: 'hint',
  conseil: 'hint',
  '?': 'table',
  s: 'score',
  a: 'aim',
  c: 'hand',
  '<': 'back',
};

/** The command that `typed` is, in either language; nothing for anything else. */
export const commandOf = (typed: string): Command | undefined => {
  const simple = Object.hasOwn(SIMPLE, typed) ? SIMPLE[typed] : undefined;
  if (simple !== undefined) return { kind: simple };
  if (typed.startsWith('?')) return { kind: 'card', wanted: typed.slice(1).trim() };
  const [, level] = /^(?:level|niveau) (10|[1-9])$/i.exec(typed) ?? [];
  return level === undefined ? undefined : { kind: 'level', level: Number(level) };
};
