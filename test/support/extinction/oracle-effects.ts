/** What steps do with money, cards, cubes, dice and effect cards, in the tests' own reading. */
import { FREE_FROM, type SimpleStep } from '../../../src/engines/extinction/content/steps.ts';
import { cubesLeft, distinct, joined, type Model, moneyLeft, withAt, without } from './model.ts';
import type { Case } from './oracle.ts';

type Ways = readonly Model[];

const repeat = (count: number, model: Model, once: (model: Model, done: number) => Ways): Model[] =>
  Array.from({ length: count }).reduce<Model[]>(
    (ways, _, done) => distinct(ways.flatMap((next) => once(next, done))),
    [model],
  );

const orElse = (ways: Ways, model: Model): Ways => (ways.length === 0 ? [model] : ways);

const gained = (model: Model, seat: number, money: number): Model => ({
  ...model,
  money: withAt(model.money, seat, model.money[seat]! + money),
});

/** Up to so much to one other seat. */
const given = (most: number, seat: number, model: Model): Ways =>
  Array.from({ length: Math.min(most, model.money[seat]!) + 1 }, (_, money) => money).flatMap((money) =>
    model.money.flatMap((_, other) => (other === seat ? [] : [gained(gained(model, seat, -money), other, money)])),
  );

const drawn = (cards: number, seat: number, model: Model): Model => {
  const deck = model.decks[seat]!;
  return {
    ...model,
    decks: withAt(model.decks, seat, deck.slice(cards)),
    hands: withAt(model.hands, seat, joined(model.hands[seat]!, ...deck.slice(0, cards))),
  };
};

/** Names of the face-down ambassadors, by place, that a test knows; they are turned up by their first cube (page 7). */
const withCube = (model: Model, place: number, by: number): Model => ({
  ...model,
  envoys: model.envoys.map((envoy, index) =>
    index === place ? { id: by > 0 ? model.names[place]! : envoy.id, cubes: envoy.cubes + by } : envoy,
  ),
});

type Influence = Extract<SimpleStep, { readonly do: 'influence' }>;

const influenced = ({ cubes, on }: Influence, model: Model): Ways => {
  const ways: { readonly model: Model; readonly taken: readonly number[] }[] = [{ model, taken: [] }];
  const grown = Array.from({ length: Math.min(cubes, cubesLeft(model)) }).reduce<typeof ways>(
    (before) =>
      before.flatMap((way) => {
        const places = way.model.envoys.flatMap(({ id }, place) =>
          (on === 'hidden' && id !== null) ||
          (on === 'revealed' && id === null) ||
          (on === 'different' && way.taken.includes(place))
            ? []
            : [place],
        );
        const more = places.map((place) => ({
          model: withCube(way.model, place, 1),
          taken: [...way.taken, place],
        }));
        return more.length === 0 ? [way] : more;
      }),
    ways,
  );
  return grown.map((way) => way.model);
};

/** One cube from one ambassador to another; it need not be. */
const shifted = (model: Model): Ways => [
  model,
  ...model.envoys.flatMap(({ cubes }, from) =>
    cubes === 0
      ? []
      : model.envoys.flatMap((_, to) => (from === to ? [] : [withCube(withCube(model, from, -1), to, 1)])),
  ),
];

const subsets = <Each>(list: readonly Each[]): Each[][] =>
  list.reduce<Each[][]>((all, one) => all.flatMap((chosen) => [chosen, [...chosen, one]]), [[]]);

const orders = <Each>(list: readonly Each[]): Each[][] =>
  list.length === 0
    ? [[]]
    : list.flatMap((one, at) => orders(list.filter((_, index) => index !== at)).map((rest) => [one, ...rest]));

type Foresee = Extract<SimpleStep, { readonly do: 'foresee' }>;

const foreseen = ({ cards, discards, reorder }: Foresee, model: Model): Ways => {
  const top = model.effects.slice(0, cards).map((id, place) => ({ id, place }));
  return subsets(top)
    .filter((gone) => gone.length <= discards)
    .flatMap((gone) => {
      const back = top.filter((card) => !gone.includes(card));
      return (reorder === true ? orders(back) : [back]).map((order) => ({
        ...model,
        effects: [...order.map(({ id }) => id), ...model.effects.slice(cards)],
        effectDiscards: joined(model.effectDiscards, ...gone.map(({ id }) => id)),
      }));
    });
};

const endedOne = (model: Model): Ways =>
  orElse(
    model.constants.map((id, place) => ({
      ...model,
      constants: model.constants.filter((_, index) => index !== place),
      effectDiscards: joined(model.effectDiscards, id),
    })),
    model,
  );

const isFree = ({ on }: Model['dice'][number]): boolean => on === null;
const sorted = (model: Model): Model => ({
  ...model,
  dice: [...model.dice].sort((one, other) => `${one.on} ${one.value}`.localeCompare(`${other.on} ${other.value}`)),
});

const turned = (by: number, model: Model): Ways => [
  model,
  ...model.dice.flatMap((die, place) =>
    isFree(die)
      ? Array.from({ length: 2 * by + 1 }, (_, index) => die.value + index - by)
          .filter((value) => value >= 1 && value <= 6)
          .map((value) => sorted({ ...model, dice: withAt(model.dice, place, { ...die, value }) }))
      : [],
  ),
];

/** Rolled again, all at once or one by one: a die may be rolled again once. */
const rerolled = (most: number, roll: number, model: Model): Ways =>
  subsets(model.dice.flatMap((die, place) => (isFree(die) ? [place] : [])))
    .filter((chosen) => chosen.length <= most)
    .map((chosen) =>
      sorted({
        ...model,
        dice: model.dice.map((die, place) => (chosen.includes(place) ? { ...die, value: roll } : die)),
      }),
    );

const returned = (most: number, model: Model): Ways =>
  subsets(model.dice.flatMap((die, place) => (isFree(die) ? [] : [place])))
    .filter((chosen) => chosen.length <= most)
    .map((chosen) =>
      sorted({ ...model, dice: model.dice.map((die, place) => (chosen.includes(place) ? { ...die, on: null } : die)) }),
    );

/** A card from the own discards. */
const recovered = (seat: number, model: Model): Ways =>
  orElse(
    [...new Set(model.discards[seat]!)].map((id) => ({
      ...model,
      discards: withAt(model.discards, seat, without(model.discards[seat]!, id)),
      hands: withAt(model.hands, seat, joined(model.hands[seat]!, id)),
    })),
    model,
  );

const discarded = (seat: number, model: Model): Ways =>
  orElse(
    [...new Set(model.hands[seat]!)].map((id) => ({
      ...model,
      hands: withAt(model.hands, seat, without(model.hands[seat]!, id)),
      discards: withAt(model.discards, seat, joined(model.discards[seat]!, id)),
    })),
    model,
  );

/** The richest seats, when they have anything; the team chooses among them (rulebook page 12). */
const richest = ({ money }: Model): number[] =>
  money.flatMap((has, seat) => (has > 0 && has === Math.max(...money) ? [seat] : []));

const lostInfluence = (from: 'most' | 'any', model: Model): Ways => {
  const most = Math.max(1, ...model.envoys.map(({ cubes }) => cubes));
  const places = model.envoys.flatMap(({ cubes }, place) => (cubes >= (from === 'most' ? most : 1) ? [place] : []));
  return orElse(
    places.map((place) => withCube(model, place, -1)),
    model,
  );
};

/** Positions after a step that is not about the board. */
export const effectsOf = (step: SimpleStep, { seat, roll }: Case, model: Model): Ways => {
  switch (step.do) {
    case 'draw':
      return [drawn(step.cards, seat, model)];
    case 'gain':
      return [gained(model, seat, Math.min(step.money, moneyLeft(model)))];
    case 'give':
      return given(step.money, seat, model);
    case 'influence':
      return influenced(step, model);
    case 'shift-influence':
      return repeat(step.cubes, model, shifted);
    case 'foresee':
      return foreseen(step, model);
    case 'end-constant':
      return repeat(step.constants, model, endedOne);
    case 'birth-target':
      return [{ ...model, bonus: model.bonus + step.by }];
    case 'turn-die':
      return turned(step.by, model);
    case 'reroll':
      return rerolled(step.dice, roll, model);
    case 'free-placement':
      return [
        {
          ...model,
          free: {
            values: model.free.values || step.from === FREE_FROM[0],
            ownDice: model.free.ownDice || step.from === FREE_FROM[1],
          },
        },
      ];
    case 'return-die':
      return returned(step.dice, model);
    case 'shield':
      return [{ ...model, shields: { ...model.shields, [step.against]: true } }];
    case 'skip':
      return [{ ...model, skips: { ...model.skips, [step.phase]: true } }];
    case 'recover':
      return repeat(step.cards, model, (next) => recovered(seat, next));
    case 'lose-money': {
      const losers = step.who === 'self' ? [seat] : richest(model);
      return orElse(
        losers.map((loser) => gained(model, loser, -Math.min(step.money, model.money[loser]!))),
        model,
      );
    }
    case 'lose-influence':
      return repeat(step.cubes, model, (next) => lostInfluence(step.from, next));
    case 'discard':
      return repeat(step.cards, model, (next) => discarded(seat, next));
    default:
      throw new Error(`${step.do} is about the board, or about other steps`);
  }
};
