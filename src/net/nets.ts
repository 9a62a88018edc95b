/** The nets of a process, by name. */
import { createHash } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import type { Game } from '../core/contract.ts';
import { fault } from '../core/fault.ts';
import { failed, ok, type Result } from '../core/result.ts';
import { type MakeEvaluator, playouts } from '../mcts/evaluate.ts';
import { misfit, netEvaluator } from './evaluator.ts';
import { netFile, openModels, readBytes } from './models.ts';
import { openSession, type Session } from './session.ts';

/** A net that lies on the disk. */
export interface NetFile {
  readonly file: string;
  /** SHA-256 of its bytes. */
  readonly sha256: string;
}

/** Says where the net of this name lies, that of a certain SHA-256 where one is given; the fault is relative to the name. */
export type FindNet = (game: string, name: string, sha256?: string) => Result<NetFile>;

const unknown = (game: string, name: string): Result<never> =>
  failed(fault('', 'unknown-model', `There is no model ${JSON.stringify(name)} of ${game}.`));

/**
 * Finds the nets in these folders, which are looked into when one is first asked for.
 * @param folders see `modelFolders`
 */
export const netsIn = (games: ReadonlyMap<string, { readonly game: Game }>, folders: readonly string[]): FindNet => {
  let models: ReturnType<typeof openModels> | undefined;
  return (game, name, sha256) => {
    // Whoever knows what the net has to be needs no card, and faults of other nets are none of this one.
    if (sha256 !== undefined) {
      const file = netFile(folders, game, name);
      return file === undefined ? unknown(game, name) : ok({ file, sha256 });
    }
    models ??= openModels(
      [...games.values()].map((each) => each.game),
      folders,
    );
    if (!models.ok) {
      const faults = models.faults.map(({ pointer, detail }) => `${pointer}: ${detail}`);
      return failed(fault('', 'bad-models', `The folders of nets have faults: ${faults.join(' ')}`));
    }
    const model = models.value.find(game, name);
    return model === undefined ? unknown(game, name) : ok({ file: model.file, sha256: model.card.sha256 });
  };
};

const hashOf = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');

/** Finds what `find` does, and takes a name that ends in `.onnx` for the path of a file: nets that are not done yet have no other name. */
export const orPath =
  (find: FindNet): FindNet =>
  (game, name, sha256) => {
    if (!name.endsWith('.onnx')) return find(game, name, sha256);
    const isFile = statSync(name, { throwIfNoEntry: false })?.isFile();
    return isFile ? ok({ file: name, sha256: hashOf(readFileSync(name)) }) : unknown(game, name);
  };

/** Nets that are loaded when they are first asked for, and then kept. */
export class Nets {
  readonly #find: FindNet;
  /** By hash. */
  readonly #open = new Map<string, Session>();

  constructor(find: FindNet) {
    this.#find = find;
  }

  /** Where the net of this name lies; it is not looked into. */
  find(game: string, name: string): Result<NetFile> {
    return this.#find(game, name);
  }

  /**
   * What values leaves under this name: playouts under null.
   * @param sha256 what the net must be; what its card says when absent
   * @returns faults, relative to the name, where there is no such net, or it is broken, or does not fit the game
   */
  evaluatorFor<State>(game: Game<State>, seats: number, name: string | null, sha256?: string): Result<MakeEvaluator> {
    if (name === null) return ok(playouts);
    const found = this.#find(game.id, name, sha256);
    if (!found.ok) return found;
    const session = this.#sessionOf(found.value);
    if (!session.ok) return session;
    const why = misfit(session.value, game, seats);
    return why === undefined ? ok(netEvaluator(session.value)) : failed(fault('', 'misfit', why));
  }

  #sessionOf({ file, sha256 }: NetFile): Result<Session> {
    const known = this.#open.get(sha256);
    if (known !== undefined) return ok(known);
    const bytes = readBytes(file);
    if (!bytes.ok) return bytes;
    const found = hashOf(bytes.value);
    if (found !== sha256)
      return failed(fault('', 'wrong-hash', `The SHA-256 of ${file} is ${found}, and not the one that was asked for.`));
    const session = openSession(bytes.value);
    if (session.ok) this.#open.set(sha256, session.value);
    return session;
  }
}

/** No nets at all. */
export const NO_NETS = new Nets(unknown);
