/** The table of NATERA: the year, the board, what all share, what is asked, one’s own mat and hand, and the others. */
import type { NateraState } from '../../../../packages/engines/src/documents.ts';
import { useTouch } from '../../table/spot.tsx';
import type { TableProps } from '../board.ts';
import { HandCard } from './cards.tsx';
import { facesOf } from './faces.ts';
import { Purse } from './home.tsx';
import { Board } from './map.tsx';
import { Prompt } from './prompt.tsx';
import { OtherSeat, OwnMat } from './seats.tsx';
import { Goals, River, Year } from './shared.tsx';
import type { Tools } from './tools.ts';
import { WORDS } from './words-of.ts';

const Cards = ({
  ids,
  title,
  tools,
}: {
  readonly ids: readonly string[];
  readonly title: string;
  readonly tools: Tools;
}) => (
  <section class="n-hand" aria-label={title}>
    <h3>
      {title} <span class="soft">{ids.length}</span>
    </h3>
    <div class="n-cards">
      {ids.map((id) => (
        <HandCard key={id} id={id} tools={tools} />
      ))}
    </div>
  </section>
);

/** Cards that may be touched and lie nowhere on the table, such as one that was found in a pile. */
const useElsewhere = ({ view }: Tools): string[] => {
  const { lit } = useTouch();
  const shown = new Set(
    view.players.flatMap(({ inPlay, hand, packet }) => [...inPlay, ...(hand ?? []), ...(packet ?? [])]),
  );
  return [...lit].flatMap((spot) => {
    const [kind, id] = spot.split(':');
    return kind === 'card' && id !== undefined && !shown.has(id) ? [id] : [];
  });
};

/** Whether one’s own things are chosen from before the board matters: they lie above it then. */
const choosesFirst = ({ view, you }: Tools): boolean => {
  const player = view.players[you];
  return (
    player !== undefined &&
    (player.tribe === null ||
      player.board.side === null ||
      view.stage === 'put-aside' ||
      (player.packet ?? []).length > 0)
  );
};

/** The whole table. */
export const Table = ({ view, you, lang, names, cards }: TableProps<NateraState>) => {
  const words = WORDS[lang];
  const tools: Tools = { view, faces: facesOf(cards), words, nameOf: (seat) => names[seat] ?? `${seat + 1}`, you };
  const elsewhere = useElsewhere(tools);
  const player = view.players[you];
  const packet = player?.packet ?? [];
  const isEarly = choosesFirst(tools);
  const shared = (
    <>
      <Board tools={tools} />
      <Goals tools={tools} />
      <River tools={tools} />
    </>
  );
  return (
    <>
      <Year tools={tools} />
      <Prompt tools={tools} />
      {!isEarly && shared}
      {packet.length > 0 && <Cards ids={packet} title={words.packet} tools={tools} />}
      {elsewhere.length > 0 && <Cards ids={elsewhere} title={words.elsewhere} tools={tools} />}
      {player !== undefined && player.tribe !== null && <Purse player={player} words={words} />}
      {(player?.hand ?? []).length > 0 && <Cards ids={player?.hand ?? []} title={words.hand} tools={tools} />}
      <OwnMat tools={tools} />
      {isEarly && shared}
      <div class="n-others">
        {view.players.map((_, seat) => seat !== you && <OtherSeat key={seat} seat={seat} tools={tools} />)}
      </div>
    </>
  );
};
