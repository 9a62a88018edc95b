import { number, type Params, type Phrases, text } from '../../../core/text.ts';
import { rows } from './rows-fr.ts';
import { nameOf } from './traits-fr.ts';

const trait = (p: Params): string => `« ${nameOf(text(p, 'trait'))} »`;

/** Une carte pour une personne, par ses propriétés, « Camouflage / Tissu adipeux » par exemple. */
const card = (p: Params): string => {
  const sides = p['sides'];
  return Array.isArray(sides) ? `« ${sides.map(nameOf).join(' / ')} »` : '';
};

/** La propriété jouée, et sa carte quand elle en porte une autre. */
const played = (p: Params): string => (card(p) === trait(p) ? trait(p) : `${card(p)} comme ${trait(p)}`);

/** Une carte propriété défaussée. */
const dropped = (p: Params): string => {
  if (p['trait'] === 'fat-tissue') return `${trait(p)} ${p['full'] === true ? 'plein' : 'vide'}`;
  return number(p, 'partner') > 0 ? `${trait(p)} avec l’animal ${number(p, 'partner')}` : trait(p);
};

const animal = (p: Params, name = 'animal'): string => `l’animal ${number(p, name)}`;
const Animal = (p: Params, name = 'animal'): string => `L’animal ${number(p, name)}`;
const player = (p: Params): string => `joueur ${number(p, 'seat') + 1}`;
const tokens = (count: number): string => `${count} ${count > 1 ? 'jetons' : 'jeton'}`;
const cards = (count: number): string => `${count} ${count > 1 ? 'cartes' : 'carte'}`;

const actions: Phrases = {
  'action.keep-cards': () => 'Ne plus jouer de carte cette année',
  'action.end-go': () => 'Finir son tour de jeu',
  'action.pass-go': () => 'Passer ; le tour revient si un autre joueur agit',
  'action.pass-year': () => 'Passer : cette année, ne plus manger que par obligation',
  'action.no-ambush': (p) => `Ne pas tendre d’embuscade à ${animal(p, 'prey')}`,
  'action.no-reveal': (p) => `Ne révéler aucun poisson pêcheur pour ${animal(p, 'prey')}`,
  'action.no-ignore': (p) => `N’ignorer aucune propriété de ${animal(p, 'prey')}`,
  'action.no-defence': (p) => `Laisser ${animal(p, 'attacker')} manger ${animal(p, 'prey')}`,
  'action.animal': (p) => `Jouer ${card(p)} comme nouvel animal`,
  'action.trait': (p) => `Jouer ${played(p)} sur ${animal(p)}`,
  'action.pair': (p) =>
    text(p, 'trait') === 'symbiosis'
      ? `Jouer ${played(p)} : ${animal(p)} dépend de ${animal(p, 'partner')}`
      : `Jouer ${played(p)} entre ${animal(p)} et ${animal(p, 'partner')}`,
  'action.graze': (p) => `${Animal(p)} broute : une nourriture de moins dans la base`,
  'action.hibernate': (p) => `${Animal(p)} hiberne`,
  'action.piracy': (p) => `${Animal(p)} prend une nourriture à ${animal(p, 'from')}`,
  'action.convert-fat': (p) => `${Animal(p)} consomme sa graisse : ${number(p, 'amount')}`,
  'action.eat': (p) => `${Animal(p)} prend une nourriture de la base`,
  'action.attack': (p) => `${Animal(p)} attaque ${animal(p, 'prey')}`,
  'action.specialize': (p) => `${Animal(p)} se nourrit par sa spécialisation`,
  'action.metamorphose': (p) => `${Animal(p)} défausse ${dropped(p)} contre une nourriture`,
  'action.take-shell': (p) => `${Animal(p)} reçoit une coquille du centre`,
  'action.reveal': (p) => `Révéler le poisson pêcheur, ${animal(p)}, contre ${animal(p, 'attacker')}`,
  'action.ignore': (p) => `Ignorer ${trait(p)} de ${animal(p, 'prey')}`,
  'action.run': (p) => `${Animal(p, 'prey')} s’enfuit`,
  'action.mimic': (p) => `${Animal(p, 'prey')} détourne l’attaque vers ${animal(p)}`,
  'action.lose': (p) => `${Animal(p, 'prey')} abandonne ${dropped(p)}`,
  'action.hide': (p) => `${Animal(p, 'prey')} rentre dans sa coquille`,
  'action.ink': (p) => `${Animal(p, 'prey')} projette de l’encre`,
  'action.ambush': (p) => `${Animal(p)} tend une embuscade à ${animal(p, 'prey')}`,
  'action.scavenge': (p) => `${Animal(p)} mange de la charogne`,
  'action.share': (p) => `${trait(p)} : ${animal(p)} reçoit sa part de ${animal(p, 'from')}`,
};

const events: Phrases = {
  'event.year': (p) => `L’année ${number(p, 'year')} commence ; le ${player(p)} est le premier.`,
  'event.passed': (p) => `Le ${player(p)} passe.`,
  'event.animal': (p) => `Le ${player(p)} a un nouvel animal, ${animal(p)}.`,
  'event.trait': (p) => `Le ${player(p)} joue ${trait(p)} sur ${animal(p)}.`,
  'event.pair': (p) => `Le ${player(p)} joue ${trait(p)} entre ${animal(p)} et ${animal(p, 'partner')}.`,
  'event.bank': (p) => `Nourriture dans la base : ${number(p, 'food')}.`,
  'event.grazed': (p) => `${Animal(p)} broute : une nourriture de moins dans la base.`,
  'event.hibernated': (p) => `${Animal(p)} hiberne.`,
  'event.robbed': (p) => `${Animal(p)} prend une nourriture à ${animal(p, 'from')}.`,
  'event.fat-converted': (p) => `${Animal(p)} consomme sa graisse : ${number(p, 'amount')}.`,
  'event.specialized': (p) => `${Animal(p)} utilise sa spécialisation.`,
  'event.metamorphosed': (p) => `${Animal(p)} se métamorphose.`,
  'event.shell-taken': (p) => `${Animal(p)} reçoit une coquille du centre.`,
  'event.fed': (p) =>
    `${Animal(p)} reçoit ${[
      number(p, 'eaten') > 0 ? `${tokens(number(p, 'eaten'))} de nourriture` : '',
      number(p, 'stored') > 0 ? `${tokens(number(p, 'stored'))} de graisse` : '',
    ]
      .filter(Boolean)
      .join(' et ')}.`,
  'event.born': (p) => `${Animal(p, 'parent')} donne naissance à ${animal(p)}.`,
  'event.deck-empty': () => 'La pioche est vide : c’est la dernière année.',
  'event.attack': (p) => `${Animal(p)} ${ATTACKS[text(p, 'mode')] ?? 'attaque'} ${animal(p, 'prey')}.`,
  'event.revealed': (p) => `${Animal(p)} du ${player(p)} se révèle être un poisson pêcheur.`,
  'event.ignored': (p) => `${Animal(p)} ignore ${trait(p)}.`,
  'event.ran': (p) =>
    `${Animal(p)} s’enfuit : ${number(p, 'die')}, ${p['escaped'] === true ? 'il s’échappe' : 'il est rattrapé'}.`,
  'event.mimicked': (p) => `Le mimétisme de ${animal(p)} détourne l’attaque vers ${animal(p, 'prey')}.`,
  'event.dropped': (p) => `${Animal(p)} perd ${trait(p)}.`,
  'event.hid': (p) => `${Animal(p)} rentre dans sa coquille.`,
  'event.inked': (p) => `${Animal(p)} projette de l’encre et s’échappe.`,
  'event.eaten': (p) => `${Animal(p)} mange ${animal(p, 'prey')}.`,
  'event.poisoned': (p) => `${Animal(p)} est empoisonné.`,
  'event.scavenged': (p) => `${Animal(p)} mange de la charogne.`,
  'event.shared': (p) => `${Animal(p)} reçoit sa part.`,
  'event.died': (p) => `${Animal(p)} du ${player(p)} meurt.`,
  'event.drawn': (p) => `Le ${player(p)} peut piocher ${cards(number(p, 'cards'))}.`,
  'event.finished': () => 'La partie est finie.',
};

const ATTACKS: Readonly<Record<string, string>> = { ambush: 'surprend', counter: 'contre-attaque' };

/** Evolution en français. */
export const fr: Phrases = {
  title: () => 'Évolution : De l’origine des espèces',
  trait: (p) => nameOf(text(p, 'trait')),
  ...rows,
  ...actions,
  ...events,
  'ending.decided': () => 'un joueur a le plus de points',
  'ending.shared': () => 'plusieurs joueurs se partagent la première place',
  'metric.score': () => 'points',
  'metric.lead': () => 'avance sur le meilleur des autres',
  'metric.animals': () => 'animaux à la fin de l’année',
  'part.score': () => 'points',
  'row.seat': (p) => player(p),
  'slot.animal': (p) => `ce qu’est l’animal ${number(p, 'animal')} du joueur ${number(p, 'seat') + 1}`,
  'belief.anglerfish': () => 'un poisson pêcheur',
  'belief.other-card': () => 'une autre carte',
  'watch.survives': (p) => `votre animal ${number(p, 'animal')} survit cette année`,
  'watch.lost': (p) => `le joueur ${number(p, 'seat') + 1} perd l’animal ${number(p, 'animal')} cette année`,
};
