/** Checks who imports whom, and that rules and search take time and chance only from their arguments and run without Node. */
import { globSync, readFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { dirname, join, normalize } from 'node:path';

/** The rooms of `src` and what each may import, itself apart. ARCHITECTURE.md draws it. */
const ROOMS: Readonly<Record<string, readonly string[]>> = {
  core: [],
  engines: ['core'],
  mcts: ['core'],
  catalogs: ['core', 'engines'],
  bundle: [],
  processes: [],
  tracing: [],
  net: ['core', 'mcts', 'processes'],
  arena: ['bundle', 'catalogs', 'core', 'engines', 'mcts', 'net', 'processes'],
  config: ['core'],
  records: ['core', 'engines'],
  jobs: ['bundle', 'catalogs', 'core', 'engines', 'mcts', 'net', 'processes', 'tracing'],
  api: ['config', 'core', 'engines', 'jobs', 'mcts', 'net', 'records', 'tracing'],
  main: ['api', 'bundle', 'catalogs', 'config', 'core', 'engines', 'jobs', 'net', 'tracing'],
  worker: ['catalogs', 'config', 'core', 'jobs', 'net', 'tracing'],
  cli: ['api', 'arena', 'catalogs', 'config', 'core', 'engines', 'jobs', 'main', 'net', 'records'],
};

/**
 * The rooms of a game and what each may import, itself apart: the same for every game. What is printed knows nothing; rules
 * know what is printed; all that is written, known, advised or said is told by the rules, which know none of it. An
 * automaton's own rules, `gaia/core`, know what is printed and whatever keeps its pieces as an interface; the rules keep them
 * in a whole state, `gaia/table` in the counters of a real table.
 */
const GAME_ROOMS: Readonly<Record<string, readonly string[]>> = {
  content: [],
  'gaia/core': ['content'],
  rules: ['content', 'gaia/core'],
  documents: ['content', 'rules', 'gaia/core'],
  knowledge: ['content', 'rules', 'documents', 'gaia/core'],
  guidance: ['content', 'rules', 'knowledge', 'gaia/core'],
  'gaia/words': [],
  words: ['content', 'rules', 'documents', 'gaia/words'],
  'gaia/table': ['content', 'gaia/core', 'gaia/words'],
  gaia: ['rules', 'gaia/table', 'gaia/words'],
  index: ['content', 'rules', 'documents', 'knowledge', 'guidance', 'words', 'gaia'],
};

/** Packages that only one place may know. */
const PACKAGES: readonly (readonly [name: RegExp, home: RegExp, where: string])[] = [
  [/^@?fastify(\/|$)/, /^src\/api\//, 'src/api'],
  [/^commander$/, /^src\/cli\//, 'src/cli'],
  [/^(rolldown|vite)$/, /^src\/bundle\//, 'src/bundle'],
  [/^(bullmq|ioredis)$/, /^src\/jobs\/redis\//, 'src/jobs/redis'],
  [/^@opentelemetry\//, /^src\/tracing\/open-telemetry\.ts$/, 'src/tracing/open-telemetry.ts'],
  [/^onnxruntime-/, /^src\/net\/session\.ts$/, 'src/net/session.ts'],
];

/** The packages of `packages` and what each may import of `src`, itself apart. Of another it knows the types of the engines alone. */
const PACKED: Readonly<Record<string, readonly string[]>> = {
  client: [],
  engines: ['core', 'engines', 'records'],
  'boardgame.io': [],
};
const ENGINE_TYPES = 'packages/engines/src/types.ts';

/** Rooms that run anywhere and get a `Clock` and a `Random` passed in, and what would go behind their back or is Node's alone. */
const PURE = ['core', 'engines', 'mcts', 'records'];
const BANNED =
  /\b(Math\.random|Date\.now|performance\.now|new Date\(\s*\)|process\.\w+|crypto\.random\w+|Buffer\.\w+|import\.meta\.\w+)/g;

const IMPORT = /(?:\bfrom\s*|\bimport\s*\(?\s*)'([^']+)'/g;
const COMMENT = /\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*$/gm;

/** `src/api/app.ts` → `api`, `src/main.ts` → `main`, `packages/engines/src/index.ts` → `engines`. */
const roomOf = (file: string): string => (file.split('/')[1] ?? '').replace(/\.ts$/, '');

/** `src/engines/chess/legal.ts` → `chess`; nothing for the registry and for other rooms. */
const gameOf = (file: string): string | undefined => /^src\/engines\/([^/]+)\//.exec(file)?.[1];

/** `src/engines/chess/rules/legal.ts` → `rules`, `…/gaia/core/play.ts` → `gaia/core`, `src/engines/chess/index.ts` → `index`. */
const gameRoomOf = (file: string): string => {
  const [room = '', inner = ''] = file.split('/').slice(3);
  return `${room}/${inner}` in GAME_ROOMS ? `${room}/${inner}` : room.replace(/\.ts$/, '');
};

/** Why `file` of a game may not import `target` of the same game; nothing when it may. */
const gameFault = (file: string, target: string): string | undefined => {
  const [from, to] = [gameRoomOf(file), gameRoomOf(target)];
  return from === to || GAME_ROOMS[from]?.includes(to) ? undefined : `${from} of a game may not import its ${to}`;
};

/** The folder beside the games that holds what they share; it knows no game. */
const KIT = 'kit';

/** Why `file` may not import `specifier`; nothing when it may. */
const importFault = (file: string, specifier: string): string | undefined => {
  if (isBuiltin(specifier))
    return PURE.includes(roomOf(file))
      ? `${roomOf(file)} runs without Node: it may not import ${specifier}`
      : undefined;
  if (!specifier.startsWith('.')) {
    const rule = PACKAGES.find(([name]) => name.test(specifier));
    return rule === undefined || rule[1].test(file) ? undefined : `${specifier} belongs to ${rule[2]} alone`;
  }
  const target = normalize(join(dirname(file), specifier));
  if (!target.startsWith('src/')) return target === 'package.json' ? undefined : `src may not import ${target}`;
  const [from, to] = [roomOf(file), roomOf(target)];
  if (from !== to && !ROOMS[from]?.includes(to)) return `${from} may not import ${to}`;
  const [own, other] = [gameOf(file), gameOf(target)];
  if (other === undefined)
    return own !== undefined && to === 'engines' ? 'a game may not import the registry' : undefined;
  if (other === KIT && own !== undefined) return undefined;
  if (own === other) return gameFault(file, target);
  if (own === KIT) return 'the kit of the games may not know one of them';
  if (own !== undefined) return `${own} may not import ${other}: games do not know each other`;
  if (file === 'src/engines/index.ts' && target === `src/engines/${other}/index.ts`) return undefined;
  return 'a game is known through the registry, src/engines/index.ts';
};

/** Why `file`, the source of a package, may not import `specifier`; nothing when it may. */
const packedFault = (file: string, specifier: string): string | undefined => {
  const [, own = ''] = file.split('/');
  if (isBuiltin(specifier)) return `packages/${own} runs without Node: it may not import ${specifier}`;
  if (!specifier.startsWith('.')) return undefined;
  const target = normalize(join(dirname(file), specifier));
  if (target.startsWith(`packages/${own}/src/`) || target === ENGINE_TYPES) return undefined;
  const isAllowed = target.startsWith('src/') && PACKED[own]?.includes(roomOf(target));
  return isAllowed ? undefined : `packages/${own} may not import ${target}`;
};

/** Why `file` of the page may not import `specifier`; nothing when it may. A game's board knows its own game and what all share. */
const pageFault = (file: string, specifier: string): string | undefined => {
  if (isBuiltin(specifier)) return 'the page runs in browsers: it may not import what is Node’s';
  if (!specifier.startsWith('.')) return undefined;
  const target = normalize(join(dirname(file), specifier));
  const [from, to] = [file, target].map((path) => /^web\/src\/boards\/([^/]+)\//.exec(path)?.[1]);
  if (to !== undefined && to !== from && file !== 'web/src/games.ts') return 'a board is known to src/games.ts alone';
  const isAllowed = target.startsWith('web/src/') || /^packages\/(client|engines)\/src\//.test(target);
  return isAllowed ? undefined : `the page may not import ${target}`;
};

const faultFinder = (file: string): typeof importFault => {
  if (file.startsWith('web/')) return pageFault;
  return file.startsWith('src/') ? importFault : packedFault;
};

/** Every fault of one file, as `file:line  what`. */
const faultsOf = (file: string): string[] => {
  const text = readFileSync(file, 'utf8').replace(COMMENT, (comment) => comment.replace(/[^\n]/g, ' '));
  const at = (index: number): string => `${file}:${text.slice(0, index).split('\n').length}`;
  const imports = [...text.matchAll(IMPORT)].flatMap((match) => {
    const fault = faultFinder(file)(file, match[1] ?? '');
    return fault === undefined ? [] : [`${at(match.index)}  ${fault}`];
  });
  const calls =
    PURE.includes(roomOf(file)) || file.startsWith('packages/')
      ? [...text.matchAll(BANNED)].map((match) => `${at(match.index)}  ${match[1]} is banned here: pass it in`)
      : [];
  const known = file.startsWith('src/') ? ROOMS : PACKED;
  const unknown =
    !file.startsWith('web/') && known[roomOf(file)] === undefined
      ? [`${file}:1  ${roomOf(file)} is not a room of ARCHITECTURE.md`]
      : [];
  return [...unknown, ...imports, ...calls];
};

const faults = globSync(['src/**/*.ts', 'packages/*/src/**/*.ts', 'web/src/**/*.{ts,tsx}']).sort().flatMap(faultsOf);
for (const fault of faults) console.error(fault);
if (faults.length > 0) process.exit(1);
