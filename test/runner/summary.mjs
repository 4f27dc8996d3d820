function* allTests(suite) {
  yield* suite.tests;
  for (const inner of suite.suites) yield* allTests(inner);
}

const testsOf = ({ testResults }) => (testResults ? [...allTests(testResults)] : []);

function count(session) {
  const tests = testsOf(session);
  const passed = tests.filter((test) => test.passed).length;
  // A skipped test counts as failed, because the suite must have none.
  return { passed, failed: tests.length - passed + session.errors.length };
}

/** A reporter whose last line is `N passed, N failed`; a test file that fails to load counts as one failure. */
export function plainSummary() {
  return {
    stop({ sessions }) {
      const counts = [...sessions].map(count);
      const sum = (key) => counts.reduce((total, one) => total + one[key], 0);
      console.log(`\n${sum('passed')} passed, ${sum('failed')} failed`);
    },
  };
}
