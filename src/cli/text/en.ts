import { enterEn } from './enter-en.ts';
import { gaiaEn } from './gaia-en.ts';

/** What the command line says, in English; numbers come already formatted. */
export const en = {
  win: (percent: string) => `wins ${percent} of simulated games`,
  score: (mean: string, low: string, high: string) => `score ${mean} (${low} to ${high})`,
  few: 'too few simulated games to tell',
  utility: (percent: string) => `worth ${percent} of the best possible end`,
  share: (percent: string) => `${percent} of visits`,
  searched: (visits: string, trees: string, seed: string) =>
    `${visits} visits in ${trees} ${trees === '1' ? 'tree' : 'trees'}, seed ${seed}`,
  forced: 'the only legal action',
  proved: (lines: string) => `counted out: ${lines} lines of play`,
  interrupted: 'stopped early: the best so far',
  stopping: 'stopping as soon as there is an answer; Ctrl-C again stops without one',
  outlook: (chances: string) => `outlook in simulated games: ${chances}`,
  fewMarked: (mark: string) => `${mark} too few simulated games to tell`,
  expected: 'expected points',
  belief: (thing: string, values: string) => `${thing}: ${values}`,
  progress: (visits: string) => `${visits} visits`,
  columns: { action: 'action', visits: 'visits', share: 'share', win: 'win', score: 'score', range: 'p10…p90' },

  welcome: (title: string, you: number, seed: string) => `${title}. You are player ${you}. Seed ${seed}.`,
  keys: 'Type the number or the name of a move; h for a hint, ? for the table, ? and the id or name of a card for what it does, u to take your last move back, q to quit.',
  yourMove: 'Your move',
  choices: 'Moves:',
  thinking: (player: number) => `player ${player} thinks …`,
  unknownMove: (typed: string) => `"${typed}" is not one of the moves.`,
  unknownCard: (typed: string) => `There is no "${typed}" among the cards.`,
  moreCards: (count: number) => `… and ${count} more; say more of its name.`,
  hints: 'What a strong player would look at:',
  scores: (scores: string) => `Scores: ${scores}`,
  youWin: 'You win.',
  youLose: 'You lose.',
  wonTogether: 'You win together.',
  lostTogether: 'You lose together.',
  playerName: (player: number) => `player ${player}`,
  youShare: (others: readonly string[]) => `You share first place with ${others.join(' and ')}.`,
  theyShare: (others: readonly string[]) => `First place is shared by ${others.join(' and ')}.`,
  theyWin: (winner: string, rank: number) => `The winner is ${winner}; your place is ${rank}.`,
  goodbye: 'Goodbye.',
  nothingToUndo: 'There is no move of yours to take back.',
  unseenMove: 'a move that was not seen',
  reviewed: (done: string, all: string) => `${done} of ${all} decisions`,
  curve: 'How the game stood (utility, 0 to 1)',
  decisions: 'decisions',
  mistakes: (count: number) => (count === 0 ? 'Nothing was wrong.' : `What was wrong: ${count}`),
  turns: 'Where it turned',
  turn: (move: number, isLuck: boolean, player: string, change: string) =>
    `${isLuck ? 'after move' : 'move'} ${move}: ${player} ${change}${isLuck ? ', by what came' : ''}`,
  grades: { best: 'best', fine: 'fine', inaccuracy: 'inaccuracies', mistake: 'mistakes', blunder: 'blunders' },
  sums: {
    start: 'utility at first, in hundredths',
    own: 'own decisions',
    others: 'decisions of others',
    luck: 'luck',
    end: 'at the end',
  },
  outOfMoves: 'The input ended before the game did.',

  enter: enterEn,
  gaia: gaiaEn,
};

/** A dictionary of the command line. */
export type Words = typeof en;
