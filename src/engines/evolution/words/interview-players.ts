/** What the interview of Evolution asks of one seat after the other: animals, hands and discards. */
import { type Asked, ask, askNumber, type Part } from '../../kit/interview.ts';
import {
  isNone,
  partsOf,
  readAll,
  readName,
  readNames,
  readNumber,
  type Said,
  said,
  unsaid,
  wordsOf,
  writeNames,
} from '../../kit/interview-reading.ts';
import { MOST_CARDS } from '../content/catalog.ts';
import type { AnimalJson } from '../documents/animal-schema.ts';
import type { StateJson } from '../documents/schema.ts';
import { type AnimalDraft, readAnimal, writeAnimal } from './interview-animal.ts';
import { called, type Desk, isWord } from './interview-desk.ts';

type PlayerJson = StateJson['players'][number];

/** What was told of a seat; of the person's own, the hand as well. */
export interface Told {
  readonly animals: readonly AnimalDraft[];
  readonly handSize: number;
  readonly hand: readonly string[] | null;
  readonly discards: PlayerJson['discards'];
}

/** Asks of every seat, the person's own first. */
export function* askPlayers(desk: Desk): Part<readonly Told[]> {
  const { rules, you } = desk;
  const told: Told[] = [];
  const ids = new Set<number>();
  for (let turn = 0; turn < rules.seats; turn++) {
    const seat = (you + turn) % rules.seats;
    const hand = seat === you ? yield* askHand(desk) : null;
    const counts = hand === null ? yield* askCounts(desk, seat) : { animals: yield* askOwn(desk), cards: hand.length };
    const animals: AnimalDraft[] = [];
    for (let index = 0; index < counts.animals; index++) {
      const animal = yield* askAnimal(desk, seat, index, ids);
      ids.add(animal.id);
      if (!animal.gone) animals.push(animal);
    }
    told[seat] = { animals, handSize: counts.cards, hand, discards: yield* askDiscards(desk, seat) };
  }
  return told;
}

function* askHand({ cards, lang, texts, before, you }: Desk): Part<readonly string[]> {
  const held = before?.players[you]?.hand;
  const usual = held
    ? writeNames(
        held.map((id) => called(cards, id)),
        lang,
      )
    : undefined;
  const question = {
    key: 'hand',
    text: texts.hand,
    help: texts.handHelp,
    at: [`/players/${you}/hand`, `/players/${you}/handSize`],
  };
  const hand = yield* ask({ ...question, ...(usual !== undefined && { usual }) }, (line) =>
    readNames(cards, line, lang),
  );
  return cards.flatMap(({ id }) => hand.filter((held) => held.id === id).map(() => id));
}

/** Most animals of a seat that are asked for. */
const MOST_ANIMALS = 30;

const askOwn = ({ texts, before, you, lang }: Desk): Part<number> => {
  const animals = before?.players[you]?.animals.length;
  const question = { key: `animals.${you + 1}`, text: texts.ownAnimals, help: texts.countHelp };
  return askNumber({ ...question, ...(animals !== undefined && { usual: String(animals) }) }, 0, MOST_ANIMALS, lang);
};

function* askCounts({ texts, before, lang }: Desk, seat: number): Part<{ animals: number; cards: number }> {
  const was = before?.players[seat];
  const question = {
    key: `animals.${seat + 1}`,
    text: texts.player(seat + 1),
    help: [...texts.playerHelp, ...texts.countHelp],
    at: [`/players/${seat}`],
    ...(was !== undefined && { usual: `${was.animals.length} ${was.handSize}` }),
  };
  return yield* ask(question, (line): Said<{ animals: number; cards: number }> => {
    const numbers = line.split(/[\s,;]+/);
    const [animals = '', cards = ''] = numbers;
    if (numbers.length !== 2) return unsaid(texts.notPlayer(line));
    const [rows, hand] = [readNumber(animals, 0, MOST_ANIMALS, lang), readNumber(cards, 0, MOST_CARDS, lang)];
    if (!rows.ok) return rows;
    return hand.ok ? said({ animals: rows.value, cards: hand.value }) : hand;
  });
}

/** Asks for the animal at this place of the row; its number is what it was, or the next one that nobody has. */
const askAnimal = (desk: Desk, seat: number, index: number, ids: ReadonlySet<number>): Part<AnimalDraft> => {
  const { texts, before, you, rules, lang } = desk;
  const was: AnimalJson | undefined = before?.players[seat]?.animals[index];
  const others = before?.players.flatMap(({ animals }) => animals.map(({ id }) => id)) ?? [];
  const id = was?.id ?? Math.max(0, ...ids, ...others) + 1;
  const question: Asked = {
    key: `animal.${seat + 1}.${index + 1}`,
    text: texts.animal(id, seat + 1, seat === you),
    help: texts.animalHelp,
    usual: was === undefined ? wordsOf(lang).none : writeAnimal(was, seat === you || was.revealed === true, desk),
    at: [`/players/${seat}/animals/${index}`],
  };
  return ask(question, (line) => {
    const animal = readAnimal(line, id, desk);
    if (!animal.ok || (animal.value.id >= 1 && animal.value.id <= rules.cards && !ids.has(animal.value.id)))
      return animal;
    return unsaid(texts.numberTaken(animal.value.id));
  });
};

/** Known discards, which hardly ever matter: they break ties, and say which cards are no longer about. */
const askDiscards = (desk: Desk, seat: number): Part<PlayerJson['discards']> => {
  const { texts, before, lang } = desk;
  const was = before?.players[seat]?.discards ?? [];
  const question = {
    key: `discards.${seat + 1}`,
    text: texts.discards(seat + 1),
    help: texts.discardsHelp,
    usual: was.length === 0 ? wordsOf(lang).none : writeDiscards(was, desk),
    quiet: true,
    at: [`/players/${seat}/discards`],
  };
  return ask(question, (line) => {
    if (isNone(line)) return said([]);
    const read = readAll(partsOf(line), (part) => readDiscards(part, desk));
    return read.ok ? said(read.value.flat()) : read;
  });
};

/** `swimming`, `unseen camouflage`, `plain 2`: cards that all have seen, only their owner, or nobody. */
const readDiscards = (part: string, { cards, lang }: Desk): Said<PlayerJson['discards']> => {
  const [first = '', ...rest] = part.split(/\s+/);
  const isPlain = isWord(first, (texts) => texts.plain);
  if (rest.length === 0 || !(isPlain || isWord(first, (texts) => texts.unseen))) {
    const seen = readName(cards, part, lang);
    return seen.ok ? said([{ card: seen.value.id, seen: true }]) : seen;
  }
  const mark = { seen: false, ...(isPlain && { notAnglerfish: true }) };
  const wanted = rest.join(' ');
  if (/^\d{1,2}$/.test(wanted)) return said(Array.from({ length: Number(wanted) }, () => ({ card: null, ...mark })));
  const known = readName(cards, wanted, lang);
  return known.ok ? said([{ card: known.value.id, ...mark }]) : known;
};

const writeDiscards = (discards: PlayerJson['discards'], { cards, texts }: Desk): string =>
  discards
    .map(({ card, seen, notAnglerfish }) => {
      const name = card === null ? '1' : called(cards, card);
      return seen ? name : `${notAnglerfish ? texts.plain : texts.unseen} ${name}`;
    })
    .join(', ');
