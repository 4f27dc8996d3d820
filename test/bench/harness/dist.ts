import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const DIST = fileURLToPath(new URL('../../../dist/', import.meta.url));
const ELEMENT = /^elements\/(.+)\.js$/;

/** The built library, read once when the bench starts, so that a later build does not mix in. */
export interface Dist {
  /** Scripts and stylesheets by path, such as `/dist/lite/autoloader.js`. */
  readonly files: ReadonlyMap<string, string>;
  /** The tags that have a module. */
  readonly tags: readonly string[];
}

/** Reads `dist/`; when it is missing, the error names the command that builds it. */
export function readDist(): Dist {
  if (!existsSync(`${DIST}lite/autoloader.js`)) {
    throw new Error('[bench] dist/ is missing: run `npm run build` first.');
  }
  const names = readdirSync(DIST, { recursive: true, encoding: 'utf8' });
  const served = names.filter((name) => /\.(js|css)$/.test(name));
  return {
    files: new Map(served.map((name) => [`/dist/${name}`, readFileSync(DIST + name, 'utf8')])),
    tags: names.flatMap((name) => {
      const key = ELEMENT.exec(name)?.[1];
      return key ? [`shop-${key}`] : [];
    }),
  };
}
