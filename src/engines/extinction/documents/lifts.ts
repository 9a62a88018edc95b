/** Which rules of placing dice may have been lifted: by cards that have been played, abilities, effects. */
import { hasBit } from '../../kit/bits.ts';
import { OPS, WIDTH } from '../content/ops.ts';
import type { Owner } from '../content/program.ts';
import { MODIFIED } from '../content/rows.ts';
import { FREE_FROM } from '../content/steps.ts';
import { CARDS, type Modifiers, NONE, roleOf } from '../content/tables.ts';
import { DECK, STARTERS } from '../content/terms.ts';
import type { State } from '../rules/state.ts';

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

/** Whether a row lifts a rule for the next die. */
const frees = ({ rules: { content } }: State, owner: Owner, id: string, from: number): boolean => {
  const { code, places } = content.program;
  return places.some(
    (place, index) =>
      place.owner === owner &&
      place.id === id &&
      code[index * WIDTH] === OPS['free-placement'] &&
      code[index * WIDTH + 1] === from,
  );
};

/** Cards whose steps may have been done: those of the board, and those that were played or discarded. */
const wasPlayed = ({ zone, permanents, discards }: State, card: number): boolean => {
  if (card < STARTERS) return true;
  const role = roleOf(card);
  return hasBit(zone[role]! | permanents[role]! | discards[role]!, (card - STARTERS) % DECK);
};

const isLifted = (state: State, name: (typeof FREE_FROM)[number]): boolean => {
  const { content, sheet, places, rulings } = state.rules;
  const from = FREE_FROM.indexOf(name);
  const byCard = (card: number): boolean => {
    const id = content.kinds[content.cardKind[card]!]!;
    const there = wasPlayed(state, card) || (rulings.ownDeck === 'reshuffled' && card >= STARTERS);
    return there && frees(state, card < STARTERS ? 'starters' : 'cards', id, from);
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
