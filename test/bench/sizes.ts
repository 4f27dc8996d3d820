// Prints what each kind of demo page loads on a phone before any interaction: `npm run sizes`, `npm
// run sizes -- lite`.
import { startShop } from '../e2e/shop.ts';
import { launch } from './harness/browser.ts';
import { type LoadedScript, totalKb } from './harness/loaded-scripts.ts';
import { loadedScripts } from './harness/shop-load.ts';
import { PAGE_KINDS, SHOP_PAGES, WIDTHS } from './harness/shop-pages.ts';

const build = process.argv.includes('lite') ? 'lite' : 'react';

const lineOf = ({ path, kb, importedBy, depth }: LoadedScript): string =>
  `${kb.toFixed(2).padStart(7)} KB  ${'  '.repeat(depth - 1)}${path}  ← ${importedBy}`;

function print(kind: string, scripts: readonly LoadedScript[]): void {
  console.log(
    `\n${kind}: ${totalKb(scripts).toFixed(1)} KB in ${scripts.length} requests (${build}, gz)`,
  );
  for (const script of scripts) console.log(lineOf(script));
}

const [shop, browser] = await Promise.all([startShop(), launch()]);
try {
  for (const kind of PAGE_KINDS) {
    const visit = { origin: shop.origin, path: SHOP_PAGES[kind], width: WIDTHS[0], build } as const;
    print(kind, await loadedScripts(browser, visit));
  }
} finally {
  await Promise.all([browser.close(), shop.close()]);
}
