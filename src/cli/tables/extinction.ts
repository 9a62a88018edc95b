import { paint, wrap } from '../format.ts';
import { type Box, readBox } from './extinction-rows.ts';
import { type Member, type View, views } from './extinction-view.ts';
import { ambassadorLine, herdOf, pairsOf, pileOf } from './extinction-votes.ts';
import { WORDS, type Words } from './extinction-words.ts';
import type { Draw, Setting } from './table.ts';

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
const drawActions = (scene: Scene, starters: readonly string[]): string[] => {
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
  return [paint('bold', words.actions), ...list('', parts, setting)];
};

const drawEffects = ({ view, box, words, setting }: Scene): string[] => {
  const { effectDeckSize = 0, effectDiscards, constants, foreseen, shown } = view;
  const named = (lead: string, ids: readonly string[]): string[] => list(lead, ids.map(box.name), setting);
  return [
    `${paint('bold', words.effects)} · ${words.deck(effectDeckSize, effectDiscards.length)}`,
    ...named(words.shown, shown === undefined ? [] : [shown]),
    ...named(words.constant, constants),
    ...named(words.next, foreseen),
  ];
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

const drawMember = (scene: Scene, member: Member, place: number): string[] => {
  const { view, box, words, setting } = scene;
  const { role, ability, money, acted, dice, hand, handSize = 0, deckSize = 0, permanents, discards } = member;
  const isYours = seats(view) === 1 || place === setting.you;
  const isCurrent = place === view.current;
  const used = isCurrent && view.abilityUsed === true ? ` (${words.used})` : '';
  const name = roleName(scene, member, place);
  const head = [
    paint('bold', isYours ? `${name} (${words.you})` : name),
    `${money} M$`,
    ...(ability === null ? [] : [box.name(ability) + used]),
    ...(role === null ? [] : [words.decked(deckSize, discards.length)]),
    ...(isCurrent ? [paint('cyan', words.current)] : acted ? [words.acted] : []),
  ];
  const open = dice.filter(({ on }) => on === null).map(({ value }) => paint('bold', String(value)));
  return [
    ...wrap(`${isCurrent ? '▶' : ' '} ${head.join(' · ')}`, setting.width, 4),
    ...(isCurrent ? list(words.toPlace, open, setting) : []),
    ...(hand === null ? list('', [words.cards(handSize)], setting) : list(words.hand, hand.map(box.name), setting)),
    ...list(
      words.permanents,
      permanents.map((card) => box.name(card.card) + (card.used === true ? ` (${words.used})` : '')),
      setting,
    ),
  ];
};

/** The board and the ambassadors, the actions with their dice, the effects, and each role with its hand. */
export const drawExtinction: Draw = (view, setting) => {
  const checked = views.check(view);
  if (!checked.ok) throw new TypeError('not a state of Extinction');
  const box = readBox(setting.lang, setting.catalog);
  const scene: Scene = { view: checked.value, box, words: WORDS[setting.lang], setting };
  return [
    ...wrap(drawHead(scene), setting.width),
    '',
    ...drawBoard(scene),
    '',
    ...drawActions(scene, box.starters),
    ...drawEffects(scene),
    ...drawFlags(scene),
    '',
    ...checked.value.team.flatMap((member, place) => drawMember(scene, member, place)),
  ].join('\n');
};
