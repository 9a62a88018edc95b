/** A game of Earth at a real table against Gaïa: what was told so far, and what she did. It is kept in the browser. */
import { signal } from '@preact/signals';
import type { AutomaAnswer, AutomaRequest } from '../../../packages/client/src/index.ts';
import { read, write } from '../kept.ts';
import { client, steadily, troubleOf } from '../server.ts';

/** What the automaton did and asks. */
export type Told = AutomaAnswer<'earth'>;
/** One thing that it has to be told. */
export type Ask = Told['asks'][number];
/** Answers to its questions by pointer. */
export type Answers = Readonly<Record<string, unknown>>;

/** How a game begins. */
export interface Begin {
  readonly difficulty: 'beginner' | 'medium' | 'hard' | 'expert';
  readonly cards: 'table' | 'arbor';
  readonly animals: readonly string[];
}

const NAME = 'gaia';
/** The form waits as long as it takes. */
const NEVER = new AbortController().signal;

const keptPast = (): readonly Told[] => {
  try {
    const past: unknown = JSON.parse(read(NAME) ?? '[]');
    return Array.isArray(past) ? past : [];
  } catch {
    return [];
  }
};

/** Every answer of the game, the present one last: what can be taken back. */
export const past = signal<readonly Told[]>(keptPast());
/** What went wrong with the last call; null when nothing did. */
export const trouble = signal<string | null>(null);

const keep = (told: readonly Told[]): void => {
  past.value = told;
  write(NAME, JSON.stringify(told));
};

const call = async (request: AutomaRequest<'earth'>): Promise<Told | null> => {
  try {
    trouble.value = null;
    return await steadily(() => client().game('earth').automa(request), NEVER);
  } catch (error) {
    trouble.value = troubleOf(error);
    return null;
  }
};

/** Sets a game up. */
export const begin = async ({ difficulty, cards, animals }: Begin): Promise<void> => {
  const options = { difficulty, cards, ...(animals.length > 0 && { animals: [...animals] }) };
  const told = await call({ state: { game: 'earth', version: 1, kind: 'automa', options } });
  if (told !== null) keep([told]);
};

/** The questions that have to be answered, given what was answered so far. */
export const openAsks = ({ asks }: Told, answers: Answers): readonly Ask[] =>
  asks.filter(
    ({ pointer, only }) =>
      !(pointer in answers) && (only === undefined || only.values.includes(String(answers[only.pointer]))),
  );

/** Plays the moment that was told. */
export const tell = async (told: Told, answers: Answers): Promise<void> => {
  const human = Object.fromEntries(
    Object.entries(answers).map(([pointer, value]) => [pointer.slice('/human/'.length), value]),
  );
  const next = await call({ state: { ...told.state, human }, seed: crypto.randomUUID() });
  if (next !== null) keep([...past.value, next]);
};

/** Takes the last moment back; the pieces on the table have to follow. */
export const takeBack = (): void => keep(past.value.slice(0, -1));

/** Forgets the game. */
export const forget = (): void => keep([]);
