/** Names the behaviour of the search: it changes exactly when some search does. Written by `npm run bench -- signature --write`. */
export const SIGNATURE = 'e87014a389df877a';
