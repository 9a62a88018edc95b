/** The grid: what is visible is asked, row by row, and what lies beneath is filled in. */
import type { Lang } from '../../../core/text.ts';
import { type Asked, ask, object, type Part } from '../../kit/interview.ts';
import { isNone, readAll, type Said, said, unsaid } from '../../kit/interview-reading.ts';
import { cardId } from '../content/catalog.ts';
import { COLUMNS, ELEMENTS } from '../content/terms.ts';
import type { StateJson } from '../documents/schema.ts';
import type { Rules } from '../rules/state.ts';
import { type Card, cardName, cardOf, type Element, idOf, readCards, TEXTS, writeCards } from './interview-names.ts';

type Grid = StateJson['grid'];

/** What is known when the grid is asked for. */
export interface Around {
  readonly lang: Lang;
  readonly rules: Rules;
  readonly before?: StateJson;
  /** 1–3. */
  readonly generation: number;
  /** Cards of this generation that were placed before the turn of the person. */
  readonly placed: number;
  /** Ids of cards in hands that were told. */
  readonly held: readonly string[];
}

/** A row on its way: stacks from West to East, ids from bottom to top. */
interface Row {
  readonly element: Element;
  readonly asked: Asked;
  readonly stacks: string[][];
}

const generationOf = (id: string): number => (id.startsWith('start') ? 0 : Number(id.split('-')[0]));

/** Asks for the three rows, and for covered cards of this generation, where there are some. */
export function* askGrid(around: Around): Part<{ readonly grid: Grid; readonly isFilled: boolean }> {
  const rows: Row[] = [];
  for (const element of ELEMENTS) {
    const asked = askedOf(element, around);
    rows.push({ element, asked, stacks: yield* ask(asked, (line) => readRow(line, element, around)) });
  }
  const told = rows.flatMap(({ stacks }) => stacks.flat()).length;
  yield* cover(rows, yield* askCovered(rows, around), around);
  for (const row of rows) yield* fillRow(row, around);
  const gridOf = (element: Element): Grid[Element] => {
    const [W = [], N = [], E = []] = rows.find((row) => row.element === element)?.stacks ?? [];
    return { W, N, E };
  };
  const grid = { air: gridOf('air'), earth: gridOf('earth'), water: gridOf('water') };
  return { grid, isFilled: rows.flatMap(({ stacks }) => stacks.flat()).length > told };
}

const askedOf = (element: Element, { lang, before }: Around): Asked => {
  const texts = TEXTS[lang];
  const was = before?.grid[element];
  const write = (id: string): string => {
    const [generation, , value] = id.split('-');
    return generation === 'start' ? texts.startMark : `${generation}.${value}`;
  };
  const usual = was && COLUMNS.map((column) => was[column].map(write).join('/') || '-').join(' ');
  return {
    key: `row.${element}`,
    text: texts.row(texts.elements[element]),
    help: texts.rowHelp,
    ...(usual !== undefined && { usual }),
    at: [`/grid/${element}`],
  };
};

const readRow = (line: string, element: Element, around: Around): Said<string[][]> => {
  const places = line.split(/[\s,;]+/).filter(Boolean);
  if (places.length !== COLUMNS.length) return unsaid(TEXTS[around.lang].notRow(line));
  return readAll(places, (place, column) => readStack(place, element, column, around));
};

const readStack = (
  place: string,
  element: Element,
  column: number,
  { lang, rules, generation }: Around,
): Said<string[]> => {
  if (isNone(place) && place !== '0') return said([]);
  const start = rules.start.find(({ space }) => space === ELEMENTS.indexOf(element) * 3 + column);
  return readAll(place.split('/'), (card): Said<string> => {
    if (start !== undefined && ['s', 'd'].includes(card.toLowerCase())) return said(cardId(start.card));
    const [, told, value] = /^(?:([123])\.)?([0-3])$/.exec(card) ?? [];
    if (value === undefined) return unsaid(TEXTS[lang].notPlace(card));
    return said(idOf(Number(told ?? generation), { element, value: Number(value) }));
  });
};

/** Cards of this generation that were placed and are not in sight. With open hands they follow; else they are asked. */
function* askCovered(rows: readonly Row[], { lang, before, generation, placed, held }: Around): Part<readonly Card[]> {
  const texts = TEXTS[lang];
  const shown = rows.flatMap(({ stacks }) => stacks.flat()).filter((id) => generationOf(id) === generation);
  const wanted = placed - shown.length;
  const last = rows.findLast(({ stacks }) => stacks.flat().some((id) => generationOf(id) === generation));
  const nowhere = { key: 'row.air', text: texts.row(texts.elements.air) };
  if (wanted < 0) return yield* object(last?.asked ?? nowhere, texts.tooMany(-wanted));
  if (wanted === 0) return [];
  const isFull = rows.some(({ stacks }) => stacks.every(({ length }) => length > 0));
  if (!isFull) return yield* object(rows.at(-1)?.asked ?? nowhere, texts.tooFew(wanted));
  const all = ELEMENTS.flatMap((element) => [0, 1, 2, 3].map((value) => idOf(generation, { element, value })));
  const left = all.filter((id) => !shown.includes(id) && !held.includes(id));
  const earlier = Object.values(before?.grid ?? {}).flatMap(({ W, N, E }) => [...W, ...N, ...E]);
  const guess = left.length === wanted ? left : left.filter((id) => earlier.includes(id));
  const question = {
    key: 'covered',
    text: texts.covered(wanted),
    help: texts.coveredHelp,
    ...(guess.length === wanted && { usual: writeCards(guess, lang) }),
    quiet: left.length === wanted,
  };
  return yield* ask(question, (line) => {
    const cards = readCards(line, lang);
    if (!cards.ok) return cards;
    const ids = new Set(cards.value.map((card) => idOf(generation, card)));
    const fits = ids.size === wanted && cards.value.length === wanted && [...ids].every((id) => left.includes(id));
    return fits ? cards : unsaid(texts.coveredCount(wanted));
  });
}

/** Puts covered cards of this generation beneath visible ones of it. */
function* cover(rows: readonly Row[], cards: readonly Card[], around: Around): Part<void> {
  for (const card of cards) {
    const row = rows.find(({ element }) => element === card.element);
    if (row !== undefined) yield* slip(row, idOf(around.generation, card), around.lang);
  }
}

/** Puts what must be in the row by now and was not told: cards of generations that are over, and start cards. */
function* fillRow(row: Row, { generation, rules, lang }: Around): Part<void> {
  for (const { card, space } of rules.start) {
    const stack = row.stacks[space % 3];
    if (Math.floor(space / 3) === ELEMENTS.indexOf(row.element) && stack?.[0] !== cardId(card))
      stack?.unshift(cardId(card));
  }
  for (let over = generation - 1; over >= 1; over--)
    for (const value of [0, 1, 2, 3]) {
      const id = idOf(over, { element: row.element, value });
      if (!row.stacks.flat().includes(id)) yield* slip(row, id, lang);
    }
}

/** Slips a card beneath the visible one that is newest, where its generation has its place in the stack. */
function* slip({ asked, stacks }: Row, id: string, lang: Lang): Part<void> {
  const own = generationOf(id);
  const [stack] = stacks
    .filter((each) => each.length > 0 && generationOf(each.at(-1) ?? '') >= own)
    .sort((one, other) => generationOf(other.at(-1) ?? '') - generationOf(one.at(-1) ?? ''));
  if (stack === undefined)
    return yield* object(asked, TEXTS[lang].noRoom(`${own}.${cardOf(id).value} (${cardName(cardOf(id), lang)})`));
  const later = stack.findIndex((other) => generationOf(other) > own);
  stack.splice(later < 0 ? stack.length - 1 : later, 0, id);
}
