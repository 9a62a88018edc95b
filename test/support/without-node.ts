/**
 * A process in which nothing of Node can be imported and its globals are gone, as in a browser: plays some decisions of every
 * game of the registry, through views and documents, and prints how many as JSON. Started by `test/engines/anywhere.test.ts`.
 */
import { isBuiltin, registerHooks } from 'node:module';

const { process } = globalThis;
const DECISIONS = 20;

registerHooks({
  resolve(specifier, context, next) {
    if (isBuiltin(specifier)) throw new Error(`${context.parentURL} asks for ${specifier}`);
    return next(specifier, context);
  },
});
for (const name of ['process', 'Buffer', 'global', 'setImmediate'])
  Object.defineProperty(globalThis, name, { value: undefined });

const { loadGames } = await import('../../src/engines/index.ts');
const { ActionList } = await import('../../src/core/actions.ts');
const { stream } = await import('../../src/core/random.ts');
const { TERMINAL } = await import('../../src/core/contract.ts');

const games = loadGames();
if (!games.ok) throw new Error(JSON.stringify(games.faults));
const decisions: Record<string, number> = {};
for (const [id, { game, catalogs }] of games.value) {
  const catalog = catalogs.find(undefined);
  if (!catalog.ok) throw new Error(JSON.stringify(catalog.faults));
  const begun = game.setup({ seats: game.seats[1] }, catalog.value, stream(1, 'setup'));
  if (!begun.ok) throw new Error(JSON.stringify(begun.faults));
  const state = begun.value;
  const random = stream(1, 'apply');
  const legal = new ActionList();
  let played = 0;
  for (let seat = game.toAct(state); seat !== TERMINAL && played < DECISIONS; seat = game.toAct(state)) {
    const view = game.decode(game.encode(state, seat), catalogs);
    if (!view.ok) throw new Error(JSON.stringify(view.faults));
    game.redeal(view.value, seat, random);
    game.legalActions(view.value, legal);
    game.apply(state, legal.at(random.below(legal.length)), random, () => {});
    played++;
  }
  decisions[id] = played;
}
process.stdout.write(JSON.stringify(decisions));
