/** What rows do, laid down as programs of one machine (`kit/program.ts`). */
import { Assembler, operands, type Program } from '../../kit/program.ts';
import { type Instruction, OPS, type OpName } from './ops.ts';
import { type Cost, type PaidStep, SIMPLE, type Step } from './steps.ts';
import { PRICED } from './terms.ts';

/** What programs belong to: `built-in` for those of the rules, else tables of a catalog, or parts of their rows. */
export const OWNERS = [
  'built-in',
  'locations',
  'bonuses',
  'cards',
  'specialists',
  'abilities',
  'tribe-start',
  'tribe-tile',
  'tribe-setup',
  'tribe-production',
  'tribe-fires',
  'tribe-joiner',
  'boards',
  'discs',
] as const;
/** One of `OWNERS`. */
export type Owner = (typeof OWNERS)[number];

/** The rules' own programs: one instruction each, and an end. */
const BUILT_IN: readonly OpName[] = [
  'queue',
  'claim',
  'pick-tribe',
  'pick-side',
  'draft',
  'put-aside',
  'turn',
  'produce',
  'rest-draw',
];

const operandsOf = operands(SIMPLE);

/** A program that is being laid down. */
export class Layout {
  private readonly assembler = new Assembler();
  /** First instruction of each built-in program, by its op; -1 where there is none. */
  readonly builtIn: Int16Array;

  constructor() {
    this.builtIn = new Int16Array(Math.max(...Object.values(OPS)) + 1).fill(-1);
    for (const name of BUILT_IN) {
      this.assembler.open('built-in', name);
      this.builtIn[OPS[name]] = this.lay('0', [name]);
      this.lay('end', ['end']);
    }
  }

  /**
   * Lays down what a row does, in written order.
   * @param cost what is paid first
   * @returns index of the first instruction; -1 where there is nothing to do
   */
  add(owner: Owner, id: string, steps: readonly Step[] | undefined, cost?: Cost): number {
    if (steps === undefined && cost === undefined) return -1;
    const start = this.begin(owner, id, cost);
    this.layAll('', steps ?? []);
    this.lay('end', ['end']);
    return start;
  }

  /**
   * Lays down what a row does in any order (rulebook pages 9 and 10). Plain gains come first: nothing is lost by that. If two steps or
   * more are left, the seat takes them as parts of an `order`; its path is `order`, that of its jumps and of the ends of parts
   * `order.1` and `order.1.end`, by the step.
   */
  addFree(owner: Owner, id: string, steps: readonly Step[] | undefined): number {
    if (steps === undefined) return -1;
    const start = this.begin(owner, id);
    const entries = [...steps.entries()];
    const rest = entries.filter(([, step]) => step.do !== 'gain');
    for (const [index, step] of entries) if (step.do === 'gain') this.layStep(String(index), step);
    if (rest.length > 1) this.layOrder(rest);
    else for (const [index, step] of rest) this.layStep(String(index), step);
    this.lay('end', ['end']);
    return start;
  }

  /** All that was laid down. */
  finish(): Program {
    return this.assembler.finish();
  }

  private begin(owner: Owner, id: string, cost?: Cost): number {
    this.assembler.open(owner, id);
    const start = this.assembler.next;
    if (cost !== undefined) this.lay('cost', ['cost', PRICED.indexOf(cost.of), cost.amount]);
    return start;
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
      case 'others': {
        const others = this.lay(path, ['others']);
        this.layAll(`${path}.steps.`, step.steps);
        this.lay(`${path}.steps.end`, ['end']);
        this.assembler.pointHere(others, 1);
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

  private layPrice(path: string, { cost, steps, otherwise }: Extract<PaidStep, { readonly do: 'pay' }>): void {
    const pay = this.lay(path, ['pay', PRICED.indexOf(cost.of), cost.amount]);
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

  private layOrder(parts: readonly (readonly [index: number, step: Step])[]): void {
    const order = this.lay('order', ['order', parts.length]);
    const jumps = parts.map(([index]) => this.lay(`order.${index}`, ['jump']));
    for (const [place, [index, step]] of parts.entries()) {
      this.assembler.pointHere(jumps[place]!, 1);
      this.layStep(String(index), step);
      this.lay(`order.${index}.end`, ['end']);
    }
    this.assembler.pointHere(order, 2);
  }
}
