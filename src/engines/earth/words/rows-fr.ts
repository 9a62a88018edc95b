/** Les lignes des catalogues d’Earth, en français ; les cartes portent leur nom anglais, faute de source. */
import { number, type Params, type Phrases, text, texts } from '../../../core/text.ts';
import { cardsWith, counted, et, isFeminine, many, points } from './nouns-fr.ts';

const amount = (p: Params, name: string): number => {
  const value = p[name];
  return typeof value === 'number' ? value : 0;
};
const word = (p: Params, name: string): string => {
  const value = p[name];
  return typeof value === 'string' ? value : '';
};
const traitsOf = (p: Params, name: string): readonly string[] => (p[name] === undefined ? [] : texts(p, name));

const sprouts = (count: number): string => many(count, 'germe');
const growth = (count: number): string => many(count, 'croissance');
const soil = (count: number): string => many(count, 'sol');
const cards = (count: number): string => many(count, 'carte');
const upTo = (count: number, what: (count: number) => string): string => `${count > 1 ? 'jusqu’à ' : ''}${what(count)}`;

/** « payer 1 sol et défausser 2 cartes du dessus de votre compost » ; les pièces viennent `from`. */
const pays = (p: Params, from = ''): string => {
  const [sprout, grown] = [amount(p, 'cost.sprouts'), amount(p, 'cost.growth')];
  const pieces = [...(sprout > 0 ? [sprouts(sprout)] : []), ...(grown > 0 ? [growth(grown)] : [])];
  const earth = amount(p, 'cost.soil');
  const paid = [...(earth > 0 ? [soil(earth)] : []), ...(pieces.length > 0 ? [et(pieces) + from] : [])];
  const [hand, compost] = [amount(p, 'cost.compostHand'), amount(p, 'cost.compost')];
  return et([
    ...(paid.length > 0 ? [`payer ${et(paid)}`] : []),
    ...(hand > 0 ? [`composter ${cards(hand)} de votre main`] : []),
    ...(compost > 0 ? [`défausser ${cards(compost)} du dessus de votre compost`] : []),
  ]);
};

/** « gagner 2 sols et placer jusqu’à 2 germes » ; les pièces vont `onto`. */
const gains = (p: Params, onto = '', at = 'gain'): string[] => {
  const [earth, draw, deck, hand] = ['soil', 'draw', 'compostDeck', 'compostHand'].map((name) =>
    amount(p, `${at}.${name}`),
  );
  const [sprout, grown] = [amount(p, `${at}.sprouts`), amount(p, `${at}.growth`)];
  const pieces = [...(sprout > 0 ? [upTo(sprout, sprouts)] : []), ...(grown > 0 ? [upTo(grown, growth)] : [])];
  return [
    ...(earth ? [`gagner ${soil(earth)}`] : []),
    ...(draw ? [`piocher ${cards(draw)}`] : []),
    ...(deck ? [`composter ${cards(deck)} de la pioche`] : []),
    ...(hand ? [`composter jusqu’à ${cards(hand)} de votre main`] : []),
    ...(pieces.length > 0 ? [`placer ${et(pieces)}${onto}`] : []),
  ];
};

const PLACES: Readonly<Record<string, string>> = {
  neighbours: 'autour de cette carte',
  row: 'de cette ligne',
  column: 'de cette colonne',
};

/** Où vont les pièces d’une capacité ; rien pour « n’importe où ». */
const onto = (p: Params): string => {
  const where = word(p, 'on.where');
  if (where === '') return '';
  const each = word(p, 'on.each');
  return each === '' ? ` sur les flores ${PLACES[where]}` : ` sur chaque ${cardsWith([each], false)} ${PLACES[where]}`;
};

const COLOURS: Readonly<Record<string, string>> = {
  red: 'Rouge',
  blue: 'Bleu',
  yellow: 'Jaune',
  green: 'Vert',
  multicolour: 'Rouge, bleu et jaune (multicolore)',
  brown: 'Marron',
};
const HUES: Readonly<Record<string, string>> = { red: 'rouge', blue: 'bleue', yellow: 'jaune' };
const ACTIONS: Readonly<Record<string, string>> = { red: 'Composter', blue: 'Arroser', yellow: 'Croître' };
const PAID_WITH: Readonly<Record<string, string>> = {
  hand: 'en compostant des cartes de votre main',
  sprouts: 'en germes',
  growth: 'en croissances',
};

/** Ce qui vaut tant que la carte est là. */
const standing = (p: Params): string[] => {
  const [copies, trait, ban] = [word(p, 'copies'), word(p, 'discount.trait'), word(p, 'ban')];
  const [over, paid, looked] = [word(p, 'replaceWith'), word(p, 'payWith'), amount(p, 'keepOneOfCompost')];
  return [
    ...(copies === ''
      ? []
      : [
          `utiliser une capacité ${HUES[copies]} ou multicolore d’une autre carte de votre tableau comme si elle était ici`,
        ]),
    ...(p['allKinds'] === true ? ['cette carte compte comme arbre, herbe, buisson et champignon'] : []),
    ...(trait === '' ? [] : [`vos ${cardsWith([trait], true)} coûtent ${soil(amount(p, 'discount.amount'))} de moins`]),
    ...(ban === '' ? [] : [`vous ne pouvez pas choisir l’action ${ACTIONS[ban]}`]),
    ...(over === ''
      ? []
      : [
          `vous pouvez planter gratuitement une ${cardsWith([over], false)} sur ce terrain, qui est composté ; vous piochez alors 2 cartes`,
        ]),
    ...(paid === '' ? [] : [`son coût peut se payer ${PAID_WITH[paid]} au lieu de sols, un pour un`]),
    ...(looked > 0 ? [`regarder les ${cards(looked)} du dessus de votre compost et en prendre une en main`] : []),
  ];
};

const fires = (p: Params): string => {
  const colour = text(p, 'colour');
  const black = p['event'] === true ? 'Quand vous la jouez (noir)' : 'Quand vous la plantez (noir)';
  const planted = word(p, 'perPlanted');
  const agreed = isFeminine([planted]) ? 'plantée' : 'planté';
  return [
    colour === 'black' ? black : (COLOURS[colour] ?? colour),
    ...(p['onlyIfChosen'] === true ? [`seulement si vous avez choisi l’action ${ACTIONS[colour] ?? 'vous-même'}`] : []),
    ...(p['onEvent'] === true ? ['chaque fois que vous jouez un événement'] : []),
    ...(planted === '' ? [] : [`pour chaque ${cardsWith([planted], false)} ${agreed} ce tour-ci`]),
  ].join(', ');
};

/** « payer 1 sol pour piocher 2 cartes ». */
const trade = (cost: string, gained: readonly string[]): string =>
  cost === '' ? et(gained) : `${cost}${gained.length > 0 ? ` pour ${et(gained)}` : ''}`;

const scored = (p: Params): string => {
  const most = amount(p, 'max') > 0 ? `, ${points(amount(p, 'max'))} au plus` : '';
  const table = p['table'];
  if (Array.isArray(table)) {
    const steps = table.map(
      (each, index) => `${each} pour ${index + 1}${index === table.length - 1 ? ' ou plus' : ''}`,
    );
    return `points pour vos ${counted(p, true)} : ${steps.join(', ')}${most}`;
  }
  const per = amount(p, 'per');
  return `${points(amount(p, 'points'))} ${per > 1 ? `par lot de ${per} ${counted(p, true)}` : `pour chaque ${counted(p, false)}`}${most}`;
};

const KINDS: Readonly<Record<string, string>> = {
  tree: 'Arbre',
  herb: 'Herbe',
  bush: 'Buisson',
  mushroom: 'Champignon',
  'all-types': 'Flore des quatre types',
  terrain: 'Terrain',
  event: 'Événement',
};
const HABITATS: Readonly<Record<string, string>> = {
  sunny: 'ensoleillé',
  wet: 'humide',
  rocky: 'rocheux',
  cold: 'froid',
};
const MARKERS: Readonly<Record<string, string>> = {
  geography: 'd’un lieu',
  colour: 'd’une couleur',
  animal: 'd’un animal',
};

/** Ce qui doit se trouver sur la carte où va un pion. */
const pieces = (p: Params, at: string): string[] => [
  ...(p[`${at}canopy`] === true ? ['à croissance achevée'] : []),
  ...(p[`${at}sprouts`] === true ? ['portant un germe'] : []),
  ...(p[`${at}growth`] === true ? ['portant une croissance'] : []),
];
const place = (p: Params, at: string, plural: boolean): string =>
  cardsWith(traitsOf(p, `${at}traits`), plural, pieces(p, at));
const isLimited = (p: Params): boolean => traitsOf(p, 'on.traits').length + pieces(p, 'on.').length > 0;
const one = (p: Params, at: string, other = ''): string =>
  `${isFeminine(traitsOf(p, `${at}traits`)) ? 'une' : 'un'} ${other}${place(p, at, false)}`;

const moved = (p: Params): string => {
  const steps = `${amount(p, 'steps') || 1} pas${p['perLeaf'] === true ? ' par feuille que vous avez utilisée' : ''}`;
  const limits = isFeminine(traitsOf(p, 'on.traits')) ? 'les seules' : 'les seuls';
  const only = isLimited(p) ? `, sur ${limits} ${place(p, 'on.', true)}` : '';
  const far = p['farthest'] === true ? ' de la colonne la plus éloignée' : '';
  switch (text(p, 'kind')) {
    case 'upTo':
      return `Avance d’au plus ${steps}${only}${far}.`;
    case 'toCard':
      return `Va sur ${one(p, 'on.', 'autre ')}${far}.`;
    case 'exactly':
      return `Avance d’exactement ${steps}${only}${far}, ou pas du tout.`;
    case 'place':
      return `Ne bouge jamais ; chaque fois, un autre pion se pose sur ${one(p, 'on.')} qui n’en a pas${far}.`;
    default:
      return `Reste sur sa première carte${only}${far}.`;
  }
};

const SITES: Readonly<Record<string, string>> = {
  visited: 'Pour chaque carte visitée',
  here: 'Sur sa carte',
  start: 'Sur la carte quittée',
  once: 'Après le déplacement',
  pawns: 'Pour chacun de vos pions dans le tableau',
};

/** Le même gain pour les autres joueurs. */
const theirs = (gain: string): string => gain.replaceAll('votre', 'leur');

const effect = (p: Params): string => {
  const [taken, needs, store, colour] = [
    word(p, 'take.what'),
    word(p, 'needs'),
    amount(p, 'store'),
    word(p, 'activates'),
  ];
  const from = p['eachVisited'] === true ? ', un par carte visitée,' : p['fromCard'] === true ? ' qui s’y trouve' : '';
  const kept = needs === 'sprouts' ? sprouts(store) : needs === 'growth' ? growth(store) : many(store, 'pièce');
  const does = [
    ...gains(p, p['ontoCard'] === true ? ' dessus' : ''),
    ...(colour === '' ? [] : [`utiliser sa capacité ${HUES[colour]} ou multicolore`]),
    ...(taken === ''
      ? []
      : [
          `en déplacer jusqu’à ${(taken === 'sprouts' ? sprouts : growth)(amount(p, 'take.most'))} vers la carte de l’animal`,
        ]),
    ...(store > 0 ? [`poser ${kept} de la réserve sur la carte de l’animal`] : []),
  ];
  const asked = needs === '' ? '' : `s’il s’y trouve ${needs === 'sprouts' ? 'un germe' : 'une croissance'}, `;
  const after = gains(p, '', 'after');
  const others = gains(p, '', 'others').map(theirs);
  return [
    `${SITES[text(p, 'on')]} : ${asked}${trade(pays(p, from), does)}`,
    ...(after.length > 0 ? [`puis ${et(after)}, une seule fois`] : []),
    ...(others.length > 0 ? [`chaque autre joueur peut ${et(others)}`] : []),
  ].join(' ; ');
};

const collective = (p: Params): string => {
  const [stores, colour] = [word(p, 'stores'), word(p, 'activates')];
  return trade(pays(p), [
    ...gains(p),
    ...(colour === '' ? [] : [`utiliser la capacité ${HUES[colour]} ou multicolore d’une carte de votre tableau`]),
    ...(stores === ''
      ? []
      : [
          `déplacer ${stores === 'sprouts' ? '1 germe' : '1 croissance'} de votre tableau sur votre île, pour ${points(amount(p, 'points'))} à la fin`,
        ]),
  ]);
};

const PARTS: Readonly<Record<string, string>> = {
  enter: 'son entrée',
  move: 'son déplacement',
  effect: 'son effet',
  storage: 'ses points',
  collective: 'la capacité collective',
};

/** Noms et faits des lignes d’Earth. */
export const rows: Phrases = {
  'name.card': (p) => text(p, 'name'),
  'name.animal': (p) => text(p, 'fr'),
  'fact.card': (p) =>
    `${KINDS[text(p, 'kind')]}${p['cost'] === undefined ? '' : `, coût ${number(p, 'cost')}`}, ${points(number(p, 'points'))}.`,
  'fact.side': (p) => `${points(number(p, 'points'))}.`,
  'fact.habitats': (p) => {
    const habitats = texts(p, 'habitats').map((habitat) => HABITATS[habitat] ?? habitat);
    if (habitats.length === 0) return 'Aucun habitat.';
    return `${habitats.length === 1 ? 'Habitat' : 'Habitats'} : ${et(habitats)}.`;
  },
  'fact.spaces': (p) => {
    const [sprout, grown, canopy] = [number(p, 'sproutSpaces'), number(p, 'growthSpaces'), number(p, 'canopy')];
    const top = grown > 0 || canopy > 0 ? ` ; sa canopée vaut ${points(canopy)}` : '';
    return `Place pour ${sprout === 0 ? 'aucun germe' : sprouts(sprout)} et ${grown === 0 ? 'aucune croissance' : growth(grown)}${top}.`;
  },
  'fact.marker': (p) => `Son nom est marqué ${MARKERS[text(p, 'marker')]}.`,
  'fact.start': (p) =>
    `Vous commencez avec ${cards(number(p, 'draw'))}${number(p, 'compost') > 0 ? `, dont ${number(p, 'compost')} à composter,` : ''} et ${soil(number(p, 'soil'))}.`,
  'fact.ability': (p) =>
    `${fires(p)} : ${et([...(gains(p).length + pays(p).length > 0 ? [trade(pays(p), gains(p, onto(p)))] : []), ...standing(p)])}.`,
  'fact.score': (p) =>
    `${p['colour'] === undefined ? 'À la fin' : `${COLOURS[text(p, 'colour')]}, à la fin`} : ${scored(p)}.`,
  'fact.goal': (p) => `Objectif : au moins ${number(p, 'count')} ${counted(p, number(p, 'count') !== 1)}.`,
  'fact.pawns': (p) => `${many(number(p, 'pawns'), 'pion')}.${p['gaia'] === true ? '' : ' Gaïa ne peut pas l’avoir.'}`,
  'fact.abundance': () => 'Avec l’extension Abondance seulement.',
  'fact.enter': (p) => `Entre sur ${one(p, '')}.`,
  'fact.move': moved,
  'fact.effect': (p) => `${effect(p)}.`,
  'fact.storage': (p) => {
    const per = amount(p, 'per') || 1;
    return `À la fin : ${points(amount(p, 'points'))} ${per > 1 ? `par lot de ${per} pièces posées` : 'pour chaque pièce posée'} sur la carte de l’animal.`;
  },
  'fact.ours': (p) =>
    `Pas d’après la boîte, mais de nous : ${et(texts(p, 'parts').map((part) => PARTS[part] ?? part))}.`,
  'fact.collective': (p) => `Capacité collective : ${collective(p)}.`,
};
