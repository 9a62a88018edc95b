/** The board of all: objectives with the leaves on them, ecosystems, and what else is shared. */
import type { ComponentChildren } from 'preact';
import type { EarthState } from '../../../../packages/engines/src/documents.ts';
import { About } from '../../parts/about.tsx';
import { Spot, travelName, useTouch } from '../../table/spot.tsx';
import { WordCard } from './card.tsx';
import type { Faces } from './faces.ts';
import { Icon } from './icons.tsx';
import type { BoardWords } from './words.ts';

/** What the shared board is drawn from. */
interface SharedProps {
  readonly view: EarthState;
  readonly faces: Faces;
  readonly words: BoardWords;
  readonly nameOf: (seat: number) => string;
}

/** Points of leaves in the order of arrival, and of each of them in a game of beginners. */
const ARRIVALS = [15, 11, 8, 6, 5] as const;
const BEGINNERS = 10;
const COMPLETION = 7;

const UNSAID = { 'aria-hidden': true } as const;

/** A leaf of a seat, in its colour and with its number; Gaïa’s with her letter. Without a name it only decorates one beside it. */
export const LeafToken = ({
  view,
  seat,
  name,
}: {
  readonly view: EarthState;
  readonly seat: number;
  readonly name: string;
}) => (
  <span
    class={`leaf-token seat-${seat}`}
    {...(name === '' ? UNSAID : { role: 'img', 'aria-label': name, title: name })}
  >
    <svg viewBox="0 0 18 18" aria-hidden="true">
      <path d="M9 1.2c4.5 3.2 6.4 6 6.4 9.3A6.2 6.2 0 0 1 9 16.8a6.2 6.2 0 0 1-6.4-6.3C2.6 7.2 4.5 4.4 9 1.2z" />
      <text x="9" y="13.8" text-anchor="middle">
        {seat < view.players.length ? seat + 1 : 'G'}
      </text>
    </svg>
  </span>
);

const Objective = ({ place, shared }: { readonly place: number; readonly shared: SharedProps }) => {
  const { view, faces, words, nameOf } = shared;
  const face = faces.of(view.fauna[place] ?? '');
  const arrived = view.arrivals[place] ?? [];
  const isMet = view.players.some(({ met = [] }) => met.includes(place));
  const owners = view.players.length + (view.gaia === undefined ? 0 : 1);
  const isFlat = view.options.level === 'beginner';
  const [goal = ''] = face.card?.facts ?? [];
  const leaves = arrived.map((seat, order) => words.leafOf(nameOf(seat), isFlat ? BEGINNERS : (ARRIVALS[order] ?? 0)));
  return (
    <Spot
      id={`fauna:${place}`}
      class={`e-goal${isMet ? ' met' : ''}`}
      name={[words.place(place + 1), face.name, goal, ...leaves].join('. ')}
    >
      <b class="e-name">
        {view.gaia !== undefined && <span class="gyre">{place < 2 ? '↑' : '↓'} </span>}
        {face.name}
      </b>
      <p>{goal.replace(/^[^:]*: ?/, '')}</p>
      <span class="arrivals" aria-hidden="true">
        {ARRIVALS.slice(0, Math.max(owners, arrived.length)).map((usual, order) => {
          const seat = arrived[order];
          const points = isFlat ? BEGINNERS : usual;
          return (
            <span key={usual} class={`arrival${seat === undefined ? '' : ' taken'}`}>
              {points}
              {seat !== undefined && (
                <span class="lies" style={{ viewTransitionName: travelName(`leaf-${place}-${seat}`) }}>
                  <LeafToken view={view} seat={seat} name={nameOf(seat)} />
                </span>
              )}
            </span>
          );
        })}
        {isMet && <em>{words.metNow}</em>}
      </span>
      <About card={face.card} />
    </Spot>
  );
};

const Completion = ({ view, words, nameOf }: SharedProps) => (
  <span class="completion chip">
    <Icon sign="points" />
    {words.completion} <b>{COMPLETION}</b>
    {view.completion !== null && (
      <LeafToken view={view} seat={view.completion} name={words.completedBy(nameOf(view.completion))} />
    )}
  </span>
);

/** Round, action of the turn, piles. */
export const Head = (shared: SharedProps) => {
  const { view, words, nameOf } = shared;
  const drawn = view.active < view.players.length ? undefined : view.gaia?.revealed.at(-1);
  const chosen = view.action === null ? words.noAction : words.actions[view.action];
  const doing = drawn === undefined ? chosen : words.gaiaCards[drawn];
  return (
    <div class="e-top">
      <b class="chip">{words.round(view.round)}</b>
      {view.stage !== 'sides' && view.stage !== 'start' && (
        <span class={`chip turn ${view.action ?? ''}`}>
          <LeafToken view={view} seat={view.active} name={nameOf(view.active)} />
          {words.turnOf(nameOf(view.active))} {doing}
        </span>
      )}
      <span class="chip" title={words.deck(view.deckSize)}>
        <Icon sign="deck" />
        {view.deckSize}
        <span class="unseen">{words.deck(view.deckSize)}</span>
      </span>
      <span class="chip" title={words.discards(view.discards.length)}>
        <Icon sign="draw" />
        {view.discards.length}
        <span class="unseen">{words.discards(view.discards.length)}</span>
      </span>
      <Completion {...shared} />
    </div>
  );
};

/** The ability that all may use at the end of a round, with Animal Kingdom. */
const Collective = ({ view, faces, words }: SharedProps) => {
  if (view.collective === undefined) return null;
  const face = faces.of(view.collective);
  const fact = (face.card?.facts ?? []).find((each) => /collective/i.test(each)) ?? '';
  return (
    <Spot id="collective" class="e-word collective" name={`${words.collective}: ${fact}`}>
      <small class="tag">{words.collective}</small>
      <p>{fact.replace(/^[^:]*: ?/, '')}</p>
      <About card={face.card} />
    </Spot>
  );
};

/** The shared board; alone, Gaïa sits at it. */
export const Shared = ({ children, ...shared }: SharedProps & { readonly children?: ComponentChildren }) => {
  const { view, faces, words } = shared;
  const { lit } = useTouch();
  const isAsked = lit.has('collective') || view.fauna.some((_, place) => lit.has(`fauna:${place}`));
  return (
    <section class={`e-shared${isAsked ? ' asked' : ''}`} aria-label={words.fauna}>
      {view.fauna.map((id, place) => (
        <Objective key={id} place={place} shared={shared} />
      ))}
      {view.ecosystems.map((id) => (
        <WordCard key={id} face={faces.of(id)} kind="ecosystem" tag={words.ecosystems} facts={1} />
      ))}
      <Collective {...shared} />
      {children}
    </section>
  );
};
