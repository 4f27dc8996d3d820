const COLOURS = new RegExp(`${String.fromCharCode(27)}\\[[0-9;]*[A-Za-z]`, 'g');
const SUMMARY = /^(\d+) passed, (\d+) failed$/gm;

/** An output as a terminal shows it. */
const withoutColours = (output) => output.replace(COLOURS, '');

const lastMatch = (text, pattern) => [...text.matchAll(pattern)].at(-1);

/** The counts in a stage's last line `N passed, N failed`; undefined when there is none. */
function statedCounts(output) {
  const summary = lastMatch(withoutColours(output), SUMMARY);
  return summary && { passed: Number(summary[1]), failed: Number(summary[2]) };
}

/**
 * The counts of a stage that ended with `exitCode`. A stage that fails without a failed test, or a
 * stage of tests that runs none, counts as one failure.
 */
export function stageCounts({ output, exitCode, hasTests }) {
  const { passed, failed } = statedCounts(output) ?? { passed: 0, failed: 0 };
  const isWrong = exitCode !== 0 || (hasTests && passed === 0);
  return { passed, failed: failed === 0 && isWrong ? 1 : failed };
}

/** A failed test as both reporters print it, and the more deeply indented lines of its error. */
const FAILED = /^( *)❌ (.*)((?:\n(?: *|\1 +\S.*)(?=\n)){0,5})/gm;

/** The failed tests in a stage's output, each with the start of its error. */
export const failedLinesIn = (output) =>
  [...withoutColours(output).matchAll(FAILED)].map(([, , name, error]) =>
    `❌ ${name}${error.replaceAll(/\n\s*(?=\n|$)/g, '')}`.trimEnd(),
  );
