/** What is to be touched next, and what holds for the rest of the turn. */
import { Spot, useTouch } from '../../table/spot.tsx';
import { Tray } from './dice.tsx';
import { Pips } from './icons.tsx';
import type { Scene } from './scene.ts';

type Ask = keyof Scene['words']['ask'];

/** What is asked where a stage of the program in progress says it better than the spots do. */
const STAGES: Readonly<Record<string, Ask>> = {
  newborn: 'newborn',
  parents: 'parents',
  parting: 'parting',
  way: 'way',
  space: 'tile',
  line: 'line',
};

const KINDS: Readonly<Record<string, Ask>> = {
  on: 'on',
  turned: 'turned',
  row: 'line',
  column: 'line',
  space: 'space',
  ambassador: 'ambassador',
  hand: 'hand',
  discard: 'hand',
  constant: 'constant',
  player: 'player',
  seen: 'seen',
  laid: 'laid',
};

const askOf = ({ view: { pending } }: Scene, lit: ReadonlySet<string>): Ask | null => {
  const top = pending?.at(-1);
  const stage = STAGES[top?.stage ?? ''];
  if (stage !== undefined) return stage;
  const kinds = [...lit].map((spot) => spot.split(':')[0] ?? '');
  if (kinds.includes('die')) return pending === undefined || top?.owner === 'built-in' ? 'die' : 'change';
  if (kinds.includes('player') && top?.owner === 'built-in') return 'next';
  const kind = kinds.find((each) => KINDS[each] !== undefined);
  return kind === undefined ? null : (KINDS[kind] ?? null);
};

/** What holds once or for this turn, in words. */
const flagsOf = ({ view, words }: Scene): string[] => {
  const { skips = [], shields = [], free = [], birthBonus = 0 } = view;
  return [
    ...skips.map((phase) => words.skips[phase] ?? phase),
    ...shields.map((against) => words.shields[against] ?? against),
    ...free.map((from) => words.free[from] ?? from),
    ...(birthBonus === 0 ? [] : [words.bonus(birthBonus)]),
  ];
};

const FACES = [1, 2, 3, 4, 5, 6];

/** Faces to turn a die to, while one of them may be touched. */
const Turned = ({ scene }: { readonly scene: Scene }) => {
  const { lit } = useTouch();
  const top = scene.view.pending?.at(-1);
  if (top === undefined || top.owner === 'built-in') return null;
  return (
    <span class="x-turned">
      {FACES.filter((face) => lit.has(`turned:${face}`)).map((face) => (
        <Spot key={face} id={`turned:${face}`} name={scene.words.turned(face)} class="x-dice">
          <span class="x-die plain">
            <Pips value={face} />
          </span>
        </Spot>
      ))}
    </span>
  );
};

/** Dice to be placed, what is asked, and what is in progress. */
export const Prompt = ({ scene }: { readonly scene: Scene }) => {
  const { lit } = useTouch();
  const { view, words, box, asked, own } = scene;
  const top = view.pending?.at(-1);
  const ask = askOf(scene, lit);
  const flags = flagsOf(scene);
  const place = own === asked ? asked : own;
  return (
    <div class={`x-prompt seat-${place}`}>
      <Tray scene={scene} place={place} />
      <Turned scene={scene} />
      <p>
        {top !== undefined && top.owner !== 'built-in' && <b class="x-doing">{box.face(top.id).name}</b>}
        {ask !== null && <span>{words.ask[ask]}</span>}
        {flags.map((flag) => (
          <span key={flag} class="x-tag">
            {flag}
          </span>
        ))}
      </p>
    </div>
  );
};
