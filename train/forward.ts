/** The plain forward pass of an exact net: what every runtime must come to, bit for bit. */
import { MOST_PARTS, PARTS_OF_ONE, partsOf, rounded } from './position.ts';

/** A layer of whole numbers, as `learn.py` writes it. */
export interface WholeLayer {
  /** By output, the weight of each input, in parts of 2^-bits. */
  readonly weight: readonly (readonly number[])[];
  /** By output, in parts of a product. */
  readonly bias: readonly number[];
  readonly bits: number;
}

/** An exact net. */
export interface WholeNet {
  readonly layers: readonly WholeLayer[];
  /** What the output of 1 means, in points or log-odds: a power of two. */
  readonly unit: number;
}

/** What the net says of a view. */
export const forward = ({ layers, unit }: WholeNet, view: ArrayLike<number>): number[] => {
  let parts = Array.from(view, partsOf);
  for (const [index, { weight, bias, bits }] of layers.entries()) {
    const sums = weight.map((row, output) =>
      row.reduce((sum, each, input) => sum + each * parts[input]!, bias[output]!),
    );
    if (index === layers.length - 1) return sums.map((sum) => (sum * unit) / (PARTS_OF_ONE * 2 ** bits));
    parts = sums.map((sum) => Math.max(0, Math.min(MOST_PARTS, rounded(sum / 2 ** bits))));
  }
  return parts;
};
