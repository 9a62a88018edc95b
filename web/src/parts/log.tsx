/** What happened, the latest first. */
import type { Session } from '../table/session.ts';
import { words } from '../words/index.ts';
import { tellerOf } from './still.tsx';

const SHOWN = 40;

/** The events of the last moves. */
export const Log = ({ session }: { readonly session: Session }) => {
  const w = words();
  const { moves } = session.course.value;
  const tell = tellerOf(session.players, session.persons);
  const recent = moves
    .filter(({ events }) => events.length > 0)
    .slice(-SHOWN)
    .toReversed();
  return (
    <section class="log panel">
      <h2>{w.log}</h2>
      <ol tabIndex={0} aria-label={w.log} aria-live="polite" aria-relevant="additions">
        {recent.map(({ events, seed }) => (
          <li key={seed}>
            {events.map(({ text }) => (
              <p key={text}>{tell(text)}</p>
            ))}
          </li>
        ))}
      </ol>
    </section>
  );
};
