import Type from 'typebox';
import type { StateEnvelope } from '../core/contract.ts';
import { checker } from '../core/schema.ts';
import { loadGames } from '../engines/index.ts';

const heads = checker(Type.Object({ id: Type.String() }));

/** The built-in catalog document that `state` is played with; nothing when it is somebody's own. */
export const catalogDocument = ({ game, catalog }: StateEnvelope): unknown => {
  const games = loadGames();
  const documents = games.ok ? (games.value.get(game)?.game.catalog.builtIn ?? []) : [];
  return documents.find((document) => {
    const head = heads.check(document);
    return head.ok && head.value.id === catalog?.id;
  });
};
