/** A game that came with a link. */
import { useEffect, useState } from 'preact/hooks';
import { isGame } from '../games.ts';
import { goTo } from '../route.ts';
import { fromLink, keepGame } from '../table/files.ts';
import { words } from '../words/index.ts';

/** Opens the game that the address holds. */
export const Shared = ({ text }: { readonly text: string }) => {
  const [isWrong, setWrong] = useState(false);
  useEffect(() => {
    void fromLink(text).then((game) => {
      if (game === null || !isGame(game.record.game)) return setWrong(true);
      keepGame(game);
      goTo({ at: 'play', game: game.record.game });
    });
  }, [text]);
  return isWrong ? (
    <p class="fault" role="alert">
      {words().notFound}
    </p>
  ) : null;
};
