import { hasBit, lowestBit, withoutLowest } from '../../kit/bits.ts';
import { DECK } from '../content/catalog.ts';
import { openColumns, spaceAt } from '../rules/grid.ts';
import { rowOf } from '../rules/legal.ts';
import { LINES, type State } from '../rules/state.ts';

/** A card adds from −3 to 3 to a line. */
const MOST_GAIN = 3;
const GAINS = 2 * MOST_GAIN + 1;
const COLUMNS = 3;

/** What a card of the current generation, 0–11, adds to both of its lines in this column. */
export const gainOf = ({ rules, generation, top }: State, card: number, column: number): number =>
  rules.value[generation * DECK + card]! - rules.value[top[spaceAt(rowOf(card), COLUMNS + column)]!]!;

/**
 * What a card of the current generation, 0–11, can do to a line that lacks `need`, in the open columns of its row.
 * @returns whether in one of them it would add just that, whether in one of them the line would stay as it is, and by how much
 * the card would bring it nearer at most: −3 to 3, and −`LINES` where no column is open
 */
export const bestOf = (
  state: State,
  card: number,
  line: number,
  need: number,
): { completes: boolean; spares: boolean; approach: number } => {
  const row = rowOf(card);
  const columns = openColumns(state, row);
  let completes = false;
  let spares = false;
  let approach = -LINES;
  for (let column = 0; column < COLUMNS; column++) {
    if (!hasBit(columns, column)) continue;
    const touches = line === row || line === COLUMNS + column;
    const gain = touches ? gainOf(state, card, column) : 0;
    if (touches && gain === need) completes = true;
    if (gain === 0) spares = true;
    approach = Math.max(approach, Math.abs(need) - Math.abs(need - gain));
  }
  return { completes, spares, approach };
};

/** How many of some cards can add how much to each line of a grid. */
export class Ways {
  readonly #counts = new Int8Array(LINES * GAINS);

  /** Counts anew: `cards` is a mask of cards of the current generation. */
  count(state: State, cards: number): void {
    const counts = this.#counts;
    counts.fill(0);
    for (let rest = cards; rest !== 0; rest = withoutLowest(rest)) {
      const card = lowestBit(rest);
      const row = rowOf(card);
      const columns = openColumns(state, row);
      let seen = 0;
      for (let column = 0; column < COLUMNS; column++) {
        if (!hasBit(columns, column)) continue;
        const gain = gainOf(state, card, column) + MOST_GAIN;
        counts[(COLUMNS + column) * GAINS + gain]!++;
        if (!hasBit(seen, gain)) counts[row * GAINS + gain]!++;
        seen |= 1 << gain;
      }
    }
  }

  /** Cards that can add exactly `need`. */
  adding(line: number, need: number): number {
    return Math.abs(need) > MOST_GAIN ? 0 : this.#counts[line * GAINS + need + MOST_GAIN]!;
  }

  /** Cards that can change what the line shows, one as often as it can do so differently. */
  changing(line: number): number {
    let count = 0;
    for (let gain = 0; gain < GAINS; gain++) if (gain !== MOST_GAIN) count += this.#counts[line * GAINS + gain]!;
    return count;
  }
}
