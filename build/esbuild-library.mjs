import { elementEntries, entries } from './element-entries.mjs';
import { esbuildLeaflet } from './leaflet.mjs';
import { constants, PREACT } from './library.mjs';
import { esbuildReplacements } from './replacements.mjs';

/** The modules generated from the list of tags. */
const generatedModules = () => {
  const { name, resolveId, load } = elementEntries();
  return {
    name,
    setup({ onResolve, onLoad }) {
      onResolve({ filter: /^(?:entry|group|virtual):/ }, ({ path }) => ({
        path: resolveId(path),
        namespace: name,
      }));
      onLoad({ filter: /./, namespace: name }, ({ path }) => ({
        contents: load(path),
        resolveDir: '.',
      }));
    },
  };
};

/**
 * The library for esbuild, in the layout of dist/: on React, or on Preact (`lite`). It warns authors, because `npm run
 * dev` serves it to someone who works on a tag.
 */
export const esbuildLibrary = ({ lite }) => ({
  entryPoints: entries,
  chunkNames: 'chunks/[name]-[hash]',
  bundle: true,
  splitting: true,
  format: 'esm',
  target: 'es2022',
  sourcemap: true,
  tsconfig: 'tsconfig.json',
  loader: { '.graphql': 'text', '.css': 'text' },
  define: constants({ dev: true }),
  alias: lite ? PREACT : {},
  plugins: [esbuildReplacements(), esbuildLeaflet(), generatedModules()],
  logLevel: 'error',
});
