/** What rows do, as programs of one machine: steps become a flat table of instructions. */
import type { TSchema } from 'typebox';
import { type Instruction, OPS, WIDTH } from './ops.ts';
import { PAY_BY, type PaidStep, SIMPLE, type SimpleStep, type Step } from './steps.ts';
import { BUILT_IN } from './turn.ts';

/** Tables of a catalog whose rows have programs; `built-in` for those of `turn.ts`. */
export const OWNERS = ['built-in', 'starters', 'cards', 'abilities', 'effects'] as const;
/** One of `OWNERS`. */
export type Owner = (typeof OWNERS)[number];

/** An instruction as documents and words name it. */
export interface Place {
  /** Table of the row. */
  readonly owner: Owner;
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

/** Index of the first instruction of a built-in program. */
export const builtIn = (program: Program, id: keyof typeof BUILT_IN): number =>
  instructionAt(program, { owner: 'built-in', id, path: '0' });

/** A program that is being laid down. */
export class Assembler {
  private readonly numbers: number[] = [];
  private readonly places: Place[] = [];
  private row: Pick<Place, 'owner' | 'id'> = { owner: 'built-in', id: '' };

  constructor() {
    for (const [id, instructions] of Object.entries(BUILT_IN)) {
      this.row = { owner: 'built-in', id };
      for (const [path, instruction] of instructions.entries()) this.lay(String(path), instruction);
    }
  }

  /**
   * Lays down what a row does.
   * @returns index of its first instruction; -1 where there are no steps
   */
  add(owner: Owner, id: string, steps: readonly Step[] | undefined): number {
    if (steps === undefined) return -1;
    this.row = { owner, id };
    const start = this.next;
    this.layAll('', steps);
    this.lay('end', ['end']);
    return start;
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

  /** Index of the instruction that comes next. */
  private get next(): number {
    return this.places.length;
  }

  private lay(path: string, [op, a = 0, b = 0, c = 0]: Instruction): number {
    this.numbers.push(OPS[op], a, b, c);
    return this.places.push({ ...this.row, path }) - 1;
  }

  /** Makes operand `field` of an instruction the index of the one that comes next. */
  private pointHere(instruction: number, field: 1 | 2 | 3): void {
    this.numbers[instruction * WIDTH + field] = this.next;
  }

  private layAll(path: string, steps: readonly Step[]): void {
    for (const [index, step] of steps.entries()) this.layStep(`${path}${index}`, step);
  }

  private layStep(path: string, step: Step): void {
    switch (step.do) {
      case 'choose':
        this.layChoice(path, step.from);
        break;
      case 'each-seat': {
        const each = this.lay(path, ['each-seat']);
        this.layAll(`${path}.steps.`, step.steps);
        this.lay(`${path}.steps.end`, ['end']);
        this.pointHere(each, 1);
        break;
      }
      case 'pay':
        this.layPrice(path, step);
        break;
      default:
        this.lay(path, [step.do, ...operandsOf(step)]);
    }
  }

  private layPrice(path: string, { money, by, steps, otherwise }: Extract<Step, { readonly do: 'pay' }>): void {
    const pay = this.lay(path, ['pay', money, PAY_BY.indexOf(by)]);
    this.layAll(`${path}.steps.`, steps);
    if (otherwise === undefined) {
      this.pointHere(pay, 3);
      return;
    }
    const paid = this.lay(`${path}.steps.end`, ['jump']);
    this.pointHere(pay, 3);
    this.layAll(`${path}.otherwise.`, otherwise);
    this.pointHere(paid, 1);
  }

  private layChoice(path: string, ways: readonly (readonly PaidStep[])[]): void {
    this.lay(path, ['choose', ways.length]);
    const jumps = ways.map((_, way) => this.lay(`${path}.from.${way}`, ['jump']));
    const ends = ways.map((way, index) => {
      this.pointHere(jumps[index]!, 1);
      this.layAll(`${path}.from.${index}.`, way);
      return this.lay(`${path}.from.${index}.end`, ['jump']);
    });
    for (const end of ends) this.pointHere(end, 1);
  }
}

/** The words of a field, by the name of the step and of the field; empty where it is a number or a flag. */
const FIELDS = new Map(
  SIMPLE.map(({ properties }) => {
    const { do: name, ...fields } = properties;
    return [name.const, Object.entries(fields).map(([field, schema]) => [field, wordsOf(schema)] as const)] as const;
  }),
);

function wordsOf(schema: TSchema): readonly unknown[] {
  return 'enum' in schema && Array.isArray(schema.enum) ? schema.enum : [];
}

/** The fields of a step as numbers, in the order of its schema. */
function operandsOf(step: SimpleStep): [a?: number, b?: number, c?: number] {
  const values = (FIELDS.get(step.do) ?? []).map(([field, words]) => {
    const value: unknown = Object(step)[field];
    return typeof value === 'number' ? value : value === true ? 1 : Math.max(0, words.indexOf(value));
  });
  const [a = 0, b = 0, c = 0] = values;
  return [a, b, c];
}
