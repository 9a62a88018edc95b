/** Request bodies. Each is made for one game, so that one check finds every fault of a body, its state included. */
import Type from 'typebox';
import { SeedField } from '../../core/seed.ts';
import { LANGS } from '../../core/text.ts';
import { MOST_LEVEL } from '../../mcts/levels.ts';
import { METHODS } from '../../mcts/params.ts';
import { MOST_HISTORY } from '../../records/history.ts';
import { record, type Slots } from './slots.ts';

const MOST_SEATS = 16;
const MOST_LISTED_ACTIONS = 1000;
/** Most actions that are valued beside the best: each needs visits of its own. */
const MOST_INCLUDED = 20;
const MOST_ACTIONS_SINCE = 200;
const MOST_APPLIED = 1000;
const MOST_VISITS = 2 ** 31 - 1;
const MOST_TIME_MS = 3_600_000;

/** Most ensembles the interface knows; a server may allow fewer. */
const MOST_ENSEMBLES = 64;

export const LangField = Type.Enum([...LANGS], {
  description:
    'Language of the texts; the Accept-Language header decides when absent. Problems and their errors, which are for programs and who writes them, are in English.',
});

const CatalogField = record(
  {
    id: Type.String({ maxLength: 40, description: 'Name of the catalog.' }),
    hash: Type.Optional(Type.String({ pattern: '^[0-9a-f]{64}$', description: 'SHA-256 the catalog must have.' })),
  },
  { description: 'Content to play with; the default catalog when absent.' },
);

/** Query of `catalog`. */
export const CatalogQuery = record({ lang: Type.Optional(LangField) }, { description: 'How to tell the rows.' });

/** Body of `setup`. */
export const setupBody = ({ options }: Slots) =>
  record(
    {
      options: Type.Optional(options),
      seed: Type.Optional(SeedField),
      catalog: Type.Optional(CatalogField),
    },
    { $id: 'SetupRequest', description: 'How to set up a new game; every field may be left out.' },
  );

/** Body of `view`. */
export const viewBody = ({ state }: Slots) =>
  record(
    { state, seat: Type.Integer({ minimum: 0, maximum: MOST_SEATS - 1, description: 'Seat whose view is wanted.' }) },
    { $id: 'ViewRequest', description: 'A full state and who looks at it.' },
  );

/** Body of `legal-actions`. */
export const legalActionsBody = ({ state }: Slots) =>
  record(
    {
      state,
      lang: Type.Optional(LangField),
      sheet: Type.Optional(
        Type.Boolean({ description: 'Whether to answer with the points so far, by seat and part of the score.' }),
      ),
    },
    { $id: 'LegalActionsRequest', description: 'A full state, or the view of the seat to act.' },
  );

/** Body of `apply`. */
export const applyBody = ({ state, action }: Slots) =>
  record(
    {
      state,
      action: Type.Optional(action),
      actions: Type.Optional(
        Type.Array(action, {
          minItems: 1,
          maxItems: MOST_APPLIED,
          description: 'Several actions, each of the seat that is to act then. Excludes `action`.',
        }),
      ),
      seed: Type.Optional(SeedField),
      lang: Type.Optional(LangField),
    },
    {
      $id: 'ApplyRequest',
      description: 'A full state and the action that the seat to act takes, or several, one after another.',
    },
  );

/** Body of `automa`. */
export const automaBody = ({ state, table }: Slots) =>
  record(
    {
      state: Type.Union([table, state], {
        description: 'A companion document of a real table, or a full state that waits for the automaton.',
      }),
      seed: Type.Optional(SeedField),
      lang: Type.Optional(LangField),
    },
    {
      $id: 'AutomaRequest',
      description: 'What lies before the automaton, and what the person tells of the turn that is over.',
    },
  );

/** Body of `validate`; anything may stand for the document, since finding out what is wrong is the point. */
export const validateBody = () =>
  record(
    {
      state: Type.Optional(Type.Unknown({ description: 'The state or view to check.' })),
      record: Type.Optional(Type.Unknown({ description: 'A record to check, in place of a state.' })),
    },
    { $id: 'ValidateRequest', description: 'A state, a view or a record to check.' },
  );

export const BudgetField = record(
  {
    visits: Type.Optional(
      Type.Integer({ minimum: 1, maximum: MOST_VISITS, description: 'Iterations of all ensembles together.' }),
    ),
    timeMs: Type.Optional(
      Type.Integer({ minimum: 1, maximum: MOST_TIME_MS, description: 'Milliseconds from the arrival of the request.' }),
    ),
  },
  { $id: 'Budget', description: 'How much to search; the first limit that is met ends the search.' },
);

const Continuation = (slots: Slots) =>
  record(
    {
      token: Type.Optional(
        Type.String({ maxLength: 64, description: 'The token of an earlier answer; absent at the first decision.' }),
      ),
      actions: Type.Optional(
        Type.Array(slots.action, {
          maxItems: MOST_ACTIONS_SINCE,
          description: 'Every action taken since the state of that answer, by all seats, in order; the own one first.',
        }),
      ),
    },
    {
      description:
        'Keeps the trees of this search for the next decision of the same seat, and goes on from those of an earlier one. What cannot be gone on from is searched afresh, and the answer says so; it may depend on what was kept. `{}` begins. Only for `worlds`.',
    },
  );

/** What another seat did before. */
export const DecisionField = ({ state, action }: Slots) =>
  record(
    { view: state, action },
    { description: 'What the seat to act now saw when somebody decided, or the full state, and what that one did.' },
  );

const HistoryField = (slots: Slots) =>
  Type.Array(DecisionField(slots), {
    maxItems: MOST_HISTORY,
    description:
      'What was done since what is hidden was dealt, the oldest first, such as the tail of a record: the search takes worlds for the likelier the better they explain what other seats did, and `belief` of `hint` and `analyze` tells so. Decisions of the seat to act itself may be among them and say nothing. Games in which nothing can be concluded search as without. Only for `worlds`.',
  });

const ActionList = ({ action }: Slots, description: string) =>
  Type.Array(action, { maxItems: MOST_LISTED_ACTIONS, description });

export const IncludeField = ({ action }: Slots) =>
  Type.Array(action, {
    maxItems: MOST_INCLUDED,
    description:
      'Legal actions that are to be valued whatever the search thinks of them: `included` of the answer says what each is worth beside the best one. A third of the budget is kept for a search of these alone. Only for `worlds`.',
  });

export const ModelField = Type.Union([Type.String({ maxLength: 100 }), Type.Null()], {
  description:
    'Net that guides the search, by its name in `GET /v1/models`; null for none. When absent, the default one for so many seats (`defaultModels` of `GET /v1/games`), if there is one; but levels below 10 and other methods than `worlds` have none then.',
});

/** How to search and to tell what was found, whatever the position. */
export const searchFields = {
  level: Type.Optional(
    Type.Integer({
      minimum: 1,
      maximum: MOST_LEVEL,
      description:
        'Strength, weakest first, as `levels` of `GET /v1/games` lists it for each game. Excludes `budget`; level 10 when neither is given.',
    }),
  ),
  budget: Type.Optional(BudgetField),
  ensembles: Type.Optional(
    Type.Integer({
      minimum: 1,
      maximum: MOST_ENSEMBLES,
      description:
        'Independent trees whose findings are added; as many can be searched at once. When absent, one below 1,200 visits, then two, and one for every 5,000 visits where these are more, up to 4; and no more than one for every 10 ms.',
    }),
  ),
  method: Type.Optional(
    Type.Enum([...METHODS], {
      description:
        'How to search: `worlds`, for every game, samples what the seat cannot see; the others play whole games and need one that `methods` of `GET /v1/games` lists them for. `equilibrium` gives a policy that nobody can exploit, to be played by chance. `worlds` when absent.',
    }),
  ),
  model: Type.Optional(ModelField),
  lang: Type.Optional(LangField),
  top: Type.Optional(
    Type.Integer({
      minimum: 1,
      maximum: 50,
      description:
        'Most actions to list, best first: `hint` and `analyze-many` list 5 when absent, `analyze` all; a recommendation is one.',
    }),
  ),
};

/** Body of `recommend`, `hint` and `analyze`. */
export const searchBody = (slots: Slots) => {
  const { level, budget, ensembles, method, model, lang, top } = searchFields;
  return record(
    {
      state: slots.state,
      level,
      budget,
      seed: Type.Optional(SeedField),
      ensembles,
      method,
      allow: Type.Optional(ActionList(slots, 'Legal actions to choose from; all of them when absent or empty.')),
      avoid: Type.Optional(ActionList(slots, 'Legal actions to leave out.')),
      include: Type.Optional(IncludeField(slots)),
      continuation: Type.Optional(Continuation(slots)),
      history: Type.Optional(HistoryField(slots)),
      model,
      lang,
      top,
    },
    {
      $id: 'SearchRequest',
      description: 'What to search: a full state, which is first reduced to the view of the seat to act, or that view.',
    },
  );
};
