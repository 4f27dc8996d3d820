import { builtinModules, createRequire } from 'node:module';
import { basename } from 'node:path';
import { build } from 'esbuild';
import { esbuildLeaflet } from '../../build/leaflet.mjs';
import { esbuildReplacements } from '../../build/replacements.mjs';
import { importedPackages } from './vendor-imports.mjs';

const require = createRequire(import.meta.url);
const REACT = [
  'react',
  'react/jsx-runtime',
  'react/jsx-dev-runtime',
  'react-dom',
  'react-dom/client',
];
const PREACT = {
  'react/jsx-runtime': 'preact/compat/jsx-runtime',
  'react/jsx-dev-runtime': 'preact/compat/jsx-dev-runtime',
  'react-dom/client': './build/lite-client.mjs',
  'react-dom': 'preact/compat',
  react: 'preact/compat',
};
const PREFIX = '/__vendor/';

const fileName = (id) => id.replace(/^@/, '').replaceAll('/', '_');

/** React is CommonJS, so its export names must be listed; other packages are ES modules. */
function entrySource(id, lite) {
  const quoted = JSON.stringify(id);
  if (lite || !REACT.includes(id)) {
    return `export * from ${quoted}; import * as all from ${quoted}; export default all.default;`;
  }
  const names = Object.keys(require(id)).filter((name) => name !== 'default');
  return `import all from ${quoted}; export default all; export const { ${names} } = all;`;
}

const entries = (lite) => ({
  name: 'vendor-entries',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /^entry:/ }, ({ path }) => ({ path: path.slice(6), namespace: 'entry' }));
    onLoad({ filter: /./, namespace: 'entry' }, ({ path }) => ({
      contents: entrySource(path, lite),
      resolveDir: process.cwd(),
    }));
  },
});

async function bundle(ids, lite) {
  const { outputFiles } = await build({
    entryPoints: ids.map((id) => ({ in: `entry:${id}`, out: fileName(id) })),
    plugins: [esbuildReplacements(), esbuildLeaflet(), entries(lite)],
    alias: lite ? PREACT : {},
    bundle: true,
    splitting: true,
    write: false,
    format: 'esm',
    target: 'es2022',
    outdir: 'vendor',
    // Some packages import Node's modules in branches that a browser never runs.
    external: ['node:*', ...builtinModules],
    loader: { '.css': 'text', '.png': 'dataurl' },
    define: { 'process.env.NODE_ENV': '"development"' },
    logLevel: 'error',
  });
  return new Map(outputFiles.map(({ path, text }) => [PREFIX + basename(path), text]));
}

/**
 * Serves every imported package as ES modules bundled together, so that all of them share one React
 * (or, with `lite`, one Preact). React itself is CommonJS, which browsers cannot load.
 */
export async function vendor({ lite }) {
  const ids = [...new Set([...REACT, ...importedPackages()])];
  const files = await bundle(ids, lite);
  return {
    name: 'vendor',
    resolveImport: ({ source }) =>
      ids.includes(source) ? `${PREFIX}${fileName(source)}.js` : undefined,
    serve: ({ path }) => (files.has(path) ? { body: files.get(path), type: 'js' } : undefined),
  };
}
