// A reporter for Node's test runner: prints the failed tests with their errors, and `N passed, N failed`.

const isTest = ({ details }) => details.type !== 'suite';

/** The innermost cause: the runner wraps the error that the test threw. */
function reasonOf({ error }) {
  const { cause = error } = error;
  return cause instanceof Error ? (cause.stack ?? cause.message) : String(cause);
}

const indented = (text) => text.replace(/^/gm, '      ');

export default async function* failures(events) {
  let passed = 0;
  let failed = 0;
  for await (const { type, data } of events) {
    if (type === 'test:stderr') yield data.message;
    const isResult = type === 'test:pass' || type === 'test:fail';
    if (!isResult || !isTest(data)) continue;
    if (type === 'test:pass') passed += 1;
    else {
      failed += 1;
      yield `\n  ❌ ${data.name} (${data.file})\n${indented(reasonOf(data.details))}\n`;
    }
  }
  yield `\n${passed} passed, ${failed} failed\n`;
}
