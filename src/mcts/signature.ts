/** Names the behaviour of the search: it changes when a search at its fixed positions does. Written by `npm run bench -- signature --write`. */
export const SIGNATURE = '415bc602a5cfefe0';
