// The part of `npm run build` for pages that have React already: their bundler gives it to the tags.
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, relative, resolve } from 'node:path';
import { build } from 'esbuild';
import { entries } from './element-entries.mjs';
import { esbuildLibrary } from './esbuild-library.mjs';
import { withFiles } from './gated-imports.mjs';
import { esbuildPlatformFile } from './test-platform.mjs';

const FOLDER = resolve('dist/external');

const { autoloader, functions, ...bundled } = entries;
const { plugins, ...options } = esbuildLibrary({});

const { outputFiles, metafile } = await build({
  ...options,
  entryPoints: bundled,
  outdir: FOLDER,
  external: ['react', 'react-dom'],
  minify: true,
  sourcemap: false,
  write: false,
  metafile: true,
  plugins: [esbuildPlatformFile(), ...plugins],
});

const nameOf = (path) => relative(FOLDER, resolve(path));
/** What Rollup tells of each chunk. */
const chunks = Object.fromEntries(
  Object.entries(metafile.outputs).map(([path, { imports, inputs }]) => [
    nameOf(path),
    {
      imports: imports
        .filter(({ kind }) => kind === 'import-statement')
        .map((imported) => nameOf(imported.path)),
      moduleIds: Object.keys(inputs).map((input) => resolve(input)),
    },
  ]),
);
for (const { path, text } of outputFiles) {
  const name = nameOf(path);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, name.endsWith('.js') ? withFiles(text, name, chunks) : text);
}
