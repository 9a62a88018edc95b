import type { Reporter } from 'vitest/node';

/** Names what failed once more at the end, in a line each: who sees only the last lines of a long run still learns it. */
export const failuresLast: Reporter = {
  onTestRunEnd(modules, faults) {
    const failed = modules.flatMap(({ relativeModuleId, children }) =>
      [...children.allTests('failed')].map(({ fullName }) => `${relativeModuleId} > ${fullName}`),
    );
    const outside = faults.map(({ message }) => message);
    if (failed.length + outside.length > 0)
      process.stderr.write(`${['Failed:', ...failed, ...outside].join('\n  ')}\n`);
  },
};
