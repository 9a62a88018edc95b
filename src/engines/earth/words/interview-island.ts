/** One island, row by row, and the animals on it. */
import { type Asked, ask, type Part } from '../../kit/interview.ts';
import { isNone, partsOf, readAll, readName, type Said, said, unsaid, wordsOf } from '../../kit/interview-reading.ts';
import type { PlayerJson } from '../documents/schema.ts';
import { called, cardName, type Desk } from './interview-desk.ts';

type Planted = PlayerJson['tableau'][number];
type Place = Pick<Planted, 'card' | 'sprouts' | 'growth'> | null;

/** Rows and columns of an island. */
const SIDE = 4;

/** Asks row by row, until one is empty or four are told. */
export function* askIsland(desk: Desk, seat: number): Part<Planted[]> {
  const rows: Place[][] = [];
  for (let row = 0; row < SIDE; row++) {
    const places = yield* ask(rowQuestion(desk, seat, row), (line) => readRow(line, desk));
    if (places.every((place) => place === null)) break;
    rows.push(places);
  }
  const first = Math.min(SIDE, ...rows.map((places) => places.findIndex((place) => place !== null)));
  return rows.flatMap((places, row) =>
    places.flatMap((place, column) => (place === null ? [] : [{ ...place, row, column: column - first }])),
  );
}

const rowQuestion = (desk: Desk, seat: number, row: number): Asked => {
  const { texts, before, you, lang } = desk;
  const tableau = before?.players[seat]?.tableau ?? [];
  const line = tableau.filter((planted) => planted.row === row);
  const last = Math.max(-1, ...line.map(({ column }) => column));
  const places = Array.from({ length: last + 1 }, (_, column) => line.find((planted) => planted.column === column));
  const indexes = line.map((planted) => `/players/${seat}/tableau/${tableau.indexOf(planted)}`);
  return {
    key: `row.${seat + 1}.${row + 1}`,
    text: texts.row(row + 1, seat + 1, seat === you),
    help: texts.rowHelp,
    usual:
      places.map((place) => (place === undefined ? '-' : writePlace(place, desk))).join(', ') || wordsOf(lang).none,
    at: row === 0 ? [`/players/${seat}/tableau`, ...indexes] : indexes,
  };
};

const writePlace = ({ card, sprouts = 0, growth = 0 }: Planted, desk: Desk): string => {
  const marks = desk.lang === 'fr' ? { sprouts: 'p', growth: 'c' } : { sprouts: 's', growth: 'g' };
  return [
    cardName(card, desk),
    ...(sprouts > 0 ? [`${sprouts}${marks.sprouts}`] : []),
    ...(growth > 0 ? [`${growth}${marks.growth}`] : []),
  ].join(' ');
};

const readRow = (line: string, desk: Desk): Said<Place[]> => {
  if (isNone(line)) return said([]);
  const parts = partsOf(line);
  return parts.length > SIDE ? unsaid(desk.texts.notRow) : readAll(parts, (part) => readPlace(part, desk));
};

/** `oak 2s 3g`: letters of both languages will do. */
const readPlace = (part: string, { names, lang }: Desk): Said<Place> => {
  if (isNone(part)) return said(null);
  const [, name = '', marks = ''] = /^(.*?)((?:\s+\d[spgc])*)$/i.exec(part) ?? [];
  const card = readName(names.cards, name, lang);
  if (!card.ok) return card;
  const count = (letters: string): number => Number(new RegExp(`(\\d)[${letters}]`, 'i').exec(marks)?.[1] ?? 0);
  const [sprouts, growth] = [count('sp'), count('gc')];
  return said({
    card: Number(card.value.id),
    ...(sprouts > 0 && { sprouts }),
    ...(growth > 0 && { growth }),
  });
};

type Kept = NonNullable<PlayerJson['animals']>;

/** Asks for the animals of a seat. */
export function* askKept(desk: Desk, seat: number): Part<Kept> {
  const { texts, before, you } = desk;
  const was = before?.players[seat]?.animals;
  const question = {
    key: `animals.${seat + 1}`,
    text: texts.kept(seat + 1, seat === you),
    help: texts.keptHelp,
    ...(was && { usual: was.map((animal) => writeKept(animal, desk)).join(', ') }),
    at: [`/players/${seat}/animals`],
  };
  return yield* ask(question, (line) => readAll(partsOf(line), (part) => readKept(part, desk)));
}

const writeKept = ({ id, pawns = [], stored = 0 }: Kept[number], { names }: Desk): string =>
  [
    called(names.animals, id),
    ...pawns.map((space) => `@${Math.floor(space / SIDE) + 1}${(space % SIDE) + 1}`),
    ...(stored > 0 ? [`+${stored}`] : []),
  ].join(' ');

const readKept = (part: string, { names, lang, texts }: Desk): Said<Kept[number]> => {
  const [, name, rest = ''] = /^([^@+]+?)((?:\s*@[1-4][1-4])*(?:\s*\+\d{1,3})?)$/.exec(part) ?? [];
  if (name === undefined) return unsaid(texts.notKept(part));
  const animal = readName(names.animals, name, lang);
  if (!animal.ok) return animal;
  const pawns = [...rest.matchAll(/@(\d)(\d)/g)].map(
    ([, row, column]) => (Number(row) - 1) * SIDE + Number(column) - 1,
  );
  const stored = Number(/\+(\d+)/.exec(rest)?.[1] ?? 0);
  return said({ id: animal.value.id, ...(pawns.length > 0 && { pawns }), ...(stored > 0 && { stored }) });
};
