// Runs npm scripts one after the other and adds up their tests: `node scripts/stages.mjs lint,types build test`.
// Scripts joined by a comma run in parallel. Each stage prints one line; a failed stage also prints its output.
// A failure does not stop the following stages.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { stageCounts } from './stage-counts.mjs';

/** Scripts that run tests; the others only succeed or fail. */
const WITH_TESTS = /^test$|:(node|browser|browsers|lite|e2e|sweeps)$/;
/** A script that runs stages itself prints its own lines. */
const IS_GROUP = /^test$/;

function lineOf({ name, passed, failed, seconds }) {
  const tests = WITH_TESTS.test(name) ? `${passed} passed, ${failed} failed, ` : '';
  return `${failed === 0 ? '✓' : '✗'} ${name}: ${tests}${seconds} s\n`;
}

/** Runs one script; `write` receives its output as it is printed. */
async function run(name, write) {
  const begin = performance.now();
  const npm = spawn('npm', ['run', '--silent', name], {
    stdio: ['ignore', 'pipe', 'pipe'],
    shell: process.platform === 'win32',
  });
  let output = '';
  for (const stream of [npm.stdout, npm.stderr]) {
    stream.setEncoding('utf8').on('data', (text) => {
      output += text;
      write(text);
    });
  }
  const [exitCode] = await once(npm, 'close');
  const seconds = Math.round((performance.now() - begin) / 1000);
  const counts = stageCounts({ output, exitCode, hasTests: WITH_TESTS.test(name) });
  return { name, output, seconds, ...counts };
}

async function runStage(name) {
  if (IS_GROUP.test(name)) return run(name, (text) => process.stdout.write(text));
  if (process.stdout.isTTY) process.stdout.write(`… ${name}\r`);
  const result = await run(name, () => undefined);
  if (result.failed > 0) process.stdout.write(`\n${result.output}\n`);
  process.stdout.write(lineOf(result));
  return result;
}

const results = [];
for (const group of process.argv.slice(2).map((names) => names.split(','))) {
  results.push(...(await Promise.all(group.map(runStage))));
}
const sum = (key) => results.reduce((total, result) => total + result[key], 0);
const broken = results.filter(({ failed }) => failed > 0).map(({ name }) => name);
if (broken.length > 0) console.log(`\nFailed: ${broken.join(', ')}`);
console.log(`\n${sum('passed')} passed, ${sum('failed')} failed`);
process.exitCode = broken.length === 0 ? 0 : 1;
