/** A process that nets are tried in, which does what their file is called: hang, end, or pass. */

import type { FromTrial } from '../../src/net/trial.ts';
import { isToTrial } from '../../src/net/trial.ts';
import { serveParent } from '../../src/processes.ts';

const tell = serveParent<FromTrial>();

process.on('message', (message: unknown) => {
  if (!isToTrial(message)) return;
  const file = message.model?.file ?? '';
  if (file.includes('end')) process.kill(process.pid, 'SIGSEGV');
  else if (file.includes('hang')) while (true);
  else tell(message.model === undefined ? { type: 'runtime', fault: undefined } : { type: 'passed', faults: [] });
});
