import type { Words } from './en.ts';
import { gaiaFr } from './gaia-fr.ts';

/** What the command line says, in French. */
export const fr: Words = {
  win: (percent) => `gagne ${percent} des parties simulées`,
  score: (mean, low, high) => `score ${mean} (de ${low} à ${high})`,
  few: 'trop peu de parties simulées pour le dire',
  utility: (percent) => `vaut ${percent} de la meilleure fin possible`,
  share: (percent) => `${percent} des visites`,
  searched: (visits, trees, seed) =>
    `${visits} visites dans ${trees} ${trees === '1' ? 'arbre' : 'arbres'}, graine ${seed}`,
  forced: 'la seule action possible',
  proved: (lines) => `dénombré : ${lines} suites de coups`,
  interrupted: 'arrêté avant la fin : le meilleur jusqu’ici',
  stopping: 'arrêt dès la première réponse ; Ctrl-C de nouveau arrête sans réponse',
  outlook: (chances) => `perspectives des parties simulées : ${chances}`,
  fewMarked: (mark) => `${mark} trop peu de parties simulées pour le dire`,
  expected: 'points attendus',
  belief: (thing, values) => `${thing} : ${values}`,
  progress: (visits) => `${visits} visites`,
  columns: { action: 'action', visits: 'visites', share: 'part', win: 'victoire', score: 'score', range: 'p10…p90' },

  welcome: (title, you, seed) => `${title}. Vous êtes le joueur ${you}. Graine ${seed}.`,
  keys: 'Tapez le numéro ou le nom d’un coup ; h pour un conseil, ? pour la table, ? et l’identifiant ou le nom d’une carte pour ce qu’elle fait, u pour reprendre votre dernier coup, q pour quitter.',
  yourMove: 'Votre coup',
  choices: 'Coups :',
  thinking: (player) => `le joueur ${player} réfléchit …`,
  unknownMove: (typed) => `« ${typed} » n’est pas un des coups.`,
  unknownCard: (typed) => `Il n’y a pas de « ${typed} » parmi les cartes.`,
  moreCards: (count) => `… et ${count} de plus ; donnez plus de lettres du nom.`,
  hints: 'Ce qu’un joueur fort regarderait :',
  scores: (scores) => `Scores : ${scores}`,
  youWin: 'Vous gagnez.',
  youLose: 'Vous perdez.',
  wonTogether: 'Vous gagnez ensemble.',
  lostTogether: 'Vous perdez ensemble.',
  playerName: (player) => `joueur ${player}`,
  youShare: (others) => `Vous partagez la première place : ${others.join(' et ')}.`,
  theyShare: (others) => `La première place est partagée : ${others.join(' et ')}.`,
  theyWin: (winner, rank) => `Victoire : ${winner} ; votre place est la ${rank}${rank === 1 ? 're' : 'e'}.`,
  goodbye: 'Au revoir.',
  nothingToUndo: 'Vous n’avez pas de coup à reprendre.',
  unseenMove: 'un coup qui n’a pas été vu',
  outOfMoves: 'L’entrée s’est terminée avant la partie.',

  gaia: gaiaFr,
};
