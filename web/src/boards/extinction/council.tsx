/** The ambassadors with their cubes, and how they lean. */
import { About } from '../../parts/about.tsx';
import { Spot } from '../../table/spot.tsx';
import { Flag } from './flags.tsx';
import { Ballot, Cube } from './icons.tsx';
import type { Ambassador, Scene } from './scene.ts';
import { type Leaning, leaningOf } from './votes.ts';
import type { BoardWords } from './words.ts';

/** Most cubes that are drawn one by one. */
const DRAWN = 6;

const Cubes = ({ cubes, words }: { readonly cubes: number; readonly words: BoardWords }) => (
  <span class="x-cubes" role="img" aria-label={words.cubes(cubes)} title={words.cubes(cubes)}>
    {Array.from({ length: Math.min(cubes, DRAWN) }, (_, index) => (
      <Cube key={index} />
    ))}
    {cubes > DRAWN && <b aria-hidden="true">×{cubes}</b>}
  </span>
);

/** In a word: Yes, No and by how much, or the chance of its dice. */
const verdict = ({ chance, target, standing, dice }: Leaning, words: BoardWords): string => {
  if (chance === 1) return words.yes;
  if (chance > 0) return words.chance(Math.round(chance * 100));
  return `${words.no} · ${words.short(target - standing - 6 * dice)}`;
};

const Asks = ({ lean, words }: { readonly lean: Leaning; readonly words: BoardWords }) => {
  const { dice, count, standing, target } = lean;
  const parts = [
    ...(dice > 0 ? [words.dice(dice)] : []),
    ...(count === 'nothing' ? [] : [words.counts[count] ?? count]),
    words.andCubes,
  ];
  return (
    <>
      <span class="x-asks">
        {parts.join(' + ')} ≥ <b>{target}</b>
      </span>
      <span class="x-gauge" role="img" aria-label={words.of(standing, target)} title={words.of(standing, target)}>
        <i style={{ width: `${Math.min(100, (100 * Math.max(0, standing)) / target)}%` }} />
        <b aria-hidden="true">
          {standing}/{target}
        </b>
      </span>
    </>
  );
};

const FaceUp = ({ here, id, scene }: { readonly here: Ambassador; readonly id: string; readonly scene: Scene }) => {
  const { words, box } = scene;
  const { name, row } = box.face(id);
  const lean = leaningOf(here, id, scene);
  const tone = lean.chance === 1 ? 'yes' : lean.chance > 0 ? 'maybe' : 'no';
  return (
    <>
      <span class="x-country">
        <Flag country={id} />
        <b>{name}</b>
      </span>
      <Asks lean={lean} words={words} />
      <Cubes cubes={here.cubes} words={words} />
      <span class={`x-verdict ${tone}`}>{verdict(lean, words)}</span>
      <About card={row} />
    </>
  );
};

const Seat = ({ here, place, scene }: { readonly here: Ambassador; readonly place: number; readonly scene: Scene }) => {
  const { words, view, box } = scene;
  const { back, id, revealed, cubes } = here;
  const isUp = revealed && id !== null;
  const name = words.ambassador(place, isUp ? box.face(id).name : `${words.backs[back]}, ${words.hidden}`);
  const hasVoted = view.votes?.includes(place) === true;
  return (
    <Spot id={`ambassador:${place}`} name={name} class={`x-envoy ${back}${isUp ? ' up' : ' down'}`}>
      {isUp ? (
        <FaceUp here={here} id={id} scene={scene} />
      ) : (
        <>
          <span class="x-seal" aria-hidden="true">
            ?
          </span>
          {cubes > 0 && <Cubes cubes={cubes} words={words} />}
        </>
      )}
      {hasVoted && (
        <span class="x-voted">
          <Ballot />
          {words.voted}
        </span>
      )}
    </Spot>
  );
};

/** All six of them. */
export const Council = ({ scene }: { readonly scene: Scene }) => {
  const { view, words, needed } = scene;
  const yes = view.ambassadors.filter(
    (here) => here.revealed && here.id !== null && leaningOf(here, here.id, scene).chance === 1,
  ).length;
  return (
    <section class="x-council">
      <h2>
        {words.ambassadors}
        <small>
          {words.needed(needed)} · {words.would(yes)}
        </small>
      </h2>
      <div class="x-envoys">
        {view.ambassadors.map((here, index) => (
          <Seat key={index} here={here} place={index + 1} scene={scene} />
        ))}
      </div>
    </section>
  );
};
