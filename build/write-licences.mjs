// The part of `npm run build` that writes the licences of the packages whose code is in dist/.
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';
import { esbuildLibrary } from './esbuild-library.mjs';
import { PLATFORM_SOURCE } from './test-platform.mjs';

const FILE = 'dist/THIRD-PARTY-LICENSES.txt';
const PACKAGE = /^(?:.*\/)?node_modules\/(?:@[^/]+\/)?[^/]+/;

const BUNDLES = [
  esbuildLibrary({ lite: false }),
  esbuildLibrary({ lite: true }),
  { entryPoints: [PLATFORM_SOURCE], bundle: true, loader: { '.graphql': 'text' } },
  // the packages that only the command uses
  { entryPoints: ['cli/check/written-tags.ts'], bundle: true, platform: 'node' },
];

/** The folders of the packages whose code a bundle contains. */
async function packagesIn(options) {
  const settings = { outdir: 'dist', write: false, metafile: true, format: 'esm' };
  const { metafile } = await build({ ...options, ...settings });
  const used = Object.values(metafile.outputs).flatMap(({ inputs }) => Object.entries(inputs));
  return used
    .filter(([, { bytesInOutput }]) => bytesInOutput > 0)
    .map(([path]) => PACKAGE.exec(path.replace(/^[\w-]+:/, ''))?.[0])
    .filter((folder) => folder !== undefined);
}

/** The text of a package's licence; MIT if there is a choice. */
function textIn(folder) {
  const [file] = readdirSync(folder)
    .filter((entry) => /licen[cs]e/i.test(entry))
    .sort((a, b) => b.includes('MIT') - a.includes('MIT'));
  return file ? readFileSync(join(folder, file), 'utf8').trim() : '';
}

/** The name of a package, with its version, its authors and its licence. */
function licenceOf(folder) {
  const { name, version, license, author } = JSON.parse(
    readFileSync(join(folder, 'package.json'), 'utf8'),
  );
  const by = typeof author === 'string' ? author : author?.name;
  const title = [`${name} ${version}`, by, license].filter(Boolean).join(', ');
  return `${title}\n\n${textIn(folder)}`.trim();
}

const folders = new Set((await Promise.all(BUNDLES.map(packagesIn))).flat());
const licences = [...folders].filter(existsSync).map(licenceOf).sort();
writeFileSync(FILE, `${licences.join(`\n\n${'-'.repeat(72)}\n\n`)}\n`);
