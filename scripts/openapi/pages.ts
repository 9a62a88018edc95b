/** The pages that show what the service answers: each such block follows a mark that names it. */
import type { Answers } from '../../src/api/openapi/document.ts';
import type { Games } from '../../src/engines/index.ts';
import { inProcessBackend } from '../../test/support/in-process-backend.ts';
import { exampleRequests } from './collect.ts';
import { layout } from './layout.ts';
import { type Ask, insisting, withService } from './service.ts';
import { walkAnthropocene } from './walks/anthropocene.ts';
import { walkEarth } from './walks/earth.ts';
import { walkEvolution } from './walks/evolution.ts';
import { walkGaia } from './walks/gaia.ts';

/** What the page of a game shows, by the name of the block. */
const WALKS: Readonly<Record<string, (ask: Ask) => Promise<ReadonlyMap<string, string>>>> = {
  anthropocene: walkAnthropocene,
  evolution: walkEvolution,
  earth: async (ask) => new Map([...(await walkEarth(ask)), ...(await walkGaia(ask))]),
};

/**
 * Every block that a page may show: an answer by the name of its file; the first call in French with
 * `.fr` behind it; and what the walks through games show, as `<game>/<block>`.
 */
export const pageBlocks = (games: Games, answers: Answers): Promise<ReadonlyMap<string, string>> =>
  withService(games, {}, inProcessBackend(games), async (anyAsk) => {
    const ask = insisting(anyAsk);
    const blocks = new Map([...answers].map(([name, answer]) => [name, layout(answer)]));
    const requests = exampleRequests(games);
    for (const game of games.keys()) {
      const [name, url] = [`${game}-recommend`, `/v1/games/${game}/recommend`];
      const body = requests.get(name);
      blocks.set(`${name}.fr`, layout(await ask({ method: 'POST', url, body, lang: 'fr' })));
      for (const [block, text] of (await WALKS[game]?.(ask)) ?? []) blocks.set(`${game}/${block}`, text);
    }
    return blocks;
  });

const BLOCK = /(?<=<!-- generated: (\S+) -->\n```\w+\n)[\s\S]*?(?=\n```\n)/g;

/** `page` with what its marked blocks have to say now. */
export const fillPage = (page: string, blocks: ReadonlyMap<string, string>): string =>
  page.replace(BLOCK, (_old, name: string) => {
    const block = blocks.get(name);
    if (block === undefined) throw new Error(`there is no block ${name}; there are ${[...blocks.keys()].join(', ')}`);
    return block;
  });
