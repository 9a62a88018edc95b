import type { contradictionsEn, Texts } from './interview-en.ts';

/** Ce que demande le questionnaire d’Évolution, en français. */
export const interviewFr: Texts = {
  seats: 'Combien de joueurs ?',
  seat: 'Quel joueur êtes-vous ?',
  timeToFly: 'Jouez-vous avec l’extension (Time to Fly) ?',
  year: 'Quelle année (quel tour) est-ce ?',
  yearHelp: ['La première année est 1.'],
  phase: 'Quelle phase : développement (on joue des cartes) ou alimentation ?',
  phases: { development: 'développement', feeding: 'alimentation' },
  first: 'Quel joueur a commencé cette année ?',
  playersHelp: ['Vous êtes le joueur 1, le suivant dans le sens horaire est le joueur 2, et ainsi de suite.'],
  bank: 'Combien de nourriture rouge dans la base ?',
  go: 'Qu’avez-vous fait dans ce tour de jeu : rien, seulement une action libre, l’action principale, ou une attaque comme action principale ?',
  goHelp: ['rien ; libre (pâturage, hibernation, piraterie) ; principale (elle est faite) ; attaque (c’en était une).'],
  goes: { nothing: 'rien', free: 'libre', main: 'principale', attack: 'attaque' },
  hand: 'Quelles cartes avez-vous en main ?',
  handHelp: [
    'Des noms ou des parties de noms, avec des virgules : camou, 2 nage, adipeux fouis. Une carte à deux propriétés se trouve par l’une ou les deux.',
    'rien : aucune carte.',
  ],
  ownAnimals: 'Combien d’animaux avez-vous ?',
  countHelp: ['Un animal qui était là et n’y est plus : comptez-le encore, et répondez « parti » à sa question.'],
  player: (player) => `Joueur ${player} : combien d’animaux, et combien de cartes en main (deux nombres) ?`,
  playerHelp: ['3 5 : trois animaux, cinq cartes en main.'],
  notPlayer: (typed) => `« ${typed} » n’est pas deux nombres, comme 3 5.`,
  animal: (id, player, own) =>
    own
      ? `Animal ${id}, à vous : ses propriétés et sa nourriture ?`
      : `Animal ${id}, du joueur ${player} : ses propriétés et sa nourriture ?`,
  animalHelp: [
    'Des parties de noms et des marques, avec des virgules : carniv utilisé, nage, tissu 1, 2 rouge, nourri. rien : ni propriété ni nourriture.',
    'tissu 1 est une carte de graisse pleine, tissu une vide. 2 (ou 2 rouge), 1 bleu, ou nourri pour tout ce qu’il lui faut.',
    'Les paires nomment l’autre animal : coop 4 ; symb 4 dépend de 4. Dites une paire à l’un des deux seulement.',
    'utilisé derrière une propriété qui a servi cette année, ou une paire qui a transmis dans ce tour de table ; utilisé mimétisme seul quand la carte est perdue.',
    'Marques : caché (dans sa coquille), dort, a dormi l’an dernier, mangé toxique, a brouté, encré, retourné, pas un pêcheur ; parti enlève l’animal.',
    'ignore 5 nage : par Intelligence, cette année. carte nage : la carte sous votre animal ; sinon une carte quelconque est prise.',
    'Commencez par un numéro et deux-points, 7: nage, pour donner ce numéro à l’animal.',
  ],
  marks: {
    revealed: 'retourné',
    notAnglerfish: 'pas un pêcheur',
    hidden: 'caché',
    hibernating: 'dort',
    hibernatedLastYear: 'a dormi l’an dernier',
    poisoned: 'mangé toxique',
    grazed: 'a brouté',
    baffled: 'encré',
    fed: 'nourri',
    gone: 'parti',
  },
  used: 'utilisé',
  card: 'carte',
  ignores: 'ignore',
  red: 'rouge',
  blue: 'bleu',
  numberTaken: (id) => `Aucun animal ne peut avoir ici le numéro ${id} : prenez-en un autre.`,
  noAnimal: (trait) => `${trait} se place entre deux animaux : dites quel est l’autre, comme « ${trait} 4 ».`,
  noNumber: (trait) => `Ce nombre ne peut pas suivre ${trait} ; deux pareilles se disent deux fois.`,
  notUsable: (trait) => `${trait} n’est jamais épuisé.`,
  passed: 'Quels joueurs ont passé (numéros) ?',
  passedHelp: ['Des numéros avec des virgules ; rien si personne n’a passé.'],
  deck: (most) => `Combien de cartes dans la pioche (il en reste ${most} au plus) ?`,
  centre: 'Combien de coquilles au centre de la table ?',
  discards: (player) => `Joueur ${player} : défausses que vous connaissez ?`,
  discardsHelp: [
    'Les cartes que tous ont vues, avec des virgules ; « cachée » devant celle que vous seul connaissez, ou devant un nombre : nage, cachée camou, cachée 3.',
  ],
  unseen: 'cachée',
  plain: 'ordinaire',
  tooManyCards: (cards, told) =>
    `Cette partie a ${cards} cartes, et ${told} ont été dites : revenez en arrière et cherchez celle de trop.`,
  filledDiscards: (cards) =>
    `${cards} cartes n’ont pas été dites : elles comptent comme défausses des autres que personne n’a vues, qui départagent tout au plus.`,
  filledCards: (animals) =>
    `Les cartes sous vos animaux ${animals} n’ont pas été dites : des cartes possibles sont prises ; seul un Poisson pêcheur compterait.`,
  filledTraits: 'L’autre propriété des cartes posées n’a pas été dite : une carte possible est prise.',
};

/** Les contradictions qui arrivent, par code. */
export const contradictionsFr: typeof contradictionsEn = {
  'food-above-need':
    'C’est plus de nourriture qu’il n’en faut à l’animal avec les propriétés dites ; celle d’une carte de graisse se dit là (graisse 1).',
  'nothing-to-do':
    'Avec ces réponses, vous ne pourriez rien faire : revoyez ce qui a été mangé et fait, et la nourriture de la base.',
  'turn-empty': 'Sans carte en main, ce n’est pas à vous de jouer en phase de développement.',
  'turn-passed': 'Qui a passé ne joue plus en phase de développement : ne vous comptez pas.',
  'unknown-animal': 'Aucun animal dit n’a le numéro nommé ici.',
  'other-owner': 'Une paire relie deux animaux d’un même joueur ; ce numéro est un animal d’un autre.',
  'excluded-trait': 'Un animal ne peut pas avoir ces propriétés ensemble.',
  'pair-twice': 'Deux cartes de cette sorte ne peuvent pas relier les deux mêmes animaux.',
  'trait-twice': 'Un animal a une propriété une seule fois ; seul le Tissu adipeux peut y être plusieurs fois.',
  'card-too-often': 'La partie a moins de cartes de cette sorte qu’il n’en a été dit.',
  'no-card-left': 'La partie a moins de cartes avec cette propriété qu’il n’en a été dit.',
  'not-feeding': 'La nourriture et ce qui a été fait cette année n’existent qu’en phase d’alimentation.',
  'year-value': 'Avec autant de cartes dans la pioche, c’est une année plus tôt.',
  'two-years-running': 'Un animal n’hiberne pas deux années de suite.',
  'last-year': 'La pioche est vide : la dernière année, aucun animal n’hiberne.',
};
