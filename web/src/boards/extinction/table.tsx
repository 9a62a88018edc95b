/** The table of Extinction: the habitat and the ambassadors, the actions with their dice, and the team. */
import type { ExtinctionState } from '../../../../packages/engines/src/extinction.ts';
import type { TableProps } from '../board.ts';
import { ActionSheet } from './actions.tsx';
import { Choosing } from './choosing.tsx';
import { Council } from './council.tsx';
import { Effects } from './effects.tsx';
import { Head } from './head.tsx';
import { Habitat } from './map.tsx';
import { Prompt } from './prompt.tsx';
import { sceneOf } from './scene.ts';
import { OtherMat, OwnMat } from './team.tsx';

/** The whole table. */
export const Table = (props: TableProps<ExtinctionState>) => {
  const scene = sceneOf(props);
  const { view, own } = scene;
  const places = view.team.length;
  const around = Array.from({ length: places - 1 }, (_, index) => (own + index + 1) % places);
  const member = view.team[own];
  return (
    <>
      <Head scene={scene} />
      <Choosing scene={scene} />
      <div class="x-world">
        <Habitat scene={scene} />
        <Council scene={scene} />
      </div>
      <Effects scene={scene} />
      <ActionSheet scene={scene} />
      <Prompt scene={scene} />
      {member !== undefined && <OwnMat member={member} place={own} scene={scene} />}
      <div class={`x-others of-${places}`}>
        {around.map((place) => {
          const other = view.team[place];
          return other === undefined ? null : <OtherMat key={place} member={other} place={place} scene={scene} />;
        })}
      </div>
    </>
  );
};
