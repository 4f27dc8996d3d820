import { relative } from 'node:path';

const LIMIT_MS = 5000;
const MS_PER_S = 1000;
const LINE = /^Slow: .*$/gm;

/** Report lines for the tests over five seconds, slowest first; each test has its file, name and milliseconds. */
export const slowLines = (tests) =>
  tests
    .filter(({ ms }) => ms > LIMIT_MS)
    .sort((one, other) => other.ms - one.ms)
    .map(
      ({ file, name, ms }) =>
        `Slow: ${(ms / MS_PER_S).toFixed(1)} s, ${relative('.', file)}: ${name}`,
    );

/** The slow tests in a stage's output. */
export const slowLinesIn = (output) => output.match(LINE) ?? [];
