// Runs the tests that need Node instead of a browser: test/**/*.node.test.{ts,mjs}, or the folders
// (`node scripts/test-node.mjs e2e`) and files in the arguments. Sweeps only run if the folder's name contains `sweeps`.
// Tests in a folder with `together.ts` share its process.
// End-to-end tests mostly wait for the network, so with a folder one more file runs in parallel than there are cores.
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { basename, dirname, join, normalize } from 'node:path';
import { isRepeated } from '../test/repeated.mjs';

/** Reached only by a test that hangs, so that it does not block the others. */
const TIMEOUT_MS = 600_000;

const named = process.argv.slice(2);
const isFile = (name) => name.includes('.test.');
const files = named.filter(isFile);
const folders = named
  .filter((name) => !isFile(name))
  .map((name) => normalize(name.replace(/^test[\\/]/, '')));
const missing = [
  ...files.filter((file) => !existsSync(file)),
  ...folders.filter((folder) => !existsSync(join('test', folder))),
];
if (missing.length > 0) {
  console.error(
    `Not found: ${missing.join(', ')}. Name files of this folder, or folders of test/.`,
  );
  process.exit(2);
}
if (folders.length > 0 && !existsSync('dist')) {
  console.error('There is no dist/: tests that read built files fail before `npm run build`.');
}
/** Whether a path is in the tests that cover all pages, widths or colour schemes. */
const isSweep = (path) => path.split(/[\\/]/).includes('sweeps');
const isIn = (folder) => (file) => file.startsWith(folder) && isSweep(file) === isSweep(folder);
/** Journeys and sweeps start a browser from Node; elsewhere the name of a test says that it needs Node. */
const NEEDS_NODE = /(?:^e2e|\bsweeps)[\\/].*\.test\.(ts|mjs)$|\.node\.test\.(ts|mjs)$/;
const isNamed = (file) =>
  folders.length > 0
    ? folders.some((folder) => isIn(folder)(file))
    : file.includes('.node.') && !file.startsWith('e2e');
const isWanted = (file) => NEEDS_NODE.test(file) && isNamed(file) && isRepeated(file);
const TOGETHER = 'together.ts';
function found() {
  const all = readdirSync('test', { recursive: true });
  const tests = all.filter(isWanted);
  const shared = all.filter(
    (file) => basename(file) === TOGETHER && tests.some((test) => dirname(test) === dirname(file)),
  );
  const isAlone = (test) => !shared.some((file) => dirname(file) === dirname(test));
  // the long ones start first
  return [...shared, ...tests.filter(isAlone)].map((file) => join('test', file));
}
const tests = files.length > 0 && folders.length === 0 ? files : [...files, ...found()];
if (tests.length === 0) {
  console.error(`No test of ${named.join(', ')} needs Node.`);
  process.exit(2);
}
const options = [
  '--import',
  'tsx',
  '--test',
  `--test-timeout=${TIMEOUT_MS}`,
  `--test-concurrency=${availableParallelism() + Math.sign(folders.length)}`,
  '--test-reporter=./scripts/failures-reporter.mjs',
];
const { status } = spawnSync(process.execPath, [...options, ...tests], { stdio: 'inherit' });
process.exitCode = status ?? 1;
