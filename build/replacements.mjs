import { resolve } from 'node:path';

/**
 * Modules of ours in place of some imports of libraries: roots of React that have options, and no parser of GraphQL,
 * which documents that are texts never need (11 KB gzip).
 */
const COMMON = [
  { importer: /\/graphql-request\//, source: 'graphql', file: 'build/graphql-stub.mjs' },
];
const REACT = [
  { importer: /\/@r2wc\//, source: 'react-dom/client', file: 'build/react-client.mjs' },
];
const LITE = [
  { importer: /\/@r2wc\//, source: 'react-dom/client', file: 'build/lite-client.mjs' },
  { importer: /\/@r2wc\//, source: 'react', file: 'build/lite-react.mjs' },
];

/** The file that stands in for `source` where `importer` asks for it; undefined where nothing does. */
function replacementOf(source, importer, lite) {
  const found = [...COMMON, ...(lite ? LITE : REACT)].find(
    (candidate) => candidate.source === source && candidate.importer.test(importer ?? ''),
  );
  return found && resolve(found.file);
}

/** The replacements as a plugin of Rollup. */
export const replacements = ({ lite }) => ({
  name: 'replacements',
  resolveId: (source, importer) => replacementOf(source, importer, lite),
});

/** The replacements as a plugin of esbuild. */
export const esbuildReplacements = ({ lite }) => ({
  name: 'replacements',
  setup({ onResolve }) {
    onResolve({ filter: /^(?:graphql|react|react-dom\/client)$/ }, ({ path, importer }) => {
      const file = replacementOf(path, importer, lite);
      return file && { path: file };
    });
  },
});
