// The stage `manifest` of `npm test`: checks that the files generated from the declarations are up to date and valid.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { Ajv } from 'ajv';
import { createManifest, manifestText } from './manifest.ts';
import { tagsPage, withTags } from './readme.ts';
import { tagLists } from './tag-lists.mjs';

const manifest = createManifest();
const readme = readFileSync('README.md', 'utf8');
const faults: string[] = [];

const ajv = new Ajv({ strict: false, allErrors: true });
ajv.addSchema(createRequire(import.meta.url)('custom-elements-manifest/schema.json'), 'cem');

/** Collects the schema's errors. Elements are validated one by one, because the package's schema accepts a broken one as a plain class. */
function validate(schema: string, value: unknown, name: string): void {
  const check = ajv.getSchema(schema);
  if (check && !check(value)) {
    for (const { instancePath, message } of check.errors ?? []) {
      faults.push(`custom-elements.json: ${name}${instancePath} ${message}.`);
    }
  }
}

validate('cem', manifest, '');
for (const { declarations: elements = [] } of manifest.modules) {
  for (const element of elements) {
    validate('cem#/definitions/CustomElementDeclaration', element, element.name);
  }
}
if (readFileSync('custom-elements.json', 'utf8') !== `${manifestText(manifest)}\n`) {
  faults.push('custom-elements.json: differs from the declarations; run `npm run manifest`.');
}
if (withTags(readme) !== readme) {
  faults.push('README.md: the list of tags is out of date; run `npm run manifest`.');
}
for (const [path, text] of Object.entries({ ...tagLists, 'docs/tags.md': tagsPage() })) {
  if (readFileSync(path, 'utf8') !== text) {
    faults.push(`${path}: differs from the folders of tags; run \`npm run manifest\`.`);
  }
}

for (const fault of faults) process.stderr.write(`[shop] ${fault}\n`);
process.exitCode = faults.length === 0 ? 0 : 1;
