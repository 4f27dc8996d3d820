import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

/** What a tag costs in one build, in bytes after gzip. */
export interface Weight {
  readonly build: string;
  /** What every page with a tag loads. */
  readonly base: number;
  /** What comes with the tag, beside that. */
  readonly first: number;
  /** What comes when the shopper comes near. */
  readonly later: number;
}

const STATIC_IMPORT = /(?:from|import)"(?:\.\.\/chunks|\.)\/([^"]+)"/g;
/** The names of all other files in a script are those of what it loads on demand. */
const NAMED_FILE = /"(?:\.\.\/chunks|\.)\/([^"]+\.js)"/g;
const BASE = ['core', 'element', 'react', 'functions'];

const namesIn = (text: string, pattern: RegExp): readonly string[] =>
  [...text.matchAll(pattern)].map(([, name = '']) => name);

/** Reads what each chunk of a build weighs, and what it imports. */
class Chunks {
  readonly #texts: ReadonlyMap<string, string>;

  constructor(folder: string) {
    const names = readdirSync(folder).filter((name) => name.endsWith('.js'));
    this.#texts = new Map(names.map((name) => [name, readFileSync(join(folder, name), 'utf8')]));
  }

  /** These files with all that they import. */
  closure(start: readonly string[], pattern: RegExp): ReadonlySet<string> {
    const found = new Set<string>();
    const visit = (name: string) => {
      const text = this.#texts.get(name);
      if (text === undefined || found.has(name)) return;
      found.add(name);
      for (const next of namesIn(text, pattern)) visit(next);
    };
    for (const name of start) visit(name);
    return found;
  }

  of(groups: readonly string[]): readonly string[] {
    return [...this.#texts.keys()].filter((name) =>
      groups.includes(name.replace(/-.{8}\.js$/, '')),
    );
  }

  bytes(names: Iterable<string>): number {
    return [...names].reduce((sum, name) => sum + gzipSync(this.#texts.get(name) ?? '').length, 0);
  }
}

const without = (names: ReadonlySet<string>, others: ReadonlySet<string>): readonly string[] =>
  [...names].filter((name) => !others.has(name));

/** Measures the tags of a build in this folder. */
export function weigher(build: string, folder: string): (key: string) => Weight {
  const chunks = new Chunks(join(folder, 'chunks'));
  const base = chunks.closure(chunks.of(BASE), STATIC_IMPORT);
  return (key) => {
    const entry = readFileSync(join(folder, 'elements', `${key}.js`), 'utf8');
    const imported = namesIn(entry, STATIC_IMPORT);
    const first = chunks.closure(imported, STATIC_IMPORT);
    const own = without(first, base);
    const all = chunks.closure(own, NAMED_FILE);
    return {
      build,
      base: chunks.bytes(base),
      first: chunks.bytes(own),
      later: chunks.bytes(without(all, new Set([...first, ...base]))),
    };
  };
}
