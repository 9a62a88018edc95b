/** A service with nets of random weights for Evolution, for one file of tests: they go when it is over. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll } from 'vitest';
import type { NetCard } from '../../src/net/card.ts';
import { openModels } from '../../src/net/models.ts';
import { Nets, netsIn } from '../../src/net/nets.ts';
import { inProcessBackend } from '../support/in-process-backend.ts';
import { NET, SIZE } from '../support/nets/evolution.ts';
import { fileOf, floatFileOf, wholeNet } from '../support/nets/whole-net.ts';
import { cardOf, putNet } from '../support/nets.ts';
import { valueOf } from '../support/results.ts';
import { games, openSharedApp } from './support.ts';

export const FOLDER = mkdtempSync(join(tmpdir(), 'arbor-models-'));
afterAll(() => rmSync(FOLDER, { recursive: true }));

const evolution = games.get('evolution');
if (evolution === undefined) throw new Error('Evolution is missing');
const { game } = evolution;

export const BYTES = fileOf(NET);
const features = { version: game.features?.version ?? 0, size: SIZE };

/** Writes a net of Evolution with its card. */
export const put = (name: string, changed: Partial<NetCard> = {}, bytes: Uint8Array = BYTES): void =>
  putNet(FOLDER, game.id, name, bytes, cardOf(bytes, { game: game.id, name, features, outputs: 6, ...changed }));

put('usual', { seats: [2, 3] });
put('rough', { exact: false, seats: [5] }, floatFileOf(NET));
put('small', { outputs: 2 }, fileOf(wholeNet([SIZE, 2, 2], 'small')));
put('broken', {}, new TextEncoder().encode('this is no net'));

/** The nets above. */
export const MODELS = valueOf(
  openModels(
    [...games.values()].map((loaded) => loaded.game),
    [FOLDER],
  ),
);

/** An application that has them. @param fault why none can run, if that is so */
export const openWithNets = (searchers = 2, fault?: string) =>
  openSharedApp({
    env: { MAX_VISITS: '6000', SEARCHERS: String(searchers) },
    nets: { models: MODELS, ...(fault !== undefined && { fault }) },
    backend: inProcessBackend(games, searchers, new Nets(netsIn(games, [FOLDER]))),
  });
