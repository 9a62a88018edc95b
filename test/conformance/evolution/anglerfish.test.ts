/** Anglerfish: section 4.2 of the rules page and the printed rules; AN of its section 5. */
import { describe, expect, test } from 'vitest';
import { cases } from '../../support/evolution/cases.ts';
import { attack, eat, hide, ignore, ink, lose, mimic, pass, reveal } from '../../support/evolution/moves.ts';
import { play } from '../../support/evolution/play.ts';
import { scene } from '../../support/evolution/scene.ts';

describe('AN1 the opponents do not see it', () => {
  const game = play(scene({ rows: ['A*, B', 'C*, D'] }));

  test('the owner sees the cards of his animals, nobody else does', () => {
    for (const viewer of [0, 1, 2, 3]) {
      const seen = game.see(viewer).players.map(({ animals }) => animals.map(({ card }) => card !== null));
      expect(seen.slice(0, 2)).toEqual([
        [viewer === 0, viewer === 0],
        [viewer === 1, viewer === 1],
      ]);
    }
  });

  test('an Anglerfish looks like any other animal', () => {
    const [one, other] = game.see(2).players[0]?.animals ?? [];
    expect({ ...one, id: 0 }).toEqual({ ...other, id: 0 });
  });
});

describe('section 5, Anglerfish attacked itself', () => {
  cases([
    {
      name: 'AN3 the own Anglerfish kills the own carnivore that attacks it',
      given: { rows: ['A{Carn}, B*, D', 'C'] },
      steps: [{ do: [attack('A', 'B')], rows: ['B 2/2 revealed, D 0/1', 'C 0/1'], discards: [2], cannot: [eat('D')] }],
    },
    {
      name: 'it is turned up compulsorily and kills the carnivore of another seat, whose go is used',
      given: { rows: ['A{Carn}, D', 'B*'] },
      steps: [{ do: [attack('A', 'B')], rows: ['D 0/1', 'B 2/2 revealed'], discards: [2, 0], cannot: [eat('D')] }],
    },
    {
      name: 'AN6 with a Trematode on it is never turned up',
      given: { rows: ['A{Carn}', 'B*{Trem>C}, C'] },
      steps: [{ do: [attack('A', 'B')], rows: ['A{Carn} 2/2', 'C 0/1'] }],
    },
    {
      name: 'AN6 nor with any other trait',
      given: { rows: ['A{Carn}', 'B*{Coop>C}, C, D*{Fat}'] },
      steps: [{ do: [attack('A', 'D')], rows: ['A{Carn} 2/2', 'B{Coop>C} 0/1, C 0/1'] }],
    },
    {
      name: 'AN7 a tail: one food, and neither attacks again this year',
      given: { rows: ['A{Carn Tail}', 'B*, C'] },
      steps: [
        { do: [attack('A', 'B')], asks: 1, only: [ignore('Tail'), pass] },
        { do: [pass], asks: 0, only: [lose('Carn'), lose('Tail')] },
        { do: [lose('Tail')], rows: ['A{Carn} 0/2', 'B 1/2 revealed, C 0/1'], asks: 1, cannot: [attack('B', 'A')] },
        { next: 0, cannot: [attack('A', 'C')], can: [eat('A')] },
      ],
    },
    {
      name: 'AN8 ink saves the attacker, but its attack is spent',
      given: { rows: ['A{Carn Ink}', 'B*, C'] },
      steps: [
        { do: [attack('A', 'B'), pass], asks: 0, only: [ink, pass] },
        { do: [ink], rows: ['A{Carn Ink} 0/2', 'B 0/2 revealed, C 0/1'] },
        { next: 0, cannot: [attack('A', 'C')] },
      ],
    },
    {
      name: 'AN10 from then on it has exactly one trait, Carnivorous: it attacks in the next year',
      given: { seats: 2, rows: ['A{Carn}, D, E', 'B*'] },
      steps: [
        { do: [attack('A', 'B')], rows: ['D 0/1, E 0/1', 'B 2/2 revealed'] },
        { do: [eat('D'), eat('E')], year: 2, rows: ['D 0/1, E 0/1', 'B 0/2 revealed'] },
        { dice: [1], do: [pass, pass], asks: 1, can: [attack('B', 'D'), eat('B')] },
        { do: [attack('B', 'D')], rows: ['E 0/1', 'B 2/2 revealed'] },
      ],
    },
    {
      name: 'AN10 a revealed one is no defence any more',
      given: { rows: ['A{Carn}', 'B* 0/2 revealed, C'] },
      steps: [{ do: [attack('A', 'B')], rows: ['A{Carn} 2/2', 'C 0/1'] }],
    },
    {
      name: 'AN12 it keeps its red food and gets up to two more',
      given: { rows: ['A{Carn}', 'B* 1/1'] },
      steps: [{ do: [attack('A', 'B')], rows: ['', 'B 2/2 revealed'] }],
    },
    {
      name: 'Intellect does not help against it',
      given: { rows: ['A{Carn Intel}', 'B*'] },
      steps: [{ do: [attack('A', 'B')], rows: ['', 'B 2/2 revealed'] }],
    },
    {
      name: 'two static defences of the carnivore: both survive, both attacks are spent',
      given: { rows: ['A{Carn HBW Camo}', 'B*, C'] },
      steps: [
        {
          do: [attack('A', 'B')],
          rows: ['A{Camo Carn HBW} 0/3', 'B 0/2 revealed, C 0/1'],
          asks: 1,
          cannot: [attack('B', 'A')],
        },
        { do: [eat('B')] },
        { next: 0, cannot: [attack('A', 'C')] },
      ],
    },
    {
      name: 'one static defence is ignored by itself',
      given: { rows: ['A{Carn Camo}', 'B*'] },
      steps: [{ do: [attack('A', 'B')], rows: ['', 'B 2/2 revealed'] }],
    },
    {
      name: 'otherwise its owner names the trait to ignore',
      given: { rows: ['A{Carn Run Pois}', 'B*'] },
      steps: [
        { do: [attack('A', 'B')], asks: 1, only: [ignore('Run'), ignore('Pois'), pass] },
        { dice: [3], do: [ignore('Pois')], rows: ['', 'B 2/2 revealed'] },
      ],
    },
    {
      name: 'the poison of the carnivore works',
      given: { rows: ['A{Carn Run Pois}', 'B*'] },
      steps: [{ do: [attack('A', 'B'), ignore('Run')], rows: ['', 'B 2/2 poisoned revealed'] }],
    },
    {
      name: 'the carnivore may run, hide, or send its hunter elsewhere',
      given: { rows: ['A{Carn Mim Shell}, D', 'B*'] },
      steps: [
        { do: [attack('A', 'B'), pass], asks: 0, only: [hide, mimic('D')] },
        { do: [mimic('D')], rows: ['A{Carn Mim Shell} 0/2', 'B 2/2 revealed'] },
        { next: 0, cannot: [attack('A', 'B')] },
      ],
    },
    {
      name: 'a scavenger eats of the carnivore, searched from the seat of the Anglerfish',
      given: { rows: ['A{Carn}, D{Scav}', 'B*, C{Scav}'] },
      steps: [{ do: [attack('A', 'B')], rows: ['D{Scav} 0/1', 'B 2/2 revealed, C{Scav} 1/1'] }],
    },
    {
      name: 'it keeps no Intellect',
      given: { seats: 2, rows: ['A{Carn Camo}, D{Camo}', 'B*'] },
      steps: [
        { do: [attack('A', 'B')], rows: ['D{Camo} 0/1', 'B 2/2 revealed'] },
        { do: [eat('D')], year: 2 },
        { dice: [1], do: [pass, pass], asks: 1, cannot: [attack('B', 'D')] },
      ],
    },
  ]);
});

describe('section 5, Anglerfish protecting another animal', () => {
  cases([
    {
      name: 'AN11 turned up, it protects an animal without traits',
      given: { rows: ['A{Carn}', 'B*, V'] },
      steps: [
        { do: [attack('A', 'V')], asks: 1, only: [reveal('B'), pass] },
        { do: [reveal('B')], rows: ['', 'B 2/2 revealed, V 0/1'] },
      ],
    },
    {
      name: 'AN11 left face down, it does not',
      given: { rows: ['A{Carn}', 'B*, V'] },
      steps: [{ do: [attack('A', 'V'), pass], rows: ['A{Carn} 2/2', 'B 0/1'] }],
    },
    {
      name: 'not an animal with traits',
      given: { rows: ['A{Carn}', 'B*, V{Fat}'] },
      steps: [{ do: [attack('A', 'V')], rows: ['A{Carn} 2/2', 'B 0/1'] }],
    },
    {
      name: 'not when it has traits itself',
      given: { rows: ['A{Carn}', 'B*{Fat}, V'] },
      steps: [{ do: [attack('A', 'V')], rows: ['A{Carn} 2/2', 'B{Fat} 0/1'] }],
    },
    {
      name: 'not the animals of another seat',
      given: { rows: ['A{Carn}', 'V', 'B*'] },
      steps: [{ do: [attack('A', 'V')], rows: ['A{Carn} 2/2', '', 'B 0/1'] }],
    },
    {
      name: 'also against the own carnivore',
      given: { rows: ['A{Carn}, B*, V', 'C'] },
      steps: [
        { do: [attack('A', 'V')], asks: 0, can: [reveal('B'), pass] },
        { do: [reveal('B')], rows: ['B 2/2 revealed, V 0/1'] },
      ],
    },
    {
      name: 'one of several of the same owner',
      given: { rows: ['A{Carn}', 'B*, C*, V'] },
      steps: [
        { do: [attack('A', 'V')], only: [reveal('B'), reveal('C'), pass] },
        { do: [reveal('C')], rows: ['', 'B 0/1, C 2/2 revealed, V 0/1'] },
      ],
    },
    {
      name: 'after Mimicry the new prey can be protected, or be one itself',
      given: { rows: ['A{Carn}', 'M{Mim}, B*'] },
      steps: [{ do: [attack('A', 'M')], rows: ['', 'M{Mim} 0/1, B 2/2 revealed'] }],
    },
    {
      name: 'a failed counter-attack protects all the same',
      given: { rows: ['A{Carn Run}', 'B*, V'] },
      steps: [
        { dice: [6], do: [attack('A', 'V'), reveal('B'), pass], rows: ['A{Carn Run} 0/2', 'B 0/2 revealed, V 0/1'] },
        { next: 0, cannot: [attack('A', 'V')] },
      ],
    },
  ]);
});
