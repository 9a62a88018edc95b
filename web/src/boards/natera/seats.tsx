/** What lies before each seat. */
import { About } from '../../parts/about.tsx';
import { Spot } from '../../table/spot.tsx';
import { AnimalHead } from './animal.tsx';
import { PlayedCard, Specialist, Tribe } from './cards.tsx';
import { coloniesOf } from './home.tsx';
import { Icon, Piece } from './icons.tsx';
import { Science, ScienceDots } from './science.tsx';
import { KINDS, RESOURCES, TOKENS } from './terms.ts';
import type { Player, Tools } from './tools.ts';

const claimsOf = ({ view }: Tools, seat: number): number =>
  view.accomplishments.filter(({ claimedBy }) => claimedBy === seat).length;

/** Whose name it is, and how it stands with it. */
const SeatName = ({ seat, tools }: { readonly seat: number; readonly tools: Tools }) => {
  const { view, words, nameOf } = tools;
  return (
    <h3 class={`seat-name seat-${seat}`}>
      <Piece sign="explorer" seat={seat} />
      {nameOf(seat)}
      {view.firstSeat === seat && (
        <span class="is-first" title={words.first}>
          <Icon sign="first" />
          <span class="unseen">{words.first}</span>
        </span>
      )}
      <span
        class="claims"
        role="img"
        aria-label={words.tokens(claimsOf(tools, seat))}
        title={words.tokens(claimsOf(tools, seat))}
      >
        {Array.from({ length: TOKENS }, (_, index) => (
          <i key={index} class={index < claimsOf(tools, seat) ? 'on' : ''} />
        ))}
      </span>
      {view.passed.includes(seat) && <span class="soft passed">{words.passed}</span>}
    </h3>
  );
};

/** Cards in play, by what they are for. */
const Played = ({ player, tools }: { readonly player: Player; readonly tools: Tools }) => {
  const { faces, words } = tools;
  const groups = KINDS.map(
    (kind) => [kind, player.inPlay.filter((id) => faces.of('cards', id).kind === kind)] as const,
  );
  return (
    <div class="n-inplay">
      {groups.map(
        ([kind, ids]) =>
          ids.length > 0 && (
            <section key={kind} class={`group ${kind}`} aria-label={words.kinds[kind]}>
              <h4>{words.kinds[kind]}</h4>
              {ids.map((id) => (
                <PlayedCard key={id} id={id} tools={tools} />
              ))}
            </section>
          ),
      )}
      {player.specialists.length > 0 && (
        <section class="group specialists" aria-label={words.specialists}>
          <h4>{words.specialists}</h4>
          {player.specialists.map((id) => (
            <Specialist key={id} id={id} tools={tools} hired />
          ))}
        </section>
      )}
    </div>
  );
};

/** Tribes to choose from. */
const Offered = ({ tribes, tools }: { readonly tribes: readonly string[]; readonly tools: Tools }) => (
  <div class="n-offered">
    {tribes.map((id) => {
      const face = tools.faces.of('tribes', id);
      return (
        <Spot key={id} id={`tribe:${id}`} class="offer" name={[`${face.name}.`, ...face.facts].join(' ')}>
          <Tribe id={id} tools={tools} />
          <ul class="facts-of">
            {face.facts.slice(1).map((fact) => (
              <li key={fact}>{fact}</li>
            ))}
          </ul>
        </Spot>
      );
    })}
  </div>
);

/** One’s own mat. */
export const OwnMat = ({ tools }: { readonly tools: Tools }) => {
  const { view, you, nameOf } = tools;
  const player = view.players[you];
  if (player === undefined) return null;
  return (
    <section class={`n-own seat-${you}`} aria-label={nameOf(you)}>
      <SeatName seat={you} tools={tools} />
      {player.tribe === null && player.offered !== null && player.offered !== undefined && (
        <Offered tribes={player.offered} tools={tools} />
      )}
      {player.tribe !== null && (
        <div class="mat">
          <div class="reserve">
            <Tribe id={player.tribe} tools={tools} />
            <Played player={player} tools={tools} />
          </div>
          <Science player={player} tools={tools} />
        </div>
      )}
    </section>
  );
};

/** Another seat, small. */
export const OtherSeat = ({ seat, tools }: { readonly seat: number; readonly tools: Tools }) => {
  const { view, faces, words, nameOf } = tools;
  const player = view.players[seat];
  if (player === undefined) return null;
  const tribe = player.tribe === null ? null : faces.of('tribes', player.tribe);
  const { base, advanced } = player.handSize ?? { base: 0, advanced: 0 };
  return (
    <section class={`n-other seat-${seat}`} aria-label={nameOf(seat)}>
      <div class="who">
        {tribe !== null && <AnimalHead of={tribe.id} />}
        <SeatName seat={seat} tools={tools} />
        <span class="n-name">
          {tribe?.name ?? `${words.tribe}: ${words.hidden}`}
          <About card={tribe?.card} />
        </span>
        <ScienceDots player={player} tools={tools} />
      </div>
      <div class="small-purse">
        {RESOURCES.map((resource) => (
          <span key={resource} class="goods" title={words.signs[resource]}>
            <Icon sign={resource} />
            <b>{player.resources[resource]}</b>
            <span class="unseen">{words.signs[resource]}</span>
          </span>
        ))}
        <span
          class="backs"
          role="img"
          aria-label={words.cardsInHand(base, advanced)}
          title={words.cardsInHand(base, advanced)}
        >
          <i class="base">{base}</i>
          <i class="advanced">{advanced}</i>
        </span>
        <span class="at-home">
          {Array.from({ length: player.leaders }, (_, index) => (
            <Piece key={`l${index}`} sign="leader" seat={seat} />
          ))}
          {Array.from({ length: player.explorers }, (_, index) => (
            <Piece key={`x${index}`} sign="explorer" seat={seat} />
          ))}
          <Piece sign="colony" seat={seat} />
          <small>×{coloniesOf(tools, seat)}</small>
        </span>
      </div>
      <Played player={player} tools={tools} />
    </section>
  );
};
