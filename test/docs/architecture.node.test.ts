import assert from 'node:assert/strict';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { describe, it } from 'node:test';
import LEVELS from '../../build/levels.cjs';

const LAYERS = ['elements', 'react', 'logic'] as const;
const text = readFileSync('ARCHITECTURE.md', 'utf8');
const mapped = [...text.matchAll(/^\| ?(\d?) \| `(\w+)\/([\w-]+)\/` \|/gm)].map(
  ([, level, layer, folder]) => ({
    level,
    path: `${layer}/${folder}`,
  }),
);

const foldersOf = (layer: string): string[] =>
  readdirSync(layer, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => `${layer}/${name}`);

/** Whether several features share a folder, such as `logic/config`, even if a tag has its name. */
const isShared = (path: string): boolean =>
  LAYERS.some((layer) => LEVELS[layer].flat().some((folder) => path === `${layer}/${folder}`));

const isFeature = (path: string): boolean =>
  existsSync(`elements/tags/${path.split('/')[1]}`) || path === 'logic/basket-add';

describe('the map of ARCHITECTURE.md', () => {
  it('lists exactly the folders that are no features', () => {
    const folders = LAYERS.flatMap(foldersOf).filter((path) => !isFeature(path) || isShared(path));
    assert.deepEqual(mapped.map(({ path }) => path).sort(), folders.sort());
  });

  it('names paths that exist', () => {
    const paths = [...text.matchAll(/`((?:elements|react|logic|test|build)\/[\w./-]+)`/g)].map(
      ([, path = '']) => path,
    );
    assert.deepEqual(
      paths.filter((path) => !existsSync(path)),
      [],
    );
  });

  it('names files that exist, by the end of their path', () => {
    const files = LAYERS.flatMap((layer) =>
      readdirSync(layer, { recursive: true, encoding: 'utf8' }).map((file) => `/${layer}/${file}`),
    );
    const named = [...text.matchAll(/`((?:[\w-]+\/)*[\w.-]+\.(?:tsx?|css))`/g)].map(
      ([, name = '']) => name,
    );
    const missing = named.filter(
      (name) => !existsSync(name) && !files.some((file) => file.endsWith(`/${name}`)),
    );
    // the build creates this one
    assert.deepEqual(missing, ['css/shop.css']);
  });

  it('lists exactly the existing suffixes of files', () => {
    const [, list = ''] = /<key>\.<aspect>\.ts`\s+\(([^)]+)\)/.exec(text) ?? [];
    const aspects = list.split(/,\s+/);
    const files = ['logic', 'react'].flatMap((layer) =>
      readdirSync(layer, { recursive: true, encoding: 'utf8' }),
    );
    const others = files.filter((file) => {
      const [, aspect] = /\.([\w-]+)\.tsx?$/.exec(file) ?? [];
      return aspect && !aspects.includes(aspect);
    });
    assert.deepEqual(others, []);
  });

  it('has the layers that dependency-cruiser checks', () => {
    const proved = LAYERS.flatMap((layer) =>
      LEVELS[layer].flatMap((folders, above) =>
        folders.map((folder) => ({
          level: String(LEVELS[layer].length - above),
          path: `${layer}/${folder}`,
        })),
      ),
    );
    const documented = mapped.filter(({ level }) => level);
    const byPath = (one: { path: string }, other: { path: string }) =>
      one.path.localeCompare(other.path);
    assert.deepEqual(documented.sort(byPath), proved.sort(byPath));
  });
});
