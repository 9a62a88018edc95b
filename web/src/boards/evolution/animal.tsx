/** An animal of a row: its traits above it, its food upon it. */
import type { CardRow } from '../../../../packages/engines/src/types.ts';
import { About } from '../../parts/about.tsx';
import { Spot, travelName } from '../../table/spot.tsx';
import { type Animal as AnimalJson, PRINTED, type Tab, tabSpot, tabsOf } from './faces.ts';
import { Angler, Lizard, Tokens, TraitIcon } from './icons.tsx';
import type { Scene } from './scene.ts';
import { breakable, MARKS } from './words.ts';

/** What a pair card says of the other animal. */
const partnerText = ({ trait, partner, isHost }: Tab, { words }: Scene): string => {
  if (partner === null) return '';
  if (trait !== 'symbiosis') return words.with(partner);
  return isHost ? words.needs(partner) : words.guards(partner);
};

const tabText = (tab: Tab, scene: Scene): string => {
  const { words, lexicon } = scene;
  const { fat } = tab;
  return [
    lexicon.name(tab.trait),
    ...(tab.partner === null ? [] : [partnerText(tab, scene)]),
    ...(fat === null ? [] : [words.fat(fat.full, fat.full + fat.empty)]),
    ...(tab.used ? [words.used] : []),
  ].join(', ');
};

/** What a trait adds to the need, as its card shows it. */
export const Cost = ({ cost }: { readonly cost: number }) =>
  cost === 0 ? null : (
    <span class="e-cost" aria-hidden="true">
      +{cost}
    </span>
  );

const TraitTab = ({
  animal,
  tab,
  scene,
}: {
  readonly animal: AnimalJson;
  readonly tab: Tab;
  readonly scene: Scene;
}) => {
  const { trait, partner, fat } = tab;
  const { kind, cost } = PRINTED[trait];
  const isIgnored = scene.clash?.prey.id === animal.id && scene.clash.ignored === trait;
  return (
    <Spot
      id={tabSpot(animal.id, trait, partner)}
      name={`${tabText(tab, scene)}, ${scene.words.animal(animal.id)}`}
      class={`e-tab ${kind}${tab.used ? ' used' : ''}${isIgnored ? ' ignored' : ''}`}
    >
      <span class="e-sign">
        <TraitIcon trait={trait} />
      </span>
      <span class="e-name" aria-hidden="true">
        {breakable(scene.lexicon.name(trait))}
        {partner !== null && <small>{partnerText(tab, scene)}</small>}
      </span>
      {fat !== null && (
        <span class="e-fat">
          <Tokens food="yellow" count={fat.full} />
          <Tokens food="no-fat" count={fat.empty} />
        </span>
      )}
      <Cost cost={cost} />
    </Spot>
  );
};

/** What happened to an animal, in words. */
const marksOf = (animal: AnimalJson, { words, lexicon }: Scene): readonly { mark: string; text: string }[] => [
  ...MARKS.filter((mark) => animal[mark] === true).map((mark) => ({ mark, text: words.marks[mark] })),
  ...(animal.studied === undefined
    ? []
    : [{ mark: 'studied', text: words.studied(lexicon.name(animal.studied.trait), animal.studied.prey) }]),
];

/** All that is known of an animal, as the words behind its question mark. */
const rowOf = (animal: AnimalJson, tabs: readonly Tab[], { words, lexicon }: Scene): CardRow => ({
  id: `animal-${animal.id}`,
  name: words.animal(animal.id),
  facts: [
    animal.card === null ? words.unknown : words.is(lexicon.card(animal.card)?.name ?? animal.card),
    ...(animal.card === 'anglerfish' ? [lexicon.fact('anglerfish')] : []),
    ...new Set(tabs.map(({ trait }) => lexicon.fact(trait))),
  ],
  row: {},
});

/** The food that lies on an animal, with the empty places of what it still needs. */
const FoodOf = ({ animal }: { readonly animal: AnimalJson }) => {
  const { red, blue } = animal.food;
  return (
    <span class="e-meal">
      <Tokens food="red" count={red} />
      <Tokens food="blue" count={blue} />
      <Tokens food="none" count={(animal.need ?? 1) - red - blue} />
    </span>
  );
};

/** Earthy tones in which animals are told apart. */
const TONES = 6;

const Body = ({
  animal,
  tabs,
  scene,
}: {
  readonly animal: AnimalJson;
  readonly tabs: readonly Tab[];
  readonly scene: Scene;
}) => {
  const { food, need = 1 } = animal;
  const isFed = food.red + food.blue >= need || animal.hibernating === true;
  const isAngler = animal.revealed === true || animal.card === 'anglerfish';
  const look = `${isFed ? ' fed' : ''}${animal.hidden ? ' hidden' : ''}${animal.hibernating ? ' asleep' : ''}${animal.poisoned ? ' poisoned' : ''}`;
  return (
    <div class={`e-body${look}`} data-body={animal.id}>
      <span class="e-number" aria-hidden="true">
        {animal.id}
      </span>
      <span class={animal.revealed === true ? 'e-beast' : isAngler ? 'e-beast secret' : 'e-beast'}>
        {isAngler ? <Angler /> : <Lizard />}
      </span>
      {marksOf(animal, scene).map(({ mark, text }) => (
        <span key={mark} class={`e-mark ${mark}`}>
          {text}
        </span>
      ))}
      <FoodOf animal={animal} />
      <About card={rowOf(animal, tabs, scene)} />
    </div>
  );
};

/** An animal with all that lies at it. */
export const Animal = ({ animal, scene }: { readonly animal: AnimalJson; readonly scene: Scene }) => {
  const { words, names } = scene;
  const tabs = tabsOf(animal, scene.rowOf(animal.id));
  const { food, need = 1 } = animal;
  const name = [
    `${words.animal(animal.id)} ${words.of(names[scene.ownerOf(animal.id)] ?? '')}`,
    words.food(food.red + food.blue, need),
    ...tabs.map((tab) => tabText(tab, scene)),
    ...marksOf(animal, scene).map(({ text }) => text),
  ].join(', ');
  return (
    <Spot
      id={`animal:${animal.id}`}
      name={name}
      class={`e-animal tone-${animal.id % TONES}`}
      style={{ viewTransitionName: travelName(`animal-${animal.id}`) }}
    >
      <div class="e-tabs">
        {tabs.map((tab) => (
          <TraitTab key={`${tab.trait}:${tab.partner}`} animal={animal} tab={tab} scene={scene} />
        ))}
      </div>
      <Body animal={animal} tabs={tabs} scene={scene} />
    </Spot>
  );
};
