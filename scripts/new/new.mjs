// `npm run new -- <key>`: creates a working tag with tests, as a starting point.
import { execFileSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import { faultOf, namesOf } from './names.mjs';

const TEMPLATE = join(import.meta.dirname, 'template');
/** An import path from the root of the repository, so that the template is independent of the tag's folders. */
const ROOT_IMPORT = /'~\/([^']+)'/g;

const named = (text, { key, camel, pascal }) =>
  text.replaceAll('my-tag', key).replaceAll('myTag', camel).replaceAll('MyTag', pascal);

function relativeImport(from, to) {
  const path = posix.relative(posix.dirname(from), to);
  return path.startsWith('.') ? path : `./${path}`;
}

/** Writes one file of the template with the tag's names; returns its path. */
function writeFrom(template, names, root) {
  const path = named(template, names);
  const text = named(readFileSync(join(TEMPLATE, template), 'utf8'), names);
  const file = join(root, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(
    file,
    text.replace(ROOT_IMPORT, (_, to) => `'${relativeImport(path, to)}'`),
  );
  return path;
}

/** Writes the tag's files, and regenerates the lists of tags. Returns the paths of its own files. */
function makeTag(names, root) {
  const files = readdirSync(TEMPLATE, { recursive: true })
    .filter((path) => statSync(join(TEMPLATE, path)).isFile())
    .map((path) => writeFrom(path.replaceAll('\\', '/'), names, root));
  const run = (...args) => execFileSync(process.execPath, args, { cwd: root, stdio: 'pipe' });
  // the order of imports and the line breaks depend on the names
  const code = files.filter((path) => /\.tsx?$/.test(path));
  run('node_modules/@biomejs/biome/bin/biome', 'check', '--write', ...code);
  run('--import', 'tsx', '--import', './build/node-css.mjs', 'build/write-manifest.ts');
  return files;
}

const nextSteps = ({ key, pascal }) => `
<shop-${key}> is created. Next:
  1. npm run dev, then open http://localhost:8080/elements/${key}.html
  2. Describe it in elements/tags/${key}/${key}.docs.ts: a test fails until its summary is your own. Declare its interface in ${key}.element.ts beside it, and render it in react/${key}/${pascal}.tsx; the page reloads.
  3. npm test -- ${key}, and npm run manifest when the declaration has changed.
`;

const [key] = process.argv.slice(2);
const root = process.cwd();
const fault = faultOf(key, root);
if (fault) {
  console.error(`[shop] ${fault}`);
  process.exitCode = 1;
} else {
  const names = namesOf(key);
  for (const file of makeTag(names, root)) console.log(`  ${file}`);
  console.log(
    'Regenerated: the lists of tags in elements/, custom-elements.json, README.md, docs/tags.md.',
  );
  console.log(nextSteps(names));
}
