/** Reads companion documents and lists every contradiction. */
import { type Fault, fault, pointer } from '../../../../core/fault.ts';
import { ok, type Result } from '../../../../core/result.ts';
import type { GaiaAnimal } from '../core/animal.ts';
import { GAIA_LEAVES, OBJECTIVES, pairOf } from '../core/leaves.ts';
import { CARD, GAIA_DECK, TWENTY_STACKS } from '../core/numbers.ts';
import { type GaiaRules, soloAnimalCount, TABLE_RULINGS } from '../core/rulings.ts';
import { BONUS, G, type Gaia, isSpent, newGaia, timesSeen } from './counters.ts';
import { isCompatible, KNOWN_ANIMALS, knownAnimal } from './known-animals.ts';
import { type AnimalEntry, type GaiaJson, LEAST_POINTS, MOST_POINTS, type Stage, type TableJson } from './schema.ts';

/** A companion document in the form that the rules work with. */
export interface Table {
  readonly rules: GaiaRules;
  readonly gaia: Gaia;
  readonly stage: Stage;
  /** The card that Arbor turned up, or `NO_CARD`. */
  readonly card: number;
}

/** Stands for no card of Gaïa's. */
export const NO_CARD = -1;

type Report = (at: string, code: string, detail: string) => void;

/** The table that a document describes; nothing for a game that has not begun. */
export const decodeTable = (json: TableJson): Result<{ readonly rules: GaiaRules; readonly table?: Table }> => {
  const faults: Fault[] = [];
  const report: Report = (at, code, detail) => void faults.push(fault(at, code, detail));
  const rules = readRules(json.options, report);
  if (json.gaia === undefined) {
    checkUnbegun(json, report);
    return faults.length > 0 ? { ok: false, faults } : ok({ rules });
  }
  const gaia = readCounters(json.gaia, json.complete === true);
  const { stage = 'turn' } = json;
  const card = json.gaia.card === null ? NO_CARD : GAIA_DECK.indexOf(json.gaia.card);
  checkPieces(json.gaia, rules, report);
  checkLeaves(json.gaia, rules, report);
  checkCards(json, json.gaia, gaia, stage, report);
  if (faults.length === 0) checkCourse(gaia, rules, stage, report);
  return faults.length > 0 ? { ok: false, faults } : ok({ rules, table: { rules, gaia, stage, card } });
};

const checkUnbegun = ({ stage, complete, human }: TableJson, report: Report): void => {
  for (const [name, value] of Object.entries({ stage, complete, human }))
    if (value !== undefined)
      report('/gaia', 'missing-field', `There is ${name}, but gaia, what lies before Gaïa, is missing.`);
};

const readRules = ({ difficulty, rulings, animals = [] }: TableJson['options'], report: Report): GaiaRules => {
  const settled = { ...TABLE_RULINGS.defaults, ...rulings };
  const expected = soloAnimalCount(difficulty, settled);
  if (animals.length > 0 && animals.length !== expected)
    report(
      '/options/animals',
      'wrong-number',
      `With Animal Kingdom this level wants ${expected} for Gaïa, not ${animals.length}.`,
    );
  const rows = animals.map((entry, index) => readAnimal(entry, pointer('options', 'animals', index), report));
  const [first, second] = rows.map(({ name }) => name.fr);
  if (second !== undefined && first === second)
    report('/options/animals/1', 'animal-twice', 'Gaïa has this animal already.');
  return { difficulty, rulings: settled, animals: rows };
};

const readAnimal = (entry: AnimalEntry, at: string, report: Report): GaiaAnimal => {
  const name = typeof entry === 'string' ? entry : entry.name;
  if (!isCompatible(name))
    report(at, 'incompatible-animal', `${name} is not compatible with Gaïa; take it back and deal her another.`);
  if (typeof entry !== 'string') return ownAnimal(entry, at, report);
  const known = knownAnimal(entry);
  if (known !== undefined) return known;
  if (isCompatible(name))
    report(
      at,
      'unknown-animal',
      `Known are ${Object.keys(KNOWN_ANIMALS).join(', ')}; give another one by the figures of its card.`,
    );
  return { name: { en: name, fr: name }, move: 'none' };
};

const ownAnimal = ({ name, ...row }: Exclude<AnimalEntry, string>, at: string, report: Report): GaiaAnimal => {
  if (row.move !== 'up-to' && (row.most !== undefined || row.perUsedLeaf !== undefined))
    report(
      at,
      'wrong-move',
      'Only the move "up-to" has a number of cards; the figures of any other are for the whole.',
    );
  if (row.gain === undefined && row.others === undefined && row.stores === undefined)
    report(at, 'no-effect', 'An animal brings something: gain, others or stores is missing.');
  return { ...row, name: { en: name, fr: name } };
};

/** A complete tableau has brought the person the completion bonus, unless it is hers. */
const readCounters = (json: GaiaJson, isFull: boolean): Gaia => {
  const gaia = newGaia();
  gaia[G.soil] = json.soil;
  gaia[G.sprouts] = json.sprouts;
  gaia[G.growth] = json.growth;
  gaia[G.compost] = json.compost;
  gaia[G.pile] = json.pile.cards;
  gaia[G.points] = json.pile.points;
  OBJECTIVES.forEach((objective, index) => {
    gaia[G.claims + index] = json.claims[objective] ?? 0;
  });
  gaia[G.full] = isFull ? 1 : 0;
  gaia[G.completion] = json.completion ? BONUS.hers : isFull ? BONUS.persons : BONUS.free;
  gaia[G.discarded] = json.discardedLeaves;
  gaia[G.cards] = json.cards.reduce((mask, card) => mask | (1 << GAIA_DECK.indexOf(card)), 0);
  gaia[G.pass] = json.pass;
  gaia[G.skip] = json.skips ? 1 : 0;
  gaia.set(json.stored, G.stored);
  return gaia;
};

const checkPieces = ({ pile, growth, stored }: GaiaJson, { rulings, animals }: GaiaRules, report: Report): void => {
  const least = rulings.gaiaEvents === 'absolute' ? 0 : LEAST_POINTS * pile.cards;
  const most = MOST_POINTS * pile.cards;
  if (pile.points < least || pile.points > most)
    report('/gaia/pile/points', 'out-of-range', `${pile.cards} cards bring from ${least} to ${most} points.`);
  if (rulings.gaiaGrowth === 'twenty-stacks' && growth > TWENTY_STACKS)
    report('/gaia/growth', 'out-of-range', `Twenty stacks hold ${TWENTY_STACKS} pieces.`);
  if (stored.length !== animals.length)
    report(
      '/gaia/stored',
      'wrong-number',
      `A storage zone for each animal of Gaïa’s is wanted: ${animals.length}, not ${stored.length}.`,
    );
  stored.forEach((count, index) => {
    if (count > 0 && animals[index]?.stores === undefined && index < animals.length)
      report(pointer('gaia', 'stored', index), 'no-storage', 'This animal has no storage zone.');
  });
};

/** Each of the two has five leaves; the person's lie where hers came second, and on her board. */
const checkLeaves = ({ claims, discardedLeaves }: GaiaJson, { animals }: GaiaRules, report: Report): void => {
  const second = Object.values(claims).filter((arrival) => arrival === 2).length;
  if (second + discardedLeaves > GAIA_LEAVES)
    report(
      '/gaia/discardedLeaves',
      'too-many-leaves',
      `The person has ${GAIA_LEAVES} leaves, ${second} of which lie on objectives where Gaïa came second.`,
    );
  if (discardedLeaves > 0 && animals.length === 0)
    report('/gaia/discardedLeaves', 'no-animals', 'Leaves are discarded for animals, and there are none.');
};

const checkCards = ({ options }: TableJson, json: GaiaJson, gaia: Gaia, stage: Stage, report: Report): void => {
  const { cards, card, pass, claims } = json;
  cards.forEach((each, index) => {
    if (cards.indexOf(each) < index)
      report(pointer('gaia', 'cards', index), 'card-twice', `Gaïa has one card ${each}.`);
  });
  if (cards.length === 0 && (pass === 1 || stage === 'turn' || stage === 'gaia'))
    report('/gaia/cards', 'no-cards', 'After the sixth card she shuffles all six; after the twelfth the game is over.');
  const isTurnedUp = options.cards === 'arbor' && stage === 'gaia';
  if (isTurnedUp && card === null)
    report('/gaia/card', 'no-card', 'Arbor shuffles Gaïa’s cards, so the card of her turn stands here.');
  if (!isTurnedUp && card !== null)
    report('/gaia/card', 'unexpected-card', 'A card stands here only in Gaïa’s turn, where Arbor shuffles.');
  if (card !== null && !cards.includes(card))
    report('/gaia/card', 'card-gone', `${card} has come up already; until it is played it is among cards.`);
  for (const gyre of [CARD.north, CARD.south]) {
    const pair = OBJECTIVES.slice(2 * pairOf(gyre), 2 * pairOf(gyre) + 2);
    const claimed = pair.filter((objective) => claims[objective] !== undefined).length;
    const seen = timesSeen(gaia, gyre);
    if (claimed !== seen)
      report(
        '/gaia/claims',
        'wrong-claims',
        `Each ${GAIA_DECK[gyre]} played is a leaf on ${pair.join(' or ')}: ${seen} played, ${claimed} claimed.`,
      );
  }
};

/** Whether the moment can come at all. */
const checkCourse = (gaia: Gaia, { difficulty, rulings }: GaiaRules, stage: Stage, report: Report): void => {
  const [isFull, spent] = [gaia[G.full] === 1, isSpent(gaia)];
  const isOver = stage === 'over' || stage === 'scored';
  if (gaia[G.skip] === 1 && (difficulty !== 'beginner' || stage !== 'turn'))
    report('/gaia/skips', 'no-skip', 'Only a Beginner’s Gaïa skips a turn, and it is asked after the person’s turn.');
  if (isOver && !isFull && !spent)
    report('/stage', 'not-over', 'A game ends with a complete tableau, or with her twelfth card.');
  if (isFull && !isOver && !(stage === 'gaia' && rulings.soloEnd === 'after-gaia'))
    report('/stage', 'is-over', 'The tableau is complete, so the game is over.');
  const mustHave = isOver && spent && !isFull;
  if (gaia[G.completion] === BONUS.hers ? !(isOver && spent) : mustHave)
    report(
      '/gaia/completion',
      'wrong-completion',
      'Gaïa takes the completion bonus after her twelfth card, if it is free, and never before.',
    );
};
