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

/** The scripts of a built folder such as `dist/lite`, and their static imports; the paths begin with the folder. */
export async function builtScripts(folder) {
  const files = ['', 'chunks/', 'elements/'].flatMap((part) =>
    readdirSync(`${folder}/${part}`)
      .filter((name) => name.endsWith('.js'))
      .map((name) => `${folder}/${part}${name}`),
  );
  const { metafile } = await build({
    entryPoints: files,
    bundle: true,
    splitting: true,
    format: 'esm',
    metafile: true,
    write: false,
    outdir: 'dist',
    logLevel: 'error',
  });
  const importsOf = (file) =>
    (metafile.inputs[file]?.imports ?? [])
      .filter(({ kind, external }) => kind === 'import-statement' && !external)
      .map(({ path }) => path);
  return { files, importsOf };
}
