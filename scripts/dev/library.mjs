import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { context } from 'esbuild';
import { esbuildLibrary } from '../../build/esbuild-library.mjs';
import { shopCss } from '../../build/shop-css.mjs';

/** The folder of the library for `npm run dev`, with the same layout as dist/. */
export const DEV_DIST = resolve('.cache/dev');

/** The folders of the builds. */
const FOLDERS = { react: '', lite: 'lite', dev: 'dev' };

const optionsOf = (build) => ({
  ...esbuildLibrary({ lite: build === 'lite' }),
  outdir: join(DEV_DIST, FOLDERS[build]),
});

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
