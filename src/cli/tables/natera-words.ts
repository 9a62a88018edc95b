import type { Lang } from '../../core/text.ts';

const s = (count: number): string => (count === 1 ? '' : 's');
const x = (count: number): string => (count > 1 ? 's' : '');

/** Words by a code. */
const named = (words: Readonly<Record<string, string>>): Readonly<Record<string, string>> => words;

/** Words of the table of NATERA, beside the names of cards, which are the catalog's own. */
export const WORDS = {
  en: {
    season: (season: number) => `Season ${season} of 4`,
    stages: named({
      tribes: 'tribes are chosen',
      start: 'set-up',
      sides: 'science boards are chosen',
      opening: 'opening hands',
      'tribe-setup': 'set-up of the tribes',
      'put-aside': 'cards are put aside',
      actions: 'actions',
      production: 'production',
      cards: 'new cards',
    }),
    piles: (base: number, advanced: number, discards: number) =>
      `base ${base}, advanced ${advanced}, discarded ${discards}`,
    letters: named({
      endurance: 'E',
      agility: 'A',
      intelligence: 'I',
      food: 'F',
      material: 'M',
      energy: 'N',
      cards: 'c',
    }),
    legend: 'E endurance, A agility, I intelligence, F food, M material, N energy, c card, ? any, ♣ growth, ⌂ colony',
    tracks: named({ agricultural: 'agr', urban: 'urb', military: 'mil', coastal: 'coa', any: '?' }),
    areas: named({
      forest: 'FOREST',
      agricultural: 'AGRICULTURAL',
      urban: 'URBAN',
      military: 'MILITARY',
      coastal: 'COASTAL',
    }),
    copies: named({ forest: 'forest', 'tier-1': 'tier 1', any: 'any' }),
    hire: 'hire',
    signs: named({
      colony: '⌂',
      redeploy: 'move',
      play: 'play for less',
      'swap-river': 'river',
      'return-specialist': 'return specialist',
      'move-colony': 'move ⌂',
      'find-type': 'find',
      'copy-production': 'copy production',
    }),
    tier: (tier: number) => `T${tier}`,
    faceDown: 'face down',
    leads: (who: string) => `led by ${who}`,
    accomplishments: 'Accomplishments',
    lost: 'lost',
    river: 'River: ',
    you: 'you',
    player: (player: number) => `player ${player}`,
    short: (player: number) => `P${player}`,
    levels: 'levels: ',
    pawns: (leaders: number, explorers: number) =>
      `${leaders} leader${s(leaders)}, ${explorers} explorer${s(explorers)} left`,
    cards: (base: number, advanced: number) => `in hand: ${base} base, ${advanced} advanced`,
    science: (board: number, side: string, growth: readonly number[]) =>
      `science ${board}${side.toUpperCase()}${growth.length === 0 ? '' : ` ♣ ${growth.join(' ')}`}`,
    offered: 'choose: ',
    packet: 'to choose from: ',
    hand: 'hand: ',
    inPlay: 'in play: ',
    specialists: 'specialists: ',
    passed: 'has passed',
    current: 'to act',
    first: 'first',
    resolving: 'In progress: ',
  },
  fr: {
    season: (season: number) => `Saison ${season} sur 4`,
    stages: named({
      tribes: 'choix des tribus',
      start: 'mise en place',
      sides: 'choix des plateaux de science',
      opening: 'mains de départ',
      'tribe-setup': 'mise en place des tribus',
      'put-aside': 'cartes écartées',
      actions: 'actions',
      production: 'production',
      cards: 'nouvelles cartes',
    }),
    piles: (base: number, advanced: number, discards: number) =>
      `base ${base}, avancées ${advanced}, défausse ${discards}`,
    letters: named({
      endurance: 'E',
      agility: 'A',
      intelligence: 'I',
      food: 'N',
      material: 'M',
      energy: 'É',
      cards: 'c',
    }),
    legend:
      'E endurance, A agilité, I intelligence, N nourriture, M matériau, É énergie, c carte, ? au choix, ♣ croissance, ⌂ colonie',
    tracks: named({ agricultural: 'agr', urban: 'urb', military: 'mil', coastal: 'côt', any: '?' }),
    areas: named({
      forest: 'FORÊT',
      agricultural: 'AGRICOLE',
      urban: 'URBAINE',
      military: 'MILITAIRE',
      coastal: 'CÔTIÈRE',
    }),
    copies: named({ forest: 'forêt', 'tier-1': 'tier 1', any: 'au choix' }),
    hire: 'embaucher',
    signs: named({
      colony: '⌂',
      redeploy: 'déplacer',
      play: 'jouer à prix réduit',
      'swap-river': 'rivière',
      'return-specialist': 'rendre un spécialiste',
      'move-colony': 'déplacer ⌂',
      'find-type': 'chercher',
      'copy-production': 'copier une production',
    }),
    tier: (tier: number) => `T${tier}`,
    faceDown: 'face cachée',
    leads: (who: string) => `menée par ${who}`,
    accomplishments: 'Accomplissements',
    lost: 'perdu',
    river: 'Rivière : ',
    you: 'vous',
    player: (player: number) => `joueur ${player}`,
    short: (player: number) => `J${player}`,
    levels: 'niveaux : ',
    pawns: (leaders: number, explorers: number) =>
      `${leaders} chef${x(leaders)}, ${explorers} explorateur${x(explorers)} en réserve`,
    cards: (base: number, advanced: number) => `en main : ${base} de base, ${advanced} avancée${x(advanced)}`,
    science: (board: number, side: string, growth: readonly number[]) =>
      `science ${board}${side.toUpperCase()}${growth.length === 0 ? '' : ` ♣ ${growth.join(' ')}`}`,
    offered: 'au choix : ',
    packet: 'à choisir parmi : ',
    hand: 'main : ',
    inPlay: 'en jeu : ',
    specialists: 'spécialistes : ',
    passed: 'a passé',
    current: 'à son tour',
    first: 'premier',
    resolving: 'En cours : ',
  },
} as const satisfies Record<Lang, unknown>;

export type Words = (typeof WORDS)[Lang];
