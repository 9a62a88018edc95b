/** Tables as text, for tests that look at many of them: rules, spots and drawing of every game without a browser. */
import { renderToString } from 'preact-render-to-string';
import type { Lang, Seat } from '../../packages/engines/src/types.ts';
import type { AnyState, Kit } from '../../web/src/boards/board.ts';
import { nextSpots, type Pickable } from '../../web/src/table/picks.ts';
import { TouchContext } from '../../web/src/table/spot.tsx';

export { loadKit } from '../../web/src/games.ts';

/** A table that is asked for, and what is touched on it. */
export interface Asked {
  readonly view: AnyState;
  /** Whose side is drawn nearest. */
  readonly seat: Seat;
  readonly pickable: readonly Pickable<unknown>[];
  readonly picked: readonly string[];
}

/** How tables of a game become HTML. */
export const drawer = ({ engine, board }: Kit, seats: number, lang: Lang): ((asked: Asked) => string) => {
  const cards = engine.cards(lang);
  const names = Array.from({ length: seats }, (_, seat) => `Seat ${seat}`);
  return ({ view, seat, pickable, picked }) => {
    const touch = { lit: nextSpots(pickable, picked), picked, ranks: new Map(), pick: () => undefined };
    return renderToString(
      <TouchContext.Provider value={touch}>
        <board.Table view={view} you={seat} lang={lang} names={names} cards={cards} />
      </TouchContext.Provider>,
    );
  };
};
