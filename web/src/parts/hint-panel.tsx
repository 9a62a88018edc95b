/** A hint: the ranked moves, why, and what the seat may believe of what is hidden. */
import { useEffect, useRef } from 'preact/hooks';
import type { Hint } from '../server.ts';
import type { Session } from '../table/session.ts';
import { words } from '../words/index.ts';
import { Odds, Told } from './odds.tsx';

/** Values of the hidden thing that are shown. */
const ODDS = 6;

const Ranked = ({ hint, session }: { readonly hint: Hint; readonly session: Session }) => {
  const w = words();
  const { rank, text, value, reasons, share } = hint;
  const chance = value?.winProbability;
  const score = value?.score;
  return (
    <li>
      <p>
        <span class="rank">{rank}</span> <b>{text}</b>
      </p>
      <meter value={share} max={1} aria-label={text} />
      <p class="soft">
        {[chance == null ? null : w.winChance(chance), score == null ? null : w.scoreMean(score.mean)]
          .filter((each) => each !== null)
          .join(' · ')}
      </p>
      {reasons.map((reason) => (
        <p key={reason.text} class="reason">
          {reason.text}
        </p>
      ))}
      <button
        class="button"
        type="button"
        onClick={() => {
          const choice = session.choices.value.find(({ notation }) => notation === hint.notation);
          if (choice !== undefined) void session.play(choice);
        }}
      >
        {w.showMe}
      </button>
    </li>
  );
};

/** What the last hint said; nothing before one was asked. */
export const HintPanel = ({ session }: { readonly session: Session }) => {
  const w = words();
  const panel = useRef<HTMLElement>(null);
  const shown = session.hint.value;
  // Beside the table it is in sight anyway; below it, on a phone, it is not.
  useEffect(() => panel.current?.scrollIntoView({ block: 'nearest' }), [shown]);
  if (shown === null) return null;
  const belief = shown.outlook?.belief;
  return (
    <section ref={panel} class="hints panel">
      <h2>{w.hint}</h2>
      <ol>
        {shown.hints.map((hint) => (
          <Ranked key={hint.notation} hint={hint} session={session} />
        ))}
      </ol>
      {belief != null && <Odds slot={belief} most={ODDS} />}
      <Told play={shown.outlook?.play} />
    </section>
  );
};
