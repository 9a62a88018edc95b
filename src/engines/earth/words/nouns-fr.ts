/** Comment on nomme les cartes d’après ce qui leur est demandé, en français. */
import type { Params } from '../../../core/text.ts';
import type { Trait } from '../content/traits.ts';

const lists = new Intl.ListFormat('fr');
/** « a, b et c ». */
export const et = (parts: readonly string[]): string => lists.format(parts);
/** « 1 carte », « 3 cartes ». */
export const many = (count: number, one: string, more = `${one}s`): string =>
  `${count} ${Math.abs(count) < 2 ? one : more}`;
/** « 1 point », « -3 points ». */
export const points = (count: number): string => many(count, 'point');

/** Un nom, au masculin ou au féminin. */
interface Noun {
  readonly one: string;
  readonly more: string;
  readonly feminine: boolean;
}

const noun = (one: string, feminine: boolean): Noun => ({ one, more: `${one}s`, feminine });

/** Un nom, un adjectif (masculin, féminin et leurs pluriels), ou ce qui suit le nom. */
interface Words {
  readonly noun?: Noun;
  readonly adjective?: readonly [string, string, string, string];
  readonly behind?: string;
}

const FLORA = noun('flore', true);
const CARD = noun('carte', true);

const TRAITS: Readonly<Record<Trait, Words>> = {
  tree: { noun: noun('arbre', false) },
  herb: { noun: noun('herbe', true) },
  bush: { noun: noun('buisson', false) },
  mushroom: { noun: noun('champignon', false) },
  terrain: { noun: noun('terrain', false) },
  sunny: { adjective: ['ensoleillé', 'ensoleillée', 'ensoleillés', 'ensoleillées'] },
  wet: { adjective: ['humide', 'humide', 'humides', 'humides'] },
  rocky: { adjective: ['rocheux', 'rocheuse', 'rocheux', 'rocheuses'] },
  cold: { adjective: ['froid', 'froide', 'froids', 'froides'] },
  red: { behind: 'à capacité rouge ou multicolore' },
  blue: { behind: 'à capacité bleue ou multicolore' },
  yellow: { behind: 'à capacité jaune ou multicolore' },
  green: { behind: 'à capacité verte' },
  black: { behind: 'à capacité noire' },
  multicolour: { behind: 'à capacité multicolore' },
  brown: { behind: 'à capacité marron' },
  flora: { noun: FLORA },
  geography: { noun: FLORA, behind: 'dont le nom est marqué d’un lieu' },
  'colour-name': { noun: FLORA, behind: 'dont le nom est marqué d’une couleur' },
  'animal-name': { noun: FLORA, behind: 'dont le nom est marqué d’un animal' },
  directional: { behind: 'dont une capacité désigne une ligne, une colonne, des voisines ou un chemin' },
  'two-abilities': { behind: 'à deux capacités' },
  'cost-4-or-more': { behind: 'coûtant 4 ou plus' },
  'cost-3-or-less': { behind: 'coûtant 3 ou moins' },
  'points-4-or-more': { behind: 'valant 4 points ou plus' },
  'points-3-or-less': { behind: 'valant 3 points ou moins' },
  'odd-points': { behind: 'valant un nombre impair de points' },
  'even-points': { behind: 'valant un nombre pair de points ou aucun' },
  'habitats-2-or-more': { behind: 'à deux habitats ou plus' },
  'habitats-1-or-less': { behind: 'à un habitat ou aucun' },
  'sprout-spaces-6': { noun: FLORA, behind: 'à six places pour germes' },
  'sprout-spaces-3-or-less': { noun: FLORA, behind: 'à trois places pour germes ou moins' },
  'growth-spaces-4-or-more': { noun: FLORA, behind: 'à quatre places de croissance ou plus' },
  'growth-spaces-2-or-less': { noun: FLORA, behind: 'à deux places de croissance ou moins' },
  'canopy-5-or-more': { noun: FLORA, behind: 'dont la canopée vaut 5 points ou plus' },
  'canopy-4-or-less': { noun: FLORA, behind: 'dont la canopée vaut 4 points ou moins' },
};
const KNOWN: Readonly<Record<string, Words>> = TRAITS;

/** Les cartes qui ont tous ces traits, « carte ensoleillée et humide » ; `pieces` est ce qui doit s’y trouver. */
export const cardsWith = (traits: readonly string[], plural: boolean, pieces: readonly string[] = []): string => {
  const all = traits.map((trait) => KNOWN[trait] ?? {});
  const nouns = all.flatMap((words) => words.noun ?? []);
  const { one, more, feminine } = nouns.find((each) => each !== FLORA) ?? nouns[0] ?? CARD;
  const form = (plural ? 2 : 0) + (feminine ? 1 : 0);
  const adjectives = et(all.flatMap(({ adjective }) => adjective?.[form] ?? []));
  const behind = [...all.flatMap((words) => words.behind ?? []), ...pieces];
  return [plural ? more : one, adjectives, et(behind)].filter(Boolean).join(' ');
};

/** « une carte », « un arbre », « une autre carte », d’après les traits. */
export const isFeminine = (traits: readonly string[]): boolean => {
  const nouns = traits.flatMap((trait) => KNOWN[trait]?.noun ?? []);
  return (nouns.find((each) => each !== FLORA) ?? nouns[0] ?? CARD).feminine;
};

/** Les traits que les îles et les climats peuvent avoir aussi. */
const OF_AREA =
  /^(sunny|wet|rocky|cold|red|blue|yellow|green|black|multicolour|brown|directional|two-|points|odd|even|habitats)/;

/** « , île et climat compris », où ils peuvent avoir ce trait. */
const area = (trait: string): string => (OF_AREA.test(trait) ? ', île et climat compris' : '');

const FEATURES: Readonly<Record<string, readonly [different: string, same: string]>> = {
  colours: ['couleurs de capacité différentes', 'une couleur de capacité'],
  kinds: ['types différents', 'leur type'],
  habitats: ['habitats différents', 'un habitat'],
  points: ['nombres de points imprimés différents', 'leur nombre de points imprimés'],
  sprouts: ['nombres de germes différents', 'leur nombre de germes'],
  growth: ['nombres de croissances différents', 'leur nombre de croissances'],
};

const line = (plural: boolean, what: string, by: string): string => {
  const [different = by, same = by] = FEATURES[by] ?? [];
  const s = plural ? 's' : '';
  const lines = `${what.startsWith('row') ? 'ligne' : 'colonne'}${s} complète${s}`;
  return what.endsWith('alike')
    ? `${lines} dont les quatre cartes partagent ${same}`
    : `${lines} dont les quatre cartes peuvent montrer quatre ${different}`;
};

const PLAIN: Readonly<Record<string, readonly [one: string, more: string]>> = {
  'flora-full-sprouts': [
    'flore dont toutes les places pour germes sont occupées',
    'flores dont toutes les places pour germes sont occupées',
  ],
  'flora-full-growth': [
    'flore dont toutes les places de croissance sont occupées',
    'flores dont toutes les places de croissance sont occupées',
  ],
  'flora-full': [
    'flore sans place libre pour germes ni croissances',
    'flores sans place libre pour germes ni croissances',
  ],
  'flora-bare': ['flore sans germe ni croissance', 'flores sans germe ni croissance'],
  soil: ['sol', 'sols'],
  hand: ['carte de votre main', 'cartes de votre main'],
  compost: ['carte de votre compost', 'cartes de votre compost'],
  events: ['événement que vous avez joué', 'événements que vous avez joués'],
  sprouts: ['germe de votre tableau', 'germes de votre tableau'],
  growth: ['croissance de votre tableau', 'croissances de votre tableau'],
  'full-rows': ['ligne complète', 'lignes complètes'],
  'full-columns': ['colonne complète', 'colonnes complètes'],
  diagonals: ['diagonale complète', 'diagonales complètes'],
  sets: [
    'groupe de cinq cartes : une à capacité rouge, une bleue, une jaune, un terrain et un événement',
    'groupes de cinq cartes : une à capacité rouge, une bleue, une jaune, un terrain et un événement',
  ],
  'empty-sides': ['côté de cette carte sans carte voisine', 'côtés de cette carte sans carte voisine'],
};

const piled = (plural: boolean, p: Params, what: string): string => {
  const least = typeof p['least'] === 'number' ? p['least'] : 0;
  return `${cardsWith(['flora'], plural)} portant ${least > 0 ? `au moins ${many(least, what)}` : `un nombre quelconque de ${what}s`}`;
};

const de = (noun: string): string => (/^[aeiouhé]/.test(noun) ? `d’${noun}` : `de ${noun}`);

/** Ce que compte un décompte ou un objectif, « carte humide, île et climat compris », à l’un ou l’autre nombre. */
export const counted = (p: Params, plural: boolean): string => {
  const what = String(p['what']);
  const plain = PLAIN[what];
  if (plain !== undefined) return plain[plural ? 1 : 0];
  const trait = String(p['trait']);
  const cards = cardsWith([trait], plural);
  const all = cardsWith([trait], true);
  switch (what) {
    case 'flora-sprouts':
      return piled(plural, p, 'germe');
    case 'flora-growth':
      return piled(plural, p, 'croissance');
    case 'cards':
      return `${cards}${area(trait)}`;
    case 'cards-unsaid':
      return `${cards}, île et climat aussi sauf si le choix E9 dit non`;
    case 'tableau':
      return `${cards} de votre tableau`;
    case 'best-area':
      return `${cards} chez le joueur qui en a le plus${area(trait)}`;
    case 'row':
      return `${cards} de cette ligne`;
    case 'column':
      return `${cards} de cette colonne`;
    case 'orthogonal':
      return `${cards} à côté, au-dessus ou au-dessous de cette carte`;
    case 'diagonal':
      return `${cards} en diagonale de cette carte`;
    case 'diagonal-path':
      return `${plural ? 'cartes' : 'carte'} de votre plus long chemin diagonal ${de(all)}`;
    case 'orthogonal-path':
      return `${plural ? 'cartes' : 'carte'} du plus long chemin ${de(all)} passant par celle-ci, jamais en diagonale`;
    default:
      return line(plural, what, String(p['by']));
  }
};
