import type { ServedNets } from '../../src/api/choosing-net.ts';
import { workedExamples } from '../../src/api/examples.ts';
import type { Answers } from '../../src/api/openapi/responses.ts';
import { brokenHttpProblem } from '../../src/api/plugins/broken-http.ts';
import { type ProblemCode, problemDocument } from '../../src/api/problems.ts';
import type { Games } from '../../src/engines/index.ts';
import type { Backend, SearchReply } from '../../src/jobs/backend.ts';
import type { Model, Models } from '../../src/net/models.ts';
import { cardOf } from '../../test/support/nets.ts';
import { collectLong, collectLongProblems } from './long.ts';
import { builtInBackend } from './models.ts';
import { offences, soundCall } from './offences.ts';
import { insisting, withService } from './service.ts';

/** A request for every operation on every game, by the name of its answer. */
export const exampleRequests = (games: Games): ReadonlyMap<string, unknown> =>
  new Map(
    [...games].flatMap(([id, loaded]) =>
      Object.entries(workedExamples(loaded)).map(([operation, body]) => [`${id}-${operation}`, body] as const),
    ),
  );

/** The answers of every operation, and one refusal with every code that a caller can meet. */
export const collectAnswers = async (games: Games): Promise<Answers> => {
  const answers = new Map<string, unknown>();
  await withService(games, {}, builtInBackend(games), async (anyAsk) => {
    const ask = insisting(anyAsk);
    for (const name of ['games', 'models', 'livez', 'readyz'])
      answers.set(name, await ask({ method: 'GET', url: name.endsWith('z') ? `/${name}` : `/v1/${name}` }));
    for (const [id, loaded] of games) {
      answers.set(`${id}-game`, await ask({ method: 'GET', url: `/v1/games/${id}` }));
      for (const [operation, body] of Object.entries(workedExamples(loaded)))
        answers.set(`${id}-${operation}`, await ask({ method: 'POST', url: `/v1/games/${id}/${operation}`, body }));
    }
  });
  for (const [name, answer] of await collectLong(games)) answers.set(name, answer);
  for (const [code, answer] of await collectProblems(games)) answers.set(`problem-${code}`, answer);
  return answers;
};

const collectProblems = async (games: Games): Promise<Map<string, unknown>> => {
  const calls = offences(games);
  const recommend = soundCall(games);
  const problems = new Map<string, unknown>();
  const inProcess = builtInBackend(games);
  await withService(games, {}, inProcess, async (ask) => {
    for (const [code, call] of Object.entries(calls)) problems.set(code, await ask(call));
  });
  await withService(games, { API_KEYS: 'example-key' }, inProcess, async (ask) => {
    problems.set('unauthorized', await ask(recommend));
  });
  await withService(games, { RATE_LIMIT: '1' }, inProcess, async (ask) => {
    await ask(recommend);
    problems.set('rate-limited', await ask(recommend));
  });
  for (const [code, reply] of Object.entries(REPLIES))
    await withService(games, {}, refusing(reply), async (ask) => {
      problems.set(code, await ask(recommend));
    });
  for (const [code, nets] of Object.entries(NETS)) {
    const named = { ...recommend, body: { ...Object(recommend.body), model: 'wide' } };
    await withService(games, {}, inProcess, async (ask) => void problems.set(code, await ask(named)), nets);
  }
  for (const [code, answer] of await collectLongProblems(games)) problems.set(code, answer);
  // These come before there is a request to ask with.
  const early = ['HPE_HEADER_OVERFLOW', 'ERR_HTTP_REQUEST_TIMEOUT'].map((errorCode) => brokenHttpProblem(errorCode));
  for (const problem of early) problems.set(problem.code, problemDocument(problem, ''));
  return problems;
};

const SMALL: Model = {
  game: 'anthropocene',
  name: 'wide',
  file: '',
  card: cardOf(new Uint8Array(), { game: 'anthropocene', name: 'wide', outputs: 2 }),
};
const MODELS: Models = { all: [SMALL], of: () => [SMALL], find: () => SMALL, defaultFor: () => undefined };

/** Nets of a service by what it says of them to a table of three. */
const NETS = {
  'unfit-model': { models: MODELS },
  'model-unavailable': { models: MODELS, fault: 'Nets cannot run here, for onnxruntime cannot be loaded.' },
} as const satisfies Partial<Record<ProblemCode, ServedNets>>;

/** Replies of a backend without a table, by what the service makes of each. */
const REPLIES = {
  overloaded: { status: 'overloaded', retryAfterSeconds: 2 },
  internal: { status: 'failed', detail: 'The game is over.' },
  'search-lost': { status: 'lost', detail: 'Two searchers died over this task.', retryAfterSeconds: 2 },
} as const satisfies Partial<Record<ProblemCode, SearchReply>>;

const refusing = (reply: SearchReply): Backend => ({
  start: () => ({ reply: Promise.resolve(reply), cancel: () => {} }),
  state: () => ({ searchers: 1, busy: 1, queued: 1 }),
  queue: () => ({ queued: 1, running: 1, oldestMs: 0 }),
  close: async () => {},
});
