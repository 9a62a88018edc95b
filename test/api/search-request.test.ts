/** The bot that is measured is the bot that is served: one budget means the same to the service and to the arena. */
import { describe, expect, it } from 'vitest';
import { searchRequest } from '../../src/api/search-request.ts';
import { readBot } from '../../src/arena/bot-spec.ts';
import { makeBot } from '../../src/arena/bots.ts';
import { loadConfig } from '../../src/config.ts';
import { ActionList } from '../../src/core/actions.ts';
import { effortFor, paramsOf } from '../../src/mcts/effort.ts';
import { chooseAction, levelsOf } from '../../src/mcts/levels.ts';
import { reportActions } from '../../src/mcts/report.ts';
import { inProcessBackend } from '../support/in-process-backend.ts';
import { valueOf } from '../support/results.ts';
import { anthropocene, games, VIEW } from './support.ts';

const config = valueOf(loadConfig({}));
const { game } = anthropocene;
const levels = levelsOf(game);

/** The request that a caller with this body gets served, and the bot of the same words. */
const both = (words: object) => {
  const { visits, timeMs, level, ...others } = Object(words);
  const body = {
    state: VIEW,
    seed: 'same',
    ...others,
    ...(level === undefined ? { budget: { visits, timeMs } } : { level }),
  };
  const request = searchRequest({ config }, anthropocene, Object(JSON.parse(JSON.stringify(body))));
  if (!request.ok) return expect.fail(JSON.stringify(request));
  const bot = valueOf(readBot(words, levels));
  return typeof bot === 'string' ? expect.fail('a bot that does not search') : { request: request.value, bot };
};

describe('served and measured', () => {
  it.each([
    { visits: 100 },
    { visits: 12_345 },
    { visits: 200_000 },
    { timeMs: 50 },
    { timeMs: 5000, visits: 9000 },
    { visits: 5000, ensembles: 3 },
    { visits: 2, ensembles: 5 },
    ...levels.map(({ level }) => ({ level })),
  ])('%j has the same trees, parameters and temperature', (words) => {
    const { request, bot } = both(words);
    const { task, temperature } = request;
    expect({
      ...task.params,
      ensembles: task.ensembles,
      visits: task.visits,
      timeMs: task.timeMs,
      temperature,
    }).toEqual({
      ...paramsOf(bot),
      ensembles: bot.ensembles,
      visits: bot.visits,
      timeMs: bot.timeMs,
      temperature: bot.temperature,
    });
  });

  it.each([{ level: 1 }, { level: 4 }, { visits: 600, ensembles: 3 }])('%j takes the same action', async (words) => {
    const { request, bot } = both(words);
    const reply = await inProcessBackend(games).start(request.task).reply;
    if (reply.status !== 'done') return expect.fail(reply.status);
    const { state, seat } = request.position;
    const served = chooseAction(reportActions(reply.table, game, seat), request.temperature, request.seed);
    const legal = new ActionList();
    game.legalActions(state, legal);
    expect(makeBot(bot)(game, state, legal, String(request.seed))).toBe(served);
  });
});

it('a team plans in one tree, however many visits it has', () => {
  expect(valueOf(readBot({ visits: 50_000, method: 'team' }, levels))).toEqual(
    effortFor({ visits: 50_000, method: 'team', ensembles: 1 }),
  );
});
