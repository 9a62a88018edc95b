/** What `bench balance` prints of the games that were played. */
import type { Chance } from './facets.ts';

/** What one seat of a game came to. */
export interface SeatPlayed {
  /** The game's metrics, as this seat counts them. */
  readonly metrics: Readonly<Record<string, number>>;
  /** What it had in play: names, such as of cards. */
  readonly facets: readonly string[];
}

/** A game that was played. */
export interface Played {
  readonly options: unknown;
  readonly ending: string;
  /** Whether it was won, for games that are won together; else a rank by seat. */
  readonly ranks: readonly number[];
  /** Of games that are won together those of all; else those of seat 0. */
  readonly metrics: Readonly<Record<string, number>>;
  readonly decisions: number;
  /** What was in play: names, such as of cards that were held. */
  readonly facets: readonly string[];
  /** Cards that came into a hand; absent from older records. */
  readonly chances?: readonly Chance[];
  /** By seat, where seats play against each other. */
  readonly seats?: readonly SeatPlayed[];
}

/** A seat of a game that was played. */
interface Place extends SeatPlayed {
  /** 1 for a win, a part of it for one that is shared. */
  readonly share: number;
}

/** A rate in per cent with its standard error. */
const rate = (won: number, of: number): string => {
  if (of === 0) return '–';
  const part = won / of;
  return `${(100 * part).toFixed(0)} ± ${(100 * Math.sqrt((part * (1 - part)) / of)).toFixed(0)}`;
};

const hasWon = ({ ranks }: Played): boolean => ranks[0] === 1;

const mean = (games: readonly Pick<Played, 'metrics'>[], metric: string): string =>
  (games.reduce((sum, { metrics }) => sum + (metrics[metric] ?? 0), 0) / games.length).toFixed(1);

const sum = (numbers: readonly number[]): number => numbers.reduce((total, each) => total + each, 0);

const row = (...cells: readonly (string | number)[]): void => console.log(`| ${cells.join(' | ')} |`);

const placesOf = ({ ranks, seats = [] }: Played): Place[] => {
  const first = ranks.filter((rank) => rank === 1).length;
  return seats.map((seat, index) => ({
    ...seat,
    facets: [...seat.facets, `seat ${index}`],
    share: ranks[index] === 1 ? 1 / first : 0,
  }));
};

const byFacet = <Item extends { readonly facets: readonly string[] }>(items: readonly Item[]): [string, Item[]][] => {
  const facets = new Map<string, Item[]>();
  for (const item of items) for (const facet of item.facets) facets.set(facet, [...(facets.get(facet) ?? []), item]);
  return [...facets].sort(([left], [right]) => (left < right ? -1 : 1));
};

const printTogether = (games: readonly Played[], least: number): void => {
  const endings = [...new Set(games.map(({ ending }) => ending))].sort();
  const metrics = Object.keys(games[0]?.metrics ?? {});
  row('set-up', 'games', 'won %', ...endings, ...metrics, 'decisions');
  for (const [cell, own] of Map.groupBy(games, ({ options }) => JSON.stringify(options))) {
    const ended = endings.map((ending) => own.filter((each) => each.ending === ending).length);
    const decisions = sum(own.map((each) => each.decisions)) / own.length;
    const means = metrics.map((metric) => mean(own, metric));
    row(cell, own.length, rate(own.filter(hasWon).length, own.length), ...ended, ...means, decisions.toFixed(0));
  }
  console.log(`\nWon % of games with, by what was in play (all: ${rate(games.filter(hasWon).length, games.length)})`);
  for (const [facet, own] of byFacet(games))
    if (own.length >= least) row(facet, own.length, rate(own.filter(hasWon).length, own.length));
};

const printChances = (games: readonly Played[]): void => {
  const chances = games.flatMap((game) => game.chances ?? []);
  if (chances.length === 0) return;
  console.log('\nCards that came into a hand, and how many % of them were played from there');
  for (const [card, own] of [...Map.groupBy(chances, (chance) => chance.card)].sort(([left], [right]) =>
    left < right ? -1 : 1,
  ))
    row(card, own.length, rate(own.filter(({ played }) => played).length, own.length));
};

const printAgainst = (games: readonly Played[], least: number): void => {
  const [score = '', ...parts] = Object.keys(games[0]?.metrics ?? {});
  row('set-up', 'games', 'of', score, ...parts, 'decisions');
  for (const [cell, own] of Map.groupBy(games, ({ options }) => JSON.stringify(options))) {
    const places = own.flatMap(placesOf);
    const decisions = sum(own.map((each) => each.decisions)) / own.length;
    for (const [name, some] of Object.entries({ all: places, winners: places.filter(({ share }) => share > 0) }))
      row(cell, own.length, name, ...[score, ...parts].map((metric) => mean(some, metric)), decisions.toFixed(0));
  }
  const places = games.flatMap(placesOf);
  console.log(`\nWins and ${score} of seats, by what they had (all: ${mean(places, score)})`);
  row('what', 'seats', 'won %', score, ...parts);
  for (const [facet, own] of byFacet(places))
    if (own.length >= least)
      row(
        facet,
        own.length,
        rate(sum(own.map(({ share }) => share)), own.length),
        ...[score, ...parts].map((metric) => mean(own, metric)),
      );
};

/** Prints how games ended, by set-up, and by what was in play. @param least fewest games, or seats, for a row of the latter */
export const printBalance = (games: readonly Played[], least: number): void => {
  if (games[0]?.seats === undefined) printTogether(games, least);
  else printAgainst(games, least);
  printChances(games);
};
