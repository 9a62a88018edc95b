import type { Lang } from '../../core/text.ts';

/** What a score or an objective counts beside its name, in words already. */
interface Counted {
  readonly trait: string;
  readonly by: string;
  readonly least: number;
}

/** Words for what cards do, in a language; names that are not listed stand for themselves. */
export interface NoteWords {
  readonly names: Readonly<Record<string, string>>;
  readonly measures: Readonly<Record<string, (counted: Counted) => string>>;
  readonly start: (cards: number, composted: number, soil: number) => string;
  readonly points: (count: number) => string;
  readonly pieces: Readonly<Record<string, (count: number) => string>>;
  readonly per: (points: number, per: number, counted: string, max: number | undefined) => string;
  readonly table: (points: string, counted: string) => string;
  readonly cheaper: (trait: string, amount: number) => string;
  readonly ifChosen: string;
  readonly perPlanted: (trait: string) => string;
  readonly onEvent: string;
  readonly moves: Readonly<Record<string, (steps: string, on: string) => string>>;
  readonly perLeaf: string;
  readonly farthest: string;
  readonly anyCard: string;
  readonly enters: (on: string) => string;
  readonly withCanopy: string;
  readonly withSprouts: string;
  readonly withGrowth: string;
  readonly sites: Readonly<Record<string, string>>;
  readonly takes: (most: number, what: string) => string;
  readonly stores: (count: number, what: string) => string;
  readonly activates: (colour: string) => string;
  readonly after: (gain: string) => string;
  readonly others: (gain: string) => string;
  readonly storage: (points: number, per: number) => string;
  readonly collective: (what: string) => string;
  readonly nothing: string;
  readonly ours: (fields: string) => string;
  /** Between a heading and what it is about. */
  readonly colon: string;
}

const en: NoteWords = {
  names: {
    'colour-name': 'colour-name',
    geography: 'place-name',
    'two-abilities': 'two-ability',
    'cost-4-or-more': 'cost-4+',
    'cost-3-or-less': 'cost-3−',
    'points-4-or-more': '4+ point',
    'points-3-or-less': '3− point',
    'odd-points': 'odd-point',
    'even-points': 'even-point',
    'habitats-2-or-more': '2+ habitat',
    'habitats-1-or-less': '0–1 habitat',
    'sprout-spaces-6': '6 sprout-space',
    'sprout-spaces-3-or-less': '3− sprout-space',
    'growth-spaces-4-or-more': '4+ growth-space',
    'growth-spaces-2-or-less': '2− growth-space',
    'canopy-5-or-more': '5+ canopy',
    'canopy-4-or-less': '4− canopy',
    enter: 'where it enters',
    move: 'its move',
    effect: 'its effect',
    storage: 'its points',
    collective: 'the collective ability',
  },
  measures: {
    cards: ({ trait }) => `${trait} cards`,
    tableau: ({ trait }) => `${trait} cards of the tableau`,
    'flora-sprouts': ({ least }) => `flora with ${least}+ sprouts`,
    'flora-growth': ({ least }) => `flora with ${least}+ growth`,
    'flora-full-sprouts': () => 'flora full of sprouts',
    'flora-full-growth': () => 'flora full of growth',
    'flora-full': () => 'flora without a free space',
    'flora-bare': () => 'flora without sprouts and growth',
    hand: () => 'cards in hand',
    compost: () => 'cards of compost',
    'full-rows': () => 'full rows',
    'full-columns': () => 'full columns',
    'rows-distinct': ({ by }) => `rows of four different ${by}`,
    'columns-distinct': ({ by }) => `columns of four different ${by}`,
    'rows-alike': ({ by }) => `rows that share one of the ${by}`,
    'columns-alike': ({ by }) => `columns that share one of the ${by}`,
    sets: () => 'sets of red, blue, yellow, terrain and event',
    'diagonal-path': ({ trait }) => `${trait} cards of the longest diagonal path`,
    'orthogonal-path': ({ trait }) => `${trait} cards of the longest path`,
  },
  start: (cards, composted, soil) => `start: ${cards} cards, ${composted} to the compost, ${soil} soil`,
  points: (count) => (Math.abs(count) === 1 ? `${count} point` : `${count} points`),
  pieces: {
    soil: (count) => `${count} soil`,
    draw: (count) => (count === 1 ? '1 card' : `${count} cards`),
    compostDeck: (count) => `compost ${count} of the deck`,
    compostHand: (count) => `compost ${count} of the hand`,
    compost: (count) => `${count} of the compost`,
    sprouts: (count) => (count === 1 ? '1 sprout' : `${count} sprouts`),
    growth: (count) => `${count} growth`,
  },
  per: (points, per, counted, max) =>
    `${points} points for ${per === 1 ? 'each of the' : `every ${per}`} ${counted}${max === undefined ? '' : `, at most ${max}`}`,
  table: (points, counted) => `points for 1, 2, 3 … ${counted}: ${points}`,
  cheaper: (trait, amount) => `${trait} cards cost ${amount} soil less`,
  ifChosen: 'only if you chose the action',
  perPlanted: (trait) => `for each ${trait} card planted`,
  onEvent: 'for each event you play',
  moves: {
    upTo: (steps, on) => `moves up to ${steps} steps over ${on}`,
    exactly: (steps, on) => `moves exactly ${steps} steps, to ${on}`,
    toCard: (_, on) => `moves to ${on}`,
    place: (_, on) => `a new pawn on ${on} each time`,
    stay: () => 'stays where it is',
  },
  perLeaf: '1 per leaf used',
  farthest: 'in the farthest column',
  anyCard: 'any card',
  enters: (on) => `enters on ${on}`,
  withCanopy: 'with full growth',
  withSprouts: 'with sprouts',
  withGrowth: 'with growth',
  sites: {
    visited: 'for each card visited',
    here: 'on its card',
    start: 'on the card it leaves',
    once: 'once',
    pawns: 'for each of its pawns',
  },
  takes: (most, what) => `stores up to ${most} ${what} of it`,
  stores: (count, what) => `stores ${count} if there is ${what}`,
  activates: (colour) => `activates its ${colour} ability`,
  after: (gain) => `then ${gain}`,
  others: (gain) => `others: ${gain}`,
  storage: (points, per) => `${points} points for ${per === 1 ? 'each' : `every ${per}`} stored`,
  collective: (what) => `for all at the end of a round: ${what}`,
  nothing: 'nothing',
  ours: (fields) => `not printed so, but ours: ${fields}`,
  colon: ': ',
};

const fr: NoteWords = {
  names: {
    tree: 'arbre',
    herb: 'herbe',
    bush: 'buisson',
    mushroom: 'champignon',
    flora: 'flore',
    sunny: 'ensoleillé',
    wet: 'humide',
    rocky: 'rocheux',
    cold: 'froid',
    red: 'rouge',
    blue: 'bleu',
    yellow: 'jaune',
    green: 'vert',
    black: 'noir',
    multicolour: 'multicolore',
    brown: 'marron',
    geography: 'nom de lieu',
    'colour-name': 'nom de couleur',
    'animal-name': 'nom d’animal',
    directional: 'à direction',
    'two-abilities': 'deux capacités',
    'cost-4-or-more': 'coût 4+',
    'cost-3-or-less': 'coût 3−',
    'points-4-or-more': '4+ points',
    'points-3-or-less': '3− points',
    'odd-points': 'points impairs',
    'even-points': 'points pairs',
    'habitats-2-or-more': '2+ habitats',
    'habitats-1-or-less': '0–1 habitat',
    'sprout-spaces-6': '6 places de germe',
    'sprout-spaces-3-or-less': '3− places de germe',
    'growth-spaces-4-or-more': '4+ places de croissance',
    'growth-spaces-2-or-less': '2− places de croissance',
    'canopy-5-or-more': 'canopée 5+',
    'canopy-4-or-less': 'canopée 4−',
    colours: 'couleurs',
    kinds: 'types',
    points: 'points',
    sprouts: 'germes',
    growth: 'croissance',
    soil: 'sols',
    events: 'événements',
    diagonals: 'diagonales pleines',
    enter: 'son entrée',
    move: 'son déplacement',
    effect: 'son effet',
    storage: 'ses points',
    collective: 'la capacité collective',
  },
  measures: {
    cards: ({ trait }) => `cartes « ${trait} »`,
    tableau: ({ trait }) => `cartes « ${trait} » du tableau`,
    'flora-sprouts': ({ least }) => `flores à ${least}+ germes`,
    'flora-growth': ({ least }) => `flores à ${least}+ croissances`,
    'flora-full-sprouts': () => 'flores pleines de germes',
    'flora-full-growth': () => 'flores à croissance achevée',
    'flora-full': () => 'flores sans place libre',
    'flora-bare': () => 'flores sans germe ni croissance',
    hand: () => 'cartes en main',
    compost: () => 'cartes au compost',
    'full-rows': () => 'lignes pleines',
    'full-columns': () => 'colonnes pleines',
    'rows-distinct': ({ by }) => `lignes toutes différentes (${by})`,
    'columns-distinct': ({ by }) => `colonnes toutes différentes (${by})`,
    'rows-alike': ({ by }) => `lignes toutes semblables (${by})`,
    'columns-alike': ({ by }) => `colonnes toutes semblables (${by})`,
    sets: () => 'séries de rouge, bleu, jaune, terrain et événement',
    'diagonal-path': ({ trait }) => `cartes « ${trait} » du plus long chemin en diagonale`,
    'orthogonal-path': ({ trait }) => `cartes « ${trait} » du plus long chemin`,
  },
  start: (cards, composted, soil) => `départ : ${cards} cartes, dont ${composted} au compost, ${soil} sols`,
  points: (count) => (Math.abs(count) <= 1 ? `${count} point` : `${count} points`),
  pieces: {
    soil: (count) => (count === 1 ? '1 sol' : `${count} sols`),
    draw: (count) => (count === 1 ? '1 carte' : `${count} cartes`),
    compostDeck: (count) => `composter ${count} de la pioche`,
    compostHand: (count) => `composter ${count} de la main`,
    compost: (count) => `${count} du compost`,
    sprouts: (count) => (count === 1 ? '1 germe' : `${count} germes`),
    growth: (count) => (count === 1 ? '1 croissance' : `${count} croissances`),
  },
  per: (points, per, counted, max) =>
    `${points} points pour ${per} : ${counted}${max === undefined ? '' : `, au plus ${max}`}`,
  table: (points, counted) => `points pour 1, 2, 3 … ${counted} : ${points}`,
  cheaper: (trait, amount) => `les cartes « ${trait} » coûtent ${amount} sol de moins`,
  ifChosen: 'seulement si vous avez choisi l’action',
  perPlanted: (trait) => `par carte « ${trait} » plantée`,
  onEvent: 'par événement que vous jouez',
  moves: {
    upTo: (steps, on) => `avance de ${steps} pas au plus sur ${on}`,
    exactly: (steps, on) => `avance de ${steps} pas exactement, vers ${on}`,
    toCard: (_, on) => `va sur ${on}`,
    place: (_, on) => `un nouveau pion sur ${on} à chaque fois`,
    stay: () => 'reste sur place',
  },
  perLeaf: '1 par feuille utilisée',
  farthest: 'dans la colonne la plus éloignée',
  anyCard: 'une carte quelconque',
  enters: (on) => `entre sur ${on}`,
  withCanopy: 'à croissance achevée',
  withSprouts: 'avec germes',
  withGrowth: 'avec croissance',
  sites: {
    visited: 'par carte visitée',
    here: 'sur sa carte',
    start: 'sur la carte qu’il quitte',
    once: 'une fois',
    pawns: 'par pion à lui',
  },
  takes: (most, what) => `en stocke jusqu’à ${most} (${what})`,
  stores: (count, what) => `en stocke ${count} s’il y a : ${what}`,
  activates: (colour) => `active sa capacité « ${colour} »`,
  after: (gain) => `puis ${gain}`,
  others: (gain) => `les autres : ${gain}`,
  storage: (points, per) => `${points} points par ${per === 1 ? 'pièce stockée' : `${per} pièces stockées`}`,
  collective: (what) => `pour tous en fin de manche : ${what}`,
  nothing: 'rien',
  ours: (fields) => `valeurs maison, non imprimées : ${fields}`,
  colon: ' : ',
};

/** Words of the notes on cards of Earth. */
export const NOTE_WORDS = { en, fr } as const satisfies Record<Lang, NoteWords>;
