import assert from 'node:assert/strict';
import { resolve } from 'node:path';
import { describe, it } from 'node:test';
import failures from '../../scripts/failures-reporter.mjs';
import { plainSummary } from './summary.mjs';

const file = resolve('test/search/search.test.ts');
const EXPECTED = [
  'Slow: 12.3 s, test/search/search.test.ts: b',
  'Slow: 5.1 s, test/search/search.test.ts: a',
];
const DURATIONS = { a: 5060, b: 12_345, c: 5000, d: 3 };

/** The lines about slow tests, and the last line. */
function told(output) {
  const lines = output.trim().split('\n');
  return [...lines.filter((line) => line.startsWith('Slow: ')), lines.at(-1)];
}

describe('a test over five seconds is named (BM4)', () => {
  it('by the reporter of the tests in Node', async () => {
    async function* events() {
      for (const [name, duration_ms] of Object.entries(DURATIONS)) {
        yield { type: 'test:pass', data: { file, name, details: { duration_ms } } };
      }
      const details = { duration_ms: 20_000, type: 'suite' };
      yield { type: 'test:pass', data: { file, name: 'all', details } };
    }
    let output = '';
    for await (const text of failures(events())) output += text;
    assert.deepEqual(told(output), [...EXPECTED, '4 passed, 0 failed']);
  });

  it('by the reporter of the tests in browsers', (t) => {
    const log = t.mock.method(console, 'log', () => undefined);
    const tests = Object.entries(DURATIONS).map(([name, duration]) => ({
      ...{ name, duration },
      passed: true,
    }));
    const suites = [{ tests: tests.slice(2), suites: [] }];
    const testResults = { tests: tests.slice(0, 2), suites };
    plainSummary().stop({ sessions: [{ testFile: file, testResults, errors: [] }] });
    const output = log.mock.calls.map(({ arguments: [line] }) => line).join('\n');
    log.mock.restore();
    assert.deepEqual(told(output), [...EXPECTED, '4 passed, 0 failed']);
  });
});
