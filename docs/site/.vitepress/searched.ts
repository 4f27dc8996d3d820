import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { DefaultTheme, UserConfig } from 'vitepress';

type Render = NonNullable<DefaultTheme.LocalSearchOptions['_render']>;
type TransformPage = NonNullable<UserConfig['transformPageData']>;

const SITE = join(import.meta.dirname, '..');
const POLISH = /^pl\//;
/** The last section of a tag's page: queries are seldom about older versions. */
const CHANGES = /^## Changes\n[\s\S]*/m;
const HEADING = /<h(?<level>[1-6])\b[^>]*>[\s\S]*?<\/h\k<level>>/g;
const TERMS = /^terms: (?<terms>.+)$/m;

/** The same page in the other language; '' if there is none. */
function translationOf(path: string): string {
  const file = join(SITE, POLISH.test(path) ? path.replace(POLISH, '') : `pl/${path}`);
  return existsSync(file) ? readFileSync(file, 'utf8') : '';
}

const termsIn = (page: string): string | undefined => TERMS.exec(page)?.groups?.terms;

/** The search terms in the front matter of a page, or of its translation: synonyms in both languages. */
const termsOf = (page: string, path: string): string | undefined =>
  termsIn(page) ?? termsIn(translationOf(path));

/** Adds the search terms of an English page to its translation, which shows them as well. */
export const withTerms: TransformPage = ({ relativePath, frontmatter }) => {
  const terms = POLISH.test(relativePath) ? termsIn(translationOf(relativePath)) : undefined;
  if (terms) frontmatter.terms = terms;
};

/** Every section of a block's page has its terms: all of these pages have the same headings. */
const hasEqualHeadings = (path: string): boolean => path.startsWith('blocks/');

/** The text of a page for the search, as HTML: each section also has its heading in the other language. */
export const searched: Render = (page, env, markdown) => {
  const path = env.relativePath;
  const html = markdown.render(page.replace(CHANGES, ''), env);
  const translation = markdown.render(translationOf(path), {});
  const headings = translation.match(HEADING) ?? [];
  const terms = markdown.render(termsOf(page, path) ?? '', {});
  let count = 0;
  return html.replace(HEADING, (heading) => {
    const other = (headings[count] ?? '').replace(/<[^>]*>/g, '');
    const hasTerms = count === 0 || hasEqualHeadings(path);
    count += 1;
    // twice, because a heading weighs twice as much as a text
    return `${heading}<p>${other} ${other}</p>${hasTerms ? terms : ''}`;
  });
};
