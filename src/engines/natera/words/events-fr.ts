/** Ce qui se passe dans une partie de NATERA, en français. */
import { number, type Params, type Phrases, text } from '../../../core/text.ts';
import { LETTERS, ZONES } from '../content/terms.ts';
import {
  compteFr as compte,
  montantFr as montant,
  PISTES_FR as PISTES,
  TYPES_FR as TYPES,
  ZONES_FR,
} from './names-fr.ts';

const qui = (p: Params): string => `Le joueur ${number(p, 'seat') + 1}`;
const nom = (p: Params): string => `« ${text(p, 'french')} »`;
const isBase = (p: Params): boolean => text(p, 'pile') === 'base';

const place = (p: Params): string => {
  const slot = number(p, 'slot');
  const zone = ZONES[slot - LETTERS.length];
  return zone === undefined ? `l’accomplissement ${LETTERS[slot]}` : `l’accomplissement de ${PISTES[zone]}`;
};

/** Les phrases des événements, en français. */
export const eventsFr: Phrases = {
  'event.tribe': (p) => `${qui(p)} joue la tribu ${nom(p)}.`,
  'event.side': (p) => `${qui(p)} prend le plateau de science ${nom(p)}.`,
  'event.put-aside': (p) => `${qui(p)} écarte ${compte(number(p, 'cards'), 'carte')}.`,
  'event.drafted': (p) =>
    number(p, 'left') === 0
      ? 'Tous gardent une carte.'
      : `Tous gardent une carte ; encore ${number(p, 'left')} choix à venir.`,
  'event.season': (p) => `La saison ${number(p, 'season')} commence.`,
  'event.rest': (p) => `La phase de repos de la saison ${number(p, 'season')} commence.`,
  'event.ended': () => 'Tous ont passé à la dernière saison, et la partie est finie.',
  'event.turn': (p) => `C’est le tour du joueur ${number(p, 'seat') + 1}.`,
  'event.passed': (p) => `${qui(p)} passe.`,
  'event.deployed': (p) =>
    `${qui(p)} déploie ${number(p, 'leader') === 1 ? 'un chef' : 'un explorateur'} sur ${nom(p)}.`,
  'event.copied': (p) => `${qui(p)} copie ${nom(p)}.`,
  'event.gained': (p) => `${qui(p)} prend ${montant(number(p, 'amount'), text(p, 'resource'))}.`,
  'event.paid': (p) => `${qui(p)} paie ${montant(number(p, 'amount'), text(p, 'resource'))}.`,
  'event.drew': (p) =>
    `${qui(p)} pioche ${compte(number(p, 'cards'), isBase(p) ? 'carte de base' : 'carte avancée', isBase(p) ? 'cartes de base' : 'cartes avancées')}.`,
  'event.peeked': (p) => `${qui(p)} regarde la première carte ${isBase(p) ? 'de base' : 'avancée'}.`,
  'event.discarded': (p) => `${qui(p)} défausse ${nom(p)}.`,
  'event.reshuffled': (p) =>
    `La défausse devient la pile ${isBase(p) ? 'de base' : 'avancée'}, ${compte(number(p, 'cards'), 'carte')}.`,
  'event.played': (p) => `${qui(p)} joue ${nom(p)} pour ${montant(number(p, 'amount'), text(p, 'resource'))}.`,
  'event.hired': (p) => `${qui(p)} embauche ${nom(p)} pour ${number(p, 'amount')} Nourriture.`,
  'event.arrived': (p) => `${nom(p)} arrive dans la rivière.`,
  'event.dismissed': (p) => `${nom(p)} quitte la rivière.`,
  'event.returned': (p) => `${qui(p)} rend ${nom(p)} contre ${number(p, 'amount')} Nourriture.`,
  'event.consulted': (p) => `${qui(p)} utilise ${nom(p)}.`,
  'event.used': (p) => `${qui(p)} utilise ${nom(p)}.`,
  'event.authority': (p) => `${qui(p)} va de ${number(p, 'from')} à ${number(p, 'to')} sur ${PISTES[text(p, 'zone')]}.`,
  'event.revealed': (p) => `Le tier ${number(p, 'tier')} de ${ZONES_FR[text(p, 'zone')]} est révélé.`,
  'event.leads': (p) => `${qui(p)} mène ${ZONES_FR[text(p, 'zone')]}.`,
  'event.disc-returned': (p) => `Plus personne ne mène ${ZONES_FR[text(p, 'zone')]}.`,
  'event.colony': (p) => `${qui(p)} établit une colonie sur ${nom(p)}.`,
  'event.colony-moved': (p) => `${qui(p)} déplace une colonie sur ${nom(p)}.`,
  'event.bonus': (p) => `${qui(p)} obtient le bonus de la colonie sur ${nom(p)}.`,
  'event.grew': (p) => `${qui(p)} place un jeton Croissance sur la case ${number(p, 'space')}.`,
  'event.claimed': (p) => `${qui(p)} revendique ${place(p)}.`,
  'event.sought': (p) =>
    `${qui(p)} cherche une carte ${text(p, 'type') === 'prerequisite' ? 'avec un prérequis' : TYPES[text(p, 'type')]}.`,
  'event.found': (p) => `${qui(p)} trouve ${nom(p)}.`,
};
