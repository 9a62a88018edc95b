/** What all drawings of the table are told. */
import type { NateraState } from '../../../../packages/engines/src/documents.ts';
import type { Face, Faces } from './faces.ts';
import type { BoardWords } from './words.ts';

export interface Tools {
  readonly view: NateraState;
  readonly faces: Faces;
  readonly words: BoardWords;
  /** Name of a seat. */
  readonly nameOf: (seat: number) => string;
  readonly you: number;
}

export type Player = NateraState['players'][number];
export type Place = NateraState['board'][number];

/** What a row is and does, for those who cannot see it. */
export const telling = (face: Face, ...more: readonly string[]): string =>
  [`${face.name}.`, ...face.facts, ...more].join(' ');
