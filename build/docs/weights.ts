import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { OnDemand } from './on-demand.ts';

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
const BASE = ['core', 'element', 'react', 'functions'];

const importsIn = (text: string): readonly string[] =>
  [...text.matchAll(STATIC_IMPORT)].map(([, name = '']) => name);

/** Reads what each chunk of a build weighs, and what it imports. */
class Chunks {
  readonly #texts: ReadonlyMap<string, string>;

  constructor(folder: string) {
    const names = readdirSync(folder).filter((name) => name.endsWith('.js'));
    this.#texts = new Map(names.map((name) => [name, readFileSync(join(folder, name), 'utf8')]));
  }

  /** These files with all that they import. */
  closure(start: readonly string[]): ReadonlySet<string> {
    const found = new Set<string>();
    const visit = (name: string) => {
      const text = this.#texts.get(name);
      if (text === undefined || found.has(name)) return;
      found.add(name);
      for (const next of importsIn(text)) visit(next);
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
export function weigher(
  build: string,
  folder: string,
  onDemand: OnDemand,
): (key: string) => Weight {
  const chunks = new Chunks(join(folder, 'chunks'));
  const base = chunks.closure(chunks.of(BASE));
  return (key) => {
    const entry = readFileSync(join(folder, 'elements', `${key}.js`), 'utf8');
    const first = chunks.closure(importsIn(entry));
    const later = chunks.closure(chunks.of(onDemand.get(key) ?? []));
    return {
      build,
      base: chunks.bytes(base),
      first: chunks.bytes(without(first, base)),
      later: chunks.bytes(without(later, new Set([...first, ...base]))),
    };
  };
}
