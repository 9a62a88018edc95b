import { createEquilibriumSearch } from './equilibrium.ts';
import { createObserversSearch } from './observers.ts';
import type { Search, SearchSpec } from './spec.ts';
import { createTeamSearch } from './team.ts';
import { createWorldsSearch } from './worlds.ts';

/** A new search by the method that its parameters name, with no iterations done. */
export const createSearch = <State>(spec: SearchSpec<State>): Search => {
  switch (spec.params.method) {
    case 'worlds':
      return createWorldsSearch(spec);
    case 'observers':
      return createObserversSearch(spec);
    case 'equilibrium':
      return createEquilibriumSearch(spec);
    case 'team':
      return createTeamSearch(spec);
  }
};
