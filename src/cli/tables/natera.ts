import { clip, paint, wrap } from '../format.ts';
import { type Box, readBox } from './natera-rows.ts';
import { amountSign, signsOf } from './natera-signs.ts';
import { type Location, type Player, type View, views } from './natera-view.ts';
import { WORDS, type Words } from './natera-words.ts';
import { type Draw, fixed, KEEP, layOut, oneLine, type Part, type Setting, SPACE } from './table.ts';

const ZONES = ['agricultural', 'urban', 'military', 'coastal'];
const RESOURCES = ['endurance', 'agility', 'intelligence', 'food', 'material', 'energy'];

/** A view with all that it is drawn by. */
interface Scene {
  readonly view: View;
  readonly box: Box;
  readonly words: Words;
  readonly setting: Setting;
}

/** Words that are not parted at the end of a line. */
const kept = (words: string): string => words.replaceAll(' ', '\u00a0');

/** Parts after a lead, on as many lines as they need. */
const list = (lead: string, parts: readonly string[], { width }: Setting): string[] =>
  parts.length === 0 ? [] : wrap(`  ${lead}${parts.join(' · ')}`, width, 4);

const drawHead = ({ view, words }: Scene): string => {
  const { season, stage, piles, discards } = view;
  return [
    paint('bold', words.season(season)),
    words.stages[stage] ?? stage,
    words.piles(piles.base.size, piles.advanced.size, discards.length),
  ].join(' · ');
};

/** Who stands at a location, and whose colony is there: “L2 x1 ⌂3”. */
const standing = ({ explorers = [], leader, colony }: Location): string =>
  [
    ...(leader === undefined ? [] : [`♛${leader + 1}`]),
    ...explorers.map((seat) => `♟${seat + 1}`),
    ...(colony === undefined ? [] : [`⌂${colony + 1}`]),
  ].join(' ');

const drawLocation = (scene: Scene, location: Location): string => {
  const { box, words } = scene;
  const { id, tier } = location;
  const lead = tier === 0 ? '' : `${words.tier(tier)} `;
  if (id === null) return paint('dim', kept(`${lead}${words.faceDown}`));
  const row = box.location(id);
  const signs = row === undefined ? box.name(id) : signsOf(row.steps, row.cost, words);
  const here = standing(location);
  return kept(`${lead}${signs}`) + (here === '' ? '' : ` ${paint('yellow', kept(`[${here}]`))}`);
};

const seatName = ({ words, setting }: Scene, seat: number): string =>
  seat === setting.you ? words.you : words.short(seat + 1);

/** A zone: who leads it, the levels, its locations. */
const drawArea = (scene: Scene, area: string): Part => {
  const { view, words, setting } = scene;
  const holder = view.discs[area] ?? null;
  const levels = view.players.map(({ authority }, seat) => `${seatName(scene, seat)} ${authority[area] ?? 0}`);
  const head = [
    paint('bold', words.areas[area] ?? area),
    ...(ZONES.includes(area) ? [levels.join(', ')] : []),
    ...(holder === null ? [] : [paint('cyan', words.leads(seatName(scene, holder)))]),
  ];
  const places = view.board
    .filter((location) => location.area === area)
    .map((location) => drawLocation(scene, location));
  const line = oneLine(`${head.join(' · ')}  `, places, ' · ', setting.width);
  return {
    forms: [
      [...wrap(head.join(' · '), setting.width), ...list('', places, setting)],
      [clip(head.join(' · '), setting.width), oneLine('  ', places, ' · ', setting.width)],
      [line],
    ],
    keep: KEEP.board,
  };
};

const drawAccomplishments = (scene: Scene): Part => {
  const { view, box, words, setting } = scene;
  const parts = view.accomplishments.map(({ of, objective, claimedBy, lost }) => {
    const name = objective === undefined ? (words.tracks[of] ?? of) : `${of} ${box.name(objective)}`;
    const state = lost === true ? words.lost : claimedBy === null ? '' : seatName(scene, claimedBy);
    return kept(name) + (state === '' ? '' : ` ${paint('yellow', `[${state}]`)}`);
  });
  const head = paint('bold', words.accomplishments);
  return {
    forms: [[head, ...list('', parts, setting)], [oneLine(`${head}  `, parts, ' · ', setting.width)], []],
    keep: KEEP.aside,
  };
};

const drawSpecialist = ({ box, words }: Scene, id: string): string => {
  const row = box.specialist(id);
  if (row === undefined) return box.name(id);
  const ability = signsOf(row.ability.steps, { of: 'energy', amount: row.ability.energy }, words);
  return `${box.name(id)} ${kept(`(${amountSign(row.price, 'food', words)}; ${ability})`)}`;
};

const drawRiver = (scene: Scene): Part => {
  const open = scene.view.river.filter((id) => id !== null);
  const { words, box, setting } = scene;
  const lead = paint('bold', words.river);
  const full = list(
    lead,
    open.map((id) => drawSpecialist(scene, id)),
    setting,
  );
  const names = open.map((id) => {
    const price = box.specialist(id)?.price;
    return price === undefined ? box.name(id) : `${box.name(id)} ${kept(amountSign(price, 'food', words))}`;
  });
  return {
    forms: [full, ...(full.length === 0 ? [] : [[oneLine(`  ${lead}`, names, ' · ', setting.width)]]), []],
    keep: KEEP.aside,
  };
};

const drawCard = ({ box, words }: Scene, id: string): string => {
  const row = box.card(id);
  if (row === undefined) return box.name(id);
  const { endurance, agility, intelligence } = row.price;
  const price = [
    amountSign(endurance, 'endurance', words),
    amountSign(agility, 'agility', words),
    amountSign(intelligence, 'intelligence', words),
  ].join('/');
  return `${box.name(id)} ${kept(`(${price})`)}`;
};

const playerHead = (scene: Scene, player: Player, seat: number): string => {
  const { view, box, words, setting } = scene;
  const { tribe, board, growth, leaders, explorers } = player;
  const isCurrent = seat === view.current && view.stage === 'actions';
  const name = words.player(seat + 1) + (tribe === null ? '' : ` ${box.name(tribe)}`);
  return [
    `${isCurrent ? '▶' : ' '} ${paint('bold', seat === setting.you ? `${name} (${words.you})` : name)}`,
    ...(seat === view.firstSeat ? [words.first] : []),
    ...(isCurrent ? [paint('cyan', words.current)] : view.passed.includes(seat) ? [words.passed] : []),
    words.pawns(leaders, explorers),
    ...(board.side === null ? [] : [kept(words.science(board.number, board.side, growth))]),
  ].join(' · ');
};

const drawPlayer = (scene: Scene, player: Player, seat: number): Part => {
  const { box, words, setting } = scene;
  const { offered = null, packet = null, hand, handSize, inPlay, specialists, resources } = player;
  const purse = RESOURCES.map((of) => amountSign(resources[of] ?? 0, of, words)).join(' ');
  const named = (lead: string, ids: readonly string[], draw: (id: string) => string): string[] =>
    list(lead, ids.map(draw), setting);
  const counts = hand === null ? [words.cards(handSize?.base ?? 0, handSize?.advanced ?? 0)] : [];
  const head = playerHead(scene, player, seat);
  const full = [
    ...wrap(head, setting.width, 4),
    ...list('', [paint('green', purse), ...counts], setting),
    ...named(words.offered, offered ?? [], box.name),
    ...named(words.packet, packet ?? [], (id) => drawCard(scene, id)),
    ...named(words.hand, hand ?? [], (id) => drawCard(scene, id)),
    ...named(words.specialists, specialists, (id) => drawSpecialist(scene, id)),
    ...named(words.inPlay, inPlay, box.name),
  ];
  const line = clip([head, paint('green', purse)].join(' · '), setting.width);
  if (seat !== setting.you)
    return {
      forms: [full, [line], [oneLine(`  ${words.player(seat + 1)} · `, [purse], '', setting.width)]],
      keep: KEEP.others,
    };
  const short = (lead: string, ids: readonly string[], draw: (id: string) => string): string[] =>
    ids.length === 0 ? [] : [oneLine(`  ${lead}`, ids.map(draw), ' · ', setting.width)];
  const hands = [
    ...short(words.offered, offered ?? [], box.name),
    ...short(words.packet, packet ?? [], (id) => drawCard(scene, id)),
    ...short(words.hand, hand ?? [], (id) => drawCard(scene, id)),
  ];
  return {
    forms: [
      full,
      [line, ...hands, ...short(words.specialists, specialists, box.name), ...short(words.inPlay, inPlay, box.name)],
      [`  ${paint('bold', words.you)} · ${paint('green', purse)}`, ...hands],
    ],
    keep: KEEP.own,
  };
};

/** What is being resolved; nothing where it is the course of the game. */
const drawPending = ({ view, box, words }: Scene): string[] => {
  const top = view.pending?.at(-1);
  return top === undefined || top.owner === 'built-in' ? [] : [paint('yellow', words.resolving + box.name(top.id))];
};

/** The zones with who is where, the accomplishments, the river, and each seat with what it has. */
export const drawNatera: Draw = (view, setting) => {
  const checked = views.check(view);
  if (!checked.ok) throw new TypeError('not a state of NATERA');
  const box = readBox(setting.lang, setting.catalog);
  const scene: Scene = { view: checked.value, box, words: WORDS[setting.lang], setting };
  const legend = paint('dim', scene.words.legend.split(', ').map(kept).join(', '));
  return layOut(
    [
      { forms: [wrap(drawHead(scene), setting.width), [clip(drawHead(scene), setting.width)]], keep: KEEP.board },
      { forms: [wrap(legend, setting.width), [clip(legend, setting.width)], []], keep: KEEP.space },
      SPACE,
      ...['forest', ...ZONES].map((area) => drawArea(scene, area)),
      SPACE,
      drawAccomplishments(scene),
      drawRiver(scene),
      SPACE,
      ...checked.value.players.map((player, seat) => drawPlayer(scene, player, seat)),
      fixed(...drawPending(scene)),
    ],
    setting,
  );
};
