/** Catalogs: where their rows come from, and the rows. */
import Type, { type Static } from 'typebox';
import { SOURCES } from '../../core/provenance.ts';
import { byKey, count, record } from './slots.ts';

const sources = {
  rows: byKey(
    SOURCES,
    count('Rows.'),
    'Rows by source; one counts as the least sure of its fields, so none passes for printed that is so only in part.',
  ),
  fields: byKey(
    SOURCES,
    count('Fields.'),
    'Fields by source: numbers, texts, yes or no, and lists of these; house fields stand in for unknown print.',
  ),
};

const catalogHead = {
  id: Type.String({ description: 'Name.' }),
  title: Type.String({ description: 'A line for people.' }),
  hash: Type.String({ description: 'SHA-256 of the content.' }),
};

const tableHead = { name: Type.String({ description: 'Kind of rows, such as cards.' }), ...sources };

/** A catalog, as lists of games have it. */
export const CatalogEntry = record(
  {
    ...catalogHead,
    default: Type.Boolean({ description: 'Whether it is played with when a state names none.' }),
    ...sources,
    tables: Type.Array(record(tableHead, { description: 'Where the rows of one kind come from.' }), {
      description: 'The same for each kind of rows.',
    }),
  },
  { $id: 'Catalog', description: 'A set of content.' },
);

const told = {
  code: Type.String({ description: 'Kind of message.' }),
  params: Type.Record(Type.String(), Type.Unknown(), { description: 'What it is filled with, for programs.' }),
  text: Type.String({ description: 'In words.' }),
};

const RowWords = record(
  {
    id: Type.String({ description: 'What states, actions and callers name the row by.' }),
    name: record(told, { description: 'Its name.' }),
    facts: Type.Array(record(told, { description: 'One of them.' }), {
      description: 'What it is and does, in the order to read it: our words for its data, never the printed text.',
    }),
  },
  { $id: 'RowWords', description: 'A row in words.' },
);

/** Answer of `catalog`. */
export const CatalogAnswer = record(
  {
    ...catalogHead,
    ...sources,
    tables: Type.Array(
      record(
        {
          ...tableHead,
          content: Type.Array(Type.Record(Type.String(), Type.Unknown(), { description: 'A row.' }), {
            description:
              'The rows. `source` says where one comes from; a list named `rulebook`, `public`, `inferred` or `house` names the fields of it that come from elsewhere.',
          }),
          words: Type.Array(RowWords, { description: 'Each of the rows in words, in their order.' }),
        },
        { description: 'Rows of one kind.' },
      ),
      { description: 'The content, one kind of rows after the other.' },
    ),
  },
  { $id: 'CatalogAnswer', description: 'A set of content with all its rows.' },
);

export type CatalogJson = Static<typeof CatalogAnswer>;
