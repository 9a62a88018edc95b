/** A position and all that a search knows of it, as it searches; changed by hand, and played on from. */
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { Kit } from '../boards/board.ts';
import { type GameId, isGame } from '../games.ts';
import { read } from '../kept.ts';
import { Editor } from '../parts/editor.tsx';
import { Search, useAnalysis } from '../parts/search.tsx';
import { namesOf, Still } from '../parts/still.tsx';
import { useKit } from '../parts/use-kit.ts';
import { useLine } from '../parts/use-line.ts';
import { goTo, hrefOf } from '../route.ts';
import type { Analysed } from '../server.ts';
import { keepGame } from '../table/files.ts';
import { resumeKept } from '../table/kept-game.ts';
import { placesOf } from '../table/place-of.ts';
import { jsonOf, type Looked, lookAt, positionOf } from '../table/position.ts';
import type { Player, Session } from '../table/session.ts';
import { type Touch, touchOf } from '../table/spot.tsx';
import { words } from '../words/index.ts';

/** Level of bots in a game that begins from a position. */
const USUAL_LEVEL = 3;

/** The document that is looked at, to be read, pasted and mended, with all that is wrong with it. */
const Document = ({
  text,
  looked,
  onInput,
}: {
  readonly text: string;
  readonly looked: ReturnType<typeof lookAt>;
  onInput(text: string): void;
}) => {
  const w = words();
  return (
    <details open={!looked.ok}>
      <summary>{w.document}</summary>
      <textarea
        rows={12}
        spellcheck={false}
        aria-label={w.document}
        value={text}
        onInput={({ currentTarget }) => onInput(currentTarget.value)}
      />
      {!looked.ok && (
        <ul class="fault" role="alert">
          {looked.faults.map(({ pointer, detail }) => (
            <li key={pointer + detail}>
              <code>{pointer}</code> {detail}
            </li>
          ))}
        </ul>
      )}
    </details>
  );
};

/** The position that is there at first, as text: of a real table, or of the game that is kept, with what was done before. */
const firstOf = (kit: Kit): { readonly text: string; readonly told: ReturnType<Session['told']> } => {
  const entered = positionOf(kit.engine, read(`view.${kit.engine.id}`) ?? '');
  const session = entered === null ? resumeKept(kit) : null;
  const state = entered ?? session?.state.value ?? kit.engine.setup({}, crypto.randomUUID());
  return { text: JSON.stringify(state, null, 1), told: session?.told() ?? {} };
};

/** A position as text, and what is read from it: the last one that could be read stays to be seen. */
const useText = (kit: Kit) => {
  const [first] = useState(() => firstOf(kit));
  const [text, setText] = useState(first.text);
  const looked = useMemo(() => lookAt(kit.engine, text), [kit, text]);
  const seen = useRef<Looked | null>(null);
  if (looked.ok) seen.current = looked;
  // Another position did not come of what was done.
  const told = text === first.text ? first.told : {};
  return { text, setText, looked, seen: seen.current, told };
};

/** Has a position played on: a full state as it is, a view as one of the worlds that fit it. */
const playOn = (kit: Kit, { view, players, document }: Looked): void => {
  const { id } = kit.engine;
  if (!isGame(id)) return;
  const start = document.viewer === 'all' ? document : kit.engine.deal(view, crypto.randomUUID());
  const seats = players.map((_, seat): Player => (seat === 0 ? { name: '' } : { level: USUAL_LEVEL }));
  keepGame({ record: { game: id, version: 1, record: 1, start, moves: [] }, players: seats });
  goTo({ at: 'play', game: id });
};

/** The table of a position, or of a step of a line from there. */
const Shown = ({
  kit,
  looked,
  marked,
  step,
  touch,
}: {
  readonly kit: Kit;
  readonly looked: Looked;
  readonly marked: Analysed | undefined;
  readonly step: ReturnType<typeof useLine>;
  readonly touch: Touch | undefined;
}) => {
  const w = words();
  const next = step?.next ?? null;
  const ranked = next !== null ? [{ action: next.choice.action, rank: 1 }] : [];
  const { players, seat } = looked;
  return (
    <>
      <Still
        kit={kit}
        view={step?.view ?? looked.view}
        you={seat}
        players={players}
        ranked={step === null ? (marked === undefined ? [] : [marked]) : ranked}
        touch={touch}
      />
      {step !== null && step.of > 0 && (
        <p class="walked" role="status">
          <b>{`${step.at} / ${step.of}`}</b>{' '}
          {next === null ? '' : `${namesOf(players, seat)[next.seat] ?? ''}${w.says}${next.choice.text}`}
        </p>
      )}
    </>
  );
};

const Position = ({ kit, game }: { readonly kit: Kit; readonly game: GameId }) => {
  const w = words();
  const { text, setText, looked, seen, told } = useText(kit);
  const [shown, setShown] = useState<Analysed | null>(null);
  const [isEdited, setEdited] = useState(false);
  const [target, setTarget] = useState<{ readonly pointer: string } | null>(null);
  const analysing = useAnalysis(kit);
  useEffect(() => {
    analysing.forget();
    setShown(null);
  }, [text]);
  const step = useLine(kit, looked.ok && shown !== null && shown.line.length > 1 ? looked : null, shown?.line ?? []);
  const touch = useMemo(() => {
    if (!isEdited || seen === null) return undefined;
    const places = placesOf(seen.view, seen.seat);
    return touchOf(places, (pointer) => setTarget({ pointer }));
  }, [isEdited, seen]);
  return (
    <div class={`play${looked.ok ? '' : ' wrong'}`}>
      <div class="table-side">
        {seen !== null && (
          <Shown kit={kit} looked={seen} marked={shown ?? analysing.analysis?.actions[0]} step={step} touch={touch} />
        )}
        <Document text={text} looked={looked} onInput={setText} />
      </div>
      <aside class="side">
        <nav class="menu" aria-label={w.menu}>
          <a class="button quiet" href={hrefOf({ at: 'play', game })}>
            {w.backToGame}
          </a>
          <button class="button" type="button" aria-pressed={isEdited} onClick={() => setEdited(!isEdited)}>
            {w.edit.title}
          </button>
          <button class="button" type="button" disabled={!looked.ok} onClick={() => looked.ok && playOn(kit, looked)}>
            {w.fromHere}
          </button>
        </nav>
        {isEdited && (
          <Editor
            kit={kit}
            document={jsonOf(text)}
            faults={looked.ok ? [] : looked.faults}
            target={target}
            onChange={(document) => setText(JSON.stringify(document, null, 1))}
          />
        )}
        <Search looked={looked} told={told} analysing={analysing} onShow={setShown} />
      </aside>
    </div>
  );
};

/** The place where positions are looked at. */
export const Analyse = ({ game }: { readonly game: GameId }) => {
  const kit = useKit(game);
  return kit === null ? <p class="soft loading">…</p> : <Position kit={kit} game={game} />;
};
