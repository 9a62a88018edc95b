import type { FastifyInstance } from 'fastify';
import type { CatalogTable } from '../../core/catalog.ts';
import type { Service } from '../context.ts';
import { type Operation, routePath } from '../operation.ts';
import { sendProblem } from '../plugins/errors.ts';
import { refuse } from '../problems.ts';
import { CatalogAnswer, type CatalogJson } from '../schemas/catalogs.ts';
import { findGame } from './game-route.ts';

export const catalogOperation: Operation = {
  id: 'catalog',
  method: 'GET',
  path: '/v1/games/{game}/catalogs/{catalog}',
  tag: 'games',
  summary: 'List the cards',
  description:
    'Every row of a catalog, with its source, and with that of single fields where it differs, so that no value of ours passes for a printed one.',
  answer: CatalogAnswer,
  problems: ['unknown-game', 'unknown-catalog'],
};

/** Registers the pages of catalogs. */
export const addCatalog = (app: FastifyInstance, service: Service): void => {
  app.get<{ Params: { game: string; catalog: string } }>(routePath(catalogOperation), async (request, reply) => {
    const loaded = findGame(service, request.params.game);
    if (!loaded.ok) return sendProblem(reply, loaded.problem);
    const found = loaded.value.catalogs.find({ id: request.params.catalog });
    if (!found.ok) return sendProblem(reply, refuse('unknown-catalog', [], found.faults[0]?.detail).problem);
    const { id, title, hash, rows, fields, tables } = found.value;
    const answer: CatalogJson = { id, title, hash, rows, fields, tables: tables.map(tell) };
    return answer;
  });
};

const tell = ({ name, rows, fields, content }: CatalogTable): CatalogJson['tables'][number] => ({
  name,
  rows,
  fields,
  content: content.map((row) => ({ ...row })),
});
