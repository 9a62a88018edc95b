import type { Lang } from '../../core/text.ts';

/** What each game is about, in three lines of our own, each at most 80 columns wide. */
export const AIMS: Readonly<Record<string, Readonly<Record<Lang, readonly [string, string, string]>>>> = {
  anthropocene: {
    en: [
      'Together, for three generations, you lay cards into the row of their element.',
      'Everybody has an objective, the sum of a line, which only the others can see.',
      'Those met clear the sky, CO₂ melts the ice: win with a sky above 0 and ice left.',
    ],
    fr: [
      'Ensemble, trois générations durant, vous posez des cartes par élément.',
      'Chacun a un objectif, la somme d’une ligne, que seuls les autres voient.',
      'Atteints, ils éclairent le ciel ; le CO₂ fond la glace : gardez l’un et l’autre.',
    ],
  },
  evolution: {
    en: [
      'Cards become animals, or traits of animals; then everybody takes turns to feed.',
      'Hungry or eaten animals are lost. When the deck is empty, the last year begins.',
      'Most points win: 2 for each animal, 1 for each trait, more for hungry traits.',
    ],
    fr: [
      'Les cartes deviennent des animaux ou leurs propriétés ; puis chacun les nourrit.',
      'Un animal affamé ou mangé est perdu. La pioche vide annonce la dernière année.',
      'Le plus de points gagne : 2 par animal, 1 par propriété, plus si elle affame.',
    ],
  },
  earth: {
    en: [
      'You grow an island: 16 cards in a square, with sprouts and growth on them.',
      'The active player picks one of four actions; the others do a smaller one too.',
      'Most points win: cards, compost, sprouts, growth, terrains, objectives, fauna.',
    ],
    fr: [
      'Vous peuplez une île : 16 cartes en carré, avec des germes et de la croissance.',
      'Le joueur actif choisit une action sur quatre ; les autres en font une moindre.',
      'Le plus de points gagne : cartes, compost, germes, croissance, objectifs, faune.',
    ],
  },
  extinction: {
    en: [
      'Together you save a species: dice on action cards move, breed and protect it.',
      'Cubes win over ambassadors, who vote twice: enough Yes in one vote and you win.',
      'You lose with a single animal left, without a tile to lay, or after two votes.',
    ],
    fr: [
      'Ensemble, sauvez une espèce : des dés sur les actions la déplacent, l’aident.',
      'Vos cubes gagnent les ambassadeurs, qui votent deux fois : assez de Oui, gagné.',
      'Perdu s’il reste un seul animal, plus de tuile à poser, ou après deux votes.',
    ],
  },
  natera: {
    en: [
      'For four seasons you send pawns of your tribe to locations and play cards.',
      'Pawns climb the tracks of zones, which open better locations and colonies.',
      'Most points win: accomplishments, colonies, science, specialists, cards, tracks.',
    ],
    fr: [
      'Quatre saisons durant, votre tribu envoie des pions et joue des cartes.',
      'Les pions montent sur les pistes des zones, qui ouvrent de meilleurs lieux.',
      'Le plus de points gagne : accomplissements, colonies, science, cartes, pistes.',
    ],
  },
};
