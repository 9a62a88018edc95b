/** What the interview of Extinction asks of the table: animals and tiles, ambassadors, effects, and what holds for now. */
import { type Asked, ask, type Part } from '../../kit/interview.ts';
import {
  isNone,
  type Named,
  partsOf,
  readAll,
  readName,
  readNames,
  type Said,
  said,
  unsaid,
  wordsOf,
  writeNames,
} from '../../kit/interview-reading.ts';
import { FREE_FROM, SHIELD_AGAINST, SKIPPED } from '../content/steps.ts';
import { AMBASSADORS, BACKS, DEALT, EFFECTS, SIDE } from '../content/terms.ts';
import type { StateJson } from '../documents/schema.ts';
import { type Desk, isWord, named, printed, usually } from './interview-desk.ts';
import type { Texts } from './interview-en.ts';

type Board = Pick<StateJson, 'animals' | 'tiles'>;
type AmbassadorJson = StateJson['ambassadors'][number];

/** Animals and tiles. */
export function* askBoard(desk: Desk): Part<Board> {
  const { texts, before, lang } = desk;
  const write = (places: readonly { row: number; column: number; animals?: number }[]): string =>
    places.map(({ row, column, animals = 1 }) => `${row}${column}${animals > 1 ? `x${animals}` : ''}`).join(' ') ||
    wordsOf(lang).none;
  const animals = { key: 'animals', text: texts.animals, help: texts.animalsHelp, at: ['/animals'] };
  const herd = yield* ask({ ...animals, ...usually(before && write(before.animals)) }, (line) =>
    readSpaces(line, desk, 15),
  );
  const tiles = { key: 'tiles', text: texts.tiles, help: texts.tilesHelp, at: ['/tiles'] };
  const lost = yield* ask({ ...tiles, usual: write(before?.tiles ?? []) }, (line) => readSpaces(line, desk, 1));
  return { animals: herd, tiles: lost.map(({ row, column }) => ({ row, column })) };
}

/** Row and column, and how many are there. */
const readSpaces = (line: string, { texts }: Desk, most: number): Said<StateJson['animals']> =>
  readAll(isNone(line) ? [] : line.split(/[\s,;]+/).filter(Boolean), (part) => {
    const [, row = '0', column = '0', many = '1'] = /^(\d)(\d)(?:[x×](\d{1,2}))?$/.exec(part) ?? [];
    const place = { row: Number(row), column: Number(column), animals: Number(many) };
    const fits = place.row > 0 && place.row <= SIDE && place.column > 0 && place.column <= SIDE;
    return fits && place.animals > 0 && place.animals <= most ? said(place) : unsaid(texts.notSpace(part));
  });

/** By place in the row, the back of the ambassador. */
const ROW = BACKS.flatMap((back, index) => Array<typeof back>(DEALT[index] ?? 0).fill(back));
const backAt = (slot: number): (typeof BACKS)[number] => ROW[slot] ?? 'grey';

/** An ambassador that lies face up, on its way. */
interface Up {
  readonly id: string;
  readonly cubes: number;
  readonly yes: boolean;
  readonly slot: number | undefined;
}

/** The row of ambassadors, and who voted Yes where there was a vote. */
export const askAmbassadors = (desk: Desk, voted: boolean): Part<Pick<StateJson, 'ambassadors' | 'votes'>> => {
  const { rules, texts, lang, before } = desk;
  const { ids, names } = rules.content.ambassadors;
  const known = ids.map((id, index) => printed(id, names[index] ?? { name: id, french: id }, lang));
  const votes = voted ? (before?.votes ?? []) : [];
  const was = (before?.ambassadors ?? []).flatMap(({ id, revealed, cubes }, slot) => {
    const name = known.find((each) => each.id === id)?.names[0];
    const yes = votes.includes(slot + 1) ? [texts.yes] : [];
    return revealed && name !== undefined ? [[`${slot + 1}:`, name, cubes, ...yes].join(' ')] : [];
  });
  const usual = was.join(', ') || wordsOf(lang).none;
  const text = texts.ambassadors(voted);
  const question = { key: 'ambassadors', text, help: texts.ambassadorsHelp, usual, at: ['/ambassadors', '/votes'] };
  return ask(question, (line) => {
    const up = readAll(isNone(line) ? [] : partsOf(line), (part) => readUp(part, known, desk));
    if (!up.ok) return up;
    const row = layRow(up.value, desk);
    if (!row.ok) return row;
    const yes = row.value.flatMap((each, slot) => (each?.yes ? [slot + 1] : []));
    const ambassadors = row.value.map(
      (each, slot): AmbassadorJson => ({
        back: backAt(slot),
        id: each?.id ?? null,
        revealed: each !== undefined,
        cubes: each?.cubes ?? 0,
      }),
    );
    return said({ ambassadors, ...(voted && { votes: yes }) });
  });
};

const readUp = (part: string, known: readonly Named[], { lang }: Desk): Said<Up> => {
  const [, slot, rest = ''] = /^(?:([1-6])\s*:)?\s*(.*)$/.exec(part) ?? [];
  const words = rest.split(/\s+/);
  const yes = words.length > 1 && isWord(words.at(-1) ?? '', (each) => each.yes);
  const shorter = yes ? words.slice(0, -1) : words;
  const last = shorter.at(-1) ?? '';
  const counted = shorter.length > 1 && /^\d{1,2}$/.test(last);
  const found = readName(known, (counted ? shorter.slice(0, -1) : shorter).join(' '), lang);
  if (!found.ok) return found;
  return said({
    id: found.value.id,
    cubes: counted ? Number(last) : 1,
    yes,
    slot: slot ? Number(slot) - 1 : undefined,
  });
};

/** Lays each at its place, or at the first free one of its back. */
const layRow = (up: readonly Up[], { rules, texts }: Desk): Said<(Up | undefined)[]> => {
  const { ids, back } = rules.content.ambassadors;
  const row = Array<Up | undefined>(AMBASSADORS).fill(undefined);
  const placesFirst = [...up].sort((one, other) => Number(one.slot === undefined) - Number(other.slot === undefined));
  for (const each of placesFirst) {
    const own = BACKS[back[ids.indexOf(each.id)] ?? 0];
    const fits = (slot: number): boolean => row[slot] === undefined && backAt(slot) === own;
    const slot = [...row.keys()].find((place) => fits(place) && (each.slot ?? place) === place);
    if (slot === undefined) return unsaid(texts.noRoom(each.id));
    row[slot] = each;
  }
  return said(row);
};

type EffectsJson = Pick<StateJson, 'effectDeck' | 'effectDeckSize' | 'foreseen' | 'effectDiscards' | 'constants'>;

/** Effect cards: discarded, in play, and known on top of the deck; the others are in the deck. */
export function* askEffects(desk: Desk): Part<EffectsJson> {
  const { rules, texts, lang, before } = desk;
  const { ids, names, constant } = rules.sheet.effects;
  const all = ids.map((id, index) => printed(id, names[index] ?? { name: id, french: id }, lang));
  const lasting = all.filter((_, index) => constant[index] === 1);
  const same = before?.options.scenario === rules.scenario ? before : undefined;
  const askCards = (asked: Asked, cards: readonly Named[], was: readonly string[] = []): Part<string[]> => {
    const kept = was.map((id) => all.find((each) => each.id === id)?.names[0] ?? id);
    const usual = asked.key === 'effects' ? writeNames(kept, lang) : kept.join(', ') || wordsOf(lang).none;
    const help = texts.effectsHelp(cards.map((each) => each.names[0]).join(', '));
    return ask({ ...asked, usual, help }, (line) => {
      const read = readNames(cards, line, lang);
      return read.ok ? said(read.value.map(({ id }) => id)) : read;
    });
  };
  const discards = { key: 'effects', text: texts.discards, at: ['/effectDiscards', '/effectDeckSize'] };
  const effectDiscards = yield* askCards(discards, all, same?.effectDiscards);
  const inPlay = { key: 'constants', text: texts.constants, at: ['/constants'] };
  const constants = yield* askCards(inPlay, lasting, same?.constants);
  const known = { key: 'foreseen', text: texts.foreseen, quiet: true, at: ['/foreseen'] };
  const foreseen = yield* askCards(known, all, same?.foreseen);
  const effectDeckSize = Math.max(0, EFFECTS - effectDiscards.length - constants.length);
  return { effectDeck: null, effectDeckSize, foreseen, effectDiscards, constants };
}

type Flags = Pick<StateJson, 'skips' | 'shields' | 'free' | 'birthBonus' | 'abilityUsed'>;
type Flag = keyof Texts['flagWords'];

const FLAGS: readonly Flag[] = [
  'ability-used',
  'skip-birth',
  'skip-destruction',
  'skip-effect',
  'shield-loss',
  'shield-tile',
  'free-values',
  'free-own-dice',
];

/** What holds for now. */
export const askFlags = (desk: Desk): Part<Flags> => {
  const { texts, lang, before } = desk;
  const flags = FLAGS.map((id) => named(id, lang, (each) => each.flagWords[id]));
  const usual = writeFlags(before ?? {}, desk) || wordsOf(lang).none;
  const help = texts.flagsHelp(flags.map(({ names }) => names[0]).join('; '));
  const at = ['/skips', '/shields', '/free', '/birthBonus', '/abilityUsed'];
  return ask({ key: 'flags', text: texts.flags, help, usual, at }, (line) => {
    const held = new Set<Flag>();
    let birthBonus = 0;
    for (const part of isNone(line) ? [] : partsOf(line)) {
      const [, word = '', sign = '', by = '0'] = /^(\S+)\s*([-−+])\s*(\d)$/.exec(part) ?? [];
      if (word !== '' && isWord(word, (each) => each.birth)) birthBonus = sign === '+' ? Number(by) : -Number(by);
      else {
        const flag = readName(flags, part, lang);
        if (!flag.ok) return unsaid(texts.notFlag(part));
        held.add(flag.value.id);
      }
    }
    return said(flagsOf(held, birthBonus));
  });
};

const flagsOf = (held: ReadonlySet<Flag>, birthBonus: number): Flags => {
  const skips = SKIPPED.filter((phase) => held.has(`skip-${phase}`));
  const shields = SHIELD_AGAINST.filter((against) => held.has(`shield-${against}`));
  const free = FREE_FROM.filter((from) => held.has(`free-${from}`));
  return {
    ...(skips.length > 0 && { skips }),
    ...(shields.length > 0 && { shields }),
    ...(free.length > 0 && { free }),
    ...(birthBonus !== 0 && { birthBonus }),
    ...(held.has('ability-used') && { abilityUsed: true }),
  };
};

const writeFlags = ({ skips = [], shields = [], free = [], birthBonus = 0, abilityUsed }: Flags, { texts }: Desk) => {
  const words = texts.flagWords;
  const bonus = `${texts.birth} ${birthBonus > 0 ? '+' : '−'}${Math.abs(birthBonus)}`;
  return [
    ...(abilityUsed ? [words['ability-used']] : []),
    ...skips.map((phase) => words[`skip-${phase}`]),
    ...shields.map((against) => words[`shield-${against}`]),
    ...free.map((from) => words[`free-${from}`]),
    ...(birthBonus === 0 ? [] : [bonus]),
  ].join(', ');
};
