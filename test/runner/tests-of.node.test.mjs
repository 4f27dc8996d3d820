import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { describe, it } from 'node:test';
import { testsOf } from '../../scripts/tests-of.mjs';

describe('npm test -- <key>', () => {
  it('runs the tests in folders with that name, and those in files named after it', () => {
    const { browser, node } = testsOf(['search']);
    assert.ok(browser.includes('test/search/search.element.test.ts'), String(browser));
    assert.ok(node.includes('test/demo/platform/search.node.test.ts'), String(node));
    assert.ok(browser.every((file) => file.includes('/search')));
  });

  it('leaves out what needs a built library and takes minutes', () => {
    assert.equal(
      testsOf(['product', 'xslt']).all.some((file) => /\/(e2e|sweeps)\//.test(file)),
      false,
    );
  });

  it('says which features there are where it knows none of that name', () => {
    const { status, stderr } = spawnSync(process.execPath, ['scripts/test.mjs', 'minicrat'], {
      encoding: 'utf8',
    });
    assert.equal(status, 1);
    assert.match(stderr, /There are no tests for `minicrat`, only for: .*\bminicart\b/);
  });
});
