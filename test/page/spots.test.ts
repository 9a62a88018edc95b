import { expect, test } from 'vitest';
import { stream } from '../../src/core/random.ts';
import type { AnyState } from '../../web/src/boards/board.ts';
import { GAME_IDS } from '../../web/src/games.ts';
import { nextSpots } from '../../web/src/table/picks.ts';
import { many } from '../support/many.ts';
import { drawOptions } from '../support/random-games.ts';
import { loadDrawings } from './drawings.ts';

const { drawer, loadKit } = await loadDrawings();
type Kit = Awaited<ReturnType<typeof loadKit>>;
type Draw = ReturnType<typeof drawer>;

/** Games of each kind, and decisions of which one is looked at. */
const [GAMES, LOOK] = [many(4), 10];

/** Spots that lie below a button. */
const touchableIn = (html: string): ReadonlySet<string> =>
  new Set(
    [...html.matchAll(/data-spot="([^"]*)"[^>]*><button class="touch"/g)].map(([, spot = '']) =>
      spot.replaceAll('&amp;', '&'),
    ),
  );

/** A new game of so many seats, all that is a choice drawn; options that do not go together are drawn anew. */
const newGame = (engine: Kit['engine'], seats: number, seed: string): AnyState => {
  const random = stream(seed, 'test', 1);
  for (let tries = 0; tries < 100; tries++)
    try {
      return engine.setup({ ...drawOptions(engine.schemas.options, random), seats }, seed);
    } catch {}
  throw new Error('no options are accepted');
};

/** What cannot be touched of what may be picked, before each pick of an action; how it came there stands before it. */
const untouchable = (kit: Kit, draw: Draw, view: AnyState, chosen: object): string[] => {
  const { engine, board } = kit;
  const seat = engine.toAct(view) ?? 0;
  const pickable = engine.legalActions(view).map((choice) => ({ choice, spots: board.spots(choice.action, view) }));
  const way = board.spots(chosen, view);
  return way.flatMap((_, depth) => {
    const picked = way.slice(0, depth);
    const there = touchableIn(draw({ view, seat, pickable, picked }));
    return [...nextSpots(pickable, picked)]
      .filter((spot) => !spot.startsWith('do:') && !there.has(spot))
      .map((spot) => [...picked, spot].join(' '));
  });
};

test.each(GAME_IDS)('whatever may be done in %s is done by touching what is drawn', async (game) => {
  const kit = await loadKit(game);
  const { engine } = kit;
  const [least, most] = engine.seats;
  const faults: string[] = [];
  for (let index = 0; index < GAMES; index++) {
    const [seed, seats] = [`${game} ${index}`, least + (index % (most - least + 1))];
    const random = stream(seed, 'test');
    const draw = drawer(kit, seats, index % 2 === 0 ? 'en' : 'fr');
    let state = newGame(engine, seats, seed);
    for (let move = 0; engine.toAct(state) !== null; move++) {
      const choices = engine.legalActions(state);
      const chosen = choices[random.below(choices.length)];
      if (chosen === undefined) throw new Error('nothing may be done');
      if (random.below(LOOK) === 0)
        for (const fault of untouchable(kit, draw, engine.view(state, engine.toAct(state) ?? 0), chosen.action))
          faults.push(`${seed}, move ${move}: ${fault}`);
      state = engine.apply(state, chosen.action, `${seed}/${move}`).state;
    }
  }
  expect(faults).toEqual([]);
});
