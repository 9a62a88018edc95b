/** How to play a game, on one screen. */
import type { GameId } from '../games.ts';
import { lang } from '../kept.ts';
import { Emblem } from '../parts/emblem.tsx';
import { hrefOf } from '../route.ts';
import { TITLES } from '../titles.ts';
import { howTo } from '../words/how.ts';
import { words } from '../words/index.ts';

/** The aim, a turn, the end. */
export const How = ({ game }: { readonly game: GameId }) => {
  const w = words();
  const { aim, turn, end } = howTo(game);
  return (
    <article class="setup panel how">
      <Emblem game={game} />
      <h1>{TITLES[game].title[lang.value]}</h1>
      <p class="aim">{aim}</p>
      <ol>
        {turn.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <p>{end}</p>
      <p class="soft">{w.howTouch}</p>
      <a class="button main" href={hrefOf({ at: 'setup', game })}>
        {w.play}
      </a>
      <a class="button" href={hrefOf({ at: 'enter', game })}>
        {w.enter.title}
      </a>
    </article>
  );
};
