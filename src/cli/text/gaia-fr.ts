import type { GaiaWords } from './gaia-en.ts';

/** What the table of Gaïa says, in French. */
export const gaiaFr: GaiaWords = {
  welcome: 'Gaïa à votre table. Vous jouez avec vos cartes ; Arbor joue Gaïa et tient son score.',
  keys: 'À chaque question : ? montre son score, u reprend le dernier tour, q quitte.',
  kept: (file) => `La partie est gardée dans ${file} ; reprenez-la avec --file ${file}.`,
  notKept: 'La partie n’est pas gardée : --file partie.json l’aurait gardée.',
  resumed: (file) => `Reprise de la partie gardée dans ${file}.`,
  undone: 'Repris : remettez ses pièces et ses cartes comme elles étaient.',
  nothingToUndo: 'Il n’y a rien à reprendre.',
  score: (total, parts) => `Score de Gaïa : ${total}${parts === '' ? '' : ` (${parts})`}.`,
  difficulty: 'Quelle est la force de Gaïa ?',
  difficulties: { beginner: 'Débutant', medium: 'Standard', hard: 'Difficile', expert: 'Expert' },
  cards: 'Qui mélange ses six cartes ?',
  shufflers: { table: 'vous, et vous les révélez', arbor: 'Arbor' },
  animals: 'Jouez-vous avec Règne animal ?',
  animal: (place, count) =>
    count === 1
      ? 'Distribuez un animal à Gaïa. Son nom ?'
      : `Distribuez ${count} animaux à Gaïa. Nom du ${place === 0 ? 'premier' : 'second'} ?`,
  animalHelp: [
    'Un animal qu’Arbor ne connaît pas se donne par les valeurs de sa carte, après son nom et deux points :',
    '  Licorne : exactement, -2 germes, +9 croissances, autres +2 germes',
    '  Griffon : jusqu’à 3, -1 compost, +2 croissances  (chacune de 3 cartes visitées au plus)',
    '  Phénix : jusqu’à 1 par feuille, +1 pioche        (pour chaque feuille utilisée)',
    '  Gnomes : pions, -1 sol, +2 germes                (cinq pions : une fois par feuille utilisée)',
    '  Sphinx : vers-carte, stocke 2 germes, 7 points par 2',
    'Déplacements : jusqu’à, vers-carte, exactement, aucun, pions. Choses : sol, germes, croissance, compost, main, pioche.',
  ],
  animalUnclear: (part) => `« ${part} » ne se comprend pas.`,
  choose: 'numéro ou nom',
  yesNo: 'o ou n',
  numbers: (count) => `${count} nombres`,
  notChoice: (typed) => `« ${typed} » n’en est pas un ; tapez son numéro ou son nom.`,
  notYesNo: (typed) => `« ${typed} » n’est ni oui ni non ; tapez o ou n.`,
  notCount: (typed, least, most) => `« ${typed} » ne convient pas ; tapez un nombre entier de ${least} à ${most}.`,
  notList: (typed, count) =>
    `« ${typed} » ne convient pas ; tapez ${count} nombres entiers comme ${['2', '0', '-1'].slice(0, count).join(' ')}. Si la pioche est vide, ceux qu’il y a, puis !`,
  yes: ['o', 'oui', 'y', 'yes'],
  no: ['n', 'non', 'no'],
  ended: 'L’entrée s’est terminée avant la partie.',
  over: 'Cette partie est terminée.',
};
