/** The habitat: spaces with animals and destruction tiles, rows and columns. */
import { Spot } from '../../table/spot.tsx';
import { Animal, Tile } from './icons.tsx';
import type { Scene } from './scene.ts';
import { spaceSpot } from './spots.ts';

/** Most animals that are drawn one by one. */
const DRAWN = 4;

const Space = ({ scene, row, column }: { readonly scene: Scene; readonly row: number; readonly column: number }) => {
  const { view, words, scenario } = scene;
  const isHere = (place: { readonly row: number; readonly column: number }): boolean =>
    place.row === row && place.column === column;
  const herd = view.animals.find(isHere)?.animals ?? 0;
  const isTile = view.tiles.some(isHere);
  const look = `x-space${isTile ? ' ruined' : ''}${herd > 1 ? ' pair' : ''} n-${Math.min(herd, DRAWN)}`;
  return (
    <Spot id={spaceSpot(row, column)} name={words.space(row, column, herd, isTile)} class={look}>
      {isTile && <Tile scenario={scenario} />}
      {herd > 0 && (
        <span class="x-herd">
          {Array.from({ length: Math.min(herd, DRAWN) }, (_, index) => (
            <Animal key={index} scenario={scenario} />
          ))}
        </span>
      )}
      {herd > DRAWN && <b class="x-many">{herd}</b>}
    </Spot>
  );
};

const range = (count: number): number[] => Array.from({ length: count }, (_, index) => index + 1);

/** The board with the numbers of its rows and columns at its edges. */
export const Habitat = ({ scene }: { readonly scene: Scene }) => {
  const { view, words, sheet, scenario } = scene;
  const herdOf = (line: 'row' | 'column', number: number): number =>
    view.animals.filter((space) => space[line] === number).reduce((herd, { animals }) => herd + animals, 0);
  return (
    <section class={`x-map ${sheet.side} ${scenario}`} aria-label={words.habitat}>
      <div class="x-grid" style={{ gridTemplateColumns: `auto repeat(${sheet.columns}, minmax(0, 1fr))` }}>
        <span />
        {range(sheet.columns).map((column) => (
          <Spot
            key={column}
            id={`column:${column}`}
            name={words.column(column, herdOf('column', column))}
            class="x-line down"
          >
            <b aria-hidden="true">{column}</b>
          </Spot>
        ))}
        {range(sheet.rows).flatMap((row) => [
          <Spot key={`row-${row}`} id={`row:${row}`} name={words.row(row, herdOf('row', row))} class="x-line across">
            <b aria-hidden="true">{row}</b>
          </Spot>,
          ...range(sheet.columns).map((column) => (
            <Space key={`${row}-${column}`} scene={scene} row={row} column={column} />
          )),
        ])}
      </div>
    </section>
  );
};
