/**
 * The tests' own reading of what cards do: every position that the steps of a row can lead to, whatever is chosen. It is
 * written from `content/steps.ts`, the words of the steps and the rulebook, and knows nothing of the engine's machine.
 */
import type { PaidStep, SimpleStep, Step } from '../../../src/engines/extinction/content/steps.ts';
import { distinct, joined, judged, type Model, withAt, without } from './model.ts';
import { effectsOf } from './oracle-effects.ts';
import { herdEffects } from './oracle-herd.ts';
import { HOUSE, rowOf } from './rows.ts';

const { cards, starters } = HOUSE;

/** Who does it, and what chance says. */
export interface Case {
  /** Seat that the effect is for. */
  readonly seat: number;
  /** The action, card, ability or effect whose steps these are. */
  readonly source: string;
  readonly scenario: 'tiger' | 'otter' | 'panda';
  /** Every die of six faces. */
  readonly roll: number;
  /** Every birth die. */
  readonly birthRoll: number;
  /** Added to the target of births by what lies in play. */
  readonly birthModifier?: number;
  /** Whether parents that find no room stay, by what lies in play. */
  readonly splitSafe?: boolean;
}

type Ways = readonly Model[];

const each = (models: Ways, then: (model: Model) => Ways): Model[] =>
  distinct(models.flatMap((model) => (model.lost === null ? then(model) : [model])));

/** Positions after steps, one after the other. */
export const outcomes = (steps: readonly (Step | PaidStep)[], of: Case, models: Ways): Model[] =>
  steps.reduce<Model[]>((ways, step) => each(ways, (model) => oneStep(step, of, model)), [...models]);

const oneStep = (step: Step | PaidStep, of: Case, model: Model): Ways => {
  switch (step.do) {
    case 'pay':
      return paid(step, of, model);
    case 'choose':
      return chosen(
        step.from.map((way) => outcomes(way, of, [model])),
        model,
      );
    case 'each-seat': {
      const seats = model.money.map((_, index) => (of.seat + index) % model.money.length);
      return seats.reduce<Ways>(
        (ways, seat) => each(ways, (next) => outcomes(step.steps, { ...of, seat }, [next])),
        [model],
      );
    }
    case 'play':
      return times(step.cards, model, (next) => playOne(of, next));
    case 'copy':
      return copied(of, model);
    default:
      return simple(step, of, model);
  }
};

/** Whether nothing else than this one can be. */
const isOnly = (ends: Ways, model: Model): boolean =>
  ends.every((end) => JSON.stringify(end) === JSON.stringify(model));

/** One of the ways; one of which nothing can be done only when there is no other. */
const chosen = (ways: readonly Ways[], model: Model): Ways => {
  const able = ways.filter((ends) => !isOnly(ends, model));
  return able.length === 0 ? [model] : able.flat();
};

/** Does it so many times, as long as it can be done. */
const times = (count: number, model: Model, once: (model: Model) => Ways): Ways =>
  Array.from({ length: count }).reduce<Ways>((ways) => each(ways, once), [model]);

const simple = (step: SimpleStep, of: Case, model: Model): Ways =>
  (herdEffects(step, of, model) ?? effectsOf(step, of, model)).map(judged);

type Pay = Extract<Step, { readonly do: 'pay' }>;

/** Paid by a seat that has it all (rulebook page 7: money is not shared), or not at all, which is free to choose. */
const paid = ({ money, by, steps, otherwise = [] }: Pay, of: Case, model: Model): Ways => {
  const payers = model.money.flatMap((has, seat) => (has >= money && (by === 'one' || seat === of.seat) ? [seat] : []));
  const paidFor = payers.map((seat) => ({ ...model, money: withAt(model.money, seat, model.money[seat]! - money) }));
  const ends = paidFor.map((next) => outcomes(steps, of, [next]));
  // Nobody pays for nothing, but to be spared what follows otherwise.
  const isInVain = otherwise.length === 0 && ends.every((list, at) => isOnly(list, paidFor[at]!));
  return [...(isInVain ? [] : ends.flat()), ...outcomes(otherwise, of, [model])];
};

/** One card from the hand (rulebook page 7); none from an empty one. */
const playOne = (of: Case, model: Model): Ways => {
  const hand = model.hands[of.seat] ?? [];
  if (hand.length === 0) return [model];
  return [...new Set(hand)].flatMap((id) => {
    const { type, steps } = rowOf(cards, id);
    const played = { ...model, hands: withAt(model.hands, of.seat, without(hand, id)) };
    if (type === 'action') return [{ ...played, zone: joined(played.zone, id) }];
    if (type === 'permanent')
      return [{ ...played, permanents: withAt(played.permanents, of.seat, joined(played.permanents[of.seat]!, id)) }];
    return outcomes(steps, { ...of, source: id }, [played]).map((next) =>
      next.lost !== null
        ? next
        : { ...next, discards: withAt(next.discards, of.seat, joined(next.discards[of.seat]!, id)) },
    );
  });
};

/** Another action of the board or the zone, whoever played it. */
const copied = (of: Case, model: Model): Ways => {
  const rows = [...starters, ...[...new Set(model.zone)].map((id) => rowOf(cards, id))];
  return rows
    .filter(({ id }) => id !== of.source)
    .flatMap(({ id, steps }) => outcomes(steps, { ...of, source: id }, [model]));
};
