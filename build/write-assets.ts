// The part of `npm run build` that writes style sheets, types, and data for editors.
import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { shopCss } from './shop-css.mjs';
import { writeEditorData } from './write-editor-data.ts';

const css = shopCss();
for (const directory of ['dist/css', 'dist/lite/css', 'dist/dev/css']) {
  mkdirSync(directory, { recursive: true });
  writeFileSync(`${directory}/shop.css`, `${css}\n`);
}

writeEditorData('dist/editors');

execFileSync(
  process.execPath,
  [
    'node_modules/typescript-native/bin/tsc',
    ...['--project', 'tsconfig.json', '--emitDeclarationOnly', '--declaration'],
    ...['--declarationDir', 'dist/types', '--sourceMap', 'false'],
  ],
  { stdio: 'inherit' },
);
