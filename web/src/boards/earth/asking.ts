/** What the seat that decides is asked, read from the stage and the effect on top. */
import type { EarthState } from '../../../../packages/engines/src/documents.ts';
import type { Ability, Amount, Faces } from './faces.ts';
import { firing, type Source } from './spots.ts';
import type { BoardWords } from './words.ts';

/** What is asked, in words and in signs. */
export interface Asking {
  readonly text: string;
  /** Still to be paid, and to be gained. */
  readonly pay: readonly Amount[];
  readonly gain: readonly Amount[];
  /** The ability that may be used, and where it is printed. */
  readonly use: { readonly source: Source; readonly abilities: readonly Ability[] } | null;
}

type Frame = NonNullable<EarthState['effects']>[number];
type Player = EarthState['players'][number];

const some = (good: Amount['good'], count: number | undefined): Amount[] =>
  count === undefined || count === 0 ? [] : [{ good, count }];

const payOf = ({ paySprouts, payGrowth, payHand, payMixed }: Frame): Amount[] => [
  ...some('sprouts', paySprouts),
  ...some('growth', payGrowth),
  ...some('compostHand', payHand),
  ...some('soil', payMixed),
];

const gainOf = ({ soil, draw, compostDeck, compostHand, sprouts, growth }: Frame): Amount[] => [
  ...some('soil', soil),
  ...some('draw', draw),
  ...some('compostDeck', compostDeck),
  ...some('compostHand', compostHand),
  ...some('sprouts', sprouts),
  ...some('growth', growth),
];

/** The card at a source. */
const cardAt = (player: Player | undefined, source: Source): string | number | undefined => {
  if (source === 'island') return player?.island ?? undefined;
  if (source === 'climate') return player?.climate ?? undefined;
  return player?.tableau.find(({ row, column }) => row === source.row && column === source.column)?.card;
};

/** Colours that fire in a turn, by its action. */
const FIRES: Readonly<Record<string, readonly string[]>> = {
  plant: ['green'],
  compost: ['red', 'multicolour'],
  water: ['blue', 'multicolour'],
  grow: ['yellow', 'multicolour'],
};

/** Which of the sides is chosen next. */
const side = (player: Player | undefined, words: BoardWords): string | undefined => {
  const [isl, cli, eco] = [player?.island, player?.climate, player?.ecosystem];
  if (isl === null) return words.stages['island'];
  if (cli === null) return words.stages['climate'];
  return eco === null && (player?.dealt?.ecosystems.length ?? 0) > 0
    ? words.stages['ecosystem']
    : words.stages['animal'];
};

const ofFrame = (top: Frame, view: EarthState, faces: Faces, words: BoardWords): string => {
  const player = view.players[view.seat];
  if (view.looked !== undefined) return words.look;
  if (top.source === 'leaf') return words.leafUsed;
  if (top.source === 'animal') return words.animalMoves(faces.of(player?.animals?.[top.slot ?? 0]?.id ?? '').name);
  if (top.card !== undefined) return faces.of(top.card).name;
  if (top.source === 'setup') return words.stages['start'] ?? '';
  if (view.action !== null && top.source === 'main') return words.actions[view.action];
  return '';
};

const ofStage = (view: EarthState, faces: Faces, words: BoardWords): string => {
  const { stage, plants = 0, planting } = view;
  const usual = words.stages[stage] ?? '';
  if (stage === 'sides') return side(view.players[view.seat], words) ?? usual;
  if (stage === 'planting') return plants > 0 ? words.plantUpTo(plants) : usual;
  if (stage === 'space' && planting !== undefined) return words.whereTo(faces.of(planting.card).name);
  return usual;
};

/** What is asked now. */
export const askingOf = (view: EarthState, faces: Faces, words: BoardWords): Asking => {
  const top = view.effects?.at(-1);
  if (top !== undefined)
    return { text: ofFrame(top, view, faces, words), pay: payOf(top), gain: gainOf(top), use: null };
  const source = firing(view);
  const card = source === null ? undefined : cardAt(view.players[view.seat], source);
  if (source === null || card === undefined) return { text: ofStage(view, faces, words), pay: [], gain: [], use: null };
  const face = faces.of(card);
  const fires = FIRES[view.action ?? ''] ?? [];
  return {
    text: words.useIt(face.name),
    pay: [],
    gain: [],
    use: { source, abilities: face.abilities.filter(({ colour }) => fires.includes(colour)) },
  };
};
