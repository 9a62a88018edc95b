/** Between the turns of several people at one device: nobody's hand is seen. */
import { nameOf, type Session } from '../table/session.ts';
import { words } from '../words/index.ts';

/** Covers the table until the next person is there. */
export const Cover = ({ session, seat }: { readonly session: Session; readonly seat: number }) => {
  const w = words();
  return (
    <section class="cover panel">
      <h1>{w.passTo(nameOf(session.players[seat], seat, w))}</h1>
      <p class="soft">{w.passHint}</p>
      <button
        class="button main big"
        type="button"
        onClick={() => {
          session.looking.value = seat;
        }}
      >
        {w.ready}
      </button>
    </section>
  );
};
