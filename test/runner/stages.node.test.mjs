import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { it } from 'node:test';

const STAGES = resolve('scripts/stages.mjs');

/** The output of the stages `sizes`, which prints one line, and `browser`, which runs this shell script. */
function outputOf(browser, t) {
  const folder = mkdtempSync(join(tmpdir(), 'stages-'));
  t.after(() => rmSync(folder, { recursive: true }));
  const programs = join(folder, 'node_modules', '.bin');
  mkdirSync(programs, { recursive: true });
  for (const [name, body] of Object.entries({ 'size-limit': 'echo much to read', wtr: browser })) {
    writeFileSync(join(programs, name), `#!/bin/sh\n${body}\n`);
    chmodSync(join(programs, name), 0o755);
  }
  const { stdout } = spawnSync(process.execPath, [STAGES, 'sizes', 'browser'], {
    cwd: folder,
    env: { ...process.env, FORCE_COLOR: '0' },
    encoding: 'utf8',
  });
  return stdout.replaceAll(/\d+ s$/gm, 'N s').split('\n');
}

it('the test runner prints one line for a stage that passes, and the output and failed tests of one that fails (T3)', (t) => {
  const output = outputOf(
    'echo " ❌ a test"; echo "     1 !== 2"; echo 3 passed, 1 failed; exit 1',
    t,
  );
  assert.deepEqual(output, [
    '✓ sizes: N s',
    '',
    ' ❌ a test',
    '     1 !== 2',
    '3 passed, 1 failed',
    '',
    '✗ browser: 3 passed, 1 failed, N s',
    '',
    'Failed: browser',
    '❌ a test',
    '     1 !== 2',
    '',
    '✓ sizes: N s',
    '✗ browser: 3 passed, 1 failed, N s',
    '',
    '3 passed, 1 failed',
    '',
  ]);
});
