import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { context } from 'esbuild';
import { entries, esbuildElementEntries } from '../../build/element-entries.mjs';
import { constants, PREACT } from '../../build/library.mjs';
import { esbuildMapLibrary } from '../../build/map-library.mjs';
import { esbuildReplacements } from '../../build/replacements.mjs';
import { shopCss } from '../../build/shop-css.mjs';

/** The folder of the library for `npm run dev`, with the same layout as dist/. */
export const DEV_DIST = resolve('.cache/dev');

/** The folders of the builds. All builds warn authors, because someone is working on a tag. */
const FOLDERS = { react: '', lite: 'lite', dev: 'dev' };

const { version } = JSON.parse(readFileSync('package.json', 'utf8'));

const optionsOf = (build) => {
  const lite = build === 'lite';
  return {
    entryPoints: entries,
    outdir: join(DEV_DIST, FOLDERS[build]),
    chunkNames: 'chunks/[name]-[hash]',
    bundle: true,
    splitting: true,
    format: 'esm',
    target: 'es2022',
    sourcemap: true,
    tsconfig: 'tsconfig.json',
    loader: { '.css': 'text', '.graphql': 'text' },
    define: constants({ dev: true, version }),
    alias: lite ? PREACT : {},
    plugins: [esbuildReplacements({ lite }), esbuildMapLibrary(), esbuildElementEntries()],
    logLevel: 'error',
  };
};

function writeShopCss() {
  mkdirSync(join(DEV_DIST, 'css'), { recursive: true });
  writeFileSync(join(DEV_DIST, 'css/shop.css'), shopCss());
}

/** esbuild has already printed its errors to the terminal; pages keep the previous build. */
const rebuilt = async (started) => (await started).rebuild().catch(() => undefined);

/** The library in `DEV_DIST`: a build starts when it is first requested, and then follows the sources. */
export function devLibrary() {
  rmSync(DEV_DIST, { recursive: true, force: true });
  writeShopCss();
  const contexts = new Map();
  const made = new Map();

  return {
    /** Resolves when a build is ready with all changes so far. */
    ready(build) {
      if (!made.has(build)) {
        contexts.set(build, context(optionsOf(build)));
        made.set(build, rebuilt(contexts.get(build)));
      }
      return made.get(build);
    },
    /** Rebuilds all builds requested so far. Rebuilds of one build run in sequence, so that the last one has the latest sources. */
    async rebuild() {
      writeShopCss();
      for (const [build, before] of made) {
        made.set(
          build,
          before.then(() => rebuilt(contexts.get(build))),
        );
      }
      await Promise.all(made.values());
    },
  };
}

/** The build that a path belongs to; undefined for a path outside the library. */
export function buildOf(pathname) {
  const file = /^\/dist\/(?:(lite|dev)\/)?/.exec(pathname);
  return file ? (file[1] ?? 'react') : undefined;
}
