import type { Operation } from '../operation.ts';
import { analyzeManyOperation, analyzeOperation } from '../routes/analyze.ts';
import { applyOperation } from '../routes/apply.ts';
import { automaOperation } from '../routes/automa.ts';
import { catalogOperation } from '../routes/catalog.ts';
import { gameOperation, gamesOperation } from '../routes/games.ts';
import { liveOperation, metricsOperation, readyOperation } from '../routes/health.ts';
import { hintOperation } from '../routes/hint.ts';
import { legalActionsOperation } from '../routes/legal-actions.ts';
import { LONG_OPERATIONS } from '../routes/long.ts';
import { modelsOperation } from '../routes/models.ts';
import { playoutOperation } from '../routes/playout.ts';
import { queueOperation } from '../routes/queue.ts';
import { recommendManyOperation, recommendOperation } from '../routes/recommend.ts';
import { recordOperation } from '../routes/record.ts';
import { replayOperation } from '../routes/replay.ts';
import { reviewOperation } from '../routes/review.ts';
import { setupOperation } from '../routes/setup.ts';
import { validateOperation } from '../routes/validate.ts';
import { viewOperation } from '../routes/view.ts';

/** Every documented operation, in the order of the document. */
export const OPERATIONS: readonly Operation[] = [
  gamesOperation,
  gameOperation,
  catalogOperation,
  modelsOperation,
  setupOperation,
  viewOperation,
  legalActionsOperation,
  applyOperation,
  validateOperation,
  recommendOperation,
  hintOperation,
  analyzeOperation,
  recommendManyOperation,
  analyzeManyOperation,
  automaOperation,
  recordOperation,
  replayOperation,
  playoutOperation,
  reviewOperation,
  ...LONG_OPERATIONS,
  queueOperation,
  liveOperation,
  readyOperation,
  metricsOperation,
];
