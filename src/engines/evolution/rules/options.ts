import Type, { type Static } from 'typebox';

/** What a ruling says of itself: its default, the first of its values, and its meaning. */
const ruling = <Value extends string>(byDefault: Value, description: string) => ({ default: byDefault, description });

/**
 * Rulings on what the rules leave open; the numbers are the rows of `docs/rules/evolution.md`. Some
 * have one value: no other reading has a source, or none changes a decision.
 */
const RULINGS = {
  attacks: Type.Enum(['one-a-go', 'all-in-a-go'], ruling('one-a-go', 'Q2. Attacks a seat may make in one go.')),
  eating: Type.Enum(
    ['compulsory', 'free'],
    ruling(
      'compulsory',
      'Q3. Whether a go may be ended without a main action while an own animal could take red food.',
    ),
  ),
  passing: Type.Enum(
    ['this-go', 'final'],
    ruling(
      'this-go',
      'Q30. Whether a pass without any action ends the go, and the phase when all pass in turn; or ends the feeding of the seat for this year, but for food that it must take.',
    ),
  ),
  fedAnimals: Type.Enum(
    ['act', 'rest'],
    ruling('act', 'Q4. Whether a fed animal may graze, and a fed carnivore with an empty fat card may attack.'),
  ),
  fat: Type.Enum(['main-action', 'free-action'], ruling('main-action', 'Q5. What converting stored fat costs.')),
  scavenger: Type.Enum(['owner', 'leftmost'], ruling('owner', 'Q6. Which of several scavengers of one seat eats.')),
  ambushOwn: Type.Enum(['allowed', 'forbidden'], ruling('allowed', 'Q7. Whether a seat may ambush its own animals.')),
  intellectAfterMimicry: Type.Enum(
    ['usable', 'lost'],
    ruling('usable', 'Q8. Whether Intellect that was not used on the first prey can be used after Mimicry.'),
  ),
  pointlessAttacks: Type.Enum(
    ['forbidden', 'allowed'],
    ruling('forbidden', 'Q9. Whether a carnivore that cannot take food now may attack.'),
  ),
  triggers: Type.Enum(
    ['owner', 'fixed'],
    ruling('owner', 'Q10. Who orders the food of pair traits: their owner, or the numbers of the animals.'),
  ),
  lastBirth: Type.Enum(
    ['first-fed', 'last-fed'],
    ruling('first-fed', 'Q11. Which animal gives birth when the deck has too few cards.'),
  ),
  mimicry: Type.Enum(
    ['once-a-year', 'unlimited'],
    ruling('once-a-year', 'Q12. How often one Mimicry works; once in one attack at most.'),
  ),
  tailLoss: Type.Enum(['any', 'itself'], ruling('any', 'Q13. Which trait Tail loss can drop.')),
  specialization: Type.Enum(
    ['once-a-year', 'once-a-go'],
    ruling('once-a-year', 'Q14. How often one Specialization works.'),
  ),
  births: Type.Enum(
    ['once-a-year', 'each-time'],
    ruling('once-a-year', 'Q15. How often one Viviparous animal gives birth in a year.'),
  ),
  protect: Type.Enum(
    ['optional'],
    ruling('optional', 'Q16. Revealing an Anglerfish for another animal is up to its owner.'),
  ),
  droppedShell: Type.Enum(
    ['discard', 'centre'],
    ruling('discard', 'Q17. Where a Shell goes that Tail loss or Metamorphose drops.'),
  ),
  extinction: Type.Enum(
    ['at-once', 'one-by-one'],
    ruling('at-once', 'Q18. Whether animals starve at once, or in row order with the rest judged anew.'),
  ),
  parasitePoints: Type.Enum(['owner'], ruling('owner', 'Q19. A parasite counts for the owner of the animal it is on.')),
  foodDice: Type.Enum(
    ['official'],
    ruling('official', 'Q20. Dice of the food bank: 3d6+2 with five seats and 3d6+4 with six.'),
  ),
  manySeats: Type.Enum(
    ['with-expansion'],
    ruling('with-expansion', 'Q21. Five and six seats play with Time to Fly only.'),
  ),
  stolenFood: Type.Enum(
    ['keeps-colour'],
    ruling('keeps-colour', 'Q22. Food that a pirate takes keeps its colour, which changes nothing.'),
  ),
  hibernatingProtector: Type.Enum(
    ['fed', 'not-fed'],
    ruling('fed', 'Q23. Whether a hibernating protector of a Symbiosis counts as fed.'),
  ),
  pairs: Type.Enum(
    ['anywhere', 'neighbours'],
    ruling('anywhere', 'Q24. Whether the animals of a pair trait must lie side by side.'),
  ),
  shell: Type.Enum(
    ['until-year-end'],
    ruling('until-year-end', 'Q25. An animal that hid in its Shell stays hidden for the year.'),
  ),
  flightCount: Type.Enum(['all-cards'], ruling('all-cards', 'Q26. Flight counts every trait card, ignored or not.')),
  anglerfishFlight: Type.Enum(
    ['carnivorous', 'with-intellect'],
    ruling('carnivorous', 'Q27. Traits that an attacking Anglerfish counts against Flight: 1 or 2.'),
  ),
  metamorphoseFed: Type.Enum(
    ['allowed', 'forbidden'],
    ruling('allowed', 'Q28. Whether a fed animal may metamorphose to store fat.'),
  ),
  sharing: Type.Enum(
    ['once-a-round', 'once-a-go'],
    ruling('once-a-round', 'Q29. How often one Communication or Cooperation card works.'),
  ),
} as const;

const RulingsSchema = Type.Partial(Type.Object(RULINGS), {
  additionalProperties: false,
  description: 'Rulings on open points; see docs/rules/evolution.md.',
});

export const OptionsSchema = Type.Object(
  {
    seats: Type.Optional(
      Type.Integer({
        minimum: 2,
        maximum: 6,
        default: 4,
        description: 'Number of seats; five and six need timeToFly.',
      }),
    ),
    timeToFly: Type.Optional(
      Type.Boolean({
        default: true,
        description:
          'Whether the expansion is shuffled in; with two or three seats half of every kind of card stays out.',
      }),
    ),
    firstSeat: Type.Optional(
      Type.Integer({ minimum: 0, maximum: 5, description: 'Seat that begins the first year; drawn when absent.' }),
    ),
    rulings: Type.Optional(RulingsSchema),
  },
  { additionalProperties: false, description: 'Options of a game of Evolution.' },
);

/** Options as a caller gives them. */
export type Options = Static<typeof OptionsSchema>;

/** The rulings of one game, defaults filled in. */
export type Rulings = Required<Static<typeof RulingsSchema>>;

export const DEFAULT_RULINGS: Rulings = {
  attacks: 'one-a-go',
  eating: 'compulsory',
  passing: 'this-go',
  fedAnimals: 'act',
  fat: 'main-action',
  scavenger: 'owner',
  ambushOwn: 'allowed',
  intellectAfterMimicry: 'usable',
  pointlessAttacks: 'forbidden',
  triggers: 'owner',
  lastBirth: 'first-fed',
  mimicry: 'once-a-year',
  tailLoss: 'any',
  specialization: 'once-a-year',
  births: 'once-a-year',
  protect: 'optional',
  droppedShell: 'discard',
  extinction: 'at-once',
  parasitePoints: 'owner',
  foodDice: 'official',
  manySeats: 'with-expansion',
  stolenFood: 'keeps-colour',
  hibernatingProtector: 'fed',
  pairs: 'anywhere',
  shell: 'until-year-end',
  flightCount: 'all-cards',
  anglerfishFlight: 'carnivorous',
  metamorphoseFed: 'allowed',
  sharing: 'once-a-round',
};
