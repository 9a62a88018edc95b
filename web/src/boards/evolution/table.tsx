/** The table of Evolution: the others with their rows, the middle, and one's own row and hand. */
import type { EvolutionState } from '../../../../packages/engines/src/evolution.ts';
import type { TableProps } from '../board.ts';
import { Arena, Centre, Prompt } from './centre.tsx';
import { Hand } from './hand.tsx';
import { Mat } from './mat.tsx';
import { sceneOf } from './scene.ts';

/** The whole table. */
export const Table = (props: TableProps<EvolutionState>) => {
  const scene = sceneOf(props);
  const { view, you } = props;
  const seats = view.players.length;
  const around = Array.from({ length: seats }, (_, index) => (you + index) % seats);
  const mat = (seat: number) => {
    const player = view.players[seat];
    return player === undefined ? null : <Mat key={seat} player={player} seat={seat} scene={scene} />;
  };
  return (
    <>
      <div class={`e-others of-${seats}`}>{around.slice(1).map(mat)}</div>
      <Centre scene={scene} />
      <Arena scene={scene} />
      {view.phase === 'feeding' && <Prompt scene={scene} />}
      {mat(you)}
      {view.phase === 'development' && <Prompt scene={scene} />}
      <Hand scene={scene} />
    </>
  );
};
