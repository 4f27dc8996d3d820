import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { cpSync, readdirSync, readFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { describe, it } from 'node:test';
import { createConsumer } from '../../package/tarball.ts';
import { findChromium } from '../../runner/find-browser.mjs';

const ROOT = join(import.meta.dirname, '../../..');
const EXAMPLES = join(ROOT, 'examples');

const CHROME_PATH = await findChromium();
const PATH = [join(ROOT, 'node_modules/.bin'), process.env.PATH].join(delimiter);
const { version } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));

/** Runs the tests of an example like a user, on the packed package; returns their output. */
function runExample(name: string): string {
  const consumer = createConsumer();
  try {
    cpSync(join(EXAMPLES, name), consumer.directory, { recursive: true });
    const { devDependencies } = JSON.parse(
      readFileSync(join(EXAMPLES, name, 'package.json'), 'utf8'),
    );
    const { 'shop-elements': ours, ...others } = devDependencies;
    assert.equal(ours, version);
    for (const needed of Object.keys(others)) consumer.install(needed);
    return execFileSync('npm', ['test'], {
      cwd: consumer.directory,
      env: { ...process.env, CI: 'true', CHROME_PATH, PATH, NO_COLOR: '1' },
      encoding: 'utf8',
      stdio: 'pipe',
      shell: process.platform === 'win32',
    });
  } catch (error) {
    assert.ok(error instanceof Error);
    throw new Error(`${error.message}\n${Reflect.get(error, 'stdout')}`);
  } finally {
    consumer.remove();
  }
}

describe('the examples, on the packed package', () => {
  for (const name of readdirSync(EXAMPLES)) {
    it(`run their recipes: ${name} (US6)`, () => {
      // only Playwright has a virtual authenticator
      assert.match(runExample(name), name === 'playwright' ? /\b7 passed/ : /\b6 passed/);
    });
  }
});
