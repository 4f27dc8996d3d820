import { readFileSync } from 'node:fs';
import alias from '@rollup/plugin-alias';
import commonjs from '@rollup/plugin-commonjs';
import { nodeResolve } from '@rollup/plugin-node-resolve';
import replace from '@rollup/plugin-replace';
import terser from '@rollup/plugin-terser';
import typescript from '@rollup/plugin-typescript';
import { cssText } from './build/css-text.mjs.mts';
import { elementEntries, elementKeys, entries } from './build/element-entries.mjs.mts';

const { version } = JSON.parse(readFileSync('package.json', 'utf8'));

const PREACT = {
  'react/jsx-runtime': 'preact/compat/jsx-runtime',
  'react-dom/client': 'preact/compat/client',
  'react-dom': 'preact/compat',
  react: 'preact/compat',
};

const chunkOf = (id) => {
  if (/node_modules\/(react|react-dom|scheduler|preact)\//.test(id)) return 'react';
  if (id.endsWith('/react/shared/root.tsx')) return 'react';
  if (/node_modules\/(valibot|@r2wc|jotai\/esm\/vanilla)/.test(id)) return 'core';
  if (id.includes('/elements/define/')) return 'core';
  return undefined;
};

const onwarn = (warning, next) => {
  const fromLibrary = warning.ids?.every((id) => id.includes('node_modules'));
  if (warning.code === 'MODULE_LEVEL_DIRECTIVE') return;
  if (warning.code === 'CIRCULAR_DEPENDENCY' && fromLibrary) return;
  next(warning);
};

/** The same sources three times: with React, with Preact, and with the warnings for authors. */
const build = ({ dir, lite = false, dev = false }) => ({
  input: entries,
  onwarn,
  output: {
    dir,
    format: 'es',
    sourcemap: true,
    entryFileNames: '[name].js',
    chunkFileNames: 'chunks/[name]-[hash].js',
    manualChunks: chunkOf,
    plugins: dev ? [] : [terser({ ecma: 2020, module: true, format: { comments: false } })],
  },
  plugins: [
    lite && alias({ entries: PREACT }),
    replace({
      preventAssignment: true,
      delimiters: ['', ''],
      values: {
        'process.env.NODE_ENV': '"production"',
        // jotai keeps its development code unless this is gone
        'import.meta.env ? import.meta.env.MODE : void 0': '"production"',
        __DEV__: String(dev),
        __VERSION__: JSON.stringify(version),
        __ELEMENT_KEYS__: JSON.stringify(elementKeys.join(' ')),
      },
    }),
    elementEntries(),
    nodeResolve({ browser: true, extensions: ['.mjs', '.js', '.ts', '.tsx'] }),
    commonjs(),
    cssText(),
    typescript({ tsconfig: './tsconfig.json', outDir: dir, noEmitOnError: true }),
  ],
});

export default [
  build({ dir: 'dist' }),
  build({ dir: 'dist/lite', lite: true }),
  build({ dir: 'dist/dev', dev: true }),
];
