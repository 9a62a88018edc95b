import { number, type Phrases, text } from '../../../../core/text.ts';
import { CARDS, cards, points, steps } from './steps-fr.ts';

const OBJECTIVES: Readonly<Record<string, string>> = {
  'upper-left': 'l’objectif en haut à gauche',
  'upper-right': 'l’objectif en haut à droite',
  'lower-left': 'l’objectif en bas à gauche',
  'lower-right': 'l’objectif en bas à droite',
};
const LEVELS: Readonly<Record<string, string>> = {
  beginner: 'Débutant : rangée du haut de son plateau ; elle passe le tour qui suit un gyre',
  medium: 'Standard : rangée du haut de son plateau',
  hard: 'Difficile : rangée du bas de son plateau',
  expert: 'Expert : rangée du bas de son plateau, et un bonus à chaque gyre',
};

const labels = Object.fromEntries(
  [...Object.entries(CARDS), ...Object.entries(OBJECTIVES)].map(([name, words]) => [`gaia.label.${name}`, () => words]),
);

/** Ce que Gaïa dit et demande, en français. */
export const fr: Phrases = {
  ...steps,
  ...labels,
  'gaia.begin': (p) => `Gaïa commence sans rien devant elle. ${LEVELS[text(p, 'difficulty')]}.`,
  'gaia.begin-table': () => 'Mélangez ses six cartes et posez-les face cachée.',
  'gaia.begin-arbor': () => 'Arbor mélange ses six cartes ; laissez les vôtres dans la boîte.',
  'gaia.begin-animal': (p) => `Posez ${text(p, 'fr')} face visible devant elle ; ses pions restent dans la boîte.`,
  'gaia.leaf': (p) =>
    `Gaïa pose une feuille sur ${OBJECTIVES[text(p, 'objective')]} : ${points(number(p, 'points'))}, ${number(p, 'arrival') === 1 ? 'en premier' : 'après vous'}.`,
  'gaia.end-full': () => 'Votre tableau est achevé : la partie est terminée. Comptez vos points.',
  'gaia.end-cards': () => 'C’était sa douzième carte : la partie est terminée. Comptez vos points.',
  'gaia.won': (p) => `Vous gagnez de ${points(number(p, 'margin'))} : ${number(p, 'person')} à ${number(p, 'gaia')}.`,
  'gaia.lost': (p) => `Gaïa gagne de ${points(number(p, 'margin'))} : ${number(p, 'gaia')} à ${number(p, 'person')}.`,
  'gaia.lost-tie': (p) => `Gaïa gagne : ${points(number(p, 'person'))} chacun, et il vous en faut plus qu’elle.`,
  'gaia.drawn-game': (p) => `Égalité : ${points(number(p, 'person'))} chacun.`,
  'gaia.ask.action': () => 'Jouez votre tour, activations comprises. Quelle action avez-vous choisie ?',
  'gaia.ask.card': () => 'Révélez la carte suivante de Gaïa. Laquelle est-ce ?',
  'gaia.ask.unchosen': (p) => `Points imprimés des ${cards(number(p, 'count'))} que vous n’avez pas choisies ?`,
  'gaia.ask.pile': (p) =>
    `Révélez ${cards(number(p, 'count'))} de la pioche pour la pile de Gaïa. Leurs points imprimés ?`,
  'gaia.ask.complete': () => 'Votre tableau compte-t-il maintenant 16 cartes ?',
  'gaia.ask.soil': () =>
    'Combien de sols avez-vous gagnés ce tour-ci ? Action, activations et sols contre germes comptent, pas les événements.',
  'gaia.ask.blue': () => 'Combien de cartes de vos tableau, île et climat ont une capacité bleue ou multicolore ?',
  'gaia.ask.drawn': () =>
    'Combien de cartes avez-vous piochées ce tour-ci ? Action et activations comptent, pas les événements.',
  'gaia.ask.part-plant': () =>
    'Vous pouvez planter une carte, puis piochez-en une et activez le vert. Votre tableau compte-t-il maintenant 16 cartes ?',
  'gaia.ask.part-compost': () =>
    'Prenez 2 sols, ou compostez 2 cartes de la pioche, et activez le rouge. Combien de sols avez-vous gagnés en tout ? Les événements ne comptent pas.',
  'gaia.ask.part-water': () =>
    'Prenez 2 germes ou 2 sols, et activez le bleu. Combien de cartes de vos tableau, île et climat ont une capacité bleue ou multicolore ?',
  'gaia.ask.part-grow': () =>
    'Prenez 2 croissances, ou piochez 2 cartes, et activez le jaune. Combien de cartes avez-vous piochées en tout ? Les événements ne comptent pas.',
  'gaia.ask.objective-north-gyre': () =>
    'Pas d’action pour vous. Lequel des objectifs du haut Gaïa revendique-t-elle ?',
  'gaia.ask.objective-south-gyre': () => 'Pas d’action pour vous. Lequel des objectifs du bas Gaïa revendique-t-elle ?',
  'gaia.ask.leaf-there': () => 'Une de vos feuilles s’y trouve-t-elle déjà ?',
  'gaia.ask.discarded': () => 'Combien de feuilles avez-vous défaussées pour vos animaux ce tour-ci ?',
  'gaia.ask.score': () => 'Vos propres points ?',
  'gaia.part.pile': () => 'pile Terre',
  'gaia.part.sprouts': () => 'germes',
  'gaia.part.growth': () => 'croissance',
  'gaia.part.compost': () => 'compost',
  'gaia.part.fauna': () => 'faune',
  'gaia.part.completion': () => 'bonus d’achèvement',
  'gaia.part.leaves': () => 'feuilles sur son plateau',
  'gaia.part.animals': () => 'animaux',
  'ending.complete': () => 'votre tableau est achevé',
  'ending.gaia-done': () => 'Gaïa a joué ses douze cartes',
};
