// The settings that every bundler needs: Rollup for dist/, esbuild for `npm run dev`.

import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';

const { version } = JSON.parse(readFileSync('package.json', 'utf8'));

/** The lite build resolves React to Preact. */
export const PREACT = {
  'react/jsx-runtime': 'preact/compat/jsx-runtime',
  'react-dom/client': resolve('build/lite-client.mjs'),
  'react-dom': 'preact/compat',
  react: 'preact/compat',
};

/** The constants that a build replaces, each with its code. */
export const constants = ({ dev }) => ({
  'process.env.NODE_ENV': '"production"',
  __DEV__: String(dev),
  __VERSION__: JSON.stringify(version),
});
