import Type from 'typebox';
import { catalogKind, catalogSchema } from '../../kit/catalog.ts';
import boards from './boards.json' with { type: 'json' };
import { build } from './build.ts';
import cards from './cards.json' with { type: 'json' };
import { check } from './check.ts';
import discs from './discs.json' with { type: 'json' };
import former from './former.json' with { type: 'json' };
import locations from './locations.json' with { type: 'json' };
import objectives from './objectives.json' with { type: 'json' };
import { BoardRow, CardRow, DiscRow, LocationRow, ObjectiveRow, SpecialistRow, TribeRow } from './rows.ts';
import specialists from './specialists.json' with { type: 'json' };
import { BOARDS, CARDS, LETTERS, SPECIALISTS, ZONES } from './terms.ts';
import tribes from './tribes.json' with { type: 'json' };

const all = (count: number) => ({ minItems: count, maxItems: count });

const DocumentSchema = catalogSchema('NATERA', {
  locations: Type.Array(LocationRow, {
    ...all(46),
    description: 'Locations of the board, and tiles: 6 of the forest, 10 a zone.',
  }),
  cards: Type.Array(CardRow, { minItems: 1, maxItems: CARDS, description: 'Exploration cards, one a row.' }),
  specialists: Type.Array(SpecialistRow, { minItems: 1, maxItems: SPECIALISTS, description: 'Specialists.' }),
  objectives: Type.Array(ObjectiveRow, { ...all(4 * LETTERS.length), description: 'Objectives, four a letter.' }),
  tribes: Type.Array(TribeRow, { minItems: 1, maxItems: 16, description: 'Tribes, with their mini-tiles.' }),
  boards: Type.Array(BoardRow, { ...all(2 * BOARDS), description: 'Science boards, two sides each.' }),
  discs: Type.Array(DiscRow, { ...all(ZONES.length), description: 'Discs of zones.' }),
});

/** What the printed rules tell of the box, and content of our own for all that they do not; which is which, each row says. */
const house = {
  game: 'natera',
  id: 'natera-house',
  title: 'NATERA with the locations, objectives and tribes of the rulebook, and house content for all else',
  ...{ locations, cards, specialists, objectives, tribes, boards, discs },
};

/** Catalogs of NATERA. */
export const catalog = catalogKind({ schema: DocumentSchema, builtIn: [house], former, check, build });
