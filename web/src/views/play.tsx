/** A game in course. */
import type { RefObject } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import type { GameId } from '../games.ts';
import { lang } from '../kept.ts';
import { Arrows } from '../parts/arrows.tsx';
import { Bar } from '../parts/bar.tsx';
import { Cover } from '../parts/cover.tsx';
import { Ending } from '../parts/ending.tsx';
import { HintPanel } from '../parts/hint-panel.tsx';
import { Log } from '../parts/log.tsx';
import { Menu } from '../parts/menu.tsx';
import { Question } from '../parts/question.tsx';
import { ScoreSheet } from '../parts/score-sheet.tsx';
import { arrowsOn, namesOf, ranksOn, useCards } from '../parts/still.tsx';
import { useKit } from '../parts/use-kit.ts';
import { goTo } from '../route.ts';
import { dragOn } from '../table/drag.ts';
import { keepGame } from '../table/files.ts';
import { resumeKept } from '../table/kept-game.ts';
import type { Session } from '../table/session.ts';
import { bringIntoSight, followFocus } from '../table/show.ts';
import { type Touch, TouchContext } from '../table/spot.tsx';

/** Keeps in sight what may be touched, and the keyboard at it. */
const useSight = (table: RefObject<HTMLElement | null>, lit: ReadonlySet<string>): void => {
  const keyboard = useRef<ReturnType<typeof followFocus> | null>(null);
  useEffect(() => {
    const ended = new AbortController();
    keyboard.current = followFocus(ended.signal);
    return () => ended.abort();
  }, []);
  useEffect(() => {
    const drawn = table.current;
    if (drawn === null || lit.size === 0) return;
    void bringIntoSight(drawn).then(() => keyboard.current?.(drawn.querySelector<HTMLElement>('.lit > .touch')));
  }, [lit]);
};

const Table = ({ session }: { readonly session: Session }) => {
  const { kit, players } = session;
  const cards = useCards(kit);
  const names = namesOf(players, session.you.value);
  const table = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (table.current === null) return;
    return dragOn(table.current, () => ({
      begins: (spot) => session.leadsOn(spot),
      take: (spot) => {
        if (session.picked.value.at(-1) !== spot) session.pick(spot);
      },
      fits: (spot) => session.lit.value.has(spot),
      drop: (spot) => (spot === null ? session.unpick() : session.pick(spot)),
    }));
  }, [session]);
  const lit = session.lit.value;
  useSight(table, lit);
  const hints = session.hint.value?.hints ?? [];
  const touch: Touch = {
    lit,
    other: session.other.value,
    picked: session.picked.value,
    ranks: ranksOn(kit, session.view.value, hints),
    pick: (spot) => session.pick(spot),
  };
  const { Table: Drawing } = kit.board;
  return (
    <TouchContext.Provider value={touch}>
      <div ref={table} class={`table ${kit.engine.id}`}>
        <Drawing view={session.view.value} you={session.you.value} lang={lang.value} names={names} cards={cards} />
        <Arrows arrows={arrowsOn(kit, session.view.value, hints)} />
      </div>
      <Bar session={session} names={names} />
    </TouchContext.Provider>
  );
};

const Game = ({ session }: { readonly session: Session }) => {
  const { course, players, toAct, person, looking } = session;
  useEffect(() => {
    void session.run();
    return () => session.close();
  }, [session]);
  const toldIn = useRef(lang.value);
  useEffect(() => {
    if (toldIn.current !== lang.value) session.retell();
    toldIn.current = lang.value;
  }, [session, lang.value]);
  useEffect(() => keepGame(session.keep()), [session, course.value]);
  useEffect(() => {
    const onKey = ({ key }: KeyboardEvent): void => {
      if (key === 'Escape') session.unpick();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [session]);
  if (players.length > 0 && looking.value === null && person.value !== null)
    return <Cover session={session} seat={person.value} />;
  return (
    <div class="play">
      <Table session={session} />
      <aside class="side">
        {toAct.value === null && <Ending session={session} />}
        <Menu session={session} />
        <HintPanel session={session} />
        <ScoreSheet session={session} />
        <Log session={session} />
      </aside>
      <Question session={session} />
    </div>
  );
};

/** The place where a game is played. */
export const Play = ({ game }: { readonly game: GameId }) => {
  const kit = useKit(game);
  const [session, setSession] = useState<Session | null>(null);
  useEffect(() => {
    if (kit === null) return;
    const kept = resumeKept(kit);
    if (kept === null) goTo({ at: 'setup', game });
    else setSession(kept);
  }, [kit, game]);
  return session === null ? <p class="soft loading">…</p> : <Game session={session} />;
};
