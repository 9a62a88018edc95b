/** What is asked now, and of whom. */
import { useTouch } from '../../table/spot.tsx';
import { Home } from './home.tsx';
import type { Tools } from './tools.ts';

/** Who is asked: of programs in progress the innermost one’s seat, else whose turn it is. */
const askedSeat = ({ view: { pending, current } }: Tools): number => pending?.at(-1)?.seat ?? current;

const TABLES: Readonly<Record<string, string>> = {
  locations: 'locations',
  bonuses: 'locations',
  cards: 'cards',
  abilities: 'specialists',
  specialists: 'specialists',
  discs: 'discs',
};

/** The row that is being worked off, by name; null for the course of the game. */
const sourceOf = ({ view: { pending }, faces }: Tools): string | null => {
  const top = pending?.at(-1);
  if (top === undefined || top.owner === 'built-in') return null;
  const table = top.owner.startsWith('tribe') ? 'tribes' : TABLES[top.owner];
  return table === undefined ? null : faces.of(table, top.id).name;
};

/** What is to be touched next, in words. */
const wanted = ({ view: { pending, acted }, words }: Tools, lit: ReadonlySet<string>, picked: readonly string[]) => {
  const top = pending?.at(-1);
  const [last] = picked.slice(-1);
  const kinds = new Set([...lit].map((spot) => spot.split(':')[0] ?? ''));
  if (last?.startsWith('pawn:') === true) return words.prompts['pawn'];
  if (last === 'colony') return words.prompts['colony'];
  if (kinds.has('price')) return words.prompts['pay'];
  if (top === undefined && kinds.size > 0) return words.prompts[acted === true ? 'after' : 'turn'];
  if (top?.owner === 'built-in' && (top.id === 'draft' || top.id === 'put-aside')) return words.prompts[top.id];
  const [kind] = [...kinds].filter((each) => each !== 'do');
  return kind === undefined ? (kinds.has('do') ? words.prompts['do'] : undefined) : words.prompts[kind];
};

/** What the table waits for, and the own pawns: always in sight, as the board is large. */
export const Prompt = ({ tools }: { readonly tools: Tools }) => {
  const { lit, picked } = useTouch();
  const { view, words, nameOf, you } = tools;
  const seat = askedSeat(tools);
  const source = sourceOf(tools);
  if (view.ending !== undefined) return null;
  const text = wanted(tools, lit, picked);
  const player = view.players[you];
  return (
    <div class={`n-prompt seat-${seat}${seat === you ? ' yours' : ''}`}>
      <p>
        <span class="soft">{words.stages[view.stage] ?? view.stage}</span>{' '}
        {source !== null && <span>{words.doing(source)} </span>}
        <b>{seat === you && text !== undefined ? text : words.turnOf(nameOf(seat))}</b>
      </p>
      {player !== undefined && player.tribe !== null && <Home player={player} tools={tools} />}
    </div>
  );
};
