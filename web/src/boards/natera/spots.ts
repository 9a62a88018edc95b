/** What is touched for each decision of NATERA. A turn is a chain of small decisions, so mostly one spot does for each. */
import type { NateraAction, NateraState } from '../../../../packages/engines/src/documents.ts';

/** The spot of a price on a card of the hand. */
export const priceSpot = (card: string, resource: string): string => `price:${card}:${resource}`;

/** What is touched for decisions that begin a turn’s action. */
const turnSpots = (action: NateraAction): readonly string[] | null => {
  switch (action.type) {
    case 'deploy':
      return [`pawn:${action.pawn}`, `loc:${action.location}`];
    case 'establish':
      return ['colony', `loc:${action.location}`];
    case 'play':
      return [`card:${action.card}`, priceSpot(action.card, action.with)];
    case 'oust':
      return [`mark:${action.track}:${action.seat}`];
    case 'way':
      return [`do:way-${action.way}`];
    case 'part':
      return [`do:part-${action.part}`];
    case 'kind':
      return [`do:kind-${action.kind}`];
    default:
      return null;
  }
};

/** What is touched for an action. */
export const spots = (action: NateraAction, _: NateraState): readonly string[] => {
  const begun = turnSpots(action);
  if (begun !== null) return begun;
  if ('card' in action) return [`card:${action.card}`];
  if ('specialist' in action) return [`spec:${action.specialist}`];
  if ('location' in action) return [`loc:${action.location}`];
  if ('resource' in action) return [`good:${action.resource}`];
  if ('pile' in action) return [`pile:${action.pile}`];
  if ('space' in action) return [`grow:${action.space}`];
  if ('tribe' in action) return [`tribe:${action.tribe}`];
  if ('side' in action) return [`side:${action.side}`];
  if ('accomplishment' in action) return [`goal:${action.accomplishment}`];
  if ('track' in action) return [`track:${action.track}`];
  return [`do:${action.type}`];
};
