/** What the interview of Earth asks of one seat after the other. */
import { ask, askNumber, type Part } from '../../kit/interview.ts';
import { partsOf, readAll, readName, readNumber, type Said, said, unsaid } from '../../kit/interview-reading.ts';
import type { PlayerJson } from '../documents/schema.ts';
import { called, cardName, type Desk, readCards, readNumbers, TEXTS, writeCards } from './interview-desk.ts';
import type { Texts } from './interview-en.ts';
import { askIsland, askKept } from './interview-island.ts';

type Compost = PlayerJson['compost'];

/** A seat, and whether its compost had to be guessed. */
export interface Told {
  readonly player: PlayerJson;
  readonly isGuessed: boolean;
}

/** Most soil or cards that a line may say. */
const MOST = 283;

/** Asks of every seat, the person's own first. */
export function* askPlayers(desk: Desk): Part<readonly Told[]> {
  const told: Told[] = [];
  for (let turn = 0; turn < desk.seats; turn++) {
    const seat = (desk.you + turn) % desk.seats;
    told[seat] = yield* askPlayer(desk, seat);
  }
  return told;
}

function* askPlayer(desk: Desk, seat: number): Part<Told> {
  const sides = yield* askSides(desk, seat);
  const { soil, handSize, composted } = yield* askNumbers(desk, seat);
  const hand = seat === desk.you ? yield* askHand(desk) : null;
  const tableau = yield* askIsland(desk, seat);
  const events = yield* askEvents(desk, seat);
  const animals = desk.withAnimals ? yield* askAnimals(desk, seat) : {};
  const compost = yield* askCompost(desk, seat, composted);
  const player = { ...sides, soil, handSize: hand?.length ?? handSize, hand, tableau, events, ...animals };
  return {
    player: { ...player, compost: compost ?? unknown(composted) },
    isGuessed: compost === undefined && composted > 0,
  };
}

const unknown = (cards: number): Compost => Array.from({ length: cards }, () => ({ card: null, from: 'deck' }));

function* askSides(desk: Desk, seat: number): Part<Pick<PlayerJson, 'island' | 'climate' | 'ecosystem'>> {
  const { texts, before, level, names, lang, you } = desk;
  const kinds = [names.islands, names.climates, ...(level === 'beginner' ? [] : [names.ecosystems])];
  const was = before?.players[seat];
  const sides = [was?.island, was?.climate, was?.ecosystem].slice(0, kinds.length);
  const usual = sides.map((side, index) => (side ? called(kinds[index] ?? [], side) : '')).join(', ');
  const question = {
    key: `sides.${seat + 1}`,
    text: texts.sides(seat + 1, seat === you, level !== 'beginner'),
    help: texts.sidesHelp,
    ...(sides.every(Boolean) && { usual }),
    at: ['island', 'climate', 'ecosystem'].map((field) => `/players/${seat}/${field}`),
  };
  const [island = null, climate = null, ecosystem = null] = yield* ask(question, (line): Said<string[]> => {
    const parts = partsOf(line);
    if (parts.length !== kinds.length) return unsaid(texts.notSides(kinds.length));
    return readAll(parts, (part, index): Said<string> => {
      const side = readName(kinds[index] ?? [], part, lang);
      return side.ok ? said(side.value.id) : side;
    });
  });
  return { island, climate, ecosystem };
}

function* askNumbers(desk: Desk, seat: number): Part<{ soil: number; handSize: number; composted: number }> {
  const { texts, before, you } = desk;
  const was = before?.players[seat];
  const isOwn = seat === you;
  const usual = was && [was.soil, ...(isOwn ? [] : [was.handSize]), was.compost.length].join(' ');
  const question = {
    key: `numbers.${seat + 1}`,
    text: texts.numbers(seat + 1, isOwn),
    help: texts.numbersHelp,
    ...(usual !== undefined && { usual }),
    at: [`/players/${seat}`],
  };
  const numbers = yield* ask(question, (line) => readNumbers(line, isOwn ? 2 : 3, MOST, texts));
  const [soil = 0, second = 0, third = 0] = numbers;
  return isOwn ? { soil, handSize: 0, composted: second } : { soil, handSize: second, composted: third };
}

const askHand = (desk: Desk): Part<number[]> => {
  const { texts, before, you } = desk;
  const held = before?.players[you]?.hand;
  const question = {
    key: 'hand',
    text: texts.hand,
    help: texts.handHelp,
    ...(held && { usual: writeCards(held, desk) }),
    at: [`/players/${you}/hand`],
  };
  return ask(question, (line) => readCards(line, desk));
};

const askEvents = (desk: Desk, seat: number): Part<number[]> => {
  const { texts, before, you } = desk;
  const question = {
    key: `events.${seat + 1}`,
    text: texts.events(seat + 1, seat === you),
    help: texts.handHelp,
    usual: writeCards(before?.players[seat]?.events ?? [], desk),
    at: [`/players/${seat}/events`],
  };
  return ask(question, (line) => readCards(line, desk));
};

function* askAnimals(desk: Desk, seat: number): Part<Pick<PlayerJson, 'animals' | 'islandStored' | 'leavesDiscarded'>> {
  const { texts, before, lang } = desk;
  const was = before?.players[seat];
  const animals = yield* askKept(desk, seat);
  const at = [`/players/${seat}/leavesDiscarded`];
  const discarded = {
    key: `leaves-discarded.${seat + 1}`,
    text: texts.discarded(seat + 1),
    usual: String(was?.leavesDiscarded ?? 0),
    at,
  };
  const leavesDiscarded = yield* askNumber(discarded, 0, 5, lang);
  const usual = String(was?.islandStored ?? 0);
  const stored = { key: `stored.${seat + 1}`, text: texts.stored(seat + 1), usual, quiet: true };
  const islandStored = yield* askNumber(stored, 0, 99, lang);
  return {
    animals,
    ...(islandStored > 0 && { islandStored }),
    ...(leavesDiscarded > 0 && { leavesDiscarded }),
  };
}

/** The compost in detail, which hardly anybody knows; nothing where it is not told, or does not fit the number of its cards. */
function* askCompost(desk: Desk, seat: number, cards: number): Part<Compost | undefined> {
  const { texts, before } = desk;
  const was = before?.players[seat]?.compost ?? [];
  const question = {
    key: `compost.${seat + 1}`,
    text: texts.compost(seat + 1),
    help: texts.compostHelp,
    usual: was.length === 0 ? texts.unknown : was.map((each) => writeComposted(each, desk)).join(', '),
    quiet: true,
    at: [`/players/${seat}/compost`],
  };
  const told = yield* ask(question, (line): Said<Compost | undefined> => {
    if ([TEXTS.en.unknown, TEXTS.fr.unknown].includes(line.toLowerCase())) return said(undefined);
    const read = readAll(partsOf(line), (part) => readComposted(part, seat === desk.you, desk));
    return read.ok ? said(read.value.flat()) : read;
  });
  // What has come since lies on top, from who knows where.
  return told && [...unknown(Math.max(0, cards - told.length)), ...told.slice(Math.max(0, told.length - cards))];
}

const writeComposted = ({ card, from }: Compost[number], desk: Desk): string => {
  const { texts } = desk;
  return `${from === 'deck' ? texts.deck : texts.fromHand} ${card === null ? 1 : cardName(card, desk)}`;
};

/** A run such as `deck 3`; what a person composted of their own hand is a card. */
const readComposted = (part: string, isOwn: boolean, { names, lang, texts }: Desk): Said<Compost> => {
  const [, word = '', rest = ''] = /^(\S+)\s+(.+)$/.exec(part) ?? [];
  const isCalled = (of: (each: Texts) => string): boolean => [of(TEXTS.en), of(TEXTS.fr)].includes(word.toLowerCase());
  const isHand = isCalled((each) => each.fromHand);
  if (!isHand && !isCalled((each) => each.deck)) return unsaid(texts.notCompost(part));
  if (isHand && isOwn) {
    const card = readName(names.cards, rest, lang);
    return card.ok ? said([{ card: Number(card.value.id), from: 'hand' }]) : card;
  }
  const cards = readNumber(rest, 1, MOST, lang);
  if (!cards.ok) return cards;
  return said(Array.from({ length: cards.value }, () => ({ card: null, from: isHand ? 'hand' : 'deck' })));
};
