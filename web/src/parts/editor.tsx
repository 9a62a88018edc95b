/** A position changed by hand: from a new game or from what is there, by touching the table or field by field. */
import { useState } from 'preact/hooks';
import type { Fault } from '../../../packages/engines/src/types.ts';
import type { AnyState, Kit } from '../boards/board.ts';
import { type GameId, isGame } from '../games.ts';
import { withValue } from '../table/shape.ts';
import { TITLES } from '../titles.ts';
import { words } from '../words/index.ts';
import { DocumentForm } from './document-form.tsx';
import { OptionsForm } from './options.tsx';
import { useCards } from './still.tsx';

/** A new game to begin from. */
const NewGame = ({
  kit,
  game,
  onBegin,
}: {
  readonly kit: Kit;
  readonly game: GameId;
  onBegin(state: AnyState): void;
}) => {
  const w = words();
  const [least, most] = TITLES[game].seats;
  const [seats, setSeats] = useState(Math.max(2, least));
  const [options, setOptions] = useState<object>({});
  const [fault, setFault] = useState<string | null>(null);
  const begin = (): void => {
    try {
      onBegin(kit.engine.setup({ ...options, seats }, crypto.randomUUID()));
      setFault(null);
    } catch (error) {
      setFault(error instanceof Error ? error.message : String(error));
    }
  };
  return (
    <details>
      <summary>{w.edit.fromNew}</summary>
      <label class="option">
        <span>{w.seats}</span>
        <select value={seats} onChange={({ currentTarget }) => setSeats(Number(currentTarget.value))}>
          {Array.from({ length: most - least + 1 }, (_, index) => (
            <option key={index} value={least + index}>
              {least + index}
            </option>
          ))}
        </select>
      </label>
      <OptionsForm
        game={game}
        seats={seats}
        schema={kit.engine.schemas.options}
        value={options}
        onChange={setOptions}
      />
      {fault !== null && (
        <p class="fault" role="alert">
          {fault}
        </p>
      )}
      <button class="button" type="button" onClick={begin}>
        {w.edit.begin}
      </button>
    </details>
  );
};

/** The editor of a document. */
export const Editor = ({
  kit,
  document,
  faults,
  target,
  onChange,
}: {
  readonly kit: Kit;
  /** What is edited; undefined where the text is no JSON. */
  readonly document: unknown;
  readonly faults: readonly Fault[];
  /** The place that was touched on the table. */
  readonly target: { readonly pointer: string } | null;
  onChange(document: unknown): void;
}) => {
  const w = words().edit;
  const cards = useCards(kit);
  const { id, schemas } = kit.engine;
  return (
    <section class="panel editor">
      <h2>{w.title}</h2>
      <p class="soft">{w.lead}</p>
      {isGame(id) && <NewGame kit={kit} game={id} onBegin={onChange} />}
      {document !== undefined && (
        <DocumentForm
          schema={schemas.state}
          document={document}
          faults={faults}
          cards={cards}
          target={target}
          set={(pointer, value) => onChange(withValue(document, pointer, value))}
        />
      )}
    </section>
  );
};
