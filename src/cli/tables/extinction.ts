import { clip, paint, wrap } from '../format.ts';
import { type Box, readBox } from './extinction-rows.ts';
import { type Member, type View, views } from './extinction-view.ts';
import { ambassadorLine, herdOf, pairsOf, pileOf } from './extinction-votes.ts';
import { WORDS, type Words } from './extinction-words.ts';
import { type Draw, fixed, KEEP, layOut, oneLine, type Part, type Setting, SPACE } from './table.ts';

/** Columns of a space of the board, and of the numbers beside it. */
const CELL = 5;
const MARGIN = 3;
/** Most animals that are drawn one by one. */
const DRAWN = 3;

/** A view with all that it is drawn by. */
interface Scene {
  readonly view: View;
  readonly box: Box;
  readonly words: Words;
  readonly setting: Setting;
}

const seats = ({ options: { seats: said = 4 } }: View): number => said;

const drawHead = ({ view, box, words }: Scene): string => {
  const years = box.years(seats(view));
  const pile = pileOf(view, box);
  return [
    paint('bold', words.year(view.year)),
    ...(years === undefined ? [] : [words.votes(years.first, years.second)]),
    words.herd(herdOf(view), pairsOf(view)),
    ...(pile === undefined ? [] : [words.pile(pile)]),
  ].join(' · ');
};

/** The space in `CELL` columns: its animals, a tile, or nothing. */
const cell = ({ animals, tiles }: View, row: number, column: number): string => {
  const at = (place: { row: number; column: number }): boolean => place.row === row && place.column === column;
  const herd = animals.find(at)?.animals ?? 0;
  const drawn = herd > DRAWN ? `${herd}×●` : '●'.repeat(herd);
  const text = herd > 0 ? drawn : tiles.some(at) ? '▒▒▒' : '·';
  const left = Math.floor((CELL - text.length) / 2);
  const padded = ' '.repeat(left) + text + ' '.repeat(CELL - text.length - left);
  return herd > 0 ? paint(herd > 1 ? ['bold', 'green'] : 'green', padded) : paint(text === '·' ? 'dim' : 'red', padded);
};

const SIDE = 6;

/** The board with its rows and columns, the ambassadors beside it. */
const drawBoard = ({ view, box, words }: Scene): string[] => {
  const { options, ambassadors } = view;
  const { scenario = 'tiger', level = 'normal', rulings } = options;
  const sheet = box.scenario(scenario);
  const [rows, columns] = [sheet?.rows ?? SIDE, sheet?.columns ?? SIDE];
  const needed = rulings?.votes === 'four' ? 4 : sheet?.[level === 'easy' || level === 'hard' ? level : 'normal'].votes;
  const numbers = Array.from({ length: columns }, (_, column) => `  ${column + 1}  `).join('');
  const blank = ' '.repeat(MARGIN + columns * CELL);
  const right = [
    paint('bold', needed === undefined ? words.ambassadors : words.needed(needed)),
    ...ambassadors.map((here, slot) => ambassadorLine(here, slot, view, box, words)),
  ];
  const left = [
    ' '.repeat(MARGIN) + numbers,
    ...Array.from({ length: rows }, (_, row) => {
      const spaces = Array.from({ length: columns }, (_each, column) => cell(view, row + 1, column + 1));
      return `${row + 1}`.padStart(MARGIN - 1).padEnd(MARGIN) + spaces.join('');
    }),
  ];
  return Array.from({ length: Math.max(left.length, right.length) }, (_, line) =>
    `${left[line] ?? blank}  ${right[line] ?? ''}`.trimEnd(),
  );
};

const roleName = ({ words }: Scene, { role }: Member, place: number): string =>
  role === null ? words.player(place + 1) : (words.roles[role] ?? role);

/** Parts after a lead, on as many lines as they need. */
const list = (lead: string, parts: readonly string[], { width }: Setting): string[] =>
  parts.length === 0 ? [] : wrap(`  ${lead}${parts.join(' · ')}`, width, 4);

/** Words that are not parted at the end of a line. */
const kept = (words: string): string => words.replaceAll(' ', '\u00a0');

/** Every action that a die may go on, with the dice that lie there. */
const drawActions = (scene: Scene, starters: readonly string[]): Part => {
  const { view, box, words, setting } = scene;
  const dice = view.team.flatMap((member, place) =>
    member.dice.flatMap(({ value, on }) =>
      on === null ? [] : [{ on, text: kept(`${value} ${roleName(scene, member, place)}`) }],
    ),
  );
  const played = view.team.flatMap((member, place) =>
    member.actions.map((card) => ({
      id: `${member.role}/${card}`,
      text: `${box.name(card)} (${roleName(scene, member, place)})`,
    })),
  );
  const all = [...starters.map((id) => ({ id, text: box.name(id) })), ...played];
  const parts = all.map(({ id, text }) => {
    const here = dice.filter(({ on }) => on === id).map((die) => die.text);
    return here.length === 0 ? text : `${text} ${paint('yellow', `[${here.join(', ')}]`)}`;
  });
  const taken = parts.filter((_, index) => dice.some(({ on }) => on === all[index]?.id));
  const lead = `${paint('bold', words.actions)} · `;
  return {
    forms: [
      [paint('bold', words.actions), ...list('', parts, setting)],
      [oneLine(lead, parts, ' · ', setting.width)],
      taken.length === 0 ? [] : [oneLine(lead, taken, ' · ', setting.width)],
      [],
    ],
    keep: KEEP.aside,
  };
};

const drawEffects = ({ view, box, words, setting }: Scene): Part => {
  const { effectDeckSize = 0, effectDiscards, constants, foreseen, shown } = view;
  const named = (lead: string, ids: readonly string[]): string[] => list(lead, ids.map(box.name), setting);
  const head = `${paint('bold', words.effects)} · ${words.deck(effectDeckSize, effectDiscards.length)}`;
  const now = named(words.shown, shown === undefined ? [] : [shown]);
  const rest = [...named(words.constant, constants), ...named(words.next, foreseen)];
  const line = [head, ...[...now, ...rest].map((each) => each.trim())].join(' · ');
  return { forms: [[head, ...now, ...rest], [clip(line, setting.width)], now.slice(0, 1), []], keep: KEEP.aside };
};

/** What holds for the rest of the turn, or once. */
const drawFlags = ({ view, words, setting, box }: Scene): string[] => {
  const { skips = [], shields = [], free = [], birthBonus = 0, pending = [] } = view;
  const flags = [
    ...skips.map((phase) => words.skips[phase] ?? phase),
    ...shields.map((against) => words.shields[against] ?? against),
    ...free.map((from) => words.free[from] ?? from),
    ...(birthBonus === 0 ? [] : [words.bonus(birthBonus)]),
  ];
  const top = pending.at(-1);
  return [
    ...(flags.length === 0 ? [] : list('', flags, setting)),
    ...(top === undefined || top.owner === 'built-in' ? [] : [paint('yellow', words.resolving + box.name(top.id))]),
  ];
};

const memberHead = (scene: Scene, member: Member, place: number): string => {
  const { view, box, words } = scene;
  const { role, ability, money, acted, deckSize = 0, discards } = member;
  const isCurrent = place === view.current;
  const used = isCurrent && view.abilityUsed === true ? ` (${words.used})` : '';
  const name = roleName(scene, member, place);
  return [
    `${isCurrent ? '▶' : ' '} ${paint('bold', isYours(scene, place) ? `${name} (${words.you})` : name)}`,
    `${money} M$`,
    ...(ability === null ? [] : [box.name(ability) + used]),
    ...(role === null ? [] : [words.decked(deckSize, discards.length)]),
    ...(isCurrent ? [paint('cyan', words.current)] : acted ? [words.acted] : []),
  ].join(' · ');
};

const isYours = ({ view, setting }: Scene, place: number): boolean => seats(view) === 1 || place === setting.you;

/** Who stands in the foreground where there is no room for all: the person, or alone with all roles the one to act. */
const isFore = ({ view, setting }: Scene, place: number): boolean =>
  place === (seats(view) === 1 ? view.current : setting.you);

/** The dice that the role has still to place. */
const drawDice = ({ view, words }: Scene, { dice }: Member, place: number): string[] => {
  const open = dice.filter(({ on }) => on === null).map(({ value }) => paint('bold', String(value)));
  return place === view.current && open.length > 0 ? [`  ${words.toPlace}${open.join(' · ')}`] : [];
};

const drawMember = (scene: Scene, member: Member, place: number): string[] => {
  const { box, words, setting } = scene;
  const { hand, handSize = 0, permanents } = member;
  return [
    ...wrap(memberHead(scene, member, place), setting.width, 4),
    ...drawDice(scene, member, place),
    ...(hand === null ? list('', [words.cards(handSize)], setting) : list(words.hand, hand.map(box.name), setting)),
    ...list(
      words.permanents,
      permanents.map((card) => box.name(card.card) + (card.used === true ? ` (${words.used})` : '')),
      setting,
    ),
  ];
};

/** The role with its hand in a line of its own, or as a single line. */
const drawBriefly = (scene: Scene, member: Member, place: number): string[] => {
  const { box, words, setting } = scene;
  const { hand, handSize = 0 } = member;
  const head = memberHead(scene, member, place);
  if (!isFore(scene, place)) return [clip(`${head} · ${words.cards(hand?.length ?? handSize)}`, setting.width)];
  const cards = (hand ?? []).map(box.name);
  const inHand = cards.length === 0 ? [] : [oneLine(`  ${words.hand}`, cards, ' · ', setting.width)];
  return [clip(head, setting.width), ...drawDice(scene, member, place), ...inHand];
};

/** The roles: all in full, then those in the background in a line each, then all of these in one line. */
const drawTeam = (scene: Scene): Part => {
  const { view, words, setting } = scene;
  const places = view.team.map((member, place) => ({ member, place, isFore: isFore(scene, place) }));
  const others = places
    .filter((each) => !each.isFore)
    .map(({ member, place }) => {
      const { money, hand, handSize = 0 } = member;
      return `${roleName(scene, member, place)} ${money}\u00a0M$ ${words.cards(hand?.length ?? handSize)}`;
    });
  const full = ({ member, place }: (typeof places)[number]): string[] => drawMember(scene, member, place);
  const brief = ({ member, place }: (typeof places)[number]): string[] => drawBriefly(scene, member, place);
  return {
    forms: [
      places.flatMap(full),
      places.flatMap((each) => (each.isFore ? full(each) : brief(each))),
      places.flatMap(brief),
      [
        ...places.filter((each) => each.isFore).flatMap(brief),
        ...(others.length === 0 ? [] : [oneLine('  ', others, ' · ', setting.width)]),
      ],
    ],
    keep: KEEP.others,
  };
};

/** The board and the ambassadors, the actions with their dice, the effects, and each role with its hand. */
export const drawExtinction: Draw = (view, setting) => {
  const checked = views.check(view);
  if (!checked.ok) throw new TypeError('not a state of Extinction');
  const box = readBox(setting.lang, setting.catalog);
  const scene: Scene = { view: checked.value, box, words: WORDS[setting.lang], setting };
  const flags = drawFlags(scene);
  return layOut(
    [
      { forms: [wrap(drawHead(scene), setting.width), [clip(drawHead(scene), setting.width)]], keep: KEEP.board },
      SPACE,
      fixed(...drawBoard(scene)),
      SPACE,
      drawActions(scene, box.starters),
      drawEffects(scene),
      {
        forms: [flags, flags.length === 0 ? [] : [clip(flags.map((line) => line.trim()).join(' · '), setting.width)]],
        keep: KEEP.others,
      },
      SPACE,
      drawTeam(scene),
    ],
    setting,
  );
};
