/** What all share beside the board: the seasons, accomplishments, the river and the piles. */
import { About } from '../../parts/about.tsx';
import { Spot } from '../../table/spot.tsx';
import { Specialist } from './cards.tsx';
import { Piece } from './icons.tsx';
import { PILES, SEASONS, ZONES } from './terms.ts';
import { type Tools, telling } from './tools.ts';

/** Cards of each rest phase: base and advanced ones. */
const REST = [
  [3, 1],
  [1, 3],
  [1, 3],
] as const;

/** The year: four seasons, with what is drawn between them. */
export const Year = ({ tools: { view, words } }: { readonly tools: Tools }) => (
  <ol class="n-year" aria-label={words.season(view.season)}>
    {Array.from({ length: SEASONS }, (_, index) => {
      const rest = REST[index];
      return (
        <li key={index} class={index + 1 === view.season ? 'now' : index + 1 < view.season ? 'gone' : ''}>
          <b>{words.seasons[index]}</b>
          {rest !== undefined && (
            <small title={words.rest(rest[0], rest[1])}>
              <span class="unseen">{words.rest(rest[0], rest[1])}</span>
              <span aria-hidden="true" class="mini-backs">
                {rest.flatMap((count, pile) =>
                  Array.from({ length: count }, (_, card) => <i key={`${pile}${card}`} class={PILES[pile]} />),
                )}
              </span>
            </small>
          )}
        </li>
      );
    })}
  </ol>
);

/** An accomplishment: a tile or the top of a track, and whose token is on it. */
export const Goal = ({
  goal,
  tools,
}: {
  readonly goal: Tools['view']['accomplishments'][number];
  readonly tools: Tools;
}) => {
  const { faces, words, nameOf } = tools;
  const { of, objective, claimedBy, lost } = goal;
  const zone = ZONES.find((each) => each === of);
  const face = objective === undefined ? null : faces.of('objectives', objective);
  const state = lost === true ? words.lost : claimedBy === null ? words.open : words.claimed(nameOf(claimedBy));
  const name = face === null ? words.top(words.areas[of] ?? of) : face.name;
  return (
    <Spot
      id={`goal:${of}`}
      class={`n-goal${claimedBy === null ? '' : ` claimed seat-${claimedBy}`}${lost === true ? ' lost' : ''} ${zone ?? ''}`}
      name={`${of.length === 1 ? `${of}: ` : ''}${face === null ? name : telling(face)} ${state}`}
    >
      {zone === undefined && (
        <b class="letter" aria-hidden="true">
          {of}
        </b>
      )}
      <span class="n-name">{zone === undefined ? name : '10 · 7 ◆'}</span>
      {claimedBy !== null && <Piece sign="disc" seat={claimedBy} />}
      <About card={face?.card} />
    </Spot>
  );
};

/** All accomplishments. */
export const Goals = ({ tools }: { readonly tools: Tools }) => (
  <section class="n-goals" aria-label={tools.words.accomplishments}>
    <h3>
      {tools.words.accomplishments} <span class="soft">7 ◆</span>
    </h3>
    <div class="goals-of">
      {tools.view.accomplishments
        .filter(({ objective }) => objective !== undefined)
        .map((goal) => (
          <Goal key={goal.of} goal={goal} tools={tools} />
        ))}
    </div>
  </section>
);

/** The piles of cards, with what is known of their tops. */
const Piles = ({ tools: { view, faces, words } }: { readonly tools: Tools }) => (
  <div class="n-piles">
    {PILES.map((pile) => {
      const { size, top } = view.piles[pile];
      const known = top === undefined || top === null ? null : faces.of('cards', top);
      const label = words.pileOf(words.piles[pile] ?? pile, size);
      return (
        <Spot
          key={pile}
          id={`pile:${pile}`}
          class={`n-pile ${pile}`}
          name={known === null ? label : `${label}, ${words.top1(telling(known))}`}
        >
          <b>{size}</b>
          <small>{words.piles[pile]}</small>
          {known !== null && <small class="top">{known.name}</small>}
          <About card={known?.card} />
        </Spot>
      );
    })}
    {(
      [
        ['specialists', view.piles.specialists.size],
        ['discards', view.discards.length],
      ] as const
    ).map(([pile, size]) => (
      <div key={pile} class={`n-pile ${pile}`}>
        <b>{size}</b>
        <small>{words.piles[pile]}</small>
      </div>
    ))}
  </div>
);

/** The river of specialists, beside the piles. */
export const River = ({ tools }: { readonly tools: Tools }) => (
  <section class="n-river" aria-label={tools.words.river}>
    <h3>{tools.words.river}</h3>
    <div class="river-of">
      {tools.view.river.map((id, place) =>
        id === null ? (
          <div key={place} class="n-spec empty">
            {tools.words.empty}
          </div>
        ) : (
          <Specialist key={id} id={id} tools={tools} />
        ),
      )}
    </div>
    <Piles tools={tools} />
  </section>
);
