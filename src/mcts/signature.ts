/** Names the behaviour of the search: it changes when a search at its fixed positions does. Written by `npm run bench -- signature --write`. */
export const SIGNATURE = '85b5f9bc2f0df981';
