// The part of `npm run build` that writes stylesheets, types, schemas, texts, and data for editors.
import { mkdirSync, writeFileSync } from 'node:fs';
import { kindsOfData } from '../elements/data/kinds.ts';
import { jsonSchemaOf } from './json-schema.ts';
import { shopCss } from './shop-css.mjs';
import { writeEditorData } from './write-editor-data.ts';
import { writeMessages } from './write-messages.ts';
import { writeTypes } from './write-types.ts';

const css = shopCss();
for (const directory of ['dist/css', 'dist/lite/css', 'dist/dev/css']) {
  mkdirSync(directory, { recursive: true });
  writeFileSync(`${directory}/shop.css`, `${css}\n`);
}

mkdirSync('dist/schemas', { recursive: true });
for (const [name, data] of Object.entries(kindsOfData)) {
  writeFileSync(`dist/schemas/${name}.json`, JSON.stringify(jsonSchemaOf(data)));
}

writeEditorData('dist/editors');
writeMessages('dist/messages');

await writeTypes('dist/types');
