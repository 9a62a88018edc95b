/**
 * Options of a game and its rulings, each declared once. From the declaration follow the schema, the defaults, the types,
 * and the table of rulings in the rules page: `npm run openapi` reads it off the schema.
 */
import Type, { type TEnum, type TProperties } from 'typebox';
import Value from 'typebox/value';

/**
 * A ruling on what the rulebook leaves open: one of `values`, of which the first is the default.
 * @param row its row in the rules page, a letter and a number such as P1; the tests of the ruling have it in their titles
 * @param about one sentence, without the row: what is open, and what the values come to
 */
export const ruling = <const Values extends string[]>(
  row: string,
  about: string,
  values: readonly [...Values],
): TEnum<Values> => Type.Enum(values, { default: values[0], description: `${row}. ${about}` });

/** A ruling that is a whole number from `least` to `most`; `row` and `about` as of `ruling`. */
export const numberRuling = (row: string, about: string, limits: { least: number; most: number; byDefault: number }) =>
  Type.Integer({
    minimum: limits.least,
    maximum: limits.most,
    default: limits.byDefault,
    description: `${row}. ${about}`,
  });

/**
 * Fields that a caller may leave out, declared by name with a `default` each; those that are optional need none.
 * @returns `schema` of an object with any of the fields and no others, and `defaults`: every field that has one
 */
const declare = <Fields extends TProperties>(fields: Fields, description: string) => {
  const whole = Type.Object(fields);
  return {
    schema: Type.Partial(whole, { additionalProperties: false, description }),
    defaults: Object.freeze(Value.Create(whole)),
  };
};

/**
 * Declares the rulings of a game.
 * @param page of the repository that has their rows
 * @param fields rulings by name
 */
export const declareRulings = <Fields extends TProperties>(page: string, fields: Fields) =>
  declare(fields, `Rulings on open points; see ${page}.`);

/**
 * Declares what a game can be set up with.
 * @param title of the game
 * @param fields options by name: those with a `default` have a value in every game, the others are `Type.Optional`; the
 *   `schema` of the rulings is one of them
 */
export const declareOptions = <Fields extends TProperties>(title: string, fields: Fields) =>
  declare(fields, `Options of a game of ${title}.`);
