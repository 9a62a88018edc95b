/** Science boards: fifteen spaces in three columns, linked from the bottom up, with growth tokens upon them. */
import { Spot } from '../../table/spot.tsx';
import type { Face } from './faces.ts';
import { Icon } from './icons.tsx';
import { Deal } from './signs.tsx';
import { COLUMNS, ROWS } from './terms.ts';
import type { Player, Tools } from './tools.ts';

/** The row of the catalog for a side of a board. */
const rowOf = (board: number, side: string): string => `board-${board}${side}`;

/** Where the middle of a space is, in hundredths of a space; space 1 is at the bottom left. */
const middle = (space: number): readonly [number, number] => [
  ((space - 1) % COLUMNS) * 100 + 50,
  (ROWS - 1 - Math.floor((space - 1) / COLUMNS)) * 100 + 50,
];

const Links = ({ face }: { readonly face: Face }) => (
  <svg class="links" viewBox={`0 0 ${COLUMNS * 100} ${ROWS * 100}`} preserveAspectRatio="none" aria-hidden="true">
    {face.links.map(([from, to]) => {
      const [[x1, y1], [x2, y2]] = [middle(from), middle(to)];
      return <line key={`${from}-${to}`} x1={x1} y1={y1} x2={x2} y2={y2} />;
    })}
  </svg>
);

/** Numbers of the spaces as they are read: from the top row down. */
const READ = Array.from(
  { length: ROWS * COLUMNS },
  (_, index) => (ROWS - 1 - Math.floor(index / COLUMNS)) * COLUMNS + (index % COLUMNS) + 1,
);

/** A side of a board; its spaces are touched where it is one’s own. */
const Spaces = ({
  face,
  grown,
  tools: { words },
  touched,
}: {
  readonly face: Face;
  readonly grown: readonly number[];
  readonly tools: Tools;
  readonly touched: boolean;
}) => (
  <div class="n-spaces">
    <Links face={face} />
    {READ.map((number) => {
      const space = face.spaces[number - 1];
      const isGrown = grown.includes(number);
      const drawn = space !== undefined && (
        <>
          {number <= COLUMNS && <Icon sign="production" />}
          <Deal cost={space.cost} steps={space.steps} words={words} />
          {space.points > 0 && <b class="worth">{space.points}</b>}
          {isGrown && (
            <span class="token" aria-hidden="true">
              <Icon sign="growth" />
            </span>
          )}
        </>
      );
      const kind = `n-space${isGrown ? ' grown' : ''}${number <= COLUMNS ? ' base' : ''}`;
      const fact = face.facts[number] ?? '';
      return touched ? (
        <Spot
          key={number}
          id={`grow:${number}`}
          class={kind}
          name={words.space(number, `${fact} ${isGrown ? words.grown : words.free}`)}
        >
          {drawn}
        </Spot>
      ) : (
        <div key={number} class={kind}>
          {drawn}
        </div>
      );
    })}
  </div>
);

/** One’s own board; both sides of it while one is chosen. */
export const Science = ({ player, tools }: { readonly player: Player; readonly tools: Tools }) => {
  const { faces, words } = tools;
  const { board, growth } = player;
  const sides = board.side === null ? (['a', 'b'] as const) : [board.side];
  return (
    <section class="n-science" aria-label={words.science}>
      {sides.map((side) => {
        const face = faces.of('boards', rowOf(board.number, side));
        return board.side === null ? (
          <Spot key={side} id={`side:${side}`} class="n-side" name={face.facts.join(' ')}>
            <h4>{face.name}</h4>
            <Spaces face={face} grown={[]} tools={tools} touched={false} />
          </Spot>
        ) : (
          <div key={side} class="n-side">
            <h4>{face.name}</h4>
            <Spaces face={face} grown={growth} tools={tools} touched />
          </div>
        );
      })}
    </section>
  );
};

/** Another’s board, as dots. */
export const ScienceDots = ({
  player: { growth },
  tools: { words },
}: {
  readonly player: Player;
  readonly tools: Tools;
}) => (
  <span class="n-dots" role="img" aria-label={words.growthOf(growth.length)} title={words.growthOf(growth.length)}>
    {READ.map((number) => (
      <i key={number} class={growth.includes(number) ? 'on' : ''} />
    ))}
  </span>
);
