// `npm run docs`: builds dist/ if it is out of date, then the documentation site into dist-docs/. DOCS_BASE is its
// address on the host, `/docs/` by default.
import { readFileSync, writeFileSync } from 'node:fs';
import { build, isMadeFrom } from './build.mjs';

const WRITTEN = 'dist/docs/.sources';
const STAMP = 'dist-docs/.sources';

/** Builds the site unless it was built from the same pages. */
async function buildDocs() {
  await build();
  const signature = `${process.env.DOCS_BASE ?? ''} ${readFileSync(WRITTEN, 'utf8')}`;
  if (isMadeFrom(signature, STAMP)) {
    console.log('dist-docs/ is up to date.');
    return;
  }
  console.log('Building dist-docs/ …');
  const { build: buildSite } = await import('vitepress');
  await buildSite('docs/site');
  writeFileSync(STAMP, signature);
}

await buildDocs().catch((error) => {
  console.error(error.message);
  process.exitCode = 1;
});
