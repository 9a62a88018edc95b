/** The picture on a card: a land made of its habitats, with what grows there. */
import type { Face } from './faces.ts';
import { KindShape } from './icons.tsx';

/** Hills: of stone where it is rocky, with snow where it is cold. */
const Hills = ({ rocky, cold }: { readonly rocky: boolean; readonly cold: boolean }) =>
  rocky ? (
    <>
      <path class="stone far" d="M0 40L15 19 28 33 47 10 64 32 80 16 100 38V54H0z" />
      {cold && (
        <path
          class="snow"
          d="M47 10l8 10.5-4.5-1.2-3 3.5-3.5-3-4.5 2.4zM15 19l5.5 6-5-1-4.5 1.5zM80 16l7 7.6-6-1.2-5 2z"
        />
      )}
      <path class="stone" d="M0 47l20-9 24 7 26-10 30 10v9H0z" />
    </>
  ) : (
    <>
      <path class={cold ? 'snow far' : 'meadow far'} d="M0 36c16-12 34-12 50-4s34 7 50-4v26H0z" />
      <path class="meadow" d="M0 46c22-9 40-8 58-2s30 4 42-2v12H0z" />
    </>
  );

/** Size and place of what grows. */
const PLANT = 'translate(29 5) scale(1.75)';
const STORM = 'translate(24 0) scale(2.15)';

/** The scene; what grows stands in its middle. */
export const Scene = ({ face: { kind, habitats } }: { readonly face: Face }) => {
  const has = (habitat: (typeof habitats)[number]): boolean => habitats.includes(habitat);
  const sky = has('sunny') ? 'warm' : has('cold') ? 'icy' : kind === 'event' ? 'dusk' : 'mild';
  return (
    <svg class="scene" viewBox="0 0 100 54" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
      <rect class={`sky ${sky}`} width="100" height="54" />
      {has('sunny') && <circle class="sun" cx="80" cy="12" r="6.5" />}
      {kind !== 'event' && <Hills rocky={has('rocky')} cold={has('cold')} />}
      {has('wet') && <path class="water" d="M0 49c8-2.5 14-2.5 22 0s14 2.5 22 0 14-2.5 22 0 14 2.5 34-1v6H0z" />}
      {kind !== null && kind !== 'terrain' && (
        <g transform={kind === 'event' ? STORM : PLANT}>
          <KindShape kind={kind} />
        </g>
      )}
    </svg>
  );
};
