import type { contradictionsEn, Texts } from './interview-en.ts';

const cartes = (count: number): string => `${count} carte${count > 1 ? 's' : ''}`;

/** Ce que demande le questionnaire d’Anthropocène, en français. */
export const interviewFr: Texts = {
  seats: 'Combien de joueurs ?',
  seat: 'Quel joueur êtes-vous ?',
  playersHelp: ['Vous êtes le joueur 1, le suivant dans le sens horaire est le joueur 2, et ainsi de suite.'],
  mode: 'Quel mode : base, expert (le méthane compte), jeune (mains ouvertes) ou poussin (jeune sans glace) ?',
  modes: { base: 'base', expert: 'expert', young: 'jeune', chick: 'poussin' },
  start: 'Quelles cartes de départ y avait-il dans la grille ?',
  startHelp: [
    'Ligne, colonne, valeur et molécules de chacune, avec des virgules : air O 0, terre N 1 co2, eau E 0 ch4.',
    'rien : aucune ; catalogue : celles du catalogue.',
  ],
  notStart: (typed) => `« ${typed} » n’est pas une ligne, une colonne et une valeur, comme terre N 1 co2.`,
  catalog: 'catalogue',
  generation: 'Quelle génération joue-t-on ?',
  ice: 'Combien de cartes Glace reste-t-il ?',
  sky: 'Quelles valeurs ont les cartes Ciel, une par génération finie ?',
  skyHelp: ['Avec des virgules, par exemple 1, -1 : objectifs obtenus moins ceux qui ne l’étaient pas.'],
  skyCount: (wanted) => `Une valeur par génération finie : ${wanted}.`,
  first: 'Quel joueur a commencé cette génération ?',
  objective: (player) => `Objectif du joueur ${player} : sa ligne ou colonne et sa valeur ?`,
  objectiveHelp: ['Une ligne (air, terre, eau) ou une colonne (O, N, E) et une valeur de 3 à 6 : air 4.'],
  notObjective: (typed) => `« ${typed} » n’est pas une ligne ou colonne et une valeur, comme air 4 ou O 5.`,
  met: 'Votre propre objectif est-il obtenu en ce moment, d’après les autres ?',
  mets: { yes: 'oui', no: 'non', unknown: 'inconnu' },
  possible: (player) =>
    `Quels objectifs le joueur ${player} peut-il avoir, d’après toutes les annonces de cette génération ?`,
  possibleHelp: [
    'Ligne ou colonne et valeur de chacun, avec des virgules : air 3, N 4. inconnu : personne n’a compté.',
  ],
  unknown: 'inconnu',
  ownHand: 'Quelles cartes avez-vous en main ?',
  hand: (player) => `Quelles cartes le joueur ${player} a-t-il en main ?`,
  handHelp: ['Élément et valeur de chacune, avec des virgules : air 2, eau 0. Elles sont toutes de cette génération.'],
  notCard: (typed) => `« ${typed} » n’est pas un élément et une valeur, comme air 2.`,
  row: (row) => `Ligne ${row} : les cartes visibles à l’Ouest, au Nord et à l’Est (génération.valeur) ?`,
  rowHelp: [
    'Trois places, séparées par une espace : 2.3 1.0 - est la valeur 3 de la génération 2, la valeur 0 de la génération 1, et une place vide.',
    'Un nombre seul est la valeur d’une carte de cette génération ; d est une carte de départ.',
    'Inutile de dire les cartes couvertes ; qui veut le peut, de bas en haut : 1.0/1.2/2.3.',
  ],
  notRow: (typed) => `« ${typed} » n’est pas trois places, comme 2.3 1.0 -.`,
  notPlace: (typed) => `« ${typed} » n’est pas une génération et une valeur, comme 2.3.`,
  covered: (count) => `À votre tour, il y a ${cartes(count)} de cette génération sous d’autres. Lesquelles ?`,
  coveredHelp: ['Élément et valeur de chacune, avec des virgules : air 2, eau 0. On peut regarder sous les cartes.'],
  coveredCount: (wanted) => `Il en faut ${wanted}, toutes différentes et aucune déjà dite.`,
  tooMany: (count) =>
    `C’est ${cartes(count)} de cette génération de plus qu’il n’en a été posé avant votre tour, d’après votre main.`,
  tooFew: (count) =>
    `À votre tour et d’après votre main, il manque ${cartes(count)} de cette génération dans la grille ; aucune ligne n’est pleine, donc aucune n’est couverte.`,
  handCount: (most) => `À votre tour, vous avez de 1 à ${most} cartes en main, toutes différentes.`,
  noRoom: (card) => `${card} doit être couverte dans cette ligne, mais aucune carte visible ne peut être dessus.`,
  elements: { air: 'Air', earth: 'Terre', water: 'Eau' },
  columns: { W: 'Ouest', N: 'Nord', E: 'Est' },
  startMark: 'd',
  filledBeneath: 'L’ordre des cartes couvertes n’a pas été dit : un ordre possible est pris ; cela ne change rien.',
  filledPossible:
    'Les annonces précédentes de cette génération n’ont pas été dites : seul compte si votre objectif est obtenu maintenant.',
};

/** Les contradictions qui arrivent, par code. */
export const contradictionsFr: typeof contradictionsEn = {
  'landmark-twice': 'Il n’y a qu’une carte Repère de chaque ligne ou colonne.',
  'biosphere-too-often': 'Il n’y a pas autant de cartes Objectif de cette valeur.',
  'contradicts-announcements': 'Aucun objectif que les autres vous laissent ne va avec cela.',
  'card-twice': 'Cette carte a déjà été dite ailleurs.',
  'hand-size': 'Ce n’est pas le nombre de cartes qu’a un joueur à ce moment.',
  'wrong-order': 'Une carte ne peut pas être posée sur une d’une génération suivante.',
  'not-dealt': 'Cette génération n’a pas commencé.',
  'covered-too-early': 'Aucune carte n’est couverte tant que sa ligne a une place vide.',
  'start-card': 'Les cartes de départ ne sont pas ainsi : chacune est tout en bas de sa place.',
};
