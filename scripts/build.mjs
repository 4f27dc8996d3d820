// `npm run build`: builds dist/ unless it is up to date; prints one line per step.
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { writeDelivery } from '../build/write-delivery.mjs';
import { isMain } from './is-main.mjs';

const SOURCES = [
  'build',
  'cli',
  'demo/kit',
  'demo/platform',
  'elements',
  'logic',
  'react',
  'types',
  'custom-elements.json',
  'package.json',
  'package-lock.json',
  'rollup.config.mjs',
  'tsconfig.json',
];
/** The sources of the documentation pages only. */
const DOCS_SOURCES = ['demo/shop', 'docs/site', 'docs/specification.md', 'xslt'];
const STAMP = 'dist/.sources';
const DOCS_STAMP = 'dist/docs/.sources';

/** Each step prints one line. The steps are independent, so they run in parallel. */
const STEPS = [
  { name: 'scripts on React and for authors', run: ['rollup', { BUILDS: 'react,dev' }] },
  { name: 'scripts on Preact and without React', run: ['rollup', { BUILDS: 'lite,external' }] },
  { name: 'style sheets and types', run: ['assets', {}] },
  { name: 'platform for tests', run: ['platform', {}] },
  { name: 'command for the terminal', run: ['cli', {}] },
  { name: 'licences', run: ['licences', {}] },
];
const COMMANDS = {
  rollup: ['node_modules/rollup/dist/bin/rollup', '--config', '--silent'],
  assets: ['--import', 'tsx', 'build/write-assets.ts'],
  platform: ['build/write-platform.mjs'],
  cli: ['build/write-cli.mjs'],
  licences: ['build/write-licences.mjs'],
  docs: ['--import', 'tsx', '--import', './build/node-css.mjs', 'build/write-docs.ts'],
};

const filesOf = (path) =>
  statSync(path).isDirectory()
    ? readdirSync(path, { recursive: true })
        .map((name) => join(path, name))
        .filter((file) => statSync(file).isFile())
    : [path];

/** A hash of all files below these paths. */
export function signatureOf(paths) {
  const hash = createHash('sha256');
  for (const file of paths.flatMap(filesOf).sort()) hash.update(file).update(readFileSync(file));
  return hash.digest('hex');
}

/** Whether a build has the signature that its stamp recorded. */
export const isMadeFrom = (signature, stamp) =>
  existsSync(stamp) && readFileSync(stamp, 'utf8') === signature;

async function runStep({ name, run: [command, env] }, log) {
  const begin = performance.now();
  const child = spawn(process.execPath, COMMANDS[command], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  const [code] = await once(child, 'close');
  if (code !== 0) throw new Error(`[shop] build: ${name} failed.`);
  log(`  ${name}: ${Math.round((performance.now() - begin) / 1000)} s`);
}

async function buildLibrary(log) {
  const signature = signatureOf(SOURCES);
  if (isMadeFrom(signature, STAMP)) {
    log('dist/ is up to date.');
    return;
  }
  log('Building dist/ …');
  // chunk names hold hashes, so old chunks would never be overwritten
  rmSync('dist', { recursive: true, force: true });
  mkdirSync('dist');
  await Promise.all(STEPS.map((step) => runStep(step, log)));
  for (const folder of ['dist', 'dist/lite']) writeDelivery(folder);
  writeFileSync(STAMP, signature);
}

/** Writes the pages of the documentation, which contain the sizes of scripts. */
async function writeDocs(log) {
  const signature = signatureOf([...SOURCES, ...DOCS_SOURCES]);
  if (isMadeFrom(signature, DOCS_STAMP)) return;
  await runStep({ name: 'pages of the documentation', run: ['docs', {}] }, log);
  writeFileSync(DOCS_STAMP, signatureOf([...SOURCES, ...DOCS_SOURCES]));
}

/** Builds dist/ unless it was built from the same sources; rejects when a step fails. */
export async function build(log = console.log) {
  await buildLibrary(log);
  await writeDocs(log);
}

if (isMain(import.meta.url)) {
  await build().catch((error) => {
    console.error(error.message);
    process.exitCode = 1;
  });
}
