import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { everything, type Move } from '../../../src/cli/play/choose.ts';
import { commandOf } from '../../../src/cli/play/commands.ts';
import { pagesOf } from '../../../src/cli/play/list.ts';
import { everyMove, type Step, stepOf } from '../../../src/cli/play/step.ts';

const COLUMNS = { W: 'West', N: 'North', E: 'East' };
const CARDS = ['Air 0', 'Air 2', 'Earth 1', 'Érable rouge', 'L’Étang'];
const MOVES: Move[] = [
  { action: 'pass', notation: 'pass', text: 'Play no more cards' },
  ...CARDS.flatMap((card, index) =>
    Object.entries(COLUMNS).map(([notation, column]) => ({
      action: `${index}@${notation}`,
      notation: `${index}@${notation}`,
      text: `Place ${card} in the ${column} column`,
    })),
  ),
];
const NOTHING = (): undefined => undefined;

/** A person at a terminal with `rows` lines for moves. */
const sit = (rows: number, moves = MOVES) => {
  let panel: ReturnType<typeof everyMove> = everyMove(moves);
  const page = () => {
    const { choice } = panel;
    const pages = pagesOf(choice.among, moves, NOTHING, { rows, width: 80 });
    const { entries = [], lines = [] } = pages[choice.page % pages.length] ?? {};
    return { entries, lines, pages: pages.length };
  };
  return {
    page,
    among: () => panel.choice.among.map((index) => moves[index]?.notation),
    isAsked: () => panel.choice.asked,
    type(typed: string): Step {
      const step = stepOf(typed, panel, page(), moves);
      if (step.kind === 'panel' && step.panel.kind === 'moves') panel = step.panel;
      return step;
    },
  };
};

describe('a move is chosen in steps', () => {
  test('by what moves begin with, then by what follows, with numbers that stay those of the whole list', () => {
    const person = sit(6);
    expect(person.page().lines).toEqual([
      '   1  Play no more cards',
      '   2  Place Air 0 in the … (3)',
      '   5  Place Air 2 in the … (3)',
      '   8  Place Earth 1 in the … (3)',
      '  11  Place Érable rouge in the … (3)',
      '  14  Place L’Étang in the … (3)',
    ]);
    expect(person.type('5').kind).toBe('panel');
    expect(person.among()).toEqual(['1@W', '1@N', '1@E']);
    expect(person.type('6')).toEqual({ kind: 'play', move: 5 });
  });

  test('by parts of its words, whatever their case and accents', () => {
    const person = sit(30);
    person.type('ERABLE');
    expect(person.among()).toEqual(['3@W', '3@N', '3@E']);
    person.type("l'etang west");
    expect(person.among()).toEqual(['4@W']);
    expect(person.isAsked()).toBe(true);
    expect(person.type('')).toEqual({ kind: 'play', move: 13 });
  });

  test('a part is looked for in what is shown before it is looked for in all moves', () => {
    const person = sit(30);
    person.type('earth');
    person.type('north');
    expect(person.among()).toEqual(['2@N']);
    person.type('south');
    expect(person.among()).toEqual(['2@N']);
    person.type('pass');
    expect(person.type('pass')).toEqual({ kind: 'play', move: 0 });
  });

  test('numbers in words are no parts of longer ones', () => {
    const moves = [1, 11, 21].map((animal) => ({
      action: animal,
      notation: `feed@${animal}`,
      text: `Feed animal ${animal}`,
    }));
    const person = sit(30, moves);
    person.type('animal 1');
    expect(person.among()).toEqual(['feed@1']);
  });

  test('Enter turns pages, and goes back to all moves', () => {
    const moves = Array.from({ length: 70 }, (_, index) => ({
      action: index,
      notation: `m${index}`,
      text: `Card${index} with a name that is long enough`,
    }));
    const person = sit(8, moves);
    const first = person.page();
    expect(first.pages).toBeGreaterThan(1);
    const seen = new Set(first.entries.flat());
    for (let page = 1; page < first.pages; page++) {
      person.type('');
      for (const index of person.page().entries.flat()) seen.add(index);
    }
    expect(seen.size).toBe(70);
    person.type('');
    expect(person.page()).toEqual(first);
    person.type('card6');
    expect(person.among()).toHaveLength(11);
    person.type('');
    expect(person.among()).toHaveLength(70);
  });

  test('all moves have a place in the list, whatever the room', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 40 }), fc.integer({ min: 1, max: MOVES.length }), (rows, count) => {
        const moves = MOVES.slice(0, count);
        const { among } = everything(moves);
        const pages = pagesOf(among, moves, NOTHING, { rows, width: 80 });
        expect(pages.flatMap(({ entries }) => entries.flat()).toSorted((a, b) => a - b)).toEqual(among);
        for (const { lines } of pages) expect(lines.length).toBeLessThanOrEqual(rows);
      }),
    );
  });
});

/** What fingers do: parts, numbers, keys with something behind them, junk that was pasted. */
const TYPED = fc.oneof(
  fc.constantFrom(
    'q1',
    '10',
    '17',
    '0',
    '01',
    '-1',
    '1.',
    '1 2',
    'h3',
    'u1',
    '?x',
    'x',
    '<',
    '??',
    'level 7',
    'level 11',
  ),
  fc.constantFrom('air', 'Air 2', 'north', 'PASS', 'pas', '0@', '2@w', 'étang', '2 @W', '', '<', 'a', 's', 'c'),
  fc.integer({ min: -3, max: 99 }).map(String),
  fc.string({ maxLength: 12 }).map((text) => text.trim()),
  fc.string({ unit: 'grapheme', maxLength: 6 }).map((text) => text.trim()),
);

describe('a mistyped line', () => {
  test('never plays: what plays is a name, a number that is shown for that very move, or Enter after the move alone was shown', () => {
    fc.assert(
      fc.property(fc.integer({ min: 2, max: 24 }), fc.array(TYPED, { maxLength: 12 }), (rows, lines) => {
        const person = sit(rows);
        for (const typed of lines) {
          const before = { page: person.page(), among: person.among(), isAsked: person.isAsked() };
          const step = person.type(typed);
          if (step.kind !== 'play') continue;
          const { notation } = MOVES[step.move] ?? {};
          const isName = typed === notation;
          const isShown =
            typed === String(step.move + 1) &&
            before.page.entries.some((entry) => entry.length === 1 && entry[0] === step.move);
          const isAgreed = typed === '' && before.isAsked && before.among.length === 1 && before.among[0] === notation;
          expect(isName || isShown || isAgreed, `"${typed}" played ${notation}`).toBe(true);
          return;
        }
      }),
      { numRuns: 500 },
    );
  });

  test.each(['q1', '17', '0', '01', 'h3', 'u1', '?x', '', '  ', 'junk that was pasted', '2@w', '1 2'])(
    'plays nothing: "%s"',
    (typed) => {
      const person = sit(30);
      expect(person.type(typed.trim()).kind).not.toBe('play');
    },
  );

  test('of a number of the list before shows that move first', () => {
    const person = sit(30);
    person.type('earth');
    expect(person.type('2').kind).toBe('panel');
    expect(person.among()).toEqual(['0@W']);
    expect(person.isAsked()).toBe(true);
  });

  test('is not understood as a command', () => {
    for (const typed of ['q1', 'h3', 'u1', 'level', 'level 0', 'level 11', 'Q', 'toString', '__proto__'])
      expect(commandOf(typed), typed).toBeUndefined();
    expect(commandOf('niveau 10')).toEqual({ kind: 'level', level: 10 });
    expect(commandOf('? fox')).toEqual({ kind: 'card', wanted: 'fox' });
  });
});
