import type { AllOptions } from './options.ts';

/** The options in French. */
export const OPTIONS_FR: AllOptions = {
  anthropocene: {
    mode: {
      label: 'Règles',
      values: {
        base: 'Habituelles',
        expert: 'Expert : le méthane compte aussi',
        young: 'Jeunes : mains ouvertes',
        chick: 'Poussins : mains ouvertes, sans glace',
      },
    },
  },
  evolution: { timeToFly: { label: 'Time to Fly', values: { true: 'avec', false: 'jeu de base' } } },
  earth: {
    level: {
      label: 'Règles',
      values: { beginner: 'Débutant : sans écosystèmes', standard: 'Standard', advanced: 'Avancé : plus de choix' },
    },
    animals: { label: 'Règne animal', values: { false: 'sans', true: 'avec' } },
    difficulty: {
      label: 'Gaïa',
      values: { beginner: 'Débutante', medium: 'Moyenne', hard: 'Difficile', expert: 'Experte' },
      alone: true,
    },
  },
  extinction: {
    scenario: { label: 'Espèce', values: { tiger: 'Tigres', otter: 'Loutres de mer', panda: 'Pandas' } },
    level: { label: 'Niveau', values: { easy: 'Facile', normal: 'Normal', hard: 'Difficile' } },
    hands: { label: 'Mains', values: { open: 'ouvertes', closed: 'fermées' } },
    roles: { label: 'Rôles', values: { chosen: 'choisis', dealt: 'distribués' } },
    abilities: { label: 'Capacités', values: { chosen: 'choisies', dealt: 'distribuées' } },
  },
  natera: {
    draft: { label: 'Draft', values: { false: 'sans', true: 'les cartes sont draftées' } },
    nuclear: { label: 'Découverte nucléaire', values: { false: 'sans', true: 'avec' } },
  },
};
