const COLOURS = new RegExp(`${String.fromCharCode(27)}\\[[0-9;]*[A-Za-z]`, 'g');
const SUMMARY = /^(\d+) passed, (\d+) failed$/gm;
const NODE_PASSED = /^(?:#|ℹ) pass (\d+)$/gm;
const NODE_FAILED = /^(?:#|ℹ) fail (\d+)$/gm;

const lastMatch = (text, pattern) => [...text.matchAll(pattern)].at(-1);

/**
 * How many tests a stage says it ran: `{ passed, failed }` from its last line `N passed, N failed`,
 * or from the lines of Node's own test runner; `undefined` if it says nothing.
 */
export function statedCounts(output) {
  const text = output.replace(COLOURS, '');
  const summary = lastMatch(text, SUMMARY);
  if (summary) return { passed: Number(summary[1]), failed: Number(summary[2]) };
  const passed = lastMatch(text, NODE_PASSED);
  const failed = lastMatch(text, NODE_FAILED);
  return passed && failed ? { passed: Number(passed[1]), failed: Number(failed[1]) } : undefined;
}

/**
 * The counts of a stage that ended with `exitCode`. A stage that fails without naming a failed test
 * counts as one failure, and so does a stage with tests that ran none.
 */
export function stageCounts({ output, exitCode, hasTests }) {
  const { passed, failed } = statedCounts(output) ?? { passed: 0, failed: 0 };
  const isWrong = exitCode !== 0 || (hasTests && passed === 0);
  return { passed, failed: failed === 0 && isWrong ? 1 : failed };
}
