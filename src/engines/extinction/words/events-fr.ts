/** Ce qui arrive, en français. */
import { number, numbers, type Params, type Phrases, text } from '../../../core/text.ts';
import { auFr as au, duFr as du, leFr as le, caseFr as space } from './names-fr.ts';
import { compte } from './steps-fr.ts';

const nom = (p: Params): string => `« ${text(p, 'french')} »`;
const pays = (p: Params): string => text(p, 'french');
const capitale = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);
const Le = (p: Params): string => capitale(le(text(p, 'role')));
const argent = (p: Params): string => `${number(p, 'money')} M$`;

const PHASES: Readonly<Record<string, string>> = {
  birth: 'de Naissances',
  destruction: 'de Destruction',
  effect: 'd’Effet',
};

const FINS: Readonly<Record<string, string>> = {
  population: 'perdue, les animaux ont disparu',
  tiles: 'perdue, il fallait une tuile Destruction et il n’y en a plus',
  votes: 'perdue, trop peu d’Ambassadeurs ont voté Oui',
  'won-first-vote': 'gagnée au premier vote',
  'won-second-vote': 'gagnée au second vote',
};

/** Les phrases de ce qui arrive, en français. */
export const eventsFr: Phrases = {
  'event.role': (p) => `Le joueur ${number(p, 'place')} joue ${le(text(p, 'role'))}.`,
  'event.ability': (p) => `${Le(p)} a la compétence ${nom(p)}.`,
  'event.turn': (p) => `C’est le tour ${du(text(p, 'role'))}.`,
  'event.rolled': (p) => `${Le(p)} lance ${numbers(p, 'rolls').join(', ')}.`,
  'event.placed': (p) => `${Le(p)} place un ${number(p, 'value')} sur ${nom(p)}.`,
  'event.permanent': (p) => `${Le(p)} utilise ${nom(p)}.`,
  'event.used': (p) => `${Le(p)} utilise sa compétence ${nom(p)}.`,
  'event.turned': (p) => `${Le(p)} change un ${number(p, 'from')} en ${number(p, 'to')}.`,
  'event.rerolled': (p) => `${Le(p)} relance un dé : ${number(p, 'roll')}.`,
  'event.returned': (p) => `${Le(p)} reprend un ${number(p, 'value')}.`,
  'event.copied': (p) => `On fait ce que dit ${nom(p)}.`,
  'event.skipped': (p) => `La phase ${PHASES[text(p, 'phase')]} est passée.`,
  'event.year': (p) => `L’année ${number(p, 'year')} commence.`,
  'event.played': (p) => `${Le(p)} joue ${nom(p)}.`,
  'event.recovered': (p) => `${Le(p)} reprend ${nom(p)} de sa défausse.`,
  'event.discarded': (p) => `${Le(p)} défausse ${nom(p)}.`,
  'event.drew': (p) => `${Le(p)} pioche ${compte(number(p, 'cards'), 'carte')}.`,
  'event.gained': (p) => `${Le(p)} prend ${argent(p)}.`,
  'event.paid': (p) => `${Le(p)} paie ${argent(p)}.`,
  'event.gave': (p) => `${Le(p)} donne ${argent(p)} ${au(text(p, 'to'))}.`,
  'event.ambassador': (p) => `L’Ambassadeur ${number(p, 'place')} est révélé : ${pays(p)}.`,
  'event.cube': (p) => `Un cube est placé sur un Ambassadeur : ${pays(p)}.`,
  'event.cube-moved': (p) => `Un cube quitte un Ambassadeur : ${pays(p)}.`,
  'event.cube-lost': (p) => `Un Ambassadeur perd un cube : ${pays(p)}.`,
  'event.yes': (p) => `Vote Oui : ${pays(p)} (${number(p, 'sum')}, il faut ${number(p, 'target')}).`,
  'event.no': (p) => `Ne vote pas Oui : ${pays(p)} (${number(p, 'sum')}, il faut ${number(p, 'target')}).`,
  'event.vote': (p) => `Oui obtenus : ${number(p, 'votes')} ; il en faut ${number(p, 'needed')}.`,
  'event.birth': (p) =>
    `Le dé de Naissances donne ${number(p, 'roll')}, pas plus de ${number(p, 'target')} : une naissance.`,
  'event.no-birth': (p) =>
    `Le dé de Naissances donne ${number(p, 'roll')}, plus de ${number(p, 'target')} : pas de naissance.`,
  'event.animal': (p) => `Un animal est placé : ${space(p)}.`,
  'event.moved': (p) =>
    `Un animal va de la ligne ${number(p, 'fromRow')}, colonne ${number(p, 'fromColumn')} à la ${space(p)}.`,
  'event.lost': (p) => `Perdu : ${compte(number(p, 'count'), 'animal', 'animaux')}, ${space(p)}.`,
  'event.loss-prevented': () => 'Une perte d’animaux est empêchée.',
  'event.destruction-row': (p) => `Destruction sur la ligne ${number(p, 'line')} : le dé donne ${number(p, 'roll')}.`,
  'event.destruction-column': (p) =>
    `Destruction sur la colonne ${number(p, 'line')} : le dé donne ${number(p, 'roll')}.`,
  'event.tile': (p) => `Une tuile Destruction est placée : ${space(p)}.`,
  'event.tile-removed': (p) => `La tuile Destruction est enlevée : ${space(p)}.`,
  'event.tile-prevented': () => 'Une tuile Destruction est empêchée.',
  'event.effect': (p) => `L’Effet ${nom(p)} est révélé.`,
  'event.constant': (p) => `L’Effet Constant ${nom(p)} est révélé et reste en jeu.`,
  'event.constant-ended': (p) => `L’Effet Constant ${nom(p)} est défaussé.`,
  'event.foreseen': (p) => `On regarde la carte Effet ${nom(p)}.`,
  'event.effect-discarded': (p) => `La carte Effet ${nom(p)} est défaussée.`,
  'event.reshuffled': (p) => `La défausse est mélangée : ${compte(number(p, 'cards'), 'carte Effet', 'cartes Effet')}.`,
  'event.ended': (p) => `La partie est finie : ${FINS[text(p, 'ending')]}.`,
};
