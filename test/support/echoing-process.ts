/** A process of Arbor's own that answers every message by it, its arguments and its environment. */
import { serveParent } from '../../src/processes.ts';

const send = serveParent<object>();
process.on('message', (message: unknown) => send({ message, args: process.argv.slice(2), environment: process.env }));
