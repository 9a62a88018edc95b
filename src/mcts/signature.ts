/** Names the behaviour of the search: it changes when a search at its fixed positions does. Written by `npm run bench -- signature --write`. */
export const SIGNATURE = 'fad825703a4865d8';
