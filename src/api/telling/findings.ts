import { type Lang, say } from '../../core/text.ts';
import type { StopReason } from '../../mcts/budget.ts';
import { type ActionReport, type Preference, preferences, reportActions, reportAll } from '../../mcts/report.ts';
import type { RootTable } from '../../mcts/root.ts';
import type { TreeData } from '../../mcts/tree.ts';
import { ENGINE } from '../context.ts';
import type { ChanceJson, MeasureJson, OutlookJson, WatchedJson } from '../schemas/outlook.ts';
import type { NetReportJson, OddsJson, SearchReportJson, ValueJson } from '../schemas/search.ts';
import type { SearchRequest } from '../search-request.ts';
import { round, tellError } from './numbers.ts';
import { tellSheet } from './sheets.ts';
import { tell } from './tell.ts';

/** What a search has found, at its end or on the way. */
export interface Findings {
  /** Absent when a forced action was taken and nothing was searched. */
  readonly table: RootTable | undefined;
  /** Null while the search runs. */
  readonly stopReason: StopReason | null;
  /** Time taken; told only with a time budget. */
  readonly timeMs?: number;
  /** How much of the time asked for was spent on it, 0–1; told where time ended it. */
  readonly timeShare?: number;
  /** Why its net was not used after all; nobody had asked for it. */
  readonly missing?: string;
  /** The trees, if they were wanted and there are any. */
  readonly trees?: readonly TreeData[];
}

type Sums = Omit<ActionReport, 'action' | 'line'>;

/** The actions of the search, best first; an action that was not searched has no visits. */
export const actionsOf = ({ loaded, position, actions }: SearchRequest, { table }: Findings): ActionReport[] =>
  table === undefined
    ? actions.map((action) => unsearched(action, loaded.game.notation(position.state, action)))
    : reportActions(table, loaded.game, position.seat);

/** What the search thinks of its actions, best first: all that choosing one asks. */
export const likedOf = (request: SearchRequest, findings: Findings): Preference[] =>
  findings.table === undefined ? actionsOf(request, findings) : preferences(findings.table, request.position.seat);

const unsearched = (action: number, notation: string): ActionReport => ({
  action,
  visits: 0,
  playouts: 0,
  exact: false,
  availability: 0,
  share: 1,
  policy: 1,
  value: { mean: 0, error: 1, deviation: 1 },
  lowerBound: 0,
  values: [],
  endings: [],
  metrics: [],
  watched: [],
  points: [],
  p10: 0,
  p90: 0,
  line: [{ notation, visits: 0 }],
});

/** Win, draw and loss; null where playouts do not tell. */
export const tellOdds = ({ odds }: Sums): OddsJson | null => {
  if (odds === undefined) return null;
  const [win = 0, draw = 0, loss = 0] = odds;
  return { win: round(win), draw: round(draw), loss: round(loss) };
};

/** The value of an action, or null when it has no visits. */
export const tellValue = (report: Sums): ValueJson | null => {
  if (report.visits === 0) return null;
  const [score] = report.metrics;
  return {
    utility: round(report.value.mean),
    error: tellError(report.value, report),
    winProbability: tellOdds(report)?.win ?? null,
    score: score === undefined ? null : { mean: round(score.mean), p10: round(report.p10), p90: round(report.p90) },
  };
};

/** How often each ending came, in the game's order; empty without visits, and where the method does not tell. */
export const tellChances = ({ loaded: { game } }: SearchRequest, report: Sums, lang: Lang): ChanceJson[] =>
  report.endings.length === 0
    ? []
    : game.endings.map((ending, index) => ({
        ending,
        text: say(game.phrases[lang], { code: `ending.${ending}`, params: {} }),
        probability: round(report.endings[index] ?? 0),
      }));

/** What each metric came to, in the game's order; empty without visits, and where the method does not tell. */
export const tellMeasures = (
  { loaded: { game }, position: { state } }: SearchRequest,
  report: Sums,
  lang: Lang,
): MeasureJson[] =>
  report.metrics.length === 0
    ? []
    : [...game.metrics.entries()]
        .filter(([, { seats }]) => isAmong(game.seatCount(state), seats))
        .map(([index, { name }]) => ({
          metric: name,
          text: say(game.phrases[lang], { code: `metric.${name}`, params: {} }),
          mean: round(report.metrics[index]?.mean ?? 0),
          error: tellError(report.metrics[index], report),
        }));

const isAmong = (seats: number, range: readonly [min: number, max: number] | undefined): boolean =>
  range === undefined || (range[0] <= seats && seats <= range[1]);

/** How often each watched thing came true; empty without visits, and where the game gives nothing to watch. */
export const tellWatched = (
  { loaded: { game }, position: { state, seat } }: SearchRequest,
  report: Sums,
  lang: Lang,
): WatchedJson[] =>
  report.watched.length === 0
    ? []
    : (game.watch?.items(state, seat) ?? []).map((item, index) => ({
        ...tell(game.phrases[lang], item),
        probability: round(report.watched[index] ?? 0),
      }));

/** Where the game is heading, all actions together; null when nothing was searched. */
export const tellOutlook = (request: SearchRequest, { table }: Findings, lang: Lang): OutlookJson | null => {
  if (table === undefined) return null;
  const all = reportAll(table, request.loaded.game, request.position.seat);
  return {
    endings: tellChances(request, all, lang),
    metrics: tellMeasures(request, all, lang),
    watched: tellWatched(request, all, lang),
    sheet: tellSheet(request, all, lang),
  };
};

/** The net that valued leaves, and why it was none where there is a default one. */
export const tellNet = (
  { net }: Pick<SearchRequest, 'net'>,
  { missing = net.missing }: Pick<Findings, 'missing'>,
): NetReportJson => {
  const { model } = net;
  if (missing !== undefined) return { model: null, modelMissing: missing };
  if (model === null) return { model: null };
  const { name, card } = model;
  return { model: name, modelHash: card.sha256, ...(!card.exact && { reproducible: false }) };
};

/** The report on the search itself. */
export const searchReport = (request: SearchRequest, findings: Findings): SearchReportJson => {
  const { position, seed, task } = request;
  return {
    visits: findings.table?.iterations ?? 0,
    ...(task.timeMs !== undefined && { timeMs: Math.round(findings.timeMs ?? 0) }),
    ...(findings.timeShare !== undefined && { timeShare: round(findings.timeShare) }),
    stopReason: findings.stopReason,
    method: task.params.method,
    ensembles: task.ensembles,
    nodes: findings.table?.nodes ?? 0,
    depth: findings.table?.depth ?? 0,
    seed,
    ...tellNet(request, findings),
    catalog: { id: position.catalog.id, hash: position.catalog.hash },
    engine: { ...ENGINE },
  };
};
