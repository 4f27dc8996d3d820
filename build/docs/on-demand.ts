import { basename, extname } from 'node:path';
import { build, type Metafile } from 'esbuild';

/** The modules that tags load on demand, by the keys of the tags; the name of a module is that of its file. */
export type OnDemand = ReadonlyMap<string, readonly string[]>;

const entryOf = (key: string): string => `elements/tags/${key}/${key}.element.ts`;
const nameOf = (path: string): string => basename(path, extname(path));

/** What an import on demand leads to, from a module and from all that it imports. */
function importedLater(inputs: Metafile['inputs'], entry: string): readonly string[] {
  const seen = new Set<string>();
  const later = new Set<string>();
  const visit = (path: string) => {
    if (seen.has(path)) return;
    seen.add(path);
    for (const { path: next, kind } of inputs[path]?.imports ?? []) {
      if (kind === 'dynamic-import') later.add(nameOf(next));
      visit(next);
    }
  };
  visit(entry);
  return [...later];
}

/** Reads it from the sources: a file of the build has several tags, and loads for each of them. */
export async function readOnDemand(keys: readonly string[]): Promise<OnDemand> {
  const { metafile } = await build({
    entryPoints: keys.map(entryOf),
    ...{ bundle: true, splitting: true, format: 'esm', metafile: true, write: false },
    ...{ outdir: 'dist', packages: 'external', loader: { '.css': 'text' }, logLevel: 'error' },
  });
  return new Map(keys.map((key) => [key, importedLater(metafile.inputs, entryOf(key))]));
}
