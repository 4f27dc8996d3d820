// Runs npm scripts one after the other and adds up their tests: `node scripts/stages.mjs lint,types build test`.
// Scripts joined by a comma run in parallel. Each stage prints one line; a failed stage also prints its output.
// A failure does not stop the following stages. The end names the tests that took long, those that failed, and each stage.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { failedLinesIn } from './failed-tests.mjs';
import { slowLinesIn } from './slow-tests.mjs';
import { stageCounts } from './stage-counts.mjs';

/** Scripts that run tests; the others only succeed or fail. */
const WITH_TESTS = /:(node|browser|browsers|lite|e2e|sweeps|engines)$/;

function lineOf({ name, passed, failed, seconds }) {
  const tests = WITH_TESTS.test(name) ? `${passed} passed, ${failed} failed, ` : '';
  return `${failed === 0 ? '✓' : '✗'} ${name}: ${tests}${seconds} s\n`;
}

async function run(name) {
  const begin = performance.now();
  const npm = spawn('npm', ['run', '--silent', name], {
    stdio: ['ignore', 'pipe', 'pipe'],
    shell: process.platform === 'win32',
  });
  let output = '';
  for (const stream of [npm.stdout, npm.stderr]) {
    stream.setEncoding('utf8').on('data', (text) => {
      output += text;
    });
  }
  const [exitCode] = await once(npm, 'close');
  const seconds = Math.round((performance.now() - begin) / 1000);
  const counts = stageCounts({ output, exitCode, hasTests: WITH_TESTS.test(name) });
  return { name, output, seconds, ...counts };
}

async function runStage(name) {
  if (process.stdout.isTTY) process.stdout.write(`… ${name}\r`);
  const result = await run(name);
  if (result.failed > 0) process.stdout.write(`\n${result.output}\n`);
  process.stdout.write(lineOf(result));
  return result;
}

const results = [];
for (const group of process.argv.slice(2).map((names) => names.split(','))) {
  results.push(...(await Promise.all(group.map(runStage))));
}
const sum = (key) => results.reduce((total, result) => total + result[key], 0);
for (const line of results.flatMap(({ output }) => slowLinesIn(output))) console.log(line);
const broken = results.filter(({ failed }) => failed > 0).map(({ name }) => name);
if (broken.length > 0) console.log(`\nFailed: ${broken.join(', ')}`);
for (const line of results.flatMap(({ output }) => failedLinesIn(output))) console.log(line);
console.log(`\n${results.map(lineOf).join('')}\n${sum('passed')} passed, ${sum('failed')} failed`);
process.exitCode = broken.length === 0 ? 0 : 1;
