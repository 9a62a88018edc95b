/** The process in which nets are tried before they are served: what a file does when it is opened, it does to this process alone. */
import { serveParent } from '../processes.ts';
import { passFaults } from './pass.ts';
import { runtimeFault } from './session.ts';
import { type FromTrial, isToTrial } from './trial.ts';

const tell = serveParent<FromTrial>();

process.on('message', (message: unknown) => {
  if (!isToTrial(message)) return;
  const { model } = message;
  if (model === undefined) tell({ type: 'runtime', fault: runtimeFault() });
  else tell({ type: 'passed', faults: passFaults(model) });
});
