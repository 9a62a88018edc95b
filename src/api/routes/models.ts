import type { FastifyInstance } from 'fastify';
import type { Service } from '../context.ts';
import { type Operation, routePath } from '../operation.ts';
import { ModelsAnswer, type ModelsJson } from '../schemas/answers.ts';

export const modelsOperation: Operation = {
  id: 'models',
  method: 'GET',
  path: '/v1/models',
  tag: 'games',
  summary: 'List the nets',
  description:
    'Every net that may guide searches of some game, with its card: what it was made of, what it fits, and the matches that it was judged by.',
  answer: ModelsAnswer,
  problems: [],
};

/** Registers the list of nets. */
export const addModels = (app: FastifyInstance, { nets }: Service): void => {
  const answer: ModelsJson = {
    models: nets?.models.all.map(({ card }) => card) ?? [],
    unavailable: nets?.fault ?? null,
  };
  app.get(routePath(modelsOperation), async (): Promise<ModelsJson> => answer);
};
