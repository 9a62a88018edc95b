import type { Phrases } from '../../../core/text.ts';
import { number, text } from '../../../core/text.ts';

const ELEMENTS: Readonly<Record<string, string>> = { air: 'Air', earth: 'Earth', water: 'Water' };
const COLUMNS: Readonly<Record<string, string>> = { W: 'West', N: 'North', E: 'East' };

const column = (id: string): string => COLUMNS[id] ?? id;

/** A card for people, such as “Air 2”; the generation is told only where it is not the current one. */
const card = (id: string): string => {
  const [generation, element, value] = id.split('-');
  return generation === 'start' ? `start card ${element}` : `${ELEMENTS[element ?? ''] ?? element} ${value}`;
};

const line = (id: string): string =>
  ELEMENTS[id] === undefined ? `the ${column(id)} column` : `the ${ELEMENTS[id]} row`;

const player = (seat: number): string => `player ${seat + 1}`;
const Player = (seat: number): string => `Player ${seat + 1}`;
const cards = (count: number): string => `${count} ice ${count === 1 ? 'card' : 'cards'}`;

/** Anthropocène in English. */
export const en: Phrases = {
  title: () => 'Anthropocène: Ice and the Sky',
  'action.play': (p) => `Place ${card(text(p, 'card'))} in the ${column(text(p, 'column'))} column`,
  'action.cover': (p) =>
    `Place ${card(text(p, 'card'))} in the ${column(text(p, 'column'))} column, on ${card(text(p, 'covered'))}`,
  card: (p) => card(text(p, 'card')),
  landmark: (p) => line(text(p, 'landmark')),
  objective: (p) => `${line(text(p, 'landmark'))} at exactly ${number(p, 'biosphere')}`,
  biosphere: (p) => `exactly ${number(p, 'biosphere')}`,
  seat: (p) => player(number(p, 'seat')),
  'slot.objective': () => 'your objective',
  'slot.landmark': () => 'the line of your objective',
  'slot.biosphere': () => 'the value of your objective',
  'slot.holder': (p) => `who holds ${card(text(p, 'card'))}`,
  'event.placed': (p) =>
    `${Player(number(p, 'seat'))} places ${card(text(p, 'card'))} in the ${column(text(p, 'column'))} column.`,
  'event.met': (p) => `The objective of ${player(number(p, 'seat'))} is met.`,
  'event.unmet': (p) => `The objective of ${player(number(p, 'seat'))} is no longer met.`,
  'event.revealed': (p) =>
    `${Player(number(p, 'seat'))} had ${line(text(p, 'landmark'))} at exactly ${number(p, 'biosphere')}: ${p['met'] === true ? 'met' : 'not met'}.`,
  'event.ice': (p) =>
    `Molecules visible: ${number(p, 'molecules')}. ${cards(number(p, 'flips'))} turned; the ice is at ${number(p, 'ice')}.`,
  'event.sky': (p) =>
    `Objectives met: ${number(p, 'met')}, not met: ${number(p, 'unmet')}. The sky is at ${number(p, 'value')}.`,
  'event.dealt': (p) => `Generation ${number(p, 'generation')} is dealt; ${player(number(p, 'first'))} begins.`,
  'event.ended': (p) => `The game is over: ${ending(text(p, 'ending'))}, score ${number(p, 'score')}.`,
  'ending.lost-ice': () => ending('lost-ice'),
  'ending.lost-sky': () => ending('lost-sky'),
  'ending.won': () => ending('won'),
  'ending.perfect': () => ending('perfect'),
  'name.card': (p) => `${card(text(p, 'card'))} of generation ${number(p, 'generation')}`,
  'fact.card': (p) =>
    `Dealt in generation ${number(p, 'generation')}; lies in the ${ELEMENTS[text(p, 'element')]} row and counts ${number(p, 'value')}.`,
  'fact.start': (p) =>
    `Lies in the ${ELEMENTS[text(p, 'row')]} row and the ${column(text(p, 'column'))} column from the beginning and counts ${number(p, 'value')}.`,
  'fact.co2': () => 'Carries carbon dioxide: while it is visible it costs one card of ice each generation.',
  'fact.ch4': () => 'Carries methane: in expert mode it costs ice like carbon dioxide.',
  'fact.clean': () => 'Carries no molecule.',
  'fact.landmark': (p) =>
    `The line of an objective: the visible cards of ${line(text(p, 'landmark'))} must add up to its biosphere value.`,
  'fact.biosphere': (p) =>
    `The value of an objective: the visible cards of its line must add up to exactly ${number(p, 'biosphere')}.`,
  'metric.score': () => 'score',
  'metric.ice': () => 'ice left',
  'metric.sky': () => 'sum of the sky',
  'metric.sky-1': () => 'sky of generation 1',
  'metric.sky-2': () => 'sky of generation 2',
  'metric.sky-3': () => 'sky of generation 3',
  'note.start-cards-missing': () => 'The three start cards are unknown; the game began with an empty grid.',
};

function ending(name: string): string {
  switch (name) {
    case 'lost-ice':
      return 'lost, the ice is gone';
    case 'lost-sky':
      return 'lost, the sky is too dark';
    case 'won':
      return 'won';
    default:
      return 'won, a perfect game';
  }
}
