/** A catalog as an owner might type it: ten rows in place of house ones, of every table that has ids. Its numbers are made up. */

const source = 'rulebook';
const named = (id: string) => ({ id, name: `Printed ${id}`, french: `Imprimé ${id}` });
const card = (id: string, role: string, type: string, steps: readonly object[], copies = 1) => ({
  ...named(id),
  ...{ role, copies, type, steps, source },
});

export const box = {
  game: 'extinction',
  id: 'my-box',
  title: 'My box',
  extends: 'endangered-house',
  starters: [{ ...named('social-media'), free: true, steps: [{ do: 'gain', money: 2 }], source }],
  cards: [
    card('workshop', 'all', 'unique', [{ do: 'draw', cards: 3 }]),
    card('lobbying', 'all', 'action', [{ do: 'influence', cubes: 1, on: 'any' }]),
    card('field-team', 'zoologist', 'permanent', [{ do: 'move', animals: 2, steps: 1 }], 2),
    // A card of another name: the one that it takes the place of is dropped.
    card(
      'printed-grant',
      'philanthropist',
      'action',
      [
        { do: 'gain', money: 3 },
        { do: 'give', money: 2 },
      ],
      2,
    ),
  ],
  without: { cards: ['endowment'] },
  abilities: [
    {
      ...named('private-audience'),
      role: 'philanthropist',
      first: 'printed-grant',
      steps: [{ do: 'gain', money: 1 }],
      source,
    },
  ],
  ambassadors: [
    { ...named('kenya'), back: 'grey', dice: 1, count: 'pairs', target: 8, source },
    { ...named('china'), back: 'grey', dice: 0, count: 'animals', target: 10, source },
  ],
  effects: [
    {
      ...named('clear-cutting'),
      ...{ deck: 'tiger', copies: 2, kind: 'constant', on: { phase: 'end' } },
      steps: [{ do: 'each-seat', steps: [{ do: 'lose-money', money: 1, who: 'self' }] }],
      source,
    },
    {
      ...named('shark'),
      ...{ deck: 'otter', copies: 3, kind: 'immediate' },
      steps: [
        { do: 'choose', from: [[{ do: 'discard', cards: 1 }], [{ do: 'lose-animal', animals: 1, where: 'lone' }]] },
      ],
      source,
    },
  ],
};
