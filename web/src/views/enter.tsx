/** A real table, told question by question; what comes of it is looked at as any position. */
import { useEffect, useRef, useState } from 'preact/hooks';
import type { Kit } from '../boards/board.ts';
import type { GameId } from '../games.ts';
import { lang, read, write } from '../kept.ts';
import { useKit } from '../parts/use-kit.ts';
import { goTo } from '../route.ts';
import { positionOf } from '../table/position.ts';
import { words } from '../words/index.ts';

type Answers = Readonly<Record<string, string>>;

/** The line of one question: it has the focus as soon as the question is asked, so that a table is told without leaving the keys. */
const Line = ({ text, usual }: { readonly text: string; readonly usual: string | undefined }) => {
  const line = useRef<HTMLInputElement>(null);
  useEffect(() => line.current?.focus(), []);
  return <input ref={line} name="line" autocomplete="off" aria-label={text} placeholder={usual ?? ''} />;
};

/** Asks one thing, and says what may be typed. */
const Asking = ({
  kit,
  game,
  before,
}: {
  readonly kit: Kit;
  readonly game: GameId;
  readonly before: ReturnType<typeof positionOf>;
}) => {
  const w = words().enter;
  const [answers, setAnswers] = useState<Answers>({});
  const [way, setWay] = useState<readonly string[]>([]);
  const stage = kit.engine.interview(answers, lang.value, before ?? undefined);
  if (stage.question === null)
    return (
      <section class="panel">
        <h2>{w.done}</h2>
        {stage.remarks.map((remark) => (
          <p key={remark} class="soft">
            {remark}
          </p>
        ))}
        <button
          class="button main big"
          type="button"
          onClick={() => {
            write(`view.${game}`, JSON.stringify(stage.view));
            goTo({ at: 'analyse', game });
          }}
        >
          {words().analyse}
        </button>
      </section>
    );
  const { key, text, help, usual, fault } = stage.question;
  const back = (): void => {
    const last = way.at(-1);
    setWay(way.slice(0, -1));
    setAnswers(Object.fromEntries(Object.entries(answers).filter(([each]) => each !== last)));
  };
  return (
    <form
      class="asking panel"
      onSubmit={(event) => {
        event.preventDefault();
        const line = new FormData(event.currentTarget).get('line');
        setAnswers({ ...answers, [key]: typeof line === 'string' ? line : '' });
        if (way.at(-1) !== key) setWay([...way, key]);
      }}
    >
      <h2>{text}</h2>
      {fault !== undefined && (
        <p class="fault" role="alert">
          {fault}
        </p>
      )}
      <Line key={key} text={text} usual={usual} />
      <div class="do">
        <button class="button main" type="submit">
          {usual === undefined ? 'OK' : w.orUsual}
        </button>
        <button class="button quiet" type="button" disabled={way.length === 0} onClick={back}>
          {w.back}
        </button>
      </div>
      {help.length > 0 && (
        <details>
          <summary>{w.help}</summary>
          {help.map((line) => (
            <p key={line} class="soft">
              {line}
            </p>
          ))}
        </details>
      )}
    </form>
  );
};

/** Tells a table anew, or from the one that was told before. */
const Choice = ({ kit, game }: { readonly kit: Kit; readonly game: GameId }) => {
  const w = words().enter;
  const [kept] = useState(() => positionOf(kit.engine, read(`view.${game}`) ?? ''));
  const [from, setFrom] = useState<'new' | 'kept' | null>(kept === null ? 'new' : null);
  if (from !== null) return <Asking kit={kit} game={game} before={from === 'kept' ? kept : null} />;
  return (
    <section class="panel">
      <button class="button main big" type="button" onClick={() => setFrom('kept')}>
        {w.goOn}
      </button>
      <button class="button big" type="button" onClick={() => setFrom('new')}>
        {w.anew}
      </button>
    </section>
  );
};

/** The place where a real table is told. */
export const Enter = ({ game }: { readonly game: GameId }) => {
  const kit = useKit(game);
  const w = words().enter;
  return (
    <div class="gaia">
      <h1>{w.title}</h1>
      <p>{w.lead}</p>
      {kit === null ? <p class="soft loading">…</p> : <Choice kit={kit} game={game} />}
    </div>
  );
};
