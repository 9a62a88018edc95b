/** Names the behaviour of the search: it changes when a search at its fixed positions does. Written by `npm run bench -- signature --write`. */
export const SIGNATURE = 'a86faf3e6f524c17';
