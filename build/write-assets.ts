// The part of `npm run build` that is no script: style sheets and types.
import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { minifyCss } from './css-text.mjs';

const sources = ['tokens/tokens', 'lengths', 'not-defined'];
const css = sources
  .map((name) => minifyCss(readFileSync(`elements/page/${name}.css`, 'utf8')))
  .join('\n');
for (const directory of ['dist/css', 'dist/lite/css', 'dist/dev/css']) {
  mkdirSync(directory, { recursive: true });
  writeFileSync(`${directory}/shop.css`, `${css}\n`);
}

execFileSync(
  process.execPath,
  [
    'node_modules/typescript-native/bin/tsc',
    ...['--project', 'tsconfig.json', '--emitDeclarationOnly', '--declaration'],
    ...['--declarationDir', 'dist/types', '--sourceMap', 'false'],
  ],
  { stdio: 'inherit' },
);
