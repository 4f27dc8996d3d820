// Runs npm scripts one after the other and sums up their tests: `node scripts/stages.mjs lint,types build test`.
// Scripts joined by a comma run at the same time. A failure does not stop what comes after it.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { stageCounts } from './stage-counts.mjs';

/** Scripts that run tests; the others only succeed or fail. */
const WITH_TESTS = /^test$|:(node|browser|browsers|lite|e2e)$/;

const heading = (name, outcome = '') => `\n── ${name}${outcome} ──\n`;

/** Runs one script; `write` gets its output as it comes. */
async function run(name, write) {
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
  const counts = stageCounts({ output, exitCode, hasTests: WITH_TESTS.test(name) });
  return { name, output, ...counts };
}

async function runAlone(name) {
  process.stdout.write(heading(name));
  return run(name, (text) => process.stdout.write(text));
}

/** Side by side, outputs would mix: each is shown when its script is done. */
async function runBeside(name) {
  const result = await run(name, () => undefined);
  process.stdout.write(heading(name, result.failed === 0 ? '' : ' FAILED') + result.output);
  return result;
}

const results = [];
for (const group of process.argv.slice(2).map((names) => names.split(','))) {
  results.push(...(await Promise.all(group.map(group.length === 1 ? runAlone : runBeside))));
}
const sum = (key) => results.reduce((total, result) => total + result[key], 0);
const broken = results.filter(({ failed }) => failed > 0).map(({ name }) => name);
if (broken.length > 0) console.log(`\nFailed: ${broken.join(', ')}`);
console.log(`\n${sum('passed')} passed, ${sum('failed')} failed`);
process.exitCode = broken.length === 0 ? 0 : 1;
