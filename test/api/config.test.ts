import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { configurationTable, loadConfig, VARIABLES } from '../../src/config.ts';

const faultsOf = (env: Record<string, string>) => {
  const config = loadConfig(env);
  return config.ok ? [] : config.faults;
};

describe('the configuration', () => {
  it('needs nothing', () => {
    expect(loadConfig({})).toMatchObject({
      ok: true,
      value: { host: '127.0.0.1', port: 3000, queueLimit: 64, apiKeys: [], rateLimit: 0, logLevel: 'info' },
    });
  });

  it('takes empty variables as unset', () => {
    expect(loadConfig({ PORT: ' ', CATALOG_DIR: '' })).toEqual(loadConfig({}));
  });

  it('reads every kind of value', () => {
    const env = {
      PORT: '0',
      API_KEYS: 'one-of-keys, two-of-keys',
      CORS_ORIGINS: '*',
      CATALOG_DIR: 'own',
      LOG_LEVEL: 'warn',
    };
    expect(loadConfig(env)).toMatchObject({
      ok: true,
      value: {
        port: 0,
        apiKeys: ['one-of-keys', 'two-of-keys'],
        corsOrigins: ['*'],
        catalogDir: 'own',
        logLevel: 'warn',
      },
    });
  });

  it('lists every fault at once, by the name of the variable', () => {
    const env = { PORT: '70000', SEARCHERS: 'many', MAX_VISITS: '1e6', LOG_LEVEL: 'loud', CORS_ORIGINS: 'example.org' };
    expect(faultsOf(env).map(({ pointer }) => pointer)).toEqual([
      'PORT',
      'SEARCHERS',
      'CORS_ORIGINS',
      'MAX_VISITS',
      'LOG_LEVEL',
    ]);
    for (const { detail } of faultsOf(env)) expect(detail).toMatch(/\.$/);
  });

  it('never repeats a key', () => {
    const [fault] = faultsOf({ API_KEYS: 'a-good-key,short' });
    expect(fault?.detail).toContain('entry 2');
    expect(fault?.detail).not.toContain('short');
  });
});

it('compose.yaml passes every variable on, but where the service listens within the container', () => {
  const compose = readFileSync(new URL('../../compose.yaml', import.meta.url), 'utf8');
  const [environment = ''] = /(?<= {4}environment:\n)(?: {6}.*\n)+/.exec(compose) ?? [];
  const passed = [...environment.matchAll(/^ {6}([A-Z_]+):/gm)].map(([, name]) => name);
  const own = ['HOST', 'PORT'];
  const names = Object.values(VARIABLES).map(({ name }) => name);
  expect(passed.toSorted()).toEqual(names.filter((name) => !own.includes(name)).toSorted());
});

it('the table has a row for every variable', () => {
  const rows = configurationTable().trim().split('\n');
  expect(rows).toHaveLength(Object.keys(VARIABLES).length + 2);
  for (const { name, sentence } of Object.values(VARIABLES)) {
    expect(configurationTable()).toContain(`\`${name}\``);
    expect(sentence).toMatch(/^[A-Z].*\.$/);
  }
});
