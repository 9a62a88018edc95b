/** The nets there are: those that come with Arbor and an owner's, each a file with its card. Nothing here runs one. */
import { createHash } from 'node:crypto';
import { type Dirent, existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Game } from '../core/contract.ts';
import { type Fault, fault, under } from '../core/fault.ts';
import { meant } from '../core/nearest.ts';
import { failed, ok, type Result, settle } from '../core/result.ts';
import { checker } from '../core/schema.ts';
import { NetCard } from './card.ts';

/** A net and its card. */
export interface Model {
  readonly game: string;
  readonly name: string;
  readonly card: NetCard;
  /** Path of the net itself. */
  readonly file: string;
}

/** Every net of every game. */
export interface Models {
  /** By game, and then by name. */
  readonly all: readonly Model[];
  /** Those of one game. */
  of(game: string): readonly Model[];
  find(game: string, name: string): Model | undefined;
  /** The one that searches with so many seats use when nobody says; the owner's, where both have one. */
  defaultFor(game: string, seats: number): Model | undefined;
}

/** What a card has to fit. */
type Fitted = Pick<Game, 'id' | 'seats' | 'features'>;

/** Folder of the nets that come with Arbor: one a game, in each `<name>.onnx` with `<name>.card.json`. */
const BUILT_IN = fileURLToPath(new URL('../../models', import.meta.url));

/**
 * The folders that nets are looked for in, the last one first. To be asked where the sources run: a bundle lies elsewhere.
 * @param own that of an owner, if there is one
 */
export const modelFolders = (own?: string): string[] => [
  ...(existsSync(BUILT_IN) ? [BUILT_IN] : []),
  ...(own === undefined ? [] : [own]),
];

/** Largest net that comes with Arbor, in bytes. */
export const MOST_BUILT_IN_BYTES = 300_000;
/** Largest net of an owner, in bytes; larger ones would be too slow to be worth a search. */
const MOST_BYTES = 16 * 2 ** 20;
const MOST_CARD_BYTES = 2 ** 18;

const NET = '.onnx';
const CARD = '.card.json';

/**
 * Reads the cards of all nets, and checks that each has its file, and fits its game.
 * @param folders those of `modelFolders`; a net of a later one takes the place of one that has its name
 * @returns every fault of every file; pointers are `<game>/<file>#<JSON pointer>`
 */
export const openModels = (games: Iterable<Fitted>, folders: readonly string[]): Result<Models> => {
  const known = new Map([...games].map((game) => [game.id, game]));
  const read = folders.map((folder) => readFolder(folder, known));
  return settle(
    read.flatMap(({ faults }) => faults),
    () => modelsOf(read.map(({ models }) => models)),
  );
};

/** The nets of several folders, as one. */
const modelsOf = (folders: readonly (readonly Model[])[]): Models => {
  const found = new Map(folders.flat().map((model) => [`${model.game}/${model.name}`, model]));
  const all = [...found].sort(([left], [right]) => (left < right ? -1 : 1)).map(([, model]) => model);
  const latest = [...folders].reverse().flat();
  return {
    all,
    of: (game) => all.filter((model) => model.game === game),
    find: (game, name) => found.get(`${game}/${name}`),
    defaultFor: (game, seats) =>
      latest.find((model) => model.game === game && model.card.seats.includes(seats) && all.includes(model)),
  };
};

interface Folder {
  readonly models: readonly Model[];
  readonly faults: readonly Fault[];
}

const readFolder = (folder: string, games: ReadonlyMap<string, Fitted>): Folder => {
  const listed = list(folder);
  if (listed === undefined)
    return { models: [], faults: [fault(folder, 'unreadable', `The folder of nets cannot be read: ${folder}.`)] };
  const read = listed
    .filter((entry) => !entry.name.startsWith('.') && isFolder(join(folder, entry.name)))
    .map(({ name }) => readGame(folder, name, games));
  return { models: read.flatMap(({ models }) => models), faults: read.flatMap(({ faults }) => faults) };
};

const list = (folder: string): Dirent[] | undefined => {
  try {
    return readdirSync(folder, { withFileTypes: true }).sort((left, right) => (left.name < right.name ? -1 : 1));
  } catch {
    return undefined;
  }
};

const isFolder = (path: string): boolean => statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false;

/** The nets in the folder of one game; one that holds none may have any name. */
const readGame = (folder: string, id: string, games: ReadonlyMap<string, Fitted>): Folder => {
  const files = (list(join(folder, id)) ?? []).map(({ name }) => name);
  const names = new Set(
    files.flatMap((file) => [stem(file, NET), stem(file, CARD)]).filter((name) => name !== undefined),
  );
  const game = games.get(id);
  if (names.size === 0) return { models: [], faults: [] };
  if (game === undefined) {
    const known = [...games.keys()];
    const detail = `There is no game ${JSON.stringify(id)}, and its folder has nets${meant(id, known)}`;
    return { models: [], faults: [fault(`${id}#`, 'unknown-game', detail)] };
  }
  const faults: Fault[] = [];
  const models = [...names].flatMap((name) => {
    const model = readModel(folder, game, name);
    if (model.ok) return [model.value];
    faults.push(...model.faults);
    return [];
  });
  return { models, faults: [...faults, ...rivals(models)] };
};

const stem = (file: string, ending: string): string | undefined =>
  file.endsWith(ending) ? file.slice(0, -ending.length) : undefined;

/** Nets of one folder that would both be the default for some number of seats. */
const rivals = (models: readonly Model[]): Fault[] =>
  models.flatMap(({ game, name, card }, index) =>
    card.seats.flatMap((seats, at) => {
      const other = models.slice(0, index).find((each) => each.card.seats.includes(seats));
      const detail = `${name} and ${other?.name} are both the default for ${seats} seats.`;
      return other === undefined ? [] : [fault(`${game}/${name}${CARD}#/seats/${at}`, 'two-defaults', detail)];
    }),
  );

/** One net, its card checked against its file and its game; every fault. */
const readModel = (folder: string, game: Fitted, name: string): Result<Model> => {
  const path = `${game.id}/${name}`;
  const file = join(folder, game.id, name + NET);
  const card = readCard(join(folder, game.id, name + CARD));
  const faults = card.ok
    ? under(`${path}${CARD}#`, misfits(card.value, game, name))
    : under(`${path}${CARD}#`, card.faults);
  const bytes = readBytes(file, MOST_BYTES);
  if (!bytes.ok) faults.push(...under(`${path}${NET}#`, bytes.faults));
  else if (card.ok && sha256(bytes.value) !== card.value.sha256)
    faults.push(fault(`${path}${CARD}#/sha256`, 'wrong-hash', `The SHA-256 of the file is ${sha256(bytes.value)}.`));
  if (!card.ok) return failed(...faults);
  return settle(faults, () => ({ game: game.id, name, card: card.value, file }));
};

const cards = checker(NetCard);

const readCard = (file: string): Result<NetCard> => {
  const bytes = readBytes(file, MOST_CARD_BYTES);
  if (!bytes.ok) return bytes;
  try {
    return cards.check(JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes.value)));
  } catch (error) {
    return failed(fault('', 'not-json', `${String(error)}.`));
  }
};

/** What of a card does not fit its place or its game. */
const misfits = (card: NetCard, { id, seats: [fewest, most], features }: Fitted, name: string): Fault[] => {
  const faults: Fault[] = [];
  const expect = (holds: boolean, at: string, code: string, detail: string): void => {
    if (!holds) faults.push(fault(at, code, detail));
  };
  expect(card.name === name, '/name', 'wrong-value', `Expected ${JSON.stringify(name)}, as the file is called.`);
  expect(card.game === id, '/game', 'wrong-value', `Expected "${id}", the folder that it is in.`);
  if (features === undefined)
    expect(false, '/features', 'no-features', `${id} writes no vectors that a net could read.`);
  else {
    const { version, size } = features;
    const detail = `It reads version ${card.features.version} of the vector, and ${id} writes version ${version}: train it anew.`;
    expect(card.features.version === version, '/features/version', 'wrong-features', detail);
    const sizes = `It reads ${card.features.size} numbers, and ${id} writes ${size}.`;
    expect(card.features.version !== version || card.features.size === size, '/features/size', 'wrong-features', sizes);
  }
  for (const [at, seats] of card.seats.entries()) {
    const detail = `Expected ${fewest} to ${most} seats, no more than the outputs, of which there are ${card.outputs}.`;
    const fits = fewest <= seats && seats <= most && fitsSeats(card, seats);
    expect(fits, `/seats/${at}`, 'out-of-range', detail);
  }
  return faults;
};

/** Whether a net has something to say of games with so many seats. */
export const fitsSeats = ({ outputs }: Pick<NetCard, 'outputs'>, seats: number): boolean =>
  outputs === 1 || seats <= outputs;

const sha256 = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');

/** The bytes of a file of at most so many. */
export const readBytes = (file: string, most = MOST_BYTES): Result<Uint8Array<ArrayBuffer>> => {
  try {
    const stat = statSync(file);
    // A pipe waits for whoever writes to it, and a device may have no end.
    if (!stat.isFile()) return failed(fault('', 'unreadable', 'It is not a file.'));
    if (stat.size > most)
      return failed(fault('', 'too-large', `It has ${stat.size} bytes, and at most ${most} are read.`));
    return ok(readFileSync(file));
  } catch (error) {
    return failed(fault('', 'unreadable', `${String(error)}.`));
  }
};

/** Where the net of this name lies, whatever its card says; undefined where there is none. @param folders as for `openModels` */
export const netFile = (folders: readonly string[], game: string, name: string): string | undefined =>
  folders.map((folder) => join(folder, game, name + NET)).findLast((file) => existsSync(file));
