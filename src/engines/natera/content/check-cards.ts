/** What is wrong with exploration cards, beyond what a schema can say. */
import { type Fault, fault, pointer } from '../../../core/fault.ts';
import { abilityFaults, firedFaults, homeFaults, spreadFaults } from './check-steps.ts';
import { simpleSteps } from './nested.ts';
import type { Card, Discount, Prerequisite, Trigger } from './rows.ts';
import type { Step } from './steps.ts';
import { OPENING, PILES } from './terms.ts';

/** Fewest cards of each pile without the mini-expansion: what two seats are dealt (rulebook page 7). Piles may run out (O15). */
const FEWEST: readonly number[] = OPENING.map((cards) => 2 * cards);

/** Faults of all cards. */
export const cardFaults = (cards: readonly Card[]): Fault[] => [
  ...PILES.flatMap((pile, index) => {
    const count = cards.filter((card) => card.pile === pile && card.nuclear !== true).length;
    const fewest = FEWEST[index] ?? 0;
    return count >= fewest
      ? []
      : [
          fault(
            '/cards',
            'too-few-cards',
            `Without the mini-expansion there are ${count} ${pile} cards; expected ${fewest} or more.`,
          ),
        ];
  }),
  ...cards.flatMap((card, index) => {
    const at = pointer('cards', index);
    return [
      ...(card.requires ?? []).flatMap((each, place) => prerequisiteFaults(each, at + pointer('requires', place))),
      ...backgroundFaults(card, at),
      ...discountFaults(card.discount, at),
      ...scienceFaults(card, at),
    ];
  }),
];

const prerequisiteFaults = ({ presence, authority, cards, least }: Prerequisite, at: string): Fault[] => {
  const asked = [presence, authority, cards].filter((each) => each !== undefined).length;
  return [
    ...(asked === 1
      ? []
      : [fault(at, 'one-thing', `${asked} things are asked for: expected one of presence, authority and cards.`)]),
    ...(presence !== undefined && least !== undefined
      ? [fault(`${at}/least`, 'no-measure', 'A pawn is in a zone, or is not.')]
      : []),
    ...(presence === undefined && least === undefined
      ? [fault(at, 'no-least', 'A level, or a number of cards, is missing: `least`.')]
      : []),
  ];
};

const backgroundFaults = (card: Card, at: string): Fault[] => {
  const { background, cost, steps, on } = card;
  const isLasting = background === 'passive';
  return [
    ...(cost !== undefined && background !== 'ability'
      ? [
          fault(
            `${at}/cost`,
            'not-an-ability',
            'Only an ability has a cost of its own; a step `pay` asks one elsewhere.',
          ),
        ]
      : []),
    ...(isLasting ? passiveFaults(card, at) : activeFaults(card, at)),
    ...(background === 'production' && steps !== undefined
      ? [...homeFaults(steps, `${at}/steps`), ...spreadFaults(steps, `${at}/steps`)]
      : []),
    ...(background === 'ability' && steps !== undefined ? abilityFaults(steps, cost, `${at}/steps`) : []),
    ...(on !== undefined && steps !== undefined ? firedFaults(on, steps, `${at}/steps`) : []),
  ];
};

const activeFaults = ({ background, steps, on, discount }: Card, at: string): Fault[] => [
  ...(steps === undefined ? [fault(at, 'does-nothing', `A card with the background ${background} has steps.`)] : []),
  ...(on === undefined ? [] : [fault(`${at}/on`, 'not-passive', 'Only a passive card waits for something.')]),
  ...(discount === undefined ? [] : [fault(`${at}/discount`, 'not-passive', 'Only a passive card has a discount.')]),
];

const passiveFaults = ({ steps, on, discount }: Card, at: string): Fault[] => [
  ...triggerFaults({ steps, on }, at),
  ...(steps === undefined && on === undefined && discount === undefined
    ? [fault(at, 'does-nothing', 'A passive card has a trigger with steps, or a discount.')]
    : []),
];

/** A trigger without steps, or steps without a trigger; of a card or of a tribe. */
export const triggerFaults = (
  { steps, on }: { readonly steps: readonly Step[] | undefined; readonly on: Trigger | undefined },
  at: string,
): Fault[] => [
  ...(on !== undefined && steps === undefined
    ? [fault(`${at}/on`, 'no-steps', 'There is a trigger, and no steps that it could fire.')]
    : []),
  ...(on === undefined && steps !== undefined
    ? [fault(`${at}/steps`, 'no-trigger', 'Steps that last need a trigger.')]
    : []),
];

/** What discounts can be in. */
const DISCOUNTED_IN: Readonly<Record<Discount['on'], readonly Discount['of'][]>> = {
  cards: ['endurance', 'agility', 'intelligence'],
  hire: ['food'],
  colony: ['material'],
};

/** A discount in what its price is not in. */
export const discountFaults = (discount: Discount | undefined, at: string): Fault[] => {
  if (discount === undefined) return [];
  const { on, of } = discount;
  const expected = DISCOUNTED_IN[on];
  return expected.includes(of)
    ? []
    : [fault(`${at}/discount/of`, 'not-its-price', `The price of ${on} is in ${expected.join(', ')}, not in ${of}.`)];
};

/** Every Science card gives growth (rulebook, section on the science board). */
const scienceFaults = ({ types, steps = [] }: Card, at: string): Fault[] =>
  types.includes('science') && !simpleSteps(steps, false).some((step) => step.do === 'growth')
    ? [fault(at, 'no-growth', 'A card of the type science gives growth to its owner.')]
    : [];
