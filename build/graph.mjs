// Graphs of imports. Each is a function from a file or module to those that it imports.
import { readdirSync } from 'node:fs';
import { build } from 'esbuild';

/** All files reachable by imports, including the start files. */
export function reach(starts, importsOf) {
  const reached = new Set(starts);
  // the loop also visits files added meanwhile
  for (const file of reached) {
    for (const imported of importsOf(file)) reached.add(imported);
  }
  return reached;
}

/** The longest chain of imports from a file, as the files in it; the graph must have no cycles. */
export function longestChain(start, importsOf, known = new Map()) {
  if (known.has(start)) return known.get(start);
  const chains = importsOf(start).map((file) => longestChain(file, importsOf, known));
  const longest = chains.reduce((best, chain) => (chain.length > best.length ? chain : best), []);
  known.set(start, [start, ...longest]);
  return known.get(start);
}

/** The static and dynamic imports between the source files of the library: of values, and those with types as well. */
export async function sourceGraph() {
  const { cruise } = await import('dependency-cruiser');
  const { output } = await cruise(['elements'], {
    includeOnly: String.raw`^(?:elements|react|logic)/.*\.tsx?$`,
    // also finds imports of types
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
  });
  const graph = new Map(output.modules.map((module) => [module.source, module.dependencies]));
  const importsOf = (file, isWanted) =>
    (graph.get(file) ?? []).filter(isWanted).map(({ resolved }) => resolved);
  return {
    files: [...graph.keys()],
    allImports: (file) => importsOf(file, () => true),
    valueImports: (file) =>
      importsOf(file, ({ dependencyTypes }) => !dependencyTypes.includes('type-only')),
  };
}

/** The imports reachable from some entries, as resolved by esbuild: `{ path, kind }` by file. */
export async function entryGraph(entryPoints) {
  const { metafile } = await build({
    entryPoints,
    ...{ bundle: true, splitting: true, format: 'esm', metafile: true, write: false },
    ...{ outdir: 'dist', packages: 'external', loader: { '.css': 'text' }, logLevel: 'error' },
  });
  return (file) => metafile.inputs[file]?.imports ?? [];
}

/** The scripts of a built folder such as `dist/lite`, and their static imports; the paths begin with the folder. */
export async function builtScripts(folder) {
  const files = ['', 'chunks/', 'elements/'].flatMap((part) =>
    readdirSync(`${folder}/${part}`)
      .filter((name) => name.endsWith('.js'))
      .map((name) => `${folder}/${part}${name}`),
  );
  const imports = await entryGraph(files);
  const importsOf = (file) =>
    imports(file)
      .filter(({ kind, external }) => kind === 'import-statement' && !external)
      .map(({ path }) => path);
  return { files, importsOf };
}
