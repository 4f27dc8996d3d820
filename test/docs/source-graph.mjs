// in JavaScript, because the runner bundles the packages that TypeScript files of tests import for browsers
import { cruise } from 'dependency-cruiser';
import { reach } from '../../build/graph.mjs';

const { output } = await cruise(['elements'], {
  includeOnly: String.raw`^(?:elements|react|logic)/.*\.tsx?$`,
  // finds imports of types, to exclude them
  tsPreCompilationDeps: true,
  tsConfig: { fileName: 'tsconfig.json' },
});
const imports = new Map(output.modules.map(({ source, dependencies }) => [source, dependencies]));

const valueImportsOf = (file) =>
  (imports.get(file) ?? [])
    .filter(({ dependencyTypes }) => !dependencyTypes.includes('type-only'))
    .map(({ resolved }) => resolved);

/** The files of the library that a file imports, directly or not, including itself; not those imported only for types. */
export const filesFrom = (start) => [...reach([start], valueImportsOf)];
