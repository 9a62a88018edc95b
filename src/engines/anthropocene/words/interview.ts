/** The interview of Anthropocène: any turn of one's own. */
import {
  type Asked,
  ask,
  askCatalog,
  askNumber,
  askRulings,
  type Draft,
  onDemand,
  type Part,
} from '../../kit/interview.ts';
import {
  isNone,
  type Named,
  partsOf,
  readAll,
  readName,
  readNumber,
  said,
  unsaid,
  wordsOf,
} from '../../kit/interview-reading.ts';
import { DECK } from '../content/catalog.ts';
import type { StateJson } from '../documents/schema.ts';
import { MODES, type Options, OptionsSchema, RULINGS } from '../rules/options.ts';
import { GENERATIONS, makeRules, type Rules } from '../rules/state.ts';
import { askGrid } from './interview-grid.ts';
import {
  idOf,
  objectiveName,
  readCards,
  readObjective,
  readStart,
  type Setting,
  TEXTS,
  writeCards,
  writeStart,
} from './interview-names.ts';

const options = onDemand(OptionsSchema);

type Player = StateJson['players'][number];

/** What is asked with, once the options are known. */
interface Desk extends Setting {
  readonly rules: Rules;
  readonly you: number;
}

/** Asks the way to a view: the game, where it stands, objectives and hands, and the grid. */
export function* script(setting: Setting): Part<Draft<StateJson>> {
  const { desk, head } = yield* askGame(setting);
  const { lang, rules, you } = desk;
  const progress = yield* askProgress(desk);
  const players = yield* askPlayers(desk, progress.generation);
  const own = players[you]?.hand ?? [];
  const plays = DECK / rules.seats - own.length;
  const order = (you - progress.firstSeat + rules.seats) % rules.seats;
  const held = players.flatMap(({ hand }) => hand ?? []);
  const placed = plays * rules.seats + order;
  const { grid, isFilled } = yield* askGrid({ ...desk, ...progress, placed, held });
  const texts = TEXTS[lang];
  const isOpen = players.some(({ possible }) => possible === undefined);
  return {
    view: { ...head, viewer: you, ...progress, grid, players, finished: false },
    remarks: [...(isFilled ? [texts.filledBeneath] : []), ...(isOpen ? [texts.filledPossible] : [])],
  };
}

type Head = Pick<StateJson, 'game' | 'version' | 'catalog' | 'options'>;

const usually = (value: string | number | undefined): { readonly usual?: string } =>
  value === undefined ? {} : { usual: String(value) };

/** Which game is played. */
function* askGame(setting: Setting): Part<{ readonly desk: Desk; readonly head: Head }> {
  const { lang, before } = setting;
  const texts = TEXTS[lang];
  const catalog = yield* askCatalog(setting);
  const players = { key: 'seats', text: texts.seats, ...usually(before?.players.length ?? 3), at: ['/players'] };
  const seats = yield* askNumber(players, 2, 4, lang);
  const viewer = before !== undefined && before.viewer !== 'all' ? Math.min(before.viewer, seats - 1) : 0;
  const seat = { key: 'seat', text: texts.seat, help: texts.playersHelp, usual: String(viewer + 1), quiet: true };
  const you = (yield* askNumber(seat, 1, seats, lang)) - 1;
  const modes = MODES.map((id): Named<(typeof MODES)[number]> => {
    const names = [texts.modes[id], TEXTS.en.modes[id], TEXTS.fr.modes[id]];
    return { id, names };
  });
  const usual = texts.modes[before?.options.mode ?? 'base'];
  const mode = yield* ask({ key: 'mode', text: texts.mode, usual }, (line) => readName(modes, line, lang));
  const start = yield* askStart(setting, catalog.content.start.length > 0);
  const chosen = yield* askRulings(
    (rulings) => options.check({ seats, mode: mode.id, ...(start && { start }), rulings }),
    RULINGS.defaults,
    before?.options.rulings,
    lang,
  );
  const head = { game: 'anthropocene', version: 1, catalog: { id: catalog.id }, options: chosen } as const;
  return { desk: { ...setting, rules: makeRules(chosen, catalog), you }, head };
}

/** @param isKnown whether the catalog has start cards */
const askStart = ({ lang, before }: Setting, isKnown: boolean): Part<Options['start']> => {
  const texts = TEXTS[lang];
  const was = before?.options.start;
  const byDefault = isKnown ? texts.catalog : wordsOf(lang).none;
  const usual = was === undefined ? byDefault : writeStart(was, lang);
  const question = { key: 'start', text: texts.start, help: texts.startHelp, usual, at: ['/options/start'] };
  return ask(question, (line) => {
    if ([TEXTS.en.catalog, TEXTS.fr.catalog].includes(line.toLowerCase())) return said(undefined);
    if (isNone(line)) return said(isKnown ? [] : undefined);
    return readStart(line, lang);
  });
};

type Progress = Pick<StateJson, 'generation' | 'firstSeat' | 'ice' | 'sky'>;

function* askProgress({ lang, before, rules }: Desk): Part<Progress> {
  const texts = TEXTS[lang];
  const played = { key: 'generation', text: texts.generation, ...usually(before?.generation), at: ['/generation'] };
  const generation = yield* askNumber(played, 1, GENERATIONS, lang);
  const melts = generation > 1 && rules.mode !== 'chick';
  const left = { key: 'ice', text: texts.ice, ...usually(before?.ice), at: ['/ice'] };
  const ice = melts ? yield* askNumber(left, 1, 3, lang) : 3;
  const sky = generation === 1 ? [] : yield* askSky(lang, rules.seats, generation - 1, before?.sky);
  const first = { key: 'first', text: texts.first, help: texts.playersHelp, at: ['/firstSeat'] };
  const usual = usually(before === undefined ? undefined : before.firstSeat + 1);
  const firstSeat = (yield* askNumber({ ...first, ...usual }, 1, rules.seats, lang)) - 1;
  return { generation, firstSeat, ice, sky };
}

const askSky = (
  lang: Setting['lang'],
  seats: number,
  wanted: number,
  before: readonly number[] | undefined,
): Part<number[]> => {
  const texts = TEXTS[lang];
  const usual = before?.length === wanted ? { usual: before.join(', ') } : {};
  return ask({ key: 'sky', text: texts.sky, help: texts.skyHelp, ...usual, at: ['/sky'] }, (line) => {
    const values = readAll(partsOf(line), (part) => readNumber(part, -seats, seats, lang));
    return values.ok && values.value.length !== wanted ? unsaid(texts.skyCount(wanted)) : values;
  });
};

/** Objectives, hands that can be seen, and what was announced: first of the others, then one's own. */
function* askPlayers(desk: Desk, generation: number): Part<Player[]> {
  const { rules, you } = desk;
  const players: Player[] = [];
  for (let turn = 1; turn <= rules.seats; turn++) {
    const seat = (you + turn) % rules.seats;
    const isOwn = seat === you;
    const objective = isOwn ? yield* askMet(desk, generation) : yield* askObjective(desk, seat, generation);
    const hand = isOwn || rules.openHands ? yield* askHand(desk, seat, generation) : null;
    const possible = yield* askPossible(desk, seat, generation);
    players[seat] = { hand, ...objective, ...(possible && { possible }) };
  }
  return players;
}

/** The view from before, if it is of this generation: after it all hands and objectives are new. */
const sameDeal = ({ before }: Desk, generation: number): StateJson | undefined =>
  before?.generation === generation ? before : undefined;

function* askObjective(desk: Desk, seat: number, generation: number): Part<Pick<Player, 'landmark' | 'biosphere'>> {
  const { lang } = desk;
  const texts = TEXTS[lang];
  const { landmark = null, biosphere = null } = sameDeal(desk, generation)?.players[seat] ?? {};
  const question: Asked = {
    key: `objective.${seat + 1}`,
    text: texts.objective(seat + 1),
    help: texts.objectiveHelp,
    ...(landmark !== null && biosphere !== null && { usual: objectiveName(landmark, biosphere, lang) }),
    at: [`/players/${seat}`],
  };
  const [line, value] = yield* ask(question, (typed) => readObjective(typed, lang));
  return { landmark: line, biosphere: value };
}

const METS = ['yes', 'no', 'unknown'] as const;

function* askMet(desk: Desk, generation: number): Part<Pick<Player, 'landmark' | 'biosphere' | 'met'>> {
  const { lang, you } = desk;
  const texts = TEXTS[lang];
  const met = sameDeal(desk, generation)?.players[you]?.met ?? null;
  const usual = texts.mets[met === null ? 'unknown' : met ? 'yes' : 'no'];
  const mets = METS.map((id) => ({ id, names: [texts.mets[id], TEXTS.en.mets[id], TEXTS.fr.mets[id]] }));
  const question = { key: 'met', text: texts.met, usual, at: [`/players/${you}`] };
  const { id } = yield* ask(question, (line) => readName(mets, line, lang));
  return { landmark: null, biosphere: null, met: id === 'unknown' ? null : id === 'yes' };
}

const askHand = (desk: Desk, seat: number, generation: number): Part<string[]> => {
  const { lang, rules, you } = desk;
  const texts = TEXTS[lang];
  const held = sameDeal(desk, generation)?.players[seat]?.hand;
  const question = {
    key: `hand.${seat + 1}`,
    text: seat === you ? texts.ownHand : texts.hand(seat + 1),
    help: texts.handHelp,
    ...(held && { usual: writeCards(held, lang) }),
    at: [`/players/${seat}/hand`],
  };
  const most = DECK / rules.seats;
  return ask(question, (line) => {
    const cards = readCards(line, lang);
    if (!cards.ok) return cards;
    const ids = [...new Set(cards.value.map((card) => idOf(generation, card)))].sort();
    const fits = ids.length === cards.value.length && ids.length <= most && (seat !== you || ids.length > 0);
    return fits ? said(ids) : unsaid(texts.handCount(most));
  });
};

/** What announcements have left of the objectives of a seat: for whoever has kept count, and for views that are told again. */
const askPossible = (desk: Desk, seat: number, generation: number): Part<Player['possible']> => {
  const { lang } = desk;
  const texts = TEXTS[lang];
  const was = sameDeal(desk, generation)?.players[seat]?.possible;
  const question = {
    key: `possible.${seat + 1}`,
    text: texts.possible(seat + 1),
    help: texts.possibleHelp,
    usual: was?.map(([line, value]) => objectiveName(line, value, lang)).join(', ') ?? texts.unknown,
    quiet: true,
    at: [`/players/${seat}/possible`],
  };
  return ask(question, (line) => {
    if ([TEXTS.en.unknown, TEXTS.fr.unknown].includes(line.toLowerCase())) return said(undefined);
    return readAll(partsOf(line), (part) => readObjective(part, lang));
  });
};
