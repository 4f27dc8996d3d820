// The part of `npm run build` for pages that have React already: their bundler gives it to the tags.
import { build } from 'esbuild';
import { entries } from './element-entries.mjs';
import { esbuildLibrary } from './esbuild-library.mjs';
import { esbuildPlatformFile } from './test-platform.mjs';

const { autoloader, functions, ...bundled } = entries;
const { plugins, ...options } = esbuildLibrary({});

await build({
  ...options,
  entryPoints: bundled,
  outdir: 'dist/external',
  external: ['react', 'react-dom'],
  minify: true,
  plugins: [esbuildPlatformFile(), ...plugins],
});
