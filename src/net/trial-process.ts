/** The process in which nets are tried before they are served: what a file does when it is opened, it does to this process alone. */
import { writeFileSync } from 'node:fs';
import { serveParent } from '../processes.ts';
import { passFaults } from './pass.ts';
import { runtimeFault } from './session.ts';
import { type FromTrial, isToTrial } from './trial.ts';

const tell = serveParent<FromTrial>();

// Where memory runs out, Linux is to end this process, and not one that serves.
try {
  writeFileSync('/proc/self/oom_score_adj', '1000');
} catch {
  // Other systems have no such file, and not every container lets it be written: then the process that is largest is ended.
}

process.on('message', (message: unknown) => {
  if (!isToTrial(message)) return;
  const { model } = message;
  if (model === undefined) tell({ type: 'runtime', fault: runtimeFault() });
  else tell({ type: 'passed', faults: passFaults(model) });
});
