import type { Dist } from './dist.ts';
import { gzipped } from './gzipped.ts';

/** The scripts of a header at rest; the two chunks also have 14 tags that a header does not need. */
const HEADER = /^\/dist\/(?:autoloader|chunks\/(?:core|page)-[\w-]{8})\.js$/;

/** Bundled by esbuild, minified, gzip -9, on 2026-11-23: the imports that the project's own first example names. */
const OTHERS: readonly (readonly [what: string, kb: number])[] = [
  ['@algolia/autocomplete-js 1.19.12: the search alone', 25.3],
  ["Shopify's limit for the scripts of a whole theme extension", 64],
  ['instantsearch.js 4.118.1: search box and hits', 90.8],
  ['Adobe @dropins/storefront-cart 3.3.1: the mini-cart alone', 108.8],
];

/** What the scripts of a header cost before it is touched, as a table in Markdown. */
export function formatHeader({ files }: Dist): string {
  const own = [...files].filter(([path]) => HEADER.test(path));
  const kb = own.reduce((sum, [, text]) => sum + gzipped(text), 0);
  const rows = [['shop-elements: menu, search and mini-cart', kb] as const, ...OTHERS];
  return [
    '| a header before the first touch | scripts, gz |',
    '| --- | --- |',
    ...rows.map(([what, size]) => `| ${what} | ${size.toFixed(1)} KB |`),
  ].join('\n');
}
