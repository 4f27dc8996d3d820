import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { gzipSync } from 'node:zlib';
import { builtScripts, reach } from '../graph.mjs';
import type { OnDemand } from './on-demand.ts';

/** The size of a tag in one build, in bytes after gzip. */
export interface Weight {
  readonly build: string;
  /** Loaded on every page with a tag. */
  readonly base: number;
  /** Additionally loaded with the tag. */
  readonly first: number;
  /** Loaded when the shopper approaches. */
  readonly later: number;
}

const BASE = ['core', 'element', 'react', 'functions'];

const bytesOf = (files: Iterable<string>): number =>
  [...files].reduce((sum, file) => sum + gzipSync(readFileSync(file)).length, 0);

const without = (files: ReadonlySet<string>, others: ReadonlySet<string>): readonly string[] =>
  [...files].filter((file) => !others.has(file));

/** Measures the tags of a build in this folder. */
export async function weigher(
  build: string,
  folder: string,
  onDemand: OnDemand,
): Promise<(key: string) => Weight> {
  const { files, importsOf } = await builtScripts(folder);
  const chunksOf = (names: readonly string[]) =>
    files.filter((file) => names.includes(basename(file).replace(/-.{8}\.js$/, '')));
  const base = reach(chunksOf(BASE), importsOf);
  return (key) => {
    const first = reach(importsOf(`${folder}/elements/${key}.js`), importsOf);
    const later = reach(chunksOf(onDemand.get(key) ?? []), importsOf);
    return {
      build,
      base: bytesOf(base),
      first: bytesOf(without(first, base)),
      later: bytesOf(without(later, new Set([...first, ...base]))),
    };
  };
}
