import { describe, expect, it } from 'vitest';
import { describeBot, readBot } from '../../src/arena/bot-spec.ts';
import { openMatch } from '../../src/arena/plan.ts';
import { loadGames } from '../../src/engines/index.ts';
import { ensemblesFor, levelsOf } from '../../src/mcts/levels.ts';
import { DEFAULT_PARAMS } from '../../src/mcts/params.ts';

const LEVELS = levelsOf({});

const read = (json: unknown) => {
  const bot = readBot(json, LEVELS);
  return bot.ok ? bot.value : bot.faults.map(({ pointer, code }) => `${pointer} ${code}`);
};

describe('a bot', () => {
  it('is a word', () => {
    expect(read('random')).toBe('random');
    expect(read('greedy')).toBe('greedy');
  });

  it('gets the service’s defaults for what it leaves out', () => {
    expect(read({ visits: 100, exploration: 0.4 })).toEqual({
      ...DEFAULT_PARAMS,
      proof: 2000,
      visits: 100,
      exploration: 0.4,
      ensembles: ensemblesFor(100),
      temperature: 0,
    });
  });

  it('of a level has its visits and its temperature', () => {
    const [level] = LEVELS;
    expect(read({ level: 1 })).toMatchObject({ visits: level?.visits, temperature: level?.temperature });
  });

  it('has no tree without a visit', () => {
    expect(read({ visits: 3, ensembles: 8 })).toMatchObject({ ensembles: 3 });
  });

  it('that is filled in stays as it is', () => {
    const bot = read({ timeMs: 20, phases: 2 });
    expect(read(JSON.parse(JSON.stringify(bot)))).toEqual(bot);
  });

  it('is described in the fewest words that read back', () => {
    for (const json of [
      'random',
      { visits: 3 },
      { visits: 100, ensembles: 4 },
      { timeMs: 20, phases: 2 },
      { level: 1 },
      { visits: 20_000, method: 'team' },
    ]) {
      const bot = readBot(json, LEVELS);
      if (!bot.ok) throw new Error('no bot');
      const words = describeBot(bot.value);
      expect(words.length).toBeLessThan(60);
      expect(read(words === 'random' ? words : JSON.parse(words))).toEqual(bot.value);
    }
  });

  it.each([
    ['no budget', {}, ' missing-field'],
    ['a level and a budget', { level: 3, visits: 5 }, '/level exclusive-fields'],
    ['an unknown field', { visits: 5, visit: 6 }, '/visit unknown-field'],
    ['an unknown word', 'clever', ' wrong-type'],
  ])('with %s is refused', (_, json, fault) => {
    expect(read(json)).toEqual([fault]);
  });
});

describe('a plan', () => {
  const games = loadGames();
  if (!games.ok) throw new Error('no games');
  const plan = { game: 'anthropocene', options: {}, seed: 's', first: 'random', second: 'greedy' };

  it.each([
    ['game', { game: 'chess' }, '/game'],
    ['option', { options: { seats: 9 } }, '/options/seats'],
    ['bot', { second: { visits: 0 } }, '/second/visits'],
    ['net of it', { second: { visits: 9, model: 'net' } }, '/second/model'],
    ['file of one', { second: { visits: 9, model: 'there/is/no.onnx' } }, '/second/model'],
    ['way to search it', { second: { visits: 9, method: 'equilibrium' } }, '/second/method'],
  ])('with a wrong %s is refused', (_, part, pointer) => {
    const match = openMatch(games.value, { ...plan, ...part });
    expect(match.ok ? [] : match.faults.map((fault) => fault.pointer)).toEqual([pointer]);
  });
});
