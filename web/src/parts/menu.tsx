/** What can be done with a game as a whole. */
import { useState } from 'preact/hooks';
import { isGame } from '../games.ts';
import { pace } from '../kept.ts';
import { goTo, hrefOf } from '../route.ts';
import { download, keepGame, readGame, toLink } from '../table/files.ts';
import type { Session } from '../table/session.ts';
import { words } from '../words/index.ts';

/** A button to choose a file with a game in it. */
export const LoadButton = ({ label }: { readonly label: string }) => {
  const [isWrong, setWrong] = useState(false);
  const load = async (file: File | undefined): Promise<void> => {
    const game = file === undefined ? null : readGame(await file.text());
    setWrong(game === null);
    if (game === null || !isGame(game.record.game)) return;
    keepGame(game);
    goTo({ at: 'play', game: game.record.game });
  };
  return (
    <>
      <label class="button file">
        {label}
        <input
          class="unseen"
          type="file"
          accept=".json,application/json"
          onChange={({ currentTarget }) => void load(currentTarget.files?.[0])}
        />
      </label>
      {isWrong && (
        <p class="fault" role="alert">
          {words().notFound}
        </p>
      )}
    </>
  );
};

const PACE_NAMES = ['quick', 'usual', 'slow'] as const;

/** Save, share, review, analyse, begin anew. */
export const Menu = ({ session }: { readonly session: Session }) => {
  const w = words();
  const [isCopied, setCopied] = useState(false);
  const { game } = session;
  const share = async (): Promise<void> => {
    const text = await toLink(session.keep());
    await navigator.clipboard.writeText(new URL(hrefOf({ at: 'shared', text }), location.href).href);
    setCopied(true);
  };
  return (
    <nav class="menu" aria-label={w.menu}>
      <select
        aria-label={w.pace}
        value={pace.value}
        onChange={({ currentTarget: { value } }) => {
          pace.value = value === 'quick' || value === 'slow' ? value : 'usual';
        }}
      >
        {PACE_NAMES.map((each) => (
          <option key={each} value={each}>
            {w.paces[each]}
          </option>
        ))}
      </select>
      <button class="button quiet" type="button" onClick={() => download(session.keep())}>
        {w.save}
      </button>
      <button class="button quiet" type="button" onClick={() => void share()}>
        {isCopied ? w.copied : w.share}
      </button>
      <a class="button quiet" href={hrefOf({ at: 'review', game })}>
        {w.review}
      </a>
      <a class="button quiet" href={hrefOf({ at: 'analyse', game })}>
        {w.analyse}
      </a>
      <a class="button quiet" href={hrefOf({ at: 'how', game })}>
        {w.howTo}
      </a>
      <a class="button quiet" href={hrefOf({ at: 'setup', game })}>
        {w.newOne}
      </a>
    </nav>
  );
};
