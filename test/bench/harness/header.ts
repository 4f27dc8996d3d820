import type { Row } from './bound.ts';

/** Bundled by esbuild, minified, gzip -9, on 2026-11-23: the imports in the project's own first example. */
const OTHERS: readonly (readonly [what: string, kb: number])[] = [
  ['@algolia/autocomplete-js 1.19.12: the search alone', 25.3],
  ["Shopify's limit for the scripts of a whole theme extension", 64],
  ['instantsearch.js 4.118.1: search box and hits', 90.8],
  ['Adobe @dropins/storefront-cart 3.3.1: the mini-cart alone', 108.8],
];

/** A Markdown table of the script size of a header before the first interaction; ours from the rows of P2. */
export function formatHeader(rows: readonly Row[]): string {
  const ours = rows.map(({ what, measured }) => {
    const [build] = what.split(':');
    return [`shop-elements, ${build}: search and mini-cart`, measured] as const;
  });
  return [
    '| a header before the first interaction | scripts, gz |',
    '| --- | --- |',
    ...[...ours, ...OTHERS].map(([what, size]) => `| ${what} | ${size.toFixed(1)} KB |`),
  ].join('\n');
}
