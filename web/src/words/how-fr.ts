import type { How } from './how.ts';

/** The same in French. */
export const HOW_FR: How = {
  anthropocene: {
    aim: 'Ensemble : gardez de la glace et éclaircissez le ciel pendant trois générations. Le score est le ciel fois la glace ; dès 1, c’est gagné.',
    turn: [
      'Posez une carte dans la ligne de son élément, dans n’importe quelle colonne ; sur une autre carte seulement si la ligne est pleine.',
      'Chacun a un objectif : une ligne ou une colonne qui doit montrer exactement une somme. Vous voyez tous les objectifs sauf le vôtre.',
      'Dès qu’un objectif est atteint, ou ne l’est plus, tous l’apprennent. C’est ainsi que vous devinez le vôtre.',
    ],
    end: 'Quand toutes les cartes d’une génération sont posées, chaque CO₂ visible coûte une carte de glace, et le ciel vaut les objectifs atteints moins les autres.',
  },
  evolution: {
    aim: 'Ayez le plus d’animaux et de propriétés possible quand la pioche est vide.',
    turn: [
      'Développement : jouez une carte comme nouvel animal ou comme propriété d’un animal, une à la fois, jusqu’à ce que vous passiez.',
      'Nourriture : la réserve est tirée aux dés. À chaque tour, un animal prend de la nourriture, ou un carnivore en attaque un autre ; ses propriétés peuvent le sauver.',
      'En plus, on peut brouter, ou changer de la graisse en nourriture.',
      'Qui n’est pas nourri meurt. Chacun pioche une carte par animal en vie, et une de plus.',
    ],
    end: 'L’année où la pioche est vide est la dernière : 2 points par animal, 1 par propriété, plus pour celles qui affament.',
  },
  earth: {
    aim: 'Peuplez une île de quatre cartes sur quatre et faites-la prospérer ; le plus de points gagne. Seul, vous jouez contre Gaïa.',
    turn: [
      'Le joueur actif choisit planter, composter, arroser ou croître. Tous les autres en font une forme moindre.',
      'Puis chacun active les cartes de cette couleur sur son île, dans l’ordre imprimé.',
      'Germes, croissance et compost sont des points ; le sol paie les cartes.',
      'Le premier à atteindre le but d’un animal en tire plus de points.',
    ],
    end: 'Quand une seizième carte est plantée, la manche se finit, et l’on compte tout.',
  },
  extinction: {
    aim: 'Ensemble : obtenez quatre Oui des ambassadeurs en un seul vote (trois au niveau facile), avant que l’espèce ne disparaisse.',
    turn: [
      'Lancez vos dés et placez-les sur des actions ; un dé doit être plus haut que ceux qui y sont. Chaque action se fait aussitôt.',
      'Déplacez des animaux, gagnez de l’argent, ôtez des destructions, et influencez les ambassadeurs avec vos cubes.',
      'Puis des animaux naissent où se tient un couple, la destruction avance, et une carte Effet est retournée.',
    ],
    end: 'Il y a deux votes. Avec un seul animal, sans tuile à poser, ou après le second vote, la partie est perdue.',
  },
  natera: {
    aim: 'Menez votre tribu pendant quatre saisons et ayez le plus de points à la fin.',
    turn: [
      'Faites une action : envoyer un pion vers un lieu, jouer une carte, user d’une capacité, fonder une colonie, recruter ; ou passez pour la saison.',
      'Un pion monte d’un cran sur la piste de sa zone. Aux niveaux 3 et 6, de meilleurs lieux vous sont ouverts.',
      'Les cartes se paient en endurance, agilité ou intelligence ; les colonies en matériaux, les spécialistes en nourriture.',
      'Quand tous ont passé, on se repose : les pions reviennent, et ce que vous avez bâti produit.',
    ],
    end: 'Après la quatrième saison, comptez accomplissements, colonies, science, spécialistes, cartes, et vos places sur les pistes.',
  },
};
