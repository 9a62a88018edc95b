/** Which rules of placing dice may have been lifted: by cards that have been played, abilities, effects. */
import { hasBit } from '../../kit/bits.ts';
import { type Program, WIDTH } from '../../kit/program.ts';
import type { Owner } from '../content/layout.ts';
import { OPS } from '../content/ops.ts';
import { MODIFIED } from '../content/rows.ts';
import { FREE_FROM } from '../content/steps.ts';
import { CARDS, type Modifiers, NONE, roleOf } from '../content/tables.ts';
import { CARD_TYPES, DECK, STARTERS } from '../content/terms.ts';
import { placeOf, type State } from '../rules/state.ts';

/** What may have been lifted for some die that lies on an action. */
export interface Lifts {
  /** That it is higher than others. */
  readonly values: boolean;
  /** That no other of its role lies there. */
  readonly ownDice: boolean;
  /** The least by which it is higher. */
  readonly gap: number;
}

const GAP = MODIFIED.indexOf('gap');
const UNIQUE = CARD_TYPES.indexOf('unique');

/** Rows that lift a rule for the next die, by owner, id and rule; found once a catalog: made reading a state 15 times as fast. */
const freeing = new WeakMap<Program, ReadonlySet<string>>();

const freeingIn = (program: Program): ReadonlySet<string> => {
  const { code, places } = program;
  const known = freeing.get(program);
  if (known !== undefined) return known;
  const found = new Set(
    places.flatMap(({ owner, id }, index) =>
      code[index * WIDTH] === OPS['free-placement'] ? [`${owner} ${id} ${code[index * WIDTH + 1]}`] : [],
    ),
  );
  freeing.set(program, found);
  return found;
};

/** Whether a row lifts a rule for the next die. */
const frees = ({ rules: { content } }: State, owner: Owner, id: string, from: number): boolean =>
  freeingIn(content.program).has(`${owner} ${id} ${from}`);

/** Whether some row takes cards back into a hand. */
const hasRecovery = ({ code, places }: Program): boolean =>
  places.some((_, index) => code[index * WIDTH] === OPS.recover);

/** Whether a unique card was done though it is not discarded: it is being resolved, or it came back. */
const wasResolved = ({ hand, decks, deckSize, rules }: State, role: number, index: number): boolean => {
  // A deck may be made of the discards (A13), and cards are drawn from it again.
  if (rules.rulings.ownDeck === 'reshuffled') return true;
  if (hasBit(hand[role]!, index)) return hasRecovery(rules.content.program);
  return !decks.subarray(role * DECK, role * DECK + deckSize[role]!).includes(index);
};

/** Cards whose steps may have been done: those of the board, those in play or discarded, and unique ones of roles in play. */
const wasPlayed = (state: State, card: number): boolean => {
  if (card < STARTERS) return true;
  const { zone, permanents, discards, rules } = state;
  const [role, index] = [roleOf(card), (card - STARTERS) % DECK];
  if (placeOf(state, role) === NONE) return false;
  if (hasBit(zone[role]! | permanents[role]! | discards[role]!, index)) return true;
  return rules.content.type[rules.content.cardKind[card]!] === UNIQUE && wasResolved(state, role, index);
};

const isLifted = (state: State, name: (typeof FREE_FROM)[number]): boolean => {
  const { content, sheet, places } = state.rules;
  const from = FREE_FROM.indexOf(name);
  const byCard = (card: number): boolean => {
    const id = content.kinds[content.cardKind[card]!]!;
    return frees(state, card < STARTERS ? 'starters' : 'cards', id, from) && wasPlayed(state, card);
  };
  for (let card = 0; card < CARDS; card++) if (byCard(card)) return true;
  for (let place = 0; place < places; place++) {
    const ability = state.ability[place]!;
    if (ability !== NONE && frees(state, 'abilities', content.abilities.ids[ability]!, from)) return true;
  }
  return sheet.effects.ids.some((id) => frees(state, 'effects', id, from));
};

/** The least gap that a row sets; `usual` where it sets none. */
const gapOf = ({ from, rule, by }: Modifiers, row: number, usual: number): number => {
  let gap = usual;
  for (let index = from[row]!; index < from[row + 1]!; index++)
    if (rule[index] === GAP) gap = Math.min(gap, by[index]!);
  return gap;
};

/** What may have been lifted by now. */
export const liftsOf = (state: State): Lifts => {
  const { content, sheet, places } = state.rules;
  let gap = state.rules.gap;
  for (let place = 0; place < places; place++)
    if (state.ability[place] !== NONE) gap = gapOf(content.abilities.modifiers, state.ability[place]!, gap);
  for (const kind of sheet.effects.ids.keys()) gap = gapOf(sheet.effects.modifiers, kind, gap);
  return { values: isLifted(state, 'values'), ownDice: isLifted(state, 'own-dice'), gap };
};
