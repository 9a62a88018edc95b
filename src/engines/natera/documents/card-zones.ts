/** Where cards of a seat can lie face down. */
import type { PlayerJson } from './schema.ts';

/** These places, under the names that they have in documents and in states. */
export const ZONES_OF_CARDS = ['hand', 'aside', 'packet'] as const;
/** One of them. */
export type ZoneOfCards = (typeof ZONES_OF_CARDS)[number];

/** How many cards a document says there are in such a place, by their backs; undefined where it does not. */
export const sizesIn = (player: PlayerJson, zone: ZoneOfCards) =>
  zone === 'hand' ? player.handSize : zone === 'aside' ? player.asideSize : player.packetSize;
