import type { Belief, BeliefSlot, Seat } from '../../../core/contract.ts';
import type { Message } from '../../../core/text.ts';
import { areaOf, type Named, NONE, tierOf } from '../content/tables.ts';
import { AREAS, BACKGROUNDS, CARDS, PILES, SPACES } from '../content/terms.ts';
import { pileSeen, pileSize } from '../rules/cards.ts';
import { isFaceDown } from '../rules/hidden.ts';
import type { State } from '../rules/state.ts';
import { STAGES } from '../rules/terms.ts';
import { keeperPart, worldsOfPile } from './belief-cards.ts';
import { orders, type Part } from './belief-part.ts';
import { unseenCards } from './unseen.ts';

/**
 * What `seat` can say of all that it cannot see, the counts behind `redeal`: tiles that are face down, tribes while they are chosen,
 * who has the cards that it passed on in drafts, and of what kind the next card of each pile is.
 */
export const belief = (state: State, seat: Seat): Belief => {
  if (state.result !== 0) return { worlds: 1, acceptance: 1, slots: [] };
  const parts = [
    tribePart(state, seat),
    tilePart(state),
    ...PILES.keys().map((pile) => pilePart(state, seat, pile)),
    keeperPart(state, seat),
    { worlds: orders(state.specialistSize - state.bottomSeen), slots: [] },
  ];
  return {
    // A catalog much larger than the box could have more worlds than there are numbers.
    worlds: Math.min(
      Number.MAX_VALUE,
      parts.reduce((worlds, part) => worlds * part.worlds, 1),
    ),
    acceptance: 1,
    slots: parts.flatMap(({ slots }) => slots),
  };
};

const rowMessage = (id: string, { name, french }: Named): Message => ({
  code: 'belief.row',
  params: { id, name, french },
});

/** Each of some rows as likely as any other. */
const evenly = (rows: readonly number[], tell: (row: number) => Message): BeliefSlot['values'] =>
  rows.map((row) => ({ value: tell(row), probability: 1 / rows.length }));

/** Two tribes for each other seat, of those that the viewer was not offered; which it takes is as likely. */
const tribePart = ({ offered, rules, stage, tribe }: State, seat: Seat): Part => {
  if (STAGES[stage] !== 'tribes') return { worlds: 1, slots: [] };
  const { ids, names, nuclear } = rules.content.tribes;
  const left = [...ids.keys()].filter(
    (row) => row !== offered[seat * 2] && row !== offered[seat * 2 + 1] && (rules.nuclear || nuclear[row] === 0),
  );
  const others = [...new Array(rules.seats).keys()].filter((other) => other !== seat);
  const chosen = others.filter((other) => tribe[other] !== NONE);
  return {
    worlds: (orders(left.length, 2 * others.length) / 2 ** others.length) * 2 ** chosen.length,
    slots: others.map((other) => ({
      slot: { code: 'slot.tribe', params: { seat: other } },
      values: evenly(left, (row) => rowMessage(ids[row]!, names[row]!)),
    })),
  };
};

const tilePart = (state: State): Part => {
  const { ids, names, tier2, tier3 } = state.rules.content.locations;
  const hidden = [...new Array(SPACES).keys()].filter((space) => isFaceDown(state, space));
  let worlds = 1;
  const slots = hidden.map((space): BeliefSlot => {
    const tier = tierOf(space);
    const rows = Array.from((tier === 2 ? tier2 : tier3)[areaOf(space) - 1]!);
    const place = tier === 2 && tierOf(space - 1) === 2 ? 2 : 1;
    worlds *= rows.length - place + 1;
    const zone = AREAS[areaOf(space)]!;
    return {
      slot:
        tier === 2
          ? { code: 'slot.tile', params: { zone, tier, place } }
          : { code: 'slot.only-tile', params: { zone, tier } },
      values: evenly(rows, (row) => rowMessage(ids[row]!, names[row]!)),
    };
  });
  return { worlds, slots };
};

const unseen = new Uint8Array(CARDS);

/** How the cards of a pile that are unseen can lie, and of what kind the next one is: each is as likely as any other. */
const pilePart = (state: State, seat: Seat, pile: number): Part => {
  const { background } = state.rules.content.cards;
  const size = unseenCards(state, seat, pile, unseen);
  const isKnown = ((pileSeen(state, pile) >> seat) & 1) === 1;
  const counts = BACKGROUNDS.map(
    (_, kind) => unseen.subarray(0, size).filter((card) => background[card] === kind).length,
  );
  const values = BACKGROUNDS.map((name, kind) => ({
    value: { code: 'belief.background', params: { background: name } },
    probability: counts[kind]! / size,
  })).filter(({ probability }) => probability > 0);
  const isAsked = pileSize(state, pile) > 0 && !isKnown;
  return {
    worlds: worldsOfPile(state, seat, pile, size),
    slots: isAsked ? [{ slot: { code: 'slot.next-card', params: { pile: PILES[pile]! } }, values }] : [],
  };
};
