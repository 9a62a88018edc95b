/** The rules of every game. Each can be imported alone as well, such as from `@arbor/engines/earth`. */
export { anthropocene } from './anthropocene.ts';
export type * from './documents.ts';
export { earth } from './earth.ts';
export { evolution } from './evolution.ts';
export { extinction } from './extinction.ts';
export { natera } from './natera.ts';
export { Refusal } from './refusal.ts';
export type * from './types.ts';
