import { resolve } from 'node:path';

/** Our own module for the imports of a library that match `source`. */
const replace = (importer, source, file) => ({ importer, source, file });

/**
 * `createRoot` with options that r2wc cannot pass, and the parts of graphql-request that documents which are texts
 * never need, with the parser of `graphql` (11 KB gzip) first.
 */
const COMMON = [
  replace(
    /\/graphql-request\//,
    /^graphql$|\/(?:analyzeDocument|ClientError)\.js$/,
    'build/graphql-request.mjs',
  ),
];
const REACT = [replace(/\/@r2wc\//, /^react-dom\/client$/, 'build/renderers/react-client.mjs')];
const LITE = [
  replace(/\/@r2wc\//, /^react-dom\/client$/, 'build/renderers/lite-client.mjs'),
  replace(/\/@r2wc\//, /^react$/, 'build/renderers/lite-react.mjs'),
];

/** The file that replaces `source` when `importer` imports it; undefined when none does. */
function replacementOf(source, importer, lite) {
  const found = [...COMMON, ...(lite ? LITE : REACT)].find(
    (candidate) => candidate.source.test(source) && candidate.importer.test(importer ?? ''),
  );
  return found && resolve(found.file);
}

/** The replacements as a Rollup plugin. */
export const replacements = ({ lite }) => ({
  name: 'replacements',
  resolveId: (source, importer) => replacementOf(source, importer, lite),
});

/** The replacements as an esbuild plugin, which hears only of the imports that its filter names. */
export const esbuildReplacements = ({ lite }) => ({
  name: 'replacements',
  setup({ onResolve }) {
    const filter = /^(?:graphql|react|react-dom\/client)$|\/(?:analyzeDocument|ClientError)\.js$/;
    onResolve({ filter }, ({ path, importer }) => {
      const file = replacementOf(path, importer, lite);
      return file && { path: file };
    });
  },
});
