import { WIDTH } from '../../kit/program.ts';
import { OPS, type OpName } from '../content/ops.ts';
import type { State } from '../rules/state.ts';

const NAMES = new Map<number | undefined, string>(Object.entries(OPS).map(([name, op]) => [op, name]));

const isOp = (name: string | undefined): name is OpName => name !== undefined && name in OPS;

/** The name of the op of an instruction. */
export const opNameAt = ({ rules: { content } }: State, instruction: number): OpName => {
  const name = NAMES.get(content.program.code[instruction * WIDTH]);
  if (!isOp(name)) throw new TypeError(`there is no op at instruction ${instruction}`);
  return name;
};
