// The stage `types` of `npm test`: type-checks all programs, or those in the arguments, in parallel with the native compiler.
// `typescript` is also installed, because the build's plugins need its API, which the native compiler does not have.
import { spawn } from 'node:child_process';
import { once } from 'node:events';

const COMPILER = 'node_modules/typescript-native/bin/tsc';
const PROGRAMS = [
  'tsconfig.json',
  'test/tsconfig.json',
  'test/tsconfig.node.json',
  'test/bench/tsconfig.json',
  'demo/tsconfig.json',
  'cli/tsconfig.json',
  'docs/site/tsconfig.json',
];

/** The build writes the library's declarations: each exported type must have a name that they can import. */
const optionsOf = (program) => (program === 'tsconfig.json' ? ['--declaration'] : []);

/** Whether a program has no type errors; the compiler prints the errors. */
async function check(program) {
  const options = ['--noEmit', ...optionsOf(program), '--project', program];
  const compiler = spawn(process.execPath, [COMPILER, ...options], { stdio: 'inherit' });
  const [code] = await once(compiler, 'close');
  return code === 0;
}

const named = process.argv.slice(2);
const results = await Promise.all((named.length > 0 ? named : PROGRAMS).map(check));
process.exitCode = results.every(Boolean) ? 0 : 1;
