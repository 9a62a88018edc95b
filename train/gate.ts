/** The matches that a net is judged by: the arena's, each kept in a file with which it goes on. */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { NetCard } from '../src/net/card.ts';
import { netFile } from './learn.ts';
import type { Gate, Recipe } from './recipe.ts';

type Verdict = NetCard['gate'][number];

const CLI = fileURLToPath(new URL('../src/cli/index.ts', import.meta.url));

/** Standard errors that a result must be away from even. */
const SURE = 1.96;

/** Plays what is left of the matches of a recipe. @returns what each came to */
export const playGate = (recipe: Recipe, work: string, workers: number): Verdict[] =>
  recipe.gate.map((gate, index) => verdictOf(gate, playMatch(recipe, gate, work, index, workers)));

const playMatch = (recipe: Recipe, gate: Gate, work: string, index: number, workers: number): Kept => {
  const file = join(work, `gate-${index}.json`);
  const net = { ...gate.budget, ...gate.bot, model: netFile(work, recipe) };
  const against = gate.against ?? { ...gate.budget, ...gate.bot, model: null };
  const args = [
    ['arena', recipe.game, '--first', JSON.stringify(net), '--second', JSON.stringify(against)],
    [
      '--options',
      JSON.stringify(gate.options),
      '--seed',
      gate.seed ?? `${recipe.name}-gate-${index}`,
      '--pairs',
      String(gate.deals),
    ],
    gate.sprt === undefined ? [] : ['--sprt', gate.sprt.join(',')],
    gate.budget.timeMs === undefined ? [] : ['--clock', 'processor'],
    ['--workers', String(workers), existsSync(file) ? '--resume' : '--out', file],
  ].flat();
  const { status } = spawnSync(process.execPath, [CLI, ...args], { stdio: ['ignore', 'inherit', 'inherit'] });
  if (status !== 0) throw new Error(`the match ended with ${status}`);
  return JSON.parse(readFileSync(file, 'utf8'));
};

/** The part of a record of the arena that counts here. */
interface Kept {
  readonly summary: {
    readonly deals: number;
    readonly scale: 'elo' | 'score';
    readonly first: { readonly mean: number };
    readonly second: { readonly mean: number };
    readonly firsts?: { readonly mean: number };
    readonly sprt: { readonly decision: 'H0' | 'H1' | null } | null;
  };
  readonly deals: readonly (readonly [first: number, second: number])[];
}

const verdictOf = ({ options, budget, against }: Gate, { summary, deals }: Kept): Verdict => {
  const results = deals.map(([first, second]) => (summary.scale === 'elo' ? first : first - second));
  const mean = results.reduce((sum, each) => sum + each, 0) / results.length;
  const error = Math.sqrt(
    results.reduce((sum, each) => sum + (each - mean) ** 2, 0) / Math.max(1, results.length - 1) / results.length,
  );
  const even = summary.scale === 'elo' ? 0.5 : 0;
  const decision = summary.sprt?.decision;
  const passed = decision === 'H1' || mean - SURE * error > even;
  const failed = decision === 'H0' || mean + SURE * error < even;
  return {
    seats: options.seats,
    options,
    budget,
    deals: summary.deals,
    won: Number(mean.toFixed(4)),
    error: Number(error.toFixed(4)),
    ...(summary.firsts && { firsts: Number(summary.firsts.mean.toFixed(4)) }),
    against: against === undefined ? 'the same search without a net' : JSON.stringify(against),
    verdict: passed ? 'passed' : failed ? 'failed' : 'open',
  };
};
