/** Cards of Earth as they lie on the table. */
import type { ComponentChildren } from 'preact';
import { About } from '../../parts/about.tsx';
import { travelName } from '../../table/spot.tsx';
import { Band } from './ability.tsx';
import type { Face } from './faces.ts';
import { HabitatSign, Icon, KindSign } from './icons.tsx';
import { Scene } from './scene.tsx';
import type { BoardWords } from './words.ts';

/** What lies on a card of a tableau. */
export interface Laid {
  readonly sprouts: number;
  readonly growth: number;
  readonly pawn: boolean;
  readonly fresh: boolean;
}

/** What a card is, for those who cannot see it. */
export const cardName = (face: Face, words: BoardWords, laid?: Laid): string =>
  [
    face.name,
    ...(face.kind === null ? [] : [words.kinds[face.kind]]),
    ...(face.cost === null ? [] : [words.cost(face.cost)]),
    words.points(face.points),
    ...face.habitats.map((habitat) => words.habitats[habitat]),
    ...(laid !== undefined && face.sproutSpaces > 0
      ? [words.of(words.goods.sprouts, laid.sprouts, face.sproutSpaces)]
      : []),
    ...(laid !== undefined && face.growthSpaces > 0
      ? [words.of(words.goods.growth, laid.growth, face.growthSpaces)]
      : []),
    ...(laid?.pawn === true ? [words.pawn] : []),
    ...(laid?.fresh === true ? [words.fresh] : []),
  ].join(', ');

/** Places for sprouts, filled from the first. */
const Sprouts = ({ count, spaces }: { readonly count: number; readonly spaces: number }) => (
  <span class="sprouts">
    {Array.from({ length: spaces }, (_, index) => (
      <i key={index} class={index < count ? 'on' : ''} />
    ))}
  </span>
);

/** The trunk that grows from below, and the canopy that it ends in. */
const Growth = ({
  count,
  spaces,
  canopy,
}: {
  readonly count: number;
  readonly spaces: number;
  readonly canopy: number;
}) => (
  <span class="growth" style={{ '--spaces': spaces }}>
    <b class={`crown${count >= spaces ? ' on' : ''}`}>{canopy}</b>
    {Array.from({ length: spaces - 1 }, (_, index) => (
      <i key={index} class={index >= spaces - 1 - count ? 'on' : ''} />
    ))}
  </span>
);

const Head = ({ face }: { readonly face: Face }) => (
  <header class="e-head">
    {face.cost !== null && <b class="cost">{face.cost}</b>}
    <span class="e-name">{face.name}</span>
    <b class={`worth${face.points < 0 ? ' less' : ''}`}>{face.points}</b>
  </header>
);

/**
 * A card, face up, with what lies on it. `About` stands beside it, not in it: a card that travels is a layer of its own, below what is
 * touched.
 */
export const EarthCard = ({
  face,
  words,
  laid,
  travels = false,
  children,
}: {
  readonly face: Face;
  readonly words: BoardWords;
  readonly laid?: Laid | undefined;
  /** Whether it is drawn once on the page only and may be seen to move. */
  readonly travels?: boolean;
  readonly children?: ComponentChildren;
}) => (
  <article
    class={`e-card ${face.kind ?? 'area'}`}
    style={travels ? { viewTransitionName: travelName(`e${face.id}`) } : {}}
  >
    <div class="e-face">
      <Head face={face} />
      <div class="e-art">
        <Scene face={face} />
        <span class="habitats">
          {face.habitats.map((habitat) => (
            <HabitatSign key={habitat} habitat={habitat} />
          ))}
        </span>
        {face.sproutSpaces > 0 && <Sprouts count={laid?.sprouts ?? 0} spaces={face.sproutSpaces} />}
        {face.growthSpaces > 0 && <Growth count={laid?.growth ?? 0} spaces={face.growthSpaces} canopy={face.canopy} />}
        {laid?.pawn === true && (
          <span class="on-card">
            <Icon sign="pawn" />
          </span>
        )}
      </div>
      <footer class="bands">
        {face.abilities.map((ability, index) => (
          <Band key={index} ability={ability} words={words} />
        ))}
        {children}
      </footer>
    </div>
  </article>
);

/** A card of another’s tableau, small: its kind, the colours of its abilities, and what lies on it. */
export const SmallCard = ({
  face,
  laid,
  words,
}: {
  readonly face: Face;
  readonly laid: Laid;
  readonly words: BoardWords;
}) => (
  <div
    class={`e-small ${face.kind ?? ''}${laid.fresh ? ' fresh' : ''}`}
    role="img"
    aria-label={cardName(face, words, laid)}
    title={face.name}
  >
    {face.kind !== null && <KindSign kind={face.kind} />}
    {laid.pawn && <Icon sign="pawn" />}
    <span class="on-it">
      {laid.sprouts > 0 && <b class="s">{laid.sprouts}</b>}
      {laid.growth > 0 && <b class={laid.growth >= face.growthSpaces ? 'c' : 'g'}>{laid.growth}</b>}
    </span>
    <span class="tints">
      {face.abilities.map(({ colour }, index) => (
        <i key={index} class={colour} />
      ))}
    </span>
  </div>
);

/** A card that says what it does in a sentence or two: ecosystems and animals. */
export const WordCard = ({
  face,
  kind,
  tag,
  from = 0,
  facts = 2,
  children,
}: {
  readonly face: Face;
  readonly kind: string;
  /** What it is. */
  readonly tag: string;
  /** Which of its sentences are shown at once: from this one on, so many. */
  readonly from?: number;
  readonly facts?: number;
  readonly children?: ComponentChildren;
}) => (
  <article class={`e-word ${kind}`}>
    <small class="tag">{tag}</small>
    <b class="e-name">{face.name}</b>
    {(face.card?.facts ?? []).slice(from, from + facts).map((fact) => (
      <p key={fact}>{fact.replace(/^(At the end|À la fin) ?: /, '')}</p>
    ))}
    {children}
    <About card={face.card} />
  </article>
);
