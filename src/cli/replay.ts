import { readRecord } from './course.ts';
import { paint, say, sayWrapped } from './format.ts';
import type { ServiceOptions } from './options.ts';
import { tellOutcome } from './outcome.ts';
import { routesOf } from './routes.ts';
import { withClient } from './service.ts';
import { WORDS } from './text/index.ts';

/** Options of `replay`. */
export interface ReplayOptions extends ServiceOptions {
  readonly until?: number;
  readonly seat: number;
  readonly json?: true;
}

/** Plays the record in `file` back: each move with what everyone saw, then the result. */
export const replay = async (file: string, { until, seat, json, ...options }: ReplayOptions): Promise<void> =>
  withClient(options, async (client) => {
    const { lang } = options;
    const record = readRecord(file);
    const played = await routesOf(client, record.game, lang).replay(record, until);
    if (json) return say(JSON.stringify(played, null, 2));
    const words = WORDS[lang];
    for (const [index, move] of played.moves.entries()) {
      const what = move.text ?? words.unseenMove;
      sayWrapped(`${paint('bold', `${index + 1}.`)} ${words.playerName(move.seat + 1)}: ${what}`);
      if (move.events.length > 0) sayWrapped(...move.events.map(({ text }) => `   ${text}`));
    }
    if (played.outcome !== undefined) sayWrapped(...tellOutcome(played.outcome, { lang, you: seat }));
  });
