/** What rows cost and give, in signs. */
import type { Face, Price, Step } from './faces.ts';
import { Icon, isSign, type Sign } from './icons.tsx';
import { RESOURCES } from './terms.ts';
import type { BoardWords } from './words.ts';

/** What drawings of signs are told. */
interface Told {
  readonly words: BoardWords;
}

/** A number with a sign. */
export const Goods = ({ count, sign, words }: { readonly count?: number | string; readonly sign: Sign } & Told) => (
  <span class="goods" title={words.signs[sign] ?? ''}>
    {count}
    <Icon sign={sign} />
  </span>
);

/** A price: so much of a resource, or so many cards. */
const Cost = ({ price: { of, amount }, words }: { readonly price: Price } & Told) => (
  <Goods count={amount} sign={isSign(of) ? of : 'any'} words={words} />
);

const Track = ({ of, by, words }: { readonly of: string; readonly by: number } & Told) => (
  <span class="goods" title={words.steps(by, words.areas[of] ?? words.anyTrack)}>
    {Array.from({ length: Math.abs(by) }, (_, index) => (
      <Icon key={index} sign={by < 0 ? 'down' : 'up'} />
    ))}
    {isSign(of) && of !== 'any' ? <Icon sign={of} /> : <b class="wild">?</b>}
  </span>
);

/** Signs of steps that are a number and a sign. */
const PLAIN: Readonly<Record<string, Sign>> = {
  'gain-any': 'any',
  draw: 'draw',
  discard: 'discard',
  growth: 'growth',
  'colony-bonus': 'bonus',
  'swap-river': 'swap',
};

/** Signs of steps that are done once, with the word that they need. */
const ONCE: Readonly<Record<string, Sign>> = {
  colony: 'colony',
  redeploy: 'redeploy',
  'return-specialist': 'return',
  'move-colony': 'move-colony',
  'find-type': 'find',
};

const Hire = ({ step: { does, count }, words }: { readonly step: Step } & Told) => (
  <span class="goods" title={words.signs['hire']}>
    <Icon sign="hire" />
    {does === 'hire' ? `−${count}` : `≤${count}`}
    <Icon sign="food" />
    {does === 'hire-free' && <b class="free">0</b>}
  </span>
);

const Play = ({ step: { less }, words }: { readonly step: Step } & Told) => (
  <span class="deal" title={words.signs['play']}>
    <Icon sign="play" />
    {less.map(({ resource, by }) => (
      <span key={resource} class="goods">
        −{by}
        <Icon sign={resource} />
      </span>
    ))}
  </span>
);

const Copy = ({ step: { of, count }, words }: { readonly step: Step } & Told) => (
  <span class="goods" title={words.signs['copy']}>
    {count > 1 ? `${count}×` : ''}
    <Icon sign="copy" />
    {of === 'forest' ? <Icon sign="forest" /> : <small>{words.copies[of]}</small>}
  </span>
);

const One = ({ step, words }: { readonly step: Step } & Told) => {
  const { does, count, of } = step;
  const [plain, once] = [PLAIN[does], ONCE[does]];
  if (plain !== undefined) return <Goods count={count} sign={plain} words={words} />;
  if (once !== undefined)
    return <Goods sign={once} words={words} {...(does === 'move-colony' ? { count: '⇄' } : {})} />;
  switch (does) {
    case 'gain':
      return <Goods count={count} sign={isSign(of) ? of : 'any'} words={words} />;
    case 'authority':
      return <Track of={of} by={count} words={words} />;
    case 'copy':
      return <Copy step={step} words={words} />;
    case 'hire':
    case 'hire-free':
      return <Hire step={step} words={words} />;
    case 'play':
      return <Play step={step} words={words} />;
    case 'oust':
      return (
        <span class="goods" title={words.signs['oust']}>
          <Icon sign="others" />
          {count}
          <Icon sign="oust" />
        </span>
      );
    case 'copy-production':
      return (
        <span class="goods" title={words.signs['production']}>
          <Icon sign="copy" />
          <Icon sign="others" />
          <Icon sign="production" />
        </span>
      );
    default:
      return <Nested step={step} words={words} />;
  }
};

/** Steps that hold others: a price, a choice, what others get. */
const Nested = ({ step: { does, cost, steps, otherwise, ways }, words }: { readonly step: Step } & Told) => {
  if (does === 'choose')
    return (
      <span class="ways">
        {ways.map((way, index) => (
          <span key={index} class="way">
            <Steps steps={way} words={words} />
          </span>
        ))}
      </span>
    );
  return (
    <span class="deal">
      {does === 'others' && <Icon sign="others" />}
      {cost !== null && (
        <>
          <Cost price={cost} words={words} />
          <b class="to">▸</b>
        </>
      )}
      <Steps steps={steps} words={words} />
      {otherwise.length > 0 && (
        <>
          <b class="to">/</b>
          <Steps steps={otherwise} words={words} />
        </>
      )}
    </span>
  );
};

/** What is done, one after the other. */
export const Steps = ({ steps, words }: { readonly steps: readonly Step[] } & Told) => (
  <>
    {steps.map((step, index) => (
      <One key={index} step={step} words={words} />
    ))}
  </>
);

/** An exchange: what it costs, an arrow, what it gives. */
export const Deal = ({
  cost,
  steps,
  words,
}: {
  readonly cost: Price | null;
  readonly steps: readonly Step[];
} & Told) => (
  <span class="deal">
    {cost !== null && (
      <>
        <Cost price={cost} words={words} />
        <b class="to">▸</b>
      </>
    )}
    <Steps steps={steps} words={words} />
  </span>
);

/** Signs of events that lasting cards wait for. */
const EVENTS: Readonly<Record<string, Sign>> = {
  deploy: 'explorer',
  play: 'play',
  hire: 'hire',
  colony: 'colony',
  growth: 'growth',
  discard: 'discard',
  joined: 'others',
};

/** What a lasting row waits for, or makes cheaper. */
export const Lasting = ({ face: { on, discount }, words }: { readonly face: Face } & Told) => (
  <>
    {on !== null && (
      <span class="goods when" title={words.whenever}>
        <Icon sign={EVENTS[on.event] ?? 'any'} />
        {isSign(on.of) && on.of !== 'any' && <Icon sign={on.of} />}
        {on.of === 'new' && <small>{words.newType}</small>}
        <b class="to">:</b>
      </span>
    )}
    {discount !== null && (
      <span class="goods" title={words.cheaper}>
        <Icon sign={discount.on === 'cards' ? 'play' : discount.on === 'hire' ? 'hire' : 'colony'} />−{discount.by}
        {RESOURCES.map((resource) => resource === discount.of && <Icon key={resource} sign={resource} />)}
      </span>
    )}
  </>
);

/** Points at the end. */
export const Points = ({ face: { points, pointsPer }, words }: { readonly face: Face } & Told) =>
  points === 0 && pointsPer === null ? null : (
    <b class="worth" title={words.points}>
      {points > 0 && points}
      {pointsPer !== null && (
        <span class="goods">
          {pointsPer.points}/{pointsPer.every > 1 && pointsPer.every}
          {isSign(pointsPer.per) ? (
            <Icon sign={pointsPer.per} />
          ) : (
            <Icon sign={pointsPer.per === 'colonies' ? 'colony' : 'cards'} />
          )}
        </span>
      )}
    </b>
  );

/** What must hold before a card is played. */
export const Asks = ({ face: { asks }, words }: { readonly face: Face } & Told) => (
  <>
    {asks.map(({ kind, of, least }) => (
      <span key={`${kind}${of}`} class="asks" title={words.asks}>
        <Icon sign="prerequisite" />
        {kind === 'presence' ? <Icon sign="explorer" /> : kind === 'authority' ? '≥' : ''}
        {least > 0 && least}
        {isSign(of) && <Icon sign={of} />}
      </span>
    ))}
  </>
);
