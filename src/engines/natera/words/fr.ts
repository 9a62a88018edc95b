/** NATERA en français. */
import { number, type Params, type Phrases, text } from '../../../core/text.ts';
import { beliefFr } from './belief-fr.ts';
import { eventsFr } from './events-fr.ts';
import { compteFr as compte, montantFr as montant, PISTES_FR as PISTES, TYPES_FR as TYPES } from './names-fr.ts';
import { rowsFr } from './rows-fr.ts';
import { stepsInFrench as steps } from './steps-fr.ts';

const nom = (p: Params): string => `« ${text(p, 'french')} »`;
const majuscule = (sentence: string): string => sentence.charAt(0).toUpperCase() + sentence.slice(1);

/** « : prendre 2 Endurance », après ce que cela coûte. */
const faire = (p: Params): string => {
  const dit = steps(p);
  const prix = number(p, 'amount') === 0 ? '' : `payer ${montant(number(p, 'amount'), text(p, 'of'))}, `;
  return dit === '' ? '' : ` : ${prix}${dit}`;
};

const pion = (p: Params): string => (text(p, 'pawn') === 'leader' ? 'un chef' : 'un explorateur');

const actions: Phrases = {
  'action.deploy': (p) => `Déployer ${pion(p)} sur ${nom(p)}${faire(p)}`,
  'action.play': (p) => `Jouer ${nom(p)} pour ${montant(number(p, 'amount'), text(p, 'of'))}`,
  'action.hire': (p) => `Embaucher ${nom(p)} pour ${number(p, 'amount')} Nourriture`,
  'action.establish': (p) => `Établir une colonie sur ${nom(p)} pour ${number(p, 'price')} Matériau${faire(p)}`,
  'action.consult': (p) => `Utiliser ${nom(p)}${faire(p)}`,
  'action.use': (p) => `Utiliser ${nom(p)}${faire(p)}`,
  'action.trade': () => 'Défausser deux cartes pour une ressource',
  'action.pass': () => 'Passer pour le reste de la saison',
  'action.end': () => 'Finir le tour',
  'action.discard': (p) => `Défausser ${nom(p)}`,
  'action.put-aside': (p) => `Écarter ${nom(p)}`,
  'action.keep': (p) => `Garder ${nom(p)} et passer les autres`,
  'action.copy-production': (p) => `Faire ce que produit ${nom(p)}${faire(p)}`,
  'action.resource': (p) => `Prendre ${montant(1, text(p, 'of'))}`,
  'action.draw': (p) => `Piocher une carte ${text(p, 'pile') === 'base' ? 'de base' : 'avancée'}`,
  'action.peek': (p) => `Regarder la première carte ${text(p, 'pile') === 'base' ? 'de base' : 'avancée'}`,
  'action.up': (p) => `Monter de ${compte(number(p, 'by'), 'case')} sur ${PISTES[text(p, 'zone')]}`,
  'action.down': (p) => `Descendre de ${compte(number(p, 'by'), 'case')} sur ${PISTES[text(p, 'zone')]}`,
  'action.colony': (p) => `Établir la colonie sur ${nom(p)}${faire(p)}`,
  'action.bonus': (p) => `Obtenir le bonus de la colonie sur ${nom(p)}${faire(p)}`,
  'action.copy': (p) => `Copier ${nom(p)}${faire(p)}`,
  'action.move-from': (p) => `Déplacer votre pion de ${nom(p)}`,
  'action.move-to': (p) => `Déplacer le pion vers ${nom(p)}${faire(p)}`,
  'action.colony-from': (p) => `Déplacer votre colonie de ${nom(p)}`,
  'action.growth': (p) =>
    `Placer un jeton Croissance sur la case ${number(p, 'space')}${number(p, 'points') === 0 ? '' : ` (${compte(number(p, 'points'), 'point')})`}${faire(p)}`,
  'action.replace': (p) => `Remplacer ${nom(p)} dans la rivière`,
  'action.return': (p) => `Rendre ${nom(p)} contre son prix en Nourriture`,
  'action.hire-free': (p) => `Embaucher ${nom(p)} sans payer`,
  'action.way': (p) => majuscule(steps(p)),
  'action.part': (p) => `D’abord ${steps(p)}`,
  'action.pay': (p) => {
    const paid = steps(p);
    return `Payer ${montant(number(p, 'amount'), text(p, 'of'))}${paid === '' ? '' : ` pour ${paid}`}`;
  },
  'action.tribe': (p) => `Jouer la tribu ${nom(p)}`,
  'action.side': (p) => `Jouer avec le côté ${text(p, 'side').toUpperCase()} du plateau de science`,
  'action.claim': (p) => `Revendiquer l’accomplissement ${nom(p)}`,
  'action.claim-track': (p) => `Revendiquer l’accomplissement de ${PISTES[text(p, 'zone')]}`,
  'action.type': (p) =>
    `Chercher une carte ${text(p, 'type') === 'prerequisite' ? 'avec un prérequis' : TYPES[text(p, 'type')]}`,
  'action.oust': (p) => `Faire descendre le joueur ${number(p, 'player')} sur ${PISTES[text(p, 'zone')]}`,
  'action.no-pay': () => 'Ne pas payer',
  'action.no-peek': () => 'Ne regarder aucune pile',
  'action.no-hire': () => 'N’embaucher personne',
  'action.no-play': () => 'Ne jouer aucune carte',
  'action.no-swap-river': () => 'Ne plus remplacer de spécialiste',
  'action.no-return-specialist': () => 'Ne rendre aucun spécialiste',
  'action.no-move-colony': () => 'Ne déplacer aucune colonie',
  'action.no-redeploy': () => 'Ne déplacer aucun pion',
  'action.no-more': () => 'En rester là',
};

const parts: Phrases = {
  'row.seat': (p) => `joueur ${number(p, 'seat') + 1}`,
  'part.score': () => 'points',
  'metric.score': () => 'points',
  'metric.accomplishments': () => 'points d’accomplissements',
  'metric.colonies': () => 'points de colonies',
  'metric.science': () => 'points du plateau de science',
  'metric.specialists': () => 'points de spécialistes',
  'metric.cards': () => 'points de cartes d’exploration',
  'metric.tracks': () => 'points de pistes',
  'metric.authority': () => 'niveaux de toutes les pistes',
  'metric.material': () => 'Matériau',
  'part.accomplishments': () => 'accomplissements',
  'part.colonies': () => 'colonies',
  'part.science': () => 'plateau de science',
  'part.specialists': () => 'spécialistes',
  'part.cards': () => 'cartes d’exploration',
  'part.tracks': () => 'pistes',
};

const watched: Phrases = {
  'watch.claim': (p) => `l’accomplissement ${nom(p)}`,
  'watch.top': (p) => `l’accomplissement de ${PISTES[text(p, 'zone')]}`,
  'watch.leads': (p) => `le disque de ${PISTES[text(p, 'zone')]}`,
};

/** NATERA en français. */
export const fr: Phrases = {
  title: () => 'NATERA : New Beginning',
  'ending.counted': () => 'la quatrième saison est finie',
  ...actions,
  ...parts,
  ...watched,
  ...beliefFr,
  ...rowsFr,
  ...eventsFr,
};
