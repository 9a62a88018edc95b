/**
 * What rows do, as programs of one machine: steps, which are data, become a flat table of instructions. An instruction is four
 * numbers, `[op, a, b, c]`; of a step, a, b and c are its fields in the order of its schema: numbers as they are, words as their
 * index in the table of that field, a flag as 0 or 1.
 */
import type { TSchema } from 'typebox';

/** Numbers of an instruction. */
export const WIDTH = 4;

/** An instruction as documents and words name it. */
export interface Place {
  /** Table of the row, or of the part of a row. */
  readonly owner: string;
  /** Its id. */
  readonly id: string;
  /**
   * Which of its steps: places in lists and names of fields with dots between, such as `1.from.0.2`, the third step of the first
   * way of the second step. What is no step has a name as well: `1.from.0` goes to that way, `1.from.0.end` leaves it, as
   * `1.steps.end` leaves a body, and `end` is behind the last step.
   */
  readonly path: string;
}

/** All programs of a catalog. */
export interface Program {
  /** `WIDTH` numbers an instruction: op, a, b, c. An instruction is told by its index, not by its offset. */
  readonly code: Int16Array;
  /** What stands where, by instruction. */
  readonly places: readonly Place[];
  /** Instructions by owner, id and path with spaces between. */
  readonly byName: ReadonlyMap<string, number>;
}

const nameOf = ({ owner, id, path }: Place): string => `${owner} ${id} ${path}`;

/** Where an instruction comes from. */
export const stepOf = ({ places }: Program, instruction: number): Place => places[instruction]!;

/** The instruction that stands there; -1 for none. A row begins at its path `0`. */
export const instructionAt = ({ byName }: Program, place: Place): number => byName.get(nameOf(place)) ?? -1;

/** A program that is being laid down. How a step is laid down is the game's: it calls `lay` and `pointHere`. */
export class Assembler {
  private readonly numbers: number[] = [];
  private readonly places: Place[] = [];
  private row: Pick<Place, 'owner' | 'id'> = { owner: '', id: '' };

  /** Index of the instruction that comes next. */
  get next(): number {
    return this.places.length;
  }

  /** Says what row the following instructions are of. */
  open(owner: string, id: string): void {
    this.row = { owner, id };
  }

  /** Lays down an instruction of the open row. @returns its index */
  lay(path: string, op: number, a = 0, b = 0, c = 0): number {
    this.numbers.push(op, a, b, c);
    return this.places.push({ ...this.row, path }) - 1;
  }

  /** Makes operand `field` of an instruction the index of the one that comes next. */
  pointHere(instruction: number, field: 1 | 2 | 3): void {
    this.numbers[instruction * WIDTH + field] = this.next;
  }

  /**
   * Lays down ways of which one is taken: a jump to each, `<path><way>`, then the ways, each with a jump behind the last one at its
   * end, `<path><way>.end`.
   * @param jump the op that goes on at its first operand
   */
  layWays(path: string, jump: number, ways: readonly (() => void)[]): void {
    const jumps = ways.map((_, way) => this.lay(`${path}${way}`, jump));
    const ends = ways.map((way, index) => {
      this.pointHere(jumps[index]!, 1);
      way();
      return this.lay(`${path}${index}.end`, jump);
    });
    for (const end of ends) this.pointHere(end, 1);
  }

  /**
   * Lays down what follows an instruction, and what does where it is passed over: operand `field` of it goes there.
   * @param jump the op that goes on at its first operand
   * @param parts the body, the `path` of the jump at its end, and the rest; without one, the body ends where all goes on
   */
  layUnless(
    instruction: number,
    field: 1 | 2 | 3,
    jump: number,
    { path, body, rest }: { path: string; body: () => void; rest: (() => void) | undefined },
  ): void {
    body();
    const done = rest === undefined ? -1 : this.lay(path, jump);
    this.pointHere(instruction, field);
    if (rest === undefined) return;
    rest();
    this.pointHere(done, 1);
  }

  /** All that was laid down. */
  finish(): Program {
    const places = this.places;
    return {
      code: Int16Array.from(this.numbers),
      places,
      byName: new Map(places.map((place, index) => [nameOf(place), index])),
    };
  }
}

const wordsOf = (schema: TSchema): readonly unknown[] =>
  'enum' in schema && Array.isArray(schema.enum) ? schema.enum : [];

/** A schema of a step: an object whose `do` is its name. */
interface StepSchema extends TSchema {
  readonly properties: { readonly do: { readonly const: string } } & Readonly<Record<string, TSchema>>;
}

/** What gives the operands of steps that hold no others, by the schemas of these. */
export const operands = (schemas: readonly StepSchema[]) => {
  const fields = new Map(
    schemas.map(({ properties }) => {
      const { do: name, ...rest } = properties;
      return [name.const, Object.entries(rest).map(([field, schema]) => [field, wordsOf(schema)] as const)] as const;
    }),
  );
  return (step: { readonly do: string }): readonly number[] =>
    (fields.get(step.do) ?? []).map(([field, words]) => {
      const value: unknown = Object(step)[field];
      return typeof value === 'number' ? value : value === true ? 1 : Math.max(0, words.indexOf(value));
    });
};
