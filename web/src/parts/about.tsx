/** What a card is and does, one touch away. */
import { useId } from 'preact/hooks';
import type { CardRow } from '../../../packages/engines/src/types.ts';
import { words } from '../words/index.ts';

/** Whether a value of this row is a stand-in of ours. */
const isHouse = ({ row }: CardRow): boolean => 'source' in row && row.source === 'house';

/** A small button at the corner of a card, with what the card does; nothing where there is no such card. */
export const About = ({ card }: { readonly card: CardRow | undefined }) => {
  const w = words();
  const id = useId();
  if (card === undefined) return null;
  return (
    <>
      <button class="about" type="button" popovertarget={id} aria-label={`${w.what}: ${card.name}`}>
        ?
      </button>
      <div id={id} class="facts" popover="auto">
        <h3>{card.name}</h3>
        {card.facts.map((fact) => (
          <p key={fact}>{fact}</p>
        ))}
        {isHouse(card) && <p class="soft">{w.house}</p>}
      </div>
    </>
  );
};
