/** The first thing that people see: the games, and the one they left. */
import { GAME_IDS, type GameId } from '../games.ts';
import { lang, read } from '../kept.ts';
import { Emblem } from '../parts/emblem.tsx';
import { LoadButton } from '../parts/menu.tsx';
import { hrefOf } from '../route.ts';
import { TITLES } from '../titles.ts';
import { words } from '../words/index.ts';

const Card = ({ game }: { readonly game: GameId }) => {
  const w = words();
  const { title, seats, about } = TITLES[game];
  const isKept = read(`game.${game}`) !== null;
  return (
    <article class={`game-card ${game}`}>
      <Emblem game={game} />
      <h2>{title[lang.value]}</h2>
      <p>{about[lang.value]}</p>
      <p class="soft">{w.players(...seats)}</p>
      <nav>
        {isKept && (
          <a class="button main" href={hrefOf({ at: 'play', game })}>
            {w.goOn}
          </a>
        )}
        <a class={isKept ? 'button' : 'button main'} href={hrefOf({ at: 'setup', game })}>
          {isKept ? w.newGame : w.play}
        </a>
        <a class="button quiet" href={hrefOf({ at: 'how', game })}>
          {w.howTo}
        </a>
      </nav>
    </article>
  );
};

/** The games. */
export const Home = () => {
  const w = words();
  return (
    <div class="home">
      <p class="lead">{w.lead}</p>
      <div class="games">
        {GAME_IDS.map((game) => (
          <Card key={game} game={game} />
        ))}
      </div>
      <p>
        <LoadButton label={w.load} />{' '}
        <a class="button" href={hrefOf({ at: 'gaia' })}>
          {w.gaiaLink}
        </a>
      </p>
      <footer class="soft">
        <a href="./docs">{w.docs}</a>
      </footer>
    </div>
  );
};
