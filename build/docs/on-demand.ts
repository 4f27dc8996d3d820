import { basename, extname } from 'node:path';
import { fileOf } from '../element-entries.mjs';
import { entryGraph, reach } from '../graph.mjs';

/** The modules that tags load on demand, by the keys of the tags; the name of a module is that of its file. */
export type OnDemand = ReadonlyMap<string, readonly string[]>;

const nameOf = (path: string): string => basename(path, extname(path));

/** Reads them from the sources: a built file contains several tags and loads modules for each. */
export async function readOnDemand(keys: readonly string[]): Promise<OnDemand> {
  const entryOf = (key: string) => fileOf(key, 'element.ts');
  const importsOf = await entryGraph(keys.map(entryOf));
  const pathsOf = (file: string): string[] => importsOf(file).map(({ path }) => path);
  const laterOf = (key: string) =>
    [...reach([entryOf(key)], pathsOf)]
      .flatMap(importsOf)
      .filter(({ kind }) => kind === 'dynamic-import')
      .map(({ path }) => nameOf(path));
  return new Map(keys.map((key) => [key, [...new Set(laterOf(key))]]));
}
