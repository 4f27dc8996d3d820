// `npm run docs`: builds dist/ if it is out of date, then the documentation site into dist-docs/. DOCS_BASE is its
// address on the host, `/docs/` by default.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { build } from './build.mjs';

const WRITTEN = 'dist/docs/.sources';
const STAMP = 'dist-docs/.sources';

const signature = () => `${process.env.DOCS_BASE ?? ''} ${readFileSync(WRITTEN, 'utf8')}`;

/** Builds the site unless it was built from the same pages. */
export async function buildDocs(log = console.log) {
  await build(log);
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === signature()) {
    log('dist-docs/ is up to date.');
    return;
  }
  log('Building dist-docs/ …');
  const { build: buildSite } = await import('vitepress');
  await buildSite('docs/site');
  writeFileSync(STAMP, signature());
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  await buildDocs().catch((error) => {
    console.error(error.message);
    process.exitCode = 1;
  });
}
