/** Answers and refusals, as the OpenAPI document tells them. */
import type { TSchema } from 'typebox';
import type { Operation } from '../operation.ts';
import { PROBLEM_TYPE, PROBLEMS, type ProblemCode } from '../problems.ts';
import { ProblemAnswer } from '../schemas/answers.ts';
import { STREAM_TYPE } from '../stream.ts';
import { pascal } from './names.ts';
import { type JsonObject, type Naming, portableSchema } from './portable-schema.ts';

/** Answers to show, by the name of their file without its ending. */
export type Answers = ReadonlyMap<string, unknown>;

/** Responses that were given a name, by name. */
export type Responses = Map<string, JsonObject & { readonly description: string }>;

/** What responses are written with. */
export interface Writing {
  readonly naming: Naming;
  readonly answers: Answers;
  readonly responses: Responses;
}

/** The answer of an operation. @param shown examples: what each is called and its file */
export const describeAnswer = (
  { summary, answer, status }: Operation,
  shown: readonly (readonly [name: string, file: string])[],
  writing: Writing,
): JsonObject => {
  if (typeof answer === 'string')
    return { description: `${summary}.`, content: { [answer]: { schema: { type: 'string' } } } };
  return {
    description: `${'description' in answer ? answer.description : summary}`,
    ...(status === 202 && LOCATION),
    content: {
      'application/json': { schema: portableSchema(answer, writing.naming), ...examplesOf(shown, writing) },
    },
  };
};

/** Where what was accepted can be found. */
const LOCATION = {
  headers: { Location: { description: 'Address of the search.', schema: { type: 'string' } } },
};

/** The events of an operation that answers with nothing else, in the form of `describeStream`. */
export const describeEvents = (each: TSchema, { naming }: Writing): JsonObject => ({
  'x-event-stream': {
    mediaType: STREAM_TYPE,
    events: { progress: portableSchema(each, naming), result: portableSchema(each, naming) },
  },
});

const STREAM_WORDS =
  'Server-sent events, for a request with `accept: text/event-stream`: `progress` about every 250 ms, then exactly one `result`, whose data is the answer, or `problem`, whose data is a problem document. Close the stream on either. A client that reconnects by itself sends `Last-Event-ID`, and is refused (`not-resumable`): nothing is searched twice. A comment is sent every 15 s.';

/**
 * The stream of an operation. OpenAPI 3.1 cannot tell events, and a second media type of the answer would make it a union with
 * a text in every generated client; so it is an extension.
 */
export const describeStream = (answer: TSchema, progress: TSchema, { naming }: Writing): JsonObject => ({
  'x-event-stream': {
    mediaType: STREAM_TYPE,
    description: STREAM_WORDS,
    events: {
      progress: portableSchema(progress, naming),
      result: portableSchema(answer, naming),
      problem: portableSchema(ProblemAnswer, naming),
    },
  },
});

/** Codes that any operation can refuse with. */
const ANYWHERE: readonly ProblemCode[] = ['unauthorized', 'rate-limited', 'internal', 'overloaded'];
const WITH_STREAM: readonly ProblemCode[] = ['not-resumable'];
const WITH_BODY: readonly ProblemCode[] = ['invalid-request', 'too-large', 'unsupported-media-type'];

/** Refusals by status. Problems of one status share a response, which names their codes. */
export const describeProblems = ({ id, body, problems, streams }: Operation, writing: Writing): JsonObject => {
  const byStatus = new Map<number, ProblemCode[]>();
  for (const code of [...problems, ...(streams ? WITH_STREAM : []), ...(body ? WITH_BODY : []), ...ANYWHERE]) {
    const { status } = PROBLEMS[code];
    byStatus.set(status, [...(byStatus.get(status) ?? []), code]);
  }
  return Object.fromEntries(
    [...byStatus].map(([status, codes]) => {
      const [first = 'internal', ...others] = codes;
      const name = others.length === 0 ? pascal(first) : `${pascal(id)}${status}`;
      if (!writing.responses.has(name)) writing.responses.set(name, describeProblem(codes, status, writing));
      return [status, { $ref: `#/components/responses/${name}` }];
    }),
  );
};

/** Statuses that say when to try again. */
const PASSING: readonly number[] = [PROBLEMS['rate-limited'].status, PROBLEMS.overloaded.status];

const describeProblem = (codes: readonly ProblemCode[], status: number, writing: Writing) => ({
  description: codes.map((code) => `\`${code}\`: ${PROBLEMS[code].title}.`).join(' '),
  ...(PASSING.includes(status) && {
    headers: {
      'Retry-After': { description: 'Seconds to wait before the next try.', schema: { type: 'integer', minimum: 0 } },
    },
  }),
  content: {
    [PROBLEM_TYPE]: {
      schema: portableSchema(ProblemAnswer, writing.naming),
      ...examplesOf(
        codes.map((code) => [code, `problem-${code}`] as const),
        writing,
      ),
    },
  },
});

const examplesOf = (shown: readonly (readonly [name: string, file: string])[], { answers }: Writing): JsonObject => {
  const found = shown
    .filter(([, file]) => answers.has(file))
    .map(([name, file]) => [name, { $ref: `#/components/examples/${file}` }]);
  return found.length === 0 ? {} : { examples: Object.fromEntries(found) };
};
