import type { StateJson } from './schema.ts';

/** A view with null for a card that is there and hidden, where it is left out: many languages send no null for a field that may be absent. */
export const withNulls = (json: StateJson): StateJson => {
  const { viewer, piles, players } = json;
  if (viewer === 'all' || json.ending !== undefined) return json;
  const pileOf = ({ seenBy = [], ...rest }: StateJson['piles']['base']): StateJson['piles']['base'] => ({
    ...rest,
    ...(seenBy.length > 0 && { seenBy }),
    ...(rest.top === undefined && seenBy.length > 0 && !seenBy.includes(viewer) && { top: null }),
  });
  const hasPicked = (seat: number): boolean =>
    json.drafting !== undefined && json.done.includes(seat) && seat !== json.current;
  return {
    ...json,
    piles: { ...piles, base: pileOf(piles.base), advanced: pileOf(piles.advanced) },
    players: players.map((player, seat) =>
      seat === viewer
        ? player
        : {
            ...player,
            ...(player.packet === undefined && player.packetSize !== undefined && { packet: null }),
            ...(player.pick === undefined && hasPicked(seat) && { pick: null }),
          },
    ),
  };
};
