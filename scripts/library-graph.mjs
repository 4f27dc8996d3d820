import { cruise } from 'dependency-cruiser';

/** The imports between the files of the library: for each file `{ to, isType }`, static and dynamic ones. */
export async function readGraph() {
  const { output } = await cruise(['elements'], {
    includeOnly: String.raw`^(?:elements|react|logic)/.*\.tsx?$`,
    // also tells imports of types
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
  });
  const importsOf = ({ dependencies }) =>
    dependencies.map(({ resolved, dependencyTypes }) => ({
      to: resolved,
      isType: dependencyTypes.includes('type-only'),
    }));
  return new Map(output.modules.map((module) => [module.source, importsOf(module)]));
}
