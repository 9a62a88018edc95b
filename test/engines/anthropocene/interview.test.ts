import { expect, test } from 'vitest';
import { loadCatalogs } from '../../../src/core/catalog.ts';
import type { Answers, Game } from '../../../src/core/contract.ts';
import { COLUMNS, ELEMENTS } from '../../../src/engines/anthropocene/content/terms.ts';
import type { StateJson } from '../../../src/engines/anthropocene/documents/schema.ts';
import { anthropocene } from '../../../src/engines/anthropocene/index.ts';
import { testInterview } from '../../support/interviews.ts';
import { valueOf } from '../../support/results.ts';
import { legalOf, sample } from '../../support/walk.ts';

testInterview(anthropocene, { isAsked: () => true, strip: (view) => view });

const catalogs = valueOf(loadCatalogs(anthropocene.catalog));

/** The visible cards of a row, as a person types them. */
const visible = ({ grid }: StateJson, element: (typeof ELEMENTS)[number]): string =>
  COLUMNS.map((column) => grid[element][column].at(-1)?.replace(/-\w+-/, '.') ?? '-').join(' ');

/** Cards of the generation that lie beneath others. */
const covered = ({ grid, generation }: StateJson): string[] =>
  ELEMENTS.flatMap((element) => COLUMNS.flatMap((column) => grid[element][column].slice(0, -1)))
    .filter((id) => id.startsWith(`${generation}-`))
    .map((id) => id.slice(2).replace('-', ' '));

test('what lies beneath the visible cards need not be told, but for cards of this generation', () => {
  const game: Game<unknown, unknown, StateJson> = anthropocene;
  const { interview } = game;
  const setting = { lang: 'en', catalogs } as const;
  let asked = 0;
  for (const state of sample({ game, catalogs, setup: { name: 'three seats', options: { seats: 3 } } }, 5, 1).slice(
    0,
    -1,
  )) {
    const view = game.encode(state, game.toAct(state));
    const rows = ELEMENTS.map((element): [string, string] => [`row.${element}`, visible(view, element)]);
    const answers: Answers = { ...interview?.answersOf(view, setting), ...Object.fromEntries(rows) };
    let told = interview?.next(answers, setting);
    if (told?.question?.key === 'covered') {
      asked++;
      told = interview?.next({ ...answers, covered: covered(view).join(', ') }, setting);
    }
    if (told === undefined || told.question !== null) throw new Error(told?.question.fault);
    const again = valueOf(game.decode(told.view, catalogs));
    expect(legalOf(game, again)).toEqual(legalOf(game, state));
    for (const element of ELEMENTS) expect(visible(told.view, element)).toBe(visible(view, element));
    expect(game.encode(again, view.viewer).players).toEqual(view.players);
  }
  expect(asked).toBeGreaterThan(0);
});
