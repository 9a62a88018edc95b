/** Games as files and as links. */
import { isGame } from '../games.ts';
import { write } from '../kept.ts';
import type { AnyRecord } from './course.ts';
import type { KeptGame, Player } from './session.ts';

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/** Whether this looks like a record; the rules say whether it is one when it is played back. */
const isRecord = (value: unknown): value is AnyRecord =>
  isObject(value) && typeof value['game'] === 'string' && isObject(value['start']) && Array.isArray(value['moves']);

const isKept = (value: unknown): value is KeptGame =>
  isObject(value) && isRecord(value['record']) && Array.isArray(value['players']);

const SEATS = /^\d+$/;

/** A person at the first seat and bots at the others, for a record that says nothing of players. */
const usualPlayers = ({ start }: AnyRecord): Player[] => {
  const { seats } = { seats: 2, ...start.options } satisfies object;
  const count = SEATS.test(String(seats)) ? Number(seats) : 2;
  return Array.from({ length: count }, (_, seat) => (seat === 0 ? { name: '' } : { level: 3 }));
};

/** A game from the text of a file or a link; null where it is none. */
export const readGame = (text: string): KeptGame | null => {
  try {
    const value: unknown = JSON.parse(text);
    if (isKept(value) && isGame(value.record.game)) return value;
    return isRecord(value) && isGame(value.game) ? { record: value, players: usualPlayers(value) } : null;
  } catch {
    return null;
  }
};

/** Makes a game the one that is played. */
export const keepGame = (game: KeptGame): void => write(`game.${game.record.game}`, JSON.stringify(game));

/** Hands the record of a game out as a file. */
export const download = ({ record }: KeptGame): void => {
  const url = URL.createObjectURL(new Blob([JSON.stringify(record)], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = `${record.game}.arbor.json`;
  link.click();
  URL.revokeObjectURL(url);
};

const through = async (
  bytes: BufferSource,
  stream: ReadableWritablePair<Uint8Array, BufferSource>,
): Promise<Uint8Array<ArrayBuffer>> =>
  new Uint8Array(await new Response(new Blob([bytes]).stream().pipeThrough(stream)).arrayBuffer());

/** A game as a piece of an address: compressed, in letters that need no escape. */
export const toLink = async (game: KeptGame): Promise<string> => {
  const bytes = new TextEncoder().encode(JSON.stringify(game));
  const packed = await through(bytes, new CompressionStream('deflate-raw'));
  const letters = Array.from(packed, (byte) => String.fromCharCode(byte)).join('');
  return btoa(letters).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
};

/** The game that such a piece holds; null where it holds none. */
export const fromLink = async (text: string): Promise<KeptGame | null> => {
  try {
    const letters = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
    const packed = Uint8Array.from(letters, (letter) => letter.charCodeAt(0));
    return readGame(new TextDecoder().decode(await through(packed, new DecompressionStream('deflate-raw'))));
  } catch {
    return null;
  }
};
