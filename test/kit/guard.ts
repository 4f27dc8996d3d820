// a browser keeps 250 entries, and unbundled sources are more: later ones would be missing
performance.setResourceTimingBufferSize(10_000);

// the test runner sends the values of a failed assertion as JSON, and hangs on a `bigint`
Object.assign(BigInt.prototype, {
  toJSON(this: bigint) {
    return String(this);
  },
});

/** A browser's message that an observer's callback changed a size again, and the test runner's own message. */
const HARMLESS = /ResizeObserver loop|thrown in a Promise outside a test/;

let faults: string[] = [];
let expected: RegExp | undefined;
const seen = new WeakSet<Error>();

/** The test runner writes every uncaught error to the console as well: one error counts once. */
function record(fault: unknown): void {
  if (fault instanceof Error) {
    if (seen.has(fault)) return;
    seen.add(fault);
  }
  const text = String(fault);
  if (!HARMLESS.test(text)) faults.push(text);
}

const isUnexpected = (text: string): boolean => !expected?.test(text) && !HARMLESS.test(text);

/** The message as displayed: React passes a format string and its parameters. */
function formatted([first, ...rest]: unknown[]): unknown {
  if (rest.length === 0) return first;
  const filled = String(first).replace(/%[sdifoOcj]/g, () => String(rest.shift() ?? ''));
  return [filled, ...rest].join(' ').trim();
}

addEventListener(
  'error',
  (event) => {
    // a file that fails to load, such as a picture: the code that requested it reports it
    if (!(event instanceof ErrorEvent)) return;
    // Mocha would fail the currently running test; the guard fails it at its end, and it may expect
    // the error.
    event.stopImmediatePropagation();
    record(event.error ?? event.message);
  },
  { capture: true },
);
addEventListener('unhandledrejection', (event) => {
  event.preventDefault();
  record(event.reason);
});
const originalError = console.error;
console.error = (...args: unknown[]): void => {
  const fault = formatted(args);
  // the runner's message about an uncaught error without an Error object, which the guard has already
  // recorded
  if (fault === null) return;
  record(fault);
  if (isUnexpected(String(fault))) originalError(...args);
};

/**
 * Allows the running test to cause errors whose text matches `pattern`; all others still fail it. The returned list
 * contains every error text of the test so far, and grows.
 */
export function expectErrors(pattern: RegExp): readonly string[] {
  expected = pattern;
  return faults;
}

beforeEach(() => {
  faults = [];
  expected = undefined;
});

afterEach(function () {
  const unexpected = faults.filter(isUnexpected);
  const test = this.currentTest;
  if (unexpected.length === 0 || !test || test.state === 'failed') return;
  // A hook that throws would make Mocha drop the file's other tests.
  test.state = 'failed';
  test.err = new Error(`Errors during the test:\n${unexpected.join('\n')}`);
});
