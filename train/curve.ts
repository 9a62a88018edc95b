/** The learning curve of a net as SVG. */
import { drawPanel } from '../src/arena/chart.ts';
import { document } from '../src/arena/svg.ts';
import type { Learnt } from './learn.ts';

const WIDTH = 640;
const PANEL = 200;
const MARGIN = { left: 60, right: 60, top: 40, bottom: 50 } as const;

/** What the net saves of the loss on held-out games, by epoch, one panel for each number of seats; 0 is the forecast without it. */
export const learningCurve = ({ curve, positions }: Learnt): string => {
  const seats = Object.keys(positions);
  const height = PANEL + MARGIN.top + MARGIN.bottom;
  const panels = seats.flatMap((count, index) =>
    drawPanel({
      title: `${count} seats: log loss of held-out games that the net saves, in thousandths`,
      left: MARGIN.left,
      right: WIDTH - MARGIN.right,
      top: index * height + MARGIN.top,
      bottom: index * height + MARGIN.top + PANEL,
      curve: curve.map((epoch) => {
        const [loss = 0, without = 0] = epoch[count] ?? [];
        return 1000 * (without - loss);
      }),
      marks: [],
      xTitle: 'epochs',
    }),
  );
  return document(WIDTH, seats.length * height, panels);
};
