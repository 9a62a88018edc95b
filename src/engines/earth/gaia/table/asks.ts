/** What the person is asked at each moment, and what is missing in their answers. */
import type { Ask } from '../../../../core/contract.ts';
import { type Fault, fault } from '../../../../core/fault.ts';
import { say } from '../../../../core/text.ts';
import { hasBit } from '../../../kit/bits.ts';
import { ACTIONS } from '../../content/boards.ts';
import { GAIA_LEAVES, OBJECTIVES, openObjectives, pairOf } from '../core/leaves.ts';
import { CARD, GAIA_DECK, GYRE_BONUS, hasGyreBonus, OWN_TURN, UNCHOSEN } from '../core/numbers.ts';
import { en } from '../words/en.ts';
import { G, isToCome } from './counters.ts';
import { NO_CARD, type Table } from './decode.ts';
import { tablePieces } from './keeper.ts';
import { type Human, LEAST_POINTS, MOST_BLUE, MOST_CARDS, MOST_POINTS, MOST_SCORE, MOST_SOIL } from './schema.ts';

/** The objective that brings cards to her pile on the Expert level, and how many. */
const EXPERT_OBJECTIVE = GYRE_BONUS.findIndex(({ good }) => good === 'cards');
const EXPERT_PILE = GYRE_BONUS[EXPERT_OBJECTIVE]!.count;

type Only = Ask['only'];
const PLACE = '/human/';
const at = (name: keyof Human): string => PLACE + name;
const when = (name: keyof Human, ...values: readonly string[]): { readonly only: NonNullable<Only> } => ({
  only: { pointer: at(name), values },
});

const counts = (name: keyof Human, code: string, most: number, params = {}): Ask => ({
  pointer: at(name),
  question: { code, params },
  form: 'count',
  least: 0,
  most,
});
const points = (code: string, length: number): Ask => ({
  pointer: at('pile'),
  question: { code, params: { count: length } },
  form: 'list',
  length,
  least: LEAST_POINTS,
  most: MOST_POINTS,
});
const yesNo = (name: keyof Human, code: string): Ask => ({
  pointer: at(name),
  question: { code, params: {} },
  form: 'yes-no',
});
const choice = (name: keyof Human, code: string, values: readonly string[]): Ask => ({
  pointer: at(name),
  question: { code, params: {} },
  form: 'choice',
  choices: values.map((value) => ({ value, label: { code: `gaia.label.${value}`, params: {} } })),
});

/** Every question of this moment; some of them hang on the answer to another. */
export const asksOf = (table: Table): readonly Ask[] => {
  switch (table.stage) {
    case 'turn':
      return [...TURN_ASKS, ...leafAsks(table)];
    case 'gaia':
      return [...gaiaAsks(table), ...leafAsks(table)];
    case 'over':
      return [{ ...counts('score', 'gaia.ask.score', MOST_SCORE), least: -MOST_SCORE }];
    case 'scored':
      return [];
  }
};

const TURN_ASKS: readonly Ask[] = [
  choice('action', 'gaia.ask.action', ACTIONS),
  { ...points('gaia.ask.unchosen', UNCHOSEN), ...when('action', 'plant') },
  { ...yesNo('complete', 'gaia.ask.complete'), ...when('action', 'plant') },
  { ...counts('soilGained', 'gaia.ask.soil', MOST_SOIL), ...when('action', 'compost') },
  { ...counts('blueCards', 'gaia.ask.blue', MOST_BLUE), ...when('action', 'water') },
  { ...counts('cardsDrawn', 'gaia.ask.drawn', MOST_CARDS), ...when('action', 'grow') },
];

/** Where Arbor shuffles, the card is known and only its questions are asked; else they hang on the card that comes up. */
const gaiaAsks = (table: Table): readonly Ask[] => {
  if (table.card !== NO_CARD) return cardAsks(table, table.card);
  const toCome = GAIA_DECK.filter((_, card) => isToCome(table.gaia, card));
  const hanging = toCome.flatMap((name) =>
    cardAsks(table, GAIA_DECK.indexOf(name)).map((ask) => ({ ...when('card', name), ...ask })),
  );
  return [choice('card', 'gaia.ask.card', toCome), ...hanging];
};

/** The questions of one card of Gaïa’s. */
const cardAsks = (table: Table, card: number): readonly Ask[] => {
  const { gaia, rules } = table;
  const part = PART_ASKS[card];
  // A complete tableau stays complete.
  if (part !== undefined) return gaia[G.full] === 1 ? part.filter(({ form }) => form !== 'yes-no') : part;
  const mask = openObjectives(tablePieces, table, pairOf(card));
  const open = OBJECTIVES.filter((_, objective) => hasBit(mask, objective));
  const leaf = [
    choice('objective', `gaia.ask.objective-${GAIA_DECK[card]}`, open),
    yesNo('leafThere', 'gaia.ask.leaf-there'),
  ];
  return card === CARD.north && hasGyreBonus(rules.difficulty) ? [...leaf, EXPERT_ASK] : leaf;
};

/** By card: what the person tells of their part of her turn. */
const PART_ASKS: readonly (readonly Ask[])[] = [
  [yesNo('complete', 'gaia.ask.part-plant'), points('gaia.ask.pile', OWN_TURN.cards)],
  [counts('soilGained', 'gaia.ask.part-compost', MOST_SOIL)],
  [counts('blueCards', 'gaia.ask.part-water', MOST_BLUE)],
  [counts('cardsDrawn', 'gaia.ask.part-grow', MOST_CARDS)],
];

const EXPERT_ASK: Ask = {
  ...points('gaia.ask.pile', EXPERT_PILE),
  ...when('objective', OBJECTIVES[EXPERT_OBJECTIVE]!),
};

const leafAsks = ({ gaia, rules }: Table): readonly Ask[] =>
  rules.animals.length === 0
    ? []
    : [{ ...counts('leavesDiscarded', 'gaia.ask.discarded', GAIA_LEAVES - gaia[G.discarded]!), usual: 0 }];

const valueAt = (human: Human, pointer: string): unknown => Reflect.get(human, pointer.slice(PLACE.length));

/** Whether an answer is asked for, as the other answers are. */
const applies = ({ only }: Ask, human: Human): boolean =>
  only === undefined || only.values.includes(String(valueAt(human, only.pointer)));

/** Every answer that is missing, of no use now, or not one of those allowed. */
export const checkAnswers = (table: Table, human: Human): readonly Fault[] => {
  const asks = asksOf(table);
  const faults = asks.filter((ask) => applies(ask, human)).flatMap((ask) => checkAnswer(ask, human));
  for (const [name, value] of Object.entries(human))
    if (name !== 'deckEmpty' && value !== 0 && !asks.some(({ pointer }) => pointer === PLACE + name))
      faults.push(fault(PLACE + name, 'not-asked', `${name} is not asked at this moment.`));
  return [...faults, ...checkPerson(table, human)];
};

const checkAnswer = (ask: Ask, human: Human): readonly Fault[] => {
  const { pointer, question, choices, length, most } = ask;
  const value = valueAt(human, pointer);
  if (value === undefined) return [fault(pointer, 'missing-figure', `Still to be told: ${say(en, question)}`)];
  if (choices !== undefined && !choices.some((choice) => choice.value === value)) {
    const open = choices.map((choice) => choice.value).join(' or ');
    return [fault(pointer, 'wrong-choice', `Expected ${open} here, got ${String(value)}.`)];
  }
  if (Array.isArray(value) && length !== undefined && !fits(value.length, length, human))
    return [
      fault(
        pointer,
        'wrong-number',
        `${length} cards go to her pile, got ${value.length}; say deckEmpty if it ran out.`,
      ),
    ];
  if (typeof value === 'number' && most !== undefined && value > most)
    return [fault(pointer, 'out-of-range', `Expected at most ${most}, got ${value}.`)];
  return [];
};

const fits = (given: number, length: number, { deckEmpty }: Human): boolean =>
  deckEmpty === true ? given <= length : given === length;

/** What the person cannot have done. */
const checkPerson = ({ gaia, stage, card }: Table, human: Human): readonly Fault[] => {
  const { action, complete, leavesDiscarded = 0, leafThere } = human;
  const plants = stage === 'turn' ? action === 'plant' : human.card === 'plant' || card === CARD.plant;
  const faults: Fault[] = [];
  if (complete === true && !plants)
    faults.push(fault(at('complete'), 'not-planted', 'A tableau is completed only in a turn of planting.'));
  if (complete === false && plants && gaia[G.full] === 1)
    faults.push(fault(at('complete'), 'complete-already', 'The tableau is complete already.'));
  const lying =
    OBJECTIVES.filter((_, objective) => gaia[G.claims + objective] === 2).length + (leafThere === true ? 1 : 0);
  if (lying + gaia[G.discarded]! + leavesDiscarded > GAIA_LEAVES)
    faults.push(fault(at('leavesDiscarded'), 'too-many-leaves', `The person has ${GAIA_LEAVES} leaves in all.`));
  return faults;
};
