/** Events and conversions at any time (rules sections 3.3 and 3.4): the end of a seat's part of a turn. */
import { describe, expect, test } from 'vitest';
import type { Seat } from '../../../src/core/contract.ts';
import { stream } from '../../../src/core/random.ts';
import type { StateJson } from '../../../src/engines/earth/documents/schema.ts';
import { earth } from '../../../src/engines/earth/index.ts';
import type { State } from '../../../src/engines/earth/rules/state.ts';
import { alone } from '../../support/earth/alone.ts';
import {
  catalogs,
  documentOf,
  legalOf,
  other,
  type Planted,
  play,
  type SeatScene,
  scoreOf,
  seatOf,
  stateOf,
  still,
} from '../../support/earth/scene.ts';
import { faultLines, valueOf } from '../../support/results.ts';

const fauna = ['339-1', '340-2', '347-1', '348-1'];
const two = (seat: SeatScene, second: SeatScene = {}, deck: readonly number[] = []): State =>
  stateOf({
    seats: [
      { ...still, ...seat },
      { ...other, ...second },
    ],
    fauna,
    deck,
  });
const stageOf = (state: State) => {
  const { stage, seat } = earth.encode(state, 'all');
  return [stage, seat];
};

/** Six sprouts go onto Basil. */
const BASIL: readonly Planted[] = [[14, 0, 0]];
const six = Array.from({ length: 6 }, () => 'space 0,0');

describe('3.4: at the end of its own effects a seat may play events', () => {
  test('one that was drawn by them', () => {
    const state = two({}, {}, [223, 40, 41, 42]);
    play(state, 'grow');
    expect(stageOf(state)).toEqual(['more', 0]);
    expect(legalOf(state)).toEqual(['stop', 'event 223']);
    play(state, 'event 223');
    expect(seatOf(state)).toMatchObject({ soil: 1, events: [223], handSize: 3 });
    expect(stageOf(state)).toEqual(['option', 1]);
  });

  test('one that was drawn by planting, for the other seat too', () => {
    const state = two({}, {}, [40, 41, 42, 43, 223]);
    play(state, 'plant', 'stop', 'keep 40', 'stop');
    expect(stageOf(state)).toEqual(['more', 1]);
    play(state, 'event 223');
    expect(stageOf(state)).toEqual(['choose', 1]);
  });

  test('one that the soil gained can pay for', () => {
    const state = two({ soil: 1, hand: [209] });
    expect(legalOf(state)).not.toContain('event 209');
    play(state, 'compost');
    expect(legalOf(state)).toEqual(['stop', 'event 209']);
  });

  test('one after the other, as long as there is one; then the next seat is asked', () => {
    const state = two({ soil: 0, hand: [209, 223], tableau: BASIL });
    play(state, 'water', ...six);
    expect(legalOf(state)).toEqual(['stop', 'event 209', 'event 223', 'convert']);
    play(state, 'event 223');
    expect(legalOf(state)).toEqual(['stop', 'event 209', 'convert']);
    play(state, 'event 209', 'stop');
    expect(stageOf(state)).toEqual(['option', 1]);
  });

  test('what an event meets is claimed at the end of the turn', () => {
    const state = two({ events: [200, 201, 202] }, {}, [223, 40, 41, 42]);
    play(state, 'grow', 'event 223', 'take cards');
    expect(earth.encode(state, 'all').arrivals[1]).toEqual([0]);
    expect(scoreOf(state)['fauna']).toBe(15);
  });

  test('nothing is asked where nothing can be played, nor where nothing has happened since', () => {
    expect(stageOf(played(two({ soil: 0, hand: [100, 101] }), 'compost'))).toEqual(['option', 1]);
    expect(stageOf(played(two({ soil: 0, hand: [197, 219] }), 'compost')), 'cannot be paid').toEqual(['option', 1]);
    // Basil is full: nothing is placed, and the question is the last one of its part.
    const state = two({}, { hand: [223], climate: '303-2', tableau: [[14, 0, 0, 5]] });
    play(state, 'water', 'take soil');
    expect(legalOf(state)).toEqual(['stop', 'use', 'event 223', 'convert']);
    play(state, 'stop');
    expect(stageOf(state)).toEqual(['choose', 1]);
  });

  test('against Gaïa before she reacts; an event does not count for her', () => {
    const state = stateOf({ ...alone({ hand: [223] }, 'north-gyre') });
    play(state, 'compost');
    expect(stageOf(state)).toEqual(['more', 0]);
    play(state, 'event 223');
    // Half of the five soil of Compost, and two; a sixth would make five.
    expect(earth.encode(state, 'all').gaia?.compost.length).toBe(4);
  });
});

/** The state after these actions. */
const played = (state: State, ...lines: readonly string[]): State => {
  play(state, ...lines);
  return state;
};

describe('3.3: and convert sprouts, where there were too few before', () => {
  test('three sprouts', () => {
    const state = two({ soil: 0, tableau: [[14, 0, 0, 2]] }, {});
    play(state, 'water', 'space 0,0', 'stop');
    expect(legalOf(state)).toEqual(['stop', 'convert']);
    play(state, 'convert', 'space 0,0', 'space 0,0', 'space 0,0');
    expect(seatOf(state)).toMatchObject({ soil: 4 });
    expect(stageOf(state)).toEqual(['option', 1]);
  });

  test('not where it could have done so at its last question', () => {
    expect(stageOf(played(two({ tableau: [[14, 0, 0, 3]] }), 'water', 'space 0,0', 'stop'))).toEqual(['option', 1]);
  });

  test('20 soil are met by a conversion at the end of the turn', () => {
    const state = two({ soil: 14, tableau: BASIL });
    const three = six.slice(3);
    play(state, 'water', ...six, 'convert', ...three, 'convert', ...three, 'take soil');
    expect(earth.encode(state, 'all').arrivals[0]).toEqual([0]);
  });
});

describe('nobody else is told that a seat is asked', () => {
  const asking = (): State => played(two({ hand: [100] }, {}, [223, 40, 41, 42]), 'grow');
  /** Activating, with nothing of what the seat is asked. */
  const viewOf = (state: State, seat: Seat): StateJson => earth.encode(state, seat);

  test('the others see a seat that activates, as they do while it really does', () => {
    const state = asking();
    expect(viewOf(state, 0).stage).toBe('more');
    expect(viewOf(state, 1).stage).toBe('activate');
    const busy = two({ hand: [100], climate: '303-2', soil: 3, tableau: [[14, 0, 0, 1]] });
    play(busy, 'water', 'space 0,0', 'stop');
    expect([viewOf(busy, 0).stage, viewOf(busy, 0).step]).toEqual(['activate', 17]);
    for (const view of [viewOf(state, 1), viewOf(busy, 1)])
      expect([view.stage, view.step, view.islandFirst, view.news]).toEqual([
        'activate',
        undefined,
        undefined,
        undefined,
      ]);
  });

  test('their views are the same whether it could play something or not', () => {
    const state = asking();
    const view = JSON.stringify(viewOf(state, 1));
    const random = stream('hands', 'test');
    let without = 0;
    for (let world = 0; world < 50; world++) {
      earth.redeal(state, 1, random);
      expect(JSON.stringify(viewOf(state, 1))).toBe(view);
      if (legalOf(state).length === 1) without++;
    }
    expect(without).toBeGreaterThan(10);
  });

  test('whoever is asked is asked, in every world that the others think possible', () => {
    const state = asking();
    const random = stream('worlds', 'test');
    for (let world = 0; world < 20; world++) {
      earth.redeal(state, 1, random);
      const again = valueOf(earth.decode(earth.encode(state, 'all'), catalogs));
      expect([earth.toAct(again), legalOf(again)[0]]).toEqual([0, 'stop']);
    }
  });

  test('what they are not told they cannot say', () => {
    const json = { ...viewOf(asking(), 1), step: 3, news: 1 };
    expect(faultLines(earth.decode(json, catalogs))).toEqual(['/news not-visible', '/step not-visible']);
  });
});

test('more is a stage of a turn, with its action', () => {
  const json = documentOf({ seats: [{ ...still, hand: [223] }, other], more: { stage: 'more', action: null } });
  expect(faultLines(earth.decode(json, catalogs))).toEqual(['/action wrong-stage']);
  expect(valueOf(earth.decode({ ...json, action: 'grow' }, catalogs)).stage).toBe(8);
});

test('in the middle of an effect a document says what has happened since', () => {
  const state = two({ tableau: BASIL });
  play(state, 'water', 'space 0,0', 'space 0,0');
  expect(earth.encode(state, 'all').news).toBe(undefined);
  play(state, 'space 0,0');
  const json = earth.encode(state, 'all');
  expect(json.news).toBe(2);
  const again = valueOf(earth.decode(json, catalogs));
  expect(earth.encode(again, 'all')).toEqual(json);
  for (const each of [state, again]) expect(stageOf(played(each, 'stop'))).toEqual(['more', 0]);
  const { news: _, ...silent } = json;
  expect(stageOf(played(valueOf(earth.decode(silent, catalogs)), 'stop'))).toEqual(['option', 1]);
});
