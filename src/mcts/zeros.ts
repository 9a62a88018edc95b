/**
 * Zeros for the many small arrays that a search begins with. They are windows on larger pieces of memory: an array with memory of
 * its own takes 0.3 µs and more, a window 0.07, and a search has some forty.
 */

/** Bytes of a piece: small enough that the allocator of the process has one at hand. */
const PIECE = 1 << 16;

let piece = new ArrayBuffer(0);
let used = 0;

/** Room for so many bytes that nobody has had before, at a multiple of eight. */
const cut = (bytes: number): number => {
  if (used + bytes > piece.byteLength) {
    piece = new ArrayBuffer(Math.max(PIECE, bytes));
    used = 0;
  }
  const place = used;
  used += (bytes + 7) & -8;
  return place;
};

/** So many zeros, of which nobody else knows. What is kept for long, or sent elsewhere whole, is to be copied. */
export const floats = (length: number): Float64Array => {
  const place = cut(length * 8);
  return new Float64Array(piece, place, length);
};

/** The same as whole numbers of 32 bits. */
export const integers = (length: number): Int32Array => {
  const place = cut(length * 4);
  return new Int32Array(piece, place, length);
};

/** The same as whole numbers of 8 bits. */
export const bytes = (length: number): Int8Array => {
  const place = cut(length);
  return new Int8Array(piece, place, length);
};
