/** A question where what was touched may mean several things. */
import { useEffect, useRef } from 'preact/hooks';
import type { Session } from '../table/session.ts';
import { words } from '../words/index.ts';

/** A dialog over the table; closing it takes the pick back. */
export const Question = ({ session }: { readonly session: Session }) => {
  const w = words();
  const dialog = useRef<HTMLDialogElement>(null);
  const choices = session.asked.value;
  useEffect(() => {
    if (choices.length > 0) dialog.current?.showModal();
    else dialog.current?.close();
  }, [choices]);
  return (
    <dialog ref={dialog} class="question" aria-label={w.which} onClose={() => session.unpick()}>
      <h2>{w.which}</h2>
      {choices.map((choice) => (
        <button key={choice.notation} class="button" type="button" onClick={() => void session.play(choice)}>
          {choice.text}
        </button>
      ))}
      <button class="button quiet" type="button" onClick={() => session.unpick()}>
        {w.cancel}
      </button>
    </dialog>
  );
};
