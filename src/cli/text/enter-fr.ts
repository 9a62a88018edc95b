import type { EnterWords } from './enter-en.ts';

/** Ce qui est dit autour des questions sur une vraie table, en français. */
export const enterFr: EnterWords = {
  welcome: (title) => `${title} : la table devant vous, comme vous la voyez, quand c’est à vous de jouer.`,
  keys: 'Entrée prend ce qui est entre crochets ; ? dit ce qu’on peut taper, u revient d’une question, q quitte.',
  kept: (usual) => `Entrée garde : ${usual}`,
  noHelp: 'Tapez une réponse ; Entrée prend ce qui est entre crochets.',
  nothingBefore: 'C’est la première question.',
  ended: 'L’entrée s’est terminée avant le questionnaire.',
  remarks: 'Pas demandé, et complété :',
  saved: (file) => `Gardé dans ${file} ; --from ${file} repart de là au prochain tour.`,
  notSaved: 'Gardé nulle part : --out <fichier> le garde pour le prochain tour.',
  offer: 'h pour un conseil, le nom d’une question pour changer sa réponse (? les liste), Entrée pour finir',
  questions: 'Questions et réponses, par nom :',
  unknown: (typed) => `Aucune question ne s’appelle « ${typed} ».`,
};
