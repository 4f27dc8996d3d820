/*
 * The list of tests that run more than once. `npm test` runs every test but the sweeps, on React in Chromium. `.ci/run`
 * also runs what this file lists, because another build or browser may differ. `npm run test:all` runs everything.
 */

/** Whether everything is repeated. */
export const REPEATS_ALL = process.env.TESTS === 'all';

/** Folders of `test/` whose browser tests also run on the lite build, in Firefox and in WebKit, and why. */
export const IN_OTHER_BROWSERS = {
  element: 'the callbacks of custom elements, and what a renderer does with a tag',
  dialog: 'the top layer, `inert` and focus',
  drawer: 'a dialog that moves children of the page',
  field: 'native validation, autofill and input events',
  filters: 'native forms, and the restored state of their controls',
  form: 'submission, which each browser orders in its own way',
  gallery: 'scrolling, pointers and full screen',
  listing: 'clicks by key, history and scrolling',
  look: 'style sheets, parts and tokens',
  modal: 'dialogs above each other',
  'partial-navigation': 'history, focus and scrolling',
  popup: 'popovers and their placement',
  product: 'native forms, and state beside the renderer',
  range: 'native sliders, which each browser builds in its own way',
  robustness: 'translators, faults and storage',
  slider: 'scrolling and pointers',
  validation: 'constraint validation',
};

/** Folders of end-to-end tests that also run on the lite build, and why. */
export const ON_LITE = {
  'e2e/builds': 'the journeys through the built shop',
  'e2e/sweeps/builds/host-product': 'the product page of a foreign theme',
  'e2e/sweeps/builds/host-clicks': 'clicks while the scripts are loading',
  'e2e/sweeps/builds/cards': 'cards of a list that sell',
};

/** Sweeps that only `npm run test:all` runs, and why. The other ones run at one width, in one scheme and language. */
export const ONLY_IN_ALL = {
  'e2e/sweeps/bundlers': 'builds the package with each bundler',
  'e2e/sweeps/docs-picture': 'each number of a picture, on each page that has it',
  'e2e/sweeps/docs-search': 'a hundred questions to the search of the documentation',
  'e2e/sweeps/example-parts': 'whether the examples show each documented part',
  'e2e/sweeps/examples': 'the recipes for test runners, each with a runner of its own',
  'e2e/sweeps/partial-visits': 'the memory of two hundred visits',
  'e2e/sweeps/builds/hidden-pages': 'each tag in a hidden tab',
  'e2e/sweeps/builds/host-swaps': 'two hundred swaps of a region',
  'e2e/sweeps/builds/sessions': 'forty random sessions',
  'e2e/sweeps/builds/tags-go': 'the memory of each tag; `test/element/` removes each as well',
  'runner/sweeps/new': '`npm run new`, with a build of its own',
};

const startsWithOne = (names) => (file) =>
  Object.keys(names).some((name) => file.replaceAll('\\', '/').startsWith(name));

/** Whether a test that needs Node, by its path in `test/`, is run. */
export function isRepeated(file) {
  if (REPEATS_ALL) return true;
  return process.env.REACT === 'lite'
    ? startsWithOne(ON_LITE)(file)
    : !startsWithOne(ONLY_IN_ALL)(file);
}
