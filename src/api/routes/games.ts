import type { FastifyInstance } from 'fastify';
import { SIGNATURE } from '../../mcts/signature.ts';
import { ENGINE, type Service } from '../context.ts';
import { gameEntry } from '../entries.ts';
import { workedExamples } from '../examples.ts';
import { portableSchema } from '../openapi/portable-schema.ts';
import { type Operation, routePath } from '../operation.ts';
import { sendProblem } from '../plugins/errors.ts';
import { GameAnswer, type GameJson, GamesAnswer, type GamesJson } from '../schemas/answers.ts';
import { findGame } from './game-route.ts';

export const gamesOperation: Operation = {
  id: 'games',
  method: 'GET',
  path: '/v1/games',
  tag: 'games',
  summary: 'List the games',
  description: 'The program and every game with its catalogs, its levels and what this server allows.',
  answer: GamesAnswer,
  problems: [],
};

export const gameOperation: Operation = {
  id: 'game',
  method: 'GET',
  path: '/v1/games/{game}',
  tag: 'games',
  summary: 'Describe a game',
  description: 'One game with the schemas of its options, states and actions, and a request for every operation on it.',
  answer: GameAnswer,
  problems: ['unknown-game'],
};

/** Registers the list of games and the page of each. */
export const addGames = (app: FastifyInstance, service: Service): void => {
  app.get(
    routePath(gamesOperation),
    async (): Promise<GamesJson> => ({
      engine: { ...ENGINE, signature: SIGNATURE },
      games: [...service.games.values()].map((loaded) => gameEntry(service, loaded)),
    }),
  );
  app.get<{ Params: { game: string } }>(routePath(gameOperation), async (request, reply) => {
    const loaded = findGame(service, request.params.game);
    if (!loaded.ok) return sendProblem(reply, loaded.problem);
    const { game } = loaded.value;
    const { options, state, action } = game.schemas;
    const answer: GameJson = {
      ...gameEntry(service, loaded.value),
      schemas: {
        options: portableSchema(options),
        state: portableSchema(state),
        action: portableSchema(action),
        ...(game.automa && { table: portableSchema(game.automa.schema) }),
      },
      examples: Object.entries(workedExamples(loaded.value)).map(([operation, body]) => ({
        operation,
        method: 'POST',
        path: `/v1/games/${game.id}/${operation}`,
        body,
      })),
    };
    return answer;
  });
};
