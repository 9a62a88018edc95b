import type { Params, Phrases } from '../../../core/text.ts';
import { number, text } from '../../../core/text.ts';

const Player = (seat: number): string => `Player ${seat + 1}`;
const points = (count: number): string => `${count} ${Math.abs(count) === 1 ? 'point' : 'points'}`;

const ACTIONS: Readonly<Record<string, string>> = {
  plant: 'Plant (green)',
  compost: 'Compost (red)',
  water: 'Water (blue)',
  grow: 'Grow (yellow)',
};

const GAIA: Readonly<Record<string, string>> = {
  ...ACTIONS,
  'north-gyre': 'North Pacific Gyre',
  'south-gyre': 'South Pacific Gyre',
};

/** What a gain of Gaïa's is made of: what is fixed and what is counted. */
const sum = (p: Params): string => `${number(p, 'fixed')} + ${number(p, 'counted')}`;

/** Earth in English. */
export const en: Phrases = {
  title: () => 'Earth',
  'action.side': (p) => `Play with ${text(p, 'card')}`,
  'action.plant': (p) => (p['card'] === undefined ? 'Choose the action Plant' : `Plant ${text(p, 'card')}`),
  'action.compost': () => 'Choose the action Compost',
  'action.water': () => 'Choose the action Water',
  'action.grow': () => 'Choose the action Grow',
  'action.take-soil': () => 'Take 2 soil',
  'action.take-compost': () => 'Compost 2 cards from the deck',
  'action.take-sprouts': () => 'Place up to 2 sprouts',
  'action.take-cards': () => 'Draw 2 cards',
  'action.take-growth': () => 'Place up to 2 growth',
  'action.island-first': () => 'Activate island and climate first',
  'action.tableau-first': () => 'Activate the tableau first',
  'action.use': (p) => `Use the ability of ${text(p, 'card')}`,
  'action.skip': (p) => `Leave the ability of ${text(p, 'card')} unused`,
  'action.copy': (p) => `Copy the ability of ${text(p, 'card')}`,
  'action.keep': (p) => `Keep ${text(p, 'card')}`,
  'action.replace': (p) => `Plant ${text(p, 'card')} over a terrain, for nothing`,
  'action.plot': (p) => `Plant ${text(p, 'card')} at row ${number(p, 'row')}, column ${number(p, 'column')}`,
  'action.plant-no-more': () => 'Plant no more cards',
  'action.sprout': (p) => `Place a sprout on ${text(p, 'card')}`,
  'action.growth': (p) => `Place growth on ${text(p, 'card')}`,
  'action.pay-sprout': (p) => `Pay a sprout of ${text(p, 'card')}`,
  'action.pay-growth': (p) => `Pay growth of ${text(p, 'card')}`,
  'action.pay-soil': () => 'Pay the rest in soil',
  'action.compost-card': (p) => `Compost ${text(p, 'card')} from your hand`,
  'action.event': (p) => `Play the event ${text(p, 'card')}`,
  'action.convert': () => 'Convert 3 sprouts into 2 soil',
  'action.enough': () => 'Take no more of this',
  'action.done': () => 'Finish: no more events or conversions',
  'action.gyre': (p) => `Let Gaïa claim ${text(p, 'fauna')}`,
  'action.leaf': () => 'Discard a leaf to activate an animal',
  'action.animal': (p) => `Activate ${text(p, 'animal')}`,
  'action.no-animal': () => 'Activate no animal',
  'action.keep-animal': (p) => `Keep the animal ${text(p, 'animal')}`,
  'action.move': (p) => `Move to ${text(p, 'card')}`,
  'action.move-no-further': () => 'Move no further',
  'action.use-animal': (p) => `Use the effect of ${text(p, 'animal')}`,
  'action.effect-enough': () => 'No more of this effect',
  'action.collect': () => 'Use the collective ability',
  'action.collect-on': (p) => `Use the collective ability on ${text(p, 'card')}`,
  'action.collect-not': () => 'Leave the collective ability unused',
  'event.action': (p) => `${Player(number(p, 'seat'))} chooses ${ACTIONS[text(p, 'action')]}.`,
  'event.planted': (p) => `${Player(number(p, 'seat'))} plants ${text(p, 'card')}.`,
  'event.event': (p) => `${Player(number(p, 'seat'))} plays the event ${text(p, 'card')}.`,
  'event.leaf': (p) => `${Player(number(p, 'seat'))} discards a leaf.`,
  'event.animal': (p) => `${Player(number(p, 'seat'))} activates ${text(p, 'animal')}.`,
  'event.claimed': (p) =>
    `${Player(number(p, 'seat'))} puts a leaf on ${text(p, 'fauna')}: ${points(number(p, 'points'))}.`,
  'event.completed': (p) =>
    `${Player(number(p, 'seat'))} is the first to complete a tableau: ${points(number(p, 'points'))}.`,
  'event.gaia-card': (p) => `Gaïa turns up ${GAIA[text(p, 'card')]}.`,
  'event.gaia-skips': () => 'Gaïa leaves out her turn.',
  'event.gaia-soil': (p) => `Gaïa gains ${number(p, 'amount')} soil.`,
  'event.gaia-sprouts': (p) => `Gaïa gains ${number(p, 'amount')} sprouts.`,
  'event.gaia-growth': (p) => `Gaïa gains ${number(p, 'amount')} growth.`,
  'event.gaia-compost': (p) => `Gaïa composts ${number(p, 'amount')} cards from the deck.`,
  'event.gaia-cards': (p) => `Gaïa puts ${number(p, 'amount')} cards from the deck on her pile.`,
  'event.gaia-sprouts-counted': (p) =>
    `Gaïa gains ${number(p, 'amount')} sprouts: ${sum(p)}, one for each of your cards with a blue ability.`,
  'event.gaia-growth-counted': (p) =>
    `Gaïa gains ${number(p, 'amount')} growth: ${sum(p)}, one for each card you drew.`,
  'event.gaia-compost-counted': (p) =>
    `Gaïa composts ${number(p, 'amount')} cards from the deck: ${sum(p)}, half of the soil you gained.`,
  'event.gaia-animal': (p) => `Gaïa activates ${text(p, 'animal')}.`,
  'event.gaia-converts': (p) =>
    `Gaïa turns ${number(p, 'soil')} soil into ${number(p, 'amount')} cards of compost from the deck.`,
  'event.gaia-claimed': (p) => `Gaïa puts a leaf on ${text(p, 'fauna')}: ${points(number(p, 'points'))}.`,
  'event.gaia-completed': (p) => `Gaïa takes the completion bonus: ${points(number(p, 'points'))}.`,
  'event.round': (p) => `Round ${number(p, 'round')} begins.`,
  'event.ended': () => 'The game is over.',
  'ending.complete': () => 'a tableau is complete',
  'ending.gaia-done': () => 'Gaïa has had all her turns',
  'ending.round-limit': () => 'the last round is over',
  'metric.score': () => 'score',
  'metric.cards': () => 'points printed on tableau, island and climate',
  'metric.events': () => 'points of events',
  'metric.compost': () => 'points of compost',
  'metric.sprouts': () => 'points of sprouts',
  'metric.growth': () => 'points of growth',
  'metric.terrain': () => 'points of terrains',
  'metric.ecosystems': () => 'points of ecosystems',
  'metric.fauna': () => 'points of fauna',
  'metric.animals': () => 'points stored by animals',
  'metric.gaia': () => 'score of Gaïa',
  'part.score': () => 'score',
  'part.cards': () => 'cards',
  'part.events': () => 'events',
  'part.compost': () => 'compost',
  'part.sprouts': () => 'sprouts',
  'part.growth': () => 'growth',
  'part.terrain': () => 'terrains',
  'part.ecosystems': () => 'ecosystems',
  'part.fauna': () => 'fauna',
  'part.animals': () => 'animals',
  'row.seat': (p) => `player ${number(p, 'seat') + 1}`,
  'row.gaia': () => 'Gaïa',
  'note.house-animals': () => 'Animals are played with values of our own where no source gives the printed ones.',
};
