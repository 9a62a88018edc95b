/** An ability as a coloured band: what it takes, what it gives, and what else there is to it, in signs. */
import { type Ability, type Amount, COLOURS, HABITATS, KINDS, type Remark } from './faces.ts';
import { ColourSign, HabitatSign, Icon, KindSign } from './icons.tsx';
import type { BoardWords } from './words.ts';

/** So much of a thing: a number and its sign. */
export const Goods = ({ amount: { good, count }, words }: { readonly amount: Amount; readonly words: BoardWords }) => (
  <span class="goods" title={`${count} ${words.goods[good]}`}>
    {count}
    <Icon sign={good} />
  </span>
);

/** What a remark is about, as a sign where there is one. */
const What = ({ what, words }: { readonly what: string; readonly words: BoardWords }) => {
  const habitat = HABITATS.find((each) => each === what);
  const kind = KINDS.find((each) => each === what);
  const colour = COLOURS.find((each) => each === what);
  if (habitat !== undefined) return <HabitatSign habitat={habitat} />;
  if (kind !== undefined) return <KindSign kind={kind} />;
  if (colour !== undefined)
    return (
      <i class={`dot ${colour}`}>
        <ColourSign colour={colour} />
      </i>
    );
  return <>{words.traits[what] ?? '…'}</>;
};

const PLACES: Readonly<Record<string, readonly number[]>> = {
  neighbours: [0, 1, 2, 3, 5, 6, 7, 8],
  row: [3, 5],
  column: [1, 7],
};

/** A place on the table relative to the card: around it, its row, its column. */
const Where = ({ what, words }: { readonly what: string; readonly words: BoardWords }) => (
  <svg class="where" viewBox="0 0 12 12" aria-hidden="true">
    <title>{words.where[what] ?? what}</title>
    {Array.from({ length: 9 }, (_, place) => (
      <rect
        key={place}
        class={place === 4 ? 'me' : (PLACES[what] ?? []).includes(place) ? 'on' : 'off'}
        x={(place % 3) * 4 + 0.4}
        y={Math.floor(place / 3) * 4 + 0.4}
        width="3.2"
        height="3.2"
      />
    ))}
  </svg>
);

/** A sign before what a remark is about. */
const BEFORE: Readonly<Record<string, string>> = { per: '×', of: '→', ban: '✕', copies: '⧉', over: '↥', payWith: '=' };

const About = ({ remark, words }: { readonly remark: Remark; readonly words: BoardWords }) => {
  switch (remark.kind) {
    case 'chosen':
    case 'event':
    case 'allKinds':
      return <small>{words.remarks[remark.kind]}</small>;
    case 'where':
      return <Where what={remark.what} words={words} />;
    case 'score':
      return (
        <span class="goods">
          {remark.points ?? ''}
          <Icon sign="points" />×<What what={remark.what} words={words} />
        </span>
      );
    case 'cheaper':
      return (
        <span class="goods">
          −{remark.by}
          <Icon sign="soil" />
          <What what={remark.what} words={words} />
        </span>
      );
    case 'payWith':
      return (
        <span class="goods">
          <Icon sign="soil" />=
          <Icon sign={remark.what === 'sprouts' ? 'sprouts' : remark.what === 'growth' ? 'growth' : 'compostHand'} />
        </span>
      );
    default:
      return (
        <span class="goods">
          {BEFORE[remark.kind]}
          <What what={remark.what} words={words} />
        </span>
      );
  }
};

/** The band. */
export const Band = ({
  ability: { colour, cost, gain, remarks },
  words,
}: {
  readonly ability: Ability;
  readonly words: BoardWords;
}) => (
  <div class={`band ${colour}`} title={words.colours[colour]}>
    <i class={`dot ${colour}`}>
      <ColourSign colour={colour} />
    </i>
    <span class="trade">
      {cost.map((amount) => (
        <Goods key={amount.good} amount={amount} words={words} />
      ))}
      {cost.length > 0 && <b class="to">▸</b>}
      {gain.map((amount) => (
        <Goods key={amount.good} amount={amount} words={words} />
      ))}
      {remarks.map((remark, index) => (
        <About key={index} remark={remark} words={words} />
      ))}
    </span>
  </div>
);
