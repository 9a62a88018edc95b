/** Calls of `automa` of Earth that tests share. */
import type { FastifyInstance } from 'fastify';
import { expect } from 'vitest';
import type { AutomaJson } from '../../src/api/schemas/automa.ts';
import { type Answer, misfits, post } from './support.ts';

export const PATH = '/v1/games/earth/automa';

/** The answer to `state`, which fits the schema. */
export const askAutoma = async (app: FastifyInstance, state: unknown, more: object = {}): Promise<AutomaJson> => {
  const answer = await post(app, PATH, { state, seed: 'automa', ...more });
  expect(answer.status, answer.text).toBe(200);
  expect(misfits('automa', answer, 'earth')).toEqual([]);
  return Object(answer.json);
};

/** Status and code of a refusal. */
export const refusal = ({ status, json }: Answer): unknown[] => [status, json['code']];
