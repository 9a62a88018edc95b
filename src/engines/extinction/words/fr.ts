/** Extinction en français. */
import { number, type Params, type Phrases, text } from '../../../core/text.ts';
import { eventsFr } from './events-fr.ts';
import { auFr as au, duFr as du, leFr as le, roleFr, caseFr as space } from './names-fr.ts';
import { rowsFr } from './rows-fr.ts';
import { stepsInFrench } from './steps-fr.ts';

const nom = (p: Params): string => `« ${text(p, 'french')} »`;
const pays = (p: Params): string => text(p, 'french');
const capitale = (sentence: string): string => sentence.charAt(0).toUpperCase() + sentence.slice(1);

const DOS: Readonly<Record<string, string>> = { blue: 'bleu', green: 'vert', grey: 'gris' };
const cache = (p: Params): string => `l’Ambassadeur ${number(p, 'place')} (${DOS[text(p, 'back')]}), face cachée`;
const dos = (p: Params): string => `l’Ambassadeur ${number(p, 'place')} (${DOS[text(p, 'back')]})`;

/** « Rechercher » du plateau, ou celle d’un personnage : plusieurs ont pu en jouer une. */
const action = (p: Params): string => {
  const owner = text(p, 'owner');
  if (owner === '') return nom(p);
  return `${nom(p)} (${roleFr(owner)}${number(p, 'copy') > 1 ? `, ${number(p, 'copy')}` : ''})`;
};

const isNamed = (p: Params): boolean => text(p, 'role') !== '';
const joueur = (p: Params): string => `joueur ${number(p, 'player')}`;
const qui = (p: Params): string => (isNamed(p) ? le(text(p, 'role')) : `le ${joueur(p)}`);
const aQui = (p: Params): string => (isNamed(p) ? au(text(p, 'role')) : `au ${joueur(p)}`);
const de = (p: Params): string => `la ligne ${number(p, 'fromRow')}, colonne ${number(p, 'fromColumn')}`;

const SENS: Readonly<Record<string, string>> = {
  left: 'vers la gauche',
  right: 'vers la droite',
  up: 'vers le haut',
  down: 'vers le bas',
};

const actions: Phrases = {
  'action.place': (p) => `Placer un dé de ${number(p, 'value')} sur ${action(p)}`,
  'action.permanent': (p) => `Utiliser ${nom(p)}`,
  'action.ability': (p) => `Utiliser la compétence ${nom(p)}`,
  'action.end': () => 'Finir les actions',
  'action.play': (p) => `Jouer ${nom(p)}`,
  'action.recover': (p) => `Reprendre ${nom(p)} en main`,
  'action.discard': (p) => `Défausser ${nom(p)}`,
  'action.copy': (p) => `Faire ce que dit ${action(p)}`,
  'action.move-from': (p) => `Déplacer un animal de la ${space(p)}`,
  'action.move-to': (p) => `Déplacer l’animal de ${de(p)} à la ${space(p)}`,
  'action.add': (p) => `Placer un animal : ${space(p)}`,
  'action.lose': (p) => `Perdre un animal : ${space(p)}`,
  'action.remove-tile': (p) => `Enlever la tuile : ${space(p)}`,
  'action.newborn': (p) => `Placer le petit : ${space(p)}`,
  'action.parents': (p) => `Choisir comme parents le couple de la ${space(p)}`,
  'action.part': (p) => `Déplacer un parent de ${de(p)} à la ${space(p)}`,
  'action.tile': (p) => `Placer la tuile Destruction : ${space(p)}`,
  'action.row': (p) => `Lancer le dé de Destruction pour la ligne ${number(p, 'line')}`,
  'action.column': (p) => `Lancer le dé de Destruction pour la colonne ${number(p, 'line')}`,
  'action.slide': (p) => `Faire glisser la tuile ${SENS[text(p, 'direction')]}`,
  'action.cube': (p) => `Placer un cube : ${pays(p)}`,
  'action.cube-hidden': (p) => `Placer un cube sur ${cache(p)}`,
  'action.cube-from': (p) => `Prendre un cube : ${pays(p)}`,
  'action.cube-from-hidden': (p) => `Prendre un cube de ${cache(p)}`,
  'action.cube-to': (p) => `Déplacer le cube : ${pays(p)}`,
  'action.cube-to-hidden': (p) => `Déplacer le cube sur ${cache(p)}`,
  'action.lose-cube': (p) => `Retirer un cube : ${pays(p)}`,
  'action.lose-cube-hidden': (p) => `Retirer un cube de ${cache(p)}`,
  'action.end-constant': (p) =>
    `Défausser l’Effet Constant ${nom(p)}${number(p, 'copy') > 1 ? `, le nº ${number(p, 'copy')} depuis le plus ancien` : ''}`,
  'action.give': (p) => `Donner ${number(p, 'money')} M$ ${aQui(p)}`,
  'action.pay-by': (p) => `Faire payer ${number(p, 'money')} M$ ${aQui(p)}`,
  'action.lose-money': (p) => `Faire perdre l’argent ${aQui(p)}`,
  'action.next': (p) => `Faire jouer ensuite ${qui(p)}`,
  'action.way': (p) => capitale(stepsInFrench(p)),
  'action.pay': (p) => {
    const steps = stepsInFrench(p);
    return `Payer ${number(p, 'money')} M$${steps === '' ? '' : ` pour ${steps}`}`;
  },
  'action.keep': (p) => `Remettre ${nom(p)} comme carte suivante`,
  'action.throw': (p) => `Défausser l’Effet ${nom(p)}`,
  'action.role': (p) => `Jouer ${le(text(p, 'role'))}`,
  'action.choose': (p) => `Jouer avec la compétence ${nom(p)}`,
  'action.turn': (p) => `Changer un dé de ${number(p, 'from')} en ${number(p, 'to')}`,
  'action.reroll': (p) => `Relancer un dé de ${number(p, 'value')}`,
  'action.return': (p) => `Reprendre le dé de ${number(p, 'value')} de ${action(p)}`,
  'action.no-pay': () => 'Ne pas payer',
  'action.no-give': () => 'Ne rien donner',
  'action.no-move': () => 'Ne plus déplacer d’animal',
  'action.no-shift-influence': () => 'Ne plus déplacer de cube',
  'action.no-foresee': () => 'Ne plus défausser de carte Effet',
  'action.no-birth': () => 'Renoncer au petit',
  'action.no-turn-die': () => 'Ne changer aucun dé',
  'action.no-reroll': () => 'Ne plus relancer de dé',
  'action.no-return-die': () => 'Ne plus reprendre de dé',
};

const fins: Phrases = {
  'ending.population': () => 'perdue, les animaux ont disparu',
  'ending.tiles': () => 'perdue, il n’y a plus de tuile Destruction',
  'ending.votes': () => 'perdue, trop peu d’Ambassadeurs ont voté Oui',
  'ending.won-first-vote': () => 'gagnée au premier vote',
  'ending.won-second-vote': () => 'gagnée au second vote',
};

/** Extinction en français. */
export const fr: Phrases = {
  title: () => 'Extinction',
  ...rowsFr,
  ...actions,
  ...eventsFr,
  ...fins,
  'metric.score': () => 'votes',
  'metric.animals': () => 'animaux',
  'metric.tiles': () => 'tuiles restantes',
  'metric.money': () => 'M$',
  'metric.influence': () => 'cubes',
  'part.score': () => 'votes',
  'part.blue': () => 'versos bleus',
  'part.green': () => 'versos verts',
  'part.grey': () => 'verso gris',
  'row.seat': (p) => `joueur ${number(p, 'seat') + 1}`,
  'slot.effect': () => 'la prochaine carte Effet',
  'slot.ambassador': dos,
  'slot.draw': (p) => `la prochaine carte ${du(text(p, 'role'))}`,
  'slot.hand': (p) => `si ${le(text(p, 'role'))} a ${nom(p)} en main`,
  'belief.row': (p) => text(p, 'french'),
  'belief.held': () => 'en main',
  'belief.not-held': () => 'pas en main',
  'watch.vote': (p) => `un Oui au dernier vote : ${pays(p)}`,
  'watch.hidden-vote': (p) => `un Oui de l’Ambassadeur ${number(p, 'place')} au dernier vote`,
  'watch.pair': (p) => `un couple à la fin : ${space(p)}`,
};
