import { cruise, type ICruiseResult } from 'dependency-cruiser';
import { reach } from '../../build/graph.mjs';

const { output } = await cruise(['elements'], {
  includeOnly: String.raw`^(?:elements|react|logic)/.*\.tsx?$`,
  // finds imports of types, to exclude them
  tsPreCompilationDeps: true,
  tsConfig: { fileName: 'tsconfig.json' },
});
const { modules } = output as ICruiseResult;
const imports = new Map(modules.map(({ source, dependencies }) => [source, dependencies]));

/** The files of the library that a file imports, directly or not, including itself; not those imported only for types. */
export const filesFrom = (start: string): readonly string[] => [
  ...reach([start], (file: string) =>
    (imports.get(file) ?? [])
      .filter(({ dependencyTypes }) => !dependencyTypes.includes('type-only'))
      .map(({ resolved }) => resolved),
  ),
];
