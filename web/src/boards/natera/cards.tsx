/** Exploration cards, specialists and tribes as they lie on the table. */
import { About } from '../../parts/about.tsx';
import { Spot, travelName } from '../../table/spot.tsx';
import { AnimalHead } from './animal.tsx';
import type { Face } from './faces.ts';
import { Icon } from './icons.tsx';
import { Asks, Deal, Goods, Lasting, Points, Steps } from './signs.tsx';
import { priceSpot } from './spots.ts';
import { type Tools, telling } from './tools.ts';
import type { BoardWords } from './words.ts';

/** What a card does, on the background of its kind. */
const Does = ({ face, words }: { readonly face: Face; readonly words: BoardWords }) => (
  <span class="does" title={words.kinds[face.kind ?? '']}>
    {face.kind === 'production' && <Icon sign="production" />}
    <Lasting face={face} words={words} />
    <Deal cost={face.cost} steps={face.steps} words={words} />
  </span>
);

const Types = ({ face, words }: { readonly face: Face; readonly words: BoardWords }) => (
  <span class="types">
    {face.types.map((type) => (
      <span key={type} class={`type ${type}`} title={words.types[type]}>
        <Icon sign={type} />
      </span>
    ))}
  </span>
);

/** A card of the hand, of a packet, or that is looked at: all that is printed on it. Its prices are touched to pay. */
export const HandCard = ({ id, tools: { faces, words } }: { readonly id: string; readonly tools: Tools }) => {
  const face = faces.of('cards', id);
  return (
    <Spot
      id={`card:${id}`}
      class={`n-card ${face.kind ?? ''} ${face.isAdvanced ? 'advanced' : 'base'}`}
      name={telling(face)}
    >
      <article class="n-face" style={{ viewTransitionName: travelName(`n-${id}`) }}>
        <header>
          <b class="n-name">{face.name}</b>
          <Points face={face} words={words} />
        </header>
        <div class="n-art">
          <Types face={face} words={words} />
          <Asks face={face} words={words} />
        </div>
        <small class="kind-of">{words.kinds[face.kind ?? '']}</small>
        <Does face={face} words={words} />
      </article>
      <span class="prices">
        {face.prices.map((price) => (
          <Spot
            key={price.of}
            id={priceSpot(id, price.of)}
            class="price"
            name={words.payWith(face.name, price.amount, words.signs[price.of] ?? price.of)}
          >
            <Goods
              count={price.amount}
              sign={price.of === 'agility' ? 'agility' : price.of === 'endurance' ? 'endurance' : 'intelligence'}
              words={words}
            />
          </Spot>
        ))}
      </span>
      <About card={face.card} />
    </Spot>
  );
};

/** A card in play: its name and what it does. */
export const PlayedCard = ({ id, tools: { faces, words } }: { readonly id: string; readonly tools: Tools }) => {
  const face = faces.of('cards', id);
  return (
    <Spot
      id={`card:${id}`}
      class={`n-played ${face.kind ?? ''} ${face.isAdvanced ? 'advanced' : 'base'}`}
      name={telling(face)}
    >
      <div class="n-strip" style={{ viewTransitionName: travelName(`n-${id}`) }}>
        <b class="n-name">{face.name}</b>
        <Types face={face} words={words} />
        {face.kind !== 'immediate' && <Does face={face} words={words} />}
        <Points face={face} words={words} />
      </div>
      <About card={face.card} />
    </Spot>
  );
};

/** A specialist, in the river or hired. */
export const Specialist = ({
  id,
  tools: { faces, words },
  hired = false,
}: {
  readonly id: string;
  readonly tools: Tools;
  readonly hired?: boolean;
}) => {
  const face = faces.of('specialists', id);
  return (
    <Spot id={`spec:${id}`} class={`n-spec${hired ? ' hired' : ''}`} name={telling(face)}>
      <article class="n-face" style={{ viewTransitionName: travelName(`n-${id}`) }}>
        <header>
          <AnimalHead of={id} />
          <b class="n-name">{face.name}</b>
          <Points face={face} words={words} />
        </header>
        {!hired && (
          <span class="hiring">
            <Goods count={face.food} sign="food" words={words} />
            <b class="to">▸</b>
            <Steps steps={face.steps} words={words} />
          </span>
        )}
        {face.ability !== null && (
          <span class="does">
            <Deal cost={{ of: 'energy', amount: face.ability.energy }} steps={face.ability.steps} words={words} />
          </span>
        )}
      </article>
      <About card={face.card} />
    </Spot>
  );
};

/** A tribe: who it is, what lasts, and what it produces. */
export const Tribe = ({ id, tools: { faces, words } }: { readonly id: string; readonly tools: Tools }) => {
  const face = faces.of('tribes', id);
  return (
    <div class="n-tribe">
      <AnimalHead of={id} />
      <b class="n-name">{face.name}</b>
      <span class="does">
        <Icon sign="production" />
        <Steps steps={face.tile} words={words} />
        <span class="and">+</span>
        <Steps steps={face.production} words={words} />
      </span>
      {(face.on !== null || face.discount !== null) && (
        <span class="does">
          <Lasting face={face} words={words} />
          <Steps steps={face.steps} words={words} />
        </span>
      )}
      <About card={face.card} />
    </div>
  );
};
