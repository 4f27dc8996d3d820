const LEVELS = require('./build/levels.cjs');

const REACT_PACKAGES = '^node_modules/(react|react-dom|preact|@r2wc)/';

const folders = (layer, names) => `^${layer}/(?:${names.join('|')})/`;
const feature = (layer) => `^${layer}/(?!(?:${LEVELS[layer].flat().join('|')})/)([^/]+)/`;
/** The files directly in a layer, outside its folders, such as the list of the tags, except the types derived from it. */
const atTop = (layer) => `^${layer}/(?!tag-types\\.ts$)[^/]+$`;

const forbid = (name, comment, { from, to }) => ({
  name,
  comment,
  severity: 'error',
  from: { path: from },
  to: { path: to },
});

const levelRules = (layer) =>
  LEVELS[layer].map((names, level) => {
    const levelsAbove = LEVELS[layer].slice(0, level).map((above) => folders(layer, above));
    return forbid(
      `${layer}-${names.join('-')}-import-lower-levels`,
      `${names.join(', ')} of ${layer}/ may import their own level and those below.`,
      { from: folders(layer, names), to: [atTop(layer), feature(layer), ...levelsAbove] },
    );
  });

const featuresAlone = (layer) => ({
  name: `${layer}-features-are-independent`,
  comment: `A feature of ${layer}/ imports another one: code that both need belongs in a shared folder.`,
  severity: 'error',
  from: { path: feature(layer) },
  to: { path: feature(layer), pathNot: `^${layer}/$1/` },
});

module.exports = {
  forbidden: [
    forbid('logic-imports-no-layer-above', 'logic/ imports a layer above it.', {
      from: '^logic/',
      to: '^(elements|react)/',
    }),
    forbid('react-imports-no-elements', 'react/ imports elements/.', {
      from: '^react/',
      to: '^elements/',
    }),
    forbid(
      'logic-without-react',
      'logic/ imports a package of React; of jotai it may import jotai/vanilla only.',
      { from: '^logic/', to: [REACT_PACKAGES, '^node_modules/jotai/(?!.*vanilla)'] },
    ),
    {
      name: 'dynamic-imports-lead-to-later',
      comment: 'A module that is imported on demand must be in a folder named `later`.',
      severity: 'error',
      // only the development build loads the warnings
      from: { path: '^(elements|react|logic)/', pathNot: '^elements/advice/' },
      to: { path: '^(elements|react|logic)/', pathNot: '/later/', dynamic: true },
    },
    {
      name: 'later-is-imported-dynamically',
      comment: 'A module in a folder named `later` may only be imported on demand.',
      severity: 'error',
      from: { path: '^(elements|react|logic)/', pathNot: '/later/|^elements/data/' },
      to: { path: '/later/', dynamic: false, dependencyTypesNot: ['type-only'] },
    },
    ...Object.keys(LEVELS).flatMap(levelRules),
    ...['logic', 'react'].map(featuresAlone),
    {
      name: 'tags-are-independent',
      comment: 'A tag imports another one: what both declare belongs in a shared folder.',
      severity: 'error',
      from: { path: '^elements/tags/([^/]+)/' },
      to: { path: '^elements/tags/', pathNot: '^elements/tags/$1/' },
    },
    forbid('library-without-demo-and-tests', 'The library imports unpublished files.', {
      from: '^(elements|react|logic)/',
      to: '^(demo|test|scripts)/',
    }),
    forbid('demo-uses-the-built-library', 'The demo imports sources of the library.', {
      // the comparison wraps our components with stock r2wc; the kit is an entry of the library; texts about tags
      from: '^demo/(?!stock/|kit/|shop/tags\\.ts$)',
      to: '^(elements|react|logic)/',
    }),
    forbid('platform-imports-no-shop', 'The reference platform imports the shop made with it.', {
      from: '^demo/platform/',
      to: '^demo/(?!platform/)',
    }),
    forbid('kit-imports-no-shop', 'The test kit imports more than users’ tests need.', {
      from: '^demo/kit/',
      to: ['^demo/(?!platform/|kit/)', '^(react|logic)/', '^elements/(?!testing\\.ts$)'],
    }),
    forbid('demo-texts-import-only-texts', 'Texts of the shop import other modules.', {
      from: '^demo/shop/texts/',
      to: '^demo/shop/(?!texts/)',
    }),
    forbid(
      'shop-foundations',
      'A module that all pages use imports a page, a partial or a server.',
      {
        from: '^demo/shop/([^/]+\\.ts$|orders/)',
        to: '^demo/shop/(http|host|pages|partials)/',
      },
    ),
    forbid('partials-import-no-page', 'A partial imports a page.', {
      from: '^demo/shop/(host/)?partials/',
      to: '^demo/shop/(host/)?pages/',
    }),
    forbid('shop-imports-no-theme', "The shop's own pages import the foreign theme.", {
      from: '^demo/shop/(pages|partials)/',
      to: '^demo/shop/host/',
    }),
    forbid('theme-imports-no-page', "The foreign theme imports the shop's own pages.", {
      from: '^demo/shop/host/',
      to: '^demo/shop/pages/',
    }),
    forbid('shop-http-is-not-imported', 'A module outside shop/http/ imports it.', {
      from: '^demo/shop/(?!http/)',
      to: '^demo/shop/http/',
    }),
    {
      name: 'no-cycles',
      comment: 'Modules import each other in a cycle.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'no-orphans',
      comment: 'Nothing imports this module, and it imports nothing.',
      severity: 'error',
      from: {
        orphan: true,
        path: '^(elements|react|logic|demo)/',
        // browsers load them by URL; the build makes each import() a call of the gate
        pathNot:
          '^elements/autoloader|^logic/platform/import-gate|^demo/shop/(host/)?static/|\\.d\\.ts$',
      },
      to: {},
    },
    {
      name: 'resolvable',
      comment: 'This import cannot be resolved.',
      severity: 'error',
      from: { path: '^(elements|react|logic|demo)/' },
      // svelte/elements has types only, which the compiler finds
      to: { couldNotResolve: true, pathNot: '^virtual:|^svelte/elements$' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    tsConfig: { fileName: 'tsconfig.json' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      extensions: ['.ts', '.tsx', '.d.ts', '.js'],
      exportsFields: ['exports'],
      conditionNames: ['import', 'browser', 'default'],
    },
  },
};
