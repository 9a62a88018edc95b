/** Births and destruction of each scenario sheet, on boards at random: every end is reckoned from what the sheet says. */
import { describe, expect, test } from 'vitest';
import { type Random, stream } from '../../../src/core/random.ts';
import { drawBoard, readBoard, type Space, spacesOf } from '../../support/extinction/board.ts';
import type { Model } from '../../support/extinction/model.ts';
import { drawn } from '../../support/extinction/moments.ts';
import type { Case } from '../../support/extinction/oracle.ts';
import { expectSame, reckon } from '../../support/extinction/reckoned.ts';
import { lines, type Sitting, sit } from '../../support/extinction/replay.ts';
import { HOUSE } from '../../support/extinction/rows.ts';
import type { Scene } from '../../support/extinction/scene.ts';

const SCENARIOS = ['tiger', 'otter', 'panda'] as const;
const BOARDS = 25;
/** Tiles and animals that a board has at most, so that neither supply ends. */
const MOST = 12;

/** A board with up to 12 tiles and up to 12 animals; some lie close together, others far apart. */
const randomBoard = (random: Random): string[] => {
  const board = readBoard(Array<string>(6).fill('......'));
  const [tiles, herd] = [random.below(MOST + 1), 3 + random.below(MOST - 2)];
  const spaces = [...spacesOf(board)];
  const any = (): Space => spaces[random.below(spaces.length)]!;
  const near = 1 + random.below(6);
  for (let tile = 0; tile < tiles; tile++) {
    const [row, column] = any();
    board.tiles[row]![column] = true;
  }
  const homes = Array.from({ length: near + 3 }, any).filter(([row, column]) => !board.tiles[row]![column]);
  for (let animal = 0; animal < herd && homes.length > 0; animal++) {
    const [row, column] = homes[random.below(homes.length)]!;
    board.animals[row]![column]!++;
  }
  return drawBoard(board);
};

const boardsOf = (
  scenario: string,
): { readonly board: string[]; readonly roll: number; readonly birthRoll: number }[] => {
  const random = stream(`boards of ${scenario}`, 'test');
  return Array.from({ length: BOARDS }, () => ({
    board: randomBoard(random),
    roll: 1 + random.below(6),
    birthRoll: 1 + random.below(5),
  })).filter(({ board }) => [...board.join('')].reduce((sum, mark) => sum + (Number.parseInt(mark, 16) || 0), 0) > 2);
};

/** The end of a turn of which all but one phase is skipped. */
const end = (phase: 'birth' | 'destruction', given: Scene): Sitting =>
  sit({
    seats: 3,
    ...given,
    flags: { skips: (['birth', 'destruction', 'effect'] as const).filter((other) => other !== phase) },
  });

const begun = (model: Model): Model => ({ ...model, skips: { birth: false, destruction: false, effect: false } });
const DRAW = { do: 'draw', cards: 1 } as const;

describe.each(SCENARIOS)('%s', (scenario) => {
  const of = (roll: number, birthRoll: number): Case => ({ seat: 0, source: '', scenario, roll, birthRoll });

  test.each(boardsOf(scenario))('destruction on $board, roll $roll', ({ board, roll }) => {
    const game = end('destruction', { scenario, board });
    const from = begun(game.model());
    const meant = reckon([{ do: 'place-tile', tiles: 1, how: 'destruction' }, DRAW], of(roll, 1), from);
    expectSame(game.do('end').ends([roll]), meant, from);
  });

  test.each(boardsOf(scenario))('birth on $board, roll $birthRoll', ({ board, birthRoll }) => {
    const game = end('birth', { scenario, board });
    const from = begun(game.model());
    const meant = reckon([{ do: 'birth' }, DRAW], of(1, birthRoll), from);
    game.dice.tell([birthRoll]);
    expectSame(game.do('end').ends(), meant, from);
  });
});

describe('what each sheet has of its own', () => {
  const strike = (scenario: string, board: readonly string[], line: string, roll: number): string[] => {
    const game = end('destruction', { scenario, board }).do('end');
    game.dice.tell([roll]);
    return lines(
      game
        .do(line)
        .ends()
        .map((each) => each.board().join('|')),
    );
  };
  const born = (scenario: string, board: readonly string[], roll: number): string[] => {
    const game = end('birth', { scenario, board, rulings: { newborn: 'must-be-placed' } });
    game.dice.tell([roll]);
    return lines(
      game
        .do('end')
        .ends()
        .map((each) => each.board().join('|')),
    );
  };
  const joined = (...boards: readonly (readonly string[])[]): string[] => lines(boards.map((rows) => rows.join('|')));

  test('otter: a slick grows beside one that is there, as near as can be to the space rolled', () => {
    expect(strike('otter', drawn('1.....', '......', '...#..', '......', '......', '.....1'), 'row 1', 4)).toEqual(
      joined(drawn('1.....', '...#..', '...#..', '......', '......', '.....1')),
    );
  });
  test('otter: of several as near the team chooses', () => {
    expect(strike('otter', drawn('1.....', '......', '..#.#.', '......', '......', '.....1'), 'row 1', 4)).toEqual(
      joined(
        drawn('1.....', '..#...', '..#.#.', '......', '......', '.....1'),
        drawn('1.....', '....#.', '..#.#.', '......', '......', '.....1'),
        drawn('1.....', '......', '..###.', '......', '......', '.....1'),
      ),
    );
  });
  test('otter: without any slick the first lies on the space rolled', () => {
    expect(strike('otter', drawn('1..1..', '......', '......', '......', '......', '.1...1'), 'row 1', 4)).toEqual(
      joined(drawn('1..#..', '......', '......', '......', '......', '.1...1')),
    );
  });
  test('otter: a pair stays together', () => {
    expect(born('otter', drawn('2.####', '######'), 1)).toEqual(joined(drawn('21####', '######')));
  });
  test('otter: a target of pairs and one', () => {
    expect(born('otter', drawn('2.####', '######'), 2)).toEqual(joined(drawn('21####', '######')));
    expect(born('otter', drawn('2.####', '######'), 3)).toEqual(joined(drawn('2.####', '######')));
  });
  test('panda: where a tile lies the next one lies beside it, where most pandas are', () => {
    expect(strike('panda', drawn('2#1...', '.3....', '......', '......', '......', '......'), 'row 1', 2)).toEqual(
      joined(drawn('2#1...', '.#....', '......', '......', '......', '......')),
    );
  });
  test('panda: nowhere where tiles lie on all sides', () => {
    expect(strike('panda', drawn('#.2...', '##....', '#.....', '......', '......', '1.....'), 'column 1', 1)).toEqual(
      joined(drawn('##2...', '##....', '#.....', '......', '......', '1.....')),
    );
    expect(strike('panda', drawn('##2...', '##....', '#.....', '......', '......', '1.....'), 'column 1', 1)).toEqual(
      joined(drawn('##2...', '##....', '#.....', '......', '......', '1.....')),
    );
  });
  test('panda: a target of pairs alone, a newborn beside its parents or with them', () => {
    expect(born('panda', drawn('2.####', '######'), 1)).toEqual(
      joined(drawn('21####', '######'), drawn('3.####', '######')),
    );
    expect(born('panda', drawn('2.####', '######'), 2)).toEqual(joined(drawn('2.####', '######')));
  });
  test('panda: with them where no space beside is empty', () => {
    expect(born('panda', drawn('2#####', '######'), 1)).toEqual(joined(drawn('3#####', '######')));
  });

  test.each(
    HOUSE.scenarios.flatMap(({ id, easy, normal, hard }) =>
      Object.entries({ easy, normal, hard }).map(([level, { birthDie }]) => ({ id, level, birthDie })),
    ),
  )('$id, $level: a birth die of $birthDie faces', ({ id, level, birthDie }) => {
    const difficulty = level === 'easy' || level === 'hard' ? level : 'normal';
    const game = end('birth', { scenario: id, level: difficulty, board: drawn('2.....') }).do('end');
    expect(game.dice.faces).toEqual([birthDie]);
  });
});
