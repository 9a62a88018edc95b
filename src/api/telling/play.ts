/** What other seats' play says of what the seat to act does not see, beside what the cards say. */
import type { Belief, BeliefSlot, Conclusion, Observation } from '../../core/contract.ts';
import { type Lang, say } from '../../core/text.ts';
import { historyOf } from '../../jobs/part.ts';
import { UNIFORM } from '../../mcts/inference.ts';
import type { SearchRequest } from '../search-request.ts';
import { TEXTS } from '../text/index.ts';
import { round } from './numbers.ts';
import { tell } from './tell.ts';

/** Rises of a probability that are worth a sentence. */
const WORTH_SAYING = 0.03;

/** What was concluded, where something was. */
export interface Played {
  readonly history: readonly Observation<unknown>[];
  readonly conclusion: Conclusion<unknown>;
  /** By slot and by value, in the order of what the cards say. */
  readonly probabilities: readonly (readonly number[])[];
}

/** What the play of others makes of `belief`; nothing where nothing was told of it, or the game concludes nothing. */
export const playedOf = (request: SearchRequest, belief: Belief): Played | undefined => {
  const { loaded, position, task } = request;
  const history = historyOf(loaded, task) ?? [];
  const conclusion = conclude(request, history);
  if (conclusion === undefined) return undefined;
  const after = loaded.game.belief?.(position.state, position.seat, conclusion);
  return after && { history, conclusion, probabilities: mixed(belief, after) };
};

const conclude = (
  { loaded: { game }, position: { state, seat } }: SearchRequest,
  history: readonly Observation<unknown>[],
): Conclusion<unknown> | undefined => {
  const conclusion = history.length === 0 ? undefined : game.conclude?.(state, seat, history);
  return conclusion !== undefined && conclusion.used > 0 ? conclusion : undefined;
};

/** The probabilities that a search draws worlds by. */
const mixed = (cards: Belief, play: Belief): number[][] =>
  cards.slots.map(({ values }, slot) =>
    values.map(
      ({ probability }, value) =>
        UNIFORM * probability + (1 - UNIFORM) * (play.slots[slot]?.values[value]?.probability ?? probability),
    ),
  );

/** The value that play made likelier by most, of these slots of the belief. */
const risen = (slots: readonly BeliefSlot[], { probabilities }: Played) => {
  let most = { slot: 0, value: 0, rise: 0 };
  for (const [slot, { values }] of slots.entries())
    for (const [value, { probability }] of values.entries()) {
      const rise = (probabilities[slot]?.[value] ?? 0) - probability;
      if (rise > most.rise) most = { slot, value, rise };
    }
  return most;
};

/** In a sentence what play says of these slots, and by which decision most of all. */
export const tellPlay = (request: SearchRequest, slots: readonly BeliefSlot[], played: Played, lang: Lang) => {
  const { slot, value, rise } = risen(slots, played);
  const decisions = played.conclusion.used;
  const [about, which] = [slots[slot], slots[slot]?.values[value]];
  if (about === undefined || which === undefined || rise < WORTH_SAYING)
    return { decisions, ...tell(TEXTS[lang], { code: 'belief.play-even', params: {} }) };
  const phrases = request.loaded.game.phrases[lang];
  const params = {
    thing: say(phrases, about.slot),
    value: say(phrases, which.value),
    byPlay: round(which.probability + rise),
    byCards: round(which.probability),
  };
  const chief = chiefOf(request, played, slot, value);
  const { game } = request.loaded;
  const message =
    chief === undefined
      ? { code: 'belief.play', params }
      : {
          code: 'belief.play-chiefly',
          params: {
            ...params,
            player: game.toAct(chief.position) + 1,
            action: say(phrases, game.describe(chief.position, chief.action)),
          },
        };
  return { decisions, ...tell(TEXTS[lang], message) };
};

/** The decision without which the value would be least likely; none where it would be as likely without any one of them. */
const chiefOf = (
  request: SearchRequest,
  { history, probabilities }: Played,
  slot: number,
  value: number,
): Observation<unknown> | undefined => {
  const { loaded, position } = request;
  let least = (probabilities[slot]?.[value] ?? 0) - WORTH_SAYING / 2;
  let chief: Observation<unknown> | undefined;
  for (const each of history) {
    const conclusion = conclude(
      request,
      history.filter((other) => other !== each),
    );
    const belief = loaded.game.belief?.(position.state, position.seat, conclusion);
    const probability = belief?.slots[slot]?.values[value]?.probability ?? 1;
    if (probability >= least) continue;
    least = probability;
    chief = each;
  }
  return chief;
};
