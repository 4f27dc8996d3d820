import { readdirSync } from 'node:fs';
import { basename, dirname } from 'node:path';

const TEST = /\.test\.(?:tsx?|mjs)$/;
const IN_NODE = /^test\/demo\/|\.node\.test\.(?:ts|mjs)$/;
/** End-to-end tests need a built library and take minutes; sweeps take minutes, or need special software. */
const LONG = /^test\/e2e\/|\/sweeps\//;

const tests = () =>
  readdirSync('test', { recursive: true })
    .map((file) => `test/${file.replaceAll('\\', '/')}`)
    .filter((file) => TEST.test(file) && !LONG.test(file));

/** Whether a test belongs to a feature: by its folder's name, or by the start of its file name. */
const isOf = (file, key) =>
  dirname(file).split('/').includes(key) || basename(file).split('.')[0] === key;

/** The test files of some features: all, those for the browser, and those for Node. */
export function testsOf(keys) {
  const all = tests().filter((file) => keys.some((key) => isOf(file, key)));
  return {
    all,
    browser: all.filter((file) => !IN_NODE.test(file)),
    node: all.filter((file) => IN_NODE.test(file)),
  };
}

/** The folders with tests. */
export const topics = () => [...new Set(tests().map((file) => file.split('/')[1]))].sort();
