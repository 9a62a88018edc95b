/** Asks for the key of a server that wants one. It stays in this browser. */
import { apiKey } from '../kept.ts';
import { isKeyWanted } from '../server.ts';
import { words } from '../words/index.ts';

/** A field for the key, once the server has refused the page without. */
export const KeyField = () => {
  const w = words();
  if (!isKeyWanted.value) return null;
  return (
    <form
      class="key-field panel"
      onSubmit={(event) => {
        event.preventDefault();
        const typed = new FormData(event.currentTarget).get('key');
        apiKey.value = typeof typed === 'string' ? typed.trim() : '';
        isKeyWanted.value = false;
      }}
    >
      <label>
        {w.key} <input name="key" type="password" autocomplete="off" aria-label={w.keyLabel} />
      </label>
      <button class="button main" type="submit">
        OK
      </button>
    </form>
  );
};
