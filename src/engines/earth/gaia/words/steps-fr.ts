import { number, type Params, type Phrases, text } from '../../../../core/text.ts';

const NUMBERS = 'zéro une deux trois quatre cinq six sept huit neuf dix onze douze'.split(' ');
const inWords = (count: number): string => NUMBERS[count] ?? String(count);

const plural = (count: number): string => (Math.abs(count) >= 2 ? 's' : '');
const many = (count: number, one: string): string => `${count} ${one}${plural(count)}`;
/** « 1 carte », « 3 cartes ». */
export const cards = (count: number): string => many(count, 'carte');
/** « 1 point », « 3 points ». */
export const points = (count: number): string => many(count, 'point');

/** Ses six cartes. */
export const CARDS: Readonly<Record<string, string>> = {
  plant: 'Planter (vert)',
  compost: 'Composter (rouge)',
  water: 'Arroser (bleu)',
  grow: 'Croître (jaune)',
  'north-gyre': 'Gyre du Pacifique nord',
  'south-gyre': 'Gyre du Pacifique sud',
};

/** « 7 + 3 », ou « 7 » seul. */
const sum = (p: Params): string => {
  const [base, more] = [number(p, 'base'), number(p, 'cards')];
  return base > 0 && more > 0 ? `${base} + ${more}` : String(base + more);
};
const total = (p: Params): number => number(p, 'base') + number(p, 'cards');

/** « trois de vos cartes ont une capacité bleue ». */
const blue = (count: number): string =>
  `${inWords(count)} de vos cartes ${count === 1 ? 'a' : 'ont'} une capacité bleue`;

/** Ce que change un animal à ses réserves : ce qu’elle paie, puis ce qu’elle gagne. */
const changed = (p: Params): string => {
  const all = [
    [number(p, 'soil'), (count: number) => many(count, 'sol')],
    [number(p, 'sprouts'), (count: number) => many(count, 'germe')],
    [number(p, 'growth'), (count: number) => many(count, 'croissance')],
    [number(p, 'compost'), (count: number) => `${cards(count)} de compost`],
  ] as const;
  const list = (sign: number): string =>
    all.flatMap(([count, unit]) => (count * sign > 0 ? [unit(Math.abs(count))] : [])).join(', ');
  const stored = number(p, 'stored');
  return [
    ...(list(-1) === '' ? [] : [`${stored > 0 ? 'prenez' : 'elle paie'} ${list(-1)}`]),
    ...(stored > 0 ? [`posez ${many(stored, 'pièce')} sur sa carte`] : []),
    ...(list(1) === '' ? [] : [`elle gagne ${list(1)}`]),
  ].join(', ');
};

/** Ce qu’un animal donne au joueur. */
const given = (p: Params): string =>
  [
    ['soil', (count: number) => many(count, 'sol')] as const,
    ['sprouts', (count: number) => many(count, 'germe')] as const,
    ['growth', (count: number) => many(count, 'croissance')] as const,
    ['compost', (count: number) => `${cards(count)} à composter de la pioche`] as const,
    ['hand', (count: number) => `jusqu’à ${cards(count)} à composter de votre main`] as const,
    ['draw', (count: number) => `${cards(count)} à piocher`] as const,
  ]
    .flatMap(([name, unit]) => (typeof p[name] === 'number' ? [unit(number(p, name))] : []))
    .join(', ');

/** Quand la pioche a moins de cartes qu’elle n’en composterait. */
const ranOut = (p: Params): string =>
  number(p, 'composted') < number(p, 'half') + number(p, 'extra')
    ? ` La pioche s’épuise : ${cards(number(p, 'composted'))} en tout.`
    : '';

/** Ce que fait Gaïa, en français ; pour les parties entières comme à une vraie table. */
export const steps: Phrases = {
  'gaia.turned-up': (p) => `Gaïa révèle ${CARDS[text(p, 'card')]}.`,
  'gaia.unchosen': (p) =>
    number(p, 'cards') === 1
      ? `La carte que vous n’avez pas choisie va face visible sur la pile Terre de Gaïa : ${points(number(p, 'points'))}.`
      : `Les ${cards(number(p, 'cards'))} que vous n’avez pas choisies vont face visible sur la pile Terre de Gaïa : ${points(number(p, 'points'))}.`,
  'gaia.half': (p) =>
    (number(p, 'half') === 0
      ? `Gaïa composte ${cards(number(p, 'extra'))} de la pioche.`
      : `Gaïa composte ${number(p, 'half')} + ${number(p, 'extra')} cartes de la pioche : la moitié des ${number(p, 'soil')} sols que vous avez gagnés, et ${number(p, 'extra')}.`) +
    ranOut(p),
  'gaia.sprouts': (p) =>
    `Gaïa gagne ${sum(p)} germe${plural(total(p))}${number(p, 'cards') > 0 ? ` : ${blue(number(p, 'cards'))}` : ''}.`,
  'gaia.growth': (p) =>
    `Gaïa gagne ${sum(p)} croissance${plural(total(p))}${number(p, 'cards') > 0 ? ` : vous avez pioché ${inWords(number(p, 'cards'))} carte${plural(number(p, 'cards'))}` : ''}.`,
  'gaia.growth-lost': (p) => `Ses vingt piles sont pleines : ${many(number(p, 'count'), 'croissance')} en trop.`,
  'gaia.compost': (p) => `Gaïa composte ${cards(number(p, 'composted'))} de la pioche.`,
  'gaia.soil': (p) => `Gaïa gagne ${many(number(p, 'count'), 'sol')}.`,
  'gaia.ten-soil': (p) =>
    `Elle rend ${many(number(p, 'soil'), 'sol')} et composte ${cards(number(p, 'composted'))} de la pioche ; il lui reste ${many(number(p, 'left'), 'sol')}.`,
  'gaia.pile': (p) =>
    `${cards(number(p, 'cards'))} de la pioche ${number(p, 'cards') === 1 ? 'va' : 'vont'} face visible sur la pile Terre de Gaïa : ${points(number(p, 'points'))}.`,
  'gaia.skip-next': () => 'Son prochain tour est passé.',
  'gaia.skipped': () => 'Gaïa passe son tour : jouez encore une fois.',
  'gaia.animal': (p) =>
    `${text(p, 'fr')}${number(p, 'times') > 1 ? `, ${inWords(number(p, 'times'))} fois` : ''} : ${changed(p) || 'sans effet'}.`,
  'gaia.animal-unable': (p) => `${text(p, 'fr')} : Gaïa ne peut pas payer, il ne se passe rien.`,
  'gaia.animal-gives': (p) => `${text(p, 'fr')} vous apporte ${given(p)}.`,
  'gaia.completion': (p) => `Gaïa pose une feuille sur le bonus d’achèvement : ${points(number(p, 'points'))}.`,
};
