import { resolve } from 'node:path';

/**
 * Tags that a page has together, each group in one file: a request less for each is worth more than the tags that a page
 * does not have. A tag of no group has a file of its own. The first groups claim what they share with later ones.
 */
export const GROUPS = {
  // the machinery itself: every page with a tag has it, and nearly every one has prices
  element: ['config', 'omnibus-price', 'price'],
  header: ['search', 'list-link', 'minicart', 'menu'],
  page: [
    ...['widgets', 'info-bar', 'drawer', 'breadcrumbs', 'collapse', 'cookie-settings', 'modal'],
    ...['notice', 'back-to-top', 'partial-navigation', 'toasts', 'loading-cover'],
    'region-modal',
  ],
  products: ['list-button', 'select', 'mobile-grid', 'menu-tabs'],
  // lists have it, too, where their cards sell
  selling: ['product'],
  product: ['instalments', 'tooltip', 'choice', 'quantity', 'availability'],
  forms: ['form', 'field'],
};

const VIRTUAL = 'group:';

/** The id of the module that registers the tags of a group. */
export const groupId = (name) => `${VIRTUAL}${name}`;

/** The group of such a module; undefined for other modules. */
export const groupOf = (id) => (id.startsWith(VIRTUAL) ? id.slice(VIRTUAL.length) : undefined);

/** A hook that nearly all tags share stands with the machinery, or what comes later would wait for a group. */
const SHARED_HOOK = resolve('react/host/use-latest.ts');
/** The functions of the package, which scripts call on pages without a tag, too. */
const FUNCTIONS = resolve('elements/functions.ts');
const REACT = /\/node_modules\/(?:react|react-dom|scheduler|preact)\//;
/** The chunks of libraries, which need no other one. */
export const LIBRARIES = ['react', 'leaflet', 'slider-engine'];
/** The chunk of a library that Rollup would put with code of ours. */
export const libraryOf = (id) => (id.includes('/node_modules/leaflet/') ? 'leaflet' : undefined);
/** What packages in CommonJS share, React and others. */
const COMMONJS = '\0commonjsHelpers.js';

/** What a page without our style sheet asks for; Rollup would add it to a small chunk that others need. */
const TOKENS = resolve('elements/page/later/tokens.css');

/** What several groups and parts on demand need, so that none of them loads another for it. */
const CONTROLS = [
  ...['logic/units/unit-words.ts', 'logic/platform/minutes.ts'],
  ...['react/light-dom/calm-controls.ts', 'react/light-dom/theme-submission.ts'],
  'react/light-dom/use-description.ts',
  ...['react/look/button.css', 'react/validation/message-line.css'],
].map((path) => resolve(path));

/** What only the development build has: what it imports is no reason to load that with the machinery. */
const ADVICE = resolve('elements/advice/');

/** The ids of a module and of all that it imports statically. */
function closure(id, importsOf, seen = new Set()) {
  if (seen.has(id)) return seen;
  seen.add(id);
  for (const imported of importsOf(id)) closure(imported, importsOf, seen);
  return seen;
}

/**
 * The chunk of each module that some group needs. What knows no React is apart from what does, so that scripts that only
 * call functions load none: `core` of the machinery, `functions` of the other groups.
 */
function chunksOfGroups(importsOf) {
  const closureOf = (id) => closure(id, importsOf);
  const withReact = (id) => [...closureOf(id)].some((one) => REACT.test(one));
  const groups = Object.keys(GROUPS).map((name) => [name, closureOf(groupId(name))]);
  const chunks = new Map();
  const claim = (name, ids) => {
    for (const id of ids) if (!chunks.has(id)) chunks.set(id, name);
  };
  const machinery = [...closureOf(groupId('element'))];
  claim('element', [...machinery.filter(withReact), SHARED_HOOK]);
  claim('core', machinery);
  const isInGroup = (id) => groups.some(([, ids]) => ids.has(id));
  claim('functions', [...closureOf(FUNCTIONS)].filter(isInGroup));
  for (const [name, ids] of groups) claim(name, ids);
  return chunks;
}

/** Rollup's `manualChunks` for one build: the chunk of a module by its id; undefined when Rollup decides. */
export function chunksOfBuild({ dev }) {
  let chunks;
  return (id, { getModuleInfo }) => {
    const isLeftOut = (one) => !dev && one.startsWith(ADVICE);
    const importsOf = (one) => (isLeftOut(one) ? [] : (getModuleInfo(one)?.importedIds ?? []));
    chunks ??= chunksOfGroups(importsOf);
    if (id === TOKENS) return 'tokens';
    if (CONTROLS.includes(id)) return 'controls';
    return REACT.test(id) || id === COMMONJS ? 'react' : (libraryOf(id) ?? chunks.get(id));
  };
}
