/** Whose turn it is, what has no place on the table, and what may be asked: always within reach. */
import { useEffect, useRef } from 'preact/hooks';
import type { Session } from '../table/session.ts';
import { useTouch } from '../table/spot.tsx';
import { words } from '../words/index.ts';

/** Spots without a place on the table, as buttons, each with the words of its action. */
const Buttons = ({ session }: { readonly session: Session }) => {
  const { lit, ranks, pick } = useTouch();
  const depth = session.picked.value.length;
  const buttons = [...lit].filter((spot) => spot.startsWith('do:'));
  return (
    <>
      {buttons.map((spot) => {
        const found = session.pickable.value.find(({ spots }) => spots[depth] === spot);
        const rank = ranks.get(spot);
        return (
          <button key={spot} class="button" type="button" data-spot={spot} onClick={() => pick(spot)}>
            {found?.choice.text}
            {rank !== undefined && <span class="rank">{rank}</span>}
          </button>
        );
      })}
    </>
  );
};

const Status = ({ session, names }: { readonly session: Session; readonly names: readonly string[] }) => {
  const w = words();
  const { toAct, person, waiting, trouble } = session;
  const seat = toAct.value;
  if (trouble.value !== null)
    return (
      <p class="status fault" role="alert">
        {w.trouble}
        {w.says}
        {trouble.value}{' '}
        <button class="button" type="button" onClick={() => void session.run()}>
          {w.askAgain}
        </button>
      </p>
    );
  const text = () => {
    if (waiting.value?.what === 'hint') return w.findingHint;
    if (seat === null) return w.over;
    if (person.value !== null) return w.yourTurn;
    return waiting.value === null ? w.turnOf(names[seat] ?? '') : w.thinking(names[seat] ?? '');
  };
  return (
    <p class={`status${waiting.value === null ? '' : ' busy'}`} role="status">
      {text()}
    </p>
  );
};

/** Tells style sheets how high the bar is, as `--bar`: what sticks above it, and what is scrolled to, leaves room for it. */
const useHeight = () => {
  const bar = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const { style } = document.documentElement;
    const watch = new ResizeObserver(() => style.setProperty('--bar', `${bar.current?.offsetHeight ?? 0}px`));
    if (bar.current !== null) watch.observe(bar.current);
    return () => {
      watch.disconnect();
      style.removeProperty('--bar');
    };
  }, []);
  return bar;
};

/** The bar below the table. */
export const Bar = ({ session, names }: { readonly session: Session; readonly names: readonly string[] }) => {
  const w = words();
  const { waiting, person, toAct } = session;
  const isBusy = waiting.value !== null;
  return (
    <div ref={useHeight()} class="bar">
      <Status session={session} names={names} />
      <div class="do">
        <Buttons session={session} />
      </div>
      <div class="ask">
        {isBusy ? (
          <button class="button quiet" type="button" onClick={() => waiting.value?.cancel()}>
            {w.cancel}
          </button>
        ) : (
          person.value === null &&
          toAct.value !== null && (
            <button class="button" type="button" onClick={() => void session.run()}>
              {w.askAgain}
            </button>
          )
        )}
        <button
          class="button hint"
          type="button"
          disabled={person.value === null || isBusy}
          onClick={() => void session.askHint()}
        >
          {w.hint}
        </button>
        <button
          class="button quiet"
          type="button"
          disabled={!session.canUndo.value}
          onClick={() => void session.undo()}
        >
          {w.undo}
        </button>
      </div>
    </div>
  );
};
