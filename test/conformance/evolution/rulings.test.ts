/** Every ruling on an open point, each value: section 10 of the rules page. */
import { describe, expect, test } from 'vitest';
import { stream } from '../../../src/core/random.ts';
import { evolution } from '../../../src/engines/evolution/index.ts';
import { cases } from '../../support/evolution/cases.ts';
import {
  ambush,
  attack,
  change,
  convert,
  eat,
  graze,
  hibernate,
  hide,
  ignore,
  ink,
  lose,
  mimic,
  pass,
  piracy,
  put,
  reveal,
  scavenge,
  share,
  specialize,
} from '../../support/evolution/moves.ts';
import { catalogs, deal, play } from '../../support/evolution/play.ts';
import { type Scene, scene } from '../../support/evolution/scene.ts';
import { faultLines, valueOf } from '../../support/results.ts';

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

describe('Q6 scavenger', () => {
  const carcass = { rows: ['A{Carn}', 'B, C{Scav}, D{Scav}'] };
  cases([
    ...([undefined, { scavenger: 'owner' }] as const).map((rulings) => ({
      name: `${JSON.stringify(rulings)}: the owner chooses`,
      given: under(rulings, carcass),
      steps: [{ do: [attack('A', 'B')], only: [scavenge('C'), scavenge('D')] }],
    })),
    {
      name: 'leftmost: no question',
      given: under({ scavenger: 'leftmost' }, carcass),
      steps: [{ do: [attack('A', 'B')], rows: ['A{Carn} 2/2', 'C{Scav} 1/1, D{Scav} 0/1'] }],
    },
  ]);
});

describe('Q7 ambushOwn', () => {
  const own = { rows: ['A{Carn Amb}, V', 'B'] };
  cases([
    ...([undefined, { ambushOwn: 'allowed' }] as const).map((rulings) => ({
      name: `${JSON.stringify(rulings)}: own animals may be ambushed`,
      given: under(rulings, own),
      steps: [{ do: [eat('V')], only: [ambush('A'), pass] }],
    })),
    {
      name: 'forbidden: never',
      given: under({ ambushOwn: 'forbidden' }, own),
      steps: [{ do: [eat('V')], rows: ['A{Amb Carn} 0/2, V 1/1'] }],
    },
    {
      name: "the seats are asked clockwise from the victim's owner, who comes first himself",
      given: { seats: 3, rows: ['A{Carn Amb}, V', 'B{Carn Amb}', ''] },
      steps: [
        { do: [eat('V')], asks: 0, only: [ambush('A'), pass] },
        { do: [pass], asks: 1, only: [ambush('B'), pass] },
      ],
    },
    {
      name: 'a seat chooses among its own ambushers',
      given: { rows: ['A{Carn Amb}, C{Carn Amb}', 'V'], turn: 1 },
      steps: [
        { do: [eat('V')], asks: 0, only: [ambush('A'), ambush('C'), pass] },
        { do: [ambush('C')], rows: ['A{Amb Carn} 0/2, C{Amb Carn} 2/2', ''] },
      ],
    },
  ]);
});

describe('Q8 intellectAfterMimicry', () => {
  const moved = { rows: ['A{Carn Intel}', 'B{Mim}, C{Pois}'] };
  cases([
    ...([undefined, { intellectAfterMimicry: 'usable' }] as const).map((rulings) => ({
      name: `${JSON.stringify(rulings)}: unused on the first prey, it is usable on the second`,
      given: under(rulings, moved),
      steps: [
        { do: [attack('A', 'B')], asks: 0, only: [ignore('Mim'), pass] },
        { do: [pass], asks: 0, only: [ignore('Pois'), pass] },
        { do: [ignore('Pois')], rows: ['A{Carn Intel} 2/3', 'B{Mim} 0/1'] },
      ],
    })),
    {
      name: 'lost: not any more',
      given: under({ intellectAfterMimicry: 'lost' }, moved),
      steps: [{ do: [attack('A', 'B'), pass], rows: ['A{Carn Intel} 2/3 poisoned', 'B{Mim} 0/1'] }],
    },
    {
      name: 'usable: an animal with one static defence is a target of Mimicry',
      given: { rows: ['A{Carn Intel}', 'B{Mim}, C{Camo}'] },
      steps: [{ do: [attack('A', 'B'), pass], rows: ['A{Carn Intel} 2/3', 'B{Mim} 0/1'] }],
    },
    {
      name: 'lost: it is none',
      given: under({ intellectAfterMimicry: 'lost' }, { rows: ['A{Carn Intel}', 'B{Mim}, C{Camo}'] }),
      steps: [{ do: [attack('A', 'B')], rows: ['A{Carn Intel} 2/3', 'C{Camo} 0/1'] }],
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

describe('Q12 mimicry', () => {
  const twice = { rows: ['A{Carn}, E{Carn}', 'B{Mim} 1/1, C 1/1, D 1/1'] };
  const first = { do: [attack('A', 'B'), mimic('C')], rows: [null, 'B{Mim} 1/1, D 1/1'] };
  cases([
    ...([undefined, { mimicry: 'once-a-year' }] as const).map((rulings) => ({
      name: `${JSON.stringify(rulings)}: the second attack of the year kills`,
      given: under(rulings, twice),
      steps: [first, { next: 0, do: [attack('E', 'B')], rows: [null, 'D 1/1'] }],
    })),
    {
      name: 'unlimited: it moves on again',
      given: under({ mimicry: 'unlimited' }, twice),
      steps: [first, { next: 0, do: [attack('E', 'B')], rows: [null, 'B{Mim} 1/1'] }],
    },
  ]);
});

describe('Q13 tailLoss', () => {
  const tail = { rows: ['A{Carn}', 'B{Tail Fat}'] };
  cases([
    ...([undefined, { tailLoss: 'any' }] as const).map((rulings) => ({
      name: `${JSON.stringify(rulings)}: any trait`,
      given: under(rulings, tail),
      steps: [{ do: [attack('A', 'B')], only: [lose('Tail'), lose('Fat')] }],
    })),
    {
      name: 'itself: nothing else',
      given: under({ tailLoss: 'itself' }, tail),
      steps: [{ do: [attack('A', 'B')], rows: ['A{Carn} 1/2', 'B{Fat} 0/1'] }],
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

describe('Q16 protect', () => {
  cases([
    {
      name: 'optional: revealing for another animal is up to the owner, for itself compulsory',
      given: { rows: ['A{Carn}, C{Carn}', 'B*, V'] },
      steps: [
        { do: [attack('A', 'V')], asks: 1, only: [reveal('B'), pass] },
        { do: [pass], rows: ['A{Carn} 2/2, C{Carn} 0/2', 'B 0/1'] },
        { next: 0, do: [attack('C', 'B')], rows: ['A{Carn} 2/2', 'B 2/2 revealed'] },
      ],
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

describe('Q24 pairs', () => {
  const COMM = 'communication+carnivorous';
  const row: Scene = { phase: 'development', rows: ['A, B, C', 'D, E, F'], hands: [[COMM, 'trematode+fat-tissue']] };
  const near = [put(COMM, 'Comm', 'A', 'B'), put(COMM, 'Comm', 'B', 'C'), put('trematode+fat-tissue', 'Trem', 'D', 'E')];
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

describe('Q25 shell', () => {
  cases([
    {
      name: 'until-year-end: it stays hidden in later rounds',
      given: { rows: ['A{Carn}, E{Carn}', 'B{Shell} 1/1'] },
      steps: [
        { do: [attack('A', 'B'), hide] },
        { next: 0, rows: [null, 'B{Shell} 1/1 hidden'], cannot: [attack('E', 'B')] },
      ],
    },
  ]);
});

describe('Q26 flightCount', () => {
  cases([
    {
      name: 'all-cards: used up and ignored traits count',
      given: { rows: ['A{Carn Mim} 0/2 used:Mim', 'B{Flight Fat!}, C{Flight Fat Camo}'] },
      steps: [{ cannot: [attack('A', 'B'), attack('A', 'C')] }],
    },
    {
      name: 'all-cards: Intellect that ignores the Camouflage does not make Flight count less',
      given: { rows: ['A{Carn Intel}', 'B{Flight Camo Fat}'] },
      steps: [{ do: [attack('A', 'B')], rows: ['A{Carn Intel} 2/3', ''] }],
    },
  ]);
});

describe('Q27 anglerfishFlight', () => {
  /** Mimicry can send the Anglerfish to X, who has two traits: Flight holds against two traits, not against one. */
  const flying = { rows: ['A{Carn Mim}, X{Flight Camo}', 'B*'] };
  cases([
    ...([undefined, { anglerfishFlight: 'carnivorous' }] as const).map((rulings) => ({
      name: `${JSON.stringify(rulings)}: it counts one trait`,
      given: under(rulings, flying),
      steps: [{ do: [attack('A', 'B'), pass], rows: ['A{Carn Mim} 0/2', 'B 2/2 revealed'] }],
    })),
    {
      name: 'with-intellect: it counts two',
      given: under({ anglerfishFlight: 'with-intellect' }, flying),
      steps: [{ do: [attack('A', 'B')], rows: ['X{Camo Flight} 0/1', 'B 2/2 revealed'] }],
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
  ]);
});

test('ink is the same under every ruling on attacks', () => {
  const game = play(scene({ rulings: { attacks: 'all-in-a-go' }, rows: ['A{Carn}', 'B{Ink}, C'] }));
  for (const action of [attack('A', 'B'), ink]) game.act(action);
  expect(game.can(attack('A', 'C'))).toBe(false);
});
