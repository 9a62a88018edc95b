/** What lies before each seat, and before Gaïa. */
import { useState } from 'preact/hooks';
import type { EarthState } from '../../../../packages/engines/src/documents.ts';
import { About } from '../../parts/about.tsx';
import { Spot } from '../../table/spot.tsx';
import { cardName, EarthCard, WordCard } from './card.tsx';
import type { Face, Faces } from './faces.ts';
import { LeafToken } from './fauna.tsx';
import { Icon, type Sign } from './icons.tsx';
import { firing } from './spots.ts';
import { OtherTableau } from './tableau.tsx';
import type { BoardWords } from './words.ts';

type Player = EarthState['players'][number];
type Gaia = NonNullable<EarthState['gaia']>;

const LEAVES = 5;

/** Leaves that a seat can still use. */
const leavesOf = ({ arrivals, completion, players, gaia }: EarthState, seat: number): number => {
  const placed = arrivals.filter((seats) => seats.includes(seat)).length + (completion === seat ? 1 : 0);
  return LEAVES - placed - (gaia !== undefined && seat > 0 ? 0 : (players[seat]?.leavesDiscarded ?? 0));
};

const total = (tableau: Player['tableau'], what: 'sprouts' | 'growth'): number =>
  tableau.reduce((sum, { [what]: count = 0 }) => sum + count, 0);

/** Counted things as chips. */
export const Counts = ({
  counts,
  words,
}: {
  readonly counts: readonly (readonly [sign: Sign, count: number])[];
  readonly words: BoardWords;
}) => (
  <ul class="counts-of">
    {counts.map(([sign, count]) => (
      <li key={sign} class="count" title={words.goods[sign]}>
        <Icon sign={sign} />
        <b>{count}</b>
        <span class="unseen">{words.goods[sign]}</span>
      </li>
    ))}
  </ul>
);

/** What of a seat is counted, own hands too. */
export const countsOf = (view: EarthState, seat: number): (readonly [Sign, number])[] => {
  const player = view.players[seat];
  if (player === undefined) return [];
  return [
    ['soil', player.soil],
    ['hand', player.handSize],
    ['compost', player.compost.length],
    ['sprouts', total(player.tableau, 'sprouts')],
    ['growth', total(player.tableau, 'growth')],
    ['event', player.events.length],
    ['leaf', leavesOf(view, seat)],
  ];
};

/** A name with the leaf of the seat, and whether it is first or active. */
export const SeatName = ({
  view,
  seat,
  name,
  words,
}: {
  readonly view: EarthState;
  readonly seat: number;
  readonly name: string;
  readonly words: BoardWords;
}) => (
  <h3 class="seat-name">
    <LeafToken view={view} seat={seat} name="" />
    {name}
    {view.firstSeat === seat && view.players.length > 1 && (
      <span class="is-first" title={words.first}>
        <Icon sign="first" />
        <span class="unseen">{words.first}</span>
      </span>
    )}
    {view.active === seat && <span class="unseen">{words.active}</span>}
  </h3>
);

/** A card by its name alone, with what it does one touch away. */
const Named = ({ face, kind, count }: { readonly face: Face; readonly kind: string; readonly count?: number }) => (
  <span class={`named ${kind}`}>
    {face.name}
    {count !== undefined && count > 0 && <b>{count}</b>}
    <About card={face.card} />
  </span>
);

const Names = ({ player, faces }: { readonly player: Player; readonly faces: Faces }) => (
  <div class="names">
    {player.island !== null && <Named face={faces.of(player.island)} kind="island" />}
    {player.climate !== null && <Named face={faces.of(player.climate)} kind="climate" />}
    {player.ecosystem !== null && <Named face={faces.of(player.ecosystem)} kind="ecosystem" />}
    {(player.animals ?? []).map(({ id, stored = 0 }) => (
      <Named key={id} face={faces.of(id)} kind="animal" count={stored} />
    ))}
  </div>
);

/** Another seat: small, and large once it is touched. */
export const OtherSeat = ({
  view,
  seat,
  name,
  faces,
  words,
}: {
  readonly view: EarthState;
  readonly seat: number;
  readonly name: string;
  readonly faces: Faces;
  readonly words: BoardWords;
}) => {
  const [large, setLarge] = useState(false);
  const player = view.players[seat];
  if (player === undefined) return null;
  return (
    <section class={`e-other${large ? ' large' : ''}${view.active === seat ? ' active' : ''}`} aria-label={name}>
      <SeatName view={view} seat={seat} name={name} words={words} />
      <button
        class="quiet zoom"
        type="button"
        aria-expanded={large}
        aria-label={large ? words.shrink(name) : words.enlarge(name)}
        onClick={() => setLarge(!large)}
      >
        {large ? '–' : '⤢'}
      </button>
      <Counts counts={countsOf(view, seat)} words={words} />
      <OtherTableau player={player} faces={faces} words={words} large={large} />
      <Names player={player} faces={faces} />
    </section>
  );
};

const TURNS = 12;

/** Gaïa, who is played against alone: what she has, and her cards so far. */
export const GaiaSeat = ({
  view,
  gaia,
  faces,
  words,
}: {
  readonly view: EarthState;
  readonly gaia: Gaia;
  readonly faces: Faces;
  readonly words: BoardWords;
}) => (
  <section class={`e-other gaia${view.active === 1 ? ' active' : ''}`} aria-label={words.gaia}>
    <SeatName view={view} seat={1} name={words.gaia} words={words} />
    <Counts
      counts={[
        ['soil', gaia.soil],
        ['compost', gaia.compost.length],
        ['sprouts', gaia.sprouts],
        ['growth', gaia.growth],
        ['draw', gaia.pile.length],
        ['leaf', leavesOf(view, 1)],
      ]}
      words={words}
    />
    <ol class="turns" aria-label={words.gaiaTurns(gaia.revealed.length)}>
      {Array.from({ length: TURNS }, (_, turn) => {
        const card = gaia.revealed[turn];
        return (
          <li key={turn} class={card ?? 'back'} title={card === undefined ? words.toCome : words.gaiaCards[card]}>
            <span class="unseen">{card === undefined ? words.toCome : words.gaiaCards[card]}</span>
            <b aria-hidden="true">
              {card === undefined ? '' : card === 'north-gyre' ? '↑' : card === 'south-gyre' ? '↓' : turn + 1}
            </b>
          </li>
        );
      })}
    </ol>
    {gaia.skips === true && <p class="soft">{words.skips}</p>}
    <div class="names">
      {(gaia.animals ?? []).map(({ id, stored = 0 }) => (
        <Named key={id} face={faces.of(id)} kind="animal" count={stored} />
      ))}
    </div>
  </section>
);

/** One’s own island, climate, ecosystem and animals. */
export const OwnCards = ({
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
  const asked = firing(view);
  const area = (spot: 'island' | 'climate', id: string | null) => {
    if (id === null) return null;
    const face = faces.of(id);
    return (
      <Spot
        id={spot}
        class={`e-area ${spot}${asked === spot ? ' asked' : ''}`}
        name={`${words[spot]}: ${cardName(face, words)}`}
      >
        <small class="tag">{words[spot]}</small>
        <EarthCard face={face} words={words}>
          {spot === 'island' && (player.islandStored ?? 0) > 0 && <p>{words.stored(player.islandStored ?? 0)}</p>}
        </EarthCard>
        <About card={face.card} />
      </Spot>
    );
  };
  return (
    <div class="e-own-cards">
      {area('island', player.island)}
      {area('climate', player.climate)}
      {player.ecosystem !== null && (
        <WordCard face={faces.of(player.ecosystem)} kind="ecosystem" tag={words.ecosystem} facts={1} />
      )}
      {(player.animals ?? []).map(({ id, stored = 0 }) => (
        <Spot key={id} id={`animal:${id}`} class="e-animal" name={`${words.animals}: ${faces.of(id).name}`}>
          <WordCard face={faces.of(id)} kind="animal" tag={words.animals} from={1}>
            {stored > 0 && <b class="stored">{words.stored(stored)}</b>}
          </WordCard>
        </Spot>
      ))}
    </div>
  );
};
