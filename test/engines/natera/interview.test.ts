import { expect, test } from 'vitest';
import { loadCatalogs } from '../../../src/core/catalog.ts';
import type { Game } from '../../../src/core/contract.ts';
import type { PlayerJson, StateJson } from '../../../src/engines/natera/documents/schema.ts';
import { natera } from '../../../src/engines/natera/index.ts';
import { testInterview } from '../../support/interviews.ts';
import { valueOf } from '../../support/results.ts';
import { legalOf, sample } from '../../support/walk.ts';

/** What a seat has seen of hidden cards is not asked for. */
const withoutMemory = ({ knows, memory, ...player }: PlayerJson): unknown => player;
const sizesOf = ({ base, advanced, specialists }: StateJson['piles']): unknown => [
  base.size,
  advanced.size,
  specialists.size,
];
const isAsked = ({ pending = [], stage }: StateJson): boolean => pending.length === 0 && stage === 'actions';

testInterview(natera, {
  isAsked,
  strip: ({ players, piles, ...view }) => ({ ...view, players: players.map(withoutMemory), piles: sizesOf(piles) }),
});

test('what was put aside and discarded need not be known: as many cards lie in each place', () => {
  const game: Game<unknown, unknown, StateJson> = natera;
  const { interview } = game;
  if (interview === undefined) throw new Error('there is no interview');
  const catalogs = valueOf(loadCatalogs(game.catalog));
  const views = sample({ game, catalogs, setup: { name: 'three seats', options: { seats: 3 } } }, 7, 1)
    .slice(0, -1)
    .map((state) => game.encode(state, game.toAct(state)))
    .filter(isAsked);
  expect(views.some(({ discards }) => discards.length > 0)).toBe(true);
  /** Advanced cards among those that were put aside: in some games there are, in others not. */
  const seen = new Set<number>();
  for (const view of views) {
    const setting = { lang: 'en', catalogs } as const;
    const { base = 0, advanced = 0 } = view.players[view.viewer === 'all' ? 0 : view.viewer]?.asideSize ?? {};
    seen.add(advanced);
    const answers = { ...interview.answersOf(view, setting), aside: `${base} ${advanced}`, discards: 'none' };
    const told = interview.next(answers, setting);
    if (told.question !== null) throw new Error(told.question.fault);
    const [state, again] = [view, told.view].map((json) => valueOf(game.decode(json, catalogs)));
    expect(legalOf(game, again)).toEqual(legalOf(game, state));
    expect(sizesOf(told.view.piles)).toEqual(sizesOf(view.piles));
    expect(told.view.players.map(({ asideSize }) => asideSize)).toEqual(view.players.map(({ asideSize }) => asideSize));
    expect(told.view.discards).toHaveLength(view.discards.length);
  }
  expect(seen.size).toBeGreaterThan(1);
});
