/** What is where in a document of Extinction, and what it can hide, read off the rules and the catalog as printed. */
import { catalog } from '../../../src/engines/extinction/content/catalog.ts';
import type { StateJson } from '../../../src/engines/extinction/documents/schema.ts';
import { reserve } from './reserve.ts';

type Row = Readonly<Record<string, unknown>>;
type Member = StateJson['team'][number];

const rowsOf = ({ catalog: named }: StateJson, table: string): Row[] =>
  Object(named?.id === reserve.id ? reserve : catalog.builtIn[0])[table];

const repeat = (id: string, copies: unknown): string[] => Array<string>(Number(copies)).fill(id);

/** The deck of a role as documents name its cards, each of the same name but the first with its number. */
const deckOf = (full: StateJson, role: string): string[] => {
  const ids = rowsOf(full, 'cards')
    .filter((row) => row['role'] === role || row['role'] === 'all')
    .flatMap((row) => repeat(String(row['id']), row['copies']));
  return ids.map((id, index) => {
    const copy = ids.slice(0, index).filter((other) => other === id).length + 1;
    return copy === 1 ? id : `${id}/${copy}`;
  });
};

const effectsOf = (full: StateJson): string[] =>
  rowsOf(full, 'effects')
    .filter((row) => row['deck'] === (full.options.scenario ?? 'tiger'))
    .flatMap((row) => repeat(String(row['id']), row['copies']));

/** What is left of `all` once `taken` are gone, one for one; undefined where one is not there. */
const without = (all: readonly string[], taken: readonly string[]): string[] | undefined => {
  const left = [...all];
  for (const each of taken) {
    const at = left.indexOf(each);
    if (at < 0) return undefined;
    left.splice(at, 1);
  }
  return left;
};

/** Cards of a role that are seen, those being resolved included. */
const seenCards = ({ pending = [] }: StateJson, { role, hand, actions, permanents, discards }: Member): string[] => [
  ...(hand ?? []),
  ...actions,
  ...permanents.map(({ card }) => card),
  ...discards,
  ...pending
    .map(({ card = '' }) => card)
    .filter((card) => role !== null && card.startsWith(`${role}/`))
    .map((card) => card.slice(`${role}/`.length))
    .filter((card) => !actions.includes(card) && !permanents.some((other) => other.card === card)),
];

const seenEffects = ({ effectDiscards, constants, foreseen, shown }: StateJson): string[] => [
  ...effectDiscards,
  ...constants,
  ...foreseen,
  ...(shown === undefined ? [] : [shown]),
];

const sum = (numbers: readonly number[]): number => numbers.reduce((total, each) => total + each, 0);

/** The first card of a role that is to play it still: it is set aside. */
const asideOf = (full: StateJson, place: number, { ability }: Member): string[] => {
  const [bottom] = full.pending ?? [];
  if (bottom?.id !== 'setup' || place <= full.current) return [];
  return rowsOf(full, 'abilities').flatMap((row) => (row['id'] === ability ? [String(row['first'])] : []));
};

const misplacedCards = (full: StateJson): string[] =>
  full.team.flatMap((member, place) => {
    const { role, deck } = member;
    const found = [...seenCards(full, member), ...(deck ?? []), ...asideOf(full, place, member)];
    if (role === null) return found.map((card) => `${card} is nobody's`);
    const left = without(deckOf(full, role), found);
    return left?.length === 0 ? [] : [`the cards of the ${role} are ${found.sort().join()}`];
  });

/** What is not exactly once where it belongs: cards, effects, ambassadors; and what there is more of than the box has. */
export const misplaced = (full: StateJson): string[] => {
  const effects = [...seenEffects({ ...full, foreseen: [] }), ...(full.effectDeck ?? [])];
  const backs = full.ambassadors.map(({ back }) => back).join();
  const countries = full.ambassadors.map(({ id }) => id);
  const [money, cubes, animals] = [
    sum(full.team.map((member) => member.money)),
    sum(full.ambassadors.map((ambassador) => ambassador.cubes)),
    sum(full.animals.map((space) => space.animals)),
  ];
  const key = ({ row, column }: { row: number; column: number }): string => `${row} ${column}`;
  const herd = full.animals.map(key);
  return [
    ...misplacedCards(full),
    ...(without(effectsOf(full), effects)?.length === 0 ? [] : [`effect cards: ${effects.sort().join()}`]),
    ...(backs === 'blue,blue,blue,green,green,grey' ? [] : [`backs: ${backs}`]),
    ...(new Set(countries).size === 6 ? [] : [`ambassadors: ${countries.join()}`]),
    ...(money > 25 || cubes > 25 || animals > 15 ? [`${money} M$, ${cubes} cubes, ${animals} animals`] : []),
    ...full.tiles.filter((tile) => herd.includes(key(tile))).map((tile) => `a tile on animals at ${key(tile)}`),
  ];
};

/** Every order of `items`, as often as alike ones make it. */
const orders = (items: readonly string[]): string[][] =>
  items.length === 0
    ? [[]]
    : items.flatMap((item, at) => orders(items.toSpliced(at, 1)).map((rest) => [item, ...rest]));

/** Every way to take `count` of `items`, in their order. */
const hands = (items: readonly string[], count: number): string[][] =>
  count === 0
    ? [[]]
    : items.flatMap((item, at) => hands(items.slice(at + 1), count - 1).map((rest) => [item, ...rest]));

/** One hidden part: the ways it can be. */
type Part = readonly string[];

const wayOfCards = (hand: readonly string[] | null, deck: readonly string[]): string =>
  `${hand === null ? '' : [...hand].sort().join()}:${deck.join()}`;

/** The deck of a role, and its hand where that is hidden; undefined when the ways are more than `limit`. */
const partOfCards = (view: StateJson, member: Member, limit: number): Part | undefined => {
  const { role, hand, handSize = 0, deckSize = 0 } = member;
  if (role === null) return [wayOfCards([], [])];
  const left = without(deckOf(view, role), seenCards(view, member)) ?? [];
  const isTooMany = factorial(deckSize) * (hand === null ? choose(left.length, handSize) : 1) > limit;
  if (isTooMany) return undefined;
  if (hand !== null) return orders(left).map((deck) => wayOfCards(hand, deck));
  return hands(left, handSize).flatMap((held) =>
    orders(without(left, held) ?? []).map((deck) => wayOfCards(held, deck)),
  );
};

const factorial = (count: number): number => (count < 2 ? 1 : count * factorial(count - 1));
const choose = (all: number, count: number): number => factorial(all) / (factorial(count) * factorial(all - count));

const partOfEffects = (view: StateJson, limit: number): Part | undefined => {
  const left = without(effectsOf(view), seenEffects(view)) ?? [];
  if (factorial(left.length) > limit) return undefined;
  return orders(left).map((deck) => [...view.foreseen, ...deck].join());
};

const partOfAmbassadors = (view: StateJson): Part => {
  let ways: string[][] = [[]];
  for (const { back, id } of view.ambassadors) {
    const seen = view.ambassadors.map((other) => other.id);
    const open = rowsOf(view, 'ambassadors')
      .filter((row) => row['back'] === back && !seen.includes(String(row['id'])))
      .map((row) => String(row['id']));
    ways = ways.flatMap((way) =>
      (id === null ? open.filter((each) => !way.includes(each)) : [id]).map((each) => [...way, each]),
    );
  }
  return ways.map((way) => way.join());
};

/** Every world that agrees with a view; undefined when they are more than `limit`. */
export const worldsOf = (view: StateJson, limit: number): string[] | undefined => {
  let worlds = [''];
  const parts = [
    partOfEffects(view, limit),
    partOfAmbassadors(view),
    ...view.team.map((member) => partOfCards(view, member, limit)),
  ];
  for (const part of parts) {
    if (part === undefined || part.length * worlds.length > limit) return undefined;
    worlds = worlds.flatMap((world) => part.map((way) => `${world}|${way}`));
  }
  return worlds;
};

/** The world that a full document shows. */
export const worldOf = ({ effectDeck, ambassadors, team }: StateJson): string =>
  [
    '',
    effectDeck?.join(),
    ambassadors.map(({ id }) => id).join(),
    ...team.map(({ hand, deck }) => wayOfCards(hand, deck ?? [])),
  ].join('|');
