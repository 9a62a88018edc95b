/** A position and all that a search knows of it, as it searches. */
import { useEffect, useState } from 'preact/hooks';
import type { Kit } from '../boards/board.ts';
import type { GameId } from '../games.ts';
import { lang, read } from '../kept.ts';
import { Ranking } from '../parts/ranking.tsx';
import { Still } from '../parts/still.tsx';
import { useKit } from '../parts/use-kit.ts';
import { hrefOf } from '../route.ts';
import { type Analysed, type Analysis, steadily, troubleOf } from '../server.ts';
import { resumeKept } from '../table/kept-game.ts';
import { type Looked, lookAt, positionOf } from '../table/position.ts';
import { words } from '../words/index.ts';

const TIMES_MS = [1000, 5000, 20_000] as const;

/** What a search says while it runs, and how to begin and end it. */
const useAnalysis = (kit: Kit) => {
  const [analysis, setAnalysis] = useState<Analysis | null>(null);
  const [trouble, setTrouble] = useState<string | null>(null);
  const [running, setRunning] = useState<AbortController | null>(null);
  const stop = (): void => {
    running?.abort();
    setRunning(null);
  };
  const start = async (looked: Looked, timeMs: number): Promise<void> => {
    running?.abort();
    const ended = new AbortController();
    setRunning(ended);
    setTrouble(null);
    try {
      const request = { state: looked.view, budget: { timeMs }, lang: lang.value, signal: ended.signal };
      await steadily(async () => {
        for await (const { data } of kit.server.stream('analyze', request)) setAnalysis(data);
      }, ended.signal);
    } catch (error) {
      if (!ended.signal.aborted) setTrouble(troubleOf(error));
    }
    setRunning((now) => (now === ended ? null : now));
  };
  return { analysis, trouble, isRunning: running !== null, start, stop, forget: () => setAnalysis(null) };
};

/** The request of now, for those who would rather write programs. */
const Snippets = ({ looked, timeMs }: { readonly looked: Looked; readonly timeMs: number }) => {
  const w = words();
  const body = JSON.stringify({ state: looked.view, budget: { timeMs } });
  const url = new URL(`v1/games/${looked.view.game}/analyze`, new URL('.', location.href)).href;
  return (
    <details>
      <summary>{w.asRequest}</summary>
      <pre>{`curl -s ${url} -H 'content-type: application/json' -d '${body}'`}</pre>
      <pre>{`await client.game('${looked.view.game}').analyze(state, { budget: { timeMs: ${timeMs} } })`}</pre>
    </details>
  );
};

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

const Position = ({ kit, game }: { readonly kit: Kit; readonly game: GameId }) => {
  const w = words();
  const [text, setText] = useState(() => {
    const session = resumeKept(kit);
    const told = positionOf(kit.engine, read(`view.${kit.engine.id}`) ?? '');
    return JSON.stringify(told ?? session?.state.value ?? kit.engine.setup({}, crypto.randomUUID()), null, 1);
  });
  const [timeMs, setTimeMs] = useState<number>(TIMES_MS[1]);
  const [shown, setShown] = useState<Analysed | null>(null);
  const { analysis, trouble, isRunning, start, stop, forget } = useAnalysis(kit);
  const looked = lookAt(kit.engine, text);
  useEffect(forget, [text]);
  const best = analysis?.actions[0];
  const marked = shown ?? best;
  return (
    <div class="play">
      <div class="table-side">
        {looked.ok && (
          <Still
            kit={kit}
            view={looked.view}
            you={looked.seat}
            players={looked.players}
            ranked={marked === undefined ? [] : [marked]}
          />
        )}
        <Document text={text} looked={looked} onInput={setText} />
      </div>
      <aside class="side">
        <section class="panel analysis">
          <h2>{w.analyse}</h2>
          <p>
            <a href={hrefOf({ at: 'play', game })}>{w.backToGame}</a>
          </p>
          <div class="do">
            <select
              aria-label={w.time}
              value={timeMs}
              onChange={({ currentTarget }) => setTimeMs(Number(currentTarget.value))}
            >
              {TIMES_MS.map((ms) => (
                <option key={ms} value={ms}>{`${ms / 1000} s`}</option>
              ))}
            </select>
            {isRunning ? (
              <button class="button" type="button" onClick={stop}>
                {w.cancel}
              </button>
            ) : (
              <button
                class="button main"
                type="button"
                disabled={!looked.ok || looked.isOver}
                onClick={() => looked.ok && void start(looked, timeMs)}
              >
                {w.search}
              </button>
            )}
          </div>
          {trouble !== null && (
            <p class="fault" role="alert">
              {trouble}
            </p>
          )}
          {analysis !== null && <Ranking analysis={analysis} onShow={setShown} />}
          {looked.ok && <Snippets looked={looked} timeMs={timeMs} />}
        </section>
      </aside>
    </div>
  );
};

/** The place where positions are looked at. */
export const Analyse = ({ game }: { readonly game: GameId }) => {
  const kit = useKit(game);
  return kit === null ? <p class="soft loading">…</p> : <Position kit={kit} game={game} />;
};
