/** What a field of a document is changed with. */
import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import type { CardRow, Fault } from '../../../packages/engines/src/types.ts';
import { aboutOf, isNullable, type Plain } from '../table/shape.ts';

/** What every field knows. */
export interface Form {
  readonly faults: readonly Fault[];
  readonly cards: Readonly<Record<string, readonly CardRow[]>>;
  /** A place to go to, as a JSON pointer; a new object each time. */
  readonly target: { readonly pointer: string } | null;
  set(pointer: string, value: unknown): void;
}

/** One part of the document. */
export interface Part {
  readonly label: string;
  readonly pointer: string;
  readonly schema: unknown;
  readonly value: unknown;
}

const NOTHING: Form = { faults: [], cards: {}, target: null, set: () => undefined };
export const FormContext = createContext<Form>(NOTHING);

/** The rows that a value names one of: those of the table in which it is found. */
export const rowsAround = ({ cards }: Form, { schema, value }: Part): readonly CardRow[] | null => {
  if (typeof value === 'number' && !/catalog/.test(aboutOf(schema))) return null;
  return Object.values(cards).find((rows) => rows.some(({ id }) => id === String(value))) ?? null;
};

/** One of several values. */
export const Choice = ({
  part: { label, pointer, schema, value },
  options,
}: {
  readonly part: Part;
  readonly options: readonly (readonly [value: Plain, text: string])[];
}) => {
  const { set } = useContext(FormContext);
  return (
    <select
      aria-label={label}
      title={aboutOf(schema)}
      value={JSON.stringify(value)}
      onChange={({ currentTarget }) => set(pointer, JSON.parse(currentTarget.value))}
    >
      {isNullable(schema) && <option value="null">–</option>}
      {options.map(([each, text]) => (
        <option key={String(each)} value={JSON.stringify(each)}>
          {text}
        </option>
      ))}
    </select>
  );
};

/** A number. */
export const NumberLine = ({
  part: { label, pointer, schema, value },
  min,
  max,
}: {
  readonly part: Part;
  readonly min: number | undefined;
  readonly max: number | undefined;
}) => {
  const { set } = useContext(FormContext);
  return (
    <input
      aria-label={label}
      title={aboutOf(schema)}
      type="number"
      {...(min !== undefined && { min })}
      {...(max !== undefined && { max })}
      value={typeof value === 'number' ? value : ''}
      onChange={({ currentTarget: { value: typed } }) =>
        set(pointer, typed === '' && isNullable(schema) ? null : Number(typed))
      }
    />
  );
};

/** A text. */
export const TextLine = ({ part: { label, pointer, schema, value } }: { readonly part: Part }) => {
  const { set } = useContext(FormContext);
  return (
    <input
      aria-label={label}
      title={aboutOf(schema)}
      value={typeof value === 'string' ? value : ''}
      placeholder={value === null ? '–' : ''}
      onChange={({ currentTarget: { value: typed } }) =>
        set(pointer, typed === '' && isNullable(schema) ? null : typed)
      }
    />
  );
};
