/** How a game came out. */
import { lang } from '../kept.ts';
import { goTo } from '../route.ts';
import { nameOf, type Session } from '../table/session.ts';
import { words } from '../words/index.ts';

/** The result, and what to do next. */
export const Ending = ({ session }: { readonly session: Session }) => {
  const w = words();
  const { kit, players, state } = session;
  const outcome = kit.engine.outcome(state.value, lang.value);
  if (outcome === null) return null;
  const isShared = outcome.nature !== 'competitive';
  const order = players.map((_, seat) => seat).toSorted((a, b) => (outcome.ranks[a] ?? 0) - (outcome.ranks[b] ?? 0));
  return (
    <section class="ending panel" role="status">
      <h2>{outcome.text}</h2>
      <ol class="podium">
        {(isShared ? order.slice(0, 1) : order).map((seat) => (
          <li key={seat}>
            <span>{isShared ? w.score : nameOf(players[seat], seat, w)}</span> <b>{outcome.scores[seat]}</b>
          </li>
        ))}
      </ol>
      <button
        class="button main"
        type="button"
        onClick={() => {
          goTo({ at: 'setup', game: session.game });
        }}
      >
        {w.newOne}
      </button>
    </section>
  );
};
