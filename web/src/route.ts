/** Where the page is: the part of the address after `#`, so that one file serves all of it and the back button works. */
import { signal } from '@preact/signals';
import { type GameId, isGame } from './games.ts';

/** A place of the page. */
export type Route =
  | { readonly at: 'home' }
  | { readonly at: (typeof GAME_PLACES)[number]; readonly game: GameId }
  | { readonly at: 'gaia' }
  /** A game that the address itself holds. */
  | { readonly at: 'shared'; readonly text: string };

const GAME_PLACES = ['how', 'enter', 'setup', 'play', 'analyse', 'review'] as const;

const isGamePlace = (place: string): place is (typeof GAME_PLACES)[number] =>
  GAME_PLACES.some((each) => each === place);

/** The place that an address such as `#/play/earth` names; an unknown one is home. */
const routeOf = (hash: string): Route => {
  const [place = '', game = ''] = hash.replace(/^#\/?/, '').split('/');
  if (place === 'gaia') return { at: place };
  if (place === 'shared') return { at: 'shared', text: game };
  return isGamePlace(place) && isGame(game) ? { at: place, game } : { at: 'home' };
};

/** The address of a place. */
export const hrefOf = (route: Route): string => {
  if (route.at === 'home') return '#/';
  if (route.at === 'gaia') return '#/gaia';
  return route.at === 'shared' ? `#/shared/${route.text}` : `#/${route.at}/${route.game}`;
};

/** Where the page is now. */
export const route = signal<Route>(routeOf(location.hash));
addEventListener('hashchange', () => {
  route.value = routeOf(location.hash);
  scrollTo(0, 0);
});

/** Goes to a place. */
export const goTo = (to: Route): void => {
  location.hash = hrefOf(to);
};
