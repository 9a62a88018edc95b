/** Words on the table of Earth. */
import type { Colour, Good, Habitat, Kind } from './faces.ts';
import type { Sign } from './icons.tsx';

/** The four actions. */
export const ACTIONS = ['plant', 'compost', 'water', 'grow'] as const;
export type Action = (typeof ACTIONS)[number];

/** All of them, in one language. */
export interface BoardWords {
  readonly actions: Readonly<Record<Action, string>>;
  readonly goods: Readonly<Record<Good | Sign, string>>;
  readonly kinds: Readonly<Record<Kind, string>>;
  readonly habitats: Readonly<Record<Habitat, string>>;
  readonly colours: Readonly<Record<Colour, string>>;
  /** What cards can be asked for, where it has no sign. */
  readonly traits: Readonly<Record<string, string>>;
  readonly take: Readonly<Record<string, string>>;
  readonly round: (round: number) => string;
  readonly turnOf: (name: string) => string;
  readonly noAction: string;
  readonly fauna: string;
  readonly ecosystems: string;
  readonly place: (place: number) => string;
  readonly leafOf: (name: string, points: number) => string;
  readonly metNow: string;
  readonly completion: string;
  readonly completedBy: (name: string) => string;
  readonly collective: string;
  readonly island: string;
  readonly climate: string;
  readonly ecosystem: string;
  readonly animals: string;
  readonly stored: (count: number) => string;
  readonly tableau: (name: string) => string;
  readonly noCards: string;
  readonly freeCell: (row: number, column: number) => string;
  readonly of: (good: string, count: number, all: number) => string;
  readonly cost: (soil: number) => string;
  readonly points: (points: number) => string;
  readonly pawn: string;
  readonly fresh: string;
  readonly hand: string;
  readonly emptyHand: string;
  readonly sortHand: string;
  readonly enlarge: (name: string) => string;
  readonly shrink: (name: string) => string;
  readonly first: string;
  readonly active: string;
  readonly others: string;
  readonly gaia: string;
  readonly gaiaTurns: (done: number) => string;
  readonly gaiaCards: Readonly<Record<string, string>>;
  readonly toCome: string;
  readonly skips: string;
  readonly deck: (count: number) => string;
  readonly discards: (count: number) => string;
  readonly use: string;
  readonly remarks: Readonly<Record<'chosen' | 'event' | 'allKinds', string>>;
  readonly where: Readonly<Record<string, string>>;
  readonly stages: Readonly<Record<string, string>>;
  readonly plantUpTo: (count: number) => string;
  readonly whereTo: (card: string) => string;
  readonly useIt: (card: string) => string;
  readonly pay: string;
  readonly gain: string;
  readonly look: string;
  readonly animalMoves: (animal: string) => string;
  readonly leafUsed: string;
}
