/** Names the behaviour of the search: it changes exactly when some search does. Written by `npm run bench -- signature --write`. */
export const SIGNATURE = '157e56b73c47500c';
