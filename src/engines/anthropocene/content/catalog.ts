import Type, { type Static } from 'typebox';
import { type Fault, fault, pointer } from '../../../core/fault.ts';
import { SourceFields } from '../../../core/provenance.ts';
import { catalogKind, catalogSchema, repeats } from '../../kit/catalog.ts';
import former from './former.json' with { type: 'json' };
import printed from './ice-and-sky.json' with { type: 'json' };
import { COLUMNS, ELEMENTS, LANDMARKS } from './terms.ts';

/** Cards of one generation. */
export const DECK = 12;
/** Index of the first start card, behind the generation cards. */
export const FIRST_START = 36;
/** Index that stands for no card: an empty space, worth 0. */
export const NO_CARD = 39;

const molecules = {
  co2: Type.Boolean({ description: 'Carries a molecule of carbon dioxide.' }),
  ch4: Type.Boolean({ description: 'Carries a molecule of methane (counts in expert mode).' }),
};
const value = Type.Integer({ minimum: 0, maximum: 3, description: 'Biosphere value.' });
const strict = { additionalProperties: false };

/** A card of a generation. */
export const CardRow = Type.Object(
  {
    id: Type.String({ pattern: '^[123]-(air|earth|water)-[0-3]$', description: 'Generation, element, value.' }),
    ...molecules,
    ...SourceFields,
  },
  { ...strict, description: 'A generation card.' },
);

const place = {
  row: Type.Enum([...ELEMENTS], { description: 'Row of the grid.' }),
  column: Type.Enum([...COLUMNS], { description: 'Column of the grid.' }),
};

/** A card of the grid at the beginning. */
export const StartRow = Type.Object(
  {
    ...place,
    value,
    ...molecules,
    ...SourceFields,
  },
  { ...strict, description: 'A card that lies in the grid when the game begins.' },
);

/** A start card as options name it: what is left out is 0 or not there. */
export const StartOption = Type.Object(
  {
    ...place,
    value: Type.Optional(Type.Integer({ ...value, default: 0 })),
    co2: Type.Optional(Type.Boolean({ ...molecules.co2, default: false })),
    ch4: Type.Optional(Type.Boolean({ ...molecules.ch4, default: false })),
  },
  { ...strict, description: 'A card that lies in the grid when the game begins.' },
);

/** An objective card. */
export const ObjectiveRow = Type.Object(
  {
    landmark: Type.Optional(Type.Enum([...LANDMARKS], { description: 'Line of a landmark objective.' })),
    biosphere: Type.Optional(Type.Integer({ minimum: 3, maximum: 6, description: 'Value of a biosphere objective.' })),
    ...SourceFields,
  },
  { ...strict, description: 'An objective card: a landmark or a biosphere value.' },
);

const DocumentSchema = catalogSchema('Anthropocène', {
  cards: Type.Array(CardRow, {
    minItems: FIRST_START,
    maxItems: FIRST_START,
    description: 'All generation cards, each once.',
  }),
  start: Type.Array(StartRow, { maxItems: 3, description: 'Start cards; none when they are not known.' }),
  objectives: Type.Array(ObjectiveRow, {
    minItems: 12,
    maxItems: 12,
    description: 'Six landmark and six biosphere cards.',
  }),
});

type Document = Static<typeof DocumentSchema>;

/** A start card and the space (0–8, row by row) it lies on. */
export interface StartCard {
  readonly card: number;
  readonly space: number;
}

/** The cards as tables by card index: `generation * 12 + element * 4 + value`, then the start cards, then no card. */
export interface Content {
  readonly value: Int8Array;
  readonly co2: Int8Array;
  readonly ch4: Int8Array;
  readonly start: readonly StartCard[];
  /** Values of the six biosphere objective cards. */
  readonly biospheres: Int8Array;
}

/** The id of a card, as in documents. */
export const cardId = (card: number): string =>
  card >= FIRST_START
    ? `start-${card - FIRST_START + 1}`
    : `${Math.floor(card / DECK) + 1}-${ELEMENTS[Math.floor((card % DECK) / 4)]}-${card % 4}`;

const INDEX = new Map(Array.from({ length: NO_CARD }, (_, card) => [cardId(card), card]));

/** The card with this id; -1 for none. */
export const cardIndex = (id: string): number => INDEX.get(id) ?? -1;

/** A fault for each start card that lies where another does. @param at the list that they are in */
export const startFaults = (at: string, start: readonly Static<typeof StartOption>[]): Fault[] =>
  repeats(
    start.map(({ row, column }) => `${row} ${column}`),
    (index) => at + pointer(index),
    'space-twice',
  );

const check = ({ cards, start, objectives }: Document): Fault[] => {
  const landmarks = objectives.map(({ landmark }) => landmark);
  const count = landmarks.filter((landmark) => landmark !== undefined).length;
  return [
    ...repeats(
      cards.map(({ id }) => id),
      (index) => pointer('cards', index),
      'card-twice',
    ),
    ...startFaults('/start', start),
    ...objectives.flatMap(({ landmark, biosphere }, index) =>
      (landmark === undefined) === (biosphere === undefined)
        ? [fault(pointer('objectives', index), 'one-kind', 'An objective has either a landmark or a biosphere value.')]
        : [],
    ),
    ...repeats(landmarks, (index) => pointer('objectives', index), 'landmark-twice'),
    ...(count === LANDMARKS.length
      ? []
      : [fault('/objectives', 'objective-count', `Expected 6 landmark cards, got ${count}.`)]),
  ];
};

const build = (document: Document): Content => {
  const content = {
    value: new Int8Array(NO_CARD + 1),
    co2: new Int8Array(NO_CARD + 1),
    ch4: new Int8Array(NO_CARD + 1),
    start: [],
    biospheres: Int8Array.from(document.objectives.flatMap(({ biosphere }) => biosphere ?? [])),
  };
  for (const { id, co2, ch4 } of document.cards) put(content, cardIndex(id), cardIndex(id) % 4, co2, ch4);
  return withStart(content, document.start);
};

type Tables = Pick<Content, 'value' | 'co2' | 'ch4'>;

const put = (tables: Tables, card: number, value: number, co2: boolean, ch4: boolean): void => {
  tables.value[card] = value;
  tables.co2[card] = co2 ? 1 : 0;
  tables.ch4[card] = ch4 ? 1 : 0;
};

/** The same content with these start cards in place of its own. */
export const withStart = (content: Content, start: readonly Static<typeof StartOption>[]): Content => {
  const tables = { value: content.value.slice(), co2: content.co2.slice(), ch4: content.ch4.slice() };
  for (const [index, { value = 0, co2 = false, ch4 = false }] of start.entries())
    put(tables, FIRST_START + index, value, co2, ch4);
  return {
    ...content,
    ...tables,
    start: start.map(({ row, column }, index) => ({
      card: FIRST_START + index,
      space: ELEMENTS.indexOf(row) * 3 + COLUMNS.indexOf(column),
    })),
  };
};

const houseCard = (row: (typeof ELEMENTS)[number], column: (typeof COLUMNS)[number]) => ({
  row,
  column,
  value: 0,
  co2: false,
  ch4: false,
  source: 'house',
});

/**
 * The most natural reading of the set-up (rulebook page 3): a start card in each row, whose looks nobody has told us. By the
 * book's counts all molecules are on generation cards. Where in its row each lies is made up.
 */
const houseStart = {
  ...printed,
  id: 'ice-and-sky-house-start',
  title: 'Ice and the Sky with house start cards: one a row, value 0, no molecule',
  start: [houseCard('air', 'W'), houseCard('earth', 'N'), houseCard('water', 'E')],
};

/** Catalogs of Anthropocène. Rulebook pages 1–2 give counts and values, a public list the molecules. */
export const catalog = catalogKind({ schema: DocumentSchema, builtIn: [printed, houseStart], former, check, build });
