import Type from 'typebox';
import { catalogKind, catalogSchema } from '../../kit/catalog.ts';
import abilities from './abilities.json' with { type: 'json' };
import ambassadors from './ambassadors.json' with { type: 'json' };
import { build } from './build.ts';
import cards from './cards.json' with { type: 'json' };
import { check } from './check.ts';
import effects from './effects.json' with { type: 'json' };
import former from './former.json' with { type: 'json' };
import { AbilityRow, AmbassadorRow, CardRow, EffectRow, ScenarioRow, StarterRow, YearsRow } from './rows.ts';
import scenarios from './scenarios.json' with { type: 'json' };
import starters from './starters.json' with { type: 'json' };
import { STARTERS } from './terms.ts';
import years from './years.json' with { type: 'json' };

const all = (count: number) => ({ minItems: count, maxItems: count });

const DocumentSchema = catalogSchema('Extinction', {
  starters: Type.Array(StarterRow, { ...all(STARTERS), description: 'Actions printed on the board.' }),
  cards: Type.Array(CardRow, {
    minItems: 5,
    maxItems: 70,
    description: 'Player cards: 14 a role, those of all included.',
  }),
  abilities: Type.Array(AbilityRow, { ...all(10), description: 'Special abilities, two a role.' }),
  ambassadors: Type.Array(AmbassadorRow, { ...all(12), description: 'Ambassadors: 5 blue, 4 green, 3 grey backs.' }),
  effects: Type.Array(EffectRow, { minItems: 3, maxItems: 90, description: 'Effect cards: 18 a scenario.' }),
  scenarios: Type.Array(ScenarioRow, { minItems: 1, maxItems: 5, description: 'Scenario sheets.' }),
  years: Type.Array(YearsRow, { ...all(5), description: 'Voting years for 1 to 5 seats.' }),
});

/**
 * What the printed rules and public pages tell of the box, and content of our own for all that they do not; which is which,
 * each row says, and docs/rules/extinction.md why.
 */
const house = {
  game: 'extinction',
  id: 'endangered-house',
  title: 'Extinction with the cards that are known, and house cards for all others',
  ...{ starters, cards, abilities, ambassadors, effects, scenarios, years },
};

/** Catalogs of Extinction. */
export const catalog = catalogKind({ schema: DocumentSchema, builtIn: [house], former, check, build });
