/** What is to be touched next on the table of Evolution. */
import type { EvolutionState } from '../../../../packages/engines/src/evolution.ts';
import type { BoardWords } from './words.ts';

/** After a trait in the hand: the animal, or the first and the second of a pair. */
const askHost = (trait: string, depth: number, { ask }: BoardWords): string => {
  if (trait === 'symbiosis') return depth === 1 ? ask.dependent : ask.protector;
  const isPair = trait === 'communication' || trait === 'cooperation' || trait === 'trematode';
  if (!isPair) return ask.host;
  return depth === 1 ? ask.first : ask.second;
};

/** After a trait on the table: what it works on. */
const askTarget = (trait: string, { ask }: BoardWords): string => {
  switch (trait) {
    case 'carnivorous':
      return ask.prey;
    case 'piracy':
      return ask.robbed;
    case 'grazing':
      return ask.graze;
    case 'metamorphose':
    case 'tail-loss':
      return ask.drop;
    case 'mimicry':
      return ask.mimic;
    case 'ambush-hunting':
      return ask.prey;
    default:
      return ask.self;
  }
};

/** In words; nothing where nothing is to be touched. */
export const promptOf = (
  { phase, pending = [] }: EvolutionState,
  picked: readonly string[],
  lit: ReadonlySet<string>,
  words: BoardWords,
): string => {
  if (lit.size === 0) return '';
  const { ask } = words;
  const [first] = picked;
  if (first === undefined) {
    const last = pending.at(-1)?.type;
    if (last === 'scavenge' || last === 'shares') return words[last];
    if (last !== undefined) return '';
    if ([...lit].every((spot) => spot.startsWith('do:'))) return '';
    return phase === 'development' ? ask.card : ask.go;
  }
  const [kind, , trait = ''] = first.split(':');
  if (kind === 'card') return ask.new;
  if (kind === 'side') return askHost(trait, picked.length, words);
  if (kind === 'bank') return ask.eats;
  return kind === 'shells' ? ask.shell : askTarget(trait, words);
};
