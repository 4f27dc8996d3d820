// The part of `npm run build` that bundles the platform for tests, with all the packages that it needs.
import { build } from 'esbuild';
import { PLATFORM_FILE, PLATFORM_SOURCE } from './test-platform.mjs';

const OPTIONS = { bundle: true, minify: true, target: 'es2022', logLevel: 'error' };

await build({
  ...OPTIONS,
  entryPoints: [PLATFORM_SOURCE],
  outfile: `dist/${PLATFORM_FILE}`,
  format: 'esm',
  loader: { '.graphql': 'text' },
  define: { 'process.env.NODE_ENV': '"production"' },
  legalComments: 'none',
});
await build({
  ...OPTIONS,
  entryPoints: ['demo/kit/demo-platform.ts'],
  outfile: 'dist/demo-platform.js',
  format: 'iife',
});
