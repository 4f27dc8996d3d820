// The part of `npm run build` that writes stylesheets, types, schemas, texts, and data for editors.
import { mkdirSync, writeFileSync } from 'node:fs';
import { shopCss } from './shop-css.mjs';
import { writeEditorData } from './write-editor-data.ts';
import { writeMessages } from './write-messages.ts';
import { writeSchemas } from './write-schemas.ts';
import { writeTypes } from './write-types.ts';

const css = shopCss();
for (const directory of ['dist/css', 'dist/lite/css', 'dist/dev/css']) {
  mkdirSync(directory, { recursive: true });
  writeFileSync(`${directory}/shop.css`, `${css}\n`);
}

writeEditorData('dist/editors');
writeSchemas('dist/schemas');
writeMessages('dist/messages');

await writeTypes('dist/types');
