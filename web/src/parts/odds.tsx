/** What a hidden thing may be, and what the play of others says of it. */
import type { Outlook, Slot } from '../server.ts';

/** The likeliest values of a hidden thing: by what others did where that was told, else by the cards. */
export const Odds = ({ slot, most }: { readonly slot: Slot; readonly most: number }) => (
  <>
    <h3>{slot.text}</h3>
    <ul class="belief">
      {slot.values.slice(0, most).map(({ text, probability, byPlay = probability }) => (
        <li key={text}>
          <meter value={byPlay} max={1} aria-label={text} />
          <span>{text}</span> <b>{Math.round(byPlay * 100)} %</b>
        </li>
      ))}
    </ul>
  </>
);

/** In a sentence, what others did and what follows from it. */
export const Told = ({ play }: { readonly play: Outlook['play'] }) =>
  play === undefined ? null : <p class="told">{play.text}</p>;
