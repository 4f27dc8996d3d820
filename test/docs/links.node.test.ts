import assert from 'node:assert/strict';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, it } from 'node:test';
import { packageReadme } from '../../build/readme.ts';

/** Folders outside the repository that are installed or generated. */
const GENERATED =
  /^(?:node_modules|dist|dist-docs|\.git|demo\/\.data|docs\/site\/(?:blocks|data|tags))(?:\/|$)/;
/** Generated pages. */
const GENERATED_PAGES = /^docs\/site\/(?:keyboard|messages|tokens|wire)\.md$/;

const isCommitted = (path: string): boolean =>
  existsSync(path) && !GENERATED.test(path) && !GENERATED_PAGES.test(path);

/** The Markdown files in a folder of the repository. */
function pagesIn(folder: string): readonly string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (!isCommitted(path)) return [];
    if (entry.isDirectory()) return pagesIn(path);
    return /(?<!CHANGELOG)\.md$/.test(path) ? [path] : [];
  });
}
const LINK = /\]\((?!\w+:|#)(?<path>[^)#\s]+)(?:#[^)]*)?\)/g;
const CODE = /^ *```[\s\S]*?^ *```$|`[^`\n]*`/gm;

/** The files that a page links to, as paths from the root of the repository. */
const linkedIn = (page: string): readonly string[] =>
  [...readFileSync(page, 'utf8').replaceAll(CODE, '').matchAll(LINK)].map(({ groups }) =>
    join(dirname(page), groups?.path ?? ''),
  );

/** Further pages of the documentation, and their assets, are generated. */
const isThere = (page: string, path: string): boolean =>
  isCommitted(path) || (page.startsWith('docs/site/') && existsSync(path));

describe('links of Markdown files', () => {
  it('lead to files of the repository', () => {
    const dead = pagesIn('.').flatMap((page) =>
      linkedIn(page)
        .filter((path) => !isThere(page, path))
        .map((path) => `${page}: ${path}`),
    );
    assert.deepEqual(dead, []);
  });

  it('lead to files of the package in its README', () => {
    const { files } = JSON.parse(readFileSync('package.json', 'utf8'));
    const readme = packageReadme(readFileSync('README.md', 'utf8'));
    const paths = [...readme.matchAll(LINK)].map(({ groups }) => groups?.path ?? '');
    assert.ok(paths.length > 50);
    const isPacked = (path: string) =>
      files.some((packed: string) => path === packed || path.startsWith(`${packed}/`));
    assert.deepEqual(
      paths.filter((path) => !isPacked(path) || !existsSync(path)),
      [],
    );
  });
});
