/** Features are folders of a layer; `shared` and `platform` are what features may share. */
const FEATURE = '(?!shared/|platform/)([^/]+)/';
const REACT_PACKAGES = '^node_modules/(react|react-dom|react-hot-toast|preact|@r2wc)/';

const layer = (name, comment, { from, to }) => ({
  name,
  comment,
  severity: 'error',
  from: { path: from },
  to: { path: to },
});

const featureAlone = (folder) => ({
  name: `${folder}-features-stand-alone`,
  comment: `A feature of ${folder}/ imports another feature: move what both need to ${folder}/shared/.`,
  severity: 'error',
  from: { path: `^${folder}/${FEATURE}` },
  to: { path: `^${folder}/${FEATURE}`, pathNot: `^${folder}/$1/` },
});

module.exports = {
  forbidden: [
    layer('logic-is-the-bottom', 'logic/ imports a layer above it.', {
      from: '^logic/',
      to: '^(elements|react)/',
    }),
    layer('react-knows-no-elements', 'react/ imports elements/.', {
      from: '^react/',
      to: '^elements/',
    }),
    layer(
      'logic-without-react',
      'logic/ imports a package of React; of jotai it may import jotai/vanilla only.',
      { from: '^logic/', to: [REACT_PACKAGES, '^node_modules/jotai/(?!.*vanilla)'] },
    ),
    layer('shared-knows-no-feature', 'What features share imports a feature.', {
      from: '^(logic|react)/(shared|platform)/',
      to: `^(logic|react)/${FEATURE}`,
    }),
    featureAlone('logic'),
    featureAlone('react'),
    layer('library-without-demo-and-tests', 'The library imports what is not published.', {
      from: '^(elements|react|logic)/',
      to: '^(demo|test|scripts|bench)/',
    }),
    {
      name: 'no-circles',
      comment: 'Modules import each other in a circle.',
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
        path: '^(elements|react|logic)/',
        pathNot: '^elements/autoloader|\\.d\\.ts$',
      },
      to: {},
    },
    {
      name: 'resolvable',
      comment: 'This import leads nowhere.',
      severity: 'error',
      from: { path: '^(elements|react|logic)/' },
      to: { couldNotResolve: true, pathNot: '^virtual:' },
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
