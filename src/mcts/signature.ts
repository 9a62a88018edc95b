/** Names the behaviour of the search: it changes when a search at its fixed positions does. Written by `npm run bench -- signature --write`. */
export const SIGNATURE = 'b27c96d84078b092';
