import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { stageCounts, statedCounts } from '../../scripts/stage-counts.mjs';

describe('the counts of a stage', () => {
  it('come from its last summary line, colours aside', () => {
    const output = '3 passed, 1 failed\n\u001b[32m12 passed, 0 failed\u001b[0m\n';
    assert.deepEqual(statedCounts(output), { passed: 12, failed: 0 });
  });

  it('name one failure when a stage dies without a count', () => {
    const died = { output: 'Killed', exitCode: 137, hasTests: true };
    assert.deepEqual(stageCounts(died), { passed: 0, failed: 1 });
  });

  it('name one failure when all counted tests passed but the stage failed', () => {
    const failed = { output: '7 passed, 0 failed', exitCode: 1, hasTests: true };
    assert.deepEqual(stageCounts(failed), { passed: 7, failed: 1 });
  });

  it('name one failure when a stage with tests ran none', () => {
    const empty = { output: '0 passed, 0 failed', exitCode: 0, hasTests: true };
    assert.deepEqual(stageCounts(empty), { passed: 0, failed: 1 });
  });

  it('name no failure when a stage without tests succeeds', () => {
    const lint = { output: 'Checked 40 files.', exitCode: 0, hasTests: false };
    assert.deepEqual(stageCounts(lint), { passed: 0, failed: 0 });
  });
});
