import type { contradictionsEn, Texts } from './interview-en.ts';

/** Ce que demande le questionnaire d’Earth, en français. */
export const interviewFr: Texts = {
  seats: 'Combien de joueurs, de 2 à 5 ?',
  seat: 'Quel joueur êtes-vous ?',
  playersHelp: ['Vous êtes le joueur 1, le suivant dans le sens horaire est le joueur 2, et ainsi de suite.'],
  level: 'Quelle mise en place : débutant (sans écosystèmes), standard ou avancée ?',
  levels: { beginner: 'débutant', standard: 'standard', advanced: 'avancée' },
  animals: 'Jouez-vous avec Règne animal ?',
  roundLimit: 'Après combien de manches la partie finit-elle, si personne n’a planté 16 cartes ?',
  round: 'À quelle manche en est-on, à peu près ? Les prévisions s’y règlent.',
  roundHelp: [
    'Une manche finit quand chaque joueur a eu son tour. Entrée prend une estimation : une de plus que vos cartes plantées.',
  ],
  first: 'Quel joueur a le marqueur de premier joueur ?',
  fauna: 'Quelles sont les quatre cartes Faune (noms anglais ou numéros imprimés, avec des virgules) ?',
  faunaHelp: ['Dans l’ordre du plateau, comme 337-1, 339-2, 341-1, 344-2 : le numéro et son côté, 1 ou 2.'],
  ecosystems: 'Quels sont les deux écosystèmes pour tous ?',
  leaves: 'Qui a des feuilles sur les cartes Faune, dans l’ordre d’arrivée ?',
  leavesHelp: [
    'Pour chacune des quatre, avec des virgules : 1 2, -, 2, - est le joueur 1 puis le joueur 2 sur la première, le joueur 2 sur la troisième.',
    'rien : personne n’en a.',
  ],
  notLeaves: (typed) => `« ${typed} » n’est pas quatre groupes de joueurs, comme 1 2, -, 2, -.`,
  completion: 'Quel joueur a le bonus de la première île complète (rien : personne) ?',
  collective: 'Quel est l’animal collectif ?',
  sides: (player, own, ecosystem) =>
    `${own ? 'Vous' : `Joueur ${player}`} : l’île et le climat${ecosystem ? ', et l’écosystème personnel' : ''} ?`,
  sidesHelp: [
    'Noms anglais ou numéros imprimés avec leur côté, avec des virgules, dans cet ordre : 286-2, 299-2, 306-1.',
  ],
  notSides: (wanted) => `Il en faut ${wanted}, avec des virgules.`,
  numbers: (player, own) =>
    own
      ? 'Votre sol, et les cartes de votre compost (deux nombres) ?'
      : `Joueur ${player} : sol, cartes en main, cartes du compost (trois nombres) ?`,
  numbersHelp: ['Avec des espaces, comme 7 4.'],
  notNumbers: (wanted) => `Il faut ${wanted} nombres entiers, avec des espaces.`,
  hand: 'Quelles cartes avez-vous en main ?',
  handHelp: ['Numéros imprimés ou parties de noms anglais, avec des virgules : 112, 45, fern. rien : aucune carte.'],
  events: (player, own) => `Événements joués par ${own ? 'vous' : `le joueur ${player}`} ?`,
  row: (row, player, own) => `Ligne ${row} de ${own ? 'votre île' : `l’île du joueur ${player}`}, de gauche à droite ?`,
  rowHelp: [
    'Quatre cartes au plus, avec des virgules, par numéro imprimé ou partie du nom ; - est une place vide : 45 2p 3c, -, 112 1p.',
    '2p sont deux pousses sur la carte, 3c trois pièces de croissance, canopée comprise. rien : pas de telle ligne.',
  ],
  notRow: 'Une ligne a quatre places au plus.',
  kept: (player, own) => `${own ? 'Vos animaux' : `Animaux du joueur ${player}`} ?`,
  keptHelp: [
    'Avec des virgules ; @ devant les places de ses pions, ligne et colonne, + devant ce qu’il stocke : panda roux @12 +3.',
  ],
  notKept: (typed) => `« ${typed} » n’est pas un animal avec ses pions et ce qu’il stocke, comme panda roux @12 +3.`,
  discarded: (player) => `Joueur ${player} : feuilles défaussées pour des animaux ?`,
  stored: (player) => `Joueur ${player} : pièces posées sur l’île par l’animal collectif ?`,
  compost: (player) => `Joueur ${player} : le compost, de haut en bas ?`,
  compostHelp: [
    'Des suites, avec des virgules : pioche 3, main 2 ; du vôtre, les cartes de la main par leur nom : pioche 3, main oak. inconnu : tout vient de la pioche.',
  ],
  notCompost: (typed) => `« ${typed} » n’est ni pioche ni main avec un nombre ou une carte.`,
  deck: 'pioche',
  fromHand: 'main',
  unknown: 'inconnu',
  discards: 'Quelles cartes sont dans la défausse ?',
  tooManyCards: 'Plus de cartes ont été dites qu’il n’y en a.',
  filledCompost:
    'D’où viennent les cartes des composts n’a pas été dit : elles comptent comme des cartes de la pioche que personne n’a vues.',
  filledDeck: 'Les cartes qui n’ont pas été dites sont prises pour la pioche, celles de la défausse aussi.',
};

/** Les contradictions qui arrivent, par code. */
export const contradictionsFr: typeof contradictionsEn = {
  'card-twice': 'Cette carte, ou son autre côté, a déjà été dite ailleurs.',
  'not-connected': 'Chaque carte d’une île en touche une autre ; revoyez les places vides.',
  'too-many': 'La carte a moins de places de pousses, ou grandit moins, qu’il n’a été dit.',
  'wrong-kind': 'Un événement ne peut pas être dans une île, et seuls les événements sont joués comme tels.',
  'empty-space': 'Un pion est sur une carte.',
  'animal-count': 'Ce n’est pas le nombre d’animaux de cette mise en place.',
  'no-storage': 'Cet animal ne stocke rien.',
  'has-ended': 'Avec une île pleine, la partie finit avec la manche : ce tour de jeu n’a plus lieu.',
  'leaf-twice': 'Un joueur a une feuille au plus sur chaque carte Faune.',
  'leaf-count': 'Un joueur a cinq feuilles en tout.',
};
