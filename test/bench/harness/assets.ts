import { productPrices } from '../data/prices.ts';
import { BUILDS } from './bound.ts';
import { bundle } from './bundle.ts';
import type { Dist } from './dist.ts';

const html = (bundlePath: string, body = '', script = ''): string =>
  `<!doctype html><html lang="pl" data-bundle="${bundlePath}"><meta charset="utf-8">` +
  `<link rel="icon" href="data:,">${script}<body>${body}</body></html>`;

/** The stylesheet and the script that the README adds to every page. */
const autoloader = (base: string): string =>
  `<link rel="stylesheet" href="${base}/css/shop.css">` +
  `<script type="module" src="${base}/autoloader.js"></script>`;

/** A visitor with an empty basket, the usual case. */
const EMPTY_BASKET = '<shop-config graphql-url="/graphql/empty/"></shop-config>';
/** Prices as a template prints them. */
const PRICES = `<shop-price value="100"></shop-price><shop-omnibus-price product='${JSON.stringify(productPrices(0))}'></shop-omnibus-price>`;

const HEADER = '<header><shop-search></shop-search><shop-minicart></shop-minicart></header>';

/** Tags that a shopper clicks early, each with a countable effect, and in a position that no other tag moves. */
const PRESSED = `<style>body > * { display: block; block-size: 80px; margin: 5px 20px; inline-size: 20rem } shop-minicart { margin-inline-start: 550px }</style>
<shop-minicart href="#basket"><a href="#basket">Koszyk</a></shop-minicart>
<shop-list-button product-id="7" size="uniw" lists='[{"id": 1, "name": "Lista", "count": 0, "link": "/lists"}]'></shop-list-button>
<shop-info-bar bar-id="bench" closable>Dostawa gratis</shop-info-bar>
<shop-collapse below="9999" label="Opcje"><p>Sortowanie</p></shop-collapse>
<shop-select><select name="sort"><option>Nowe</option><option>Tanie</option></select></shop-select>`;

const FIELD_COUNT = 20;

/** A form with cities, which only the platform can validate. */
const FORM = `<shop-form><form action="javascript:void 0">${Array.from(
  { length: FIELD_COUNT },
  (_, at) =>
    `<shop-field type="city"><label for="city-${at}">Miasto ${at}</label><input id="city-${at}" value="Gdynia"></shop-field>`,
).join('')}<button>Wyślij</button></form></shop-form>`;

/** The bundles of pages and variants, by path. */
const BUNDLES = {
  '/page/clicks-page.js': 'page/clicks-page.ts',
  '/page/price-page.js': 'page/price-page.ts',
  '/page/life-page.js': 'page/life-page.ts',
  '/page/crowd-page.js': 'page/crowd-page.ts',
  '/page/search-page.js': 'page/search-page.ts',
  '/page/marker-page.js': 'page/marker-page.ts',
  '/page/answer-page.js': 'page/answer-page.ts',
  '/page/calendar-page.js': 'page/calendar-page.ts',
  '/page/format-page.js': 'page/format-page.ts',
  '/page/map-page.js': 'page/map-page.ts',
  '/variants/price-hand.js': 'variants/price-hand.ts',
  '/variants/price-lit.js': 'variants/price-lit.ts',
  '/variants/price-r2wc.js': 'variants/price-r2wc.tsx',
  '/variants/search-hand.js': 'variants/search-hand.ts',
  '/variants/search-algolia.js': 'variants/search-algolia.ts',
} as const;

/** All files that the bench's server serves, by path. */
export async function createAssets({ files }: Dist): Promise<ReadonlyMap<string, string>> {
  const bundles = await Promise.all(
    Object.entries(BUNDLES).map(async ([path, file]) => [path, await bundle(file)] as const),
  );
  return new Map([
    ...files,
    ...bundles,
    ['/prices', html('/page/price-page.js')],
    ['/life', html('/page/life-page.js')],
    ['/searches', html('/page/search-page.js')],
    ['/markers', html('/page/marker-page.js')],
    ['/answers', html('/page/answer-page.js')],
    ['/calendar', html('/page/calendar-page.js')],
    ['/formats', html('/page/format-page.js')],
    ['/maps', html('/page/map-page.js')],
    ...BUILDS.flatMap(({ base }): [string, string][] => [
      [`/header${base}`, html('', EMPTY_BASKET + HEADER, autoloader(base))],
      [`/full-header${base}`, html('', HEADER, autoloader(base))],
      [`/only-prices${base}`, html('', PRICES, autoloader(base))],
      [`/clicks${base}`, html('/page/clicks-page.js', PRESSED, autoloader(base))],
      [`/form${base}`, html('', FORM, autoloader(base))],
      [`/crowd${base}`, html('/page/crowd-page.js', '', autoloader(base))],
    ]),
  ]);
}
