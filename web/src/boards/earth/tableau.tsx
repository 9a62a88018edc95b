/** A tableau: the island of cards as far as it has grown, at most four by four. */
import type { EarthState } from '../../../../packages/engines/src/documents.ts';
import { About } from '../../parts/about.tsx';
import { Spot, useTouch } from '../../table/spot.tsx';
import { cardName, EarthCard, type Laid, SmallCard } from './card.tsx';
import type { Faces } from './faces.ts';
import { cellSpot, firing, sourceSpot } from './spots.ts';
import type { BoardWords } from './words.ts';

type Player = EarthState['players'][number];
type Planted = Player['tableau'][number];

const SIDE = 4;

/** Spaces with a pawn. */
const pawnsOf = (player: Player): ReadonlySet<number> =>
  new Set((player.animals ?? []).flatMap(({ pawns = [] }) => pawns));

const laidOn = ({ row, column, sprouts = 0, growth = 0, fresh }: Planted, pawns: ReadonlySet<number>): Laid => ({
  sprouts,
  growth,
  pawn: pawns.has(row * SIDE + column),
  fresh: fresh === true,
});

/** From the first to the last of these, none left out. */
const range = (values: readonly number[]): number[] => {
  const first = Math.min(...values);
  return Array.from({ length: Math.max(...values) - first + 1 }, (_, index) => first + index);
};

/** Own cards, and the places that are lit for another one. */
export const OwnTableau = ({
  view,
  player,
  faces,
  words,
}: {
  readonly view: EarthState;
  readonly player: Player;
  readonly faces: Faces;
  readonly words: BoardWords;
}) => {
  const { lit } = useTouch();
  const { tableau } = player;
  const source = firing(view);
  const asked = source === null ? '' : sourceSpot(source);
  const plots = [...lit]
    .filter((spot) => spot.startsWith('cell:'))
    .map((spot) => spot.split(':').slice(1).map(Number))
    .map(([row = 0, column = 0]) => ({ row, column }));
  const cells = [...tableau, ...plots];
  if (cells.length === 0) return view.stage === 'sides' ? null : <p class="soft none">{words.noCards}</p>;
  const [rows, columns] = [range(cells.map(({ row }) => row)), range(cells.map(({ column }) => column))];
  const pawns = pawnsOf(player);
  const place = (row: number, column: number) => {
    const id = cellSpot(row, column);
    const planted = tableau.find((each) => each.row === row && each.column === column);
    if (planted === undefined) return <Plot key={id} id={id} name={words.freeCell(row + 1, column + 1)} />;
    const [face, laid] = [faces.of(planted.card), laidOn(planted, pawns)];
    return (
      <Spot
        key={id}
        id={id}
        class={`e-cell${laid.fresh ? ' fresh' : ''}${asked === id ? ' asked' : ''}`}
        name={cardName(face, words, laid)}
      >
        <EarthCard face={face} words={words} laid={laid} travels />
        <About card={face.card} />
      </Spot>
    );
  };
  return (
    <div class="e-tableau" style={{ '--columns': columns.length }}>
      {rows.flatMap((row) => columns.map((column) => place(row, column)))}
    </div>
  );
};

/** A place without a card, seen only where a card may go. */
const Plot = ({ id, name }: { readonly id: string; readonly name: string }) =>
  useTouch().lit.has(id) ? (
    <Spot id={id} class="e-cell plot" name={name}>
      <span class="plus" aria-hidden="true">
        +
      </span>
    </Spot>
  ) : (
    <span class="e-cell gap" />
  );

/** The cards of another seat, small or as large as one’s own. */
export const OtherTableau = ({
  player,
  faces,
  words,
  large,
}: {
  readonly player: Player;
  readonly faces: Faces;
  readonly words: BoardWords;
  readonly large: boolean;
}) => {
  const { tableau } = player;
  const pawns = pawnsOf(player);
  const rows = range([0, 1, ...tableau.map(({ row }) => row)]);
  return (
    <div class={large ? 'e-tableau' : 'e-tableau small'} style={{ '--columns': SIDE }}>
      {rows.flatMap((row) =>
        range([0, SIDE - 1]).map((column) => {
          const planted = tableau.find((each) => each.row === row && each.column === column);
          if (planted === undefined) return <span key={`${row}:${column}`} class="e-cell gap" />;
          const [face, laid] = [faces.of(planted.card), laidOn(planted, pawns)];
          return (
            <div key={`${row}:${column}`} class="e-cell">
              {large ? (
                <>
                  <EarthCard face={face} words={words} laid={laid} />
                  <About card={face.card} />
                </>
              ) : (
                <SmallCard face={face} laid={laid} words={words} />
              )}
            </div>
          );
        }),
      )}
    </div>
  );
};
