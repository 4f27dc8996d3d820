// `npm test`: all checks. `npm test -- minicart`: only the tests of that feature, on React.
import { spawnSync } from 'node:child_process';
import { testsOf, topics } from './tests-of.mjs';

const STAGES = ['lint,types,layers,build', 'sizes,manifest', 'node', 'browser', 'e2e'];
const WTR = 'node_modules/@web/test-runner/dist/bin.js';

/** Runs Node with these arguments; returns whether it succeeded. */
const run = (...args) => spawnSync(process.execPath, args, { stdio: 'inherit' }).status === 0;

function runFeatures(keys) {
  const { browser, node } = testsOf(keys);
  const unknown = keys.find((key) => testsOf([key]).all.length === 0);
  if (unknown !== undefined) {
    console.error(
      `[shop] There are no tests for \`${unknown}\`, only for: ${topics().join(', ')}.`,
    );
    return false;
  }
  const results = [
    browser.length === 0 || run(WTR, '--files', ...browser),
    node.length === 0 || run('scripts/test-node.mjs', ...node),
  ];
  return results.every(Boolean);
}

const keys = process.argv.slice(2);
const isGreen = keys.length > 0 ? runFeatures(keys) : run('scripts/stages.mjs', ...STAGES);
process.exitCode = isGreen ? 0 : 1;
