import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { context } from 'esbuild';
import { entries, esbuildElementEntries } from '../../build/element-entries.mjs';
import { constants, PREACT } from '../../build/library.mjs';
import { esbuildReplacements } from '../../build/replacements.mjs';
import { shopCss } from '../../build/shop-css.mjs';

/** Where the library lies for `npm run dev`, in the folders that dist/ has. */
export const DEV_DIST = resolve('.cache/dev');

/** The builds by their folder. All of them warn authors: whoever works on a tag wants to be told. */
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
    loader: { '.css': 'text' },
    define: constants({ dev: true, version }),
    alias: lite ? PREACT : {},
    plugins: [esbuildReplacements({ lite }), esbuildElementEntries()],
    logLevel: 'error',
  };
};

function writeShopCss() {
  mkdirSync(join(DEV_DIST, 'css'), { recursive: true });
  writeFileSync(join(DEV_DIST, 'css/shop.css'), shopCss());
}

/** What esbuild says of a fault is in the terminal already; a page keeps what was built before. */
const rebuilt = async (started) => (await started).rebuild().catch(() => undefined);

/** The library in `DEV_DIST`: a build is made when it is first asked for, and then follows the sources. */
export function devLibrary() {
  rmSync(DEV_DIST, { recursive: true, force: true });
  writeShopCss();
  const contexts = new Map();
  const made = new Map();

  return {
    /** Resolves when a build is there, with all changes so far. */
    ready(build) {
      if (!made.has(build)) {
        contexts.set(build, context(optionsOf(build)));
        made.set(build, rebuilt(contexts.get(build)));
      }
      return made.get(build);
    },
    /** Makes the builds anew that have been asked for, one change after the other: each sees the latest sources. */
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

/** The build that an address belongs to; undefined for what is no file of the library. */
export function buildOf(pathname) {
  const file = /^\/dist\/(?:(lite|dev)\/)?/.exec(pathname);
  return file ? (file[1] ?? 'react') : undefined;
}
