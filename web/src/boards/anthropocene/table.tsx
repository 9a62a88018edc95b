/** The table of Anthropocène: the grid of stacks with its sums, ice and sky, objectives, and the hand. */
import type { AnthropoceneState } from '../../../../packages/engines/src/documents.ts';
import { About } from '../../parts/about.tsx';
import { Spot, travelName } from '../../table/spot.tsx';
import type { TableProps } from '../board.ts';
import { COLUMNS, type Face, type Faces, facesOf, handSizes, ROWS, type Row } from './faces.ts';
import { type BoardWords, WORDS } from './words.ts';

type Props = TableProps<AnthropoceneState>;

/** A card, face up. */
const Card = ({ face, id, words }: { readonly face: Face; readonly id: string; readonly words: BoardWords }) => (
  <div
    class={`a-card ${face.element ?? ''}`}
    style={{ viewTransitionName: travelName(id) }}
    title={words.cardTitle(face)}
  >
    <b>{face.value}</b>
    {face.molecules.map((molecule) => (
      <i key={molecule} class={`molecule ${molecule}`}>
        {molecule === 'co2' ? 'CO₂' : 'CH₄'}
      </i>
    ))}
  </div>
);

/** One space of the grid with the stack that lies there. */
const Space = ({
  row,
  column,
  stack,
  faces,
  words,
}: {
  readonly row: Row;
  readonly column: (typeof COLUMNS)[number];
  readonly stack: readonly string[];
  readonly faces: Faces;
  readonly words: BoardWords;
}) => {
  const top = stack.at(-1);
  const face = top === undefined ? undefined : faces.of(top);
  return (
    <Spot id={`space:${row}:${column}`} class={`space ${row}`} name={words.space(row, column, face, stack.length)}>
      {stack.length > 1 && <span class="depth" aria-hidden="true" />}
      {top !== undefined && face !== undefined ? <Card key={top} id={top} face={face} words={words} /> : null}
    </Spot>
  );
};

const Grid = ({
  view,
  faces,
  words,
}: {
  readonly view: AnthropoceneState;
  readonly faces: Faces;
  readonly words: BoardWords;
}) => {
  const value = (stack: readonly string[]): number => {
    const top = stack.at(-1);
    return top === undefined ? 0 : faces.of(top).value;
  };
  const sum = (stacks: readonly (readonly string[])[]): number => stacks.reduce((all, stack) => all + value(stack), 0);
  return (
    <div class="grid">
      <span />
      {COLUMNS.map((column) => (
        <span key={column} class="label">
          {words.columns[column]}
        </span>
      ))}
      <span class="label">{words.sum}</span>
      {ROWS.map((row) => (
        <>
          <span class={`label ${row}`}>{words.rows[row]}</span>
          {COLUMNS.map((column) => (
            <Space key={column} row={row} column={column} stack={view.grid[row][column]} faces={faces} words={words} />
          ))}
          <span class="sum">{sum(COLUMNS.map((column) => view.grid[row][column]))}</span>
        </>
      ))}
      <span class="label">{words.sum}</span>
      {COLUMNS.map((column) => (
        <span key={column} class="sum">
          {sum(ROWS.map((row) => view.grid[row][column]))}
        </span>
      ))}
    </div>
  );
};

const ICE = 3;

/** Generation, ice and sky. */
const Head = ({ view, words }: { readonly view: AnthropoceneState; readonly words: BoardWords }) => (
  <div class="climate">
    <span>{words.generation(view.generation)}</span>
    <span class="ice-cards" role="img" aria-label={words.ice(view.ice)}>
      {Array.from({ length: Math.max(ICE, view.ice) }, (_, index) => (
        <i key={index} class={index < view.ice ? 'ice' : 'ice gone'} />
      ))}
    </span>
    <span class="sky-cards" role="img" aria-label={words.sky(view.sky)}>
      {view.sky.map((value, index) => (
        <i key={index} class={value < 0 ? 'sky bad' : 'sky'}>
          {value > 0 ? `+${value}` : value}
        </i>
      ))}
    </span>
  </div>
);

/** What a seat has to reach, and whether it is; its own stays a question. */
const Seat = ({ seat, props, words }: { readonly seat: number; readonly props: Props; readonly words: BoardWords }) => {
  const { view, names, you } = props;
  const player = view.players[seat];
  if (player === undefined) return null;
  const { landmark, biosphere, met, hand } = player;
  const isHidden = landmark === null || biosphere === null;
  const sizes = handSizes(view);
  return (
    <div class={`a-seat${seat === you ? ' own' : ''}`}>
      <b>{names[seat]}</b>
      <span class={`objective ${isHidden ? 'hidden' : landmark}`}>
        {isHidden ? words.unknown : words.objective(landmark, biosphere)}
      </span>
      <span class={met ? 'met' : 'unmet'}>{met ? words.met : words.unmet}</span>
      {seat !== you && hand === null && (
        <span class="backs" role="img" aria-label={words.cardsInHand(sizes[seat] ?? 0)}>
          {Array.from({ length: sizes[seat] ?? 0 }, (_, index) => (
            <i key={index} />
          ))}
        </span>
      )}
    </div>
  );
};

/** The whole table. */
export const Table = (props: Props) => {
  const { view, you, lang, cards } = props;
  const words = WORDS[lang];
  const faces = facesOf(cards);
  const rows = cards['cards'] ?? [];
  const hand = view.players[you]?.hand ?? [];
  return (
    <>
      <Head view={view} words={words} />
      <div class="a-seats">
        {view.players.map((_, seat) => (
          <Seat key={seat} seat={seat} props={props} words={words} />
        ))}
      </div>
      <Grid view={view} faces={faces} words={words} />
      <div class="hand" role="group" aria-label={words.hand}>
        {hand.map((id) => (
          <Spot key={id} id={`card:${id}`} name={words.cardTitle(faces.of(id))} class="in-hand">
            <Card id={id} face={faces.of(id)} words={words} />
            <About card={rows.find((row) => row.id === id)} />
          </Spot>
        ))}
      </div>
    </>
  );
};
