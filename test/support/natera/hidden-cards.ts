/**
 * Every way in which exploration cards can lie that a view of NATERA does not show, found by trying each place for each card: where
 * backs say that there are so many, where the viewer knows a card, and where it remembers one of several.
 */
import type { StateJson } from '../../../src/engines/natera/documents/schema.ts';

type Player = StateJson['players'][number];
type Pile = 'base' | 'advanced';
type Zone = 'hand' | 'aside' | 'packet';
const ZONES: readonly Zone[] = ['hand', 'aside', 'packet'];

interface Card {
  readonly id: string;
  readonly pile: Pile;
}

/** A place of another seat that cards lie in face down. */
interface Place {
  readonly seat: number;
  readonly zone: Zone;
}

/** Where each hidden card of a pile lies; those that are nowhere in it are in the pile. */
type Lying = ReadonlyMap<string, Place>;

const sorted = (cards: readonly string[] | null | undefined): string => [...(cards ?? [])].sort().join();

/** A seat's cards, as worlds tell them. */
export const wayOfCards = ({ hand, aside, packet, pick }: Pick<Player, 'hand' | 'aside' | 'packet' | 'pick'>): string =>
  `${sorted(hand)};${sorted(aside)};${sorted(packet)};${pick ?? ''}`;

const viewerOf = ({ players, viewer }: StateJson) => (viewer === 'all' ? undefined : players[viewer]);

/** Cards that the viewer sees. */
const seenCards = (view: StateJson): Set<string> =>
  new Set([
    ...view.discards,
    ...view.players.flatMap(({ hand, aside, packet, inPlay }) => [
      ...(hand ?? []),
      ...(aside ?? []),
      ...(packet ?? []),
      ...inPlay,
    ]),
    ...[view.piles.base.top, view.piles.advanced.top].filter((id) => id != null),
  ]);

const sizeOf = (view: StateJson, { seat, zone }: Place, pile: Pile): number => {
  const player = view.players[seat];
  if (player === undefined || player[zone] != null) return 0;
  const sizes = zone === 'hand' ? player.handSize : zone === 'aside' ? player.asideSize : player.packetSize;
  return sizes?.[pile] ?? 0;
};

/** Whether what the viewer knows of a card allows it to lie there; `place` is undefined for the pile. */
const mayLie = (view: StateJson, id: string, place: Place | undefined): boolean => {
  const { knows, memory } = viewerOf(view) ?? {};
  const known = knows?.find(({ card }) => card === id);
  if (known !== undefined) return place?.zone === 'hand' && place.seat === known.seat;
  const group = memory?.find(({ cards }) => cards.includes(id));
  if (group === undefined) {
    // Of a packet that it has passed on, the viewer knows every card.
    return place?.zone !== 'packet' || memory?.some(({ packet }) => packet === place.seat) !== true;
  }
  if (place === undefined) return false;
  if (place.zone === 'packet') return place.seat === group.packet;
  return group.seats.includes(place.seat) && (place.zone === 'hand' || group.opening === true);
};

/** Whether each seat of each group has one of its cards. */
const agrees = (view: StateJson, pile: ReadonlySet<string>, lying: Lying): boolean =>
  (viewerOf(view)?.memory ?? [])
    .filter(({ cards }) => cards.some((id) => pile.has(id)))
    .every(({ cards, seats }) =>
      seats.every(
        (seat) => cards.filter((id) => lying.get(id)?.seat === seat && lying.get(id)?.zone !== 'packet').length === 1,
      ),
    );

/** What is searched for: where these cards can lie, of which so many are in each place. */
interface Question {
  readonly view: StateJson;
  readonly cards: readonly string[];
  readonly places: readonly Place[];
  /** By card, the places that it may lie in, by number; that of the pile comes after them. */
  readonly may: readonly (readonly boolean[])[];
  readonly sizes: readonly number[];
  readonly inPile: number;
  readonly limit: number;
}

/** Tries each place for each card. */
class Search {
  readonly found: Lying[] = [];
  private readonly lying = new Map<string, Place>();
  private readonly question: Question;
  private readonly left: number[];
  private inPile: number;

  constructor(question: Question) {
    this.question = question;
    this.left = [...question.sizes];
    this.inPile = question.inPile;
  }

  /** @returns whether there were not too many ways */
  run(index = 0): boolean {
    const { cards, limit, may, places, view } = this.question;
    const id = cards[index];
    if (id === undefined) {
      if (agrees(view, new Set(cards), this.lying)) this.found.push(new Map(this.lying));
      return this.found.length <= limit;
    }
    for (const [number, place] of places.entries()) {
      if (this.left[number] === 0 || !may[index]?.[number]) continue;
      this.left[number]!--;
      this.lying.set(id, place);
      if (!this.run(index + 1)) return false;
      this.lying.delete(id);
      this.left[number]!++;
    }
    if (this.inPile === 0 || !may[index]?.[places.length]) return true;
    this.inPile--;
    const goesOn = this.run(index + 1);
    this.inPile++;
    return goesOn;
  }
}

const orders = (items: readonly string[]): string[][] =>
  items.length === 0
    ? [[]]
    : items.flatMap((item, at) => orders(items.toSpliced(at, 1)).map((rest) => [item, ...rest]));

/** How the hidden cards of a pile can lie, with the orders of the pile; undefined for too many ways. */
const waysOfPile = (view: StateJson, all: readonly Card[], pile: Pile, limit: number) => {
  const { size, top } = view.piles[pile];
  const seen = seenCards(view);
  const cards = all.filter((card) => card.pile === pile && !seen.has(card.id)).map(({ id }) => id);
  const inPile = size - (top == null ? 0 : 1);
  if (inPile > 5) return undefined;
  const places = view.players.flatMap((_, seat) => ZONES.map((zone) => ({ seat, zone })));
  const sizes = places.map((place) => sizeOf(view, place, pile));
  const may = cards.map((id) => [...places, undefined].map((place) => mayLie(view, id, place)));
  // Each way of lying has every order of the pile.
  const search = new Search({
    view,
    cards,
    places,
    may,
    sizes,
    inPile,
    limit: limit / orders(cards.slice(0, inPile)).length,
  });
  if (!search.run()) return undefined;
  return search.found.flatMap((lying) =>
    orders(cards.filter((id) => !lying.has(id))).map((order) => ({
      lying,
      order: [...(top == null ? [] : [top]), ...order],
    })),
  );
};

/** What a seat can keep of its packet, where it has chosen and the viewer does not see what. */
const picksOf = (view: StateJson, packets: readonly (readonly string[])[]): (string | undefined)[][] => {
  let ways: (string | undefined)[][] = [[]];
  for (const [seat, { pick }] of view.players.entries())
    ways = ways.flatMap((way) =>
      (pick === null ? (packets[seat] ?? []) : [pick]).map((each): (string | undefined)[] => [...way, each]),
    );
  return ways;
};

/** Every way; undefined where there are more than `limit`. */
export const cardWorlds = (view: StateJson, all: readonly Card[], limit: number): string[] | undefined => {
  const base = waysOfPile(view, all, 'base', limit);
  const advanced = base === undefined ? undefined : waysOfPile(view, all, 'advanced', limit / Math.max(1, base.length));
  if (base === undefined || advanced === undefined || base.length * advanced.length > limit) return undefined;
  return base.flatMap((one) =>
    advanced.flatMap((other) => {
      const list = (seat: number, zone: Zone): readonly string[] =>
        view.players[seat]?.[zone] ??
        [...one.lying, ...other.lying]
          .filter(([, place]) => place.seat === seat && place.zone === zone)
          .map(([id]) => id);
      const packets = view.players.map((_, seat) => list(seat, 'packet'));
      return picksOf(view, packets).map((picks) =>
        [
          ...view.players.map((_, seat) =>
            wayOfCards({
              hand: [...list(seat, 'hand')],
              aside: [...list(seat, 'aside')],
              packet: [...(packets[seat] ?? [])],
              pick: picks[seat] ?? null,
            }),
          ),
          one.order.join(),
          other.order.join(),
        ].join('/'),
      );
    }),
  );
};
