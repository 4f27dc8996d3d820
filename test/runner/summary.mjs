import { slowLines } from '../../scripts/slow-tests.mjs';

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

const timesOf = (session) =>
  testsOf(session).map(({ name, duration = 0 }) => ({
    file: session.testFile,
    name,
    ms: duration,
  }));

/** A reporter that names slow tests, and whose last line is `N passed, N failed`; a test file that fails to load counts as one failure. */
export function plainSummary() {
  return {
    stop({ sessions }) {
      const counts = [...sessions].map(count);
      const sum = (key) => counts.reduce((total, one) => total + one[key], 0);
      for (const line of slowLines([...sessions].flatMap(timesOf))) console.log(line);
      console.log(`\n${sum('passed')} passed, ${sum('failed')} failed`);
    },
  };
}
