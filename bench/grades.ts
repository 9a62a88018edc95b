/** How the decisions of bots of known strength are graded by reviews. */
import { ReviewAnswer, type ReviewJson } from '../src/api/schemas/reviews.ts';
import { checker } from '../src/core/schema.ts';
import { GRADES, type Grade } from '../src/records/grade.ts';
import { machine } from './machine.ts';
import { post, type Service, startServer } from './served.ts';

/** What `bench grades` is asked. */
export interface GradesOptions {
  readonly game: string;
  /** Options of the set-up, as JSON. */
  readonly options: string;
  readonly games: number;
  /** Levels whose games are reviewed, with commas between. */
  readonly levels: string;
  /** Visits of the review of each decision. */
  readonly visits: number;
}

const reviews = checker(ReviewAnswer);

/** The review of one game of bots of this level with themselves, its seed another than theirs. */
const reviewOne = async (
  service: Service,
  options: unknown,
  level: number,
  seed: number,
  visits: number,
): Promise<ReviewJson> => {
  const { state } = Object(await post(service, '/setup', { options, seed }));
  const { record } = Object(await post(service, '/playout', { state, level, seed }));
  const budget = { visits: visits * record.moves.length };
  const review = reviews.check(await post(service, '/review', { record, budget, seed: `review ${seed}` }));
  if (!review.ok) throw new Error(JSON.stringify(review.faults[0]));
  return review.value;
};

/** `bench grades`: for each level the part of decisions with each grade, as reviews with so many visits a decision see them. */
export const grades = async ({ game, options, games, levels, visits }: GradesOptions): Promise<void> => {
  console.log(machine());
  const { client, stop } = await startServer({ MAX_VISITS: '2000000000', RECORD_LIMIT_BYTES: '16000000' });
  try {
    for (const level of levels.split(',').map(Number)) {
      const found: Grade[] = [];
      for (let seed = 1; seed <= games; seed++) {
        const review = await reviewOne({ client, game }, JSON.parse(options), level, seed, visits);
        found.push(...review.decisions.map(({ grade }) => grade));
      }
      const parts = GRADES.map((grade) => {
        const part = found.filter((each) => each === grade).length / found.length;
        return `${grade} ${(part * 100).toFixed(1)} %`;
      });
      console.log(`${game} ${options}, level ${level}, ${games} games, ${found.length} decisions: ${parts.join(', ')}`);
    }
  } finally {
    await client.close();
    stop();
  }
};
