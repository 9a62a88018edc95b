/** The effect deck: kinds of the scenario's effects, the top last. */
import type { EventLog } from '../../../core/contract.ts';
import type { Random } from '../../../core/random.ts';
import { NONE } from '../content/tables.ts';
import type { State } from './state.ts';

/** Shuffles the discards into new cards, under those that are left (rulebook page 10). */
const reshuffle = (state: State, random: Random, log?: EventLog): void => {
  const { effectDeck, effectDiscards, rules } = state;
  const kinds = rules.sheet.effects.copies.length;
  let fresh = 0;
  for (let kind = 0; kind < kinds; kind++) fresh += effectDiscards[kind]!;
  if (fresh === 0) return;
  for (let place = state.effectSize - 1; place >= 0; place--) effectDeck[place + fresh] = effectDeck[place]!;
  let next = 0;
  for (let kind = 0; kind < kinds; kind++)
    for (; effectDiscards[kind]! > 0; effectDiscards[kind]!--) effectDeck[next++] = kind;
  random.shuffle(effectDeck, fresh);
  state.effectSize += fresh;
  log?.({ code: 'event.reshuffled', params: { cards: fresh } });
};

/** By ruling A12 discards are shuffled as soon as the deck is empty. */
const refill = (state: State, random: Random, log?: EventLog): void => {
  if (state.effectSize === 0 && state.rules.rulings.reshuffle === 'when-empty') reshuffle(state, random, log);
};

/** Makes sure of so many cards on top, if there are so many. @returns how many there are, at most `count` */
export const provide = (state: State, count: number, random: Random, log?: EventLog): number => {
  if (state.effectSize < count) reshuffle(state, random, log);
  return Math.min(count, state.effectSize);
};

/** Takes the top card. @returns its kind; `NONE` when there is none */
export const takeTop = (state: State, random: Random, log?: EventLog): number => {
  if (provide(state, 1, random, log) === 0) return NONE;
  state.effectSize--;
  if (state.seen > 0) state.seen--;
  const kind = state.effectDeck[state.effectSize]!;
  refill(state, random, log);
  return kind;
};

/** Puts a card into the discards. */
export const discardEffect = (state: State, kind: number, random: Random, log?: EventLog): void => {
  state.effectDiscards[kind]!++;
  refill(state, random, log);
};

/** The place of a constant in the row, which has so many older ones of its kind; `NONE` when there is none. */
export const constantAt = ({ constants, constantCount }: State, kind: number, older: number): number => {
  let skip = older;
  for (let place = 0; place < constantCount; place++) if (constants[place] === kind && skip-- === 0) return place;
  return NONE;
};

/** Discards the constant at a place of the row. */
export const endConstant = (state: State, at: number, random: Random, log?: EventLog): void => {
  const { constants } = state;
  const kind = constants[at]!;
  let place = at;
  for (state.constantCount--; place < state.constantCount; place++) constants[place] = constants[place + 1]!;
  log?.({ code: 'event.constant-ended', params: effectNames(state, kind) });
  discardEffect(state, kind, random, log);
};

/** What an effect is called. */
export const effectNames = ({ rules: { sheet } }: State, kind: number): { name: string; french: string } =>
  sheet.effects.names[kind]!;
