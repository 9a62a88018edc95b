/** Several searches for one request: no more of them at once than there are searchers, so that others have their turn. */
import type { Service } from './context.ts';
import type { Attempt } from './problems.ts';

/**
 * Does `work` for every item, as many at once as there are searchers, and ends with the first refusal.
 * @param work is told how many items are not begun yet, itself included
 */
export const abreast = async <Item, Found>(
  { config }: Pick<Service, 'config'>,
  items: readonly Item[],
  work: (item: Item, left: number) => Promise<Attempt<Found>>,
): Promise<Attempt<Found[]>> => {
  const found: Found[] = [];
  let refused: Extract<Attempt<never>, { ok: false }> | undefined;
  const waiting = items.entries();
  const worker = async (): Promise<void> => {
    for (const [index, item] of waiting) {
      if (refused !== undefined) return;
      const one = await work(item, items.length - index);
      if (one.ok) found[index] = one.value;
      else refused = one;
    }
  };
  await Promise.all(Array.from({ length: config.searchers }, worker));
  return refused ?? { ok: true, value: found };
};

/**
 * Milliseconds for one of `items` searches that share `leftMs`, done so many at once as there are searchers; one is left. Who asks anew
 * for each gives the later ones what the earlier ones have not used.
 */
export const timeShare = ({ config }: Pick<Service, 'config'>, leftMs: number, items: number): number =>
  Math.max(1, Math.floor((leftMs * Math.min(config.searchers, items)) / Math.max(1, items)));
