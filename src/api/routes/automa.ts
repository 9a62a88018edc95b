import type { FastifyInstance } from 'fastify';
import { type Automa, type StateEnvelope, type TableEnvelope, TERMINAL } from '../../core/contract.ts';
import { type Fault, fault, under } from '../../core/fault.ts';
import { stream } from '../../core/random.ts';
import { type Message, type Phrases, say } from '../../core/text.ts';
import type { LoadedGame } from '../../engines/index.ts';
import type { Service } from '../context.ts';
import { langOf } from '../lang.ts';
import { fullPosition, gameOver } from '../positions.ts';
import { type Attempt, type ProblemCode, refuse } from '../problems.ts';
import { AutomaAnswer, type AutomaJson } from '../schemas/automa.ts';
import { automaBody } from '../schemas/bodies.ts';
import { seedOr } from '../seeds.ts';
import { tellEnd, tellOutcome } from '../telling/outcomes.ts';
import { tell } from '../telling/tell.ts';
import { addGameRoute, type GameOperation } from './game-route.ts';

export const automaOperation: GameOperation<ReturnType<typeof automaBody>> = {
  id: 'automa',
  method: 'POST',
  path: '/v1/games/{game}/automa',
  summary: 'Play the solo automaton',
  description:
    'Plays the automaton for a person who plays alone. At a real table, `state` is a companion document: the automaton’s own counters, and of the person only the figures that its rules ask for. One without counters begins a game; one without `human` is only looked at; else the moment that is over is played, and the answer has the next document, what happens step by step, what to tell next, and the automaton’s score. Nothing is guessed: whatever is missing is listed. A full state of a whole game is played on where it waits for the automaton: the answer has the state of the next decision, `steps`, and no questions. The same document and seed give the same answer.',
  body: automaBody,
  answer: AutomaAnswer,
  problems: [
    'unknown-game',
    'no-automa',
    'invalid-state',
    'inconsistent-state',
    'missing-figures',
    'unknown-catalog',
    'hidden-state',
    'not-your-turn',
    'terminal-state',
  ],
};

/** What is the same for every document of one request. */
interface Call {
  readonly loaded: LoadedGame;
  readonly automa: Automa;
  readonly phrases: Phrases;
  readonly seed: string | number;
}

/** Registers `automa`. */
export const addAutoma = (app: FastifyInstance, service: Service): void =>
  addGameRoute(app, service, automaOperation, ({ loaded, body, request }) => {
    const { automa, id, phrases } = loaded.game;
    if (automa === undefined) return refuse('no-automa', [], `${id} has no solo automaton.`);
    const lang = langOf(body.lang, request.headers['accept-language']);
    const call = {
      loaded,
      automa,
      phrases: { ...phrases[lang], ...automa.phrases[lang] },
      seed: seedOr(body.seed),
    };
    return 'kind' in body.state ? playTable(call, body.state) : playState(call, body.state);
  });

const playTable = ({ automa, phrases, seed }: Call, table: TableEnvelope): Attempt<AutomaJson> => {
  const played = automa.play(table, stream(seed, 'apply'));
  if (!played.ok) return refuse(codeOf(played.faults), under(AT, played.faults));
  const { steps, asks, score, outcome } = played.value;
  const value: AutomaJson = {
    state: played.value.table,
    toAct: asks.length === 0 ? null : 0,
    steps: steps.map((step) => tell(phrases, step)),
    asks: asks.map(({ question, choices, only, ...ask }) => ({
      ...ask,
      ...tell(phrases, question),
      ...(choices && { choices: choices.map(({ value, label }) => ({ value, text: say(phrases, label) })) }),
      ...(only && { only: { pointer: only.pointer, values: [...only.values] } }),
    })),
    score: score.map(({ part, points }) => ({ code: part.code, text: say(phrases, part), points })),
    ...(outcome && { outcome: tellOutcome(outcome, phrases) }),
    seed,
  };
  return { ok: true, value };
};

/** Where the document stands in request bodies. */
const AT = '/state';

const codeOf = (faults: readonly Fault[]): ProblemCode =>
  faults.every(({ code }) => code === 'missing-figure') ? 'missing-figures' : 'inconsistent-state';

const playState = ({ loaded, automa, phrases, seed }: Call, json: StateEnvelope): Attempt<AutomaJson> => {
  const { game } = loaded;
  if (automa.act === undefined)
    return refuse(
      'no-automa',
      [],
      `In whole games of ${game.id} apply plays the automaton too; send a companion document here.`,
    );
  const position = fullPosition(loaded, json);
  if (!position.ok) return position;
  const { state } = position.value;
  if (game.toAct(state) === TERMINAL) return gameOver();
  const steps: Message[] = [];
  if (!automa.act(state, stream(seed, 'apply'), (step) => steps.push(step)))
    return refuse('not-your-turn', [
      fault(AT, 'not-your-turn', `Nothing here waits for the automaton: seat ${game.toAct(state)} is to act.`),
    ]);
  const toAct = game.toAct(state);
  const value: AutomaJson = {
    state: game.encode(state, 'all'),
    toAct: toAct === TERMINAL ? null : toAct,
    steps: steps.map((step) => tell(phrases, step)),
    asks: [],
    score: [],
    ...(toAct === TERMINAL && { outcome: tellEnd(game, state, phrases) }),
    seed,
  };
  return { ok: true, value };
};
