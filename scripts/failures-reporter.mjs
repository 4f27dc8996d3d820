// A reporter for Node's test runner: prints the failed tests with their errors, the slow ones, and `N passed, N failed`.
import { slowLines } from './slow-tests.mjs';

const isTest = ({ details }) => details.type !== 'suite';

/** The innermost cause: the runner wraps the error that the test threw. */
function reasonOf({ error }) {
  const { cause = error } = error;
  return cause instanceof Error ? (cause.stack ?? cause.message) : String(cause);
}

const indented = (text) => text.replace(/^/gm, '      ');

export default async function* failures(events) {
  const ran = [];
  let failed = 0;
  for await (const { type, data } of events) {
    if (type === 'test:stderr') yield data.message;
    const isResult = type === 'test:pass' || type === 'test:fail';
    if (!isResult || !isTest(data)) continue;
    ran.push({ file: data.file, name: data.name, ms: data.details.duration_ms });
    if (type === 'test:fail') {
      failed += 1;
      yield `\n  ❌ ${data.name} (${data.file})\n${indented(reasonOf(data.details))}\n`;
    }
  }
  for (const line of slowLines(ran)) yield `\n${line}`;
  yield `\n${ran.length - failed} passed, ${failed} failed\n`;
}
