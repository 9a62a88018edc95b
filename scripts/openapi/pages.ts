/** The pages that show what the service answers and what the rules leave open: each such block follows a mark that names it. */
import type { Answers } from '../../src/api/openapi/responses.ts';
import type { Games } from '../../src/engines/index.ts';
import { exampleRequests } from './collect.ts';
import { ladderTables } from './ladders.ts';
import { layout } from './layout.ts';
import { builtInBackend, modelTables } from './models.ts';
import { rulingTables } from './rulings.ts';
import { type Ask, insisting, withService } from './service.ts';
import { walkAnthropocene } from './walks/anthropocene.ts';
import { walkEarth } from './walks/earth.ts';
import { walkEvolution } from './walks/evolution.ts';
import { walkExtinction } from './walks/extinction.ts';
import { walkGaia } from './walks/gaia.ts';
import { walkNatera } from './walks/natera.ts';

/** What the page of a game shows, by the name of the block. */
const WALKS: Readonly<Record<string, (ask: Ask) => Promise<ReadonlyMap<string, string>>>> = {
  anthropocene: walkAnthropocene,
  evolution: walkEvolution,
  extinction: walkExtinction,
  natera: walkNatera,
  earth: async (ask) => new Map([...(await walkEarth(ask)), ...(await walkGaia(ask))]),
};

/**
 * Every block that a page may show: an answer by the name of its file; the first call in French with
 * `.fr` behind it; and what the walks through games show, as `<game>/<block>`, beside the tables of rulings.
 */
export const pageBlocks = (games: Games, answers: Answers): Promise<ReadonlyMap<string, string>> =>
  withService(games, {}, builtInBackend(games), async (anyAsk) => {
    const ask = insisting(anyAsk);
    const blocks = new Map([...answers].map(([name, answer]) => [name, layout(answer)]));
    for (const [block, table] of modelTables(games)) blocks.set(block, table);
    const requests = exampleRequests(games);
    for (const [game, loaded] of games) {
      const [name, url] = [`${game}-recommend`, `/v1/games/${game}/recommend`];
      const body = requests.get(name);
      blocks.set(`${name}.fr`, layout(await ask({ method: 'POST', url, body, lang: 'fr' })));
      for (const [block, text] of (await WALKS[game]?.(ask)) ?? []) blocks.set(`${game}/${block}`, text);
      for (const [block, table] of rulingTables(loaded.game)) blocks.set(block, table);
      for (const [block, table] of ladderTables(loaded.game)) blocks.set(block, table);
    }
    return blocks;
  });

/** What a mark stands before: code between fences, or a table. */
const BLOCK = /(?<=<!-- generated: (\S+) -->\n)(?:(```\w+\n)[\s\S]*?(\n```\n)|(?:\|.*\n)+)/g;

/** `page` with what its marked blocks have to say now. */
export const fillPage = (page: string, blocks: ReadonlyMap<string, string>): string => {
  const marks = page.match(/^<!-- generated: /gm)?.length ?? 0;
  let filled = 0;
  const now = page.replace(BLOCK, (_old, name: string, open = '', close = '\n') => {
    const block = blocks.get(name);
    if (block === undefined) throw new Error(`there is no block ${name}; there are ${[...blocks.keys()].join(', ')}`);
    filled++;
    return `${open}${block}${close}`;
  });
  if (filled < marks)
    throw new Error(`of ${marks} marks only ${filled} stand before code or a table: ${page.slice(0, 60)}`);
  return now;
};
