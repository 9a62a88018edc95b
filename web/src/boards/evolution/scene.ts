/** What all parts of the table of Evolution are drawn from. */
import type { EvolutionState } from '../../../../packages/engines/src/evolution.ts';
import type { TableProps } from '../board.ts';
import { type Animal, type Lexicon, lexiconOf } from './faces.ts';
import { type BoardWords, WORDS } from './words.ts';

/** An attack or a meal that is asked about, with the animals in it. */
export interface Clash {
  /** The carnivore; null where an animal takes food and nobody has ambushed it. */
  readonly attacker: Animal | null;
  readonly prey: Animal;
  readonly kind: 'attack' | 'ambush' | 'counter' | 'take';
  /** What is asked; null where it is whether there is an ambush. */
  readonly step: 'reveal' | 'ignore' | 'defend' | null;
  readonly ignored: Animal['traits'][number]['trait'] | null;
}

/** A view with names and words. */
export interface Scene extends TableProps<EvolutionState> {
  readonly words: BoardWords;
  readonly lexicon: Lexicon;
  readonly clash: Clash | null;
  /** The seat that owns an animal. */
  ownerOf(animal: number): number;
  rowOf(animal: number): readonly Animal[];
}

const clashOf = ({ players, pending = [] }: EvolutionState): Clash | null => {
  const last = pending.at(-1);
  const find = (id: number | null): Animal | undefined =>
    players.flatMap(({ animals }) => animals).find((animal) => animal.id === id);
  if (last?.type === 'take') {
    const prey = find(last.animal);
    return prey === undefined ? null : { attacker: null, prey, kind: 'take', step: null, ignored: null };
  }
  if (last?.type !== 'attack' || last.step === 'begin' || last.step === 'over') return null;
  const [attacker, prey] = [find(last.attacker), find(last.prey)];
  if (attacker === undefined || prey === undefined) return null;
  return { attacker, prey, kind: last.kind, step: last.step, ignored: last.ignored ?? null };
};

/** Reads a view once for all parts. */
export const sceneOf = (props: TableProps<EvolutionState>): Scene => {
  const { view, lang, cards } = props;
  const ownerOf = (animal: number): number =>
    view.players.findIndex(({ animals }) => animals.some(({ id }) => id === animal));
  return {
    ...props,
    words: WORDS[lang],
    lexicon: lexiconOf(cards),
    clash: clashOf(view),
    ownerOf,
    rowOf: (animal) => view.players[ownerOf(animal)]?.animals ?? [],
  };
};
