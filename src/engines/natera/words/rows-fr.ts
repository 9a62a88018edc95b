/** Les lignes des catalogues de NATERA, en français. */
import { number, numbers, type Params, type Phrases, text, texts } from '../../../core/text.ts';
import {
  compteFr as compte,
  listeFr as liste,
  montantFr as montant,
  PISTES_FR,
  RESSOURCES,
  TYPES_FR as TYPES,
  ZONES_FR,
} from './names-fr.ts';
import { chaqueFoisFr as chaqueFois, stepsInFrench as steps } from './steps-fr.ts';

/** Ce qui est fait, après ce que cela coûte. */
const faits = (p: Params): string =>
  text(p, 'of') === '' ? steps(p) : `payer ${montant(number(p, 'amount'), text(p, 'of'))} pour ${steps(p)}`;

const FONDS: Readonly<Record<string, string>> = {
  immediate: 'résolue une fois, quand elle est jouée',
  production: 'résolue à chaque phase de repos',
  ability: 'une action à utiliser encore et encore',
  passive: 'permanente',
};

const PAR: Readonly<Record<string, readonly [one: string, many: string]>> = {
  colonies: ['colonie à vous', 'colonies à vous'],
  growth: ['jeton Croissance', 'jetons Croissance'],
  advanced: ['carte avancée à vous', 'cartes avancées à vous'],
};

/** Ce par quoi les points se comptent. */
const parmi = (per: string, every: number): string => {
  const [one, many] = PAR[per] ?? [];
  if (one !== undefined) return every === 1 ? one : `groupe de ${every} ${many}`;
  if (TYPES[per] !== undefined)
    return every === 1 ? `carte ${TYPES[per]} à vous` : `groupe de ${every} cartes ${TYPES[per]} à vous`;
  return every === 1 ? `niveau sur ${PISTES_FR[per]}` : `groupe de ${every} niveaux sur ${PISTES_FR[per]}`;
};

const zones = (p: Params): string =>
  liste(
    texts(p, 'zones').map((zone) => ZONES_FR[zone] ?? zone),
    'et',
  );

const colonies = (count: number): string => compte(count, 'colonie');
const cartes = (count: number, type = ''): string => `${compte(count, 'carte')}${type === '' ? '' : ` ${TYPES[type]}`}`;
const jetons = (count: number): string => compte(count, 'jeton Croissance', 'jetons Croissance');

const CONDITIONS: Readonly<Record<string, (least: number, p: Params) => string>> = {
  specialists: (least) => `Avoir ${compte(least, 'spécialiste')}`,
  'dear-and-cheap': (least) => `Avoir ${least} spécialistes de prix 20 ou plus et ${least} d’un prix plus bas`,
  'plain-specialists': (least) => `Avoir ${compte(least, 'spécialiste')} sans Endurance, Agilité ni Intelligence`,
  'different-points': (least) => `Avoir ${compte(least, 'spécialiste')} aux points tous différents`,
  colonies: (least) => `Avoir ${colonies(least)}`,
  'colonies-in': (least, p) => `Avoir ${colonies(least)}, dont au moins une dans chacune de ces zones : ${zones(p)}`,
  'high-colonies': (least) => `Avoir ${colonies(least)} sur des emplacements de tier 2 ou 3`,
  'cards-of': (least, p) => `Avoir en jeu ${cartes(least, text(p, 'type'))}`,
  'presence-cards': (least) => `Avoir en jeu ${cartes(least)} qui demandaient un pion quelque part`,
  'authority-cards': (least) => `Avoir en jeu ${cartes(least)} qui demandaient un niveau sur une piste`,
  'advanced-cards': (least) => `Avoir en jeu ${compte(least, 'carte avancée', 'cartes avancées')}`,
  'each-track': (least) => `Être au niveau ${least} de chaque piste`,
  growth: (least) => `Avoir ${jetons(least)} sur le plateau de science`,
  column: (least) => `Avoir ${jetons(least)} qui couvrent une colonne du plateau de science`,
  rows: (least) => `Avoir ${jetons(least)} qui couvrent des lignes voisines du plateau de science`,
};

const SUR: Readonly<Record<string, string>> = {
  cards: 'Les cartes que vous jouez',
  hire: 'Les spécialistes',
  colony: 'Les colonies',
};

/** Les phrases des lignes, en français. */
export const rowsFr: Phrases = {
  'name.row': (p) => text(p, 'french'),
  steps: (p) => steps(p),
  'fact.location': (p) =>
    `Un emplacement dans ${ZONES_FR[text(p, 'area')]}${number(p, 'tier') === 0 ? '' : `, tier ${number(p, 'tier')}`}.`,
  'fact.reward': (p) => `Qui l’explore : ${faits(p)}.`,
  'fact.bonus': (p) => `Bonus d’une colonie ici : ${faits(p)}.`,
  'fact.card': (p) =>
    `Une carte ${text(p, 'pile') === 'base' ? 'de base' : 'avancée'}${number(p, 'nuclear') === 1 ? ' de la mini-extension' : ''}, ${FONDS[text(p, 'background')]}.`,
  'fact.types': (p) =>
    `Types : ${texts(p, 'types')
      .map((type) => TYPES[type])
      .join(', ')}.`,
  'fact.no-types': () => 'Elle n’a pas de type.',
  'fact.price': (p) =>
    `Coûte ${number(p, 'endurance')} Endurance, ${number(p, 'agility')} Agilité ou ${number(p, 'intelligence')} Intelligence.`,
  'fact.presence': (p) => `Demande un de vos pions dans ${ZONES_FR[text(p, 'area')]}.`,
  'fact.authority': (p) => `Demande le niveau ${number(p, 'least')} sur ${PISTES_FR[text(p, 'zone')]}.`,
  'fact.cards': (p) => `Demande d’avoir en jeu ${cartes(number(p, 'least'), text(p, 'type'))}.`,
  'fact.immediate': (p) => `Quand elle est jouée, dans n’importe quel ordre : ${faits(p)}.`,
  'fact.production': (p) => `À chaque phase de repos : ${faits(p)}.`,
  'fact.ability': (p) => `Comme action : ${faits(p)}.`,
  'fact.passive': (p) => `En permanence : ${faits(p)}.`,
  'fact.trigger': (p) => `${chaqueFois(p)} : ${steps(p)}.`,
  'fact.discount': (p) => {
    return `${SUR[text(p, 'on')]} vous coûtent ${number(p, 'by')} ${RESSOURCES[text(p, 'of')]} de moins.`;
  },
  'fact.points': (p) => `Vaut ${compte(number(p, 'points'), 'point')}.`,
  'fact.points-per': (p) =>
    `Vaut ${compte(number(p, 'points'), 'point')} par ${parmi(text(p, 'per'), number(p, 'every'))}.`,
  'fact.specialist': (p) => `Un spécialiste, pour ${number(p, 'price')} Nourriture.`,
  'fact.hired': (p) => `À l’embauche, dans n’importe quel ordre : ${faits(p)}.`,
  'fact.objective': (p) => `Un accomplissement de lettre ${text(p, 'letter')}, numéro ${number(p, 'number')}.`,
  'fact.condition': (p) => `${CONDITIONS[text(p, 'condition')]?.(number(p, 'least'), p)}.`,
  'fact.tribe': (p) =>
    `Une tribu${number(p, 'nuclear') === 1 ? ' de la mini-extension' : ''}, complexité ${number(p, 'complexity')} sur 5.`,
  'fact.pawns': (p) =>
    `Elle a ${compte(number(p, 'leaders'), 'chef')} et ${compte(number(p, 'explorers'), 'explorateur')}.`,
  'fact.start': (p) => `Au début : ${faits(p)}.`,
  'fact.setup': (p) => `À la mise en place : ${faits(p)}.`,
  'fact.joiner': (p) => `L’autre joueur obtient alors ceci : ${faits(p)}.`,
  'fact.tile': (p) => `Sa mini-tuile, à chaque phase de repos : ${faits(p)}.`,
  'fact.trait-fungible': () => 'L’Agilité et l’Intelligence se remplacent l’une l’autre.',
  'fact.trait-river-abilities': () =>
    'Les habiletés des spécialistes de la rivière peuvent servir comme s’ils étaient embauchés.',
  'fact.trait-peek': () => 'Avant de piocher une carte, on peut regarder la première de l’une des piles.',
  'fact.trait-double-bonus': () => 'Les bonus de ses colonies comptent double quand un chef vient.',
  'fact.colony-points': (p) => `Chaque colonie vaut ${compte(number(p, 'points'), 'point')}.`,
  'fact.board': (p) => `Plateau de science ${number(p, 'board')}, côté ${text(p, 'side').toUpperCase()}.`,
  'fact.space': (p) => `Case ${number(p, 'space')}${valeur(p)} : ${faits(p)}.`,
  'fact.space-production': (p) => `Case ${number(p, 'space')}${valeur(p)}, à chaque phase de repos : ${faits(p)}.`,
  'fact.space-points': (p) => `Case ${number(p, 'space')} : ${compte(number(p, 'points'), 'point')}.`,
  'fact.links': (p) => `Sont reliées : ${paires(p)}.`,
  'fact.disc': (p) => `Qui mène la zone, à chaque phase de repos : ${faits(p)}.`,
};

function valeur(p: Params): string {
  return number(p, 'points') === 0 ? '' : ` (${compte(number(p, 'points'), 'point')})`;
}

/** Les liens comme « 1–2, 2–3 ». */
function paires(p: Params): string {
  const ends = numbers(p, 'links');
  return Array.from({ length: ends.length / 2 }, (_, link) => `${ends[link * 2]}–${ends[link * 2 + 1]}`).join(', ');
}
