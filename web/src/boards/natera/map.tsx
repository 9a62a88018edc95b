/** The board: four zones with their tracks at the corners, the forest in the middle. */
import { About } from '../../parts/about.tsx';
import { Spot, travelName } from '../../table/spot.tsx';
import type { Face } from './faces.ts';
import { Icon, Piece } from './icons.tsx';
import { Goal } from './shared.tsx';
import { Deal, Steps } from './signs.tsx';
import { TIER_LEVELS, TOP, ZONES, type Zone } from './terms.ts';
import { type Place, type Tools, telling } from './tools.ts';

/** Who stands at a place, in words. */
const standing = ({ leader, explorers = [], colony }: Place, { words, nameOf }: Tools): string[] => [
  ...(leader === undefined ? [] : [words.leaderOf(nameOf(leader))]),
  ...explorers.map((seat) => words.explorerOf(nameOf(seat))),
  ...(colony === undefined ? [] : [words.colonyOf(nameOf(colony))]),
];

/** Pawns and the colony on a place. */
const Pieces = ({ place }: { readonly place: Place }) => (
  <span class="pieces" aria-hidden="true">
    {place.leader !== undefined && <Piece sign="leader" seat={place.leader} />}
    {(place.explorers ?? []).map((seat) => (
      <Piece key={seat} sign="explorer" seat={seat} />
    ))}
    {place.colony !== undefined && <Piece sign="colony" seat={place.colony} />}
  </span>
);

/** A tile that nobody has revealed. */
const Back = ({ place: { area, tier }, tools: { words } }: { readonly place: Place; readonly tools: Tools }) => (
  <div
    class={`n-tile back ${area}`}
    role="img"
    aria-label={words.faceDown(tier, TIER_LEVELS[tier] ?? 0)}
    title={words.faceDown(tier, TIER_LEVELS[tier] ?? 0)}
  >
    <span class="tier-back">{tier === 2 ? 'II' : 'III'}</span>
  </div>
);

/** Whether what a location gives needs more than a line. */
const isLong = ({ steps, cost }: Face): boolean =>
  steps.length + (cost === null ? 0 : 2) > 2 || steps.some(({ ways }) => ways.length > 0);

/** A location: what it costs and gives, the bonus of a colony, and who is there. */
const Tile = ({ place, tools }: { readonly place: Place; readonly tools: Tools }) => {
  const { faces, words } = tools;
  if (place.id === null) return <Back place={place} tools={tools} />;
  const face = faces.of('locations', place.id);
  return (
    <Spot
      id={`loc:${place.id}`}
      class={`n-tile ${place.area}${place.leader === undefined ? '' : ' taken'}${place.faceDown === true ? ' peeked' : ''}`}
      name={telling(face, ...standing(place, tools))}
    >
      <b class="n-name">{face.name}</b>
      <span class={`reward${isLong(face) ? ' long' : ''}`}>
        <Deal cost={face.cost} steps={face.steps} words={words} />
      </span>
      <span class="foot">
        <Pieces place={place} />
        {face.bonus.length > 0 && (
          <span
            class={`bonus${place.colony === undefined ? '' : ` own seat-${place.colony}`}`}
            title={words.signs['bonus']}
          >
            <Icon sign="colony" />
            <Steps steps={face.bonus} words={words} />
          </span>
        )}
      </span>
      <About card={face.card} />
    </Spot>
  );
};

/** The track of a zone: a lane for each seat, so that markers never hide each other. */
const Track = ({ zone, tools }: { readonly zone: Zone; readonly tools: Tools }) => {
  const { view, words, nameOf } = tools;
  const levels = view.players.map(({ authority }, seat) => words.level(nameOf(seat), authority[zone])).join(', ');
  const label = words.areas[zone] ?? zone;
  return (
    <Spot id={`track:${zone}`} class="n-track" name={words.track(label, levels)}>
      <span class="steps" aria-hidden="true">
        {Array.from({ length: TOP + 1 }, (_, level) => (
          <i
            key={level}
            class={level === TOP ? 'top' : level === 2 ? 'led' : level === 3 || level === 6 ? 'opens' : ''}
          >
            {level}
          </i>
        ))}
      </span>
      <span class="lanes">
        {view.players.map(({ authority }, seat) => (
          <span key={seat} class={`lane seat-${seat}`} style={{ '--level': authority[zone] }}>
            <Spot id={`mark:${zone}:${seat}`} class="marker" name={words.marker(nameOf(seat), label, authority[zone])}>
              <b aria-hidden="true" style={{ viewTransitionName: travelName(`mark-${zone}-${seat}`) }}>
                {seat + 1}
              </b>
            </Spot>
          </span>
        ))}
      </span>
    </Spot>
  );
};

/** The disc of a zone, with whose it is and what it gives. */
const Disc = ({ zone, tools: { view, faces, words, nameOf } }: { readonly zone: Zone; readonly tools: Tools }) => {
  const holder = view.discs[zone];
  const face = faces.of('discs', zone);
  const label = words.disc(words.areas[zone] ?? zone, holder === null ? null : nameOf(holder));
  return (
    <div class={`n-disc${holder === null ? '' : ` held seat-${holder}`}`} title={label}>
      <span class="unseen">{label}</span>
      <Icon sign="disc" />
      <b class="who">{holder === null ? words.from(2) : nameOf(holder)}</b>
      <span class="reward">
        <Icon sign="production" />
        <Steps steps={face.steps} words={words} />
      </span>
      <About card={face.card} />
    </div>
  );
};

const ZoneBoard = ({ zone, tools }: { readonly zone: Zone; readonly tools: Tools }) => {
  const { view, words } = tools;
  const places = view.board.filter(({ area }) => area === zone);
  return (
    <section class={`n-zone ${zone}`} aria-label={words.areas[zone]}>
      <h3>
        <Icon sign={zone} />
        {words.areas[zone]}
        {view.accomplishments
          .filter(({ of }) => of === zone)
          .map((goal) => (
            <Goal key={goal.of} goal={goal} tools={tools} />
          ))}
      </h3>
      <Track zone={zone} tools={tools} />
      <div class="tiers">
        {[1, 2, 3].map((tier) => (
          <div key={tier} class={`tier t${tier}`}>
            <small title={words.tier(tier, TIER_LEVELS[tier] ?? 0)}>
              <span class="unseen">{words.tier(tier, TIER_LEVELS[tier] ?? 0)}</span>
              <span aria-hidden="true">
                {'I'.repeat(tier)}
                {tier > 1 && ` · ${words.from(TIER_LEVELS[tier] ?? 0)}`}
              </span>
            </small>
            {places
              .filter((place) => place.tier === tier)
              .map((place, index) => (
                <Tile key={place.id ?? index} place={place} tools={tools} />
              ))}
            {tier === 3 && <Disc zone={zone} tools={tools} />}
          </div>
        ))}
      </div>
    </section>
  );
};

/** Where trees of the grove stand, and how tall they are. */
const TREES = [
  [14, 30, 0.9],
  [38, 26, 1.15],
  [66, 20, 1.5],
  [96, 25, 1.2],
  [122, 31, 0.85],
] as const;

/** Trees over the forest. */
const Grove = () => (
  <svg class="grove" viewBox="0 0 136 50" aria-hidden="true">
    {TREES.map(([x, y, size]) => (
      <g key={x} transform={`translate(${x} ${y}) scale(${size})`}>
        <path class="trunk" d="M-1.5 10h3v9h-3z" />
        <path class="crown" d="M0-12L6-3H3.5L9 4.5H5L11 13H-11L-5 4.5H-9L-3.5-3H-6z" />
      </g>
    ))}
  </svg>
);

/** The whole board. */
export const Board = ({ tools }: { readonly tools: Tools }) => (
  <section class="n-map" aria-label={tools.words.board}>
    <section class="n-zone forest" aria-label={tools.words.areas['forest']}>
      <Grove />
      <h3>
        <Icon sign="forest" />
        {tools.words.areas['forest']}
      </h3>
      <div class="glade">
        {tools.view.board
          .filter(({ area }) => area === 'forest')
          .map((place, index) => (
            <Tile key={place.id ?? index} place={place} tools={tools} />
          ))}
      </div>
    </section>
    {ZONES.map((zone) => (
      <ZoneBoard key={zone} zone={zone} tools={tools} />
    ))}
  </section>
);
