/** Rulings on what a go may hold, each value: section 10 of the rules page. */
import { describe, expect, test } from 'vitest';
import { cases } from '../../support/evolution/cases.ts';
import {
  attack,
  change,
  convert,
  eat,
  graze,
  hibernate,
  hide,
  ink,
  pass,
  piracy,
  specialize,
  takeShell,
} from '../../support/evolution/moves.ts';
import { play } from '../../support/evolution/play.ts';
import { type Scene, scene } from '../../support/evolution/scene.ts';

/** A scene under a ruling; with `undefined`, under its default. */
const under = (rulings: Scene['rulings'], given: Scene): Scene => ({
  ...given,
  ...(rulings === undefined ? {} : { rulings }),
});

describe('Q2 attacks', () => {
  const hunt = { rows: ['A{Carn}, C{Carn}, E', 'B, D'] };
  cases([
    ...([undefined, { attacks: 'one-a-go' }] as const).map((rulings) => ({
      name: `${JSON.stringify(rulings)}: one in a go`,
      given: under(rulings, hunt),
      steps: [{ do: [attack('A', 'B')], cannot: [attack('C', 'D'), eat('E')] }],
    })),
    {
      name: 'all-in-a-go: every carnivore may attack in the same go, but nothing else is done in it',
      given: under({ attacks: 'all-in-a-go' }, hunt),
      steps: [
        { do: [attack('A', 'B')], can: [attack('C', 'D'), pass], cannot: [eat('E'), attack('A', 'D')] },
        { do: [attack('C', 'D')], rows: ['A{Carn} 2/2, C{Carn} 2/2, E 0/1', ''], cannot: [eat('E')] },
      ],
    },
  ]);
});

describe('Q3 eating', () => {
  const hungry = { rows: ['A, C', 'B'] };
  cases([
    ...([undefined, { eating: 'compulsory' }] as const).map((rulings) => ({
      name: `${JSON.stringify(rulings)}: a hungry animal must be fed`,
      given: under(rulings, hungry),
      steps: [{ only: [eat('A'), eat('C')] }],
    })),
    {
      name: 'free: a go may be ended',
      given: under({ eating: 'free' }, hungry),
      steps: [{ only: [eat('A'), eat('C'), pass] }, { do: [pass], asks: 1, rows: ['A 0/1, C 0/1'] }],
    },
  ]);
});

describe('Q30 passing', () => {
  const both: Scene = { seats: 2, rows: ['A{Fat!}, D', 'B{HBW Fat! Fat!}'], bank: 0 };
  const shell: Scene = { seats: 3, rows: ['A{Fat!} 0/1', 'B{Carn}', 'C{Shell}'], bank: 0 };
  /** The Symbiosis keeps A from eating until C is killed. */
  const freed: Scene = { seats: 2, rows: ['A{Symb>C Fat!}, C{Shell} 0/1 hidden', 'B{Carn Intel}'], bank: 2 };
  cases([
    ...([undefined, { passing: 'this-go' }] as const).flatMap((rulings) => [
      {
        name: `${JSON.stringify(rulings)}: after an action of another seat there is another go`,
        given: under(rulings, both),
        steps: [
          { do: [pass], asks: 1 },
          { do: [convert('B', 1)], asks: 0, only: [convert('A', 1), pass] },
          { do: [pass, convert('B', 1)], asks: 0, can: [convert('A', 1)] },
          { do: [convert('A', 1)], year: 2, rows: ['A{Fat} 0/1', 'B{Fat Fat HBW} 0/2'] },
        ],
      },
      {
        name: `${JSON.stringify(rulings)}: the phase ends when all pass in turn`,
        given: under(rulings, both),
        steps: [{ do: [pass, convert('B', 1), pass, pass], year: 2, rows: ['', ''] }],
      },
      {
        name: `${JSON.stringify(rulings)}: what comes later can be done`,
        given: under(rulings, shell),
        steps: [
          { do: [pass, attack('B', 'C'), pass], centre: ['shell'], asks: 0 },
          { can: [takeShell('A'), convert('A', 1), pass] },
        ],
      },
    ]),
    {
      name: 'final: there is no other go in this year',
      given: under({ passing: 'final' }, both),
      steps: [
        { do: [pass], asks: 1 },
        { do: [convert('B', 1)], asks: 1 },
        { do: [convert('B', 1)], year: 2, rows: ['', 'B{Fat Fat HBW} 0/2'] },
      ],
    },
    {
      name: 'final: not for what comes later either',
      given: under({ passing: 'final' }, shell),
      steps: [
        { do: [pass, attack('B', 'C'), pass], asks: 1, only: [takeShell('B'), pass], centre: ['shell'] },
        { do: [pass], year: 2, rows: ['', 'B{Carn} 0/2', ''] },
      ],
    },
    {
      name: 'final: but for red food that must be taken',
      given: under({ passing: 'final' }, freed),
      steps: [
        { only: [convert('A', 1), pass] },
        { do: [pass, attack('B', 'C')], rows: ['A{Fat!} 0/1', 'B{Carn Intel} 2/3'] },
        { next: 0, can: [eat('A')], cannot: [pass] },
      ],
    },
    {
      name: 'final: in a new year it counts no more',
      given: under({ passing: 'final' }, { seats: 2, rows: ['A{Fat!}, D{Fat!} 1/1', 'B 1/1'], bank: 0 }),
      steps: [
        { do: [pass], year: 2, rows: ['D{Fat!} 0/1', 'B 0/1'] },
        { dice: [1], do: [pass, pass, eat('B')], asks: 0, can: [eat('D'), convert('D', 1)] },
      ],
    },
  ]);
});

describe('Q4 fedAnimals', () => {
  const fed = { rows: ['A{Graz} 1/1, C{Carn Fat} 2/2', 'B'] };
  cases([
    ...([undefined, { fedAnimals: 'act' }] as const).map((rulings) => ({
      name: `${JSON.stringify(rulings)}: a fed animal grazes, a fed carnivore hunts for fat`,
      given: under(rulings, fed),
      steps: [{ can: [graze('A'), attack('C', 'B')] }],
    })),
    {
      name: 'rest: neither',
      given: under({ fedAnimals: 'rest' }, fed),
      steps: [{ cannot: [graze('A'), attack('C', 'B')], can: [eat('C')] }],
    },
    {
      name: 'rest: hungry ones do',
      given: under({ fedAnimals: 'rest' }, { rows: ['A{Graz}, C{Carn Fat} 1/2', 'B'] }),
      steps: [{ can: [graze('A'), attack('C', 'B')] }],
    },
  ]);
});

describe('Q5 fat', () => {
  const fat = { rows: ['A{Fat!}, C', 'B'] };
  cases([
    ...([undefined, { fat: 'main-action' }] as const).map((rulings) => ({
      name: `${JSON.stringify(rulings)}: converting is the main action`,
      given: under(rulings, fat),
      steps: [{ do: [convert('A', 1)], cannot: [eat('C')] }],
    })),
    {
      name: 'free-action: red can be taken as well',
      given: under({ fat: 'free-action' }, fat),
      steps: [{ do: [convert('A', 1), eat('C')], rows: ['A{Fat} 1/1, C 1/1'] }],
    },
    {
      name: 'free-action: for two animals in one go',
      given: under({ fat: 'free-action' }, { rows: ['A{Fat!}, C{Fat!}, D', 'B'] }),
      steps: [{ do: [convert('A', 1), convert('C', 1), eat('D')], rows: ['A{Fat} 1/1, C{Fat} 1/1, D 1/1'] }],
    },
  ]);
});

describe('Q9 pointlessAttacks', () => {
  const full = { rows: ['A{Carn} 2/2, C', 'B'] };
  cases([
    ...([undefined, { pointlessAttacks: 'forbidden' }] as const).map((rulings) => ({
      name: `${JSON.stringify(rulings)}: a carnivore that cannot eat does not attack`,
      given: under(rulings, full),
      steps: [{ cannot: [attack('A', 'B')] }],
    })),
    {
      name: 'allowed: it may',
      given: under({ pointlessAttacks: 'allowed' }, full),
      steps: [{ do: [attack('A', 'B')], rows: ['A{Carn} 2/2, C 0/1', ''], cannot: [eat('C')] }],
    },
  ]);
});

describe('Q14 specialization', () => {
  const special = { rows: ['A{SpecA HBW}', 'B'] };
  cases([
    ...([undefined, { specialization: 'once-a-year' }] as const).map((rulings) => ({
      name: `${JSON.stringify(rulings)}: not in the next round`,
      given: under(rulings, special),
      steps: [{ do: [specialize('A')] }, { next: 0, cannot: [specialize('A')] }],
    })),
    {
      name: 'once-a-go: again in the next round, not in the same go',
      given: under({ specialization: 'once-a-go' }, special),
      steps: [
        { do: [specialize('A')], cannot: [specialize('A')] },
        { next: 0, do: [specialize('A')], rows: ['A{HBW SpecA} 2/2'] },
      ],
    },
  ]);
});

describe('Q22 stolenFood', () => {
  test.each([
    ['1+0', { red: 1, blue: 0 }],
    ['0+1', { red: 0, blue: 1 }],
  ])('keeps-colour: of %s', (food, taken) => {
    const game = play(scene({ rows: ['A{Pir}', `B{HBW} ${food}/2`] }));
    game.act(piracy('A', 'B'));
    expect(game.see().players[0]?.animals[0]?.food).toEqual(taken);
  });
});

describe('Q23 hibernatingProtector', () => {
  const guarded = { rows: ['A{Symb>C}, C{Hib} 0/1 hibernating, D', 'B'] };
  cases([
    ...([undefined, { hibernatingProtector: 'fed' }] as const).map((rulings) => ({
      name: `${JSON.stringify(rulings)}: the dependent may eat`,
      given: under(rulings, guarded),
      steps: [{ can: [eat('A')] }],
    })),
    {
      name: 'not-fed: it may not',
      given: under({ hibernatingProtector: 'not-fed' }, guarded),
      steps: [{ cannot: [eat('A')] }],
    },
  ]);
});

describe('Q31 hiddenGrazing', () => {
  const inside = { rows: ['A{Graz Shell} 1/1 hidden, C', 'B'] };
  cases([
    ...([undefined, { hiddenGrazing: 'forbidden' }] as const).map((rulings) => ({
      name: `${JSON.stringify(rulings)}: an animal in its Shell does not graze`,
      given: under(rulings, inside),
      steps: [{ cannot: [graze('A')], can: [eat('C')] }],
    })),
    {
      name: 'allowed: it may',
      given: under({ hiddenGrazing: 'allowed' }, inside),
      steps: [{ do: [graze('A')], bank: 9, cannot: [graze('A')] }],
    },
  ]);
});

describe('Q34 shellAndHibernation', () => {
  const inside = { rows: ['A{Hib Shell} 0/1 hidden, C', 'B'] };
  const asleep = { rows: ['A{Carn}', 'B{Hib Shell} 0/1 hibernating'] };
  cases([
    ...([undefined, { shellAndHibernation: 'together' }] as const).flatMap((rulings) => [
      {
        name: `${JSON.stringify(rulings)}: an animal in its Shell may hibernate`,
        given: under(rulings, inside),
        steps: [{ do: [hibernate('A')], rows: ['A{Hib Shell} 0/1 hidden hibernating, C 0/1'] }],
      },
      {
        name: `${JSON.stringify(rulings)}: a hibernating animal may hide in its Shell`,
        given: under(rulings, asleep),
        steps: [{ do: [attack('A', 'B')], asks: 1, only: [hide, pass] }],
      },
    ]),
    {
      name: 'apart: no hibernation in a Shell',
      given: under({ shellAndHibernation: 'apart' }, inside),
      steps: [{ cannot: [hibernate('A')], can: [eat('C')] }],
    },
    {
      name: 'apart: no hiding in hibernation',
      given: under({ shellAndHibernation: 'apart' }, asleep),
      steps: [{ do: [attack('A', 'B')], rows: ['A{Carn} 2/2', ''] }],
    },
  ]);
});

describe('Q28 metamorphoseFed', () => {
  const fed = { rows: ['A{Meta Camo Fat} 1/1', 'B'] };
  cases([
    ...([undefined, { metamorphoseFed: 'allowed' }] as const).map((rulings) => ({
      name: `${JSON.stringify(rulings)}: a fed animal stores fat`,
      given: under(rulings, fed),
      steps: [{ do: [change('A', 'Camo')], rows: ['A{Fat! Meta} 1/1'] }],
    })),
    {
      name: 'forbidden: it does not',
      given: under({ metamorphoseFed: 'forbidden' }, fed),
      steps: [{ cannot: [change('A', 'Camo')], can: [eat('A')] }],
    },
  ]);
});

test('ink is the same under every ruling on attacks', () => {
  const game = play(scene({ rulings: { attacks: 'all-in-a-go' }, rows: ['A{Carn}', 'B{Ink}, C'] }));
  for (const action of [attack('A', 'B'), ink]) game.act(action);
  expect(game.can(attack('A', 'C'))).toBe(false);
});
