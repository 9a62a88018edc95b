/** Points so far, by part. */
import { lang } from '../kept.ts';
import type { Session } from '../table/session.ts';
import { words } from '../words/index.ts';
import { namesOf } from './still.tsx';

/** A table of points; nothing for a game that has none. */
export const ScoreSheet = ({ session }: { readonly session: Session }) => {
  const names = namesOf(session.players, session.you.value);
  const w = words();
  const rows = session.kit.engine.sheet(session.view.value, lang.value);
  const [first] = rows;
  if (first === undefined) return null;
  return (
    <section class="score panel">
      <h2>{w.score}</h2>
      <div class="scroll" role="group" tabIndex={0} aria-label={w.score}>
        <table>
          <thead>
            <tr>
              <td />
              {rows.map(({ seat, text }) => (
                <th key={text} scope="col">
                  {seat === null ? text : names[seat]}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {first.parts.map(({ part, text }, index) => (
              <tr key={part} class={index === 0 ? 'whole' : ''}>
                <th scope="row">{text}</th>
                {rows.map((row) => (
                  <td key={row.text}>{row.parts[index]?.points}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
};
