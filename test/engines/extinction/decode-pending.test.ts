/** Programs in progress, and dice where they lie: what could not have come about is refused, and what could have is read. */
import { describe, expect, test } from 'vitest';
import type { Step } from '../../../src/engines/extinction/content/steps.ts';
import type { StateJson } from '../../../src/engines/extinction/documents/schema.ts';
import { extinction } from '../../../src/engines/extinction/index.ts';
import { catalogs, probing } from '../../support/extinction/catalogs.ts';
import { deal } from '../../support/extinction/replay.ts';
import { type Scene, scene } from '../../support/extinction/scene.ts';
import { faultLines } from '../../support/results.ts';

type Frames = NonNullable<StateJson['pending']>;

/** Codes of what is wrong with a document, each with its pointer. */
const wrong = (json: StateJson): string[] => {
  const read = extinction.decode(json, catalogs);
  return read.ok ? [] : faultLines(read);
};

const ACT = { owner: 'built-in', id: 'turn', step: '1', stage: 'begun' } as const;
const phase = (step: number, stage: 'triggered' | 'revealed') =>
  ({ owner: 'built-in', id: 'turn', step: String(step), stage }) as const;
const PLAN = { owner: 'starters', id: 'plan', step: '0', stage: 'begun', left: 1 } as const;
const PRICE = { owner: 'effects', id: 'poachers', step: '0' } as const;
const CUT = { owner: 'effects', id: 'clear-cutting', step: '0', stage: 'line', left: 1 } as const;
const card = (step: string, more: Partial<Frames[number]> = {}): Frames[number] => ({
  ...{ owner: 'cards', id: 'probe', step },
  ...more,
});

const MOVE: Step = { do: 'move', animals: 1, steps: 1 };
const EACH: Step = { do: 'each-seat', steps: [{ do: 'discard', cards: 1 }] };
const SOME: Scene = { seats: 2, money: [3, 3], dice: [6, 1], hands: [['research'], ['research']] };
const own = (steps: Step[]): Scene => ({ ...SOME, catalog: probing({ steps }), zone: ['probe'] });
const EFFECT: Scene = { ...SOME, effects: ['forest-fire', 'poachers'] };

const shown = (id: string): Partial<StateJson> => ({ shown: id });

/** What is in progress, where, what else the document says, and the faults. */
const CASES: readonly (readonly [string, Scene, Frames, Partial<StateJson>, readonly string[]])[] = [
  ['a step that is not there', SOME, [{ ...ACT, step: '99' }], {}, ['/pending/0/step no-such-step']],
  ['a step that asks nobody', SOME, [{ ...ACT, step: '4' }], {}, ['/pending/0/stage wrong-stage']],
  ['a program without a turn around it', SOME, [PLAN], {}, ['/pending/0/owner wrong-order']],
  [
    'a move of more animals than the card moves',
    SOME,
    [ACT, { owner: 'starters', id: 'relocate', step: '0', stage: 'begun', left: 3 }],
    {},
    ['/pending/1 wrong-detail'],
  ],
  ['what a step does not remember', SOME, [ACT, { ...PLAN, mark: 3 }], {}, ['/pending/1 wrong-detail']],
  ['an effect among the actions', SOME, [ACT, PRICE], {}, ['/pending/1 wrong-order']],
  [
    'an effect that is not the one shown',
    EFFECT,
    [phase(4, 'revealed'), PRICE],
    shown('forest-fire'),
    ['/pending/1 wrong-order'],
  ],
  ['a constant fired by another event', SOME, [phase(2, 'triggered'), CUT], {}, ['/pending/1 wrong-order']],
  [
    'two actions at once',
    SOME,
    [ACT, { owner: 'starters', id: 'replant', step: '0' }, PLAN],
    {},
    ['/pending/1 wrong-order', '/pending/2 wrong-order'],
  ],
  [
    'a unique card that no card plays',
    { ...SOME, catalog: probing({ type: 'unique', steps: [MOVE] }), discards: [['probe']] },
    [ACT, card('0', { stage: 'begun', left: 1 })],
    {},
    ['/pending/1 wrong-order'],
  ],
  [
    'a permanent of another role',
    { ...SOME, catalog: probing({ type: 'permanent', steps: [MOVE] }), permanents: [[], ['probe']] },
    [ACT, card('0', { stage: 'begun', left: 1, card: 'lobbyist/probe' })],
    {},
    ['/pending/1 wrong-order'],
  ],
  [
    'what each does, for one whose turn with it it is not',
    own([EACH]),
    [ACT, card('0', { stage: 'first' }), card('0.steps.0', { stage: 'begun', left: 1, player: 1 })],
    {},
    ['/pending/2 wrong-order'],
  ],
  [
    'what each does, for more than there are',
    own([EACH]),
    [ACT, card('0', { stage: 'fifth' }), card('0.steps.0', { stage: 'begun', left: 1 })],
    {},
    ['/pending/2 wrong-order'],
  ],
  [
    'a cube on an ambassador that is face down, by what is remembered',
    own([{ do: 'influence', cubes: 2, on: 'any' }]),
    [ACT, card('0', { stage: 'begun', left: 1, mark: 1 })],
    {},
    ['/pending/1 wrong-detail'],
  ],
  [
    'parents that part where they stay together',
    { ...SOME, scenario: 'otter', board: ['.2....', '.1....'] },
    [{ owner: 'built-in', id: 'turn', step: '2', stage: 'parting', from: 7, mark: 1 }],
    {},
    ['/pending/0 wrong-detail'],
  ],
];

describe('a document is refused with', () => {
  test.each(CASES)('%s', (_name, given, pending, more, faults) => {
    const { effectDeck, ...rest } = scene(given);
    const deck = more.shown === undefined ? effectDeck : (effectDeck ?? []).filter((_, index) => index > 0);
    expect(wrong({ ...rest, effectDeck: deck, ...more, pending: [...pending] })).toEqual(faults);
  });
});

describe('a document is read with', () => {
  test.each<readonly [string, Scene, Frames, Partial<StateJson>]>([
    ['a card to play', SOME, [ACT, PLAN], {}],
    [
      'an effect to be paid for',
      { ...EFFECT, effects: ['poachers'] },
      [phase(4, 'revealed'), PRICE],
      shown('poachers'),
    ],
    [
      'constants that are fired, and the effect that fires them',
      { ...SOME, effects: ['face-to-face'], constants: ['clear-cutting', 'government-reshuffle'] },
      [
        phase(4, 'revealed'),
        { owner: 'effects', id: 'face-to-face', step: '0' },
        { owner: 'effects', id: 'government-reshuffle', step: '0' },
        CUT,
      ],
      shown('face-to-face'),
    ],
    [
      'what each does, for the second of two',
      own([EACH]),
      [ACT, card('0', { stage: 'second' }), card('0.steps.0', { stage: 'begun', left: 1, player: 1 })],
      {},
    ],
    [
      'an action that is copied',
      own([{ do: 'copy' }, MOVE]),
      [ACT, card('1'), { owner: 'starters', id: 'relocate', step: '0', stage: 'begun', left: 1 }],
      {},
    ],
  ])('%s', (_name, given, pending, more) => {
    const { effectDeck, ...rest } = scene(given);
    const deck = more.shown === undefined ? effectDeck : (effectDeck ?? []).filter((_, index) => index > 0);
    expect(wrong({ ...rest, effectDeck: deck, ...more, pending: [...pending] })).toEqual([]);
  });
});

describe('before the first turn', () => {
  const begun = (more: readonly string[] = []) =>
    deal({ seats: 2 }, 'set-up')
      .do(...more)
      .see();
  const spoilt = (json: StateJson, place: number, more: Partial<StateJson['team'][number]>): StateJson => ({
    ...json,
    team: json.team.map((member, index) => (index === place ? { ...member, ...more } : member)),
  });

  test('roles are chosen in the order of the team, and abilities when all are there', () => {
    const roles = begun(['role lawyer', 'role zoologist']);
    expect(wrong(roles)).toEqual([]);
    expect(wrong(spoilt(roles, 1, { ability: 'den-watch' }))).toEqual(['/team/1/ability not-set-up']);
    expect(wrong(spoilt(begun(['role lawyer']), 0, { ability: 'stay' }))).toEqual(['/team/0/ability not-set-up']);
    expect(wrong({ ...begun(), current: 1 })).toEqual(['/team/0/role missing-field']);
  });

  test('no card is drawn or played while there are choices', () => {
    const json = begun(['role lawyer']);
    const [first, ...deck] = json.team[0]!.deck ?? [];
    expect(wrong(spoilt(json, 0, { hand: [first!], handSize: 1, deck, deckSize: 13 }))).toEqual(['/team/0 not-set-up']);
  });

  test('who will begin is the one that the options say', () => {
    const json = begun();
    expect(wrong({ ...json, options: { ...json.options, firstSeat: 1 }, firstSeat: 0 })).toEqual([
      '/firstSeat wrong-seat',
    ]);
  });

  test('first cards lie aside, as many as there are roles to come', () => {
    const json = begun(['role zoologist', 'role lawyer', 'choose den-watch', 'choose stay']);
    expect(json.pending?.[0]).toMatchObject({ id: 'setup', step: '2', left: 1 });
    expect(wrong(json)).toEqual([]);
    const [bottom, ...rest] = json.pending ?? [];
    expect(wrong({ ...json, pending: [{ ...bottom!, left: 2 }, ...rest] })).toEqual(['/pending/0/left wrong-detail']);
    const { pending, ...silent } = json;
    expect(pending).toHaveLength(2);
    expect(wrong(silent)).toContain('/pending missing-field');
    const twice = spoilt(json, 1, { deck: ['moratorium', ...(json.team[1]!.deck ?? [])], deckSize: 14 });
    expect(wrong(twice)).toEqual(['/team/1/deck/0 card-twice']);
  });
});

describe('two dice of a role on one action', () => {
  const free: Step = { do: 'free-placement', from: 'own-dice' };
  const lying = (given: Scene, type: 'unique' | 'action' = 'unique'): string[] =>
    wrong(
      scene({
        ...SOME,
        catalog: probing({ type, steps: [free] }),
        dice: [6],
        placed: { plan: ['0:1', '0:4'] },
        ...given,
      }),
    );
  const hands = [['probe', 'research'], ['research']];

  test('lie there only where a card that frees dice may have been done', () => {
    expect(lying({})).toEqual(['/team/0/dice/2 own-die']);
    expect(lying({ discards: [['probe']] })).toEqual([]);
  });

  test('may lie there when that card came back since: taken out of the discards, or with a deck made of them (A13)', () => {
    expect(lying({ hands })).toEqual([]);
    expect(lying({ rulings: { ownDeck: 'reshuffled' } })).toEqual([]);
  });

  test('may not when it is an action that is held: those that were done stay in the zone', () => {
    expect(lying({ hands }, 'action')).toEqual(['/team/0/dice/2 own-die']);
  });
});
