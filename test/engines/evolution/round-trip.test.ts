/** Documents carry all that the next actions depend on. */
import { expect, test } from 'vitest';
import { evolution } from '../../../src/engines/evolution/index.ts';
import { ambush, eat, ink, pass } from '../../support/evolution/moves.ts';
import { catalogs, play } from '../../support/evolution/play.ts';
import { scene } from '../../support/evolution/scene.ts';
import { valueOf } from '../../support/results.ts';
import { legalOf } from '../../support/walk.ts';

test('an ambusher that ink undid does not ambush again in this go', () => {
  const game = play(scene({ rows: ['A{Carn Amb}, B{Carn Amb}', 'V{Ink}'], turn: 1 }));
  for (const action of [eat('V'), ambush('A'), ink]) game.act(action);
  const only = [pass, ambush('B')];
  expect(game.legal()).toEqual(only);
  const again = valueOf(evolution.decode(game.see(), catalogs));
  expect(legalOf(evolution, again).map((code) => evolution.encodeAction(again, code))).toEqual(only);
});
