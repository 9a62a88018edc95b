/** What lies where when a game begins, for every scenario, level and number of seats (pages 3 to 5). */
import { describe, expect, test } from 'vitest';
import type { Step } from '../../../src/engines/extinction/content/steps.ts';
import { begun, isSettingUp } from '../../support/extinction/begin.ts';
import { probing } from '../../support/extinction/catalogs.ts';
import { deal } from '../../support/extinction/replay.ts';
import { HOUSE, rowOf } from '../../support/extinction/rows.ts';
import { idOf } from '../../support/extinction/scene.ts';

const LEVELS = ['easy', 'normal', 'hard'] as const;
const sum = (numbers: readonly number[]): number => numbers.reduce((total, each) => total + each, 0);

const TABLES = HOUSE.scenarios.flatMap(({ id }) =>
  LEVELS.flatMap((level) => [1, 2, 3, 4, 5].map((seats) => ({ scenario: id, level, seats }))),
);

/** First cards that do something at once, by what their steps say. */
const doneAtOnce = (first: readonly string[], id: string): number => first.filter((card) => card === id).length;

describe.each(TABLES)('$scenario, $level, $seats seats', ({ scenario, level, seats }) => {
  const game = begun({ scenario, level, seats }, `${scenario} ${level} ${seats}`);
  const state = game.see();
  const sheet = rowOf(HOUSE.scenarios, scenario);
  const roles = Math.max(2, seats);
  const first = state.team.map(({ ability }) => rowOf(HOUSE.abilities, ability ?? '').first);

  test('animals and tiles are those of the sheet, and what first cards added', () => {
    const begin = sum(sheet.animals.map(({ animals = 1 }) => animals));
    expect(sum(state.animals.map(({ animals }) => animals))).toBe(begin + doneAtOnce(first, 'translocation'));
    expect(state.tiles).toEqual(sheet.tiles);
    expect(game.model().pile).toBe(sheet[level].tiles - sheet.tiles.length);
  });

  test('14 cards a role: the first one is played, two are in hand, 11 in the deck', () => {
    expect(state.team).toHaveLength(roles);
    for (const [place, { hand, deck, actions, permanents, discards }] of state.team.entries()) {
      expect([hand?.length, deck?.length]).toEqual([2, 11]);
      const { type } = rowOf(HOUSE.cards, first[place]!);
      const at = { action: actions, permanent: permanents.map(({ card }) => card), unique: discards };
      expect(Object.values(at).flat()).toHaveLength(1);
      expect(at[type].map(idOf)).toEqual([first[place]]);
    }
  });

  test('money is that of the level, and what first cards gave: an endowment 1 M$ to each', () => {
    const given = sheet[level].money + doneAtOnce(first, 'endowment');
    expect(state.team.map(({ money }) => money)).toEqual(Array(roles).fill(given));
  });

  test('three blue, two green and one grey ambassador lie face down', () => {
    expect(state.ambassadors.map(({ back }) => back)).toEqual(['blue', 'blue', 'blue', 'green', 'green', 'grey']);
    expect(state.ambassadors.map(({ revealed, cubes }) => [revealed, cubes])).toEqual(Array(6).fill([false, 0]));
    for (const { id, back } of state.ambassadors) expect(rowOf(HOUSE.ambassadors, id ?? '').back).toBe(back);
    expect(new Set(state.ambassadors.map(({ id }) => id)).size).toBe(6);
  });

  test('18 effect cards of the scenario, of which so many constants are in play as the level says', () => {
    expect(state.constants).toHaveLength(sheet[level].constants);
    for (const id of state.constants) expect(rowOf(HOUSE.effects, id).kind).toBe('constant');
    const all = [...(state.effectDeck ?? []), ...state.constants].sort();
    const box = HOUSE.effects.filter(({ deck }) => deck === scenario);
    expect(all).toEqual(box.flatMap(({ id, copies }) => Array<string>(copies).fill(id)).sort());
    expect(state.effectDiscards).toEqual([]);
  });

  test('only the role to act has rolled, in year 1', () => {
    expect(state.year).toBe(1);
    expect(state.team.map(({ dice }) => dice.length)).toEqual(
      state.team.map((_, place) => (place === state.current ? 3 : 0)),
    );
    expect(state.team.map(({ acted }) => acted)).toEqual(state.team.map((_, place) => place === state.current));
  });
});

describe('roles and abilities', () => {
  test('are chosen seat by seat: roles of those that are left, then one of the two abilities of each', () => {
    const game = deal({ seats: 3 }, 'chosen');
    expect(game.seat()).toBe(0);
    expect(game.legal()).toEqual(
      ['lawyer', 'lobbyist', 'philanthropist', 'tv-host', 'zoologist'].map((role) => `role ${role}`),
    );
    game.do('role lobbyist');
    expect(game.seat()).toBe(1);
    expect(game.legal()).toEqual(['role lawyer', 'role philanthropist', 'role tv-host', 'role zoologist']);
    game.do('role lawyer', 'role zoologist');
    expect(game.seat()).toBe(0);
    expect(game.legal()).toEqual(['choose courtesy-call', 'choose old-acquaintances']);
    game.do('choose courtesy-call');
    expect(game.seat()).toBe(1);
    expect(game.legal()).toEqual(['choose fine-print', 'choose stay']);
  });

  test('five seats have all five roles, so that the last is not asked for', () => {
    const game = deal({ seats: 5 }, 'five').do('role lobbyist', 'role lawyer', 'role tv-host', 'role zoologist');
    expect(game.see().team.map(({ role }) => role)).toEqual([
      ...['lobbyist', 'lawyer', 'tv-host', 'zoologist', 'philanthropist'],
    ]);
    expect(game.seat()).toBe(0);
    expect(game.can('choose')).toHaveLength(2);
  });

  test('may be dealt: neither is asked for, and each seed has its own', () => {
    const dealt = Array.from({ length: 60 }, (_, seed) =>
      deal({ seats: 2, roles: 'dealt', abilities: 'dealt' }, `dealt ${seed}`),
    );
    const asked = dealt.flatMap((game) => [...game.can('role'), ...game.can('choose')]);
    expect(asked).toEqual([]);
    expect(new Set(dealt.map((game) => game.see().team[0]?.role)).size).toBe(5);
    expect(new Set(dealt.map((game) => game.see().team[0]?.ability)).size).toBe(10);
  });

  test('may be named, and so may the role that begins', () => {
    const game = begun({ seats: 3, team: ['zoologist', 'lawyer', 'tv-host'], firstSeat: 2 }, 'named');
    expect(game.see().team.map(({ role }) => role)).toEqual(['zoologist', 'lawyer', 'tv-host']);
    expect(game.see().current).toBe(2);
  });

  test('abilities alone may be dealt', () => {
    const game = deal({ seats: 2, abilities: 'dealt' }, 'half').do('role lobbyist');
    expect(isSettingUp(game.see())).toBe(true);
    game.do('role lawyer');
    expect(isSettingUp(game.see())).toBe(false);
  });

  test('the first player is drawn (page 5)', () => {
    const first = Array.from({ length: 40 }, (_, seed) => begun({ seats: 4 }, `first ${seed}`).see().current);
    expect(new Set(first)).toEqual(new Set([0, 1, 2, 3]));
  });
});

describe('first cards (page 5)', () => {
  const everybody = (steps: Step[]) =>
    probing({
      type: 'unique',
      steps: [{ do: 'each-seat', steps: [{ do: 'draw', cards: 5 }] }, ...steps],
      ability: { first: 'probe', steps: [{ do: 'gain', money: 1 }] },
    });
  const options = { seats: 3, team: ['lawyer', 'philanthropist', 'zoologist'] } as const;
  const table = (id: string, seed: string) =>
    deal({ ...options, team: [...options.team] }, seed, id).do('choose fine-print', 'choose private-audience');

  test('one that is for everybody reaches every role, also those that play theirs later', () => {
    const { team } = table(everybody([]), 'all').do('choose den-watch').see();
    // Den watch adds an animal, which is asked for; hands are drawn after that.
    expect(team.map(({ hand }) => hand?.length)).toEqual([5, 5, 5]);
  });

  test('no first card is drawn by another one: all are searched out before', () => {
    for (let seed = 0; seed < 20; seed++) {
      const { team } = table(everybody([]), `out ${seed}`).do('choose den-watch').see();
      expect(team.map(({ hand, deck }) => [hand?.length, deck?.length])).toEqual([
        [5, 8],
        [5, 8],
        [5, 8],
      ]);
      expect([...(team[2]!.hand ?? []), ...(team[2]!.deck ?? [])]).not.toContain('translocation');
    }
  });

  test('they are played in the order of the team, each by its own role', () => {
    const game = table(everybody([{ do: 'give', money: 9 }]), 'order');
    game.do('choose den-watch');
    const played = game.events.filter(({ code }) => code === 'event.played').map(({ params }) => params['role']);
    expect(played).toEqual(['lawyer', 'philanthropist', 'zoologist']);
  });
});

describe('ambassadors and decks', () => {
  const rows = Array.from({ length: 40 }, (_, seed) => deal({ seats: 2, roles: 'dealt' }, `row ${seed}`).see());

  test('each ambassador of a back is dealt now and then', () => {
    expect(new Set(rows.flatMap(({ ambassadors }) => ambassadors.map(({ id }) => id))).size).toBe(12);
  });

  test('effect decks are shuffled', () => {
    expect(new Set(rows.map(({ effectDeck }) => effectDeck?.join(' '))).size).toBe(40);
  });
});
