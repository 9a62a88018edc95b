/** Gaïa at a real table: one question at a time, big enough for a phone beside the board. */
import { useState } from 'preact/hooks';
import {
  type Answers,
  type Ask,
  begin,
  forget,
  openAsks,
  past,
  type Told,
  takeBack,
  tell,
  trouble,
} from '../table/companion.ts';
import { words } from '../words/index.ts';

const DIFFICULTIES = ['beginner', 'medium', 'hard', 'expert'] as const;
const SHUFFLERS = ['table', 'arbor'] as const;

/** Animals that Gaïa has at most. */
const MOST_ANIMALS = 2;

const Start = () => {
  const w = words().gaia;
  const submit = (form: HTMLFormElement): void => {
    const data = new FormData(form);
    const difficulty = DIFFICULTIES.find((each) => each === data.get('difficulty')) ?? 'beginner';
    const cards = SHUFFLERS.find((each) => each === data.get('cards')) ?? 'arbor';
    const animals = data
      .getAll('animal')
      .flatMap((name) => (typeof name === 'string' && name.trim() !== '' ? [name.trim()] : []));
    void begin({ difficulty, cards, animals });
  };
  return (
    <form
      class="panel"
      onSubmit={(event) => {
        event.preventDefault();
        submit(event.currentTarget);
      }}
    >
      <h1>{w.title}</h1>
      <p>{w.lead}</p>
      <label class="option">
        <span>{w.difficulty}</span>
        <select name="difficulty">
          {DIFFICULTIES.map((each) => (
            <option key={each} value={each}>
              {w.difficulties[each]}
            </option>
          ))}
        </select>
      </label>
      <label class="option">
        <span>{w.shuffler}</span>
        <select name="cards">
          <option value="arbor">Arbor</option>
          <option value="table">{w.me}</option>
        </select>
      </label>
      {Array.from({ length: MOST_ANIMALS }, (_, index) => (
        <label key={index} class="option">
          <span>{`${w.animal} ${index + 1}`}</span>
          <input name="animal" placeholder={w.none} />
        </label>
      ))}
      <button class="button main big" type="submit">
        {w.begin}
      </button>
    </form>
  );
};

/** One question and its answer, by touch. */
const Question = ({ ask, onAnswer }: { readonly ask: Ask; onAnswer(value: unknown): void }) => {
  const w = words().gaia;
  const { form, choices = [], least = 0, most = 0, length = 0, usual } = ask;
  const [numbers, setNumbers] = useState<readonly number[]>(() =>
    form === 'list' ? Array.from({ length }, () => 0) : [usual ?? Math.max(least, 0)],
  );
  if (form === 'choice' || form === 'yes-no') {
    const given =
      form === 'choice'
        ? choices
        : [
            { value: true, text: w.yes },
            { value: false, text: w.no },
          ];
    return (
      <div class="answers">
        {given.map(({ value, text }) => (
          <button key={text} class="button big" type="button" onClick={() => onAnswer(value)}>
            {text}
          </button>
        ))}
      </div>
    );
  }
  const set = (index: number, to: number): void =>
    setNumbers(numbers.map((each, at) => (at === index ? Math.min(most, Math.max(least, to)) : each)));
  return (
    <div class="answers">
      {numbers.map((number, index) => (
        <div key={index} class="stepper">
          <button class="button" type="button" aria-label="−1" onClick={() => set(index, number - 1)}>
            −
          </button>
          <input
            type="number"
            aria-label={ask.text}
            min={least}
            max={most}
            value={number}
            onInput={({ currentTarget }) => set(index, currentTarget.valueAsNumber || 0)}
          />
          <button class="button" type="button" aria-label="+1" onClick={() => set(index, number + 1)}>
            +
          </button>
        </div>
      ))}
      <button class="button main big" type="button" onClick={() => onAnswer(form === 'list' ? numbers : numbers[0])}>
        OK
      </button>
    </div>
  );
};

/** What is asked of the person, one thing after the other, until the moment can be played. */
const Asking = ({ told }: { readonly told: Told }) => {
  const w = words().gaia;
  const [answers, setAnswers] = useState<Answers>({});
  const [ask, ...others] = openAsks(told, answers);
  if (ask === undefined) return <p class="soft">{w.over}</p>;
  const answer = (value: unknown): void => {
    const next = { ...answers, [ask.pointer]: value };
    setAnswers(next);
    if (openAsks(told, next).length === 0) void tell(told, next);
  };
  return (
    <section class="asking panel" aria-live="polite">
      <h2>{ask.text}</h2>
      <Question key={ask.pointer} ask={ask} onAnswer={answer} />
      {Object.keys(answers).length > 0 && (
        <button class="button quiet" type="button" onClick={() => setAnswers({})}>
          {w.again}
        </button>
      )}
      {others.length > 0 && <p class="soft">{w.more(others.length)}</p>}
    </section>
  );
};

const Score = ({ told }: { readonly told: Told }) => {
  const w = words().gaia;
  const total = told.score.reduce((sum, { points }) => sum + points, 0);
  return (
    <details class="panel">
      <summary>{`${w.score}: ${total}`}</summary>
      <ul class="plain">
        {told.score.map(({ text, points }) => (
          <li key={text}>
            {text} <b>{points}</b>
          </li>
        ))}
      </ul>
    </details>
  );
};

/** The companion of a game at a real table. */
export const Gaia = () => {
  const w = words().gaia;
  const told = past.value.at(-1);
  return (
    <div class="gaia">
      {trouble.value !== null && (
        <p class="fault" role="alert">
          {trouble.value}
        </p>
      )}
      {told === undefined ? (
        <Start />
      ) : (
        <>
          {told.steps.length > 0 && (
            <section class="panel steps">
              <h2>{w.does}</h2>
              <ol>
                {told.steps.map(({ text }, index) => (
                  <li key={index}>{text}</li>
                ))}
              </ol>
            </section>
          )}
          <Asking key={past.value.length} told={told} />
          <Score told={told} />
          <nav class="menu">
            <button class="button quiet" type="button" disabled={past.value.length < 2} onClick={takeBack}>
              {words().undo}
            </button>
            <button class="button quiet" type="button" onClick={forget}>
              {words().newGame}
            </button>
          </nav>
        </>
      )}
    </div>
  );
};
