/** What a generator of another language makes of the OpenAPI document: classes for Python, by which a move of every game is played. */
import { execFile, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, expect, it } from 'vitest';
import { openApp } from '../api/support.ts';
import { write } from './packing.ts';

const root = new URL('../../', import.meta.url);
const document = readFileSync(new URL('openapi/openapi.json', root), 'utf8');
const { InputData, JSONSchemaInput, quicktype }: typeof import('quicktype-core') = createRequire(
  new URL('packages/client/package.json', root),
)('quicktype-core');

const isLeftOut = spawnSync('python3', ['--version']).status !== 0 && process.env['CI'] !== 'true';

const folder = mkdtempSync(join(tmpdir(), 'arbor-python-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** What the program needs of a game. */
const NAMES = [
  ...['SetupRequest', 'SetupAnswer', 'ViewRequest', 'ViewAnswer', 'SearchRequest'],
  ...['AnalyzeAnswer', 'RecommendAnswer', 'ApplyRequest', 'ApplyAnswer'],
];

/** A module of classes for these schemas of the document. */
const generated = async (names: readonly string[]): Promise<string> => {
  const input = new JSONSchemaInput(undefined);
  const uris = names.map((name) => `#/components/schemas/${name}`);
  await input.addSource({ name: 'arbor', uris, schema: document });
  const inputData = new InputData();
  inputData.addInput(input);
  const { lines } = await quicktype({ inputData, lang: 'python', rendererOptions: { 'python-version': '3.7' } });
  return lines.join('\n');
};

/** Deals, looks, asks and acts; what comes back is read into classes, and what is sent is written by them. */
const program = (id: string, prefix: string): string => `
import json, sys
from urllib.error import HTTPError
from urllib.request import Request, urlopen
from ${id} import *

def ask(operation, request):
    body = json.dumps(request.to_dict()).encode()
    where = sys.argv[1] + "/v1/games/${id}/" + operation
    with urlopen(Request(where, body, {"content-type": "application/json"})) as answer:
        return json.load(answer)

dealt = ${prefix}SetupAnswer.from_dict(ask("setup", ${prefix}SetupRequest.from_dict({"seed": "oak"})))
full = dealt.state.to_dict()
look = ${prefix}ViewRequest.from_dict({"state": full, "seat": dealt.to_act})
seen = ${prefix}ViewAnswer.from_dict(ask("view", look)).state.to_dict()
search = ${prefix}SearchRequest.from_dict({"state": seen, "budget": {"visits": 40}})
known = ask("analyze", search)
assert ${prefix}AnalyzeAnswer.from_dict(known).search.visits == 40
advice = ${prefix}RecommendAnswer.from_dict(ask("recommend", ${prefix}SearchRequest.from_dict({"state": seen, "level": 1})))
act = ${prefix}ApplyRequest.from_dict({"state": full, "action": advice.action.to_dict(), "seed": 7})
after = ${prefix}ApplyAnswer.from_dict(ask("apply", act))
try:
    ask("recommend", ${prefix}SearchRequest.from_dict({"state": seen, "level": 11}))
except HTTPError as refused:
    problem = Problem.from_dict(json.load(refused))
print(after.state.to_dict()["version"], after.moves[0].seat == dealt.to_act, problem.code.value, problem.errors[0].pointer)
`;

const GAMES = ['anthropocene', 'earth', 'evolution', 'extinction', 'natera'];

it.skipIf(isLeftOut).each(GAMES)(
  `quicktype makes classes for Python, by which a move of %s is played${isLeftOut ? ': Python 3 is not installed' : ''}`,
  async (id) => {
    const prefix = id.charAt(0).toUpperCase() + id.slice(1);
    write(folder, `${id}.py`, await generated([...NAMES.map((name) => prefix + name), 'Problem']));
    const base = await (await openApp()).listen({ port: 0, host: '127.0.0.1' });
    const done = promisify(execFile)('python3', [write(folder, `play_${id}.py`, program(id, prefix)), base]);
    const { stdout } = await done.catch((error: unknown) => expect.fail(Object(error).stderr));
    expect(stdout).toBe('1 True invalid-request /level\n');
  },
  60_000,
);
