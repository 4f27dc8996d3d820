import { mkdirSync } from 'node:fs';
import { relative, resolve } from 'node:path';
import { build } from 'esbuild';
import { camel, fileOf } from './element-entries.mjs';
import { esbuildLibrary } from './esbuild-library.mjs';

const FOLDER = 'node_modules/.cache/tag-bundles';
const ASKED = Symbol('asked');
/** The machinery, which every page with a tag has. */
const REGISTER = "export { registerElements } from './elements/start/register.ts';";
const LIBRARY = esbuildLibrary({});

/** Leaves out what a page has already, and what comes on demand. */
const leftOut = (there) => ({
  name: 'left-out',
  setup({ onResolve, resolve: find }) {
    onResolve({ filter: /./ }, async ({ path, pluginData, ...asked }) => {
      if (asked.kind === 'dynamic-import') return { path, external: true };
      if (pluginData === ASKED) return undefined;
      const found = await find(path, { ...asked, pluginData: ASKED });
      const isThere = there.has(relative('', found.path));
      // one short name: those of files are no part of what is built
      return isThere ? { path: 'there', external: true } : found;
    });
  },
});

/** Bundles tags for a page that has some modules; its file, and the modules that the page has then. */
async function bundle(keys, there) {
  const outfile = `${FOLDER}/${keys.join('+')}.js`;
  const declarations = keys.map(
    (key) => `export { ${camel(key)}Element } from './${fileOf(key, 'element.ts')}';`,
  );
  const { metafile } = await build({
    ...LIBRARY,
    ...{ entryPoints: undefined, splitting: false, sourcemap: false },
    ...{ minify: true, metafile: true, outfile },
    stdin: { contents: [REGISTER, ...declarations].join('\n'), resolveDir: resolve('.') },
    plugins: [leftOut(there), ...LIBRARY.plugins],
  });
  return { file: outfile, modules: new Set([...there, ...Object.keys(metafile.inputs)]) };
}

/** The files with what each of these tags brings to a page that has others, by its key. */
export async function bundlesOfTags(keys, others) {
  mkdirSync(FOLDER, { recursive: true });
  const { modules } = await bundle(others, new Set());
  const files = await Promise.all(
    keys.map(async (key) => [key, (await bundle([key], modules)).file]),
  );
  return Object.fromEntries(files);
}
