/** Names the behaviour of the search: it changes exactly when some search does. Written by `npm run bench -- signature --write`. */
export const SIGNATURE = '0000000000000000';
