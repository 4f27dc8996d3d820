// The part of `npm run build` that tells how to deliver the scripts: `integrity.json` has the hash of every file,
// `importmap.json` those of the scripts for a page from a foreign host, and `preload.html` the links of what each page
// loads first, which the browser otherwise finds file by file.
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** A placeholder for the URL of the build's folder, which only the author knows. */
const BASE = 'BASE/';

/** The modules of each kind of page in addition to those of every page. */
const PAGES = [
  ['Every page', ['core', 'element', 'react', 'functions', 'header', 'page']],
  ['Pages with lists of products', ['products']],
  ['Pages of a product', ['controls', 'selling', 'choices', 'product']],
];
const AUTOLOADER = 'autoloader.js';

const hashOf = (file) =>
  `sha384-${createHash('sha384').update(readFileSync(file)).digest('base64')}`;

/** Every script and stylesheet of a build, relative to its folder. */
const filesOf = (folder) =>
  ['', 'chunks', 'css', 'elements'].flatMap((part) =>
    readdirSync(join(folder, part))
      .filter((name) => /\.(?:js|css)$/.test(name))
      .map((name) => (part ? `${part}/${name}` : name)),
  );

/** The built file of a chunk: its name, a hyphen, and a hash of 8 characters. */
function chunkOf(group, files) {
  const isOf = (file) => new RegExp(`^chunks/${group}-.{8}\\.js$`).test(file);
  const found = files.find(isOf);
  if (!found) throw new Error(`[shop] build: there is no chunk ${group}.`);
  return found;
}

/** Writes both files into the folder of a build. */
export function writeDelivery(folder) {
  const files = filesOf(folder);
  const integrity = Object.fromEntries(files.map((file) => [file, hashOf(join(folder, file))]));
  const link = (file) =>
    `<link rel="modulepreload" href="${BASE}${file}" integrity="${integrity[file]}">`;
  const sections = PAGES.map(([title, groups]) => {
    const first = groups.map((group) => chunkOf(group, files));
    return [`<!-- ${title} -->`, ...first.map(link)];
  });
  const script = `<script type="module" src="${BASE}${AUTOLOADER}" integrity="${integrity[AUTOLOADER]}"></script>`;
  const scripts = files.filter((file) => file.endsWith('.js'));
  const map = {
    integrity: Object.fromEntries(scripts.map((file) => [BASE + file, integrity[file]])),
  };
  writeFileSync(join(folder, 'importmap.json'), `${JSON.stringify(map, null, 2)}\n`);
  writeFileSync(join(folder, 'integrity.json'), `${JSON.stringify(integrity, null, 2)}\n`);
  writeFileSync(join(folder, 'preload.html'), `${[...sections.flat(), script].join('\n')}\n`);
}
