import type { StateJson } from '../../../src/engines/evolution/documents/schema.ts';
import { evolution } from '../../../src/engines/evolution/index.ts';
import { testInterview } from '../../support/interviews.ts';

/** The card that a trait is on is filled in. */
const withoutTraitCards = (players: StateJson['players']): unknown[] =>
  players.map((player) => ({
    ...player,
    animals: player.animals.map((animal) => ({
      ...animal,
      traits: animal.traits.map(({ card, ...held }) => held),
    })),
  }));

testInterview(evolution, {
  isAsked: ({ pending = [] }) => pending.length === 0,
  strip: (view) => ({ ...view, players: withoutTraitCards(view.players) }),
});
