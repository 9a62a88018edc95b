/** A new game: who sits where, and what is played. */
import { useState } from 'preact/hooks';
import type { GameId } from '../games.ts';
import { lang } from '../kept.ts';
import { Emblem } from '../parts/emblem.tsx';
import { OptionsForm } from '../parts/options.tsx';
import { useKit } from '../parts/use-kit.ts';
import { useElo } from '../parts/use-levels.ts';
import { goTo } from '../route.ts';
import { begin } from '../table/course.ts';
import { keepGame } from '../table/files.ts';
import { type Player, Session } from '../table/session.ts';
import { TITLES } from '../titles.ts';
import { words } from '../words/index.ts';

const LEVELS = Array.from({ length: 10 }, (_, index) => index + 1);
const FIRST_LEVEL = 3;
/** Letters of a name that fit beside everything else. */
const MOST_LETTERS = 16;

/** A level with what kind of player to expect. */
const toldLevel = (level: number, elo: number | undefined): string => {
  const w = words();
  return [w.botOf(level), w.levelWords[level], elo === undefined ? undefined : w.elo(elo)]
    .filter((part) => part !== undefined)
    .join(' · ');
};

/** Who sits at one place. */
const SeatChoice = ({
  seat,
  player,
  elos,
  onChange,
}: {
  readonly seat: number;
  readonly player: Player;
  /** Measured Elo by level. */
  readonly elos: ReadonlyMap<number, number>;
  onChange(player: Player): void;
}) => {
  const w = words();
  const value = 'level' in player ? String(player.level) : 'person';
  return (
    <div class="seat-choice">
      <span aria-hidden="true">{w.seat(seat + 1)}</span>
      <select
        aria-label={w.seat(seat + 1)}
        value={value}
        onChange={({ currentTarget }) =>
          onChange(currentTarget.value === 'person' ? { name: '' } : { level: Number(currentTarget.value) })
        }
      >
        <option value="person">{w.person}</option>
        {LEVELS.map((level) => (
          <option key={level} value={String(level)}>
            {toldLevel(level, elos.get(level))}
          </option>
        ))}
      </select>
      {'name' in player && (
        <input
          aria-label={w.nameOf(seat + 1)}
          placeholder={w.nameOf(seat + 1)}
          maxLength={MOST_LETTERS}
          autocomplete="off"
          value={player.name}
          onInput={({ currentTarget }) => onChange({ name: currentTarget.value })}
        />
      )}
    </div>
  );
};

const playersOf = (count: number, given: readonly Player[]): Player[] =>
  Array.from({ length: count }, (_, seat) => given[seat] ?? (seat === 0 ? { name: '' } : { level: FIRST_LEVEL }));

const trimmed = (player: Player): Player => ('name' in player ? { name: player.name.trim() } : player);

/** How many play, and who. */
const Seats = ({
  range: [least, most],
  players,
  elos,
  onChange,
}: {
  readonly range: readonly [number, number];
  readonly players: readonly Player[];
  readonly elos: ReadonlyMap<number, number>;
  onChange(players: readonly Player[]): void;
}) => {
  const w = words();
  return (
    <fieldset>
      <legend>{w.seats}</legend>
      <div class="counts" role="group" aria-label={w.seats}>
        {Array.from({ length: most - least + 1 }, (_, index) => least + index).map((count) => (
          <button
            key={count}
            type="button"
            aria-pressed={count === players.length}
            onClick={() => onChange(playersOf(count, players))}
          >
            {count}
          </button>
        ))}
      </div>
      {players.map((player, seat) => (
        <SeatChoice
          key={seat}
          seat={seat}
          player={player}
          elos={elos}
          onChange={(to) => onChange(players.map((each, index) => (index === seat ? to : each)))}
        />
      ))}
    </fieldset>
  );
};

/** The form for a new game. */
export const Setup = ({ game }: { readonly game: GameId }) => {
  const w = words();
  const kit = useKit(game);
  const elos = useElo(game);
  const { title, seats } = TITLES[game];
  const usual = Math.max(seats[0], 2);
  const [players, setPlayers] = useState<readonly Player[]>(playersOf(usual, []));
  const [options, setOptions] = useState<object>({});
  const [fault, setFault] = useState<string | null>(null);
  const start = (): void => {
    if (kit === null) return;
    try {
      const seed = crypto.randomUUID();
      const session = new Session(
        kit,
        begin(kit.engine, { ...options, seats: players.length }, seed),
        players.map(trimmed),
      );
      keepGame(session.keep());
      goTo({ at: 'play', game });
    } catch (error) {
      setFault(error instanceof Error ? error.message : String(error));
    }
  };
  return (
    <form
      class="setup panel"
      onSubmit={(event) => {
        event.preventDefault();
        start();
      }}
    >
      <Emblem game={game} />
      <h1>{title[lang.value]}</h1>
      <Seats range={seats} players={players} elos={elos} onChange={setPlayers} />
      {kit !== null && (
        <OptionsForm
          game={game}
          seats={players.length}
          schema={kit.engine.schemas.options}
          value={options}
          onChange={setOptions}
        />
      )}
      {fault !== null && (
        <p class="fault" role="alert">
          {fault}
        </p>
      )}
      <button class="button main big" type="submit" disabled={kit === null}>
        {w.start}
      </button>
    </form>
  );
};
