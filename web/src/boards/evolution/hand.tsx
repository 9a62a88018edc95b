/** The cards in the hand: each a trait or two, and an animal. */
import { About } from '../../parts/about.tsx';
import { Spot, travelName } from '../../table/spot.tsx';
import { Cost } from './animal.tsx';
import { PRINTED, type Trait } from './faces.ts';
import { Angler, Lizard, TraitIcon } from './icons.tsx';
import type { Scene } from './scene.ts';
import { breakable } from './words.ts';

const Half = ({ card, trait, scene }: { readonly card: string; readonly trait: Trait; readonly scene: Scene }) => {
  const { kind, cost } = PRINTED[trait];
  const { lexicon, words } = scene;
  const name = lexicon.name(trait);
  return (
    <Spot
      id={`side:${card}:${trait}`}
      name={words.side(name, lexicon.card(card)?.name ?? card)}
      class={`e-half ${kind}`}
    >
      <span class="e-sign">
        <TraitIcon trait={trait} />
      </span>
      <span class="e-name" aria-hidden="true">
        {breakable(name)}
      </span>
      <Cost cost={cost} />
    </Spot>
  );
};

/** A card, with how many of its kind are held. */
const Card = ({ id, copies, scene }: { readonly id: string; readonly copies: number; readonly scene: Scene }) => {
  const { lexicon, words } = scene;
  const [first, second] = lexicon.sides(id);
  const row = lexicon.card(id);
  return (
    <div
      class={`e-card${copies > 1 ? ' many' : ''}`}
      style={{ viewTransitionName: travelName(`hand-${id}`) }}
      data-card={id}
    >
      {first !== undefined && <Half card={id} trait={first} scene={scene} />}
      <Spot id={`card:${id}`} name={words.asAnimal(row?.name ?? id)} class="e-whole">
        {id === 'anglerfish' ? <Angler /> : <Lizard />}
        {copies > 1 && (
          <span class="e-copies" title={words.copies(copies)}>
            ×{copies}
          </span>
        )}
        <About card={row} />
      </Spot>
      {second !== undefined && <Half card={id} trait={second} scene={scene} />}
    </div>
  );
};

/** The hand of whoever looks. */
export const Hand = ({ scene }: { readonly scene: Scene }) => {
  const { view, you, words } = scene;
  const held = view.players[you]?.hand ?? [];
  const kinds = [...new Set(held)];
  if (kinds.length === 0) return null;
  return (
    <div class="hand" role="group" aria-label={words.hand}>
      {kinds.map((id) => (
        <Card key={id} id={id} copies={held.filter((each) => each === id).length} scene={scene} />
      ))}
    </div>
  );
};
