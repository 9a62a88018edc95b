/** The file in which a match is kept: all it takes to go on with it later. */
import Type, { type Static } from 'typebox';
import manifest from '../../package.json' with { type: 'json' };
import { fault, under } from '../core/fault.ts';
import { failed, type Result, settle } from '../core/result.ts';
import { checker } from '../core/schema.ts';
import { SIGNATURE } from '../mcts/signature.ts';
import { type DealResult, gamesInDeal } from './deal.ts';
import type { Ending, Standing } from './match.ts';
import { type MatchPlan, type OpenMatch, PLAN_FIELDS, readPlan } from './plan.ts';
import { type Lead, leadOf, type Scale } from './score.ts';
import { BOUNDS, type Hypotheses } from './sprt.ts';
import { errorOf, errorOfPoints, meanOf, type Sample } from './statistics.ts';

const text = (description: string) => Type.String({ description });

const RecordSchema = Type.Object({
  plan: Type.Object(PLAN_FIELDS, { description: 'What decides every deal.' }),
  engine: Type.Object({ version: text('Release.'), signature: text('Behaviour of the search.') }),
  catalog: Type.Object({ id: text('Name.'), hash: text('SHA-256.') }),
  nets: Type.Optional(
    Type.Partial(Type.Object({ first: text('SHA-256.'), second: text('SHA-256.') }), {
      description: 'The nets that the bots search with; absent where neither has one.',
    }),
  ),
  deals: Type.Array(Type.Tuple([Type.Number(), Type.Number()]), {
    description: 'Points or scores of the first and the second side, deal by deal.',
  }),
  firsts: Type.Optional(
    Type.Array(Type.Number(), {
      description: 'Part of first places of the first side alone among three or more, deal by deal.',
    }),
  ),
});
const records = checker(RecordSchema);

/** A mean with its standard error, which is null when unknown. */
interface MeanJson {
  readonly mean: number;
  readonly error: number | null;
}

/** What a match has shown, for people and for scripts. */
export interface Summary {
  readonly deals: number;
  readonly games: number;
  /** Points a game (competitive) or score a game of each side. */
  readonly first: MeanJson;
  readonly second: MeanJson;
  /** First places of the first side where it sits alone among others; even is one by the number of seats. Absent with fewer than three. */
  readonly firsts?: MeanJson;
  readonly scale: Scale;
  /**
   * Of the first side over the second, with its 95 % band. A null `low` is −∞ and a null `high` +∞; `value` is null with
   * one of them, and infinite as that, where one side made all points, or with both, where nothing was played.
   */
  readonly lead: { readonly [bound in keyof Lead]: number | null };
  /** The test; null without one. */
  readonly sprt: {
    readonly hypotheses: Hypotheses;
    readonly bounds: readonly [lower: number, upper: number];
    readonly ratio: number;
    readonly decision: 'H0' | 'H1' | null;
  } | null;
}

/** A match as it is kept. */
export interface MatchRecord extends Static<typeof RecordSchema> {
  readonly plan: MatchPlan;
  readonly summary: Summary;
}

/** The record of a match at this standing. */
export const recordOf = (match: OpenMatch, ending: Ending, standing: Standing): MatchRecord => {
  const { id, hash } = match.table.catalog;
  const firsts = standing.deals.flatMap((deal) => deal.firsts ?? []);
  return {
    plan: match.plan,
    engine: { version: manifest.version, signature: SIGNATURE },
    catalog: { id, hash },
    ...(Object.keys(match.nets).length > 0 && { nets: match.nets }),
    summary: summaryOf(match, ending, standing),
    deals: standing.deals.map(({ first, second }) => [first, second]),
    ...(firsts.length > 0 && { firsts }),
  };
};

/** What a match shows at this standing. */
export const summaryOf = ({ table, scale }: OpenMatch, { hypotheses }: Ending, standing: Standing): Summary => {
  const { tally, deals, ratio, decision } = standing;
  const { value, low, high } = leadOf(tally, scale);
  return {
    deals: deals.length,
    games: deals.length * gamesInDeal(table),
    first: meanJson(tally.sides.first, scale),
    second: meanJson(tally.sides.second, scale),
    ...(tally.firsts.count > 0 && { firsts: meanJson(tally.firsts, scale) }),
    scale,
    lead: { value: deals.length === 0 ? null : finite(value), low: finite(low), high: finite(high) },
    sprt: hypotheses === undefined ? null : { hypotheses, bounds: BOUNDS, ratio, decision: decision ?? null },
  };
};

const finite = (value: number): number | null => (Number.isFinite(value) ? value : null);

const meanJson = (sample: Sample, scale: Scale): MeanJson => ({
  mean: meanOf(sample),
  error: finite((scale === 'elo' ? errorOfPoints : errorOf)(sample)),
});

/** What can be gone on with. */
export interface Resumed {
  readonly plan: MatchPlan;
  readonly deals: readonly DealResult[];
  readonly catalogHash: string;
  readonly nets: OpenMatch['nets'];
}

/** Reads a record. A match can only go on with the search it was begun with. */
export const readRecord = (json: unknown): Result<Resumed> => {
  const record = records.check(json);
  if (!record.ok) return record;
  const { plan: planJson, engine, catalog, nets = {}, deals, firsts } = record.value;
  const plan = readPlan(planJson);
  if (!plan.ok) return failed(...under('/plan', plan.faults));
  const stale =
    engine.signature === SIGNATURE
      ? []
      : [fault('/engine/signature', 'other-search', `The search has changed since, to ${SIGNATURE}.`)];
  return settle(stale, () => ({
    plan: plan.value,
    catalogHash: catalog.hash,
    nets,
    deals: deals.map(([first, second], deal) => {
      const part = firsts?.[deal];
      return { first, second, ...(part !== undefined && { firsts: part }) };
    }),
  }));
};
