import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { describe, it } from 'node:test';
import { pathToFileURL } from 'node:url';
import { elementKeys, entries } from '../../build/element-entries.mjs';

const ROOT = join(import.meta.dirname, '../..');
const BUILDS = ['dist', 'dist/lite', 'dist/dev'];
const STATIC_IMPORT = /\b(?:import|export)\b[^"'`();]*["'](\.[^"']+)["']/g;

const filesOf = (build: string): string[] =>
  Object.keys(entries).map((name) => join(ROOT, build, `${name}.js`));

const importsOf = (file: string): string[] =>
  [...readFileSync(file, 'utf8').matchAll(STATIC_IMPORT)].map(([, path = '']) =>
    resolve(dirname(file), path),
  );

/** A file and all its static imports: what a page loads before any tag is active. */
function loadedWith(file: string, seen = new Set<string>()): ReadonlySet<string> {
  if (seen.has(file)) return seen;
  seen.add(file);
  for (const next of importsOf(file)) loadedWith(next, seen);
  return seen;
}

const DYNAMIC_IMPORT = /\bimport\(["'](\.[^"']+)["']\)/g;
const GATED_IMPORT = /\((\[[^[\]]+\]),\s*\(\)\s*=>\s*import\(["'](\.[^"']+)["']\)/g;

/** The files that each `import()` in a file waits for, and the expected ones. */
function demandsOf(file: string) {
  const code = readFileSync(file, 'utf8');
  const demands = [...code.matchAll(GATED_IMPORT)].map(([, files = '', path = '']) => ({
    path,
    waitsFor: JSON.parse(files)
      .map((name: string) => resolve(dirname(file), name))
      .sort(),
    needs: [...loadedWith(resolve(dirname(file), path))]
      .filter((name) => !loadedWith(file).has(name))
      .sort(),
  }));
  assert.equal(demands.length, [...code.matchAll(DYNAMIC_IMPORT)].length, file);
  return demands;
}

describe('every built entry', () => {
  for (const build of BUILDS) {
    it(`of ${build} loads in Node, where there is no DOM (U5)`, async () => {
      assert.equal('HTMLElement' in globalThis, false);
      for (const file of filesOf(build)) await import(pathToFileURL(file).href);
      const { declarations, formatPrice, toast, basket } = await import(
        pathToFileURL(join(ROOT, build, 'index.js')).href
      );
      assert.equal(declarations.length, elementKeys.length);
      assert.equal(formatPrice(1234.5), '1\u00a0234,50\u00a0zł');
      assert.equal(basket.get(), undefined);
      toast('Saved');
    });

    it(`of ${build} that registers no tag loads without React (U8)`, () => {
      for (const file of ['autoloader', 'functions'].map((name) =>
        join(ROOT, build, `${name}.js`),
      )) {
        const react = [...loadedWith(file)].filter((path) => /\/react-[\w-]+\.js$/.test(path));
        assert.deepEqual(react, [], `${relative(ROOT, file)} loads React`);
      }
    });

    it(`of ${build} requests all files before an import() that needs them`, () => {
      const chunks = readdirSync(join(ROOT, build, 'chunks')).filter((name) => /\.js$/.test(name));
      const files = ['autoloader.js', ...chunks.map((name) => `chunks/${name}`)];
      const demands = files.flatMap((name) => demandsOf(join(ROOT, build, name)));
      assert.ok(demands.length > 20);
      for (const { path, waitsFor, needs } of demands) assert.deepEqual(waitsFor, needs, path);
    });

    it(`of ${build} has no circular imports`, () => {
      const done = new Set<string>();
      const visit = (file: string, way: readonly string[]): void => {
        assert.equal(way.includes(file), false, [...way, file].join(' → '));
        if (done.has(file)) return;
        for (const next of importsOf(file)) visit(next, [...way, file]);
        done.add(file);
      };
      for (const file of filesOf(build)) visit(file, []);
    });
  }
});
