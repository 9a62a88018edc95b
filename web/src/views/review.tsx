/** A whole game judged: how it went, what was wrong and why, what was luck. */
import { useEffect, useMemo, useState } from 'preact/hooks';
import type { Kit } from '../boards/board.ts';
import type { GameId } from '../games.ts';
import { lang } from '../kept.ts';
import { Curve } from '../parts/curve.tsx';
import { namesOf, Still, tellerOf } from '../parts/still.tsx';
import { useKit } from '../parts/use-kit.ts';
import { goTo, hrefOf } from '../route.ts';
import { type Judged, type Review as Judgement, steadily, troubleOf } from '../server.ts';
import { recordOf } from '../table/course.ts';
import { keepGame } from '../table/files.ts';
import { resumeKept } from '../table/kept-game.ts';
import type { Session } from '../table/session.ts';
import { words } from '../words/index.ts';

/** How far a review is, or what it found. */
type Found =
  | { readonly done: number; readonly of: number }
  | { readonly review: Judgement }
  | { readonly trouble: string };

/** Asks for the review of a game; what it is at is told as it goes on. */
const useReview = (session: Session | null): Found | null => {
  const [found, setFound] = useState<Found | null>(null);
  const now = lang.value;
  useEffect(() => {
    if (session === null) return;
    const ended = new AbortController();
    const ask = async (): Promise<void> => {
      const { kit, course } = session;
      const record = recordOf(kit.engine, course.value);
      const request = { record, lang: now, signal: ended.signal };
      for await (const event of kit.server.stream('review', request))
        setFound(event.event === 'progress' ? event.data : { review: event.data });
    };
    steadily(ask, ended.signal).catch((error: unknown) => {
      if (!ended.signal.aborted) setFound({ trouble: troubleOf(error) });
    });
    return () => ended.abort();
  }, [session, now]);
  return found;
};

/** The decisions that were wrong, as a list to walk by. */
const Mistakes = ({
  decisions,
  names,
  tell,
  onPick,
}: {
  readonly decisions: readonly Judged[];
  readonly names: readonly string[];
  tell(text: string): string;
  onPick(move: number): void;
}) => {
  const wrong = decisions.filter(({ text }) => text !== null);
  return (
    <ol class="mistakes">
      {wrong.map(({ move, seat, grade, text, reasons }) => (
        <li key={move}>
          <button class={`mistake ${grade === 'mistake' ? 'wrong' : grade}`} type="button" onClick={() => onPick(move)}>
            <b>{`${move + 1} · ${names[seat] ?? ''}`}</b>
            <span>{tell(text ?? '')}</span>
            {reasons.slice(0, 1).map((reason) => (
              <small key={reason.text}>{tell(reason.text)}</small>
            ))}
          </button>
        </li>
      ))}
    </ol>
  );
};

const percent = (part: number): string => `${part > 0 ? '+' : ''}${(part * 100).toFixed(0)} %`;

/** What own decisions and luck came to, by seat. */
const Accounts = ({ review, names }: { readonly review: Judgement; readonly names: readonly string[] }) => {
  const w = words();
  return (
    <div class="scroll">
      <table>
        <thead>
          <tr>
            <td />
            <th scope="col">{w.goodMoves}</th>
            <th scope="col">{w.wrongMoves}</th>
            <th scope="col">{w.skill}</th>
            <th scope="col">{w.luck}</th>
          </tr>
        </thead>
        <tbody>
          {review.seats.map(({ seat, grades, own, luck }) => (
            <tr key={seat}>
              <th scope="row">{names[seat]}</th>
              <td>{grades.best + grades.fine}</td>
              <td>{grades.inaccuracy + grades.mistake + grades.blunder}</td>
              <td>{percent(own)}</td>
              <td>{percent(luck)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p class="soft">{w.accounts}</p>
    </div>
  );
};

/** How far it is, and what it does meanwhile. */
const Waiting = ({ of: found }: { readonly of?: { readonly done: number; readonly of: number } }) => {
  const w = words();
  return (
    <>
      <p class="soft" role="status">
        {w.reviewing}
      </p>
      <progress {...(found === undefined ? {} : { value: found.done, max: found.of })} aria-label={w.review} />
    </>
  );
};

/** The position before a move, the move and the best one upon it, and the way on from there. */
const Walk = ({
  session,
  at,
  judged,
}: {
  readonly session: Session;
  readonly at: number;
  readonly judged: Judged | undefined;
}) => {
  const w = words();
  const { kit, course, players } = session;
  const tell = tellerOf(players, session.persons);
  const { moves, start } = course.value;
  const state = at === 0 ? start : (moves[at - 1]?.state ?? start);
  const mover = moves[at]?.seat ?? session.persons[0] ?? 0;
  const view = useMemo(() => kit.engine.view(state, mover), [kit, state, mover]);
  const isOther = judged !== undefined && judged.taken.notation !== judged.best.notation;
  const taken = isOther ? judged.taken.action : undefined;
  const ranked = judged === undefined ? [] : [{ action: judged.best.action, rank: 1 }];
  return (
    <>
      <Still kit={kit} view={view} you={mover} players={players} ranked={ranked} taken={taken} />
      {judged !== undefined && (
        <p class={`verdict ${judged.grade}`}>
          <b>{w.grades[judged.grade]}</b> {judged.text === null ? judged.taken.text : tell(judged.text)}
        </p>
      )}
      <button
        class="button"
        type="button"
        onClick={() => {
          const { record, players: kept } = session.keep();
          keepGame({
            record: { ...record, moves: record.moves.slice(0, at) },
            players: kept,
            seed: `${course.value.seed}/${at}`,
          });
          goTo({ at: 'play', game: session.game });
        }}
      >
        {w.fromHere}
      </button>
    </>
  );
};

const Walkthrough = ({ session }: { readonly session: Session }) => {
  const w = words();
  const found = useReview(session);
  const [at, setAt] = useState(0);
  const last = session.course.value.moves.length;
  const names = namesOf(session.players, session.persons[0] ?? 0);
  const tell = tellerOf(session.players, session.persons);
  const review = found !== null && 'review' in found ? found.review : null;
  return (
    <div class="play">
      <div class="table-side">
        <Walk session={session} at={at} judged={review?.decisions.find(({ move }) => move === at)} />
        <label class="walk">
          <span class="unseen">{w.move}</span>
          <input
            type="range"
            min={0}
            max={last}
            value={at}
            onInput={({ currentTarget }) => setAt(Number(currentTarget.value))}
          />
          <output>{`${at} / ${last}`}</output>
        </label>
      </div>
      <aside class="side">
        <section class="panel">
          <h2>{w.review}</h2>
          <p>
            <a href={hrefOf({ at: 'play', game: session.game })}>{w.backToGame}</a>
          </p>
          {found === null && <Waiting />}
          {found !== null && 'of' in found && <Waiting of={found} />}
          {found !== null && 'trouble' in found && (
            <p class="fault" role="alert">
              {found.trouble}
            </p>
          )}
          {review !== null && (
            <>
              <Curve curve={review.curve} names={names} at={at} onPick={setAt} />
              <Accounts review={review} names={names} />
              <Mistakes decisions={review.decisions} names={names} tell={tell} onPick={setAt} />
            </>
          )}
        </section>
      </aside>
    </div>
  );
};

const Load = ({ kit }: { readonly kit: Kit }) => {
  const [session] = useState(() => resumeKept(kit));
  return session === null ? <p class="fault">{words().notFound}</p> : <Walkthrough session={session} />;
};

/** The review of the game that is kept. */
export const Review = ({ game }: { readonly game: GameId }) => {
  const kit = useKit(game);
  return kit === null ? <p class="soft loading">…</p> : <Load kit={kit} />;
};
