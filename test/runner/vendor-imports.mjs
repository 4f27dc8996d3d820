import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const ROOTS = ['elements', 'react', 'logic', 'test', 'demo'];
const IMPORT = /^(?!import type|export type).*?(?:from|import)\s*\(?\s*['"]([^'"./][^'"]*)['"]/gm;
/** Packages that are served unbundled because they talk to the test server, and modules that no browser can run. */
const NOT_BUNDLED = /^(node:|@web\/|libsql(\/|$))/;

function* sources(folder) {
  if (!existsSync(folder)) return;
  for (const entry of readdirSync(folder, { recursive: true })) {
    if (/\.tsx?$/.test(entry)) yield readFileSync(join(folder, entry), 'utf8');
  }
}

const packageOf = (id) =>
  id
    .split('/')
    .slice(0, id.startsWith('@') ? 2 : 1)
    .join('/');
const isInstalled = (id) => existsSync(join('node_modules', packageOf(id)));

function browserImports(source) {
  const ids = [...source.matchAll(IMPORT)].map(([, id]) => id);
  return ids.some((id) => id.startsWith('node:')) ? [] : ids;
}

/** Every package path that browser sources and tests import, e.g. `jotai/vanilla`, sorted. */
export function importedPackages() {
  const ids = ROOTS.flatMap((root) => [...sources(root)]).flatMap(browserImports);
  return [...new Set(ids)].filter((id) => !NOT_BUNDLED.test(id) && isInstalled(id)).sort();
}
