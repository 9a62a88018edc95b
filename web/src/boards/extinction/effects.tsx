/** The effect deck, what was turned up of it, and the constant effects in play. */
import { About } from '../../parts/about.tsx';
import { Spot } from '../../table/spot.tsx';
import type { Scene } from './scene.ts';

/** An effect card that is seen. */
const Effect = ({
  id,
  spot,
  mark,
  scene,
}: {
  readonly id: string;
  readonly spot: string;
  readonly mark: string;
  readonly scene: Scene;
}) => {
  const { name, text, row, kind } = scene.box.face(id);
  return (
    <Spot id={spot} name={`${name}, ${mark}: ${text}`} class={`x-effect ${kind}`}>
      <span class="x-mark" aria-hidden="true">
        {mark}
      </span>
      <b class="x-title" aria-hidden="true">
        {name}
      </b>
      <span class="x-text" aria-hidden="true">
        {text}
      </span>
      <About card={row} />
    </Spot>
  );
};

/** Effects in a row: the deck, what comes next as far as it is known, what is being done, and what holds. */
export const Effects = ({ scene }: { readonly scene: Scene }) => {
  const { view, words } = scene;
  const { effectDeck, effectDeckSize, effectDiscards, foreseen, constants, shown } = view;
  const cards = effectDeck?.length ?? effectDeckSize ?? 0;
  const text = words.deck(cards, effectDiscards.length);
  return (
    <section class="x-effects">
      <h2>{words.effects}</h2>
      <div class="x-row">
        <span class="x-back" role="img" aria-label={text} title={text}>
          <b aria-hidden="true">{cards}</b>
        </span>
        {foreseen.map((id, index) => (
          <Effect key={`next-${index}`} id={id} spot={`seen:${id}`} mark={`${words.next} ${index + 1}`} scene={scene} />
        ))}
        {shown !== undefined && <Effect id={shown} spot="shown" mark={words.now} scene={scene} />}
        {constants.map((id, index) => {
          const copy = constants.slice(0, index + 1).filter((other) => other === id).length;
          return (
            <Effect key={`${id}-${copy}`} id={id} spot={`constant:${id}:${copy}`} mark={words.constant} scene={scene} />
          );
        })}
        {constants.length === 0 && shown === undefined && <span class="x-none">{words.noConstants}</span>}
      </div>
    </section>
  );
};
