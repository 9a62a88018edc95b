/** A process that nets are tried in, on a machine where loading the runtime ends it. */
import { passFaults } from '../../src/net/pass.ts';
import { type FromTrial, isToTrial } from '../../src/net/trial.ts';
import { serveParent } from '../../src/processes.ts';

const tell = serveParent<FromTrial>();

process.on('message', (message: unknown) => {
  if (!isToTrial(message)) return;
  if (message.model === undefined) process.kill(process.pid, 'SIGILL');
  else tell({ type: 'passed', faults: passFaults(message.model) });
});
