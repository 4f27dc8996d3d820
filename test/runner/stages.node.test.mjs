import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import { it } from 'node:test';

const STAGES = resolve('scripts/stages.mjs');

/** The output of stages that run these scripts. */
async function outputOf(scripts, t) {
  const folder = mkdtempSync(join(tmpdir(), 'stages-'));
  t.after(() => rmSync(folder, { recursive: true }));
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ scripts }));
  const run = spawn(process.execPath, [STAGES, ...Object.keys(scripts)], {
    cwd: folder,
    env: { ...process.env, FORCE_COLOR: '0' },
  });
  return (await text(run.stdout)).replaceAll(/\d+ s$/gm, 'N s');
}

it('a stage that passes is one line, one that fails shows what it printed, and its tests once more at the end (T3)', async (t) => {
  const output = await outputOf(
    {
      'test:lint': 'echo much to read',
      'test:node': 'echo " ❌ a test" && echo "     1 !== 2" && echo 3 passed, 1 failed && exit 1',
      'test:browser': 'echo more to read && echo 7 passed, 0 failed',
    },
    t,
  );
  assert.equal(
    output,
    [
      '✓ test:lint: N s',
      '',
      ' ❌ a test',
      '     1 !== 2',
      '3 passed, 1 failed',
      '',
      '✗ test:node: 3 passed, 1 failed, N s',
      '✓ test:browser: 7 passed, 0 failed, N s',
      '',
      'Failed: test:node',
      '❌ a test',
      '     1 !== 2',
      '',
      '✓ test:lint: N s',
      '✗ test:node: 3 passed, 1 failed, N s',
      '✓ test:browser: 7 passed, 0 failed, N s',
      '',
      '10 passed, 1 failed',
      '',
    ].join('\n'),
  );
});

it('the tests that took long are named once more at the end (BM4)', async (t) => {
  const output = await outputOf(
    {
      'test:node': 'echo Slow: 6.0 s, a.test.ts: waits && echo 3 passed, 0 failed',
      'test:browser': 'echo 7 passed, 0 failed',
    },
    t,
  );
  assert.equal(
    output,
    [
      '✓ test:node: 3 passed, 0 failed, N s',
      '✓ test:browser: 7 passed, 0 failed, N s',
      'Slow: 6.0 s, a.test.ts: waits',
      '',
      '✓ test:node: 3 passed, 0 failed, N s',
      '✓ test:browser: 7 passed, 0 failed, N s',
      '',
      '10 passed, 0 failed',
      '',
    ].join('\n'),
  );
});
