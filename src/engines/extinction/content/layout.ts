/** What rows do, laid down as programs of one machine (`kit/program.ts`). */
import { Assembler, instructionAt, operands, type Place, type Program } from '../../kit/program.ts';
import { type Instruction, OPS } from './ops.ts';
import { PAY_BY, type PaidStep, SIMPLE, type Step } from './steps.ts';
import { BUILT_IN } from './turn.ts';

/** What programs belong to: tables of a catalog whose rows have some; `built-in` for those of `turn.ts`. */
export const OWNERS = ['built-in', 'starters', 'cards', 'abilities', 'effects'] as const;
/** One of `OWNERS`. */
export type Owner = (typeof OWNERS)[number];

const operandsOf = operands(SIMPLE);

/** The table that an instruction is of; any other is a bug and throws. */
export const ownerOf = ({ owner }: Place): Owner => {
  const found = OWNERS.find((each) => each === owner);
  if (found === undefined) throw new TypeError(`no program is of ${owner}`);
  return found;
};

/** Index of the first instruction of a built-in program. */
export const builtIn = (program: Program, id: keyof typeof BUILT_IN): number =>
  instructionAt(program, { owner: 'built-in', id, path: '0' });

/** A program that is being laid down. */
export class Layout {
  private readonly assembler = new Assembler();

  constructor() {
    for (const [id, instructions] of Object.entries(BUILT_IN)) {
      this.assembler.open('built-in', id);
      for (const [path, instruction] of instructions.entries()) this.lay(String(path), instruction);
    }
  }

  /**
   * Lays down what a row does.
   * @returns index of its first instruction; -1 where there are no steps
   */
  add(owner: Owner, id: string, steps: readonly Step[] | undefined): number {
    if (steps === undefined) return -1;
    this.assembler.open(owner, id);
    const start = this.assembler.next;
    this.layAll('', steps);
    this.lay('end', ['end']);
    return start;
  }

  /** All that was laid down. */
  finish(): Program {
    return this.assembler.finish();
  }

  private lay(path: string, [op, a = 0, b = 0, c = 0]: Instruction): number {
    return this.assembler.lay(path, OPS[op], a, b, c);
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
        this.assembler.pointHere(each, 1);
        break;
      }
      case 'pay':
        this.layPrice(path, step);
        break;
      default: {
        const [a = 0, b = 0, c = 0] = operandsOf(step);
        this.lay(path, [step.do, a, b, c]);
      }
    }
  }

  private layPrice(path: string, { money, by, steps, otherwise }: Extract<Step, { readonly do: 'pay' }>): void {
    const pay = this.lay(path, ['pay', money, PAY_BY.indexOf(by)]);
    const body = () => this.layAll(`${path}.steps.`, steps);
    const rest = otherwise === undefined ? undefined : () => this.layAll(`${path}.otherwise.`, otherwise);
    this.assembler.layUnless(pay, 3, OPS.jump, { path: `${path}.steps.end`, body, rest });
  }

  private layChoice(path: string, ways: readonly (readonly PaidStep[])[]): void {
    this.lay(path, ['choose', ways.length]);
    this.assembler.layWays(
      `${path}.from.`,
      OPS.jump,
      ways.map((way, index) => () => this.layAll(`${path}.from.${index}.`, way)),
    );
  }
}
