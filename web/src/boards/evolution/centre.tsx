/** The middle of the table: the year, the food bank, the deck, and what is asked. */
import { Spot, useTouch } from '../../table/spot.tsx';
import { Animal } from './animal.tsx';
import type { Animal as AnimalJson } from './faces.ts';
import { Token, TraitIcon } from './icons.tsx';
import { promptOf } from './prompt.ts';
import type { Clash, Scene } from './scene.ts';

/** Dice of the food bank, by seats (docs/rules/evolution.md, section 2.2). */
const DICE = ['', '', '1d6 + 2', '2d6', '2d6 + 2', '3d6 + 2', '3d6 + 4'] as const;

const Bank = ({ scene }: { readonly scene: Scene }) => {
  const { view, words } = scene;
  const { bank = 0, phase, players } = view;
  return (
    <Spot id="bank" name={words.bankOf(bank)} class="e-bank">
      <span class="e-label">{words.bank}</span>
      {phase === 'feeding' ? (
        <>
          <span class="e-pool">
            {Array.from({ length: bank }, (_, index) => (
              <Token key={index} food="red" />
            ))}
          </span>
          <b class="e-count">{bank}</b>
        </>
      ) : (
        <span class="soft">{phase === 'development' && words.dice(DICE[players.length] ?? '')}</span>
      )}
    </Spot>
  );
};

const Deck = ({ scene }: { readonly scene: Scene }) => {
  const { view, words } = scene;
  return (
    <div class="e-deck" role="img" aria-label={words.deckOf(view.deckSize)} title={words.deckOf(view.deckSize)}>
      <span class={`e-stack${view.deckSize === 0 ? ' gone' : view.deckSize > 12 ? ' high' : ''}`}>
        <b>{view.deckSize}</b>
      </span>
      <span class="e-label">{words.deck}</span>
    </div>
  );
};

const Year = ({ scene }: { readonly scene: Scene }) => {
  const { view, words } = scene;
  const isLast = view.deckSize === 0 && view.phase !== 'finished';
  return (
    <div class="e-year">
      <b>{words.year(view.year)}</b>
      <span class="e-phase">{words.phases[view.phase]}</span>
      {isLast && <span class="e-last">{words.lastYear}</span>}
    </div>
  );
};

/** The middle of the table. */
export const Centre = ({ scene }: { readonly scene: Scene }) => {
  const { view, words } = scene;
  return (
    <section class="e-centre">
      <Year scene={scene} />
      <Bank scene={scene} />
      {view.centre.length > 0 && (
        <Spot id="shells" name={`${words.shells}: ${view.centre.length}`} class="e-shells">
          <span class="e-label">{words.shells}</span>
          <span>
            {view.centre.map((_, index) => (
              <TraitIcon key={index} trait="shell" />
            ))}
          </span>
        </Spot>
      )}
      <Deck scene={scene} />
    </section>
  );
};

/** What goes on, in a sentence. */
const told = ({ kind, attacker, prey }: Clash, { words, names, ownerOf }: Scene): string => {
  const who = ({ id }: AnimalJson): string => `${words.animal(id)} (${names[ownerOf(id)] ?? ''})`;
  const verb = { attack: words.attacks, ambush: words.ambushes, counter: words.strikesBack, take: words.takesFood }[
    kind
  ];
  return attacker === null ? `${who(prey)} ${verb}.` : `${who(attacker)} ${verb} ${who(prey)}.`;
};

/** An attack that waits for an answer, with both animals. */
export const Arena = ({ scene }: { readonly scene: Scene }) => {
  const { clash, words, lexicon } = scene;
  if (clash === null) return null;
  const { attacker, prey, step, ignored } = clash;
  return (
    <section class="e-arena">
      <p class="e-asked" role="status">
        <b>{told(clash, scene)}</b>
        {step === null ? words.ambushed : words.steps[step]}
        {ignored !== null && <span class="soft"> ({words.ignored(lexicon.name(ignored))})</span>}
      </p>
      <div class="e-clash">
        {attacker !== null && (
          <>
            <Animal animal={attacker} scene={scene} />
            <svg class="e-arrow" viewBox="0 0 60 20" aria-hidden="true">
              <path d="M3 10h50M44 3l9 7-9 7" />
            </svg>
          </>
        )}
        <Animal animal={prey} scene={scene} />
      </div>
    </section>
  );
};

/** What is to be touched next, in words. */
export const Prompt = ({ scene }: { readonly scene: Scene }) => {
  const { lit, picked } = useTouch();
  const text = promptOf(scene.view, picked, lit, scene.words);
  return text === '' ? null : <p class="e-prompt">{text}</p>;
};
