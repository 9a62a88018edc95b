import { number, type Params, type Phrases, text } from '../../../../core/text.ts';

const NUMBERS = 'zéro une deux trois quatre cinq six sept huit neuf dix onze douze'.split(' ');
const inWords = (count: number): string => NUMBERS[count] ?? String(count);

const plural = (count: number): string => (Math.abs(count) >= 2 ? 's' : '');
const many = (count: number, one: string): string => `${count} ${one}${plural(count)}`;
const cards = (count: number): string => many(count, 'carte');
const points = (count: number): string => many(count, 'point');

const CARDS: Readonly<Record<string, string>> = {
  plant: 'Planter (vert)',
  compost: 'Composter (rouge)',
  water: 'Arroser (bleu)',
  grow: 'Croître (jaune)',
  'north-gyre': 'Gyre du Pacifique nord',
  'south-gyre': 'Gyre du Pacifique sud',
};
const OBJECTIVES: Readonly<Record<string, string>> = {
  'upper-left': 'l’objectif en haut à gauche',
  'upper-right': 'l’objectif en haut à droite',
  'lower-left': 'l’objectif en bas à gauche',
  'lower-right': 'l’objectif en bas à droite',
};
const LEVELS: Readonly<Record<string, string>> = {
  beginner: 'Débutant : rangée du haut de son plateau ; elle passe le tour qui suit un gyre',
  medium: 'Standard : rangée du haut de son plateau',
  hard: 'Difficile : rangée du bas de son plateau',
  expert: 'Expert : rangée du bas de son plateau, et un bonus à chaque gyre',
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

const labels = Object.fromEntries(
  [...Object.entries(CARDS), ...Object.entries(OBJECTIVES)].map(([name, words]) => [`gaia.label.${name}`, () => words]),
);

/** Ce que Gaïa dit et demande, en français. */
export const fr: Phrases = {
  ...labels,
  'gaia.begin': (p) => `Gaïa commence sans rien devant elle. ${LEVELS[text(p, 'difficulty')]}.`,
  'gaia.begin-table': () => 'Mélangez ses six cartes et posez-les face cachée.',
  'gaia.begin-arbor': () => 'Arbor mélange ses six cartes ; laissez les vôtres dans la boîte.',
  'gaia.begin-animal': (p) => `Posez ${text(p, 'fr')} face visible devant elle ; ses pions restent dans la boîte.`,
  'gaia.turned-up': (p) => `Gaïa révèle ${CARDS[text(p, 'card')]}.`,
  'gaia.unchosen': (p) =>
    number(p, 'cards') === 1
      ? `La carte que vous n’avez pas choisie va face visible sur la pile Terre de Gaïa : ${points(number(p, 'points'))}.`
      : `Les ${cards(number(p, 'cards'))} que vous n’avez pas choisies vont face visible sur la pile Terre de Gaïa : ${points(number(p, 'points'))}.`,
  'gaia.half': (p) =>
    number(p, 'half') === 0
      ? `Gaïa composte ${cards(number(p, 'extra'))} de la pioche.`
      : `Gaïa composte ${number(p, 'half')} + ${number(p, 'extra')} cartes de la pioche : la moitié des ${number(p, 'soil')} sols que vous avez gagnés, et ${number(p, 'extra')}.`,
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
  'gaia.leaf': (p) =>
    `Gaïa pose une feuille sur ${OBJECTIVES[text(p, 'objective')]} : ${points(number(p, 'points'))}, ${number(p, 'arrival') === 1 ? 'en premier' : 'après vous'}.`,
  'gaia.skip-next': () => 'Son prochain tour est passé.',
  'gaia.skipped': () => 'Gaïa passe son tour : jouez encore une fois.',
  'gaia.animal': (p) =>
    `${text(p, 'fr')}${number(p, 'times') > 1 ? `, ${inWords(number(p, 'times'))} fois` : ''} : ${changed(p) || 'sans effet'}.`,
  'gaia.animal-unable': (p) => `${text(p, 'fr')} : Gaïa ne peut pas payer, il ne se passe rien.`,
  'gaia.animal-gives': (p) => `${text(p, 'fr')} vous apporte ${given(p)}.`,
  'gaia.completion': (p) => `Gaïa pose une feuille sur le bonus d’achèvement : ${points(number(p, 'points'))}.`,
  'gaia.end-full': () => 'Votre tableau est achevé : la partie est terminée. Comptez vos points.',
  'gaia.end-cards': () => 'C’était sa douzième carte : la partie est terminée. Comptez vos points.',
  'gaia.won': (p) => `Vous gagnez de ${points(number(p, 'margin'))} : ${number(p, 'person')} à ${number(p, 'gaia')}.`,
  'gaia.lost': (p) => `Gaïa gagne de ${points(number(p, 'margin'))} : ${number(p, 'gaia')} à ${number(p, 'person')}.`,
  'gaia.drawn-game': (p) => `Égalité : ${points(number(p, 'person'))} chacun.`,
  'gaia.ask.action': () => 'Jouez votre tour, activations comprises. Quelle action avez-vous choisie ?',
  'gaia.ask.card': () => 'Révélez la carte suivante de Gaïa. Laquelle est-ce ?',
  'gaia.ask.unchosen': (p) => `Points imprimés des ${cards(number(p, 'count'))} que vous n’avez pas choisies ?`,
  'gaia.ask.pile': (p) =>
    `Révélez ${cards(number(p, 'count'))} de la pioche pour la pile de Gaïa. Leurs points imprimés ?`,
  'gaia.ask.complete': () => 'Votre tableau compte-t-il maintenant 16 cartes ?',
  'gaia.ask.soil': () =>
    'Combien de sols avez-vous gagnés ce tour-ci ? Action, activations et sols contre germes comptent, pas les événements.',
  'gaia.ask.blue': () => 'Combien de cartes de vos tableau, île et climat ont une capacité bleue ou multicolore ?',
  'gaia.ask.drawn': () =>
    'Combien de cartes avez-vous piochées ce tour-ci ? Action et activations comptent, pas les événements.',
  'gaia.ask.part-plant': () =>
    'Vous pouvez planter une carte, puis piochez-en une et activez le vert. Votre tableau compte-t-il maintenant 16 cartes ?',
  'gaia.ask.part-compost': () =>
    'Prenez 2 sols, ou compostez 2 cartes de la pioche, et activez le rouge. Combien de sols avez-vous gagnés en tout ? Les événements ne comptent pas.',
  'gaia.ask.part-water': () =>
    'Prenez 2 germes ou 2 sols, et activez le bleu. Combien de cartes de vos tableau, île et climat ont une capacité bleue ou multicolore ?',
  'gaia.ask.part-grow': () =>
    'Prenez 2 croissances, ou piochez 2 cartes, et activez le jaune. Combien de cartes avez-vous piochées en tout ? Les événements ne comptent pas.',
  'gaia.ask.objective-north-gyre': () =>
    'Pas d’action pour vous. Lequel des objectifs du haut Gaïa revendique-t-elle ?',
  'gaia.ask.objective-south-gyre': () => 'Pas d’action pour vous. Lequel des objectifs du bas Gaïa revendique-t-elle ?',
  'gaia.ask.leaf-there': () => 'Une de vos feuilles s’y trouve-t-elle déjà ?',
  'gaia.ask.discarded': () => 'Combien de feuilles avez-vous défaussées pour vos animaux ce tour-ci ?',
  'gaia.ask.score': () => 'Vos propres points ?',
  'gaia.part.pile': () => 'pile Terre',
  'gaia.part.sprouts': () => 'germes',
  'gaia.part.growth': () => 'croissance',
  'gaia.part.compost': () => 'compost',
  'gaia.part.fauna': () => 'faune',
  'gaia.part.completion': () => 'bonus d’achèvement',
  'gaia.part.leaves': () => 'feuilles sur son plateau',
  'gaia.part.animals': () => 'animaux',
  'ending.complete': () => 'votre tableau est achevé',
  'ending.gaia-cards': () => 'Gaïa a joué ses douze cartes',
};
