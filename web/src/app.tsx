/** The frame of the page: a head with the way home and the language, and the place one is at. */
import { lang } from './kept.ts';
import { Away } from './parts/away.tsx';
import { KeyField } from './parts/key.tsx';
import { Leaf } from './parts/leaf.tsx';
import { hrefOf, route } from './route.ts';
import { Analyse } from './views/analyse.tsx';
import { Enter } from './views/enter.tsx';
import { Gaia } from './views/gaia.tsx';
import { Home } from './views/home.tsx';
import { How } from './views/how.tsx';
import { Play } from './views/play.tsx';
import { Review } from './views/review.tsx';
import { Setup } from './views/setup.tsx';
import { Shared } from './views/shared.tsx';
import { words } from './words/index.ts';

const Place = () => {
  const to = route.value;
  switch (to.at) {
    case 'setup':
      return <Setup key={to.game} game={to.game} />;
    case 'play':
      return <Play key={to.game} game={to.game} />;
    case 'analyse':
      return <Analyse key={to.game} game={to.game} />;
    case 'review':
      return <Review key={to.game} game={to.game} />;
    case 'enter':
      return <Enter key={to.game} game={to.game} />;
    case 'how':
      return <How game={to.game} />;
    case 'gaia':
      return <Gaia />;
    case 'shared':
      return <Shared text={to.text} />;
    default:
      return <Home />;
  }
};

/** All of it. */
export const App = () => {
  const w = words();
  return (
    <div class={`app at-${route.value.at}`}>
      <header class="head">
        <a class="brand" href={hrefOf({ at: 'home' })} aria-label={w.home}>
          <Leaf /> <span>Arbor</span>
        </a>
        <button
          class="quiet"
          type="button"
          lang={lang.value === 'en' ? 'fr' : 'en'}
          onClick={() => {
            lang.value = lang.value === 'en' ? 'fr' : 'en';
          }}
        >
          {w.language}
        </button>
      </header>
      <main>
        <Away />
        <KeyField />
        <Place />
      </main>
    </div>
  );
};
