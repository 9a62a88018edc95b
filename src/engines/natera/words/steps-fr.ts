/** Ce que font les lignes, en français. */
import { type Params, text } from '../../../core/text.ts';
import { type Clauses, tellSteps } from './clauses.ts';
import { compteFr as compte, montantFr as montant, PISTES_FR, TYPES_FR, ZONES_FR } from './names-fr.ts';

const PIOCHES = { either: '', base: ' de base', advanced: ' avancée' };
const COPIES = { forest: ' de la forêt', 'tier-1': ' de tier 1', any: '' };
const BONUS = { own: 'à vous', any: 'de n’importe quel joueur' };

const cases = (by: number): string => compte(Math.abs(by), 'case');

const moins = (values: readonly (readonly [number, string])[]): string =>
  values
    .filter(([by]) => by > 0)
    .map(([by, of]) => montant(by, of))
    .join(' ou ');

const simple: Clauses['simple'] = {
  gain: ({ resource, amount }) => `prendre ${montant(amount, resource)}`,
  'gain-any': ({ amount }) => `prendre ${compte(amount, 'ressource')} au choix`,
  draw: ({ cards, from }) =>
    `piocher ${compte(cards, `carte${PIOCHES[from]}`, `cartes${PIOCHES[from]}${from === 'advanced' ? 's' : ''}`)}`,
  discard: ({ cards }) => `défausser ${compte(cards, 'carte')}`,
  authority: ({ track, by }) => `${by < 0 ? 'descendre' : 'monter'} de ${cases(by)} sur ${PISTES_FR[track]}`,
  growth: ({ tokens }) => `placer ${compte(tokens, 'jeton Croissance', 'jetons Croissance')}`,
  colony: () => 'établir une colonie sans la payer',
  'colony-bonus': ({ of, colonies }) =>
    `obtenir le bonus ${colonies === 1 ? 'd’une colonie' : `de ${colonies} colonies différentes`} ${BONUS[of]}`,
  copy: ({ of, locations }) =>
    `copier ${locations === 1 ? 'un emplacement' : `${locations} emplacements différents`}${COPIES[of]}`,
  redeploy: () => 'déplacer un de vos pions vers un autre emplacement, comme s’il y était déployé',
  hire: ({ discount }) => `embaucher un spécialiste pour ${discount} Nourriture de moins`,
  'hire-free': ({ upTo }) => `embaucher sans le payer un spécialiste de prix ${upTo} ou moins`,
  play: ({ endurance, agility, intelligence }) =>
    endurance + agility + intelligence === 0
      ? 'jouer une carte d’exploration'
      : `jouer une carte d’exploration pour ${moins([
          [endurance, 'endurance'],
          [agility, 'agility'],
          [intelligence, 'intelligence'],
        ])} de moins`,
  'swap-river': ({ specialists }) => `remplacer jusqu’à ${compte(specialists, 'spécialiste')} de la rivière`,
  'return-specialist': () => 'rendre un de vos spécialistes contre son prix en Nourriture',
  'move-colony': () => 'déplacer une de vos colonies et obtenir le bonus de son nouvel emplacement',
  'find-type': () => 'nommer un type et prendre la première carte avancée qui l’a',
  'copy-production': () => 'faire ce que dit une carte de production d’un autre joueur',
  oust: ({ by }) => `faire descendre un autre joueur de ${cases(by)} sur une piste`,
};

const clauses: Clauses = {
  simple,
  price: ({ of, amount }, paid, otherwise) =>
    `vous pouvez payer ${montant(amount, of)}${paid === '' ? '' : ` pour ${paid}`}${otherwise === '' ? '' : `, sinon ${otherwise}`}`,
  choice: (ways) => `au choix : ${ways.map((way, index) => `(${index + 1}) ${way}`).join(' ; ')}`,
  others: (each) => `pour chaque autre joueur : ${each}`,
  and: ', puis ',
};

/** « prendre 3 Endurance, puis piocher 1 carte » ; le message porte `steps`. */
export const stepsInFrench = (p: Params): string => tellSteps(clauses, p);

const JOUEE: Readonly<Record<string, string>> = {
  any: 'une carte d’exploration',
  new: 'une carte d’un type que vous n’avez pas encore eu en jeu',
  prerequisite: 'une carte avec un prérequis',
};

/** « Chaque fois que vous embauchez un spécialiste » ; le message porte `event`, et `of` quoi. */
export const chaqueFoisFr = (p: Params): string => {
  const of = text(p, 'of');
  switch (text(p, 'event')) {
    case 'deploy':
      return `Chaque fois que vous déployez un pion ${of === 'anywhere' ? 'n’importe où' : `dans ${ZONES_FR[of]}`}`;
    case 'play':
      return `Chaque fois que vous jouez ${JOUEE[of] ?? `une carte ${TYPES_FR[of]}`}`;
    case 'hire':
      return 'Chaque fois que vous embauchez un spécialiste';
    case 'colony':
      return 'Chaque fois que vous établissez une colonie';
    case 'growth':
      return 'Chaque fois que vous placez un jeton Croissance';
    case 'discard':
      return 'Chaque fois que vous défaussez des cartes';
    default:
      return 'Chaque fois qu’un pion d’un autre joueur est placé où se trouve le vôtre';
  }
};
