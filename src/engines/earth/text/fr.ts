import type { Params, Phrases } from '../../../core/text.ts';
import { number, text } from '../../../core/text.ts';

const Player = (seat: number): string => `Le joueur ${seat + 1}`;
const points = (count: number): string => `${count} ${Math.abs(count) <= 1 ? 'point' : 'points'}`;

const ACTIONS: Readonly<Record<string, string>> = {
  plant: 'Planter (vert)',
  compost: 'Composter (rouge)',
  water: 'Arroser (bleu)',
  grow: 'Croître (jaune)',
};

const GAIA: Readonly<Record<string, string>> = {
  ...ACTIONS,
  'north-gyre': 'Gyre du Pacifique nord',
  'south-gyre': 'Gyre du Pacifique sud',
};

/** De quoi un gain de Gaïa est fait : ce qui est fixe et ce qui est compté. */
const sum = (p: Params): string => `${number(p, 'fixed')} + ${number(p, 'counted')}`;

/** Earth en français ; les cartes portent leur nom anglais, faute de source pour les noms français. */
export const fr: Phrases = {
  title: () => 'Earth',
  'action.side': (p) => `Jouer avec ${text(p, 'card')}`,
  'action.plant': (p) => (p['card'] === undefined ? 'Choisir l’action Planter' : `Planter ${text(p, 'card')}`),
  'action.compost': () => 'Choisir l’action Composter',
  'action.water': () => 'Choisir l’action Arroser',
  'action.grow': () => 'Choisir l’action Croître',
  'action.take-soil': () => 'Prendre 2 sols',
  'action.take-compost': () => 'Composter 2 cartes de la pioche',
  'action.take-sprouts': () => 'Placer jusqu’à 2 germes',
  'action.take-cards': () => 'Piocher 2 cartes',
  'action.take-growth': () => 'Placer jusqu’à 2 croissances',
  'action.island-first': () => 'Activer d’abord l’île et le climat',
  'action.tableau-first': () => 'Activer d’abord le tableau',
  'action.use': (p) => `Utiliser la capacité de ${text(p, 'card')}`,
  'action.skip': (p) => `Ne pas utiliser la capacité de ${text(p, 'card')}`,
  'action.copy': (p) => `Copier la capacité de ${text(p, 'card')}`,
  'action.keep': (p) => `Garder ${text(p, 'card')}`,
  'action.replace': (p) => `Planter ${text(p, 'card')} sur un terrain, gratuitement`,
  'action.plot': (p) => `Planter ${text(p, 'card')} en ligne ${number(p, 'row')}, colonne ${number(p, 'column')}`,
  'action.plant-no-more': () => 'Ne plus planter',
  'action.sprout': (p) => `Placer un germe sur ${text(p, 'card')}`,
  'action.growth': (p) => `Placer une croissance sur ${text(p, 'card')}`,
  'action.pay-sprout': (p) => `Payer un germe de ${text(p, 'card')}`,
  'action.pay-growth': (p) => `Payer une croissance de ${text(p, 'card')}`,
  'action.pay-soil': () => 'Payer le reste en sol',
  'action.compost-card': (p) => `Composter ${text(p, 'card')} de votre main`,
  'action.event': (p) => `Jouer l’événement ${text(p, 'card')}`,
  'action.convert': () => 'Convertir 3 germes en 2 sols',
  'action.enough': () => 'N’en prendre pas davantage',
  'action.done': () => 'Terminer : plus d’événement ni de conversion',
  'action.gyre': (p) => `Laisser ${text(p, 'fauna')} à Gaïa`,
  'action.leaf': () => 'Défausser une feuille pour activer un animal',
  'action.animal': (p) => `Activer ${text(p, 'animal')}`,
  'action.no-animal': () => 'N’activer aucun animal',
  'action.keep-animal': (p) => `Garder l’animal ${text(p, 'animal')}`,
  'action.move': (p) => `Se déplacer vers ${text(p, 'card')}`,
  'action.move-no-further': () => 'Ne pas aller plus loin',
  'action.use-animal': (p) => `Utiliser l’effet de ${text(p, 'animal')}`,
  'action.effect-enough': () => 'Ne plus utiliser cet effet',
  'action.collect': () => 'Utiliser la capacité collective',
  'action.collect-on': (p) => `Utiliser la capacité collective sur ${text(p, 'card')}`,
  'action.collect-not': () => 'Renoncer à la capacité collective',
  'event.action': (p) => `${Player(number(p, 'seat'))} choisit ${ACTIONS[text(p, 'action')]}.`,
  'event.planted': (p) => `${Player(number(p, 'seat'))} plante ${text(p, 'card')}.`,
  'event.event': (p) => `${Player(number(p, 'seat'))} joue l’événement ${text(p, 'card')}.`,
  'event.leaf': (p) => `${Player(number(p, 'seat'))} défausse une feuille.`,
  'event.animal': (p) => `${Player(number(p, 'seat'))} active ${text(p, 'animal')}.`,
  'event.claimed': (p) =>
    `${Player(number(p, 'seat'))} pose une feuille sur ${text(p, 'fauna')} : ${points(number(p, 'points'))}.`,
  'event.completed': (p) =>
    `${Player(number(p, 'seat'))} achève son tableau en premier : ${points(number(p, 'points'))}.`,
  'event.gaia-card': (p) => `Gaïa révèle ${GAIA[text(p, 'card')]}.`,
  'event.gaia-skips': () => 'Gaïa passe son tour.',
  'event.gaia-soil': (p) => `Gaïa gagne ${number(p, 'amount')} sols.`,
  'event.gaia-sprouts': (p) => `Gaïa gagne ${number(p, 'amount')} germes.`,
  'event.gaia-growth': (p) => `Gaïa gagne ${number(p, 'amount')} croissances.`,
  'event.gaia-compost': (p) => `Gaïa composte ${number(p, 'amount')} cartes de la pioche.`,
  'event.gaia-cards': (p) => `Gaïa pose ${number(p, 'amount')} cartes de la pioche sur sa pile.`,
  'event.gaia-sprouts-counted': (p) =>
    `Gaïa gagne ${number(p, 'amount')} germes : ${sum(p)}, un par carte à vous qui a une capacité bleue.`,
  'event.gaia-growth-counted': (p) =>
    `Gaïa gagne ${number(p, 'amount')} croissances : ${sum(p)}, une par carte que vous avez piochée.`,
  'event.gaia-compost-counted': (p) =>
    `Gaïa composte ${number(p, 'amount')} cartes de la pioche : ${sum(p)}, la moitié du sol que vous avez gagné.`,
  'event.gaia-animal': (p) => `Gaïa active ${text(p, 'animal')}.`,
  'event.gaia-converts': (p) =>
    `Gaïa échange ${number(p, 'soil')} sols contre ${number(p, 'amount')} cartes de la pioche dans son compost.`,
  'event.gaia-claimed': (p) => `Gaïa pose une feuille sur ${text(p, 'fauna')} : ${points(number(p, 'points'))}.`,
  'event.gaia-completed': (p) => `Gaïa prend le bonus d’achèvement : ${points(number(p, 'points'))}.`,
  'event.round': (p) => `La manche ${number(p, 'round')} commence.`,
  'event.ended': () => 'La partie est terminée.',
  'ending.complete': () => 'un tableau est achevé',
  'ending.gaia-done': () => 'Gaïa a joué tous ses tours',
  'ending.round-limit': () => 'la dernière manche est passée',
  'metric.score': () => 'score',
  'metric.cards': () => 'points imprimés du tableau, de l’île et du climat',
  'metric.events': () => 'points des événements',
  'metric.compost': () => 'points du compost',
  'metric.sprouts': () => 'points des germes',
  'metric.growth': () => 'points de croissance',
  'metric.terrain': () => 'points des terrains',
  'metric.ecosystems': () => 'points des écosystèmes',
  'metric.fauna': () => 'points de la faune',
  'metric.animals': () => 'points stockés par les animaux',
  'metric.gaia': () => 'score de Gaïa',
  'part.score': () => 'score',
  'part.cards': () => 'cartes',
  'part.events': () => 'événements',
  'part.compost': () => 'compost',
  'part.sprouts': () => 'germes',
  'part.growth': () => 'croissance',
  'part.terrain': () => 'terrains',
  'part.ecosystems': () => 'écosystèmes',
  'part.fauna': () => 'faune',
  'part.animals': () => 'animaux',
  'row.seat': (p) => `joueur ${number(p, 'seat') + 1}`,
  'row.gaia': () => 'Gaïa',
  'note.house-animals': () =>
    'Les animaux sont joués avec des valeurs à nous là où aucune source ne donne celles de la carte.',
};
