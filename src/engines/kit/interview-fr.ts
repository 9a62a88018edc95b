import type { InterviewWords } from './interview-en.ts';

/** Ce que disent tous les questionnaires, en français. */
export const interviewFr: InterviewWords = {
  needed: 'Ici, rien ne va de soi : tapez une réponse ; ? dit lesquelles.',
  notCount: (typed, least, most) =>
    least === most
      ? `« ${typed} » : seul ${least} est possible ici.`
      : `« ${typed} » n’est pas un nombre entier de ${least} à ${most}.`,
  unknown: (typed, nearest) =>
    nearest === undefined
      ? `Rien ne s’appelle « ${typed} » ici.`
      : `Rien ne s’appelle « ${typed} » ici ; vouliez-vous dire ${nearest} ?`,
  several: (typed, names) => `« ${typed} » peut être ${names.join(', ')} : tapez plus de lettres du nom.`,
  notYesNo: (typed) => `« ${typed} » n’est ni oui ni non.`,
  contradiction: (detail) => `Cela ne va pas avec les autres réponses. En anglais : ${detail}`,
  catalog: 'Quel catalogue (son identifiant) ?',
  rulings: 'Quels points ouverts des règles votre table joue-t-elle autrement (nom=valeur) ?',
  noRuling: (typed, names) => `« ${typed} » n’est pas un point des règles ; il y a ${names.join(', ')}.`,
  yes: 'oui',
  no: 'non',
  none: 'rien',
};
