/** What runs nets: the kernel for those of whole numbers, and the runtime for all, with the calls of it that its documents do not name. */
import { describe, expect, test } from 'vitest';
import { stream } from '../../src/core/random.ts';
import { openByRuntime, openSession, runtimeFault, type Session } from '../../src/net/session.ts';
import { NET, SESSION, SIZE } from '../support/nets/evolution.ts';
import { type Graph, onnxFile } from '../support/nets/onnx.ts';
import { answerOf, fileOf, floatFileOf, wholeNet } from '../support/nets/whole-net.ts';
import { faultLines, valueOf } from '../support/results.ts';

/** Views of random numbers, of which some are beyond what nets read. */
const viewsOf = (count: number, size: number): Float32Array => {
  const random = stream('views', 'test');
  return Float32Array.from({ length: count * size }, () => random.next() * 10 - 5);
};

const asked = (session: Session, rows: Float32Array, count: number): Float32Array => {
  const into = new Float32Array(count * session.outputs);
  session.run(rows, count, into);
  return into;
};

test('the runtime is there', () => {
  expect(runtimeFault()).toBeUndefined();
});

test('a net of less than 5,000 bytes is a net', () => {
  expect(fileOf(NET).length).toBeLessThan(5000);
  expect(SESSION).toMatchObject({ size: SIZE, outputs: 6 });
});

describe('answers', () => {
  const views = viewsOf(64, SIZE);

  test.each([
    ['tiny', NET],
    ['as large as those that are served', wholeNet([SIZE, 128, 64, 6], 'large')],
  ])('of a net that is %s are those of a plain forward pass, to the bit', (_, net) => {
    const expected = Array.from({ length: 64 }, (_, row) => [
      ...answerOf(net, views.subarray(row * SIZE, (row + 1) * SIZE)),
    ]);
    for (const open of [openSession, openByRuntime])
      expect([...asked(valueOf(open(fileOf(net))), views, 64)]).toEqual(expected.flat());
  });

  test('of nets of every shape are the same by the runtime and without', () => {
    const random = stream('shapes', 'test');
    for (let count = 0; count < 30; count++) {
      const sizes = Array.from({ length: 2 + random.below(4) }, () => 1 + random.below(70));
      const file = fileOf(wholeNet(sizes, `shape ${count}`, 1 + random.below(127)));
      const [whole, other] = [openSession, openByRuntime].map((open) => valueOf(open(file)));
      expect(whole).toMatchObject({ exact: true, size: sizes[0], outputs: sizes.at(-1) });
      expect(other).toMatchObject({ exact: false, size: sizes[0], outputs: sizes.at(-1) });
      const rows = viewsOf(9, sizes[0] ?? 0).map((value) => (random.below(2) === 0 ? 0 : value));
      if (whole !== undefined && other !== undefined) expect(asked(whole, rows, 9)).toEqual(asked(other, rows, 9));
    }
  });

  test.each([openSession, openByRuntime])('are the same whatever else is asked at once: %o', (open) => {
    const session = valueOf(open(fileOf(NET)));
    const together = asked(session, views, 64);
    for (const count of [1, 2, 3, 8, 16, 33])
      expect(asked(session, views, count)).toEqual(together.slice(0, count * session.outputs));
  });

  test('of nets of fractions, or of sums that floats round, are those of the runtime, and not said to be exact', () => {
    const large = {
      layers: wholeNet([SIZE, 2], 'large').layers.map((layer) => ({
        ...layer,
        weights: layer.weights.map(() => 2 ** 14 - 1),
      })),
    };
    for (const file of [floatFileOf(NET), fileOf(large)]) {
      const session = valueOf(openSession(file));
      expect(session.exact).toBe(false);
      expect(asked(session, views, 64)).toEqual(asked(valueOf(openByRuntime(file)), views, 64));
    }
  });

  test('follow the numbers that are in the array now, and go where they are wanted now', () => {
    const rows = views.slice(0, 2 * SIZE);
    const [before, after] = [new Float32Array(12), new Float32Array(12)];
    SESSION.run(rows, 2, before);
    rows.fill(0);
    SESSION.run(rows, 2, after);
    const nothing = answerOf(NET, new Float32Array(SIZE));
    expect([...after]).toEqual([...nothing, ...nothing]);
    expect([...before]).not.toEqual([...after]);
  });

  test('to nothing are none', () => {
    const into = Float32Array.of(7);
    SESSION.run(views, 0, into);
    expect([...into]).toEqual([7]);
  });
});

describe('a file', () => {
  const pass: Graph = {
    input: { name: 'view', size: 3 },
    output: { name: 'correction', size: 3 },
    constants: [],
    steps: [{ op: 'Relu', inputs: ['view'], output: 'correction' }],
  };
  const codesOf = (file: Uint8Array): string[] => faultLines(openSession(Uint8Array.from(file)));
  const whole = fileOf(NET);

  test.each<[string, Uint8Array, string]>([
    ['that is empty', new Uint8Array(), 'no-net'],
    ['that is text', new TextEncoder().encode('{"net": true}'), 'no-net'],
    ['that ends early', whole.slice(0, whole.length / 2), 'no-net'],
    ['with an operator that is not there', onnxFile({ ...pass, steps: [{ ...pass.steps[0]!, op: 'Boil' }] }), 'no-net'],
    [
      'with another input',
      onnxFile({
        ...pass,
        input: { name: 'sight', size: 3 },
        steps: [{ op: 'Relu', inputs: ['sight'], output: 'correction' }],
      }),
      'wrong-input',
    ],
    [
      'with another output',
      onnxFile({
        ...pass,
        output: { name: 'value', size: 3 },
        steps: [{ op: 'Relu', inputs: ['view'], output: 'value' }],
      }),
      'wrong-output',
    ],
  ])('%s is no net', (_, file, code) => {
    expect(codesOf(file)).toEqual([` ${code}`]);
  });

  test('in which any one byte is another is no net, or another one, and ends nothing', () => {
    const random = stream('bytes', 'test');
    const views = viewsOf(4, SIZE);
    for (let count = 0; count < 200; count++) {
      const spoilt = whole.slice();
      // The graph lies before and after its numbers, most of which are the weights.
      const at = count % 2 === 0 ? random.below(900) : spoilt.length - 1 - random.below(300);
      spoilt[at] = random.below(256);
      const opened = (count % 3 === 0 ? openByRuntime : openSession)(spoilt);
      if (!opened.ok) expect(opened.faults[0]?.detail).not.toBe('');
      else
        try {
          asked(opened.value, views, Math.min(4, Math.floor(views.length / opened.value.size)));
        } catch (error) {
          expect(error).toBeInstanceOf(Error);
        }
    }
  });
});
