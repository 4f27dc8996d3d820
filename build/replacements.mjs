import { resolve } from 'node:path';

/**
 * Our own modules for some imports of libraries: `createRoot` with options that r2wc cannot pass, and `graphql`
 * without its parser (11 KB gzip), which documents that are strings never need.
 */
const COMMON = [
  { importer: /\/graphql-request\//, source: 'graphql', file: 'build/graphql-stub.mjs' },
];
const REACT = [
  { importer: /\/@r2wc\//, source: 'react-dom/client', file: 'build/renderers/react-client.mjs' },
];
const LITE = [
  { importer: /\/@r2wc\//, source: 'react-dom/client', file: 'build/renderers/lite-client.mjs' },
  { importer: /\/@r2wc\//, source: 'react', file: 'build/renderers/lite-react.mjs' },
];

/** The file that replaces `source` when `importer` imports it; undefined when none does. */
function replacementOf(source, importer, lite) {
  const found = [...COMMON, ...(lite ? LITE : REACT)].find(
    (candidate) => candidate.source === source && candidate.importer.test(importer ?? ''),
  );
  return found && resolve(found.file);
}

/** The replacements as a Rollup plugin. */
export const replacements = ({ lite }) => ({
  name: 'replacements',
  resolveId: (source, importer) => replacementOf(source, importer, lite),
});

/** The replacements as an esbuild plugin. */
export const esbuildReplacements = ({ lite }) => ({
  name: 'replacements',
  setup({ onResolve }) {
    onResolve({ filter: /^(?:graphql|react|react-dom\/client)$/ }, ({ path, importer }) => {
      const file = replacementOf(path, importer, lite);
      return file && { path: file };
    });
  },
});
