import type { TraitName } from '../content/traits.ts';

/** Une propriété en français : son nom, celui de la règle française pour l’extension, et ce qu’elle fait par défaut. */
interface Words {
  readonly name: string;
  readonly rule: string;
}

const SPECIALIZATION =
  'Une fois par an, au lieu d’une autre nourriture, il en reçoit 1 de la réserve, tant qu’aucun autre animal de la table n’a cette Spécialisation.';

const TRAITS: Readonly<Record<TraitName, Words>> = {
  carnivorous: {
    name: 'Carnivore',
    rule: 'Une fois par an, au lieu de prendre à la banque, il peut attaquer un animal : 2 nourritures s’il le mange, 1 pour une propriété perdue.',
  },
  'high-body-weight': { name: 'Massif', rule: 'Seul un carnivore lui-même Massif peut l’attaquer.' },
  parasite: { name: 'Parasite', rule: 'Ne fait qu’affamer son hôte.' },
  camouflage: { name: 'Camouflage', rule: 'Seul un carnivore à Vue perçante peut l’attaquer.' },
  'sharp-vision': { name: 'Vue perçante', rule: 'Carnivore, il peut attaquer les animaux à Camouflage.' },
  swimming: {
    name: 'Nage',
    rule: 'Seul un carnivore qui nage peut l’attaquer ; carnivore, il ne peut attaquer que des nageurs.',
  },
  burrowing: { name: 'Fouisseur', rule: 'Nourri, il ne peut pas être attaqué.' },
  running: { name: 'Course', rule: 'Attaqué, il lance un dé et s’échappe sur 4, 5 ou 6.' },
  mimicry: {
    name: 'Mimétisme',
    rule: 'Une fois par an, attaqué, il renvoie le carnivore sur un autre animal de son joueur qui peut être attaqué.',
  },
  'tail-loss': {
    name: 'Perte de la queue',
    rule: 'Attaqué, il perd une de ses propriétés, celle-ci ou une autre, et survit ; le carnivore reçoit 1 nourriture.',
  },
  poisonous: { name: 'Toxique', rule: 'Le carnivore qui le mange meurt à la fin de l’année.' },
  scavenger: {
    name: 'Charognard',
    rule: 'Quand un carnivore a mangé un animal, un charognard qui peut la prendre reçoit 1 nourriture : le premier dans le sens horaire à partir du joueur du carnivore.',
  },
  piracy: {
    name: 'Piraterie',
    rule: 'Une fois par an, affamé, il peut prendre 1 nourriture à un animal qui en a sans être nourri.',
  },
  grazing: { name: 'Pâturage', rule: 'À chaque coup de son joueur, il peut détruire 1 nourriture de la banque.' },
  hibernation: {
    name: 'Hibernation',
    rule: 'Il peut dormir toute une année : il compte comme nourri et ne mange rien. Jamais deux ans de suite, ni la dernière année.',
  },
  'fat-tissue': {
    name: 'Tissu adipeux',
    rule: 'Nourri, l’animal met de côté 1 nourriture de plus en graisse, qu’il pourra manger plus tard. Il peut en avoir plusieurs.',
  },
  symbiosis: {
    name: 'Symbiose',
    rule: 'Le premier animal dépend du second : tant que les deux vivent, il ne peut pas être attaqué, et il ne reçoit rien avant que le second soit nourri.',
  },
  communication: {
    name: 'Communication',
    rule: 'Une fois par tour de table, quand l’un prend à la banque, l’autre y prend aussi 1 nourriture.',
  },
  cooperation: {
    name: 'Coopération',
    rule: 'Une fois par tour de table, quand l’un reçoit de la nourriture de quelque façon, l’autre en reçoit 1 de la réserve.',
  },
  shell: {
    name: 'Coquille',
    rule: 'Attaqué, il peut se cacher jusqu’à la fin de l’année : il ne peut pas être mangé et ne reçoit rien. À sa mort, la Coquille va au centre, où un animal peut la prendre au lieu de manger.',
  },
  intellect: { name: 'Intelligence', rule: 'Une fois par an, carnivore, il ignore une propriété de sa proie.' },
  'specialization-a': { name: 'Spécialisation A', rule: SPECIALIZATION },
  'specialization-b': { name: 'Spécialisation B', rule: SPECIALIZATION },
  metamorphose: {
    name: 'Métamorphose',
    rule: 'Une fois par an, au lieu d’une autre nourriture, il peut perdre une de ses propriétés qui ne l’affame pas et recevoir 1 nourriture.',
  },
  'ink-cloud': {
    name: 'Nuage d’encre',
    rule: 'Une fois par an, attaqué, il peut s’échapper ; le carnivore peut attaquer de nouveau à son prochain coup.',
  },
  viviparous: {
    name: 'Vivipare',
    rule: 'Une fois par an, quand il devient nourri, la première carte de la pioche devient un nouvel animal à côté de lui, déjà nourri.',
  },
  'ambush-hunting': {
    name: 'Embuscade',
    rule: 'Carnivore, il peut user de son attaque contre un animal sur le point de prendre à la banque ; Fouisseur et Coquille n’y aident pas.',
  },
  flight: { name: 'Vol', rule: 'Un carnivore qui a autant de propriétés que lui, ou plus, ne peut pas l’attaquer.' },
  trematode: { name: 'Trématode', rule: 'Ne fait qu’affamer les deux, et aucune autre propriété ne peut l’ôter.' },
  anglerfish: {
    name: 'Poisson pêcheur',
    rule: 'Ne se joue que comme animal. Sans propriété, il se révèle quand il est attaqué, et peut se révéler quand un autre animal sans propriété de son joueur l’est : il devient Carnivore et riposte aussitôt en ignorant une propriété.',
  },
};

const KNOWN: Readonly<Record<string, Words>> = TRAITS;

/** Le nom d’une propriété ; de toute autre chose, le texte lui-même. */
export const nameOf = (id: string): string => KNOWN[id]?.name ?? id;

/** Ce que fait une propriété. */
export const ruleOf = (id: string): string => KNOWN[id]?.rule ?? '';
