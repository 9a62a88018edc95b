/** What is said of the games before their rules are there. */
import type { GameId } from './games.ts';

/** A game on a card of the first view. */
interface Title {
  readonly title: Readonly<Record<'en' | 'fr', string>>;
  readonly seats: readonly [number, number];
  /** What it is like, in a sentence. */
  readonly about: Readonly<Record<'en' | 'fr', string>>;
}

/** By game; a test holds titles and seats to those of the rules. */
export const TITLES: Readonly<Record<GameId, Title>> = {
  anthropocene: {
    title: { en: 'Anthropocène', fr: 'Anthropocène' },
    seats: [2, 4],
    about: {
      en: 'Together: place cards of air, earth and water, and find out which objective is yours before the ice is gone.',
      fr: 'Ensemble : posez air, terre et eau, et devinez votre objectif avant que la glace ne disparaisse.',
    },
  },
  evolution: {
    title: { en: 'Evolution', fr: 'Évolution' },
    seats: [2, 6],
    about: {
      en: 'Give your animals traits, feed them, hunt those of others, and keep as many alive as you can.',
      fr: 'Donnez des propriétés à vos animaux, nourrissez-les, chassez ceux des autres, et gardez-en le plus en vie.',
    },
  },
  earth: {
    title: { en: 'Earth', fr: 'Earth' },
    seats: [1, 5],
    about: {
      en: 'Plant an island of sixteen cards, and let it sprout and grow with every action taken at the table; alone against Gaïa.',
      fr: 'Plantez une île de seize cartes qui germe et croît à chaque action de la table ; seul contre Gaïa.',
    },
  },
  extinction: {
    title: { en: 'Extinction (Endangered)', fr: 'Extinction' },
    seats: [1, 5],
    about: {
      en: 'Together: save a species whose habitat is being destroyed, and win enough ambassadors for it in one vote.',
      fr: 'Ensemble : sauvez une espèce dont l’habitat est détruit, et gagnez pour elle assez d’ambassadeurs lors d’un vote.',
    },
  },
  natera: {
    title: { en: 'NATERA: New Beginning', fr: 'NATERA : New Beginning' },
    seats: [2, 4],
    about: {
      en: 'Lead a tribe of animals through what people left behind: explore, settle, hire, learn, and gain authority in four zones.',
      fr: 'Menez une tribu d’animaux dans ce que les humains ont laissé : explorez, établissez, embauchez, apprenez, et gagnez en autorité.',
    },
  },
};
