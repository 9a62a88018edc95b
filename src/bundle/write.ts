import { type RolldownPlugin, rolldown } from 'rolldown';

/** A module with all that it imports, but for Node's own modules, as the text of one module. */
export const bundleText = async (entry: string, plugins: readonly RolldownPlugin[] = []): Promise<string> => {
  const bundle = await rolldown({
    input: entry,
    platform: 'node',
    tsconfig: false,
    logLevel: 'silent',
    plugins: [...plugins],
  });
  try {
    const { output } = await bundle.generate({ format: 'esm', codeSplitting: false });
    return output[0].code;
  } finally {
    await bundle.close();
  }
};
