import type { AllOptions } from './options.ts';

/** The options in English. */
export const OPTIONS_EN: AllOptions = {
  anthropocene: {
    mode: {
      label: 'Rules',
      values: {
        base: 'Usual',
        expert: 'Expert: methane counts too',
        young: 'Young: hands lie open',
        chick: 'Chick: open hands, no ice',
      },
    },
  },
  evolution: { timeToFly: { label: 'Time to Fly', values: { true: 'with it', false: 'base game' } } },
  earth: {
    level: {
      label: 'Rules',
      values: { beginner: 'Beginner: no ecosystems', standard: 'Standard', advanced: 'Advanced: more to choose from' },
    },
    animals: { label: 'Animal Kingdom', values: { false: 'without', true: 'with it' } },
    difficulty: {
      label: 'Gaïa',
      values: { beginner: 'Beginner', medium: 'Medium', hard: 'Hard', expert: 'Expert' },
      alone: true,
    },
  },
  extinction: {
    scenario: { label: 'Species', values: { tiger: 'Tigers', otter: 'Sea otters', panda: 'Pandas' } },
    level: { label: 'Level', values: { easy: 'Easy', normal: 'Normal', hard: 'Hard' } },
    hands: { label: 'Hands', values: { open: 'open', closed: 'closed' } },
    roles: { label: 'Roles', values: { chosen: 'chosen', dealt: 'dealt' } },
    abilities: { label: 'Abilities', values: { chosen: 'chosen', dealt: 'dealt' } },
  },
  natera: {
    draft: { label: 'Draft', values: { false: 'without', true: 'cards are drafted' } },
    nuclear: { label: 'Nuclear Discovery', values: { false: 'without', true: 'with it' } },
  },
};
