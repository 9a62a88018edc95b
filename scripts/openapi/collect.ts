import type { FastifyInstance } from 'fastify';
import { pino } from 'pino';
import { buildApp } from '../../src/api/app.ts';
import { workedExamples } from '../../src/api/examples.ts';
import type { Answers } from '../../src/api/openapi/document.ts';
import { loadConfig } from '../../src/config.ts';
import type { Games } from '../../src/engines/index.ts';
import type { Backend } from '../../src/jobs/backend.ts';
import { inProcessBackend } from '../../test/support/in-process-backend.ts';
import { type Call, offences, soundCall } from './offences.ts';

/** The answers of every operation, and one refusal with every code that a caller can meet. */
export const collectAnswers = async (games: Games): Promise<Answers> => {
  const answers = new Map<string, unknown>();
  await withApp(games, {}, inProcessBackend(games), async (ask) => {
    for (const name of ['games', 'livez', 'readyz'])
      answers.set(name, await ask({ method: 'GET', url: name === 'games' ? '/v1/games' : `/${name}` }));
    for (const [id, loaded] of games) {
      answers.set(`${id}-game`, await ask({ method: 'GET', url: `/v1/games/${id}` }));
      for (const [operation, body] of Object.entries(workedExamples(loaded)))
        answers.set(`${id}-${operation}`, await ask({ method: 'POST', url: `/v1/games/${id}/${operation}`, body }));
    }
  });
  for (const [code, answer] of await collectProblems(games)) answers.set(`problem-${code}`, answer);
  return answers;
};

type Ask = (call: Call) => Promise<unknown>;

const withApp = async (
  games: Games,
  env: Readonly<Record<string, string>>,
  backend: Backend,
  use: (ask: Ask) => Promise<void>,
): Promise<void> => {
  // The number of cores must not show in the answers.
  const config = loadConfig({ SEARCHERS: '2', ...env });
  if (!config.ok) throw new Error('the configuration of the examples is wrong');
  const app = await buildApp({ config: config.value, games, backend, logger: pino({ level: 'silent' }) });
  await use((call) => send(app, call));
  await app.close();
};

const send = async (app: FastifyInstance, { method, url, body, type = 'application/json' }: Call): Promise<unknown> => {
  const payload = typeof body === 'string' ? body : JSON.stringify(body);
  const answer = await app.inject({
    method,
    url,
    headers: { 'x-request-id': 'example', ...(body !== undefined && { 'content-type': type }) },
    ...(payload !== undefined && { payload }),
  });
  return answer.json();
};

const collectProblems = async (games: Games): Promise<Map<string, unknown>> => {
  const calls = offences(games);
  const recommend = soundCall(games);
  const problems = new Map<string, unknown>();
  const inProcess = inProcessBackend(games);
  await withApp(games, {}, inProcess, async (ask) => {
    for (const [code, call] of Object.entries(calls)) problems.set(code, await ask(call));
  });
  await withApp(games, { API_KEYS: 'example-key' }, inProcess, async (ask) => {
    problems.set('unauthorized', await ask(recommend));
  });
  await withApp(games, { RATE_LIMIT: '1' }, inProcess, async (ask) => {
    await ask(recommend);
    problems.set('rate-limited', await ask(recommend));
  });
  await withApp(games, {}, refusing({ status: 'overloaded', retryAfterSeconds: 2 }), async (ask) => {
    problems.set('overloaded', await ask(recommend));
  });
  await withApp(
    games,
    {},
    refusing({ status: 'failed', detail: 'Two searchers died over this task.' }),
    async (ask) => {
      problems.set('internal', await ask(recommend));
    },
  );
  return problems;
};

const refusing = (reply: Awaited<ReturnType<Backend['start']>['reply']>): Backend => ({
  start: () => ({ reply: Promise.resolve(reply), cancel: () => {} }),
  state: () => ({ searchers: 1, busy: 1, queued: 1 }),
  close: async () => {},
});
