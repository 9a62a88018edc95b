/** Games of `@arbor/engines` for boardgame.io 0.50.2. */

export { type Arbor, arborAt, type BotConstructor, botOf, type Recommend } from './bot.ts';
export { type AdapterOptions, gameOf, type Table } from './game.ts';
