/** What is where in a document of NATERA, and what it can hide, read off the rules and the catalog as printed. */
import { catalog } from '../../../src/engines/natera/content/catalog.ts';
import type { StateJson } from '../../../src/engines/natera/documents/schema.ts';
import { few, fewForThree } from './few.ts';
import { cardWorlds, wayOfCards } from './hidden-cards.ts';

type Row = Readonly<Record<string, unknown>>;

const rowsOf = ({ catalog: named }: StateJson, table: string): Row[] =>
  Object([few, fewForThree].find(({ id }) => id === named?.id) ?? catalog.builtIn[0])[table];

/** Ids of the rows that are played with: those of the mini-expansion only where it is. */
const idsOf = (state: StateJson, table: string): string[] =>
  rowsOf(state, table)
    .filter((row) => row['nuclear'] !== true || state.options.nuclear === true)
    .map((row) => String(row['id']));

/** What is not there just once. */
const uneven = (what: string, all: readonly string[], found: readonly string[]): string[] => {
  const wrong = all.filter((id) => found.filter((each) => each === id).length !== 1);
  const foreign = found.filter((id) => !all.includes(id));
  return [
    ...wrong.map((id) => `${what} ${id} is not there once`),
    ...foreign.map((id) => `${what} ${id} is not of the game`),
  ];
};

const misplacedPieces = (full: StateJson): string[] =>
  full.players.flatMap(({ tribe, leaders, explorers, resources }, seat) => {
    const row = rowsOf(full, 'tribes').find(({ id }) => id === tribe);
    const colonies = full.board.filter(({ colony }) => colony === seat).length;
    const claims = full.accomplishments.filter(({ claimedBy }) => claimedBy === seat).length;
    const found = [
      leaders + full.board.filter(({ leader }) => leader === seat).length,
      explorers + full.board.filter((location) => location.explorers?.includes(seat) === true).length,
    ];
    const wanted = full.tribesShown ? [row?.['leaders'], row?.['explorers']] : [0, 0];
    return [
      ...(found.join() === wanted.join() ? [] : [`seat ${seat} has the pawns ${found.join()}`]),
      ...(colonies > 8 || claims > 3 ? [`seat ${seat} has ${colonies} colonies and ${claims} claims`] : []),
      ...(Object.values(resources).some((amount) => amount < 0) ? [`seat ${seat} has less than nothing`] : []),
    ];
  });

const misplacedTiles = (full: StateJson): string[] =>
  full.board.flatMap(({ id, area, tier }, space) => {
    const row = rowsOf(full, 'locations').find((each) => each['id'] === id);
    return row?.['area'] === area && row['tier'] === tier ? [] : [`${id} lies on space ${space}`];
  });

/** What is not exactly once where it belongs: cards, specialists, tiles, pawns; and what there is more of than the box has. */
export const misplaced = (full: StateJson): string[] => {
  const cards = [
    ...full.players.flatMap(({ hand, aside, packet, inPlay }) => [
      ...(hand ?? []),
      ...(aside ?? []),
      ...(packet ?? []),
      ...inPlay,
    ]),
    ...full.discards,
    ...(full.piles.base.order ?? []),
    ...(full.piles.advanced.order ?? []),
  ];
  const specialists = [
    ...full.players.flatMap((player) => player.specialists),
    ...full.river.filter((id) => id !== null),
    ...full.specialistDiscards,
    ...(full.piles.specialists.order ?? []),
  ];
  const tiles = full.board.map(({ id }) => String(id));
  return [
    ...uneven('the card', idsOf(full, 'cards'), cards),
    ...uneven('the specialist', idsOf(full, 'specialists'), specialists),
    ...(new Set(tiles).size === tiles.length ? [] : ['a tile is there twice']),
    ...misplacedTiles(full),
    ...misplacedPieces(full),
  ];
};

/** Every order of `items`, or of so many of them. */
const orders = (items: readonly string[], count = items.length): string[][] =>
  count === 0
    ? [[]]
    : items.flatMap((item, at) => orders(items.toSpliced(at, 1), count - 1).map((rest) => [item, ...rest]));

const arrangements = (all: number, count: number): number => (count === 0 ? 1 : all * arrangements(all - 1, count - 1));

/** One hidden part: the ways it can be. */
type Part = readonly string[];

/** Tiles that are face down, of a zone and tier. */
const partsOfTiles = (view: StateJson): Part[] =>
  [...new Set(view.board.map(({ area, tier }) => `${area} ${tier}`))].flatMap((name) => {
    const here = view.board.filter(({ area, tier }) => `${area} ${tier}` === name);
    const hidden = here.filter(({ faceDown }) => faceDown === true).length;
    if (hidden === 0) return [];
    const tiles = rowsOf(view, 'locations')
      .filter((row) => `${row['area']} ${row['tier']}` === name)
      .map((row) => String(row['id']));
    return [orders(tiles, hidden).map((way) => way.join())];
  });

const wayOfTribe = (offered: readonly string[] | null | undefined, tribe: string | null): string =>
  `${[...(offered ?? [])].sort().join()}>${tribe}`;

/** Tribes that are offered and chosen. */
const partOfTribes = (view: StateJson): Part => {
  if (view.stage !== 'tribes') return [''];
  let ways: { readonly left: readonly string[]; readonly way: string }[] = [
    {
      left: idsOf(view, 'tribes').filter((id) => !view.players.some(({ offered }) => offered?.includes(id) === true)),
      way: '',
    },
  ];
  for (const [seat, { offered, tribe }] of view.players.entries()) {
    const hasChosen = view.done.includes(seat) && seat !== view.current;
    if (offered != null) ways = ways.map(({ left, way }) => ({ left, way: `${way} ${wayOfTribe(offered, tribe)}` }));
    else
      ways = ways.flatMap(({ left, way }) =>
        orders(left, 2)
          .filter(([one = '', other = '']) => one < other)
          .flatMap((both) =>
            (hasChosen ? both : [null]).map((chosen) => ({
              left: left.filter((id) => !both.includes(id)),
              way: `${way} ${wayOfTribe(both, chosen)}`,
            })),
          ),
      );
  }
  return ways.map(({ way }) => way);
};

const partOfSpecialists = (view: StateJson): Part | undefined => {
  const { size, bottom = [] } = view.piles.specialists;
  const seen = [
    ...view.players.flatMap(({ specialists }) => specialists),
    ...view.river,
    ...view.specialistDiscards,
    ...bottom,
  ];
  if (size - bottom.length > 4) return undefined;
  return orders(idsOf(view, 'specialists').filter((id) => !seen.includes(id))).map((way) =>
    [...way, ...bottom.toReversed()].join(),
  );
};

/** Every world that agrees with a view; undefined when they are more than `limit`. */
export const worldsOf = (view: StateJson, limit: number): string[] | undefined => {
  const tiles = partsOfTiles(view);
  if (tiles.reduce((ways, part) => ways * part.length, 1) > limit) return undefined;
  if (view.stage === 'tribes' && arrangements(10, 2 * (view.players.length - 1)) > limit * 8) return undefined;
  const cards = rowsOf(view, 'cards')
    .filter((row) => row['nuclear'] !== true || view.options.nuclear === true)
    .map((row) => ({
      id: String(row['id']),
      pile: row['pile'] === 'base' ? ('base' as const) : ('advanced' as const),
    }));
  const specialists = partOfSpecialists(view);
  if (specialists === undefined) return undefined;
  const parts = [...tiles, partOfTribes(view), specialists];
  const others = parts.reduce((ways, part) => ways * part.length, 1);
  // To list cards takes longest, and is given up as soon as they lie in too many ways for the rest.
  const lying = others > limit ? undefined : cardWorlds(view, cards, limit / others);
  if (lying === undefined || lying.length * others > limit) return undefined;
  let worlds = [''];
  for (const part of [...parts, lying]) worlds = worlds.flatMap((world) => part.map((way) => `${world}|${way}`));
  return worlds;
};

/** The world that a full document shows. */
export const worldOf = (full: StateJson): string =>
  [
    '',
    ...tilesOf(full),
    full.stage === 'tribes' ? full.players.map(({ offered, tribe }) => ` ${wayOfTribe(offered, tribe)}`).join('') : '',
    full.piles.specialists.order?.join(),
    [...full.players.map(wayOfCards), full.piles.base.order?.join(), full.piles.advanced.order?.join()].join('/'),
  ].join('|');

const tilesOf = (full: StateJson): string[] =>
  [...new Set(full.board.map(({ area, tier }) => `${area} ${tier}`))].flatMap((name) => {
    const hidden = full.board.filter(({ area, tier, faceDown }) => `${area} ${tier}` === name && faceDown === true);
    return hidden.length === 0 ? [] : [hidden.map(({ id }) => id).join()];
  });
