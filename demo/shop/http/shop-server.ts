import { join } from 'node:path';
import { headerCookies } from '../../platform/http/cookies.ts';
import { firstOf, type Handler } from '../../platform/http/handler.ts';
import type { ReferencePlatform } from '../../platform/platform.ts';
import type { Store } from '../../platform/stores/store.ts';
import { serveStockHeader } from '../../stock/stock-files.ts';
import { createOrders } from '../orders/orders.ts';
import { serveDocs } from './docs.ts';
import { serveImages } from './images.ts';
import { shopPages } from './shop-pages.ts';
import { serveFiles } from './static-files.ts';
import { createStyleSheets } from './style-sheets.ts';
import { serveTiles } from './tiles.ts';

const SHOP = join(import.meta.dirname, '..');
const DIST = join(SHOP, '../../dist');
const DOCS = join(SHOP, '../../dist-docs');
/** The marker pictures, which a real shop has at `/gfx/standards/`. */
const MARKERS = join(SHOP, '../../node_modules/leaflet/dist/images');

/** The dependencies of the demo shop's server. */
export interface ShopServerOptions {
  readonly platform: ReferencePlatform;
  readonly store: Store;
  readonly accountsUrl: (page: URL) => string;
  /** The folder of the built library. */
  readonly dist?: string;
}

/** Serves the whole demo shop: the platform, the built library, images and pages. */
export function createShopServer(options: ShopServerOptions): Handler {
  const { platform, store, accountsUrl, dist = DIST } = options;
  const shop = {
    store,
    catalogue: platform.catalogue,
    ...platform.records,
    cookies: headerCookies,
    now: Date.now,
    token: () => crypto.randomUUID(),
  };
  const folder = join(SHOP, 'static');
  const styleSheets = createStyleSheets({ folder, dist });
  return firstOf(
    (request) => platform.fetch(request),
    serveFiles('/dist/', dist),
    // the documentation's examples use the last build
    serveFiles('/docs/dist/', DIST),
    serveDocs(DOCS),
    serveFiles('/static/', folder),
    styleSheets.serve,
    serveFiles('/host/static/', join(SHOP, 'host/static')),
    serveImages(platform.catalogue),
    serveTiles,
    serveStockHeader(),
    serveFiles('/gfx/standards/', MARKERS),
    shopPages({ platform, shop, styleSheets, orders: createOrders(), accountsUrl }),
  );
}
