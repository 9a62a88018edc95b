/** What the interview of NATERA asks of one seat after the other. */
import { ask, type Part } from '../../kit/interview.ts';
import { partsOf, readName, readNames, type Said, said, unsaid } from '../../kit/interview-reading.ts';
import { BOARDS, GROWTH, OPENING_DISCARDS, TOP } from '../content/terms.ts';
import type { PlayerJson } from '../documents/schema.ts';
import {
  type Backs,
  type Desk,
  isUnknown,
  readBacks,
  rowsOf,
  usually,
  writeAll,
  writeBacks,
} from './interview-desk.ts';

type Self = Pick<PlayerJson, 'board' | 'growth'> & { readonly tribe: string };
type Counts = Pick<PlayerJson, 'resources' | 'authority'>;
type InPlay = Pick<PlayerJson, 'inPlay' | 'specialists'>;

/** What was told of a seat. Its pawns that are not on the board follow from its tribe and the board. */
export interface Told extends Self, Counts, InPlay {
  /** The own hand; null for those of others. */
  readonly hand: string[] | null;
  /** By their backs; of the own hand they follow from its cards. */
  readonly handSize: Backs | undefined;
  /** What the person has put aside; null for what others have, and for what nobody remembers. */
  readonly aside: string[] | null;
  readonly asideSize: Backs | undefined;
  /** Backs of what the person has put aside and does not remember. */
  readonly forgotten?: Backs;
}

/** What is put aside as a rule. */
const BASE_ALONE: Backs = { base: OPENING_DISCARDS, advanced: 0 };

type Aside = Pick<Told, 'aside' | 'asideSize' | 'forgotten'>;

/** Asks of every seat, the person's own first. */
export function* askPlayers(desk: Desk): Part<Told[]> {
  const told: Told[] = [];
  for (let turn = 0; turn < desk.rules.seats; turn++) {
    const seat = (desk.you + turn) % desk.rules.seats;
    const self = yield* askSelf(desk, seat);
    const counts = yield* askCounts(desk, seat);
    const inPlay = yield* askInPlay(desk, seat);
    const isOwn = seat === desk.you;
    told[seat] = {
      ...{ ...self, ...counts, ...inPlay },
      hand: isOwn ? yield* askHand(desk) : null,
      handSize: isOwn ? undefined : yield* askBacks(desk, seat, 'hand'),
      ...(isOwn ? yield* askAside(desk) : { aside: null, asideSize: yield* askBacks(desk, seat, 'aside') }),
    };
  }
  return told;
}

const askSelf = (desk: Desk, seat: number): Part<Self> => {
  const { texts, lang, rules, before } = desk;
  const tribes = rowsOf(rules.content.tribes, lang);
  const was = before?.players[seat];
  const name = tribes.find(({ id }) => id === was?.tribe)?.names[0];
  const board = was && `${was.board.number}${was.board.side ?? ''}`;
  const parts = [name, board, was?.growth.join(' ')].filter(Boolean).join(', ');
  const at = ['tribe', 'board', 'growth', 'leaders', 'explorers'].map((field) => `/players/${seat}/${field}`);
  const question = { key: `tribe.${seat + 1}`, text: texts.self(seat + 1), help: texts.selfHelp, at };
  return ask({ ...question, ...usually(name && parts) }, (line): Said<Self> => {
    const [first = '', second = '', ...rest] = partsOf(line);
    const tribe = readName(tribes, first, lang);
    if (!tribe.ok) return tribe;
    const [, number = '0', side = ''] = /^(\d)\s*([ab])$/i.exec(second) ?? [];
    const growth = rest.flatMap((part) => part.split(/\s+/)).map(Number);
    const fits = growth.every((space) => Number.isInteger(space) && space >= 1 && space <= GROWTH);
    const isBoard = Number(number) >= 1 && Number(number) <= BOARDS;
    if (!fits || !isBoard) return unsaid(texts.notSelf);
    const up = side.toLowerCase() === 'a' ? 'a' : 'b';
    return said({
      tribe: tribe.value.id,
      board: { number: Number(number), side: up },
      growth: [...new Set(growth)].sort((one, other) => one - other),
    });
  });
};

const askCounts = ({ texts, before }: Desk, seat: number): Part<Counts> => {
  const was = before?.players[seat];
  const at = [`/players/${seat}/resources`, `/players/${seat}/authority`];
  const question = { key: `counts.${seat + 1}`, text: texts.counts(seat + 1), help: texts.countsHelp, at };
  return ask({ ...question, ...usually(was && writeCounts(was)) }, (line) => {
    const numbers = line.split(/[\s,;/]+/).filter(Boolean);
    const [endurance, agility, intelligence, food, material, energy, ...levels] = numbers.map(Number);
    const [agricultural = 0, urban = 0, military = 0, coastal = 0] = levels;
    const fits = numbers.length === 10 && numbers.every((each) => /^\d{1,4}$/.test(each));
    if (!fits || levels.some((level) => level > TOP)) return unsaid(texts.tenNumbers);
    return said({
      resources: {
        ...{ endurance: endurance ?? 0, agility: agility ?? 0, intelligence: intelligence ?? 0 },
        ...{ food: food ?? 0, material: material ?? 0, energy: energy ?? 0 },
      },
      authority: { agricultural, urban, military, coastal },
    });
  });
};

const writeCounts = ({ resources, authority }: Counts): string => {
  const { endurance, agility, intelligence, food, material, energy } = resources;
  const { agricultural, urban, military, coastal } = authority;
  const goods = [endurance, agility, intelligence, food, material, energy];
  return `${goods.join(' ')} / ${[agricultural, urban, military, coastal].join(' ')}`;
};

const askInPlay = (desk: Desk, seat: number): Part<InPlay> => {
  const { texts, lang, before, cards, specialists } = desk;
  const was = before?.players[seat];
  const both = [...cards, ...specialists];
  const question = {
    key: `cards.${seat + 1}`,
    text: texts.inPlay(seat + 1),
    help: texts.cardsHelp,
    usual: writeAll(both, [...(was?.inPlay ?? []), ...(was?.specialists ?? [])], lang),
    at: [`/players/${seat}/inPlay`, `/players/${seat}/specialists`],
  };
  return ask(question, (line) => {
    const read = readNames(both, line, lang);
    if (!read.ok) return read;
    return said({
      inPlay: read.value.filter((each) => cards.includes(each)).map(({ id }) => id),
      specialists: read.value.filter((each) => specialists.includes(each)).map(({ id }) => id),
    });
  });
};

const askHand = ({ texts, lang, before, cards, you }: Desk): Part<string[]> => {
  const was = before?.players[you]?.hand;
  const question = { key: 'hand', text: texts.hand, help: texts.cardsHelp, at: [`/players/${you}/hand`] };
  return ask({ ...question, ...usually(was ? writeAll(cards, was, lang) : undefined) }, (line) => {
    const read = readNames(cards, line, lang);
    return read.ok ? said(read.value.map(({ id }) => id)) : read;
  });
};

/** What the person has put aside, or their backs alone. */
const askAside = (desk: Desk): Part<Aside> => {
  const { texts, lang, before, cards, you } = desk;
  const was = before?.players[you]?.aside;
  const usual = was ? writeAll(cards, was, lang) : texts.unknown;
  const question = { key: 'aside', text: texts.ownAside, help: texts.asideHelp, usual, at: [`/players/${you}/aside`] };
  return ask(question, (line): Said<Aside> => {
    const backs = isUnknown(line) ? said(BASE_ALONE) : readBacks(line, desk);
    if (backs.ok) return said({ aside: null, asideSize: undefined, forgotten: backs.value });
    const read = readNames(cards, line, lang);
    return read.ok ? said({ aside: read.value.map(({ id }) => id), asideSize: undefined }) : read;
  });
};

/** Cards of another seat by their backs. Which ones it put aside hardly matters: that is quiet. */
const askBacks = (desk: Desk, seat: number, where: 'hand' | 'aside'): Part<Backs> => {
  const { texts, before } = desk;
  const isHand = where === 'hand';
  const was = before?.players[seat];
  const sizes = isHand ? was?.handSize : was?.asideSize;
  const usual = sizes ?? (isHand ? undefined : BASE_ALONE);
  const question = {
    key: `${where}.${seat + 1}`,
    text: isHand ? texts.handSize(seat + 1) : texts.aside(seat + 1),
    help: texts.pairHelp,
    ...usually(usual && writeBacks(usual)),
    quiet: !isHand,
    at: [`/players/${seat}/${where}`, `/players/${seat}/${where}Size`],
  };
  return ask(question, (line) => readBacks(line, desk));
};
