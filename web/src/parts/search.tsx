/** A search that is watched: how long it may take, what it finds as it goes on, and how a program asks for the same. */
import { useState } from 'preact/hooks';
import type { Kit } from '../boards/board.ts';
import { lang } from '../kept.ts';
import { type Analysed, type Analysis, type Asking, steadily, troubleOf } from '../server.ts';
import type { Looked, lookAt } from '../table/position.ts';
import { words } from '../words/index.ts';
import { Ranking } from './ranking.tsx';

/** What is told of what others did before. */
type Told = Pick<Asking, 'history'>;

const TIMES_MS = [1000, 5000, 20_000] as const;

/** What a search says while it runs, and how to begin and end it. */
export const useAnalysis = (kit: Kit) => {
  const [analysis, setAnalysis] = useState<Analysis | null>(null);
  const [trouble, setTrouble] = useState<string | null>(null);
  const [running, setRunning] = useState<AbortController | null>(null);
  const stop = (): void => {
    running?.abort();
    setRunning(null);
  };
  const start = async (looked: Looked, told: Told, timeMs: number): Promise<void> => {
    running?.abort();
    const ended = new AbortController();
    setRunning(ended);
    setTrouble(null);
    try {
      const request = { state: looked.view, ...told, budget: { timeMs }, lang: lang.value, signal: ended.signal };
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
const Snippets = ({
  looked,
  told,
  timeMs,
}: {
  readonly looked: Looked;
  readonly told: Told;
  readonly timeMs: number;
}) => {
  const w = words();
  const body = JSON.stringify({ state: looked.view, ...told, budget: { timeMs } });
  const history = told.history === undefined ? '' : 'history, ';
  const url = new URL(`v1/games/${looked.view.game}/analyze`, new URL('.', location.href)).href;
  return (
    <details>
      <summary>{w.asRequest}</summary>
      <pre>{`curl -s ${url} -H 'content-type: application/json' -d '${body}'`}</pre>
      <pre>{`await client.game('${looked.view.game}').analyze(state, { ${history}budget: { timeMs: ${timeMs} } })`}</pre>
    </details>
  );
};

/** The search of a position. */
export const Search = ({
  looked,
  told,
  analysing: { analysis, trouble, isRunning, start, stop },
  onShow,
}: {
  readonly looked: ReturnType<typeof lookAt>;
  readonly told: Told;
  readonly analysing: ReturnType<typeof useAnalysis>;
  onShow(action: Analysed | null): void;
}) => {
  const w = words();
  const [timeMs, setTimeMs] = useState<number>(TIMES_MS[1]);
  return (
    <section class="panel analysis">
      <h2>{w.analyse}</h2>
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
            onClick={() => looked.ok && void start(looked, told, timeMs)}
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
      {analysis !== null && <Ranking analysis={analysis} onShow={onShow} />}
      {looked.ok && <Snippets looked={looked} told={told} timeMs={timeMs} />}
    </section>
  );
};
