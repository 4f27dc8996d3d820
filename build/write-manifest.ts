// `npm run manifest`: writes the committed files that are derived from the folders of tags and their declarations.
import { readFileSync, writeFileSync } from 'node:fs';
import { tagLists } from './tag-lists.mjs';

for (const [path, text] of Object.entries(tagLists)) writeFileSync(path, text);

// the next modules import these lists
const { createManifest, manifestText } = await import('./manifest.ts');
const { tagsPage, withTags } = await import('./readme.ts');
writeFileSync('custom-elements.json', `${manifestText(createManifest())}\n`);
writeFileSync('README.md', withTags(readFileSync('README.md', 'utf8')));
writeFileSync('docs/tags.md', tagsPage());
