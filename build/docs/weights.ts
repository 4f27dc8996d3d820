import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { gzipSync } from 'node:zlib';
import { builtScripts, reach } from '../graph.mjs';

/** The size of a tag in one build, in bytes after gzip. */
export interface Weight {
  readonly build: string;
  /** Loaded on every page with a tag. */
  readonly base: number;
  /** Additionally loaded with the tag. */
  readonly first: number;
}

const BASE = ['core', 'element', 'react', 'functions'];

const bytesOf = (files: Iterable<string>): number =>
  [...files].reduce((sum, file) => sum + gzipSync(readFileSync(file)).length, 0);

const without = (files: ReadonlySet<string>, others: ReadonlySet<string>): readonly string[] =>
  [...files].filter((file) => !others.has(file));

/** Measures the tags of a build in this folder. */
export async function weigher(build: string, folder: string): Promise<(key: string) => Weight> {
  const { files, importsOf } = await builtScripts(folder);
  const isBase = (file: string) => BASE.includes(basename(file).replace(/-.{8}\.js$/, ''));
  const base = reach(files.filter(isBase), importsOf);
  return (key) => {
    const first = reach(importsOf(`${folder}/elements/${key}.js`), importsOf);
    return {
      build,
      base: bytesOf(base),
      first: bytesOf(without(first, base)),
    };
  };
}
