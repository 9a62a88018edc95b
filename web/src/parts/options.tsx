/** Options of a game as a form, made from their schema. */
import { words } from '../words/index.ts';

/** A field that is a choice of few values: all that the form asks. */
interface Choice {
  readonly name: string;
  readonly text: string;
  readonly values: readonly (string | number | boolean)[];
  readonly usual: unknown;
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

const isPlain = (value: unknown): value is string | number | boolean => !isRecord(value);

/** The choices of an object schema, the number of seats left out, which the form asks first. */
const choicesOf = (schema: unknown): Choice[] => {
  const properties = isRecord(schema) && isRecord(schema['properties']) ? schema['properties'] : {};
  return Object.entries(properties).flatMap(([name, field]) => {
    if (!isRecord(field) || name === 'seats') return [];
    const given = Array.isArray(field['enum']) ? field['enum'].filter(isPlain) : [];
    const values = field['type'] === 'boolean' ? [true, false] : given;
    const text = String(field['description'] ?? name);
    return values.length < 2 ? [] : [{ name, text, values, usual: field['default'] }];
  });
};

const Field = ({
  choice: { name, text, values, usual },
  value,
  onChange,
}: {
  readonly choice: Choice;
  readonly value: unknown;
  onChange(to: unknown): void;
}) => (
  <label class="option">
    <span>{name}</span>
    <select
      value={JSON.stringify(value ?? usual ?? null)}
      onChange={({ currentTarget }) => onChange(JSON.parse(currentTarget.value))}
    >
      {usual === undefined && <option value="null">–</option>}
      {values.map((each) => (
        <option key={String(each)} value={JSON.stringify(each)}>
          {String(each)}
        </option>
      ))}
    </select>
    <small class="soft" lang="en">
      {text}
    </small>
  </label>
);

/** A new object with a field set, or without it where it has no value. */
const withField = (object: object, name: string, to: unknown): object =>
  Object.fromEntries([...Object.entries(object).filter(([key]) => key !== name), ...(to === null ? [] : [[name, to]])]);

/** The options, and the rulings behind a fold. */
export const OptionsForm = ({
  schema,
  value,
  onChange,
}: {
  readonly schema: object;
  readonly value: object;
  onChange(to: object): void;
}) => {
  const w = words();
  const given: Readonly<Record<string, unknown>> = { ...value };
  const properties = isRecord(schema) && isRecord(schema['properties']) ? schema['properties'] : {};
  const rulings = isRecord(given['rulings']) ? given['rulings'] : {};
  const fields = choicesOf(schema);
  const unclear = choicesOf(properties['rulings']);
  return (
    <>
      {fields.length > 0 && (
        <fieldset>
          <legend>{w.options}</legend>
          {fields.map((choice) => (
            <Field
              key={choice.name}
              choice={choice}
              value={given[choice.name]}
              onChange={(to) => onChange(withField(value, choice.name, to))}
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
