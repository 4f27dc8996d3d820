import { resolve } from 'node:path';

/** The module of the platform for tests, which is bundled once for all builds. */
export const PLATFORM_SOURCE = resolve('demo/kit/platform.ts');
/** Its file in dist/. */
export const PLATFORM_FILE = 'platform.js';
