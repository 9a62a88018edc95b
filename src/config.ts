/** Configuration: every variable with its default, its range and one sentence. `docs/configuration.md` is made from it. */
import { availableParallelism } from 'node:os';
import { type Fault, fault } from './core/fault.ts';
import { failed, ok, type Result, settle } from './core/result.ts';

/** One environment variable. */
export interface Variable<T = unknown> {
  readonly name: string;
  readonly fallback: T;
  /** The default as the table shows it. */
  readonly shown: string;
  /** Values that are accepted, for people. */
  readonly range: string;
  /** What it is for, in one sentence. */
  readonly sentence: string;
  /** The value that `text` stands for; faults have the variable's name as pointer. */
  parse(text: string): Result<T>;
}

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

const KIB = 1024;
const MOST = 2 ** 31 - 1;

const integer = (name: string, fallback: number, min: number, max: number, sentence: string): Variable<number> => ({
  name,
  fallback,
  shown: String(fallback),
  range: max === MOST ? `${min} or more` : `${min}–${max}`,
  sentence,
  parse(text) {
    const value = /^-?\d{1,15}$/.test(text) ? Number(text) : Number.NaN;
    return value >= min && value <= max
      ? ok(value)
      : failed(fault(name, 'out-of-range', `${name} is "${text}", but must be a whole number from ${min} to ${max}.`));
  },
});

const text = (name: string, fallback: string, range: string, sentence: string): Variable<string> => ({
  name,
  fallback,
  shown: fallback === '' ? 'empty' : fallback,
  range,
  sentence,
  parse: ok,
});

const words = (name: string, item: RegExp, range: string, sentence: string): Variable<readonly string[]> => ({
  name,
  fallback: [],
  shown: 'empty',
  range,
  sentence,
  parse(text) {
    const items = text.split(',').map((each) => each.trim());
    // The value may be a secret, so the fault tells the place and not the text.
    const wrong = items.flatMap((each, index) => (item.test(each) ? [] : [index + 1]));
    return wrong.length === 0
      ? ok(items)
      : failed(fault(name, 'out-of-range', `${name}: entry ${wrong.join(', ')} of the list is not one of: ${range}.`));
  },
});

const choice = <const T extends string>(
  name: string,
  fallback: T,
  allowed: readonly T[],
  sentence: string,
): Variable<T> => ({
  name,
  fallback,
  shown: fallback,
  range: allowed.join(', '),
  sentence,
  parse(text) {
    const value = allowed.find((each) => each === text);
    return value === undefined
      ? failed(fault(name, 'out-of-range', `${name} is "${text}", but must be one of ${allowed.join(', ')}.`))
      : ok(value);
  },
});

/** Every variable, in the order of the documentation. */
export const VARIABLES = {
  host: text('HOST', '127.0.0.1', 'an address', 'Address to listen on; 0.0.0.0 lets other machines in.'),
  port: integer('PORT', 3000, 0, 65_535, 'Port to listen on; 0 takes any free one.'),
  searchers: {
    ...integer('SEARCHERS', availableParallelism(), 1, 256, 'Processes that search; each keeps one core busy.'),
    shown: 'one a core',
  },
  searchBackend: choice(
    'SEARCH_BACKEND',
    'local',
    ['local', 'redis'],
    'Where searches are done: by processes of this machine, or by workers on any (docs/operations.md).',
  ),
  redisUrl: text(
    'REDIS_URL',
    'redis://127.0.0.1:6379',
    'redis://[user]:[password]@host:port/db, or rediss: for TLS',
    'The Redis that services and workers share, with SEARCH_BACKEND=redis.',
  ),
  searchCode: choice(
    'SEARCH_CODE',
    'bundle',
    ['bundle', 'sources'],
    'What searchers run: one file made of the sources, which is faster, or the sources as they are, to debug them.',
  ),
  queueLimit: integer(
    'QUEUE_LIMIT',
    64,
    0,
    10_000,
    'Searches that may wait for a searcher before new ones are refused.',
  ),
  catalogDir: text(
    'CATALOG_DIR',
    '',
    'a folder',
    'Folder of your own catalogs (JSON), which replace or join the built-in ones.',
  ),
  modelDir: text(
    'MODEL_DIR',
    '',
    'a folder',
    'Folder of your own nets, one folder a game, which replace or join the built-in ones.',
  ),
  apiKeys: words(
    'API_KEYS',
    /^[\x21-\x2b\x2d-\x7e]{8,200}$/,
    'keys of 8–200 printable characters, with commas between',
    'Keys that may call /v1 and /metrics; empty lets everybody in.',
  ),
  maxDelayMs: integer(
    'MAX_DELAY_MS',
    1000,
    0,
    60_000,
    'Milliseconds the server may be behind with its work before it turns callers away; 0 for no limit.',
  ),
  maxConnections: integer(
    'MAX_CONNECTIONS',
    5000,
    1,
    1_000_000,
    'Connections held at once, and at most half as many as the process may open files; further ones are closed.',
  ),
  rateLimit: integer('RATE_LIMIT', 0, 0, MOST, 'Requests a minute from one key or address; 0 for no limit.'),
  corsOrigins: words(
    'CORS_ORIGINS',
    /^(\*|https?:\/\/[^\s,/]+)$/,
    'origins such as https://example.org, or *, with commas between',
    'Web pages that may call the service from a browser; empty allows none.',
  ),
  bodyLimitBytes: integer('BODY_LIMIT_BYTES', 256 * KIB, KIB, 16 * KIB * KIB, 'Largest request body.'),
  recordLimitBytes: integer(
    'RECORD_LIMIT_BYTES',
    2048 * KIB,
    KIB,
    64 * KIB * KIB,
    'Largest request body where it holds a whole game or many positions.',
  ),
  maxVisits: integer('MAX_VISITS', 1_000_000, 1, MOST, 'Most visits one search may ask for.'),
  maxTimeMs: integer('MAX_TIME_MS', 60_000, 1, 3_600_000, 'Longest time one search may ask for.'),
  maxEnsembles: integer('MAX_ENSEMBLES', 64, 1, 64, 'Most ensembles one search may ask for.'),
  maxNodes: integer(
    'MAX_NODES',
    2_000_000,
    1000,
    100_000_000,
    'Most nodes of one search, all its trees together, at up to 100 bytes each.',
  ),
  keptSearches: integer(
    'KEPT_SEARCHES',
    256,
    0,
    1_000_000,
    'Most searches whose trees are kept for callers who want to go on from them; 0 keeps none.',
  ),
  keptMegabytes: integer('KEPT_MEGABYTES', 128, 1, 1_000_000, 'Most memory that kept trees take together.'),
  keptMinutes: integer('KEPT_MINUTES', 60, 1, 10_000, 'How long kept trees wait for their caller.'),
  longSearches: integer(
    'LONG_SEARCHES',
    256,
    1,
    1_000_000,
    'Most searches that were handed in by `/v1/searches`: waiting, under way, or over and still kept.',
  ),
  longMegabytes: integer('LONG_MEGABYTES', 64, 1, 1_000_000, 'Most memory that these take together.'),
  longMinutes: integer('LONG_MINUTES', 60, 1, 100_000, 'How long the answer of such a search waits for its caller.'),
  longPerCaller: integer(
    'LONG_PER_CALLER',
    16,
    1,
    1_000_000,
    'Most of them that one key or address may have unfinished.',
  ),
  longSecondsADay: integer(
    'LONG_SECONDS_A_DAY',
    0,
    0,
    MOST,
    'Processor seconds a day (UTC) that those of one key or address may take; 0 for no limit.',
  ),
  shutdownMs: integer(
    'SHUTDOWN_MS',
    30_000,
    0,
    3_600_000,
    'Longest wait for requests in flight when the service is told to stop.',
  ),
  collectorUrl: text(
    'OTEL_EXPORTER_OTLP_ENDPOINT',
    '',
    'http://host:4318',
    'Collector of OpenTelemetry that is told of requests and searches; empty tells nobody, and loads nothing for it.',
  ),
  logLevel: choice('LOG_LEVEL', 'info', LOG_LEVELS, 'Least important kind of log line that is written.'),
};

type Settings = { readonly [Key in keyof typeof VARIABLES]: (typeof VARIABLES)[Key]['fallback'] };

/** Variables that are absent from the settings where they are empty. */
type Optional = 'catalogDir' | 'modelDir';

/** The service's settings, checked; `VARIABLES` says what each is for, in which unit and range. */
export interface Config extends Omit<Settings, Optional>, Partial<Pick<Settings, Optional>> {}

/**
 * Reads the configuration. A variable that is unset or empty takes its default.
 * @returns every fault; the pointer of each is the name of the variable
 */
export const loadConfig = (env: Readonly<Record<string, string | undefined>>): Result<Config> => {
  const faults: Fault[] = [];
  const read = <T>(variable: Variable<T>): T => {
    const given = env[variable.name]?.trim() ?? '';
    if (given === '') return variable.fallback;
    const parsed = variable.parse(given);
    if (parsed.ok) return parsed.value;
    faults.push(...parsed.faults);
    return variable.fallback;
  };
  const catalogDir = read(VARIABLES.catalogDir);
  const modelDir = read(VARIABLES.modelDir);
  const config: Config = {
    host: read(VARIABLES.host),
    port: read(VARIABLES.port),
    searchers: read(VARIABLES.searchers),
    searchBackend: read(VARIABLES.searchBackend),
    redisUrl: read(VARIABLES.redisUrl),
    searchCode: read(VARIABLES.searchCode),
    queueLimit: read(VARIABLES.queueLimit),
    ...(catalogDir === '' ? {} : { catalogDir }),
    ...(modelDir === '' ? {} : { modelDir }),
    apiKeys: read(VARIABLES.apiKeys),
    maxDelayMs: read(VARIABLES.maxDelayMs),
    rateLimit: read(VARIABLES.rateLimit),
    maxConnections: read(VARIABLES.maxConnections),
    corsOrigins: read(VARIABLES.corsOrigins),
    bodyLimitBytes: read(VARIABLES.bodyLimitBytes),
    recordLimitBytes: read(VARIABLES.recordLimitBytes),
    maxVisits: read(VARIABLES.maxVisits),
    maxTimeMs: read(VARIABLES.maxTimeMs),
    maxEnsembles: read(VARIABLES.maxEnsembles),
    maxNodes: read(VARIABLES.maxNodes),
    keptSearches: read(VARIABLES.keptSearches),
    keptMegabytes: read(VARIABLES.keptMegabytes),
    keptMinutes: read(VARIABLES.keptMinutes),
    ...readLong(read),
    shutdownMs: read(VARIABLES.shutdownMs),
    collectorUrl: read(VARIABLES.collectorUrl),
    logLevel: read(VARIABLES.logLevel),
  };
  return settle(faults, () => config);
};

/** What bounds searches that are handed in. */
const readLong = (read: <T>(variable: Variable<T>) => T) => ({
  longSearches: read(VARIABLES.longSearches),
  longMegabytes: read(VARIABLES.longMegabytes),
  longMinutes: read(VARIABLES.longMinutes),
  longPerCaller: read(VARIABLES.longPerCaller),
  longSecondsADay: read(VARIABLES.longSecondsADay),
});

/** The table of `docs/configuration.md`: GitHub Markdown, one row a variable. */
export const configurationTable = (): string => {
  const rows = Object.values(VARIABLES).map(
    ({ name, shown, range, sentence }) => `| \`${name}\` | ${shown} | ${range} | ${sentence} |`,
  );
  return ['| variable | default | range | what it is for |', '|---|---|---|---|', ...rows, ''].join('\n');
};
