/** How each game is played, on one screen, in our own words. The rulebook stays the rulebook. */
import type { How } from './how.ts';

export const HOW_EN: How = {
  anthropocene: {
    aim: 'Together: keep some ice, and clear the sky, for three generations. Your score is the sky times the ice; from 1 on you have won.',
    turn: [
      'Play one card into the row of its element, in any column; upon another card only when its row is full.',
      'Everybody has an objective: a row or column that must show exactly a sum. You see everybody’s but your own.',
      'Whenever an objective becomes met, or unmet, all are told. That is how you find out your own.',
    ],
    end: 'When all cards of a generation are placed, each visible CO₂ costs a card of ice, and the sky is objectives met less those not met.',
  },
  evolution: {
    aim: 'Have as many animals with as many traits as you can when the deck runs out.',
    turn: [
      'Development: play a card as a new animal or as a trait of one, one a go, until you pass.',
      'Feeding: the bank is thrown. In each go an animal takes food, or a carnivore attacks another animal; its traits may save it.',
      'Free things, such as grazing or turning fat into food, may be done beside it.',
      'Whoever is not fed dies. Everybody draws a card for each animal alive, and one more.',
    ],
    end: 'The year in which the deck is empty is the last: 2 points for an animal, 1 for a trait, and more for traits that make hungry.',
  },
  earth: {
    aim: 'Grow an island of four by four cards and let it thrive; most points win. Alone, you play against Gaïa.',
    turn: [
      'Whoever is active chooses plant, compost, water or grow. All others do a smaller form of it.',
      'Then everybody activates the cards of that colour on their own island, in the printed order.',
      'Sprouts, growth and compost are points; soil pays for cards.',
      'The first to reach an animal’s goal gets more points for it.',
    ],
    end: 'When somebody’s sixteenth card is planted, the round is finished, and everything is counted.',
  },
  extinction: {
    aim: 'Together: win four Yes of the ambassadors in one vote (three at the easy level), before the species is lost.',
    turn: [
      'Roll your dice and place them on actions; a die must be higher than those already there. Each action is done at once.',
      'Move animals, earn money, remove destruction, and influence ambassadors with your cubes.',
      'Then animals are born where a pair stands together, destruction comes, and an effect card is turned up.',
    ],
    end: 'There are two votes. With a single animal left, without a tile to lay, or after the second vote, the game is lost.',
  },
  natera: {
    aim: 'Lead your tribe through four seasons and have the most points at the end.',
    turn: [
      'Take one action: send a pawn to a location, play a card, use an ability, establish a colony, hire; or pass for the season.',
      'A pawn goes a step up on the track of its zone. At levels 3 and 6 better locations are open to you.',
      'Cards are paid for with endurance, agility or intelligence; colonies with material, specialists with food.',
      'When all have passed you rest: pawns come back, and what you have built produces.',
    ],
    end: 'After the fourth season count accomplishments, colonies, science, specialists, cards, and your places on the tracks.',
  },
};
