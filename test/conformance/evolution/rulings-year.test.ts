/** Rulings on shares, births, the year and the table, each value: section 10 of the rules page. */
import { describe, expect, test } from 'vitest';
import { stream } from '../../../src/core/random.ts';
import { evolution } from '../../../src/engines/evolution/index.ts';
import { cases } from '../../support/evolution/cases.ts';
import { attack, change, eat, hibernate, lose, pass, put, share } from '../../support/evolution/moves.ts';
import { catalogs, deal, play } from '../../support/evolution/play.ts';
import { type Scene, scene } from '../../support/evolution/scene.ts';
import { faultLines, valueOf } from '../../support/results.ts';

/** A scene under a ruling; with `undefined`, under its default. */
const under = (rulings: Scene['rulings'], given: Scene): Scene => ({
  ...given,
  ...(rulings === undefined ? {} : { rulings }),
});

describe('Q10 triggers', () => {
  const shared = { rows: ['A{Coop>B Coop>C}, B, C', 'E'] };
  cases([
    ...([undefined, { triggers: 'owner' }] as const).map((rulings) => ({
      name: `${JSON.stringify(rulings)}: the owner orders the shares`,
      given: under(rulings, shared),
      steps: [{ do: [eat('A')], asks: 0, only: [share('Coop', 'B', 'A'), share('Coop', 'C', 'A')] }],
    })),
    {
      name: 'fixed: no question',
      given: under({ triggers: 'fixed' }, shared),
      steps: [{ do: [eat('A')], rows: ['A{Coop>B Coop>C} 1/1, B 1/1, C 1/1'] }],
    },
    {
      name: 'fixed: the card that was played first is served first',
      given: under({ triggers: 'fixed' }, { rows: ['A{Comm>C Comm>B}, B, C', 'E'], bank: 2 }),
      steps: [{ do: [eat('A')], rows: ['A{Comm>B Comm>C} 1/1, B 0/1, C 1/1'], bank: 0 }],
    },
  ]);
});

describe('Q11 lastBirth', () => {
  const twins = { rows: ['A{Vivi Comm>C} 1/2, C{Vivi} 1/2', 'B'], deckSize: 1 };
  cases([
    ...([undefined, { lastBirth: 'first-fed' }] as const).map((rulings) => ({
      name: `${JSON.stringify(rulings)}: the animal that was fed first`,
      given: under(rulings, twins),
      steps: [{ do: [eat('A')], rows: ['A{Comm>C Vivi} 2/2, ? 1/1, C{Vivi} 2/2'], deckSize: 0 }],
    })),
    {
      name: 'last-fed: the one that was fed last',
      given: under({ lastBirth: 'last-fed' }, twins),
      steps: [{ do: [eat('A')], rows: ['A{Comm>C Vivi} 2/2, C{Vivi} 2/2, ? 1/1'], deckSize: 0 }],
    },
  ]);
});

describe('Q15 births', () => {
  /** It hibernates, is woken by metamorphosis, and gets fed again. */
  const again = { rows: ['A{Vivi Hib Meta}', 'B'] };
  const steps = [
    { do: [hibernate('A')], rows: ['A{Hib Meta Vivi} 0/2 hibernating, ? 1/1'] },
    { next: 0, do: [change('A', 'Hib')], rows: ['A{Meta Vivi} 1/2, ? 1/1'] },
  ];
  cases([
    ...([undefined, { births: 'once-a-year' }] as const).map((rulings) => ({
      name: `${JSON.stringify(rulings)}: one birth in a year`,
      given: under(rulings, again),
      steps: [...steps, { next: 0, do: [eat('A')], rows: ['A{Meta Vivi} 2/2, ? 1/1'] }],
    })),
    {
      name: 'each-time: one whenever it becomes fed',
      given: under({ births: 'each-time' }, again),
      steps: [...steps, { next: 0, do: [eat('A')], rows: ['A{Meta Vivi} 2/2, ? 1/1, ? 1/1'] }],
    },
  ]);
});

describe('Q17 droppedShell', () => {
  const tail = { rows: ['A{Carn}', 'B{Shell Tail}'] };
  const meta = { rows: ['A{Shell Meta}', 'B'] };
  cases([
    ...([undefined, { droppedShell: 'discard' }] as const).map((rulings) => ({
      name: `${JSON.stringify(rulings)}: a shell lost as a tail is discarded`,
      given: under(rulings, tail),
      steps: [{ do: [attack('A', 'B'), lose('Shell')], centre: [], discards: [0, 1] }],
    })),
    {
      name: 'centre: it goes to the centre',
      given: under({ droppedShell: 'centre' }, tail),
      steps: [{ do: [attack('A', 'B'), lose('Shell')], centre: ['shell'], discards: [0, 0] }],
    },
    {
      name: 'centre: a metamorphosed one too',
      given: under({ droppedShell: 'centre' }, meta),
      steps: [{ do: [change('A', 'Shell')], centre: ['shell'], discards: [0] }],
    },
  ]);
});

describe('Q18 extinction', () => {
  const linked = { seats: 2, rows: ['A', 'B{Trem>C} 1/2, C 1/2'], bank: 1 };
  cases([
    ...([undefined, { extinction: 'at-once' }] as const).map((rulings) => ({
      name: `${JSON.stringify(rulings)}: two linked animals that are one short both die`,
      given: under(rulings, linked),
      steps: [{ do: [eat('A')], year: 2, rows: ['A 0/1', ''] }],
    })),
    {
      name: 'one-by-one: the death of the first feeds the second',
      given: under({ extinction: 'one-by-one' }, linked),
      steps: [{ do: [eat('A')], year: 2, rows: ['A 0/1', 'C 0/1'] }],
    },
  ]);
});

describe('Q19 parasitePoints', () => {
  test('owner: one for the card and two for the need go to the owner of the animal', () => {
    const game = play(scene({ seats: 2, rows: ['A{Para} 3/3', 'B'], deckSize: 0, bank: 1, turn: 1 }));
    game.act(eat('B'));
    expect(game.outcome().scores).toEqual([5, 2]);
  });
});

describe('Q20 foodDice', () => {
  test.each([
    [5, 5, 20],
    [6, 7, 22],
  ])('official: %i seats roll three dice, %i to %i food', (seats, least, most) => {
    const banks = Array.from({ length: 300 }, (_, seed) => {
      const game = deal({ seats }, seed);
      for (let seat = 0; seat < seats; seat++) game.act(game.legal().find(({ type }) => type === 'animal') ?? pass);
      for (let seat = 0; seat < seats; seat++) game.act(pass);
      return game.see().bank ?? 0;
    });
    expect(Math.min(...banks)).toBeGreaterThanOrEqual(least);
    expect(Math.max(...banks)).toBeLessThanOrEqual(most);
    expect(banks.reduce((sum, bank) => sum + bank, 0) / banks.length).toBeCloseTo((least + most) / 2, 0);
  });
});

describe('Q21 manySeats', () => {
  test.each([5, 6])('with-expansion: %i seats without it are a fault', (seats) => {
    const held = valueOf(catalogs.find(undefined));
    const made = evolution.setup({ seats, timeToFly: false }, held, stream(1, 'setup'));
    expect(faultLines(made)).toEqual([expect.stringMatching(/^\/timeToFly /)]);
  });
});

describe('Q24 pairs', () => {
  const COMM = 'communication+carnivorous';
  const row: Scene = { phase: 'development', rows: ['A, B, C', 'D, E, F'], hands: [[COMM, 'trematode+fat-tissue']] };
  const near = [
    put(COMM, 'Comm', 'A', 'B'),
    put(COMM, 'Comm', 'B', 'C'),
    put('trematode+fat-tissue', 'Trem', 'D', 'E'),
  ];
  const far = [put(COMM, 'Comm', 'A', 'C'), put('trematode+fat-tissue', 'Trem', 'D', 'F')];
  cases([
    ...([undefined, { pairs: 'anywhere' }] as const).map((rulings) => ({
      name: `${JSON.stringify(rulings)}: on any two animals`,
      given: under(rulings, row),
      steps: [{ can: [...near, ...far] }],
    })),
    {
      name: 'neighbours: side by side only',
      given: under({ pairs: 'neighbours' }, row),
      steps: [{ can: near, cannot: far }],
    },
  ]);
});

describe('Q33 blockedShares', () => {
  /** A shares with B, which depends on C, and with C. */
  const chain = { rows: ['A{Coop>B Coop>C}, B{Symb>C}, C', 'D'] };
  cases([
    ...([undefined, { blockedShares: 'wait' }] as const).map((rulings) => ({
      name: `${JSON.stringify(rulings)}: the dependent gets its share when its protector is fed by the same chain`,
      given: under(rulings, chain),
      steps: [{ do: [eat('A')], rows: ['A{Coop>B Coop>C} 1/1, B{Symb>C} 1/1, C 1/1'] }],
    })),
    {
      name: 'lost: it does not',
      given: under({ blockedShares: 'lost' }, chain),
      steps: [{ do: [eat('A')], rows: ['A{Coop>B Coop>C} 1/1, B{Symb>C} 0/1, C 1/1'] }],
    },
    {
      name: 'lost: a protector that was fed before blocks nothing',
      given: under({ blockedShares: 'lost' }, { rows: ['A{Coop>B}, B{Symb>C}, C 1/1', 'D'] }),
      steps: [{ do: [eat('A')], rows: ['A{Coop>B} 1/1, B{Symb>C} 1/1, C 1/1'] }],
    },
  ]);
});

describe('Q29 sharing', () => {
  /** In the go of seat 0 A takes red; in the go of seat 1, in the same round, it scavenges. */
  const round = { rows: ['A{Scav HBW Coop>C}, C{HBW}', 'B{Carn}', 'D'] };
  const steps = (fed: number) => [
    { do: [eat('A')], rows: ['A{Coop>C HBW Scav} 1/2, C{HBW} 1/2'] },
    { do: [attack('B', 'D')], rows: [`A{Coop>C HBW Scav} 2/2, C{HBW} ${fed}/2`] },
  ];
  cases([
    ...([undefined, { sharing: 'once-a-round' }] as const).map((rulings) => ({
      name: `${JSON.stringify(rulings)}: not again in the go of another seat`,
      given: under(rulings, round),
      steps: steps(1),
    })),
    {
      name: 'once-a-go: again in the go of another seat',
      given: under({ sharing: 'once-a-go' }, round),
      steps: steps(2),
    },
    {
      name: 'once-a-round: again in the next round',
      given: { rows: ['A{HBW Para Comm>C}, C{HBW Para}', 'B 1/1'] },
      steps: [
        { do: [eat('A')], rows: ['A{Comm>C HBW Para} 1/4, C{HBW Para} 1/4'] },
        { next: 0, do: [eat('C')], rows: ['A{Comm>C HBW Para} 2/4, C{HBW Para} 2/4'] },
      ],
    },
    {
      name: 'once-a-round: again in the next go of a seat that is not the first',
      given: { rows: ['B{HBW Para} 0/4', 'A{HBW Para Comm>C}, C{HBW Para}'], turn: 1 },
      steps: [
        { do: [eat('A')], rows: [null, 'A{Comm>C HBW Para} 1/4, C{HBW Para} 1/4'] },
        { next: 1, do: [eat('C')], rows: ['B{HBW Para} 1/4', 'A{Comm>C HBW Para} 2/4, C{HBW Para} 2/4'] },
      ],
    },
    {
      name: 'once-a-round: also when the first seat has nothing to do, so that its goes are skipped',
      given: { rows: ['B 1/1', 'A{HBW Para Comm>C}, C{HBW Para}'], turn: 1 },
      steps: [
        { do: [eat('A')], rows: [null, 'A{Comm>C HBW Para} 1/4, C{HBW Para} 1/4'] },
        { next: 1, do: [eat('C')], rows: [null, 'A{Comm>C HBW Para} 2/4, C{HBW Para} 2/4'] },
      ],
    },
    {
      name: 'once-a-round: also when one seat plays on alone',
      given: { seats: 2, rows: ['B 1/1', 'A{HBW Para Comm>C}, C{HBW Para}'], turn: 1 },
      steps: [
        { do: [eat('A')], rows: [null, 'A{Comm>C HBW Para} 1/4, C{HBW Para} 1/4'] },
        { do: [eat('C')], rows: [null, 'A{Comm>C HBW Para} 2/4, C{HBW Para} 2/4'] },
      ],
    },
    {
      name: 'once-a-round: what a share did in the last go of a round does not stop it in the first of the next',
      given: { seats: 2, rows: ['A{Scav HBW Coop>C}, C{HBW}', 'B{Carn}, D, E'], turn: 1 },
      steps: [
        { do: [attack('B', 'D')], rows: ['A{Coop>C HBW Scav} 1/2, C{HBW} 1/2'] },
        { do: [eat('A')], rows: ['A{Coop>C HBW Scav} 2/2, C{HBW} 2/2'] },
      ],
    },
  ]);
});
