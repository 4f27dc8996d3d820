import { resolve } from 'node:path';

/** The module of the platform for tests, which is bundled once for all builds. */
export const PLATFORM_SOURCE = resolve('demo/kit/platform.ts');
/** Its file in dist/. */
export const PLATFORM_FILE = 'platform.js';

/** The esbuild plugin that leaves the platform to its file, which is beside the folder of the build. */
export const esbuildPlatformFile = () => ({
  name: 'platform-file',
  setup({ onResolve }) {
    onResolve({ filter: /\/platform\.ts$/ }, ({ path, resolveDir }) =>
      resolve(resolveDir, path) === PLATFORM_SOURCE
        ? { path: `../${PLATFORM_FILE}`, external: true }
        : undefined,
    );
  },
});
