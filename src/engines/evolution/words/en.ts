import { number, type Params, type Phrases, text } from '../../../core/text.ts';
import { rows } from './rows-en.ts';
import { nameOf } from './traits-en.ts';

const trait = (p: Params): string => nameOf(text(p, 'trait'));

/** A card for people, by the traits on it, such as “Camouflage / Fat tissue”. */
const card = (p: Params): string => {
  const sides = p['sides'];
  return Array.isArray(sides) ? sides.map(nameOf).join(' / ') : '';
};

/** The trait that is played, and the card it is on when that has another one. */
const played = (p: Params): string => (card(p) === trait(p) ? trait(p) : `${card(p)} as ${trait(p)}`);

/** A trait card that is dropped. */
const dropped = (p: Params): string => {
  if (p['trait'] === 'fat-tissue') return `${p['full'] === true ? 'a full' : 'an empty'} ${trait(p)}`;
  return number(p, 'partner') > 0 ? `${trait(p)} with animal ${number(p, 'partner')}` : trait(p);
};

const animal = (p: Params, name = 'animal'): string => `animal ${number(p, name)}`;
const Animal = (p: Params, name = 'animal'): string => `Animal ${number(p, name)}`;
const player = (p: Params): string => `player ${number(p, 'seat') + 1}`;
const Player = (p: Params): string => `Player ${number(p, 'seat') + 1}`;
const cards = (count: number): string => `${count} ${count === 1 ? 'card' : 'cards'}`;

const actions: Phrases = {
  'action.keep-cards': () => 'Play no more cards this year',
  'action.end-go': () => 'End the go',
  'action.pass-go': () => 'Pass; another go comes when another player acts',
  'action.pass-year': () => 'Pass: this year only eat where it is compulsory',
  'action.no-ambush': (p) => `Do not ambush ${animal(p, 'prey')}`,
  'action.no-reveal': (p) => `Turn up no Anglerfish for ${animal(p, 'prey')}`,
  'action.no-ignore': (p) => `Ignore no trait of ${animal(p, 'prey')}`,
  'action.no-defence': (p) => `Let ${animal(p, 'attacker')} eat ${animal(p, 'prey')}`,
  'action.animal': (p) => `Play ${card(p)} as a new animal`,
  'action.trait': (p) => `Play ${played(p)} on ${animal(p)}`,
  'action.pair': (p) =>
    text(p, 'trait') === 'symbiosis'
      ? `Play ${played(p)}: ${animal(p)} depends on ${animal(p, 'partner')}`
      : `Play ${played(p)} between ${animal(p)} and ${animal(p, 'partner')}`,
  'action.graze': (p) => `${Animal(p)} grazes: one food less in the bank`,
  'action.hibernate': (p) => `${Animal(p)} hibernates`,
  'action.piracy': (p) => `${Animal(p)} takes a food from ${animal(p, 'from')}`,
  'action.convert-fat': (p) => `${Animal(p)} turns ${number(p, 'amount')} stored fat into food`,
  'action.eat': (p) => `${Animal(p)} takes food from the bank`,
  'action.attack': (p) => `${Animal(p)} attacks ${animal(p, 'prey')}`,
  'action.specialize': (p) => `${Animal(p)} feeds by its Specialization`,
  'action.metamorphose': (p) => `${Animal(p)} drops ${dropped(p)} for a food`,
  'action.take-shell': (p) => `${Animal(p)} gets a Shell from the centre`,
  'action.reveal': (p) => `Turn up the Anglerfish ${animal(p)} against ${animal(p, 'attacker')}`,
  'action.ignore': (p) => `Ignore ${trait(p)} of ${animal(p, 'prey')}`,
  'action.run': (p) => `${Animal(p, 'prey')} runs away`,
  'action.mimic': (p) => `${Animal(p, 'prey')} sends the carnivore on to ${animal(p)}`,
  'action.lose': (p) => `${Animal(p, 'prey')} leaves ${dropped(p)} behind`,
  'action.hide': (p) => `${Animal(p, 'prey')} hides in its Shell`,
  'action.ink': (p) => `${Animal(p, 'prey')} squirts ink`,
  'action.ambush': (p) => `${Animal(p)} ambushes ${animal(p, 'prey')}`,
  'action.scavenge': (p) => `${Animal(p)} eats of the carcass`,
  'action.share': (p) => `${trait(p)}: ${animal(p)} gets its share from ${animal(p, 'from')}`,
};

const events: Phrases = {
  'event.year': (p) => `Year ${number(p, 'year')} begins; ${player(p)} is first.`,
  'event.passed': (p) => `${Player(p)} passes.`,
  'event.animal': (p) => `${Player(p)} has a new animal, ${animal(p)}.`,
  'event.trait': (p) => `${Player(p)} plays ${trait(p)} on ${animal(p)}.`,
  'event.pair': (p) => `${Player(p)} plays ${trait(p)} between ${animal(p)} and ${animal(p, 'partner')}.`,
  'event.bank': (p) => `The bank holds ${number(p, 'food')} food.`,
  'event.grazed': (p) => `${Animal(p)} grazes: one food less in the bank.`,
  'event.hibernated': (p) => `${Animal(p)} hibernates.`,
  'event.robbed': (p) => `${Animal(p)} takes a food from ${animal(p, 'from')}.`,
  'event.fat-converted': (p) => `${Animal(p)} turns ${number(p, 'amount')} stored fat into food.`,
  'event.specialized': (p) => `${Animal(p)} uses its Specialization.`,
  'event.metamorphosed': (p) => `${Animal(p)} metamorphoses.`,
  'event.shell-taken': (p) => `${Animal(p)} gets a Shell from the centre.`,
  'event.fed': (p) =>
    `${Animal(p)} gets ${[
      number(p, 'eaten') > 0 ? `${number(p, 'eaten')} food` : '',
      number(p, 'stored') > 0 ? `${number(p, 'stored')} fat` : '',
    ]
      .filter(Boolean)
      .join(' and ')}.`,
  'event.born': (p) => `${Animal(p, 'parent')} gives birth to ${animal(p)}.`,
  'event.deck-empty': () => 'The deck is empty: this is the last year.',
  'event.attack': (p) => `${Animal(p)} ${ATTACKS[text(p, 'mode')] ?? 'attacks'} ${animal(p, 'prey')}.`,
  'event.revealed': (p) => `${Animal(p)} of ${player(p)} turns out to be an Anglerfish.`,
  'event.ignored': (p) => `${Animal(p)} ignores ${trait(p)}.`,
  'event.ran': (p) =>
    `${Animal(p)} runs: ${number(p, 'die')}, ${p['escaped'] === true ? 'it escapes' : 'it is caught up with'}.`,
  'event.mimicked': (p) => `Mimicry of ${animal(p)} moves the attack to ${animal(p, 'prey')}.`,
  'event.dropped': (p) => `${Animal(p)} loses ${trait(p)}.`,
  'event.hid': (p) => `${Animal(p)} hides in its Shell.`,
  'event.inked': (p) => `${Animal(p)} squirts ink and gets away.`,
  'event.eaten': (p) => `${Animal(p)} eats ${animal(p, 'prey')}.`,
  'event.poisoned': (p) => `${Animal(p)} is poisoned.`,
  'event.scavenged': (p) => `${Animal(p)} eats of the carcass.`,
  'event.shared': (p) => `${Animal(p)} gets a share.`,
  'event.died': (p) => `${Animal(p)} of ${player(p)} dies.`,
  'event.drawn': (p) => `${Player(p)} may draw ${cards(number(p, 'cards'))}.`,
  'event.finished': () => 'The game is over.',
};

const ATTACKS: Readonly<Record<string, string>> = { ambush: 'ambushes', counter: 'strikes back at' };

/** Evolution in English. */
export const en: Phrases = {
  title: () => 'Evolution: The Origin of Species',
  trait: (p) => nameOf(text(p, 'trait')),
  ...rows,
  ...actions,
  ...events,
  'ending.decided': () => 'one player has the most points',
  'ending.shared': () => 'several players share first place',
  'metric.score': () => 'points',
  'metric.lead': () => 'lead over the best other player',
  'metric.animals': () => 'animals at the end of the year',
  'part.score': () => 'points',
  'row.seat': (p) => player(p),
  'slot.animal': (p) => `what animal ${number(p, 'animal')} of player ${number(p, 'seat') + 1} is`,
  'belief.anglerfish': () => 'an Anglerfish',
  'belief.other-card': () => 'another card',
  'watch.survives': (p) => `your animal ${number(p, 'animal')} lives through the year`,
  'watch.lost': (p) => `player ${number(p, 'seat') + 1} loses animal ${number(p, 'animal')} this year`,
};
