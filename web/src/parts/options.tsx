/** Options of a game as a form: those that people choose, and rulings on unclear rules. */
import type { GameId } from '../games.ts';
import { words } from '../words/index.ts';
import { type OptionWords, optionsOf, rulingOf } from '../words/options.ts';

/** A ruling: a choice of few values. */
interface Choice {
  readonly name: string;
  readonly text: string;
  readonly values: readonly (string | number | boolean)[];
  /** What each value is called. */
  readonly said: readonly string[];
  readonly usual: unknown;
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

const isPlain = (value: unknown): value is string | number | boolean => !isRecord(value);

/** The choices of an object schema, in the words of the page where it has some. */
const choicesOf = (schema: unknown, game: GameId): Choice[] => {
  const properties = isRecord(schema) && isRecord(schema['properties']) ? schema['properties'] : {};
  return Object.entries(properties).flatMap(([name, field]) => {
    if (!isRecord(field)) return [];
    const given = Array.isArray(field['enum']) ? field['enum'].filter(isPlain) : [];
    const values = field['type'] === 'boolean' ? [true, false] : given;
    const [text, ...said] = rulingOf(game, name) ?? [String(field['description'] ?? name), ...values.map(String)];
    return values.length < 2 ? [] : [{ name, text: text ?? name, values, said, usual: field['default'] }];
  });
};

const Field = ({
  choice: { name, text, values, said, usual },
  value,
  onChange,
}: {
  readonly choice: Choice;
  readonly value: unknown;
  onChange(to: unknown): void;
}) => (
  <label class="option ruling">
    <span>{text}</span>
    <select
      title={name}
      value={JSON.stringify(value ?? usual ?? null)}
      onChange={({ currentTarget }) => onChange(JSON.parse(currentTarget.value))}
    >
      {usual === undefined && <option value="null">–</option>}
      {values.map((each, index) => (
        <option key={String(each)} value={JSON.stringify(each)}>
          {said[index]}
        </option>
      ))}
    </select>
  </label>
);

/** A new object with a field set, or without it where it has no value. */
const withField = (object: object, name: string, to: unknown): object =>
  Object.fromEntries([...Object.entries(object).filter(([key]) => key !== name), ...(to === null ? [] : [[name, to]])]);

/** One option in words. */
const OptionField = ({
  option: { label, values },
  value,
  onChange,
}: {
  readonly option: OptionWords;
  readonly value: unknown;
  onChange(to: unknown): void;
}) => (
  <label class="option">
    <span>{label}</span>
    <select
      value={String(value)}
      onChange={({ currentTarget: { value: to } }) => onChange(to === 'true' || (to === 'false' ? false : to))}
    >
      {Object.entries(values).map(([each, text]) => (
        <option key={each} value={each}>
          {text}
        </option>
      ))}
    </select>
  </label>
);

const fieldsOf = (schema: unknown): Readonly<Record<string, unknown>> =>
  isRecord(schema) && isRecord(schema['properties']) ? schema['properties'] : {};

const usualOf = (schema: unknown, name: string): unknown => {
  const field = fieldsOf(schema)[name];
  return isRecord(field) ? field['default'] : undefined;
};

/** The options, and the rulings behind a fold. */
export const OptionsForm = ({
  game,
  seats,
  schema,
  value,
  onChange,
}: {
  readonly game: GameId;
  readonly seats: number;
  readonly schema: object;
  readonly value: object;
  onChange(to: object): void;
}) => {
  const w = words();
  const given: Readonly<Record<string, unknown>> = { ...value };
  const rulings = isRecord(given['rulings']) ? given['rulings'] : {};
  const options = Object.entries(optionsOf(game)).filter(([, { alone }]) => alone === undefined || seats === 1);
  const unclear = choicesOf(fieldsOf(schema)['rulings'], game);
  return (
    <>
      {options.length > 0 && (
        <fieldset>
          <legend>{w.options}</legend>
          {options.map(([name, option]) => (
            <OptionField
              key={name}
              option={option}
              value={given[name] ?? usualOf(schema, name)}
              onChange={(to) => onChange(withField(value, name, to))}
            />
          ))}
        </fieldset>
      )}
      {unclear.length > 0 && (
        <details>
          <summary>{w.rulings}</summary>
          {unclear.map((choice) => (
            <Field
              key={choice.name}
              choice={choice}
              value={rulings[choice.name]}
              onChange={(to) => onChange(withField(value, 'rulings', withField(rulings, choice.name, to)))}
            />
          ))}
        </details>
      )}
    </>
  );
};
