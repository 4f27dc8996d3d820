// `npm run test:types`: checks the types of all programs side by side, by the native compiler. The build's plugins still
// need the compiler's API, which that one does not have: `typescript` stays beside it.
import { spawn } from 'node:child_process';
import { once } from 'node:events';

const COMPILER = 'node_modules/typescript-native/bin/tsc';
const PROGRAMS = [
  'tsconfig.json',
  'test/tsconfig.json',
  'test/tsconfig.node.json',
  'test/bench/tsconfig.json',
  'demo/tsconfig.json',
];

/** Whether a program is without faults; the compiler prints those that it finds. */
async function check(program) {
  const compiler = spawn(process.execPath, [COMPILER, '--noEmit', '--project', program], {
    stdio: 'inherit',
  });
  const [code] = await once(compiler, 'close');
  return code === 0;
}

const results = await Promise.all(PROGRAMS.map(check));
process.exitCode = results.every(Boolean) ? 0 : 1;
