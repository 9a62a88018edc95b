import type { Phrases } from '../../../core/text.ts';
import { number, text } from '../../../core/text.ts';

const ELEMENTS: Readonly<Record<string, string>> = { air: 'Air', earth: 'Terre', water: 'Eau' };
const COLUMNS: Readonly<Record<string, string>> = { W: 'Ouest', N: 'Nord', E: 'Est' };

const column = (id: string): string => COLUMNS[id] ?? id;

/** Une carte pour une personne, « Air 2 » par exemple. */
const card = (id: string): string => {
  const [generation, element, value] = id.split('-');
  return generation === 'start' ? `carte de départ ${element}` : `${ELEMENTS[element ?? ''] ?? element} ${value}`;
};

const line = (id: string): string =>
  ELEMENTS[id] === undefined ? `la colonne ${column(id)}` : `la ligne ${ELEMENTS[id]}`;

const player = (seat: number): string => `joueur ${seat + 1}`;
const plural = (count: number, one: string, many: string): string => `${count} ${count > 1 ? many : one}`;

/** Anthropocène en français. */
export const fr: Phrases = {
  title: () => 'Anthropocène : La Glace et le Ciel',
  'action.play': (p) => `Poser ${card(text(p, 'card'))} dans la colonne ${column(text(p, 'column'))}`,
  'action.cover': (p) =>
    `Poser ${card(text(p, 'card'))} dans la colonne ${column(text(p, 'column'))}, sur ${card(text(p, 'covered'))}`,
  card: (p) => card(text(p, 'card')),
  landmark: (p) => line(text(p, 'landmark')),
  objective: (p) => `${line(text(p, 'landmark'))} à ${number(p, 'biosphere')} exactement`,
  biosphere: (p) => `${number(p, 'biosphere')} exactement`,
  seat: (p) => `le ${player(number(p, 'seat'))}`,
  'slot.objective': () => 'votre objectif',
  'slot.landmark': () => 'la ligne de votre objectif',
  'slot.biosphere': () => 'la valeur de votre objectif',
  'slot.holder': (p) => `qui a ${card(text(p, 'card'))} en main`,
  'event.placed': (p) =>
    `Le ${player(number(p, 'seat'))} pose ${card(text(p, 'card'))} dans la colonne ${column(text(p, 'column'))}.`,
  'event.met': (p) => `L’objectif du ${player(number(p, 'seat'))} est obtenu.`,
  'event.unmet': (p) => `L’objectif du ${player(number(p, 'seat'))} n’est plus obtenu.`,
  'event.revealed': (p) =>
    `Le ${player(number(p, 'seat'))} avait ${line(text(p, 'landmark'))} à ${number(p, 'biosphere')} exactement : ${p['met'] === true ? 'obtenu' : 'pas obtenu'}.`,
  'event.ice': (p) =>
    `Molécules visibles : ${number(p, 'molecules')}. ${plural(number(p, 'flips'), 'carte Glace retournée', 'cartes Glace retournées')} ; la glace est à ${number(p, 'ice')}.`,
  'event.sky': (p) =>
    `Objectifs obtenus : ${number(p, 'met')}, pas obtenus : ${number(p, 'unmet')}. Le ciel est à ${number(p, 'value')}.`,
  'event.dealt': (p) =>
    `La génération ${number(p, 'generation')} est distribuée ; le ${player(number(p, 'first'))} commence.`,
  'event.ended': (p) => `La partie est finie : ${ending(text(p, 'ending'))}, score ${number(p, 'score')}.`,
  'ending.lost-ice': () => ending('lost-ice'),
  'ending.lost-sky': () => ending('lost-sky'),
  'ending.won': () => ending('won'),
  'ending.perfect': () => ending('perfect'),
  'name.card': (p) => `${card(text(p, 'card'))} de la génération ${number(p, 'generation')}`,
  'fact.card': (p) =>
    `Distribuée à la génération ${number(p, 'generation')} ; se pose sur la ligne ${ELEMENTS[text(p, 'element')]} et compte ${number(p, 'value')}.`,
  'fact.start': (p) =>
    `Se trouve dès le début sur la ligne ${ELEMENTS[text(p, 'row')]}, dans la colonne ${column(text(p, 'column'))}, et compte ${number(p, 'value')}.`,
  'fact.co2': () =>
    'Porte du dioxyde de carbone : tant qu’elle est visible, elle coûte une carte de glace par génération.',
  'fact.ch4': () => 'Porte du méthane : en mode expert, il coûte de la glace comme le dioxyde de carbone.',
  'fact.clean': () => 'Ne porte aucune molécule.',
  'fact.landmark': (p) =>
    `La ligne d’un objectif : la somme des cartes visibles de ${line(text(p, 'landmark'))} doit être sa valeur biosphère.`,
  'fact.biosphere': (p) =>
    `La valeur d’un objectif : la somme des cartes visibles de sa ligne doit être exactement ${number(p, 'biosphere')}.`,
  'metric.score': () => 'score',
  'metric.ice': () => 'glace restante',
  'metric.sky': () => 'somme du ciel',
  'metric.sky-1': () => 'ciel de la génération 1',
  'metric.sky-2': () => 'ciel de la génération 2',
  'metric.sky-3': () => 'ciel de la génération 3',
  'note.start-cards-missing': () =>
    'Les trois cartes de départ sont inconnues ; la partie a commencé avec une grille vide.',
};

function ending(name: string): string {
  switch (name) {
    case 'lost-ice':
      return 'perdue, il n’y a plus de glace';
    case 'lost-sky':
      return 'perdue, le ciel est trop sombre';
    case 'won':
      return 'gagnée';
    default:
      return 'gagnée, la victoire parfaite';
  }
}
