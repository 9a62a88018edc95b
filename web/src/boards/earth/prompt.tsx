/** What is asked now, above one’s own cards: the four actions, the two parts of another’s, cards to choose from. */
import type { EarthState } from '../../../../packages/engines/src/documents.ts';
import { About } from '../../parts/about.tsx';
import { Spot, useTouch } from '../../table/spot.tsx';
import { Band, Goods } from './ability.tsx';
import { askingOf } from './asking.ts';
import { cardName, EarthCard, WordCard } from './card.tsx';
import type { Amount, Faces } from './faces.ts';
import { ColourSign, Icon, type Sign } from './icons.tsx';
import { sourceSpot } from './spots.ts';
import { ACTIONS, type Action, type BoardWords } from './words.ts';

/** What is drawn with. */
interface Tools {
  readonly view: EarthState;
  readonly faces: Faces;
  readonly words: BoardWords;
}

/** What each action gives to who chooses it; the others take one of these. Planting is counted in cards planted, with the green sign. */
const GIVES: Readonly<Record<Action, { readonly own: readonly Amount[]; readonly others: readonly Amount[] }>> = {
  plant: { own: [], others: [{ good: 'draw', count: 1 }] },
  compost: {
    own: [
      { good: 'soil', count: 5 },
      { good: 'compostDeck', count: 2 },
    ],
    others: [
      { good: 'soil', count: 2 },
      { good: 'compostDeck', count: 2 },
    ],
  },
  water: {
    own: [
      { good: 'sprouts', count: 6 },
      { good: 'soil', count: 2 },
    ],
    others: [
      { good: 'sprouts', count: 2 },
      { good: 'soil', count: 2 },
    ],
  },
  grow: {
    own: [
      { good: 'draw', count: 4 },
      { good: 'growth', count: 2 },
    ],
    others: [
      { good: 'draw', count: 2 },
      { good: 'growth', count: 2 },
    ],
  },
};
const COLOUR_OF = { plant: 'green', compost: 'red', water: 'blue', grow: 'yellow' } as const;

const List = ({ amounts, words }: { readonly amounts: readonly Amount[]; readonly words: BoardWords }) => (
  <>
    {amounts.map((amount) => (
      <Goods key={amount.good} amount={amount} words={words} />
    ))}
  </>
);

/** So many cards planted. */
const Sown = ({ count }: { readonly count: number }) => (
  <span class="goods">
    {count}
    <ColourSign colour="green" />
  </span>
);

/** The four actions, as they stand on everybody’s board. */
export const Actions = ({ view, words }: Tools) => (
  <div class="e-actions" role="group" aria-label={words.stages['choose']}>
    {ACTIONS.map((action) => (
      <Spot
        key={action}
        id={`action:${action}`}
        class={`e-action ${action}${view.action === action ? ' now' : ''}`}
        name={words.actions[action]}
      >
        <ColourSign colour={COLOUR_OF[action]} />
        <b>{words.actions[action]}</b>
        <span class="gives">
          {action === 'plant' && (
            <>
              <Sown count={2} />
              <span class="goods" title={words.look}>
                1/4
                <Icon sign="draw" />
              </span>
            </>
          )}
          <List amounts={GIVES[action].own} words={words} />
        </span>
        <small class={action === 'plant' ? '' : 'either'}>
          <span>{words.others}</span>
          {action === 'plant' && <Sown count={1} />}
          <List amounts={GIVES[action].others} words={words} />
        </small>
      </Spot>
    ))}
  </div>
);

/** Signs of the parts of another’s action. */
const PARTS: Readonly<Record<string, Sign>> = {
  soil: 'soil',
  compost: 'compostDeck',
  sprouts: 'sprouts',
  cards: 'draw',
  growth: 'growth',
};

const Parts = ({ words }: Pick<Tools, 'words'>) => {
  const { lit } = useTouch();
  const parts = Object.entries(PARTS).filter(([part]) => lit.has(`take:${part}`));
  if (parts.length === 0) return null;
  return (
    <div class="e-parts">
      {parts.map(([part, sign]) => (
        <Spot key={part} id={`take:${part}`} class="e-part" name={words.take[part] ?? part}>
          <Icon sign={sign} /> <b>{words.take[part]}</b>
        </Spot>
      ))}
    </div>
  );
};

/** Cards that are looked at; backs for whoever may not see them. */
const Looked = ({ view, faces, words }: Tools) => {
  const { looked } = view;
  if (looked === undefined) return null;
  return (
    <div class="e-choice">
      {looked.cards === null
        ? Array.from({ length: looked.count }, (_, index) => <span key={index} class="e-back" />)
        : looked.cards.map((card) => (
            <Spot key={card} id={`looked:${card}`} class="e-pick" name={cardName(faces.of(card), words)}>
              <EarthCard face={faces.of(card)} words={words} travels />
              <About card={faces.of(card).card} />
            </Spot>
          ))}
    </div>
  );
};

/** What is chosen from before the first turn. */
const Dealt = ({ view, faces, words, you }: Tools & { readonly you: number }) => {
  const dealt = view.players[you]?.dealt;
  const { lit, ranks } = useTouch();
  if (dealt === null || dealt === undefined) return null;
  // Where nothing can be touched, as in a review, those that are spoken of are shown.
  const isOpen = (spot: string): boolean => lit.has(spot) || ranks.has(spot);
  const open = (ids: readonly string[], kind: 'side' | 'animal') => ids.filter((id) => isOpen(`${kind}:${id}`));
  const areas = [...open(dealt.islands, 'side'), ...open(dealt.climates, 'side')];
  return (
    <div class="e-choice wide">
      {areas.map((id) => (
        <Spot
          key={id}
          id={`side:${id}`}
          class="e-pick"
          name={`${cardName(faces.of(id), words)}. ${(faces.of(id).card?.facts ?? []).join(' ')}`}
        >
          <EarthCard face={faces.of(id)} words={words}>
            <p class="facts-of">{(faces.of(id).card?.facts ?? []).slice(2).join(' ')}</p>
          </EarthCard>
        </Spot>
      ))}
      {open(dealt.ecosystems, 'side').map((id) => (
        <Spot
          key={id}
          id={`side:${id}`}
          class="e-pick word"
          name={`${faces.of(id).name}. ${(faces.of(id).card?.facts ?? []).join(' ')}`}
        >
          <WordCard face={faces.of(id)} kind="ecosystem" tag={words.ecosystem} facts={1} />
        </Spot>
      ))}
      {open(dealt.animals ?? [], 'animal').map((id) => (
        <Spot
          key={id}
          id={`animal:${id}`}
          class="e-pick word"
          name={`${faces.of(id).name}. ${(faces.of(id).card?.facts ?? []).join(' ')}`}
        >
          <WordCard face={faces.of(id)} kind="animal" tag={words.animals} facts={4} />
        </Spot>
      ))}
    </div>
  );
};

/** What is asked, and what is chosen from. */
export const Prompt = ({
  you,
  names,
  ...tools
}: Tools & { readonly you: number; readonly names: readonly string[] }) => {
  const { view, faces, words } = tools;
  const isYours = view.seat === you && view.stage !== 'over';
  const { text, pay, gain, use } = askingOf(view, faces, words);
  return (
    <div class={`e-prompt ${view.action ?? ''}${isYours ? ' yours' : ''}`}>
      <p class="asked-for">
        {!isYours && view.stage !== 'over' && <span class="soft">{words.turnOf(names[view.seat] ?? words.gaia)} </span>}
        <b>{text}</b>
        {pay.length > 0 && (
          <span class="left">
            {words.pay} <List amounts={pay} words={words} />
          </span>
        )}
        {gain.length > 0 && (
          <span class="left">
            {words.gain} <List amounts={gain} words={words} />
          </span>
        )}
      </p>
      {use !== null && isYours && (
        <Spot id={sourceSpot(use.source)} class="e-use" name={text}>
          {use.abilities.map((ability, index) => (
            <Band key={index} ability={ability} words={words} />
          ))}
          <b>{words.use}</b>
        </Spot>
      )}
      <Parts words={words} />
      <Looked {...tools} />
      <Dealt {...tools} you={you} />
    </div>
  );
};
