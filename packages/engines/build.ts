/**
 * Makes `dist`: the rules of every game as plain JavaScript with their content inside, and their declarations. Only the
 * package is built; service and tests run the sources.
 */
import { rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { compile } from 'json-schema-to-typescript';
import { type Plugin, rolldown } from 'rolldown';
import { dts } from 'rolldown-plugin-dts';
import manifest from './package.json' with { type: 'json' };
import { anthropocene, earth, evolution, extinction, natera } from './src/index.ts';

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));
const ENGINES = { anthropocene, earth, evolution, extinction, natera };

const { dependencies } = manifest;

/** The options, states and actions of every game as TypeScript, with the descriptions of their fields. */
const documents = async (): Promise<string> => {
  const files = Object.entries(ENGINES).map(([id, { schemas }]) => {
    const name = `${id.charAt(0).toUpperCase()}${id.slice(1)}`;
    const parts = Object.entries(structuredClone(schemas)).map(([part, schema]) => [
      part,
      { ...schema, title: `${name}${part.charAt(0).toUpperCase()}${part.slice(1)}` },
    ]);
    const properties = Object.fromEntries(parts);
    return compile({ type: 'object', properties }, `${name}Documents`, {
      additionalProperties: false,
      bannerComment: '',
      // Lists would become every tuple of a length that fits.
      ignoreMinAndMaxItems: true,
    });
  });
  return (await Promise.all(files)).join('\n');
};

/** Writes the types out that the sources have from their schemas: readers need neither these nor typebox. */
const written = (text: string): Plugin => ({
  name: 'written-documents',
  load: (id) => (id.endsWith('/packages/engines/src/documents.ts') ? text : null),
});

const bundle = await rolldown({
  input: Object.fromEntries(['index', ...Object.keys(ENGINES)].map((name) => [name, here(`src/${name}.ts`)])),
  platform: 'neutral',
  external: Object.keys(dependencies).map((name) => new RegExp(`^${name}(/|$)`)),
  plugins: [written(await documents()), dts({ generator: 'oxc', tsconfig: false })],
});
rmSync(here('dist'), { recursive: true, force: true });
await bundle.write({ dir: here('dist'), format: 'esm', chunkFileNames: 'shared/[name]-[hash].js' });
