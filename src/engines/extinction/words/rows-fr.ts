/** Les lignes des catalogues d’Extinction, en français. */
import { number, numbers, type Params, type Phrases, text } from '../../../core/text.ts';
import { autrement, chaqueFois, compte, stepsInFrench } from './steps-fr.ts';

const ROLES: Readonly<Record<string, string>> = {
  lawyer: 'Avocat en droit de l’environnement',
  lobbyist: 'Lobbyiste',
  philanthropist: 'Philanthrope',
  'tv-host': 'Reporter animalier',
  zoologist: 'Zoologiste',
};
const DE: Readonly<Record<string, string>> = {
  lawyer: 'de l’Avocat en droit de l’environnement',
  lobbyist: 'du Lobbyiste',
  philanthropist: 'du Philanthrope',
  'tv-host': 'du Reporter animalier',
  zoologist: 'du Zoologiste',
};

const TYPES: Readonly<Record<string, string>> = {
  action: 'Une action, ouverte à tous dès qu’elle est jouée',
  permanent: 'Une carte permanente',
  unique: 'Une carte unique',
};

const QUAND: Readonly<Record<string, string>> = {
  action: 'Un dé ici',
  permanent: 'Une fois à chacun de vos tours, sans dé',
  unique: 'Quand elle est jouée, avant d’être défaussée',
  immediate: 'Quand il est révélé',
};

const COMPTE: Readonly<Record<string, string>> = {
  animals: 'les animaux du plateau',
  'hand-cards': 'les cartes de toutes les mains',
  money: 'les M$ de tous les joueurs',
  'pile-tiles': 'les tuiles qui restent dans la pile',
  'safe-animals': 'les animaux sans tuile à côté d’eux',
  pairs: 'les couples du plateau',
  'other-cubes': 'les cubes de tous les autres Ambassadeurs',
  'zone-cards': 'les cartes Action jouées',
  calm: '6 moins les Effets Constants en jeu',
};
const DOS: Readonly<Record<string, string>> = { blue: 'bleu', green: 'vert', grey: 'gris' };

/** Ce qu’un Ambassadeur ajoute aux cubes. */
const somme = (p: Params): string => {
  const [dice, count] = [number(p, 'dice'), text(p, 'count')];
  return [
    ...(dice === 0 ? [] : [`le lancer de ${compte(dice, 'dé')}`]),
    ...(count === 'nothing' ? [] : [COMPTE[count]]),
    'les cubes de la carte',
  ].join(' plus ');
};

const regle = (p: Params): string => autrement(text(p, 'rule'), number(p, 'by'), text(p, 'french'));

/** « ligne 2, colonne 5 (2) » ; le message porte ligne, colonne et nombre de chacune. */
const cases = (p: Params, isHerd: boolean): string => {
  const all = numbers(p, 'places');
  return Array.from({ length: all.length / 3 }, (_, place) => {
    const [row, column, count = 0] = all.slice(place * 3, place * 3 + 3);
    return `ligne ${row}, colonne ${column}${isHerd ? ` (${count})` : ''}`;
  }).join(' ; ');
};

const NES: Readonly<Record<string, string>> = {
  beside: 'sur une case vide à côté d’un couple',
  'with-or-beside': 'sur une case vide à côté d’un couple ou sur la case du couple lui-même',
};
const PROGRES: Readonly<Record<string, string>> = {
  slide:
    'Une tuile va sur la case tirée d’une ligne qui a un animal ; si une tuile y est, elle glisse vers l’animal le plus proche de cette ligne.',
  spread:
    'Une tuile va à côté d’une tuile présente, le plus près possible de la case tirée d’une ligne qui a un animal ; la première va sur cette case.',
  landslide:
    'Une tuile va sur la case tirée d’une ligne qui a un animal ; si une tuile y est, sur la case adjacente qui a le plus d’animaux, s’il y en a une sans tuile.',
};
const NIVEAUX: Readonly<Record<string, string>> = { easy: 'Facile', normal: 'Normal', hard: 'Difficile' };
const COTES: Readonly<Record<string, string>> = { forest: 'Forêt', shore: 'Littoral' };

/** Les phrases des lignes, en français. */
export const rowsFr: Phrases = {
  ...Object.fromEntries(Object.entries(ROLES).map(([role, name]) => [`role.${role}`, () => name])),
  'name.row': (p) => text(p, 'french'),
  'name.years': (p) => compte(number(p, 'seats'), 'place'),
  steps: (p) => stepsInFrench(p),
  'fact.starter': () => 'Une action imprimée sur le plateau.',
  'fact.card': (p) => `${TYPES[text(p, 'type')]}.`,
  'fact.deck': (p) => {
    const [role, copies] = [text(p, 'role'), compte(number(p, 'copies'), 'exemplaire')];
    return role === 'all'
      ? `Dans le paquet de chaque personnage, ${copies}.`
      : `Dans le paquet ${DE[role]}, ${copies}.`;
  },
  'fact.free': () => 'Tous les dés peuvent y être placés, quelles que soient leurs valeurs et même à côté des vôtres.',
  'fact.steps': (p) => `${QUAND[text(p, 'type')]} : ${stepsInFrench(p)}.`,
  'fact.ability': (p) =>
    `Une compétence spéciale ${DE[text(p, 'role')]} ; la carte « ${text(p, 'french')} » est jouée avant la partie.`,
  'fact.own-turn': (p) => `Une fois à chacun de vos tours : ${stepsInFrench(p)}.`,
  'fact.own-trigger': (p) => `${chaqueFois(p)} à votre tour : ${stepsInFrench(p)}.`,
  'fact.own-rule': (p) => `À vos tours, ${regle(p)}.`,
  'fact.trigger': (p) => `${chaqueFois(p)} : ${stepsInFrench(p)}.`,
  'fact.rule': (p) => `Tant qu’il est en jeu, ${regle(p)}.`,
  'fact.effect': (p) =>
    `Un Effet ${text(p, 'kind') === 'constant' ? 'Constant' : 'Immédiat'}, ${compte(number(p, 'copies'), 'carte')} dans le paquet « ${text(p, 'french')} ».`,
  'fact.ambassador': (p) => `Un Ambassadeur au verso ${DOS[text(p, 'back')]}.`,
  'fact.vote': (p) => `Vote Oui quand ${somme(p)} atteignent ${number(p, 'target')}.`,
  'fact.per-role': (p) =>
    `C’est à quatre personnages ; chacun de plus ajoute ${number(p, 'perRole')}, chacun de moins retire ${number(p, 'perRole')}.`,
  'fact.board': (p) =>
    `Se joue sur la face ${COTES[text(p, 'side')]} du plateau, ${compte(number(p, 'rows'), 'ligne')} sur ${compte(number(p, 'columns'), 'colonne')}.`,
  'fact.herd': (p) => `Des animaux commencent ici : ${cases(p, true)}.`,
  'fact.tiles': (p) => `Des tuiles commencent ici : ${cases(p, false)}.`,
  'fact.no-tiles': () => 'Aucune tuile n’est sur le plateau au début.',
  'fact.birth': (p) =>
    `Une naissance réussit si le dé ne dépasse pas le nombre de couples${number(p, 'target') === 0 ? '' : ` plus ${number(p, 'target')}`} ; le petit va ${NES[text(p, 'where')]}.`,
  'fact.splits': () => 'Un animal du couple va ensuite sur une case vide adjacente ; s’il n’y en a pas, il est perdu.',
  'fact.stays': () => 'Le couple reste ensemble.',
  'fact.destruction': (p) => PROGRES[text(p, 'destruction')] ?? '',
  'fact.level': (p) =>
    `${NIVEAUX[text(p, 'level')]} : ${compte(number(p, 'tiles'), 'tuile')}, ${number(p, 'money')} M$ chacun, un dé de Naissances à ${number(p, 'birthDie')} faces, ${compte(number(p, 'votes'), 'vote')} pour gagner, ${compte(number(p, 'constants'), 'Effet Constant', 'Effets Constants')} en jeu au début.`,
  'fact.years': (p) =>
    `À ${compte(number(p, 'seats'), 'joueur')}, on vote à la fin de l’année ${number(p, 'first')} et de l’année ${number(p, 'second')}, qui est la dernière.`,
};
