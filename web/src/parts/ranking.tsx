/** Ranked actions of an analysis with their worth, and the odds of what is hidden. */
import { lang } from '../kept.ts';
import type { Analysed, Analysis } from '../server.ts';
import { words } from '../words/index.ts';
import { Odds, Told } from './odds.tsx';

const MOST = 12;
const ODDS = 4;

const percent = (part: number): string => `${Math.round(part * 100)} %`;

const Row = ({ action, onShow }: { readonly action: Analysed; onShow(action: Analysed | null): void }) => {
  const w = words();
  const { rank, text, value, line, share } = action;
  const chance = value?.winProbability ?? null;
  const told = [
    value === null ? null : `${percent(value.utility)}${value.error === null ? '' : ` ± ${percent(value.error)}`}`,
    chance === null ? null : w.winChance(chance),
    value?.score == null ? null : w.scoreMean(value.score.mean),
  ];
  return (
    <li onMouseEnter={() => onShow(action)} onMouseLeave={() => onShow(null)}>
      <p>
        <span class="rank">{rank}</span> {text}
      </p>
      <meter value={share} max={1} aria-label={text} />
      <p class="soft">{told.filter((each) => each !== null).join(' · ')}</p>
      {line.length > 1 && (
        <button
          class="line"
          type="button"
          onFocus={() => onShow(action)}
          onBlur={() => onShow(null)}
          onClick={({ currentTarget }) => currentTarget.focus()}
        >
          <span aria-hidden="true">▶ </span>
          <span class="unseen">{w.playLine}</span>
          {line.slice(1, 7).join(' → ')}
        </button>
      )}
    </li>
  );
};

/** The actions, best first; the one that is pointed at is shown on the table. */
export const Ranking = ({
  analysis,
  onShow,
}: {
  readonly analysis: Analysis;
  onShow(action: Analysed | null): void;
}) => {
  const w = words();
  const { actions, search, belief } = analysis;
  return (
    <div class="hints">
      <p class="soft" role="status">
        {w.visits(search.visits.toLocaleString(lang.value))}
      </p>
      <ol>
        {actions.slice(0, MOST).map((action) => (
          <Row key={action.notation} action={action} onShow={onShow} />
        ))}
      </ol>
      {belief?.slots.slice(0, MOST).map((slot) => (
        <Odds key={slot.text} slot={slot} most={ODDS} />
      ))}
      <Told play={belief?.play} />
    </div>
  );
};
