/** The benchmarks; every figure in docs/strength.md names the command that prints it. */
import { Command } from 'commander';
import { FITS } from './commands/fits.ts';
import { SERVICE } from './commands/service.ts';
import { SPEED } from './commands/speed.ts';
import { STRENGTH } from './commands/strength.ts';
import { TRUTH } from './commands/truth.ts';

const program = new Command('bench').description('Measures Arbor on this machine.');
for (const command of [...SPEED, ...SERVICE, ...STRENGTH, ...TRUTH, ...FITS]) program.addCommand(command);

await program.parseAsync();
