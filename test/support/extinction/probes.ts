/**
 * Catalogs in which one card does what a test asks: an action `probe` in the deck of every role, an effect `omen` four times
 * in the deck of the tiger, and a board of four rows and columns. All else is house content.
 */
import type { Ability, Effect, Scenario } from '../../../src/engines/extinction/content/rows.ts';
import type { Step } from '../../../src/engines/extinction/content/steps.ts';
import { HOUSE, rowOf } from './rows.ts';

/** What a probe changes; all of it may be left out. */
export interface Probe {
  /** What the action `probe` does. */
  readonly steps?: readonly Step[];
  readonly type?: 'action' | 'permanent' | 'unique';
  /** What the effect `omen` is and does. */
  readonly omen?: Partial<Pick<Effect, 'kind' | 'steps' | 'on' | 'modifiers'>>;
  /** What the first ability of the lawyer does. */
  readonly ability?: Pick<Ability, 'steps' | 'on' | 'modifiers'> & Partial<Pick<Ability, 'first'>>;
  /** Whether every ambassador who is face up says Yes. */
  readonly isWilling?: boolean;
  /** Whether the board is that of the tiger; it is where ambassadors are willing. */
  readonly isLarge?: boolean;
  /** What the scenario sheet of the tiger says otherwise. */
  readonly sheet?: Partial<Scenario>;
}

/** A catalog document with a name, as they are loaded. */
export interface NamedCatalog {
  readonly name: string;
  readonly document: object;
}

const NAMES = { name: 'Probe', french: 'Sonde', source: 'house' } as const;

/** It counts 6 less the constants in play, of which there are never so many. */
const WILLING = { dice: 0, count: 'calm', target: 1, source: 'house' } as const;

const SMALL: Partial<Scenario> = {
  rows: 4,
  columns: 4,
  animals: [
    { row: 2, column: 2, animals: 2 },
    { row: 3, column: 3, animals: 2 },
  ],
};

/** The catalog of this probe. The card `corridor` and the effect `face-to-face` make room for it. */
export const probe = (
  id: string,
  { steps, type = 'action', omen, ability, isWilling, isLarge = isWilling, sheet }: Probe,
): NamedCatalog => ({
  name: `${id}.json`,
  document: {
    ...{ game: 'extinction', id, title: `Probe ${id}`, extends: 'endangered-house' },
    cards: [{ id: 'probe', role: 'all', copies: 1, ...NAMES, type, steps: steps ?? [{ do: 'gain', money: 1 }] }],
    without: { cards: ['corridor'], effects: ['face-to-face'] },
    effects: [
      {
        ...{ id: 'omen', deck: 'tiger', copies: 4, ...NAMES, kind: 'immediate' },
        ...(omen ?? { steps: [{ do: 'stray', where: 'most' }] }),
      },
      // These waited for the effect that is gone.
      ...HOUSE.effects
        .filter(({ deck, on }) => deck === 'tiger' && on?.reveal === 'face-to-face')
        .map((effect) => ({ ...effect, on: { reveal: 'omen' } })),
    ],
    ...(ability === undefined
      ? {}
      : { abilities: [{ id: 'fine-print', role: 'lawyer', ...NAMES, first: 'injunction', ...ability }] }),
    ...(isWilling === true
      ? {
          ambassadors: HOUSE.ambassadors.map(({ id, name, french, back }) => ({
            ...{ id, name, french, back },
            ...WILLING,
          })),
        }
      : {}),
    scenarios: [
      {
        ...rowOf(HOUSE.scenarios, 'tiger'),
        ...(isLarge === true ? {} : SMALL),
        source: 'house',
        rulebook: [],
        public: [],
        ...sheet,
      },
    ],
  },
});
