import { resolve } from 'node:path';

/** Replaces `graphql` for graphql-request only: our documents are strings, and its parser would cost 11.2 KB gzip. */
const NO_GRAPHQL = resolve('build/no-graphql.mjs');
const isOfLibrary = (importer) => /\/graphql-request\//.test(importer ?? '');

/** The replacement as a Rollup plugin. */
export const replacements = () => ({
  name: 'replacements',
  resolveId: (source, importer) =>
    source === 'graphql' && isOfLibrary(importer) ? NO_GRAPHQL : null,
});

/** The replacement as an esbuild plugin. */
export const esbuildReplacements = () => ({
  name: 'replacements',
  setup({ onResolve }) {
    onResolve({ filter: /^graphql$/ }, ({ importer }) =>
      isOfLibrary(importer) ? { path: NO_GRAPHQL } : undefined,
    );
  },
});
