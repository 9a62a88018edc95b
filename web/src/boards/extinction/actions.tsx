/** The action sheet: the actions of the board, and those that were played. */
import { About } from '../../parts/about.tsx';
import { Spot, travelName } from '../../table/spot.tsx';
import { Laid } from './dice.tsx';
import type { Scene } from './scene.ts';

/** An action, and who played it; null of those of the board. */
const ActionSpace = ({
  id,
  owner,
  scene,
}: {
  readonly id: string;
  readonly owner: number | null;
  readonly scene: Scene;
}) => {
  const { words, box, roleOf } = scene;
  const { name, text, isFree, row } = box.face(id);
  const by = owner === null ? '' : words.playedBy(roleOf(owner));
  const style = owner === null ? {} : { viewTransitionName: travelName(`card-${id}`) };
  return (
    <div class={`x-action${owner === null ? ' printed' : ` seat-${owner}`}`} style={style}>
      <Spot id={`on:${id}`} name={`${name}${by === '' ? '' : `, ${by}`}: ${text}`} class="x-face">
        <b class="x-title" aria-hidden="true">
          {name}
        </b>
        <span class="x-text" aria-hidden="true">
          {text}
        </span>
        {isFree && <span class="x-free">{words.anyDice}</span>}
        {owner !== null && (
          <span class="x-by" aria-hidden="true">
            {roleOf(owner)}
          </span>
        )}
        <About card={row} />
      </Spot>
      <Laid scene={scene} on={id} />
    </div>
  );
};

/** All actions for dice, with the dice upon them. */
export const ActionSheet = ({ scene }: { readonly scene: Scene }) => {
  const { view, words, box } = scene;
  const { seats, rulings } = view.options;
  const isWide = view.team.length === 2 && !(seats === 1 && rulings?.soloGap === 'as-with-more');
  return (
    <section class="x-actions">
      <h2>
        {words.actions}
        <small>{isWide ? words.ruleTwo : words.rule}</small>
      </h2>
      <div class="x-sheet">
        {box.starters.map((id) => (
          <ActionSpace key={id} id={id} owner={null} scene={scene} />
        ))}
        {view.team.flatMap(({ role, actions }, place) =>
          actions.map((card) => {
            const id = `${role}/${card}`;
            return <ActionSpace key={id} id={id} owner={place} scene={scene} />;
          }),
        )}
      </div>
    </section>
  );
};
