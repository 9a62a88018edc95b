import type { FastifyInstance } from 'fastify';
import type { CatalogTable } from '../../core/catalog.ts';
import type { Game } from '../../core/contract.ts';
import { tellRows } from '../../core/rows.ts';
import { checker } from '../../core/schema.ts';
import type { Lang, Message } from '../../core/text.ts';
import type { Service } from '../context.ts';
import { langOf } from '../lang.ts';
import { type Operation, routePath } from '../operation.ts';
import { sendProblem } from '../plugins/errors.ts';
import { refuse } from '../problems.ts';
import { CatalogQuery } from '../schemas/bodies.ts';
import { CatalogAnswer, type CatalogJson } from '../schemas/catalogs.ts';
import { tell } from '../telling/tell.ts';
import { findGame } from './game-route.ts';

export const catalogOperation: Operation = {
  id: 'catalog',
  method: 'GET',
  path: '/v1/games/{game}/catalogs/{catalog}',
  tag: 'games',
  summary: 'List the cards',
  description:
    'Every row of a catalog, with its source, and with that of single fields where it differs, so that no value of ours passes for a printed one; and each in words: what it is and does.',
  query: CatalogQuery,
  answer: CatalogAnswer,
  problems: ['unknown-game', 'unknown-catalog', 'invalid-request'],
};

const queries = checker(CatalogQuery);

/** Registers the pages of catalogs. */
export const addCatalog = (app: FastifyInstance, service: Service): void => {
  app.get<{ Params: { game: string; catalog: string } }>(routePath(catalogOperation), async (request, reply) => {
    const loaded = findGame(service, request.params.game);
    if (!loaded.ok) return sendProblem(reply, loaded.problem);
    const query = queries.check({ ...Object(request.query) });
    if (!query.ok) return sendProblem(reply, refuse('invalid-request', query.faults).problem);
    const { game, catalogs } = loaded.value;
    const found = catalogs.find({ id: request.params.catalog });
    if (!found.ok) return sendProblem(reply, refuse('unknown-catalog', [], found.faults[0]?.detail).problem);
    const { id, title, hash, rows, fields, tables } = found.value;
    const lang = langOf(query.value.lang, request.headers['accept-language']);
    const answer: CatalogJson = {
      id,
      title,
      hash,
      rows,
      fields,
      tables: tables.map((each) => tableJson(game, each, tables, lang)),
    };
    return reply.header('vary', 'accept-language').send(answer);
  });
};

const tableJson = (
  game: Game,
  table: CatalogTable,
  tables: readonly CatalogTable[],
  lang: Lang,
): CatalogJson['tables'][number] => {
  const { name, rows, fields, content } = table;
  const words = (message: Message) => tell(game.phrases[lang], message);
  return {
    name,
    rows,
    fields,
    content: content.map((row) => ({ ...row })),
    words: tellRows(game.rows, table, tables).map((row) => ({
      id: row.id,
      name: words(row.name),
      facts: row.facts.map(words),
    })),
  };
};
