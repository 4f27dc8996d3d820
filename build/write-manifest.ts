// `npm run manifest`: writes the committed files that are derived from the folders of tags and their declarations. With
// `--check`, the stage `manifest` of `npm test`, it only reports those that are out of date.
import { readFileSync, writeFileSync } from 'node:fs';
import { tagLists } from './tag-lists.mjs';

const isCheck = process.argv.includes('--check');

function update(path: string, text: string): void {
  if (readFileSync(path, 'utf8') === text) return;
  if (isCheck) {
    process.stderr.write(`[shop] ${path} is out of date; run \`npm run manifest\`.\n`);
    process.exitCode = 1;
  } else writeFileSync(path, text);
}

for (const [path, text] of Object.entries(tagLists)) update(path, text);

// the next modules import these lists
const { createManifest, manifestText } = await import('./manifest.ts');
const { tagsPage, withTags } = await import('./readme.ts');
update('custom-elements.json', `${manifestText(createManifest())}\n`);
update('README.md', withTags(readFileSync('README.md', 'utf8')));
update('docs/tags.md', tagsPage());
