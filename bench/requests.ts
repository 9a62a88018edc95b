/** How many requests a second the service answers, what each costs, and how its memory grows. */
import { resolve } from 'node:path';
import { bodiesOf, type Load, memoryOf, type Stretch, stretchOf, type Wanted } from './load.ts';
import { machine, median, quantile } from './machine.ts';
import { type Server, startServer } from './served.ts';

/** What `bench requests` is asked. */
export interface RequestsOptions extends Wanted {
  /** The operation. */
  readonly route: string;
  readonly connections: number;
  /** The other checkout, with its packages installed; this one alone when absent. */
  readonly than?: string;
  /** Of a stretch. */
  readonly seconds: number;
  readonly pairs: number;
  /** Whether memory is watched over one stretch, in place of pairs. */
  readonly memory?: true;
}

const WARM_UP_SECONDS = 4;
/** Lines of memory in a stretch. */
const LOOKS = 12;

/** What is told of a stretch: requests a second, and milliseconds of processor time a request. */
const FIGURES = {
  'requests/s': ({ requests, seconds }: Stretch) => requests / seconds,
  'ms of the main process a request': ({ requests, main }: Stretch) => (main * 1000) / requests,
  'ms of all searchers a request': ({ requests, searchers }: Stretch) => (searchers * 1000) / requests,
} as const;

const shown = (value: number): string => value.toPrecision(3);

/** The medians of each figure, before and after where there are both. */
const tell = (sides: readonly (readonly Stretch[])[]): void => {
  for (const [name, figure] of Object.entries(FIGURES)) {
    const values = sides.map((stretches) => stretches.map(figure));
    const [first = [], last = first] = values;
    const ratios = first.map((before, pair) => last[pair]! / before);
    const spread = `${median(ratios).toFixed(2)} times (${quantile(ratios, 0).toFixed(2)} to ${quantile(ratios, 1).toFixed(2)})`;
    console.log(
      `${name}: ${values.map((each) => shown(median(each))).join(' → ')}${sides.length > 1 ? `, ${spread}` : ''}`,
    );
  }
};

/** How many answers are the same bytes on all sides. */
const tellAnswers = (sides: readonly (readonly Stretch[])[]): void => {
  const [first = [], other] = sides.map((stretches) => stretches[0]?.answers ?? []);
  if (other === undefined) return;
  const same = first.filter((answer, index) => answer === other[index]);
  console.log(`the same bytes: ${same.length} of ${first.length} answers`);
};

/** Memory over one stretch, after a warm-up. */
const watch = async (server: Server, load: Load, seconds: number): Promise<void> => {
  for (let look = 0; look <= LOOKS; look++) {
    const { resident, heap, external } = await memoryOf(server);
    const megabytes = [resident, heap, external].map((each) => each.toFixed(0));
    console.log(
      `${((look * seconds) / LOOKS).toFixed(0)} s: ${megabytes[0]} MiB, heap ${megabytes[1]}, beside it ${megabytes[2]}`,
    );
    if (look < LOOKS) await stretchOf(server, load, seconds / LOOKS);
  }
};

/**
 * `bench requests`: bots along a random game, asked for from many connections at once. With `--than`, the servers of both
 * checkouts are loaded in turn. Seconds of the wall clock depend on what else the machine does, processor time does not.
 */
export const requests = async (options: RequestsOptions): Promise<void> => {
  const { game, route, level, connections, than, seconds, pairs, memory } = options;
  console.log(machine());
  const load = { path: `/v1/games/${game}/${route}`, bodies: bodiesOf(options), connections };
  const checkouts = than === undefined ? [undefined] : [resolve(than), undefined];
  const servers: Server[] = [];
  try {
    for (const checkout of checkouts) servers.push(await startServer({}, checkout));
    console.log(
      `${game} ${options.options}, ${route} at level ${level}, ${load.bodies.length} views, ${connections} connections`,
    );
    for (const server of servers) await stretchOf(server, load, WARM_UP_SECONDS);
    if (memory) for (const server of servers) await watch(server, load, seconds);
    const sides: Stretch[][] = servers.map(() => []);
    for (let pair = 0; pair < (memory ? 0 : pairs); pair++)
      for (const [side, server] of servers.entries()) sides[side]?.push(await stretchOf(server, load, seconds));
    if (memory) return;
    tell(sides);
    tellAnswers(sides);
  } finally {
    for (const { client, stop } of servers) {
      await client.close();
      stop();
    }
  }
};
