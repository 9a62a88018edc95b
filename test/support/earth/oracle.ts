/**
 * Counts and points by the printed words, read off documents and written without the engine: slow, by trying
 * everything, so that the engine's shortcuts have something to be compared with.
 */
import type { PlayerJson } from '../../../src/engines/earth/schema.ts';
import { CARDS, CLIMATES, ISLANDS } from '../../conformance/earth/printed.ts';
import { abilitiesOf, columnsOf } from './notation.ts';

interface Face {
  /** T, H, B, M, J, L, E; I for island and climate. */
  readonly kind: string;
  readonly cost: number | undefined;
  readonly points: number;
  readonly spaces: number;
  readonly canopy: number;
  readonly sproutSpaces: number;
  readonly habitats: string;
  readonly marks: string;
  /** Colours of the abilities, M for multicolour. */
  readonly colours: string;
  readonly abilities: number;
  readonly text: string;
}

const face = (
  kind: string,
  cost: string,
  points: string,
  growth: string,
  sprouts: string,
  habitats: string,
  marks: string,
  text: string,
): Face => {
  const abilities = abilitiesOf(text);
  const [spaces = 0, canopy = 0] = growth === '-' ? [] : growth.split('/').map(Number);
  return {
    kind,
    cost: cost === '-' ? undefined : Number(cost),
    points: Number(points),
    spaces,
    canopy,
    sproutSpaces: sprouts === '-' ? 0 : Number(sprouts),
    habitats: habitats.replace('-', ''),
    marks: marks.replace('-', ''),
    colours: abilities.map(({ colour }) => colour).join(''),
    abilities: abilities.length,
    text,
  };
};

const FACES = new Map<number | string, Face>();
for (const row of CARDS) {
  const [id, , kind = '', cost = '', points = '', growth = '', sprouts = '', habitats = '', marks = '', text = ''] =
    columnsOf(row);
  FACES.set(Number(id), face(kind, cost, points, growth, sprouts, habitats, marks, text));
}
for (const row of ISLANDS) {
  const [id, side, , points = '', habitats = '', , , , text = ''] = columnsOf(row);
  FACES.set(`${id}-${side}`, face('I', '-', points, '-', '-', habitats, '', text));
}
for (const row of CLIMATES) {
  const [id, side, , points = '', habitats = '', text = ''] = columnsOf(row);
  FACES.set(`${id}-${side}`, face('I', '-', points, '-', '-', habitats, '', text));
}
export const faceOf = (id: number | string): Face => FACES.get(id) ?? fail(`no card ${id}`);
const fail = (what: string): never => {
  throw new Error(what);
};

/** A card where it lies, or the island or the climate, which lie nowhere. */
interface Lying extends Face {
  readonly row: number;
  readonly column: number;
  readonly sprouts: number;
  readonly growth: number;
}

/** What one seat has. */
export interface Area {
  readonly cards: readonly Lying[];
  readonly tableau: readonly Lying[];
  readonly soil: number;
  readonly hand: number;
  readonly compost: number;
  readonly events: readonly Face[];
}

export const areaOf = (player: PlayerJson): Area => {
  const tableau = player.tableau.map(({ card, row, column, sprouts = 0, growth = 0 }) => ({
    ...faceOf(card),
    row,
    column,
    sprouts,
    growth,
  }));
  const sides = [player.island, player.climate].map((id) => ({
    ...faceOf(id ?? ''),
    row: -9,
    column: -9,
    sprouts: 0,
    growth: 0,
  }));
  return {
    cards: [...tableau, ...sides],
    tableau,
    soil: player.soil,
    hand: player.handSize,
    compost: player.compost.length,
    events: player.events.map(faceOf),
  };
};

const isFlora = ({ kind }: Face): boolean => 'THBMJ'.includes(kind);
const KIND: Readonly<Record<string, string>> = { Tree: 'T', Herb: 'H', Bush: 'B', Mush: 'M', Terrain: 'L' };
const isKind = (card: Face, name: string): boolean =>
  card.kind === KIND[name] || (card.kind === 'J' && name !== 'Terrain');
const HABITAT: Readonly<Record<string, string>> = { Rocky: 'R', Wet: 'W', Sunny: 'S', Cold: 'C' };
/** Multicolour is red, blue and yellow too (rules 3.5). */
const shows = (card: Face, colour: string): boolean =>
  card.colours.includes(colour) || ('RBY'.includes(colour) && card.colours.includes('M'));

const compare = (value: number | undefined, sign: string, than: string): boolean =>
  value !== undefined && (sign === '>=' ? value >= Number(than) : value <= Number(than));

/** Whether a card fits words such as `ability R`, `cost>=4`, `Rocky`, `flora nm=g`. */
export const fits = (card: Lying, words: string): boolean => {
  const text = words
    .replace(/ \(.*\)/g, '')
    .replace(/^cards? (with )?/, '')
    .replace(/^flora (each )?(with )?/, 'flora ')
    .trim();
  const flora = text.startsWith('flora ');
  const rest = text.replace('flora ', '');
  if (flora && !isFlora(card)) return false;
  if (KIND[rest] !== undefined) return isKind(card, rest);
  if (HABITAT[rest] !== undefined) return card.habitats.includes(HABITAT[rest]!);
  const [, sign = '', number = ''] = /(>=|<=)(\d+)/.exec(rest) ?? [];
  if (rest.startsWith('ability ')) return shows(card, rest.at(-1) ?? '');
  if (/^[RBY]$/.test(rest)) return shows(card, rest);
  if (rest.startsWith('cost')) return compare(card.cost, sign, number);
  if (rest.startsWith('vp')) return compare(card.points, sign, number);
  if (/^(odd|even) vp/.test(rest)) return Math.abs(card.points) % 2 === (rest.startsWith('odd') ? 1 : 0);
  if (rest.startsWith('nm=')) return card.marks.includes(rest.at(-1) ?? '');
  if (/habitats?$/.test(rest)) return compare(card.habitats.length, sign, number);
  if (rest.startsWith('2 abilities')) return card.abilities === 2;
  if (rest.startsWith('a directional')) return /@(col|row|adj8|ortho4|diag4|orthoPath)/.test(card.text);
  if (rest.startsWith('exactly 6 spr')) return card.sproutSpaces === 6;
  if (/spr spaces$/.test(rest)) return compare(card.sproutSpaces, sign, number);
  if (/gro spaces$/.test(rest)) return compare(card.spaces, sign, number);
  if (rest.startsWith('canopy vp')) return compare(card.canopy, sign, number);
  if (rest === 'all spr spaces full') return card.sproutSpaces > 0 && card.sprouts === card.sproutSpaces;
  if (rest === 'all gro spaces full') return card.spaces > 0 && card.growth === card.spaces;
  if (rest.startsWith('every sprout+growth')) return card.sprouts === card.sproutSpaces && card.growth === card.spaces;
  if (rest.startsWith('no sprout')) return card.sprouts === 0 && card.growth === 0;
  if (rest.includes('spr')) return isFlora(card) && compare(card.sprouts, sign, number);
  if (rest.includes('gro')) return isFlora(card) && compare(card.growth, sign, number);
  return fail(`cannot read "${words}"`);
};

const linesOf = ({ tableau }: Area, by: 'row' | 'column'): Lying[][] =>
  [0, 1, 2, 3].map((line) => tableau.filter((card) => card[by] === line)).filter(({ length }) => length === 4);

/** Every way to take one of each list. */
const picks = <T>(lists: readonly (readonly T[])[]): T[][] =>
  lists.reduce<T[][]>((all, list) => all.flatMap((head) => list.map((item) => [...head, item])), [[]]);
const differ = (lists: readonly (readonly unknown[])[]): boolean =>
  picks(lists).some((pick) => new Set(pick).size === pick.length);
const agree = (lists: readonly (readonly unknown[])[]): boolean =>
  (lists[0] ?? []).some((item) => lists.every((list) => list.includes(item)));

const coloursOf = (card: Face): string[] => ['R', 'B', 'Y', 'G', 'K', 'N'].filter((colour) => shows(card, colour));
const kindsOf = (card: Face): string[] => (card.kind === 'J' ? ['T', 'H', 'B', 'M'] : [card.kind]);

const lineFits = (line: readonly Lying[], words: string): boolean => {
  if (words.includes('show 4 different ability')) return differ(line.map(coloursOf));
  if (words.includes('share an ability')) return agree(line.map(coloursOf));
  if (words.includes('4 different printed vp')) return differ(line.map(({ points }) => [points]));
  if (words.includes('4 different sprout')) return differ(line.map(({ sprouts }) => [sprouts]));
  if (words.includes('4 different growth')) return differ(line.map(({ growth }) => [growth]));
  if (words.includes('4 different types')) return differ(line.map(kindsOf));
  if (words.includes('4 same type')) return agree(line.map(kindsOf));
  if (words.includes('4 different habitats')) return differ(line.map(({ habitats }) => [...habitats]));
  if (words.includes('sharing one habitat')) return agree(line.map(({ habitats }) => [...habitats]));
  return fail(`cannot read "${words}"`);
};

/** Most sets of a red, a blue, a yellow card, a terrain and an event, by trying every card in every place. */
const setsOf = ({ cards, events }: Area): number => {
  const terrains = cards.filter(({ kind }) => kind === 'L').length;
  const coloured = cards.map(coloursOf).filter((colours) => colours.some((colour) => 'RBY'.includes(colour)));
  const most = Math.min(terrains, events.length);
  const reach = (index: number, red: number, blue: number, yellow: number, seen: Set<string>): number => {
    const key = [index, red, blue, yellow].join();
    if (seen.has(key)) return 0;
    seen.add(key);
    const now = Math.min(red, blue, yellow, most);
    const colours = coloured[index];
    if (colours === undefined) return now;
    return Math.max(
      now,
      reach(index + 1, red, blue, yellow, seen),
      colours.includes('R') ? reach(index + 1, red + 1, blue, yellow, seen) : 0,
      colours.includes('B') ? reach(index + 1, red, blue + 1, yellow, seen) : 0,
      colours.includes('Y') ? reach(index + 1, red, blue, yellow + 1, seen) : 0,
    );
  };
  return reach(0, 0, 0, 0, new Set());
};

/** Longest simple path over cards that `near` each other, through `through` if given. */
const longestPath = (cards: readonly Lying[], near: (one: Lying, other: Lying) => boolean, through?: Lying): number => {
  const walk = (path: readonly Lying[]): number => {
    const last = path.at(-1)!;
    const own = through === undefined || path.includes(through) ? path.length : 0;
    return Math.max(
      own,
      ...cards.filter((card) => !path.includes(card) && near(last, card)).map((card) => walk([...path, card])),
    );
  };
  return Math.max(0, ...cards.map((card) => walk([card])));
};
const beside = (one: Lying, other: Lying): boolean =>
  Math.abs(one.row - other.row) + Math.abs(one.column - other.column) === 1;
const across = (one: Lying, other: Lying): boolean =>
  Math.abs(one.row - other.row) === 1 && Math.abs(one.column - other.column) === 1;

const total = (cards: readonly Lying[], what: 'sprouts' | 'growth'): number =>
  cards.reduce((sum, card) => sum + card[what], 0);

/** How many of what the words of an ecosystem or an objective count. */
export const countOf = (area: Area, words: string): number => {
  if (words.startsWith('full row') && words !== 'full rows')
    return linesOf(area, 'row').filter((line) => lineFits(line, words)).length;
  if (words.startsWith('full col') && words !== 'full columns')
    return linesOf(area, 'column').filter((line) => lineFits(line, words)).length;
  if (words.startsWith('set ') || words.startsWith('sets')) return setsOf(area);
  switch (words) {
    case 'full rows':
      return linesOf(area, 'row').length;
    case 'full columns':
      return linesOf(area, 'column').length;
    case 'soil in reserve':
      return area.soil;
    case 'hand cards':
      return area.hand;
    case 'compost cards':
      return area.compost;
    case 'played events':
      return area.events.length;
    case 'sprouts in tableau':
      return total(area.tableau, 'sprouts');
    case 'growth in tableau':
      return total(area.tableau, 'growth');
    default:
      return area.cards.filter((card) => fits(card, words)).length;
  }
};

/** Points of an ecosystem by its words. */
export const ecosystemPoints = (area: Area, words: string): number => {
  const whole = /^total\((\w+)\) -> \[([\d,]+)\]/.exec(words);
  if (whole !== null) {
    const count = area.cards.filter((card) => fits(card, whole[1] ?? '')).length;
    return count === 0 ? 0 : ((whole[2] ?? '').split(',').map(Number)[Math.min(count, 7) - 1] ?? 0);
  }
  const path = /^4 x longest diagPath\((\w+)\)/.exec(words);
  if (path !== null)
    return (
      4 *
      Math.min(
        7,
        longestPath(
          area.tableau.filter((card) => fits(card, path[1] ?? '')),
          across,
        ),
      )
    );
  const [, points = '', per = '1', what = '', max = '999'] =
    /^(\d+) per (?:(\d+) )?(.*?)(?:, max (\d+))?$/.exec(words) ?? fail(words);
  return Math.min(Number(max), Number(points) * Math.floor(countOf(area, what) / Number(per)));
};

/** Whether the words of an objective are met. */
export const isMet = (area: Area, words: string): boolean => {
  if (words.startsWith('both 4-card diagonals'))
    return [0, 1, 2, 3].every((row) =>
      [row, 3 - row].every((column) => area.tableau.some((card) => card.row === row && card.column === column)),
    );
  if (words.startsWith('2 sets')) return setsOf(area) >= 2;
  const [, least = '', what = ''] = /^(\d+)\+ (.*)$/.exec(words) ?? fail(words);
  return countOf(area, what) >= Number(least);
};

/** Points of the brown abilities of a tableau by their words. */
export const terrainPoints = (area: Area, everybody: readonly Area[]): number =>
  area.tableau.reduce((sum, card) => {
    const words = /N\{(\d+)\/(.+?)\}/.exec(card.text);
    return words === null ? sum : sum + Number(words[1]) * terrainCount(area, everybody, card, words[2] ?? '');
  }, 0);

const terrainCount = (area: Area, everybody: readonly Area[], card: Lying, words: string): number => {
  const [what = '', where] = words.split('@');
  const points = Number(/N\{(\d+)/.exec(card.text)?.[1]);
  const store = /^(soil|hand|compost) max(\d+)/.exec(what);
  if (store !== null) {
    const held = { soil: area.soil, hand: area.hand, compost: area.compost }[store[1] ?? ''] ?? 0;
    return Math.min(Number(store[2]) / points, held);
  }
  const bracket = /^(card|flora)\[(.*)\]$/.exec(what);
  if (bracket !== null) return area.cards.filter((each) => fits(each, `${bracket[1]} ${bracket[2]}`)).length;
  if (what === 'empty') return 4 - area.tableau.filter((other) => beside(card, other)).length;
  const fitting = area.tableau.filter((other) => fits(other, what));
  switch (where) {
    case 'row':
      return fitting.filter(({ row }) => row === card.row).length;
    case 'col':
      return fitting.filter(({ column }) => column === card.column).length;
    case 'ortho4':
      return fitting.filter((other) => beside(card, other)).length;
    case 'diag4':
      return fitting.filter((other) => across(card, other)).length;
    case 'orthoPath':
      return longestPath(fitting.includes(card) ? fitting : [...fitting, card], beside, card);
    case 'bestArea':
      return Math.max(...everybody.map(({ cards }) => cards.filter((each) => fits(each, what)).length));
    default:
      return fitting.length;
  }
};
