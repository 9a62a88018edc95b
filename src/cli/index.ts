#!/usr/bin/env node
import { guardOutput } from './output.ts';
import { run } from './program.ts';

guardOutput();
process.exitCode = await run(process.argv.slice(2));
