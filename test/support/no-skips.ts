import type { Reporter } from 'vitest/node';

/** Fails a run in which a test was skipped: a tool that is not there must not hide what it would have shown. */
export const noSkips: Reporter = {
  onTestRunEnd(modules) {
    const skipped = modules.flatMap(({ relativeModuleId, children }) =>
      [...children.allTests('skipped')].map(({ fullName }) => `${relativeModuleId} > ${fullName}`),
    );
    if (skipped.length === 0) return;
    process.stderr.write(`${['Nothing may be skipped under CI:', ...skipped].join('\n  ')}\n`);
    process.exitCode = 1;
  },
};
