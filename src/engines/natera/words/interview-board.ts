/** What the interview of NATERA asks of the board: zone by zone the tiles, pawns and colonies, then discs and claims. */
import { type Asked, ask, type Part } from '../../kit/interview.ts';
import {
  isNone,
  type Named,
  partsOf,
  readAll,
  readName,
  type Said,
  said,
  unsaid,
  wordsOf,
} from '../../kit/interview-reading.ts';
import { areaOf, tierOf } from '../content/tables.ts';
import { AREAS, LETTERS, SPACES, ZONES } from '../content/terms.ts';
import type { StateJson } from '../documents/schema.ts';
import { called, type Desk, rowsOf, TEXTS, usually } from './interview-desk.ts';
import type { Told } from './interview-players.ts';

type LocationJson = StateJson['board'][number];
type Area = (typeof AREAS)[number];
type Zone = (typeof ZONES)[number];

/** A location that was named, and what is on it. */
interface Here {
  readonly id: string;
  readonly explorers: number[];
  readonly leader: number | undefined;
  readonly colony: number | undefined;
}

/** The whole board, in the order of documents. */
export function* askBoard(desk: Desk): Part<LocationJson[]> {
  const board: LocationJson[] = [];
  for (const area of AREAS) board.push(...(yield* askArea(desk, area)));
  return board;
}

/** Locations of an area, by space. */
const spacesOf = (area: Area): number[] =>
  Array.from({ length: SPACES }, (_, space) => space).filter((space) => AREAS[areaOf(space)] === area);

/** Locations that can be in an area: those that are printed there, and its tiles. */
const namesIn = ({ rules, lang }: Desk, area: Area): Named[] => {
  const { locations } = rules.content;
  return rowsOf(locations, lang).filter((_, row) => AREAS[locations.area[row] ?? 0] === area);
};

const askArea = (desk: Desk, area: Area): Part<LocationJson[]> => {
  const { texts, lang, before } = desk;
  const names = namesIn(desk, area);
  const spaces = spacesOf(area);
  const was = spaces.flatMap((space) => {
    const location = before?.board[space];
    return location === undefined || location.id === null ? [] : [writeHere(location, location.id, names)];
  });
  const worth = was.filter(({ isTold }) => isTold).map(({ line }) => line);
  const question: Asked = {
    key: `area.${area}`,
    text: texts.area(texts.areas[area]),
    help: texts.areaHelp(names.map((each) => each.names[0]).join(', ')),
    usual: worth.join(', ') || wordsOf(lang).none,
    at: spaces.map((space) => `/board/${space}`),
  };
  return ask(question, (line) => {
    const here = readAll(isNone(line) ? [] : partsOf(line), (part) => readHere(part, names, desk));
    return here.ok ? layArea(here.value, spaces, desk) : here;
  });
};

/** The part of a line that says a location; one of tier 0 or 1 with nothing on it need not be told. */
const writeHere = (location: LocationJson, id: string, names: readonly Named[]) => {
  const { explorers = [], leader, colony, tier } = location;
  const pieces = [
    ...explorers.map((seat) => `${seat + 1}`),
    ...(leader === undefined ? [] : [`${leader + 1}!`]),
    ...(colony === undefined ? [] : [`+${colony + 1}`]),
  ];
  return { line: [called(names, id), ...pieces].join(' '), isTold: tier > 1 || pieces.length > 0 };
};

const readHere = (part: string, names: readonly Named[], { lang, rules, texts }: Desk): Said<Here> => {
  const words = part.split(/\s+/);
  const isPiece = (word: string): boolean => /^\+?\d!?$/.test(word);
  const count = words.toReversed().findIndex((word) => !isPiece(word));
  const pieces = count < 0 ? words : words.slice(words.length - count);
  const found = readName(names, words.slice(0, words.length - pieces.length).join(' '), lang);
  if (!found.ok) return found;
  const name = found.value.names[0] ?? '';
  const seats = (fits: (word: string) => boolean): number[] =>
    pieces.filter(fits).map((word) => Number(word.replace(/\D/g, '')) - 1);
  const leaders = seats((word) => word.endsWith('!'));
  const colonies = seats((word) => word.startsWith('+'));
  const explorers = seats((word) => /^\d$/.test(word));
  const wrong = [...leaders, ...colonies, ...explorers].find((seat) => seat < 0 || seat >= rules.seats);
  if (wrong !== undefined) return unsaid(wordsOf(lang).notCount(String(wrong + 1), 1, rules.seats));
  if (leaders.length > 1 || colonies.length > 1) return unsaid(texts.twoLeaders(name));
  return said({
    id: found.value.id,
    explorers: [...new Set(explorers)].sort(),
    leader: leaders[0],
    colony: colonies[0],
  });
};

/** Lays what was told on the spaces of its area: printed locations where they are, tiles in the order they were told. */
const layArea = (here: readonly Here[], spaces: readonly number[], desk: Desk): Said<LocationJson[]> => {
  const { texts, rules, lang } = desk;
  const { locations } = rules.content;
  const twice = here.find(({ id }, index) => here.findIndex((other) => other.id === id) < index);
  if (twice !== undefined) return unsaid(texts.locationTwice(called(rowsOf(locations, lang), twice.id)));
  const ofTier = (tier: number): Here[] => here.filter(({ id }) => locations.tier[locations.ids.indexOf(id)] === tier);
  const tiles = new Map([2, 3].map((tier) => [tier, ofTier(tier)]));
  if ([1, 3, 4, 5].includes(ofTier(2).length) || ofTier(3).length > 1) return unsaid(texts.bothTiles);
  return said(
    spaces.map((space): LocationJson => {
      const tier = tierOf(space);
      const place = { area: AREAS[areaOf(space)] ?? 'forest', tier };
      if (tier < 2) {
        const id = locations.ids[locations.printed[space] ?? 0] ?? '';
        return { ...place, id, ...piecesOf(here.find((each) => each.id === id)) };
      }
      const tile = tiles.get(tier)?.shift();
      return tile === undefined ? { ...place, id: null, faceDown: true } : { ...place, id: tile.id, ...piecesOf(tile) };
    }),
  );
};

const piecesOf = (here: Here | undefined): Partial<LocationJson> =>
  here === undefined
    ? {}
    : {
        ...(here.explorers.length > 0 && { explorers: here.explorers }),
        ...(here.leader !== undefined && { leader: here.leader }),
        ...(here.colony !== undefined && { colony: here.colony }),
      };

/** Who leads the zones: as before, or whoever alone has the highest level of at least 2. */
export const askDiscs = (desk: Desk, told: readonly Told[]): Part<StateJson['discs']> => {
  const { texts, lang, before, rules } = desk;
  const likely = (zone: Zone): number | null => {
    const levels = told.map(({ authority }) => authority[zone]);
    const most = Math.max(...levels);
    const isAlone = levels.filter((level) => level === most).length === 1;
    return most >= 2 && isAlone ? levels.indexOf(most) : null;
  };
  const usual = ZONES.map((zone) => before?.discs[zone] ?? (before ? null : likely(zone)));
  const question: Asked = {
    key: 'discs',
    text: texts.discs,
    help: texts.discsHelp,
    usual: usual.map((seat) => (seat === null ? '-' : seat + 1)).join(' '),
    at: ['/discs'],
  };
  return ask(question, (line) => {
    const parts = line.split(/[\s,;]+/).filter(Boolean);
    if (parts.length !== ZONES.length) return unsaid(texts.fourDiscs);
    const wrong = parts.find((part) => !/^[-\d]$/.test(part) || Number(part) === 0 || Number(part) > rules.seats);
    if (wrong !== undefined) return unsaid(wordsOf(lang).notCount(wrong, 1, rules.seats));
    const [agricultural = null, urban = null, military = null, coastal = null] = parts.map((part) =>
      part === '-' ? null : Number(part) - 1,
    );
    return said({ agricultural, urban, military, coastal });
  });
};

/** Objectives of the tiles A to E, by id. */
const askObjectives = ({ texts, before, rules, lang }: Desk): Part<string[]> => {
  const { objectives } = rules.content;
  const rows = rowsOf(objectives, lang);
  const codeOf = (row: number): string => `${LETTERS[objectives.letter[row] ?? 0]}${objectives.number[row]}`;
  const was = before?.accomplishments.slice(0, LETTERS.length).map(({ objective }) => {
    const row = objectives.ids.indexOf(objective ?? '');
    return objectives.number[row];
  });
  const question: Asked = {
    key: 'objectives',
    text: texts.objectives,
    help: texts.objectivesHelp(rows.map(({ names }, row) => `${codeOf(row)} ${names[0]}`).join('; ')),
    ...usually(was?.join(' ')),
    at: LETTERS.map((_, slot) => `/accomplishments/${slot}/objective`),
  };
  return ask(question, (line) => {
    const numbers = line.split(/[\s,;]+/).filter(Boolean);
    const ids = numbers.flatMap((part, letter) => {
      const [, number] = /^[a-e]?([1-4])$/i.exec(part) ?? [];
      const row = objectives.ids.findIndex(
        (_, each) => objectives.letter[each] === letter && objectives.number[each] === Number(number),
      );
      return objectives.ids[row] ?? [];
    });
    return ids.length === LETTERS.length && numbers.length === ids.length ? said(ids) : unsaid(texts.fiveNumbers);
  });
};

type Slot = (typeof LETTERS)[number] | Zone;
type Claim = Pick<StateJson['accomplishments'][number], 'claimedBy' | 'lost'>;

/** Accomplishments with who has claimed them. */
export function* askAccomplishments(desk: Desk): Part<StateJson['accomplishments']> {
  const objectives = yield* askObjectives(desk);
  const { texts, before, lang, rules } = desk;
  const slots: Named<Slot>[] = [
    ...LETTERS.map((id) => ({ id, names: [id] })),
    ...ZONES.map((id) => ({ id, names: [texts.zones[id], TEXTS.en.zones[id], TEXTS.fr.zones[id]] })),
  ];
  const was = (before?.accomplishments ?? []).flatMap(({ claimedBy, lost }, slot) => {
    const by = lost ? texts.lost : claimedBy === null ? undefined : claimedBy + 1;
    return by === undefined ? [] : [`${slots[slot]?.names[0]} ${by}`];
  });
  const at = slots.map((_, slot) => `/accomplishments/${slot}`);
  const usual = was.join(', ') || wordsOf(lang).none;
  const question: Asked = { key: 'claims', text: texts.claims, help: texts.claimsHelp, usual, at };
  const claims = yield* ask(question, (line): Said<Map<Slot, Claim>> => {
    const read = readAll(isNone(line) ? [] : partsOf(line), (part) => readClaim(part, slots, rules.seats, desk));
    return read.ok ? said(new Map(read.value)) : read;
  });
  return slots.map(({ id }, slot) => ({
    of: id,
    ...(slot < LETTERS.length && { objective: objectives[slot] ?? '' }),
    ...(claims.get(id) ?? { claimedBy: null }),
  }));
}

const readClaim = (
  part: string,
  slots: readonly Named<Slot>[],
  seats: number,
  { texts, lang }: Desk,
): Said<readonly [Slot, Claim]> => {
  const [, name, by = ''] = /^(.+?)\s*(\d|\S+)$/.exec(part) ?? [];
  if (name === undefined) return unsaid(texts.notClaim(part));
  const slot = readName(slots, name, lang);
  if (!slot.ok) return slot;
  if ([TEXTS.en.lost, TEXTS.fr.lost].includes(by)) return said([slot.value.id, { claimedBy: null, lost: true }]);
  const seat = Number(by);
  return seat >= 1 && seat <= seats ? said([slot.value.id, { claimedBy: seat - 1 }]) : unsaid(texts.notClaim(part));
};
