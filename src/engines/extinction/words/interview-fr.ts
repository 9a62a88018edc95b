import type { contradictionsEn, Texts } from './interview-en.ts';

/** Ce que demande le questionnaire d’Extinction, en français. */
export const interviewFr: Texts = {
  seats: 'Combien de joueurs (1 à 5) ?',
  seat: 'Quel joueur êtes-vous ?',
  playersHelp: [
    'Vous êtes le joueur 1, le suivant dans le sens horaire est le joueur 2, etc. Seul, vous jouez les personnages 1 et 2.',
  ],
  scenario: 'Quel scénario ?',
  level: 'Quel niveau : facile, normal ou difficile ?',
  levels: { easy: 'facile', normal: 'normal', hard: 'difficile' },
  closed: 'Les mains des autres vous sont-elles cachées ?',
  year: 'En quelle année est-on ?',
  current: 'Lequel de vos personnages doit jouer ?',
  member: (place) => `Personnage ${place} : sa compétence spéciale, ses M$, et « joué » s’il a eu son tour ?`,
  memberHelp: (abilities) => [
    'Avec des virgules : garde des petits, 3, joué. La compétence dit le personnage ; sans nombre il a 0 M$.',
    abilities,
  ],
  done: 'joué',
  oneAbility: 'Dites une compétence spéciale, qui dit aussi le personnage.',
  hand: (role) => `${role} : quelles cartes en main ?`,
  handHelp: ['Avec des virgules : rechercher, équipe de terrain, équipe de terrain. rien : aucune carte.'],
  handSize: (role) => `${role} : combien de cartes en main ?`,
  played: (role) => `${role} : quelles cartes jouées ou défaussées ?`,
  playedHelp: [
    'Avec des virgules. Les actions sont dans la zone Actions, les permanentes devant le joueur, les uniques dans la défausse.',
    'Une action ou une permanente défaussée : hors rechercher. Une permanente utilisée ce tour : carte des territoires utilisée.',
  ],
  gone: 'hors',
  used: 'utilisée',
  noCard: (name) => `Toutes les cartes ${name} de ce personnage ont déjà été dites.`,
  notUsed: (name) => `${name} n’est pas une carte permanente en jeu et n’a pas pu être utilisée.`,
  dice: (role) => `${role} : ses trois dés, et où ils sont ?`,
  diceHelp: [
    'Avec des virgules : 3 planifier, 5 rechercher, 6. Un nombre seul est un dé qui n’est pas placé.',
    'Une action que plusieurs ont : 5 rechercher (avocat). Un dé repris pendant ce tour : 4 repris.',
  ],
  back: 'repris',
  notDie: (typed) => `« ${typed} » n’est pas un dé, comme 3 planifier.`,
  threeDice: 'Un personnage a trois dés.',
  animals: 'Où sont les animaux (ligne et colonne) ?',
  animalsHelp: [
    'Ligne et colonne depuis en haut à gauche, avec des espaces : 22x2 44 est un couple en ligne 2, colonne 2, et un animal.',
  ],
  tiles: 'Où sont les tuiles Destruction (ligne et colonne) ?',
  tilesHelp: ['Ligne et colonne depuis en haut à gauche, avec des espaces : 16 26. rien : aucune tuile.'],
  notSpace: (typed) => `« ${typed} » n’est pas une ligne et une colonne, comme 22 ou 22x2.`,
  ambassadors: (voted) =>
    voted
      ? 'Quels ambassadeurs sont face visible, avec leurs cubes, et « oui » après ceux qui ont voté Oui ?'
      : 'Quels ambassadeurs sont face visible, avec leurs cubes ?',
  ambassadorsHelp: [
    'Avec des virgules : Brésil 2, Japon. Sans nombre il y a un cube dessus. rien : tous sont face cachée.',
    'Qui veut dit aussi la place dans la rangée : 2: Brésil 2.',
  ],
  yes: 'oui',
  noRoom: (name) => `${name} n’a pas sa place là : il y a trois versos bleus, deux verts et un gris.`,
  discards: 'Quelles cartes Effet sont défaussées ?',
  constants: 'Quels effets constants sont en jeu, le plus ancien d’abord ?',
  foreseen: 'Quelles cartes Effet ont été révélées et sont sur la pioche, la prochaine d’abord ?',
  effectsHelp: (cards) => ['Avec des virgules, par exemple 2 braconniers. rien : aucune carte.', cards],
  flags: 'Qu’est-ce qui est encore en cours ?',
  flagsHelp: (words) => [`Avec des virgules : ${words} ; naissances +1 ou naissances −1 : un bonus aux naissances.`],
  flagWords: {
    'ability-used': 'compétence utilisée',
    'skip-birth': 'pas de naissances',
    'skip-destruction': 'pas de destruction',
    'skip-effect': 'pas d’effet',
    'shield-loss': 'protégé d’une perte',
    'shield-tile': 'protégé d’une tuile',
    'free-values': 'prochain dé de toute valeur',
    'free-own-dice': 'prochain dé à côté d’un des siens',
  },
  birth: 'naissances',
  notFlag: (typed) => `« ${typed} » ne dit rien qui puisse être en cours ; ? en donne la liste.`,
  filled: 'Les pioches sont ce qui reste de leurs cartes, dans un ordre que personne ne connaît.',
};

/** Les contradictions qui arrivent, par code. */
export const contradictionsFr: typeof contradictionsEn = {
  'role-twice': 'Chaque personnage est là une fois.',
  'too-much-money': 'Tous ensemble ont au plus 25 M$.',
  'too-many-cubes': 'Il y a 25 cubes, et si la règle choisie le dit un seul par ambassadeur.',
  'die-too-low': 'Sur une action chaque dé est plus haut que ceux d’avant (de deux avec deux personnages).',
  'own-die': 'Deux dés d’un personnage ne peuvent pas être sur la même action.',
  'too-many-animals': 'Il y a au plus 15 animaux.',
  'too-many-tiles': 'Le niveau a moins de tuiles.',
  'tile-on-animal': 'Une tuile n’est pas là où sont des animaux.',
  'off-board': 'Le plateau n’a pas cette case.',
  'space-twice': 'Cette case est dite deux fois.',
  'not-finished': 'Avec ces réponses la partie serait finie.',
  'no-choice': 'Avec ces réponses vous ne pourriez rien faire : voyez vos dés.',
  'card-twice': 'Il y a moins de cartes de cette sorte qu’il n’en a été dit.',
  'not-constant': 'C’est un effet immédiat, qui ne reste pas en jeu.',
  'wrong-size': 'Ce n’est pas le nombre de cartes qui restent dans cette pioche.',
  'too-many-votes': 'Avec autant de Oui la partie serait gagnée.',
};
