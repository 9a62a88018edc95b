/** Rows of Earth's catalogs in English. */
import { number, type Params, type Phrases, text, texts } from '../../../core/text.ts';
import { and, cardsWith, counted, many, points } from './nouns-en.ts';

const amount = (p: Params, name: string): number => {
  const value = p[name];
  return typeof value === 'number' ? value : 0;
};
const word = (p: Params, name: string): string => {
  const value = p[name];
  return typeof value === 'string' ? value : '';
};
const traitsOf = (p: Params, name: string): readonly string[] => (p[name] === undefined ? [] : texts(p, name));

const sprouts = (count: number): string => many(count, 'sprout');
const cards = (count: number): string => many(count, 'card');
const upTo = (count: number, what: (count: number) => string): string => `${count > 1 ? 'up to ' : ''}${what(count)}`;
const growth = (count: number): string => `${count} growth`;
const soil = (count: number): string => `${count} soil`;

/** “pay 1 soil and discard 2 cards from the top of your compost”; pieces come from `from`. */
const pays = (p: Params, from = ''): string => {
  const [sprout, grown] = [amount(p, 'cost.sprouts'), amount(p, 'cost.growth')];
  const pieces = [...(sprout > 0 ? [sprouts(sprout)] : []), ...(grown > 0 ? [growth(grown)] : [])];
  const earth = amount(p, 'cost.soil');
  const paid = [...(earth > 0 ? [soil(earth)] : []), ...(pieces.length > 0 ? [and(pieces) + from] : [])];
  const [hand, compost] = [amount(p, 'cost.compostHand'), amount(p, 'cost.compost')];
  return and([
    ...(paid.length > 0 ? [`pay ${and(paid)}`] : []),
    ...(hand > 0 ? [`compost ${cards(hand)} from your hand`] : []),
    ...(compost > 0 ? [`discard ${cards(compost)} from the top of your compost`] : []),
  ]);
};

/** “gain 2 soil and place up to 2 sprouts on this row”; pieces go `onto`. */
const gains = (p: Params, onto = '', at = 'gain'): string[] => {
  const [earth, draw, deck, hand] = ['soil', 'draw', 'compostDeck', 'compostHand'].map((name) =>
    amount(p, `${at}.${name}`),
  );
  const [sprout, grown] = [amount(p, `${at}.sprouts`), amount(p, `${at}.growth`)];
  const pieces = [...(sprout > 0 ? [upTo(sprout, sprouts)] : []), ...(grown > 0 ? [upTo(grown, growth)] : [])];
  return [
    ...(earth ? [`gain ${soil(earth)}`] : []),
    ...(draw ? [`draw ${cards(draw)}`] : []),
    ...(deck ? [`compost ${cards(deck)} from the deck`] : []),
    ...(hand ? [`compost up to ${cards(hand)} from your hand`] : []),
    ...(pieces.length > 0 ? [`place ${and(pieces)}${onto}`] : []),
  ];
};

const PLACES: Readonly<Record<string, string>> = {
  neighbours: 'the flora around this card',
  row: 'the flora in this row',
  column: 'the flora in this column',
};

/** Where the pieces of an ability go; nothing for anywhere. */
const onto = (p: Params): string => {
  const where = word(p, 'on.where');
  if (where === '') return '';
  const each = word(p, 'on.each');
  if (each === '') return ` on ${PLACES[where]}`;
  return ` on each ${cardsWith([each], false)} ${where === 'neighbours' ? 'around this card' : `in this ${where}`}`;
};

const COLOURS: Readonly<Record<string, string>> = {
  red: 'Red',
  blue: 'Blue',
  yellow: 'Yellow',
  green: 'Green',
  multicolour: 'Red, blue and yellow (multicolour)',
  brown: 'Brown',
};
const ACTIONS: Readonly<Record<string, string>> = { red: 'Compost', blue: 'Water', yellow: 'Grow' };
const PAID_WITH: Readonly<Record<string, string>> = {
  hand: 'by composting cards from your hand',
  sprouts: 'in sprouts',
  growth: 'in growth',
};
const coloured = (colour: string): string => cardsWith([colour], false);

/** What holds as long as the card lies there. */
const standing = (p: Params): string[] => {
  const [copies, trait, ban] = [word(p, 'copies'), word(p, 'discount.trait'), word(p, 'ban')];
  const [over, paid, looked] = [word(p, 'replaceWith'), word(p, 'payWith'), amount(p, 'keepOneOfCompost')];
  return [
    ...(copies === ''
      ? []
      : [`use a ${copies} or multicolour ability of another card of your tableau as if it stood here`]),
    ...(p['allKinds'] === true ? ['this card counts as a tree, a herb, a bush and a mushroom'] : []),
    ...(trait === '' ? [] : [`your ${cardsWith([trait], true)} cost ${amount(p, 'discount.amount')} soil less`]),
    ...(ban === '' ? [] : [`you cannot choose the action ${ACTIONS[ban]}`]),
    ...(over === ''
      ? []
      : [
          `you may plant a ${coloured(over)} over this terrain for nothing; this terrain is composted and you draw 2 cards`,
        ]),
    ...(paid === '' ? [] : [`its cost may be paid ${PAID_WITH[paid]} instead of soil, one for one`]),
    ...(looked > 0 ? [`look at the top ${cards(looked)} of your compost and take one into your hand`] : []),
  ];
};

const fires = (p: Params): string => {
  const colour = text(p, 'colour');
  const black = p['event'] === true ? 'When played (black)' : 'When planted (black)';
  return [
    colour === 'black' ? black : (COLOURS[colour] ?? colour),
    ...(p['onlyIfChosen'] === true ? [`only if you chose the action ${ACTIONS[colour] ?? 'yourself'}`] : []),
    ...(p['onEvent'] === true ? ['whenever you play an event'] : []),
    ...(word(p, 'perPlanted') === ''
      ? []
      : [`for each ${cardsWith([word(p, 'perPlanted')], false)} you planted this turn`]),
  ].join(', ');
};

/** “pay 1 soil to draw 2 cards”. */
const trade = (cost: string, gained: readonly string[]): string =>
  cost === '' ? and(gained) : `${cost}${gained.length > 0 ? ` to ${and(gained)}` : ''}`;

const scored = (p: Params): string => {
  const most = amount(p, 'max') > 0 ? `, at most ${points(amount(p, 'max'))}` : '';
  const table = p['table'];
  if (Array.isArray(table)) {
    const steps = table.map((each, index) => `${each} for ${index + 1}${index === table.length - 1 ? ' or more' : ''}`);
    return `points for your ${counted(p, true)}: ${steps.join(', ')}${most}`;
  }
  const per = amount(p, 'per');
  return `${points(amount(p, 'points'))} for ${per > 1 ? `every ${per} ${counted(p, true)}` : `each ${counted(p, false)}`}${most}`;
};

const KINDS: Readonly<Record<string, string>> = {
  tree: 'Tree',
  herb: 'Herb',
  bush: 'Bush',
  mushroom: 'Mushroom',
  'all-types': 'Flora of all four kinds',
  terrain: 'Terrain',
  event: 'Event',
};
const MARKERS: Readonly<Record<string, string>> = { geography: 'a place', colour: 'a colour', animal: 'an animal' };

/** What must lie on a card that a pawn goes to. */
const pieces = (p: Params, at: string): string[] => [
  ...(p[`${at}canopy`] === true ? ['with full growth'] : []),
  ...(p[`${at}sprouts`] === true ? ['with a sprout'] : []),
  ...(p[`${at}growth`] === true ? ['with growth'] : []),
];
const place = (p: Params, at: string, plural: boolean): string =>
  cardsWith(traitsOf(p, `${at}traits`), plural, pieces(p, at));
const isLimited = (p: Params): boolean => traitsOf(p, 'on.traits').length + pieces(p, 'on.').length > 0;
const a = (noun: string): string => `${/^[aeio]/.test(noun) ? 'an' : 'a'} ${noun}`;

const moved = (p: Params): string => {
  const steps = many(amount(p, 'steps') || 1, 'step') + (p['perLeaf'] === true ? ' for each leaf you have used' : '');
  const only = isLimited(p) ? `, to ${place(p, 'on.', true)} only` : '';
  const far = p['farthest'] === true ? ' in the column farthest from it' : '';
  switch (text(p, 'kind')) {
    case 'upTo':
      return `Moves up to ${steps}${only}${far}.`;
    case 'toCard':
      return `Moves to another ${place(p, 'on.', false)}${far}.`;
    case 'exactly':
      return `Moves exactly ${steps}${only}${far}, or not at all.`;
    case 'place':
      return `Never moves; each time another pawn is placed on ${a(place(p, 'on.', false))} without one${far}.`;
    default:
      return `Stays on its first card${only}${far}.`;
  }
};

const SITES: Readonly<Record<string, string>> = {
  visited: 'For each card it visits',
  here: 'On its card',
  start: 'On the card it left',
  once: 'Once it has moved',
  pawns: 'For each of your pawns in the tableau',
};

const effect = (p: Params): string => {
  const [taken, needs, store, colour] = [
    word(p, 'take.what'),
    word(p, 'needs'),
    amount(p, 'store'),
    word(p, 'activates'),
  ];
  const from =
    p['eachVisited'] === true ? ', one from each card visited,' : p['fromCard'] === true ? ' from there' : '';
  const kept = needs === 'sprouts' ? sprouts(store) : needs === 'growth' ? growth(store) : many(store, 'piece');
  const does = [
    ...gains(p, p['ontoCard'] === true ? ' there' : ''),
    ...(colour === '' ? [] : [`use its ${colour} or multicolour ability`]),
    ...(taken === ''
      ? []
      : [
          `move up to ${(taken === 'sprouts' ? sprouts : growth)(amount(p, 'take.most'))} from there to the animal’s card`,
        ]),
    ...(store > 0 ? [`put ${kept} from the supply on the animal’s card`] : []),
  ];
  const asked = needs === '' ? '' : `if there is ${needs === 'sprouts' ? 'a sprout' : 'growth'} on it, `;
  const after = gains(p, '', 'after');
  const others = gains(p, '', 'others').map((each) => each.replaceAll('your', 'their'));
  return [
    `${SITES[text(p, 'on')]}: ${asked}${trade(pays(p, from), does)}`,
    ...(after.length > 0 ? [`once done, ${and(after)}`] : []),
    ...(others.length > 0 ? [`every other player may ${and(others)}`] : []),
  ].join('; ');
};

const collective = (p: Params): string => {
  const [stores, colour] = [word(p, 'stores'), word(p, 'activates')];
  return trade(pays(p), [
    ...gains(p),
    ...(colour === '' ? [] : [`use the ${colour} or multicolour ability of one card of your tableau`]),
    ...(stores === ''
      ? []
      : [
          `move 1 ${stores === 'sprouts' ? 'sprout' : 'growth'} from your tableau to your island, where it scores ${points(amount(p, 'points'))}`,
        ]),
  ]);
};

const PARTS: Readonly<Record<string, string>> = {
  enter: 'where it enters',
  move: 'its move',
  effect: 'its effect',
  storage: 'its points',
  collective: 'the collective ability',
};

/** Names and facts of Earth's rows. */
export const rows: Phrases = {
  'name.card': (p) => text(p, 'name'),
  'name.animal': (p) => text(p, 'animal'),
  'fact.card': (p) =>
    `${KINDS[text(p, 'kind')]}${p['cost'] === undefined ? '' : `, cost ${number(p, 'cost')}`}, ${points(number(p, 'points'))}.`,
  'fact.side': (p) => `${points(number(p, 'points'))}.`,
  'fact.habitats': (p) => {
    const habitats = texts(p, 'habitats');
    if (habitats.length === 0) return 'No habitat.';
    return `${habitats.length === 1 ? 'Habitat' : 'Habitats'}: ${and(habitats)}.`;
  },
  'fact.spaces': (p) => {
    const [sprout, grown, canopy] = [number(p, 'sproutSpaces'), number(p, 'growthSpaces'), number(p, 'canopy')];
    const top = grown > 0 || canopy > 0 ? `; its canopy is worth ${points(canopy)}` : '';
    return `Room for ${sprout === 0 ? 'no sprouts' : sprouts(sprout)} and ${grown === 0 ? 'no growth' : growth(grown)}${top}.`;
  },
  'fact.marker': (p) => `Its name is marked for ${MARKERS[text(p, 'marker')]}.`,
  'fact.start': (p) =>
    `You begin with ${cards(number(p, 'draw'))}${number(p, 'compost') > 0 ? `, of which you compost ${number(p, 'compost')},` : ''} and ${soil(number(p, 'soil'))}.`,
  'fact.ability': (p) =>
    `${fires(p)}: ${and([...(gains(p).length + pays(p).length > 0 ? [trade(pays(p), gains(p, onto(p)))] : []), ...standing(p)])}.`,
  'fact.score': (p) =>
    `${p['colour'] === undefined ? 'At the end' : `${COLOURS[text(p, 'colour')]}, at the end`}: ${scored(p)}.`,
  'fact.goal': (p) => `Objective: at least ${number(p, 'count')} ${counted(p, number(p, 'count') !== 1)}.`,
  'fact.pawns': (p) => `${many(number(p, 'pawns'), 'pawn')}.${p['gaia'] === true ? '' : ' Gaïa cannot have it.'}`,
  'fact.abundance': () => 'Only with the expansion Abundance.',
  'fact.enter': (p) => `Enters on ${a(place(p, '', false))}.`,
  'fact.move': moved,
  'fact.effect': (p) => `${effect(p)}.`,
  'fact.storage': (p) => {
    const per = amount(p, 'per') || 1;
    return `At the end: ${points(amount(p, 'points'))} for ${per > 1 ? `every ${per} pieces` : 'each piece'} on the animal’s card.`;
  },
  'fact.ours': (p) => `Not printed so, but ours: ${and(texts(p, 'parts').map((part) => PARTS[part] ?? part))}.`,
  'fact.collective': (p) => `Collective ability: ${collective(p)}.`,
};
