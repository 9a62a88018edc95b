import { number, numbers, type Params, text, texts } from '../../core/text.ts';
import type { en } from './en.ts';

const decimal = (value: number, digits: number): string => value.toFixed(digits).replace('.', ',').replace('-', '−');

/** Pas plus de décimales que l’on n’en sait : `error` décide. */
const decimals = (error: number): number => (error < 0.1 ? 2 : 1);
const inHundred = (part: number, error: number): string => decimal(part * 100, error < 0.01 ? 1 : 0);

/** « 8 de plus (± 2) que le deuxième coup », en parties sur 100. */
const games = (p: Params, more: string): string => {
  const error = number(p, 'error');
  const difference = inHundred(Math.abs(number(p, 'difference')), error);
  return `${difference} ${more} (± ${inHundred(error, error)}) que ${move(p)}`;
};

/** « 1,84 en moyenne, 0,32 de plus (± 0,05) que le deuxième coup ». */
const average = (p: Params, more: string): string => {
  const error = number(p, 'error');
  const [mean, difference, spread] = [number(p, 'mean'), Math.abs(number(p, 'difference')), error].map((value) =>
    decimal(value, decimals(error)),
  );
  return `${mean} en moyenne, ${difference} ${more} (± ${spread}) que ${move(p)}`;
};

const hundred = (p: Params): string => {
  const count = inHundred(number(p, 'mean'), number(p, 'error'));
  // En français, le pluriel commence à deux.
  const plural = Number(count.replace(',', '.')) >= 2;
  return `${count} ${plural ? 'parties simulées' : 'partie simulée'} sur 100`;
};
const move = (p: Params): string => (number(p, 'thanRank') === 1 ? 'le meilleur coup' : 'le deuxième coup');

/** « écosystèmes 3,1 (± 0,8) · croissance 2,0 (± 0,5) » : les parts qui diffèrent dans le sens de `sign`. */
const partsOf = (p: Params, sign: number): string => {
  const [names, differences, errors] = [texts(p, 'names'), numbers(p, 'differences'), numbers(p, 'errors')];
  return names
    .flatMap((name, index) => {
      const [difference = 0, error = 0] = [differences[index], errors[index]];
      const [points, spread] = [Math.abs(difference), error].map((value) => decimal(value, decimals(error)));
      return difference * sign > 0 ? [`${name} ${points} (± ${spread})`] : [];
    })
    .join(' · ');
};

/** « devance le deuxième coup, en points : écosystèmes 3,1 (± 0,8) ; en retard : compost 1,2 (± 0,3) ». */
const aheadAndBehind = (p: Params): string => {
  const [ahead, behind] = [partsOf(p, 1), partsOf(p, -1)];
  if (ahead === '') return `en retard sur ${move(p)}, en points : ${behind}`;
  return `devance ${move(p)}, en points : ${ahead}${behind === '' ? '' : ` ; en retard : ${behind}`}`;
};

/** « cartes 30,1 · événements −1,2 ». */
const added = (p: Params): string =>
  texts(p, 'names')
    .map((name, index) => `${name} ${decimal(numbers(p, 'points')[index] ?? 0, 1)}`)
    .join(' · ');

/** « : « Passer » a coûté 12 % de la meilleure fin possible (± 2) par rapport à « Piocher une carte ». » */
const costs = (p: Params): string => {
  const [loss, error] = [number(p, 'loss'), number(p, 'error')];
  return ` : « ${text(p, 'taken')} » a coûté ${inHundred(loss, error)} % de la meilleure fin possible (± ${inHundred(error, error)}) par rapport à « ${text(p, 'best')} ».`;
};

/** « d’après ce que les autres ont fait, la ligne de votre objectif est plus probablement l’est : 62 %, contre 31 % d’après les seules cartes ». */
const likelier = (p: Params): string => {
  const [byPlay, byCards] = [number(p, 'byPlay'), number(p, 'byCards')].map((part) => decimal(part * 100, 0));
  return `d’après ce que les autres ont fait, ${text(p, 'thing')} est plus probablement ${text(p, 'value')} : ${byPlay} %, contre ${byCards} % d’après les seules cartes`;
};

/** The service’s own words in French; the games bring theirs. */
export const fr: Readonly<Record<keyof typeof en, (params: Params) => string>> = {
  'reason.even': (p) => `à peu près aussi bon que ${move(p)}`,
  'reason.win-more': (p) => `gagne ${hundred(p)}, ${games(p, 'de plus')}`,
  'reason.win-less': (p) => `gagne ${hundred(p)}, ${games(p, 'de moins')}`,
  'reason.ending-more': (p) => `« ${text(p, 'name')} » : ${hundred(p)}, ${games(p, 'de plus')}`,
  'reason.ending-less': (p) => `« ${text(p, 'name')} » : ${hundred(p)}, ${games(p, 'de moins')}`,
  'reason.watched-more': (p) => `${text(p, 'name')} : ${hundred(p)}, ${games(p, 'de plus')}`,
  'reason.watched-less': (p) => `${text(p, 'name')} : ${hundred(p)}, ${games(p, 'de moins')}`,
  'reason.metric-more': (p) => `${text(p, 'name')} : ${average(p, 'de plus')}`,
  'reason.metric-less': (p) => `${text(p, 'name')} : ${average(p, 'de moins')}`,
  'reason.worth': (p) =>
    `vaut ${inHundred(number(p, 'mean'), number(p, 'error'))} % de la meilleure fin possible, ${inHundred(number(p, 'difference'), number(p, 'error'))} de plus (± ${inHundred(number(p, 'error'), number(p, 'error'))}) que ${move(p)}`,
  'reason.searched': (p) =>
    `le plus examiné par la recherche (${decimal(number(p, 'share') * 100, 0)} % des visites), mais son avance sur ${move(p)} n’est pas sûre`,
  'reason.few': (p) => `trop peu de parties simulées (${number(p, 'visits')}) pour comparer avec ${move(p)}`,
  'reason.parts': aheadAndBehind,
  plan: (p) =>
    `ajoute ${decimal(number(p, 'adds'), 1)} points (± ${decimal(number(p, 'error'), 1)}) aux ${number(p, 'now')} acquis : ${added(p)}`,
  'belief.play': likelier,
  'belief.play-chiefly': (p) =>
    `${likelier(p)} ; surtout d’après ce coup du joueur ${number(p, 'player')} : « ${text(p, 'action')} »`,
  'belief.play-even': () => 'ce que les autres ont fait ne dit guère plus que les cartes',
  'review.inaccuracy': (p: Params) =>
    `Coup ${number(p, 'number')}, une imprécision du joueur ${number(p, 'player')}${costs(p)}`,
  'review.mistake': (p: Params) =>
    `Coup ${number(p, 'number')}, une erreur du joueur ${number(p, 'player')}${costs(p)}`,
  'review.blunder': (p: Params) => `Coup ${number(p, 'number')}, une gaffe du joueur ${number(p, 'player')}${costs(p)}`,
  'level.1': () => 'premiers pas',
  'level.2': () => 'débutant',
  'level.3': () => 'tranquille',
  'level.4': () => 'tranquille et curieux',
  'level.5': () => 'habitué',
  'level.6': () => 'habitué aguerri',
  'level.7': () => 'fort',
  'level.8': () => 'très fort',
  'level.9': () => 'expert',
  'level.10': () => 'maître',
  'home.lead': () =>
    'Adversaire et solveur de jeux de société sur la nature : on envoie un état, il rend l’action à jouer.',
  'home.games': () => 'Jeux',
  'home.seats': (p) => `${number(p, 'min')} à ${number(p, 'max')} places`,
  'home.start': () => 'Un premier appel',
  'home.start-hint': () =>
    'À lancer dans le dossier d’Arbor. Il envoie ce qu’une place peut voir et reçoit l’action à jouer.',
  'home.more': () => 'Pour aller plus loin',
  'home.docs': () => 'toutes les routes, à lire et à essayer',
  'home.openapi': () => 'la même chose pour les programmes (OpenAPI 3.1)',
  'home.list': () => 'jeux, catalogues, niveaux et limites',
};
