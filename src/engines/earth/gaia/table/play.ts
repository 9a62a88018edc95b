/** Gaïa at a real table: a companion document goes in, the next one comes out with what there is to do and to tell. */
import type { Outcome, TableTurn } from '../../../../core/contract.ts';
import { fault } from '../../../../core/fault.ts';
import type { Random } from '../../../../core/random.ts';
import { failed, ok, type Result } from '../../../../core/result.ts';
import type { Message } from '../../../../core/text.ts';
import { ACTIONS } from '../../content/boards.ts';
import {
  afterGaia,
  afterPerson,
  answerTurn,
  leavesOut,
  type Next,
  playGyre,
  playTurn,
  turnedUp,
} from '../core/course.ts';
import { isGyre, OBJECTIVES } from '../core/leaves.ts';
import { GAIA_DECK, type PersonTurn } from '../core/numbers.ts';
import type { GaiaRules } from '../core/rulings.ts';
import { PARTS, scoreParts, verdict } from '../core/score.ts';
import { asksOf, checkAnswers } from './asks.ts';
import { BONUS, G, type Gaia, isToCome, newGaia, pickCard, takeCard } from './counters.ts';
import { decodeTable, NO_CARD, type Table } from './decode.ts';
import { addToPile, type Counted, type Solo, type Supply, tableKeeper, tablePieces } from './keeper.ts';
import type { GaiaJson, Human, Stage, TableJson } from './schema.ts';

/** Goes on with a table; see `Automa.play`. */
export const playTable = (json: TableJson, random: Random): Result<TableTurn<TableJson>> => {
  const decoded = decodeTable(json);
  if (!decoded.ok) return decoded;
  const { rules, table } = decoded.value;
  if (table === undefined) return ok(begin(json, rules));
  const { human } = json;
  if (human === undefined) return ok(turnOf(json, table, []));
  if (table.stage === 'scored')
    return failed(fault('/human', 'game-over', 'The game is over and scored; nothing is asked.'));
  const faults = checkAnswers(table, human);
  if (faults.length > 0) return failed(...faults);
  return ok(goOn(json, table, human, random));
};

const begin = (json: TableJson, rules: GaiaRules): TableTurn<TableJson> => {
  const steps: Message[] = [
    { code: 'gaia.begin', params: { difficulty: rules.difficulty } },
    { code: json.options.cards === 'arbor' ? 'gaia.begin-arbor' : 'gaia.begin-table', params: {} },
    ...rules.animals.map(({ name }) => ({ code: 'gaia.begin-animal', params: { ...name } })),
  ];
  return turnOf(json, { rules, gaia: newGaia(), stage: 'turn', card: NO_CARD }, steps);
};

const goOn = (json: TableJson, table: Table, human: Human, random: Random): TableTurn<TableJson> => {
  const { rules, gaia, stage } = table;
  const steps: Message[] = [];
  const log = (step: Message): void => void steps.push(step);
  const supply = tableSupply(gaia, rules, human);
  const leafThere = human.leafThere === true;
  const solo: Solo = { gaia, rules, supply, person: personOf(human), leafThere, random, log };
  gaia[G.discarded]! += human.leavesDiscarded ?? 0;
  if (human.complete === true) gaia[G.full] = 1;
  if (stage === 'over') {
    const outcome = outcomeOf(table, human.score ?? 0);
    steps.push(resultOf(outcome));
    return { ...turnOf(json, { ...table, stage: 'scored' }, steps), outcome };
  }
  const next = stage === 'turn' ? endPerson(solo, human) : endGaia(solo, table.card, human);
  if (next === 'over') log(endOf(solo));
  const card = next === 'gaia' && json.options.cards === 'arbor' ? pickCard(gaia, random) : NO_CARD;
  if (card !== NO_CARD) steps.push(turnedUp(card));
  return turnOf(json, { rules, gaia, stage: STAGE_OF[next], card }, steps);
};

const STAGE_OF: Readonly<Record<Next, Stage>> = { person: 'turn', gaia: 'gaia', over: 'over' };

/** Nobody but the person sees cards at a real table: what goes to the pile they have told, and the rest is unseen. */
const tableSupply = (gaia: Gaia, rules: GaiaRules, { pile = [] }: Human): Supply => ({
  compost: (count) => count,
  discard: () => {},
  pile: () => {
    for (const printed of pile) addToPile(gaia, printed, rules);
  },
  // The person takes it; the step tells what.
  give: () => {},
});

const personOf = ({ soilGained = 0, cardsDrawn = 0, blueCards = 0 }: Human): PersonTurn => ({
  soilGained,
  cardsDrawn,
  blueCards,
});

/** Place of an answer that was checked before. */
const placeOf = <T>(all: readonly T[], value: T | undefined): number => {
  const place = value === undefined ? -1 : all.indexOf(value);
  if (place < 0) throw new RangeError('answers are checked before they are played');
  return place;
};

/** The person's turn is over. */
const endPerson = (solo: Solo, human: Human): Next => {
  const { random, log } = solo;
  answerTurn(tableKeeper, solo, placeOf(ACTIONS, human.action), random, log);
  const next = afterPerson(tableKeeper, solo);
  return next === 'gaia' && leavesOut(tableKeeper, solo, log) ? afterGaia(tableKeeper, solo) : next;
};

/** The person's part of her turn is over. */
const endGaia = (solo: Solo, turned: number, human: Human): Next => {
  const { gaia, random, log } = solo;
  const card = turned === NO_CARD ? placeOf(GAIA_DECK, human.card) : turned;
  if (turned === NO_CARD) log?.(turnedUp(card));
  takeCard(gaia, card);
  if (isGyre(card)) playGyre(tableKeeper, solo, placeOf(OBJECTIVES, human.objective), random, log);
  else playTurn(tableKeeper, solo, card, random, log);
  return afterGaia(tableKeeper, solo);
};

const endOf = (solo: Solo): Message => ({
  code: tablePieces.isSpent(solo) ? 'gaia.end-cards' : 'gaia.end-full',
  params: {},
});

const turnOf = (
  { game, version, kind, options }: TableJson,
  table: Table,
  steps: readonly Message[],
): TableTurn<TableJson> => {
  const { gaia, stage } = table;
  const points = new Float64Array(PARTS.length);
  scoreParts(tablePieces, table, points);
  const shown = PARTS.map((part, index) => ({
    part: { code: `gaia.part.${part}`, params: {} },
    points: points[index]!,
  }));
  return {
    table: { game, version, kind, options, stage, complete: gaia[G.full] === 1, gaia: encodeGaia(table) },
    steps,
    asks: asksOf(table),
    score: shown,
  };
};

const encodeGaia = ({ gaia, rules, card }: Table): GaiaJson => ({
  soil: gaia[G.soil]!,
  sprouts: gaia[G.sprouts]!,
  growth: gaia[G.growth]!,
  compost: gaia[G.compost]!,
  pile: { cards: gaia[G.pile]!, points: gaia[G.points]! },
  claims: Object.fromEntries(
    OBJECTIVES.flatMap((name, index) => (gaia[G.claims + index] === 0 ? [] : [[name, gaia[G.claims + index]!]])),
  ),
  completion: gaia[G.completion] === BONUS.hers,
  discardedLeaves: gaia[G.discarded]!,
  pass: gaia[G.pass]!,
  cards: GAIA_DECK.filter((_, index) => isToCome(gaia, index)),
  card: card === NO_CARD ? null : GAIA_DECK[card]!,
  skips: gaia[G.skip] === 1,
  stored: rules.animals.map((_, index) => gaia[G.stored + index]!),
});

const outcomeOf = (table: Counted, person: number): Outcome => {
  const points = new Float64Array(PARTS.length);
  const hers = scoreParts(tablePieces, table, points);
  const won = verdict(person - hers, table.rules.rulings);
  return {
    nature: 'competitive',
    scores: [person, hers],
    ranks: won === 0 ? [1, 1] : won > 0 ? [1, 2] : [2, 1],
    ending: tablePieces.isComplete(table) ? 'complete' : 'gaia-done',
    metrics: Object.fromEntries(PARTS.map((part, index) => [part, points[index]!])),
    notes: [],
  };
};

const resultOf = ({ scores: [person = 0, hers = 0], ranks: [rank] }: Outcome): Message => ({
  code: person === hers ? `gaia.${rank === 1 ? 'drawn-game' : 'lost-tie'}` : person > hers ? 'gaia.won' : 'gaia.lost',
  params: { person, gaia: hers, margin: Math.abs(person - hers) },
});
