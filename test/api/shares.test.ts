import { describe, expect, it } from 'vitest';
import { Shares } from '../../src/api/shares.ts';
import type { Backend } from '../../src/jobs/backend.ts';
import { inProcessBackend } from '../support/in-process-backend.ts';
import { exampleOf, games, openApp, post } from './support.ts';

describe('shares of callers', () => {
  const opened = () => {
    let now = 0;
    const shares = new Shares(() => now);
    return { shares, pass: (ms: number) => (now += ms) };
  };

  it('are even for one who is alone, and for several who ask alike', () => {
    const { shares } = opened();
    expect([shares.count('one'), shares.count('one')]).toEqual(['even', 'even']);
    shares.count('two');
    expect(shares.count('two')).toBe('even');
  });

  it('are more for who asks more than others, and less for these', () => {
    const { shares } = opened();
    for (let count = 0; count < 9; count++) shares.count('greedy');
    expect(shares.count('modest')).toBe('less');
    expect(shares.count('greedy')).toBe('more');
  });

  it('are forgotten after ten seconds, and known for five', () => {
    const { shares, pass } = opened();
    for (let count = 0; count < 9; count++) shares.count('greedy');
    pass(5000);
    expect(shares.count('modest')).toBe('less');
    pass(5000);
    expect(shares.count('modest')).toBe('even');
  });
});

describe('while more than half the queue is taken', () => {
  const keys = { API_KEYS: 'greedy-key,modest-key', QUEUE_LIMIT: '10' };
  const [greedy, modest] = [{ 'x-api-key': 'greedy-key' }, { 'x-api-key': 'modest-key' }];
  const inner = inProcessBackend(games);
  const backend: Backend = { ...inner, state: () => ({ searchers: 1, busy: 1, queued: 6 }) };
  const asked = exampleOf('recommend');

  it('who asks most is turned away, and nobody else', async () => {
    const app = await openApp({ backend, env: keys });
    for (let count = 0; count < 3; count++) expect((await post(app, 'recommend', asked, greedy)).status).toBe(200);
    expect((await post(app, 'recommend', asked, modest)).status).toBe(200);
    const refused = await post(app, 'recommend', asked, greedy);
    expect(refused).toMatchObject({ status: 503, json: { code: 'overloaded' } });
    expect(refused.headers['retry-after']).toBe('1');
    expect((await post(app, 'recommend', asked, modest)).status).toBe(200);
  });

  it('what is no search is answered all the same', async () => {
    const app = await openApp({ backend, env: keys });
    for (let count = 0; count < 3; count++) await post(app, 'legal-actions', exampleOf('legal-actions'), greedy);
    await post(app, 'legal-actions', exampleOf('legal-actions'), modest);
    expect((await post(app, 'legal-actions', exampleOf('legal-actions'), greedy)).status).toBe(200);
  });
});
