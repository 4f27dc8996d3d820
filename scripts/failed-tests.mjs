import { withoutColours } from './stage-counts.mjs';

/** A failed test as both reporters name it, and the lines of its error that stand deeper. */
const FAILED = /^( *)❌ (.*)((?:\n(?: *|\1 +\S.*)(?=\n)){0,5})/gm;

/** The tests that failed in what a stage has printed, each with the beginning of its error. */
export const failedLinesIn = (output) =>
  [...withoutColours(output).matchAll(FAILED)].map(([, , name, error]) =>
    `❌ ${name}${error.replaceAll(/\n\s*(?=\n|$)/g, '')}`.trimEnd(),
  );
