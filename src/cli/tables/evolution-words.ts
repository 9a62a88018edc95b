import type { Lang } from '../../core/text.ts';

const count = (number: number, noun: string): string =>
  `${number === 0 ? 'no' : number} ${noun}${number === 1 ? '' : 's'}`;

const compte = (number: number, noun: string): string => `${number} ${noun}${number > 1 ? 's' : ''}`;

/** Words of the table of Evolution, beside the names of traits, which are the game's own. */
export const WORDS = {
  en: {
    year: (year: number) => `Year ${year}`,
    phases: { development: 'development', feeding: 'feeding', finished: 'the game is over' },
    bank: (food: number) => `${food} food in the bank`,
    deck: (cards: number) =>
      cards === 0 ? 'no cards in the deck: the last year' : `${count(cards, 'card')} in the deck`,
    begins: (who: string) => `${who} began`,
    yourGo: 'Your go',
    goOf: (player: number) => `The go of player ${player}`,
    mainDone: 'the main action is done',
    centre: (shells: number) => `At the centre: ${count(shells, 'Shell')}.`,
    you: 'you',
    player: (player: number) => `player ${player}`,
    cards: (cards: number) => `${count(cards, 'card')} in hand`,
    discards: (cards: number) => `${count(cards, 'card')} discarded`,
    passed: 'has passed',
    noAnimals: 'no animals',
    hand: 'hand: ',
    used: 'used',
    with: (animal: number) => `with ${animal}`,
    protects: (animal: number) => `protects ${animal}`,
    depends: (animal: number) => `depends on ${animal}`,
    marks: {
      hidden: 'in its Shell',
      hibernating: 'hibernating',
      hibernatedLastYear: 'hibernated last year',
      poisoned: 'poisoned',
      notAnglerfish: 'no Anglerfish',
    },
    take: (animal: number) => `Animal ${animal} takes food. Is it ambushed?`,
    attack: (attacker: number, prey: number) => `Animal ${attacker} attacks animal ${prey}.`,
    steps: {
      reveal: 'Is an Anglerfish turned up?',
      ignore: 'Which trait is ignored?',
      defend: 'How does the prey defend itself?',
    },
    scavenge: 'Which scavenger eats of the carcass?',
    shares: 'Which share is passed on next?',
  },
  fr: {
    year: (year: number) => `Année ${year}`,
    phases: { development: 'développement', feeding: 'alimentation', finished: 'la partie est finie' },
    bank: (food: number) => `nourriture dans la base : ${food}`,
    deck: (cards: number) => (cards === 0 ? 'pioche vide : dernière année' : `pioche : ${compte(cards, 'carte')}`),
    begins: (who: string) => `premier : ${who}`,
    yourGo: 'À vous de jouer',
    goOf: (player: number) => `Au joueur ${player} de jouer`,
    mainDone: 'action principale faite',
    centre: (shells: number) => `Au centre : ${compte(shells, 'coquille')}.`,
    you: 'vous',
    player: (player: number) => `joueur ${player}`,
    cards: (cards: number) => `${compte(cards, 'carte')} en main`,
    discards: (cards: number) => `${compte(cards, 'carte')} en défausse`,
    passed: 'a passé',
    noAnimals: 'aucun animal',
    hand: 'main : ',
    used: 'a servi',
    with: (animal: number) => `avec ${animal}`,
    protects: (animal: number) => `protège ${animal}`,
    depends: (animal: number) => `dépend de ${animal}`,
    marks: {
      hidden: 'dans sa coquille',
      hibernating: 'en hibernation',
      hibernatedLastYear: 'a hiberné l’an dernier',
      poisoned: 'empoisonné',
      notAnglerfish: 'pas un poisson pêcheur',
    },
    take: (animal: number) => `L’animal ${animal} prend une nourriture. Est-il surpris par une embuscade ?`,
    attack: (attacker: number, prey: number) => `L’animal ${attacker} attaque l’animal ${prey}.`,
    steps: {
      reveal: 'Un poisson pêcheur est-il révélé ?',
      ignore: 'Quelle propriété est ignorée ?',
      defend: 'Comment la proie se défend-elle ?',
    },
    scavenge: 'Quel charognard mange de la charogne ?',
    shares: 'Quelle part vient ensuite ?',
  },
} as const satisfies Record<Lang, unknown>;

export type Words = (typeof WORDS)[Lang];
