/** A seat: what all see of it, and its row of animals. */
import { useRef } from 'preact/hooks';
import { Spot } from '../../table/spot.tsx';
import { Animal } from './animal.tsx';
import { linksOf, type Player } from './faces.ts';
import { Lizard } from './icons.tsx';
import { Links } from './links.tsx';
import type { Scene } from './scene.ts';

/** Backs that are drawn one by one; more are only counted. */
const BACKS = 8;

const Backs = ({ count, text }: { readonly count: number; readonly text: string }) => (
  <span class="e-backs" role="img" aria-label={text} title={text}>
    {Array.from({ length: Math.min(count, BACKS) }, (_, index) => (
      <i key={index} />
    ))}
    {count === 0 && <i class="none" />}
    <b aria-hidden="true">{count}</b>
  </span>
);

const Head = ({ player, seat, scene }: { readonly player: Player; readonly seat: number; readonly scene: Scene }) => {
  const { view, words, names, you } = scene;
  const { handSize, discards, passed } = player;
  return (
    <header class="e-head">
      <b>{names[seat]}</b>
      {view.firstSeat === seat && (
        <span class="e-first" title={words.first}>
          1<span class="unseen">{words.first}</span>
        </span>
      )}
      {passed && <span class="e-passed">{words.passed}</span>}
      {view.turn === seat && view.phase !== 'finished' && !passed && <span class="e-go">{words.onTurn}</span>}
      <span class="e-space" />
      {(seat !== you || handSize === 0) && <Backs count={handSize} text={words.backs(handSize)} />}
      {discards.length > 0 && (
        <span
          class="e-discards"
          role="img"
          aria-label={words.discards(discards.length)}
          title={words.discards(discards.length)}
        >
          <i />
          <b aria-hidden="true">{discards.length}</b>
        </span>
      )}
    </header>
  );
};

/** The place of a new animal. */
const NewPlace = ({ name }: { readonly name: string }) => (
  <Spot id="new" name={name} class="e-new">
    <Lizard />
    <span aria-hidden="true">{name}</span>
  </Spot>
);

/** A seat with its row; whoever looks has the place of a new animal at its end. */
export const Mat = ({
  player,
  seat,
  scene,
}: {
  readonly player: Player;
  readonly seat: number;
  readonly scene: Scene;
}) => {
  const { view, words, you, clash } = scene;
  const row = useRef<HTMLDivElement>(null);
  const isAway = (id: number): boolean => clash !== null && (clash.prey.id === id || clash.attacker?.id === id);
  const look = `${seat === you ? ' own' : ''}${player.passed ? ' passed' : ''}${view.turn === seat && view.phase !== 'finished' ? ' on' : ''}`;
  const links = linksOf(player.animals);
  return (
    <section class={`e-mat${look}`}>
      <Head player={player} seat={seat} scene={scene} />
      <div class="e-scroll">
        <div class={`e-row${links.length > 0 ? ' linked' : ''}`} ref={row}>
          <Links links={links} row={row} />
          {player.animals.map((animal) => (
            <div key={animal.id} class="e-place" data-place={animal.id}>
              {isAway(animal.id) ? (
                <span class="e-away" title={words.away}>
                  {animal.id}
                </span>
              ) : (
                <Animal animal={animal} scene={scene} />
              )}
            </div>
          ))}
          {seat === you && view.phase === 'development' && <NewPlace name={words.newAnimal} />}
          {player.animals.length === 0 && seat !== you && <span class="e-none">{words.noAnimals}</span>}
        </div>
      </div>
    </section>
  );
};
