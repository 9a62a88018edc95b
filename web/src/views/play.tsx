/** A game in course. */
import { useEffect, useMemo, useState } from 'preact/hooks';
import type { Kit } from '../boards/board.ts';
import type { GameId } from '../games.ts';
import { lang, read, write } from '../kept.ts';
import { Bar } from '../parts/bar.tsx';
import { Cover } from '../parts/cover.tsx';
import { Ending } from '../parts/ending.tsx';
import { HintPanel } from '../parts/hint-panel.tsx';
import { Log } from '../parts/log.tsx';
import { Question } from '../parts/question.tsx';
import { ScoreSheet } from '../parts/score-sheet.tsx';
import { useKit } from '../parts/use-kit.ts';
import { goTo } from '../route.ts';
import { type KeptGame, nameOf, Session } from '../table/session.ts';
import { type Touch, TouchContext } from '../table/spot.tsx';
import { words } from '../words/index.ts';

/** The game that was kept; null where there is none that can be played. */
const resume = (kit: Kit): Session | null => {
  const kept = read(`game.${kit.engine.id}`);
  if (kept === null) return null;
  try {
    const game: KeptGame = JSON.parse(kept);
    return Session.resume(kit, game);
  } catch {
    return null;
  }
};

/** The ranks of a hint on the spots of its actions; a spot that several begin with has the best one's. */
const ranksOf = (session: Session): ReadonlyMap<string, number> => {
  const ranks = new Map<string, number>();
  const { kit, view, picked } = session;
  for (const { action, rank } of session.hint.value?.hints ?? []) {
    const spots = kit.board.spots(action, view.value);
    for (const spot of spots) if (!ranks.has(spot) && !picked.value.includes(spot)) ranks.set(spot, rank);
  }
  return ranks;
};

const Table = ({ session }: { readonly session: Session }) => {
  const { kit, players } = session;
  const w = words();
  const cards = useMemo(() => kit.engine.cards(lang.value), [kit, lang.value]);
  const names = players.map((player, seat) => (seat === session.you.value ? w.you : nameOf(player, seat, w)));
  const touch: Touch = {
    lit: session.lit.value,
    picked: session.picked.value,
    ranks: ranksOf(session),
    pick: (spot) => session.pick(spot),
  };
  const { Table: Drawing } = kit.board;
  return (
    <TouchContext.Provider value={touch}>
      <div class={`table ${kit.engine.id}`}>
        <Drawing view={session.view.value} you={session.you.value} lang={lang.value} names={names} cards={cards} />
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
  useEffect(() => write(`game.${session.kit.engine.id}`, JSON.stringify(session.keep())), [session, course.value]);
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
    const kept = resume(kit);
    if (kept === null) goTo({ at: 'setup', game });
    else setSession(kept);
  }, [kit, game]);
  return session === null ? <p class="soft loading">…</p> : <Game session={session} />;
};
