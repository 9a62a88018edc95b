/** The table of Earth: what is asked, one’s own island, the hand, what all share, and the others. */
import { useState } from 'preact/hooks';
import type { EarthState } from '../../../../packages/engines/src/documents.ts';
import { About } from '../../parts/about.tsx';
import { Spot } from '../../table/spot.tsx';
import type { TableProps } from '../board.ts';
import { cardName, EarthCard } from './card.tsx';
import { type Faces, facesOf, KINDS } from './faces.ts';
import { Head, Shared } from './fauna.tsx';
import { Actions, Prompt } from './prompt.tsx';
import { Counts, countsOf, GaiaSeat, OtherSeat, OwnCards, SeatName } from './seats.tsx';
import { OwnTableau } from './tableau.tsx';
import type { BoardWords } from './words.ts';
import { WORDS } from './words-of.ts';

/** The hand, as it was dealt or sorted by kind and cost. */
const Hand = ({
  hand,
  faces,
  words,
}: {
  readonly hand: readonly number[];
  readonly faces: Faces;
  readonly words: BoardWords;
}) => {
  const [isSorted, setSorted] = useState(true);
  const rank = (card: number): number => {
    const { kind, cost } = faces.of(card);
    return (kind === null ? 0 : KINDS.indexOf(kind)) * 100 + (cost ?? 0);
  };
  const cards = isSorted ? hand.toSorted((one, other) => rank(one) - rank(other)) : hand;
  return (
    <section class="e-hand" aria-label={words.hand}>
      <h3>
        {words.hand} <span class="soft">{hand.length}</span>
      </h3>
      <label class="sort">
        <input type="checkbox" checked={isSorted} onChange={({ currentTarget }) => setSorted(currentTarget.checked)} />{' '}
        {words.sortHand}
      </label>
      {hand.length === 0 && <p class="soft none">{words.emptyHand}</p>}
      <div class="e-cards">
        {cards.map((card) => (
          <Spot key={card} id={`card:${card}`} class="e-held" name={cardName(faces.of(card), words)}>
            <EarthCard face={faces.of(card)} words={words} travels />
            <About card={faces.of(card).card} />
          </Spot>
        ))}
      </div>
    </section>
  );
};

/** The card that is on its way into the tableau. */
const Planting = ({
  view,
  faces,
  words,
}: {
  readonly view: EarthState;
  readonly faces: Faces;
  readonly words: BoardWords;
}) =>
  view.planting === undefined ? null : (
    <div class="e-planting">
      <EarthCard face={faces.of(view.planting.card)} words={words} travels />
    </div>
  );

/** Rows of a tableau beside which nothing lies yet, so that the hand is near. */
const YOUNG = 2;

/** The whole table. */
export const Table = ({ view, you, lang, names, cards }: TableProps<EarthState>) => {
  const words = WORDS[lang];
  const faces = facesOf(cards);
  const player = view.players[you];
  const nameOf = (seat: number): string => names[seat] ?? words.gaia;
  const tools = { view, faces, words };
  if (player === undefined) return null;
  const isYoung = player.tableau.every(({ row }) => row < YOUNG);
  return (
    <>
      <Head {...tools} nameOf={nameOf} />
      <section class={`e-own turn-${view.action ?? 'none'}`} aria-label={words.tableau(nameOf(you))}>
        <div class="e-ledger">
          <SeatName view={view} seat={you} name={nameOf(you)} words={words} />
          <Counts counts={countsOf(view, you)} words={words} />
        </div>
        {view.stage !== 'sides' && <Actions {...tools} />}
        <Prompt {...tools} you={you} names={names} />
        <div class={`e-land${isYoung ? ' young' : ''}`}>
          <OwnCards {...tools} player={player} />
          <div class="e-ground">
            {view.seat === you && <Planting {...tools} />}
            <OwnTableau {...tools} player={player} />
          </div>
        </div>
      </section>
      {view.stage !== 'sides' && <Hand hand={player.hand ?? []} faces={faces} words={words} />}
      <Shared {...tools} nameOf={nameOf}>
        {view.gaia !== undefined && <GaiaSeat {...tools} gaia={view.gaia} />}
      </Shared>
      <div class="e-others">
        {view.players.map((_, seat) =>
          seat === you ? null : <OtherSeat key={seat} {...tools} seat={seat} name={nameOf(seat)} />,
        )}
      </div>
    </>
  );
};
