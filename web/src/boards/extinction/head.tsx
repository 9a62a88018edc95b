/** The years with their votes, and how the species stands. */
import { About } from '../../parts/about.tsx';
import { Animal, Ballot, Tile } from './icons.tsx';
import type { Scene } from './scene.ts';

const Years = ({ scene }: { readonly scene: Scene }) => {
  const { view, words, box } = scene;
  const [first, second] = box.years(view.options.seats ?? 4);
  return (
    <ol class="x-years" aria-label={words.years}>
      {Array.from({ length: second }, (_, index) => {
        const year = index + 1;
        const isVote = year === first || year === second;
        const look = `${isVote ? 'vote' : ''}${year === view.year ? ' now' : ''}${year < view.year ? ' past' : ''}`;
        return (
          <li key={year} class={look} aria-current={year === view.year ? 'step' : undefined}>
            <span class="unseen">{words.year(year)}</span>
            <b aria-hidden="true">{year}</b>
            {isVote && (
              <span class="x-poll">
                <Ballot />
                {words.vote}
              </span>
            )}
          </li>
        );
      })}
    </ol>
  );
};

/** What is on top of the table. */
export const Head = ({ scene }: { readonly scene: Scene }) => {
  const { words, sheet, scenario, herd, pairs, pile } = scene;
  return (
    <header class="x-head">
      <span class="x-species">
        <Animal scenario={scenario} />
        <b>{sheet.row?.name}</b>
        <About card={sheet.row} />
      </span>
      <Years scene={scene} />
      <span class="x-count" role="img" aria-label={words.herd(herd, pairs)}>
        <b>{herd}</b> {words.animals} · <b>{pairs}</b> {words.pairs}
      </span>
      <span class={`x-count${pile < 4 ? ' low' : ''}`} role="img" aria-label={words.pile(pile)}>
        <Tile scenario={scenario} />
        <b>{pile}</b> {words.tilesLeft}
      </span>
    </header>
  );
};
