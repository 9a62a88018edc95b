/** Answers of `recommend`, `hint` and `analyze`. */
import Type, { type Static } from 'typebox';
import { SeedField } from '../../core/seed.ts';
import { STOP_REASONS } from '../../mcts/budget.ts';
import { METHODS } from '../../mcts/params.ts';
import { Belief, Chance, HintOutlook, Measure, Outlook, Watched } from './outlook.ts';
import { Plan } from './sheets.ts';
import { ANY_GAME, nullable, Part, record } from './slots.ts';

const Seat = Type.Integer({ minimum: 0, description: 'The seat to act, to which all values belong.' });
const Notation = Type.String({ description: 'The action in one short line that needs no language.' });
const Text = Type.String({ description: 'The action in words.' });

export const Value = record(
  {
    utility: Part('Mean utility: 1 is the best possible end.'),
    error: nullable(
      Type.Number({ minimum: 0, description: 'How far the utility may be off.' }),
      'How far the utility may be off: its standard error, and how far the search seems to be from having settled. Where values can be counted out the true one lies within twice this in nine of ten cases. Null where fewer than 20 playouts are too few to say: that they agree may be chance.',
    ),
    winProbability: nullable(
      Part('Part of the playouts.'),
      'Part of the playouts that the seat won, where seats compete as the only first. A playout goes as far as the search looks ahead; how the rest comes out is drawn from the odds between bots of the same kind. Null where the method does not tell.',
    ),
    score: nullable(
      record(
        {
          mean: Type.Number({ description: 'Mean score, in the game’s points.' }),
          p10: Type.Number({ description: 'Score that a tenth of the playouts do not exceed.' }),
          p90: Type.Number({ description: 'Score that nine tenths of the playouts do not exceed.' }),
        },
        { description: 'Scores.' },
      ),
      'Scores at the end of the playouts; null where the method does not tell.',
    ),
  },
  {
    $id: 'Value',
    description:
      'What an action is worth to the seat to act, by the playouts that went by what the search had settled on; by all of them where these are few.',
  },
);

const OptionalValue = nullable(Value, 'What the action is worth; null when it was not searched.');

/** Which net valued the leaves of a search. */
export const netReport = {
  model: nullable(Type.String(), 'Net that valued the leaves; null for none.'),
  modelHash: Type.Optional(Type.String({ description: 'SHA-256 of that net.' })),
  modelMissing: Type.Optional(
    Type.String({ description: 'Why the default net was not used; only where there is one that cannot be used here.' }),
  ),
  reproducible: Type.Optional(
    Type.Boolean({
      description:
        'False where the net computes other bytes on other processors, so that the same request may get another answer there; absent else.',
    }),
  ),
};

export const NetReport = Type.Object(netReport);

const SearchReport = record(
  {
    visits: Type.Integer({ minimum: 0, description: 'Iterations done.' }),
    timeMs: Type.Optional(
      Type.Number({
        minimum: 0,
        description: 'Time taken; only with a time budget, so that a visits budget gives the same bytes every time.',
      }),
    ),
    timeShare: Type.Optional(
      Part(
        'How much of the time asked for searchers spent on this search: near 1 where they had nothing else to do, less where it waited or they shared their time among several searches. Only where the time budget ended the search.',
      ),
    ),
    stopReason: nullable(
      Type.Enum([...STOP_REASONS]),
      'Why the search ended; null while it runs. `forced`: nothing was searched, since there is a single action; said by `recommend` alone. `proved`: nothing was sampled, since the rest of the game is small enough to count out. Values are then exact, their errors 0, visits are lines of play, and actions are ranked by value. Every seat is taken to play its best by what it knows, all worlds that it cannot tell apart being equally likely.',
    ),
    method: Type.Enum([...METHODS], { description: 'How it was searched.' }),
    ensembles: Type.Integer({
      minimum: 1,
      description: 'Independent trees; a time budget that ends before each of them had a turn grows fewer.',
    }),
    nodes: Type.Integer({ minimum: 0, description: 'Nodes of all trees.' }),
    depth: Type.Integer({ minimum: 0, description: 'Decisions from the root to the deepest node.' }),
    seed: SeedField,
    ...netReport,
    catalog: record(
      { id: Type.String({ description: 'Name.' }), hash: Type.String({ description: 'SHA-256.' }) },
      { description: 'Content the game was played with.' },
    ),
    engine: record(
      { name: Type.String({ description: 'Name.' }), version: Type.String({ description: 'Release.' }) },
      { description: 'Program that searched.' },
    ),
  },
  { $id: 'SearchReport', description: 'What was searched, and how to repeat it.' },
);

const Odds = record(
  {
    win: Part('Part of the playouts won; where seats compete, as the only first.'),
    draw: Part('Part in which the seat shared the first place.'),
    loss: Part('Part lost.'),
  },
  { $id: 'Odds', description: 'How playouts came out for the seat to act.' },
);

export const Reason = record(
  {
    code: Type.String({ description: 'Kind of reason.' }),
    params: Type.Record(Type.String(), Type.Unknown(), { description: 'What the sentence is made of.' }),
    text: Type.String({ description: 'The reason in words.' }),
  },
  { $id: 'Reason', description: 'A difference between this action and the one it is compared with.' },
);

/** What an action gives away against the best one, beside utility. */
export const lostBeside = {
  winProbability: nullable(Type.Number(), 'Part of the games that it gives away; null where playouts do not tell.'),
  score: nullable(Type.Number(), 'Points that it gives away; null likewise.'),
};

const Included = record(
  {
    action: ANY_GAME.action,
    notation: Notation,
    text: Text,
    visits: Type.Integer({ minimum: 0, description: 'Visits of the action in the search that it is told by.' }),
    value: OptionalValue,
    loss: nullable(
      record(
        {
          utility: Type.Number({ description: 'Utility that it gives away; below 0 where it came out better.' }),
          error: nullable(
            Type.Number({ minimum: 0, description: 'How far that may be off.' }),
            'How far that may be off; null where playouts are too few to say.',
          ),
          ...lostBeside,
        },
        { description: 'What it gives away against the best action.' },
      ),
      'Against the best action, as the same search saw it; null where either was not searched.',
    ),
    reasons: Type.Array(Reason, { description: 'What sets it apart from the best action; empty for that itself.' }),
  },
  { $id: 'Included', description: 'An action that was to be valued whatever the search thought of it.' },
);

const included = Type.Optional(
  Type.Array(Included, {
    description:
      'The actions of `include`, each once, in their order. Unless all was counted out, or it is the best action itself, each is told by a search of these and the best one alone, whose visits are not among those of `search`. On a stream the result alone has them.',
  }),
);

const ranked = {
  rank: Type.Integer({
    minimum: 1,
    description: '1 is the best: the most visits, among equals the highest value. When proved, the highest value.',
  }),
  action: ANY_GAME.action,
  notation: Notation,
  text: Text,
  visits: Type.Integer({ minimum: 0, description: 'Visits of the action.' }),
  share: Part('Part of all visits, those that came with earlier trees included.'),
  value: OptionalValue,
  line: Type.Array(Notation, { description: 'The most visited continuation, this action first.' }),
};

const Hint = record(
  {
    ...ranked,
    plan: nullable(
      Plan,
      'What the game adds to each part of the score; null where scores have no parts, and with fewer than 20 playouts.',
    ),
    reasons: Type.Array(Reason, {
      description: 'What sets the action apart: the best from the next best, any other from the best.',
    }),
  },
  { $id: 'Hint', description: 'A ranked, explained action.' },
);

const Analysis = record(
  {
    ...ranked,
    lowerBound: nullable(
      Part('Utility.'),
      'Utility less two errors, at least 0: what the action is almost surely worth. Null where fewer than 20 playouts are too few to say.',
    ),
    lowerBoundRank: Type.Integer({ minimum: 1, description: 'Its place by lower bound; 1 is the highest.' }),
    policy: Part(
      'How likely the method takes this action: its part of the visits; of an equilibrium, the average policy; 1 for the best action of a proof.',
    ),
    prior: Type.Null({
      description: 'What a net thought of the action before the search; null, since there is no net.',
    }),
    odds: nullable(
      Odds,
      'How the game comes out after this action; null when not searched, and where `winProbability` is null.',
    ),
    availability: Type.Integer({ minimum: 0, description: 'Times the action could have been visited.' }),
    values: Type.Array(Part('Mean utility.'), { description: 'Mean utility by seat; empty when not searched.' }),
    endings: Type.Array(Chance, { description: 'How the game ends after this action; empty when not searched.' }),
    metrics: Type.Array(Measure, { description: 'What the game measures; empty when not searched.' }),
    watched: Type.Array(Watched, { description: 'What the position gives to watch; empty when not searched.' }),
    lineVisits: Type.Array(Type.Integer({ minimum: 0, description: 'Visits.' }), {
      description: 'Visits of each step of the line.',
    }),
  },
  { $id: 'Analysis', description: 'All that the search knows of one action.' },
);

const Continuation = record(
  {
    token: nullable(
      Type.String({ description: 'To be sent with the next decision of the same seat.' }),
      'Null when nothing was kept, as for a proved action, or a forced one of `recommend`; then the token before stays good, with more actions since.',
    ),
    fresh: Type.Boolean({ description: 'Whether the search began afresh: nothing could be gone on from.' }),
    carried: Type.Integer({
      minimum: 0,
      description: 'Visits that came with the earlier trees; `visits` are new ones.',
    }),
  },
  { $id: 'Continuation', description: 'What of this search is kept, and what it went on from; only when asked for.' },
);

const continuation = Type.Optional(Continuation);

/** Answer of `recommend`. */
export const RecommendAnswer = record(
  {
    action: ANY_GAME.action,
    notation: Notation,
    text: Text,
    seat: Seat,
    value: OptionalValue,
    search: SearchReport,
    included,
    continuation,
  },
  { $id: 'RecommendAnswer', description: 'The action to take.' },
);

/** Answer of `hint`. */
export const HintAnswer = record(
  {
    seat: Seat,
    hints: Type.Array(Hint, { description: 'Best first.' }),
    outlook: nullable(HintOutlook, 'What all playouts together saw; null when nothing was searched.'),
    search: SearchReport,
    included,
    continuation,
  },
  { $id: 'HintAnswer', description: 'Ranked, explained actions for a person.' },
);

/** Answer of `analyze`. */
export const AnalyzeAnswer = record(
  {
    seat: Seat,
    actions: Type.Array(Analysis, { description: 'Best first.' }),
    outlook: nullable(Outlook, 'What all playouts together saw; null when nothing was searched.'),
    belief: nullable(Belief, 'Exact, whatever the search found; null where the worlds are too many to count.'),
    search: SearchReport,
    included,
    continuation,
  },
  { $id: 'AnalyzeAnswer', description: 'Everything the search knows.' },
);

export type ValueJson = Static<typeof Value>;
export type OddsJson = Static<typeof Odds>;
export type IncludedJson = Static<typeof Included>;
export type ReasonJson = Static<typeof Reason>;
export type NetReportJson = Static<typeof NetReport>;
export type SearchReportJson = Static<typeof SearchReport>;
export type ContinuationJson = Static<typeof Continuation>;
export type RecommendJson = Static<typeof RecommendAnswer>;
export type HintJson = Static<typeof HintAnswer>;
export type AnalyzeJson = Static<typeof AnalyzeAnswer>;
