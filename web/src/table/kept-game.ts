/** The game of each kind that the browser keeps. */
import type { Kit } from '../boards/board.ts';
import { read } from '../kept.ts';
import { readGame } from './files.ts';
import { Session } from './session.ts';

/** The game that was kept, to be played on; null where there is none that follows the rules. */
export const resumeKept = (kit: Kit): Session | null => {
  const kept = readGame(read(`game.${kit.engine.id}`) ?? '');
  if (kept === null) return null;
  try {
    return Session.resume(kit, kept);
  } catch {
    return null;
  }
};
