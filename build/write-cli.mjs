// The part of `npm run build` that bundles the command `shop-elements` for Node.
import { build } from 'esbuild';
import { constants } from './library.mjs';
import { esbuildReplacements } from './replacements.mjs';

/** A declaration imports its component and its stylesheets, which need a browser. */
const withoutComponents = {
  name: 'without-components',
  setup({ onLoad }) {
    onLoad({ filter: /\.(?:tsx|css)$/ }, () => ({
      contents: 'module.exports = {};',
      loader: 'js',
    }));
  },
};

await build({
  entryPoints: ['cli/shop-elements.ts'],
  outfile: 'dist/cli/shop-elements.js',
  bundle: true,
  minify: true,
  platform: 'node',
  format: 'esm',
  target: 'node20',
  banner: { js: '#!/usr/bin/env node' },
  define: constants({ dev: true }),
  plugins: [esbuildReplacements(), withoutComponents],
  logLevel: 'error',
});
