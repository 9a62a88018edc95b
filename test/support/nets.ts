/** Folders of nets, as an owner might have them. */
import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { NetCard } from '../../src/net/card.ts';

/** A card that fits a net of these bytes, with whatever is `changed`. */
export const cardOf = (bytes: Uint8Array, changed: Partial<NetCard> & Pick<NetCard, 'game' | 'name'>): NetCard => ({
  licence: 'MIT',
  made: '2026-11-29',
  sha256: createHash('sha256').update(bytes).digest('hex'),
  features: { version: 1, size: 3 },
  outputs: 2,
  layers: [8],
  exact: true,
  seats: [],
  data: {
    games: 1,
    positions: 2,
    seed: '1',
    bot: '{"visits":80}',
    signature: '0'.repeat(16),
    commands: ['npm run train'],
  },
  training: { seed: '1', epochs: 3, held: { loss: 0.4, without: 0.5 } },
  gate: [],
  ...changed,
});

/** Writes a net with its card into `folder`, which is made; absent parts are left out. */
export const putNet = (folder: string, game: string, name: string, bytes?: Uint8Array, card?: object): void => {
  mkdirSync(join(folder, game), { recursive: true });
  if (bytes !== undefined) writeFileSync(join(folder, game, `${name}.onnx`), bytes);
  if (card !== undefined) writeFileSync(join(folder, game, `${name}.card.json`), JSON.stringify(card));
};
