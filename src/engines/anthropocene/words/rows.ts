/** Rows of Anthropocène's catalogs as messages. */
import { type RowTellers, rowTeller } from '../../../core/rows.ts';
import type { Message } from '../../../core/text.ts';
import { CardRow, cardId, cardIndex, DECK, FIRST_START, ObjectiveRow, StartRow } from '../content/catalog.ts';
import { ELEMENTS } from '../content/terms.ts';

const molecules = ({ co2, ch4 }: { readonly co2: boolean; readonly ch4: boolean }): Message[] => [
  ...(co2 ? [{ code: 'fact.co2', params: {} }] : []),
  ...(ch4 ? [{ code: 'fact.ch4', params: {} }] : []),
  ...(co2 || ch4 ? [] : [{ code: 'fact.clean', params: {} }]),
];

/** Tellers of Anthropocène's tables. */
export const rows: RowTellers = {
  cards: rowTeller(CardRow, ({ id, co2, ch4 }) => {
    const card = cardIndex(id);
    const generation = 1 + Math.floor(card / DECK);
    const element = ELEMENTS[Math.floor((card % DECK) / 4)]!;
    return {
      id,
      name: { code: 'name.card', params: { card: id, generation } },
      facts: [{ code: 'fact.card', params: { generation, element, value: card % 4 } }, ...molecules({ co2, ch4 })],
    };
  }),
  start: rowTeller(StartRow, ({ row, column, value, co2, ch4 }, index) => ({
    id: cardId(FIRST_START + index),
    name: { code: 'card', params: { card: cardId(FIRST_START + index) } },
    facts: [{ code: 'fact.start', params: { row, column, value } }, ...molecules({ co2, ch4 })],
  })),
  objectives: rowTeller(ObjectiveRow, ({ landmark, biosphere = 0 }) =>
    landmark === undefined
      ? {
          id: String(biosphere),
          name: { code: 'biosphere', params: { biosphere } },
          facts: [{ code: 'fact.biosphere', params: { biosphere } }],
        }
      : {
          id: landmark,
          name: { code: 'landmark', params: { landmark } },
          facts: [{ code: 'fact.landmark', params: { landmark } }],
        },
  ),
};
