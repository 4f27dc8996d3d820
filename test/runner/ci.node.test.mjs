import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { chmodSync, cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join, resolve } from 'node:path';
import { describe, it } from 'node:test';

const BARE = join('.ci', 'bare');
const INSTALLED = ['xsltproc', 'chromium', 'firefox-esr', 'apt-get'];

function temporaryFolder(t) {
  const folder = mkdtempSync(join(tmpdir(), 'shop-ci-'));
  t.after(() => rmSync(folder, { recursive: true }));
  return folder;
}

/** A shell script with this name, in a folder at the start of PATH. */
function program(folder, name, body) {
  writeFileSync(join(folder, name), `#!/bin/sh\n${body}\n`);
  chmodSync(join(folder, name), 0o755);
}

const pathWith = (folder) => [folder, process.env.PATH].join(delimiter);

describe('.ci/bare', () => {
  it('hides each program installed beside Node and the shell (BM3)', (t) => {
    const folder = temporaryFolder(t);
    for (const name of INSTALLED) program(folder, name, 'exit 0');
    const find = ['sh', '-c', `for name in node ${INSTALLED.join(' ')}; do command -v $name; done`];
    const env = { ...process.env, PATH: pathWith(folder) };
    const found = ([command, ...args]) =>
      spawnSync(command, args, { env, encoding: 'utf8' }).stdout.trim().split('\n');
    assert.equal(found(find).length, INSTALLED.length + 1);
    const [node, ...others] = found([BARE, ...find]);
    assert.match(node, /\/node$/);
    assert.deepEqual(others, []);
  });

  it('hides browsers that are found without PATH, and returns the exit code of its command (BM3)', () => {
    const names = ['CHROME_PATH', 'FIREFOX_PATH', 'SHOP_HIDE_INSTALLED'];
    const print = `console.log(${names.map((name) => `process.env.${name}`)}); process.exit(3)`;
    const { stdout, status } = spawnSync(BARE, ['node', '-e', print], {
      env: { ...process.env, CHROME_PATH: '/a', FIREFOX_PATH: '/b' },
      encoding: 'utf8',
    });
    assert.equal(stdout, 'undefined undefined 1\n');
    assert.equal(status, 3);
  });
});

describe('.ci/run', () => {
  /**
   * The exit code and output of the script, with npm, the stages and Debian's tools replaced by stubs that log their
   * calls.
   */
  function run(t, { test, repeated }) {
    const folder = temporaryFolder(t);
    const programs = join(folder, 'programs');
    mkdirSync(programs);
    cpSync(resolve('.ci'), join(folder, '.ci'), { recursive: true });
    const log = join(folder, 'calls');
    program(programs, 'xsltproc', 'exit 0');
    const engine = 'command -v xsltproc >/dev/null && engine=xsltproc || engine=nothing';
    const answer = `case "$*" in *test:repeated) ${repeated};; *) ${test};; esac`;
    program(programs, 'npm', `${engine}; echo "npm $* with $engine" >>${log}; ${answer}`);
    program(programs, 'dpkg', 'exit 1');
    program(programs, 'apt-cache', 'exit 0');
    program(programs, 'apt-get', `echo "apt-get $1" >>${log}`);
    const { stdout, status } = spawnSync(join('.ci', 'run'), [], {
      cwd: folder,
      env: { ...process.env, PATH: pathWith(programs) },
      encoding: 'utf8',
    });
    const calls = spawnSync('cat', [log], { encoding: 'utf8' }).stdout.trim().split('\n');
    return { calls, status, last: stdout.trimEnd().split('\n').at(-1) };
  }

  const passes = { test: 'echo 3 passed, 0 failed', repeated: 'echo 4 passed, 0 failed' };

  it('runs the commands of the README before anything is installed, and sums all tests (BM3)', (t) => {
    const { calls, status, last } = run(t, passes);
    assert.deepEqual(calls, [
      'npm ci with nothing',
      'npm test with nothing',
      'apt-get update',
      'apt-get install',
      'npm run --silent test:repeated with xsltproc',
    ]);
    assert.deepEqual([status, last], [0, '7 passed, 0 failed']);
  });

  it('fails if a stage failed, after running the others', (t) => {
    const failing = { ...passes, test: '[ "$1" = ci ] || { echo 3 passed, 2 failed; exit 1; }' };
    const { status, last } = run(t, failing);
    assert.deepEqual([status, last], [1, '7 passed, 2 failed']);
  });

  it('reports one failure if a stage ends without its counts', (t) => {
    const { status, last } = run(t, { ...passes, repeated: 'exit 9' });
    assert.deepEqual([status, last], [1, '3 passed, 1 failed']);
  });

  it('reports one failure if the npm packages cannot be installed', (t) => {
    const { calls, status, last } = run(t, { ...passes, test: 'exit 1' });
    assert.deepEqual(calls, ['npm ci with nothing']);
    assert.deepEqual([status, last], [1, '0 passed, 1 failed']);
  });
});
