/** Ce que font les cartes, en français. */
import { type Params, text } from '../../../core/text.ts';
import { type Clauses, tellSteps } from './clauses.ts';

export const compte = (count: number, one: string, many = `${one}s`): string => `${count} ${count > 1 ? many : one}`;
const jusqua = (count: number, one: string, many?: string): string =>
  `${count > 1 ? 'jusqu’à ' : ''}${compte(count, one, many)}`;
const animaux = (count: number): string => compte(count, 'animal', 'animaux');
const tuiles = (count: number): string => compte(count, 'tuile Destruction', 'tuiles Destruction');
const cubes = (count: number): string => compte(count, 'cube d’Influence', 'cubes d’Influence');

const AMBASSADEURS = {
  any: ['un Ambassadeur', 'des Ambassadeurs'],
  hidden: ['un Ambassadeur face cachée', 'des Ambassadeurs face cachée'],
  revealed: ['un Ambassadeur face visible', 'des Ambassadeurs face visible'],
  different: ['un Ambassadeur, chacun sur un autre', 'des Ambassadeurs, chacun sur un autre'],
} as const;
const AJOUT = {
  empty: 'sur une case vide',
  'beside-animal': 'sur une case vide adjacente à un animal',
  'with-animal': 'sur une case où il y en a déjà un',
};
const RETRAIT = { any: '', 'beside-animal': ' à côté d’un animal', 'one-line': ', toutes de la même ligne ou colonne' };
const LIBRE = { values: 'quelles que soient les valeurs présentes', 'own-dice': 'même à côté d’un de vos dés' };
const CONTRE = { loss: 'la prochaine perte d’animaux', tile: 'la prochaine tuile Destruction' };
const PERDU = {
  most: 'd’une case où il y en a le plus',
  lone: 'parmi ceux qui sont seuls sur leur case',
  'beside-tile': 'à côté d’une tuile Destruction',
  any: 'n’importe où',
};
const POSE = {
  destruction: 'comme dans la phase de Destruction',
  'beside-tile': 'à côté d’une tuile présente',
  'nearest-animal': 'le plus près possible d’un animal, mais pas sur lui',
};
const PRIS = { most: 'd’un Ambassadeur qui en a le plus', any: 'de n’importe quel Ambassadeur' };
const PASSE = { birth: 'de Naissances', destruction: 'de Destruction', effect: 'd’Effet' };

/** Ce qu’il advient des cartes révélées. */
const ensuite = (cards: number, discards: number, reorder: boolean): string => {
  const order = reorder ? 'dans l’ordre de votre choix' : 'dans le même ordre';
  if (discards === 0) return `et ${cards === 1 ? 'la' : 'les'} remettre ${order}`;
  if (cards === 1 && discards === 1 && !reorder) return 'et la remettre ou la défausser';
  return `en défausser jusqu’à ${discards} et remettre les autres ${order}`;
};

const simple: Clauses['simple'] = {
  play: ({ cards }) => `jouer ${compte(cards, 'carte')} de votre main`,
  draw: ({ cards }) => `piocher ${compte(cards, 'carte')}`,
  gain: ({ money }) => `prendre ${money} M$`,
  give: ({ money }) => `donner jusqu’à ${money} M$ à un autre joueur`,
  influence: ({ cubes: count, on }) => `placer ${cubes(count)} sur ${AMBASSADEURS[on][count > 1 ? 1 : 0]}`,
  'shift-influence': ({ cubes: count }) =>
    `déplacer ${count > 1 ? 'jusqu’à ' : ''}${cubes(count)} d’un Ambassadeur à un autre`,
  move: ({ animals, steps, overTiles }) =>
    `déplacer ${animals > 1 ? 'jusqu’à ' : ''}${animaux(animals)} ${steps > 1 ? 'de 1 à ' : 'de '}${compte(steps, 'case')}${overTiles === true ? ', au besoin par-dessus des tuiles Destruction' : ''}`,
  add: ({ animals, where }) => `placer ${animaux(animals)} de la réserve ${AJOUT[where]}`,
  'remove-tile': ({ tiles, where }) => `enlever ${tuiles(tiles)}${RETRAIT[where]}`,
  foresee: ({ cards, discards, reorder }) =>
    `révéler ${cards === 1 ? 'la première carte' : `les ${cards} premières cartes`} de la pioche Effet, ${ensuite(cards, discards, reorder === true)}`,
  'end-constant': ({ constants }) => `défausser ${compte(constants, 'Effet Constant', 'Effets Constants')}`,
  birth: () => 'lancer le dé de Naissances',
  'birth-target': ({ by }) =>
    `${by < 0 ? 'abaisser' : 'relever'} de ${Math.abs(by)} la cible des Naissances pour ce tour`,
  'turn-die': ({ by }) => `modifier de ${by > 1 ? '1 à ' : ''}${by} la valeur d’un de vos dés pas encore placés`,
  reroll: ({ dice }) => `relancer ${jusqua(dice, 'dé')} pas encore ${dice > 1 ? 'placés' : 'placé'}`,
  'free-placement': ({ from }) => `placer votre prochain dé de ce tour ${LIBRE[from]}`,
  'return-die': ({ dice }) =>
    `reprendre ${jusqua(dice, 'dé')} que vous avez ${dice > 1 ? 'placés' : 'placé'} ce tour-ci, à replacer sans relancer`,
  shield: ({ against }) => `empêcher ${CONTRE[against]}`,
  skip: ({ phase }) => `passer la prochaine phase ${PASSE[phase]}`,
  copy: () => 'faire ce que dit une autre action disponible, sans dé',
  recover: ({ cards }) => `reprendre en main ${compte(cards, 'carte')} de votre défausse`,
  'lose-animal': ({ animals, where }) => `perdre ${animaux(animals)} ${PERDU[where]}`,
  stray: () => 'déplacer un animal d’une case où il y en a le plus vers une case adjacente, si possible',
  'place-tile': ({ tiles, how }) => `placer ${tuiles(tiles)} ${POSE[how]}`,
  'lose-money': ({ money, who }) =>
    who === 'self' ? `perdre ${money} M$` : `faire perdre ${money} M$ à un joueur qui en a le plus`,
  'lose-influence': ({ cubes: count, from }) => `retirer ${cubes(count)} ${PRIS[from]}`,
  discard: ({ cards }) => `défausser ${compte(cards, 'carte')} de votre main`,
};

const clauses: Clauses = {
  simple,
  price({ money, by }, steps, otherwise) {
    const pay = `${by === 'self' ? 'vous pouvez payer' : 'un joueur peut payer'} ${money} M$`;
    return `${pay}${steps === '' ? '' : ` pour ${steps}`}${otherwise === '' ? '' : `, sinon ${otherwise}`}`;
  },
  choice: (ways) => `au choix : ${ways.map((way, index) => `(${index + 1}) ${way}`).join(' ; ')}`,
  everybody: (steps) => `pour chaque joueur : ${steps}`,
  and: ', puis ',
};

/** « jouer 1 carte de votre main, puis prendre 2 M$ » ; le message porte `steps`. */
export const stepsInFrench = (p: Params): string => tellSteps(clauses, p);

const PHASES: Readonly<Record<string, string>> = {
  actions: 'la phase d’Actions',
  birth: 'la phase de Naissances',
  destruction: 'la phase de Destruction',
  effect: 'la phase d’Effet',
  end: 'la fin d’un tour',
};

/** « Chaque fois qu’un animal naît » ; le message porte `event`, et `french` ou `of` quoi. */
export const chaqueFois = (p: Params): string => {
  switch (text(p, 'event')) {
    case 'reveal':
      return `Chaque fois que l’Effet « ${text(p, 'french')} » est révélé`;
    case 'phase':
      return `Chaque fois que commence ${PHASES[text(p, 'of')]}`;
    default:
      return 'Chaque fois qu’un animal naît';
  }
};

/** « la cible des Naissances est abaissée de 1 ». @param action le nom de l’action concernée ; vide pour toutes celles où les valeurs comptent */
export const autrement = (rule: string, by: number, action: string): string => {
  const on = action === '' ? 'une action où les valeurs comptent' : `« ${action} »`;
  switch (rule) {
    case 'birth-target':
      return `la cible des Naissances est ${by < 0 ? 'abaissée' : 'relevée'} de ${Math.abs(by)}`;
    case 'surcharge':
      return `un dé sur ${on} coûte ${by} M$ de plus`;
    case 'least-die':
      return `un dé sur ${on} doit montrer au moins ${by}`;
    case 'closed':
      return `personne ne peut utiliser ${on}`;
    case 'gap':
      return by === 0
        ? `un dé sur ${on} peut égaler ceux qui s’y trouvent`
        : `un dé sur ${on} doit dépasser de ${by} ceux qui s’y trouvent`;
    default:
      return 'les parents qui n’ont pas de place ne sont pas perdus';
  }
};
