/** A document as a form, made from its schema: every part a field, and what is wrong at its field. */
import { useContext, useEffect, useRef, useState } from 'preact/hooks';
import { aboutOf, blankOf, type Shape, shapeOf } from '../table/shape.ts';
import { words } from '../words/index.ts';
import { Choice, type Form, FormContext, NumberLine, type Part, rowsAround, TextLine } from './document-controls.tsx';

const isWithin = (pointer: string, frame: string): boolean => pointer === frame || pointer.startsWith(`${frame}/`);

/** What is wrong here, or with something that is not there. */
const Faults = ({ pointer, inside = [] }: { readonly pointer: string; readonly inside?: readonly string[] }) => {
  const { faults } = useContext(FormContext);
  const own = faults.filter(
    (fault) =>
      isWithin(fault.pointer, pointer) && !inside.some((name) => isWithin(fault.pointer, `${pointer}/${name}`)),
  );
  return (
    <>
      {own.map(({ detail }) => (
        <p key={detail} class="fault" role="alert" lang="en">
          {detail}
        </p>
      ))}
    </>
  );
};

/** A field that has no parts. */
const PlainField = ({ part, shape }: { readonly part: Part; readonly shape: Shape }) => {
  const form = useContext(FormContext);
  const rows = rowsAround(form, part);
  const control = () => {
    if (shape.is === 'choice')
      return <Choice part={part} options={shape.values.map((each) => [each, String(each)] as const)} />;
    if (rows === null)
      return shape.is === 'number' ? (
        <NumberLine part={part} min={shape.min} max={shape.max} />
      ) : (
        <TextLine part={part} />
      );
    const isNumber = typeof part.value === 'number';
    return <Choice part={part} options={rows.map(({ id, name }) => [isNumber ? Number(id) : id, name] as const)} />;
  };
  return (
    <div class="field" data-at={part.pointer}>
      <span aria-hidden="true">{part.label}</span>
      {control()}
      <Faults pointer={part.pointer} />
    </div>
  );
};

/** What a closed group says of its contents. */
const previewOf = ({ cards }: Form, value: unknown): string => {
  if (Array.isArray(value)) return String(value.length);
  const known = Object.values(Object(value)).filter((each) => typeof each === 'string' || typeof each === 'number');
  const name = Object.values(cards)
    .flat()
    .find(({ id }) => known.some((each) => typeof each === 'string' && each === id))?.name;
  return name ?? known.slice(0, 2).join(' · ');
};

/** A field of fields: opened by a touch, or by whoever goes to a place in it. */
const Group = ({ part, shape }: { readonly part: Part; readonly shape: Shape }) => {
  const form = useContext(FormContext);
  const { label, pointer, value, schema } = part;
  const isTarget = form.target !== null && isWithin(form.target.pointer, pointer);
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    if (isTarget) setOpen(true);
  }, [form.target]);
  const wrong = form.faults.filter((fault) => isWithin(fault.pointer, pointer)).length;
  return (
    <details
      class="group"
      data-at={pointer}
      open={isOpen || isTarget}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary title={aboutOf(schema)}>
        <b>{label}</b> <span class="soft">{value === null ? '–' : previewOf(form, value)}</span>
        {wrong > 0 && <span class="fault">{` ⚠ ${wrong}`}</span>}
      </summary>
      {(isOpen || isTarget) && <Parts part={part} shape={shape} />}
    </details>
  );
};

const Parts = ({ part, shape }: { readonly part: Part; readonly shape: Shape }) => {
  const { set } = useContext(FormContext);
  if (part.value === null || part.value === undefined)
    return (
      <button class="button" type="button" onClick={() => set(part.pointer, shape.is === 'list' ? [] : {})}>
        {words().edit.show}
      </button>
    );
  if (shape.is === 'list') return <Items part={part} shape={shape} />;
  return shape.is === 'object' ? <Fields part={part} fields={shape.fields} /> : null;
};

const Items = ({ part, shape }: { readonly part: Part; readonly shape: Extract<Shape, { is: 'list' }> }) => {
  const w = words().edit;
  const { set } = useContext(FormContext);
  const items: readonly unknown[] = Array.isArray(part.value) ? part.value : [];
  return (
    <>
      {items.map((item, index) => (
        <div key={index} class="item">
          <Field
            part={{
              label: String(index),
              pointer: `${part.pointer}/${index}`,
              schema: shape.itemAt(index),
              value: item,
            }}
          />
          <button
            class="button quiet"
            type="button"
            aria-label={`${w.remove} ${part.label} ${index}`}
            onClick={() => set(`${part.pointer}/${index}`, undefined)}
          >
            ✕
          </button>
        </div>
      ))}
      <Faults pointer={part.pointer} inside={items.map((_, index) => String(index))} />
      {items.length < shape.most && (
        <button
          class="button quiet"
          type="button"
          onClick={() => set(part.pointer, [...items, items.at(-1) ?? blankOf(shape.itemAt(items.length))])}
        >
          {`+ ${part.label}`}
        </button>
      )}
    </>
  );
};

/** Fields that say what the document is; they are not changed. */
const ENVELOPE: readonly string[] = ['game', 'version', 'catalog'];

/** Fields that are there, and those that may be added. */
const Fields = ({
  part,
  fields: all,
}: {
  readonly part: Part;
  readonly fields: readonly (readonly [name: string, schema: unknown])[];
}) => {
  const { set } = useContext(FormContext);
  const given = new Map<string, unknown>(Object.entries(Object(part.value)));
  const fields = all.filter(([name]) => part.pointer !== '' || !ENVELOPE.includes(name));
  const absent = fields.filter(([name]) => !given.has(name));
  return (
    <>
      {fields.map(([name, schema]) =>
        given.has(name) ? (
          <Field
            key={name}
            part={{ label: name, pointer: `${part.pointer}/${name}`, schema, value: given.get(name) }}
          />
        ) : null,
      )}
      <Faults pointer={part.pointer} inside={[...given.keys()]} />
      {absent.length > 0 && (
        <select
          class="add"
          aria-label={`${words().edit.add} ${part.label}`}
          value=""
          onChange={({ currentTarget: { value: name } }) =>
            set(`${part.pointer}/${name}`, blankOf(absent.find(([each]) => each === name)?.[1]))
          }
        >
          <option value="">{`+ ${words().edit.add}`}</option>
          {absent.map(([name]) => (
            <option key={name} value={name}>
              {name}
            </option>
          ))}
        </select>
      )}
    </>
  );
};

const Field = ({ part }: { readonly part: Part }) => {
  const shape = shapeOf(part.schema, part.value);
  if (shape.is === 'fixed') return null;
  return shape.is === 'object' || shape.is === 'list' ? (
    <Group part={part} shape={shape} />
  ) : (
    <PlainField part={part} shape={shape} />
  );
};

/** The whole form. */
export const DocumentForm = ({
  schema,
  document: value,
  ...form
}: Form & { readonly schema: unknown; readonly document: unknown }) => {
  const frame = useRef<HTMLDivElement>(null);
  const shape = shapeOf(schema, value);
  useEffect(() => {
    if (form.target === null) return;
    const place = frame.current?.querySelector(`[data-at="${CSS.escape(form.target.pointer)}"]`);
    place?.scrollIntoView({ block: 'nearest' });
    const control = place?.querySelector<HTMLElement>('summary, input, select');
    control?.focus({ preventScroll: true });
  }, [form.target]);
  return (
    <FormContext.Provider value={form}>
      <div ref={frame} class="document-form" lang="en">
        {shape.is === 'object' && <Fields part={{ label: '', pointer: '', schema, value }} fields={shape.fields} />}
      </div>
    </FormContext.Provider>
  );
};
