import { withoutColours } from './stage-counts.mjs';

/** A failed test as both reporters print it, and the more deeply indented lines of its error. */
const FAILED = /^( *)❌ (.*)((?:\n(?: *|\1 +\S.*)(?=\n)){0,5})/gm;

/** The failed tests in a stage's output, each with the start of its error. */
export const failedLinesIn = (output) =>
  [...withoutColours(output).matchAll(FAILED)].map(([, , name, error]) =>
    `❌ ${name}${error.replaceAll(/\n\s*(?=\n|$)/g, '')}`.trimEnd(),
  );
