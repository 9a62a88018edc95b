/** Resources, pawns and colonies that a seat has at home. */
import { Spot } from '../../table/spot.tsx';
import { Icon, Piece, type Sign } from './icons.tsx';
import { COLONIES, RESOURCES } from './terms.ts';
import type { Player, Tools } from './tools.ts';

/** Colonies that a seat has not established. */
export const coloniesOf = ({ view }: Tools, seat: number): number =>
  COLONIES - view.board.filter(({ colony }) => colony === seat).length;

/** One’s own: touched to deploy a pawn, or to establish a colony. */
export const Home = ({ player, tools }: { readonly player: Player; readonly tools: Tools }) => {
  const { words, you } = tools;
  const colonies = coloniesOf(tools, you);
  const kept: readonly (readonly [spot: string, sign: Sign, count: number, name: string])[] = [
    ['pawn:leader', 'leader', player.leaders, words.pawns(player.leaders, words.signs['leader'] ?? '')],
    ['pawn:explorer', 'explorer', player.explorers, words.pawns(player.explorers, words.signs['explorer'] ?? '')],
    ['colony', 'colony', colonies, words.colonies(colonies)],
  ];
  return (
    <div class="n-home">
      {kept.map(([spot, sign, count, name]) => (
        <Spot key={spot} id={spot} class={`kept ${sign}${count === 0 ? ' none' : ''}`} name={name}>
          {sign === 'colony' ? (
            <>
              <Piece sign={sign} seat={you} />
              <b aria-hidden="true">×{count}</b>
            </>
          ) : count === 0 ? (
            <span class="ghost" aria-hidden="true">
              <Icon sign={sign} />
            </span>
          ) : (
            Array.from({ length: count }, (_, index) => <Piece key={index} sign={sign} seat={you} />)
          )}
        </Spot>
      ))}
    </div>
  );
};

/** One’s own resources; a kind is chosen by touching it. */
export const Purse = ({ player, words }: { readonly player: Player; readonly words: Tools['words'] }) => (
  <div class="n-purse">
    {RESOURCES.map((resource) => (
      <Spot
        key={resource}
        id={`good:${resource}`}
        class={`good ${resource}`}
        name={words.have(player.resources[resource], words.signs[resource] ?? resource)}
      >
        <Icon sign={resource} />
        <b aria-hidden="true">{player.resources[resource]}</b>
        <small aria-hidden="true">{words.signs[resource]}</small>
      </Spot>
    ))}
  </div>
);
