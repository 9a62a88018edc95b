/** Says that the server cannot be reached, while the page waits for it, or that it has a newer page. */
import { isAway, isStale } from '../server.ts';
import { words } from '../words/index.ts';

/** A line at the top, in sight wherever one is; nothing while all is well. */
export const Away = () => (
  <div class="away" role="status">
    {isAway.value && <p>{words().away}</p>}
    {isStale.value && (
      <p>
        {words().stale}{' '}
        <button class="button" type="button" onClick={() => location.reload()}>
          {words().reload}
        </button>
      </p>
    )}
  </div>
);
