/** A thing on the table that may be touched. */
import { type ComponentChildren, type CSSProperties, createContext } from 'preact';
import { useContext } from 'preact/hooks';

/** What touching the table means just now. */
export interface Touch {
  /** Spots that may be picked next. */
  readonly lit: ReadonlySet<string>;
  /** Spots by which another action would begin: who changes their mind may pick them too. */
  readonly other?: ReadonlySet<string>;
  /** Spots picked so far. */
  readonly picked: readonly string[];
  /** What is said of spots in a word: the place in the ranking of a hint, of which 1 is the best, or a sign. */
  readonly ranks: ReadonlyMap<string, number | string>;
  pick(spot: string): void;
}

const NOTHING: Touch = { lit: new Set(), picked: [], ranks: new Map(), pick: () => undefined };

/** Spots that are told by a question and not by a list. */
class Asked extends Set<string> {
  readonly #isIn: (spot: string) => boolean;

  constructor(isIn: (spot: string) => boolean) {
    super();
    this.#isIn = isIn;
  }

  override has(spot: string): boolean {
    return this.#isIn(spot);
  }
}

/** Lets every thing be touched that has a place. @param placeOf null where it has none */
export const touchOf = (placeOf: (spot: string) => string | null, pick: (place: string) => void): Touch => ({
  lit: new Asked((spot) => placeOf(spot) !== null),
  picked: [],
  ranks: new Map(),
  pick: (spot) => {
    const place = placeOf(spot);
    if (place !== null) pick(place);
  },
});

/** Given by whoever shows a table; without it nothing can be touched. */
export const TouchContext = createContext<Touch>(NOTHING);

/** What touching means, for drawings that show more than `Spot` does. */
export const useTouch = (): Touch => useContext(TouchContext);

/** Properties of `Spot`. */
export interface SpotProps {
  /** Name of the spot, as `Board.spots` gives it. */
  readonly id: string;
  /** What a screen reader says of it. */
  readonly name: string;
  readonly class?: string;
  readonly style?: CSSProperties;
  readonly children?: ComponentChildren;
}

/**
 * A thing on the table. While it may be picked, or is, a button lies over it, above what it shows and below what else it has to touch,
 * such as `About`. A hint puts its rank upon it.
 */
export const Spot = ({ id, name, class: kind = '', style = {}, children }: SpotProps) => {
  const { lit, other, picked, ranks, pick } = useTouch();
  const [isLit, isPicked, rank] = [lit.has(id), picked.includes(id), ranks.get(id)];
  const look = `spot ${kind}${isLit ? ' lit' : ''}${isPicked ? ' picked' : ''}`;
  return (
    <div class={look} style={style} data-spot={id}>
      {isLit || isPicked || other?.has(id) === true ? (
        <button class="touch" type="button" aria-label={name} aria-pressed={isPicked} onClick={() => pick(id)} />
      ) : (
        <span class="unseen">{name}</span>
      )}
      {children}
      {rank !== undefined && (
        <span class="rank" aria-hidden="true">
          {rank}
        </span>
      )}
    </div>
  );
};

/** The name under which a thing travels from one place to another when the state changes: a letter first, and only what a style sheet allows. */
export const travelName = (id: string): string => `t-${id.replaceAll(/[^a-zA-Z0-9_-]/g, '_')}`;
