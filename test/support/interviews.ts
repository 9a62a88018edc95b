/** Views of random games, told in an interview and read again. */
import { expect, test } from 'vitest';
import { loadCatalogs } from '../../src/core/catalog.ts';
import type { Game, StateEnvelope } from '../../src/core/contract.ts';
import { LANGS } from '../../src/core/text.ts';
import { many } from './many.ts';
import { PROBES } from './probes/index.ts';
import { valueOf } from './results.ts';
import { checkerOf, legalOf, sample } from './walk.ts';

/** What the test of an interview asks of a game. */
interface Interviewing<Json extends StateEnvelope> {
  /** Whether the interview is made for such a game; for all when absent. */
  isPlayed?(options: unknown): boolean;
  /** Whether the interview is made for this view of a seat that is to act. */
  isAsked(view: Json): boolean;
  /** A view without what the interview fills in. */
  strip(view: Json): unknown;
}

/**
 * Registers a test for each way to set the game up: views of random games at decisions that the interview is made for, answered
 * in both languages by turns. What is told is accepted by the schema and by `decode`, has the same legal actions, and is the same
 * document but for what is filled in.
 */
export const testInterview = <Json extends StateEnvelope>(
  game: Game<unknown, unknown, Json>,
  { isPlayed = () => true, isAsked, strip }: Interviewing<Json>,
): void => {
  const { interview } = game;
  const probe = PROBES.get(game.id);
  if (interview === undefined || probe === undefined) throw new Error(`${game.id} has no interview, or no probe`);
  const catalogs = valueOf(loadCatalogs(game.catalog, probe.catalogs));
  const actionsOf = (json: Json): unknown[] => {
    const state = valueOf(game.decode(json, catalogs));
    return legalOf(game, state).map((action) => game.encodeAction(state, action));
  };
  const viewsOf = (setup: (typeof probe.setups)[number], seed: number): Json[] =>
    sample({ game, catalogs, setup }, seed, 1)
      .slice(0, -1)
      .map((state) => game.encode(state, game.toAct(state)))
      .filter(isAsked);

  test.each(probe.setups.filter(({ options }) => isPlayed(options)))('views of $name can be told', (setup) => {
    const views = Array.from({ length: many(2) }, (_, seed) => viewsOf(setup, seed)).flat();
    expect(views.length).toBeGreaterThan(0);
    for (const [index, view] of views.entries()) {
      const setting = { lang: LANGS[index % LANGS.length] ?? 'en', catalogs };
      const answers = interview.answersOf(view, setting);
      const told = interview.next(answers, setting);
      if (told.question !== null)
        throw new Error(`${told.question.text} ${answers[told.question.key]}: ${told.question.fault}`);
      valueOf(checkerOf(game.schemas.state).check(told.view));
      expect(actionsOf(told.view)).toEqual(actionsOf(view));
      expect(strip(game.encode(valueOf(game.decode(told.view, catalogs)), view.viewer))).toEqual(strip(view));
    }
  });
};
