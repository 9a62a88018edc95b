/** A game in course: whose turn it is, what is picked, what bots and hints are asked. */
import { batch, computed, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import type { Seat } from '../../../packages/engines/src/types.ts';
import type { AnyState, Kit } from '../boards/board.ts';
import { type GameId, isGame } from '../games.ts';
import { lang, PACES, pace } from '../kept.ts';
import { type Hint, type History, type Outlook, pause, steadily, troubleOf } from '../server.ts';
import { type AnyChoice, type AnyRecord, after, before, type Course, courseOf, recordOf, stateOf } from './course.ts';
import { nextSpots, type Pickable, pick } from './picks.ts';
import { show } from './show.ts';

/** Who plays a seat: a person, or a bot of a level. */
export type Player = { readonly name: string } | { readonly level: number };

/** A game that is kept. */
export interface KeptGame {
  readonly record: AnyRecord;
  readonly players: readonly Player[];
  /** Of the chance to come. */
  readonly seed?: string;
}

/** What a hint said. */
export interface HintShown {
  readonly hints: readonly Hint[];
  readonly outlook: Outlook | null;
}

/** What the page waits for, and how to end that. */
export interface Waiting {
  readonly what: 'bot' | 'hint';
  readonly since: number;
  readonly cancel: () => void;
}

const isPerson = (player: Player | undefined): boolean => player !== undefined && 'name' in player;

/** Time for the search of a hint, in ms. */
const HINT_MS = 2000;

/** One game as the page plays it. */
export class Session {
  readonly kit: Kit;
  readonly game: GameId;
  readonly players: readonly Player[];
  readonly course: Signal<Course>;
  /** Spots picked so far for the next action. */
  readonly picked = signal<readonly string[]>([]);
  /** Actions that what is picked leaves open, to be told apart by a question. */
  readonly asked = signal<readonly AnyChoice[]>([]);
  readonly hint = signal<HintShown | null>(null);
  readonly waiting = signal<Waiting | null>(null);
  /** What went wrong with a call, in words. */
  readonly trouble = signal<string | null>(null);
  /** The person who looks at the screen; null while hands are covered. */
  readonly looking: Signal<Seat | null>;
  readonly state: ReadonlySignal<AnyState> = computed(() => stateOf(this.course.value));
  readonly toAct: ReadonlySignal<Seat | null> = computed(() => this.kit.engine.toAct(this.state.value));
  /** Whether a person has made a move that can be taken back. */
  readonly canUndo: ReadonlySignal<boolean> = computed(() => before(this.course.value, new Set(this.persons)) !== null);
  /** The person whose turn it is; null where it is none's. */
  readonly person: ReadonlySignal<Seat | null> = computed(() => {
    const seat = this.toAct.value;
    return seat !== null && isPerson(this.players[seat]) ? seat : null;
  });
  /** Whose side of the table is shown. */
  readonly you: ReadonlySignal<Seat> = computed(() => this.looking.value ?? this.persons[0] ?? 0);
  readonly view: ReadonlySignal<AnyState> = computed(() => this.kit.engine.view(this.state.value, this.you.value));
  readonly choices: ReadonlySignal<readonly AnyChoice[]>;
  readonly pickable: ReadonlySignal<readonly Pickable<AnyChoice>[]>;
  /** Spots that may be picked next. */
  readonly lit: ReadonlySignal<ReadonlySet<string>>;
  /** Spots by which another action would begin. */
  readonly other: ReadonlySignal<ReadonlySet<string>>;
  readonly persons: readonly Seat[];
  readonly #ended = new AbortController();
  #busy: AbortController | null = null;

  constructor(kit: Kit, course: Course, players: readonly Player[]) {
    const { id } = kit.engine;
    if (!isGame(id)) throw new TypeError(`${id} is no game of the page`);
    this.kit = kit;
    this.game = id;
    this.players = players;
    this.course = signal(course);
    this.persons = players.flatMap((player, seat) => (isPerson(player) ? [seat] : []));
    this.looking = signal(this.persons.length === 1 ? (this.persons[0] ?? null) : null);
    this.choices = computed(() =>
      this.person.value !== null && this.person.value === this.looking.value
        ? kit.engine.legalActions(this.view.value, lang.value)
        : [],
    );
    this.pickable = computed(() =>
      this.choices.value.map((choice) => ({ choice, spots: kit.board.spots(choice.action, this.view.value) })),
    );
    this.lit = computed(() => nextSpots(this.pickable.value, this.picked.value));
    this.other = computed(() => (this.picked.value.length === 0 ? new Set() : nextSpots(this.pickable.value, [])));
  }

  /** Picks a spot; an action that is complete by it is played. */
  pick(spot: string): void {
    const found = pick(this.pickable.value, this.picked.value, spot);
    this.picked.value = found.picked;
    const choices = 'choices' in found ? found.choices : [];
    const [only] = choices;
    if (choices.length === 1 && only !== undefined) void this.play(only);
    else this.asked.value = choices;
  }

  /** Whether a spot that may be picked, or was picked last, begins an action that more spots belong to. */
  leadsOn(spot: string): boolean {
    return (
      this.picked.value.at(-1) === spot ||
      (this.lit.value.has(spot) && !('choices' in pick(this.pickable.value, this.picked.value, spot)))
    );
  }

  /** Takes all picks back. */
  unpick(): void {
    batch(() => {
      this.picked.value = [];
      this.asked.value = [];
    });
  }

  /** Plays an action of the person whose turn it is; bots then go on. */
  async play(choice: AnyChoice): Promise<void> {
    this.#busy?.abort();
    await this.#move(choice);
    await this.run();
  }

  async #move(choice: AnyChoice): Promise<void> {
    const seat = this.toAct.value;
    if (seat === null) return;
    const course = after(this.kit.engine, this.course.value, seat, choice, lang.value);
    await show(() =>
      batch(() => {
        this.course.value = course;
        this.hint.value = null;
        this.trouble.value = null;
        this.unpick();
        if (this.persons.length > 1 && this.person.value !== null && this.person.value !== this.looking.value)
          this.looking.value = null;
      }),
    );
  }

  /** Back to the last decision of a person. */
  async undo(): Promise<void> {
    const course = before(this.course.value, new Set(this.persons));
    if (course === null) return;
    this.#busy?.abort();
    await show(() =>
      batch(() => {
        this.course.value = course;
        this.hint.value = null;
        this.unpick();
        if (this.persons.length > 1) this.looking.value = null;
      }),
    );
  }

  /** Lets bots play until a person's turn or the end. */
  async run(): Promise<void> {
    for (let first = true; !this.#ended.signal.aborted; first = false) {
      const seat = this.toAct.value;
      const player = seat === null ? undefined : this.players[seat];
      if (seat === null || player === undefined || !('level' in player)) return;
      const view = this.kit.engine.view(this.state.value, seat);
      const seed = `${this.course.value.seed}/${this.course.value.moves.length}`;
      const advice = await this.#call('bot', async (signal) => {
        const [told] = await Promise.all([
          this.kit.server.recommend(view, { level: player.level, seed, signal }),
          first || !this.#wasSeen() ? undefined : pause(PACES[pace.value], signal),
        ]);
        return told;
      });
      if (advice?.action == null) return;
      await this.#move({ action: advice.action, notation: advice.notation ?? '', text: advice.text ?? '' });
    }
  }

  /** Whether the last move came to something that was told: small steps of a chain, such as sprouts, are not waited for. */
  #wasSeen(): boolean {
    return (this.course.value.moves.at(-1)?.events.length ?? 0) > 0;
  }

  /** Asks for a hint for the person whose turn it is. */
  async askHint(): Promise<void> {
    if (this.choices.value.length === 0) return;
    const asking = { budget: { timeMs: HINT_MS }, top: 3, lang: lang.value, ...this.told() };
    const hint = await this.#call('hint', (signal) => this.kit.server.hint(this.view.value, { ...asking, signal }));
    if (hint !== null) this.hint.value = hint;
  }

  /** What the seat to act can tell a search of what others did; nothing where that says nothing. */
  told(): { readonly history?: History } {
    const history = this.kit.engine.history(recordOf(this.kit.engine, this.course.value));
    return history.length === 0 ? {} : { history };
  }

  /** Makes a call that can be cancelled; null where it was, or failed. */
  async #call<T>(what: Waiting['what'], make: (signal: AbortSignal) => Promise<T>): Promise<T | null> {
    this.#busy?.abort();
    const busy = new AbortController();
    this.#busy = busy;
    const signal = AbortSignal.any([busy.signal, this.#ended.signal]);
    this.waiting.value = { what, since: performance.now(), cancel: () => busy.abort() };
    try {
      const made = await steadily(() => make(signal), signal);
      return signal.aborted ? null : made;
    } catch (error) {
      if (!signal.aborted) this.trouble.value = troubleOf(error);
      return null;
    } finally {
      if (this.#busy === busy) {
        this.#busy = null;
        this.waiting.value = null;
      }
    }
  }

  /** Tells what happened in the language of now. */
  retell(): void {
    const { seed } = this.course.value;
    this.course.value = {
      ...courseOf(this.kit.engine, recordOf(this.kit.engine, this.course.value), lang.value),
      seed,
    };
  }

  /** The game as it is kept. */
  keep(): KeptGame {
    return {
      record: recordOf(this.kit.engine, this.course.value),
      players: this.players,
      seed: this.course.value.seed,
    };
  }

  /** A game that was kept, played back. @throws Refusal where its record does not follow the rules */
  static resume(kit: Kit, { record, players, seed }: KeptGame): Session {
    const course = courseOf(kit.engine, record, lang.value);
    return new Session(kit, seed === undefined ? course : { ...course, seed }, players);
  }

  /** Ends what is under way; the session is not used afterwards. */
  close(): void {
    this.#ended.abort();
  }
}

/** The name of a seat, as people count them. */
export const nameOf = (player: Player | undefined, seat: Seat, words: Record<'player' | 'bot', string>): string =>
  player !== undefined && 'name' in player && player.name !== ''
    ? player.name
    : `${player !== undefined && 'level' in player ? words.bot : words.player} ${seat + 1}`;
