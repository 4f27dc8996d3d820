// Runs stages one after the other and adds up their tests: `node scripts/stages.mjs lint,types build node`.
// Stages joined by a comma run in parallel. Each stage prints one line; a failed stage also prints its output and does
// not stop the following ones. The end lists the failed tests and the result of each stage.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { delimiter, resolve } from 'node:path';
import { failedLinesIn, stageCounts } from './stage-output.mjs';

/** The commands of the stages that only succeed or fail. */
const CHECKS = {
  lint: 'biome ci --error-on-warnings && knip --no-progress --treat-config-hints-as-errors',
  types: 'node scripts/types.mjs',
  layers: 'depcruise elements react logic demo cli --config',
  build: 'node scripts/build.mjs',
  sizes: 'size-limit',
  manifest: 'npm run --silent manifest -- --check',
  docs: 'node scripts/docs.mjs',
};
/** The commands of the stages that run tests. */
const TESTS = {
  node: 'node scripts/test-node.mjs',
  browser: 'wtr',
  e2e: 'node scripts/test-node.mjs e2e',
  engines: 'node scripts/test-node.mjs xslt/sweeps',
  sweeps: 'node scripts/test-node.mjs e2e/sweeps runner/sweeps',
  lite: 'wtr',
  'e2e-lite': 'node scripts/test-node.mjs e2e/builds e2e/sweeps/builds',
  browsers: 'wtr',
};
const VARIABLES = {
  lite: { REACT: 'lite' },
  'e2e-lite': { REACT: 'lite' },
  browsers: { BROWSERS: 'firefox,webkit' },
};
const COMMANDS = { ...CHECKS, ...TESTS };

const PATH = [resolve('node_modules/.bin'), process.env.PATH].join(delimiter);

function lineOf({ name, passed, failed, seconds }) {
  const tests = TESTS[name] ? `${passed} passed, ${failed} failed, ` : '';
  return `${failed === 0 ? '✓' : '✗'} ${name}: ${tests}${seconds} s\n`;
}

async function run(name) {
  const begin = performance.now();
  const command = spawn(COMMANDS[name], {
    stdio: ['ignore', 'pipe', 'pipe'],
    shell: true,
    env: { ...process.env, PATH, ...VARIABLES[name] },
  });
  let output = '';
  for (const stream of [command.stdout, command.stderr]) {
    stream.setEncoding('utf8').on('data', (text) => {
      output += text;
    });
  }
  const [exitCode] = await once(command, 'close');
  const seconds = Math.round((performance.now() - begin) / 1000);
  const counts = stageCounts({ output, exitCode, hasTests: Boolean(TESTS[name]) });
  return { name, output, seconds, ...counts };
}

async function runStage(name) {
  if (process.stdout.isTTY) process.stdout.write(`… ${name}\r`);
  const result = await run(name);
  if (result.failed > 0) process.stdout.write(`\n${result.output}\n`);
  process.stdout.write(lineOf(result));
  return result;
}

const groups = process.argv.slice(2).map((names) => names.split(','));
const unknown = groups.flat().find((name) => !Object.hasOwn(COMMANDS, name));
if (unknown !== undefined || groups.length === 0) {
  console.error(`Expected stages, separated by spaces: ${Object.keys(COMMANDS).join(', ')}.`);
  process.exit(2);
}
const results = [];
for (const group of groups) results.push(...(await Promise.all(group.map(runStage))));
const sum = (key) => results.reduce((total, result) => total + result[key], 0);
const broken = results.filter(({ failed }) => failed > 0).map(({ name }) => name);
if (broken.length > 0) console.log(`\nFailed: ${broken.join(', ')}`);
for (const line of results.flatMap(({ output }) => failedLinesIn(output))) console.log(line);
console.log(`\n${results.map(lineOf).join('')}\n${sum('passed')} passed, ${sum('failed')} failed`);
process.exitCode = broken.length === 0 ? 0 : 1;
