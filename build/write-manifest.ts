// `npm run manifest`: writes the committed files that are derived from the declarations.
import { readFileSync, writeFileSync } from 'node:fs';
import { createManifest } from './manifest.ts';
import { withTables } from './readme.ts';

writeFileSync('custom-elements.json', `${JSON.stringify(createManifest(), null, 2)}\n`);
writeFileSync('README.md', withTables(readFileSync('README.md', 'utf8')));
