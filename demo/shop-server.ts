import { join } from 'node:path';
import { firstOf, type Handler } from './http/handler.ts';
import { serveImages } from './http/images.ts';
import { shopPages } from './http/shop-pages.ts';
import { serveFiles } from './http/static-files.ts';
import { createStyleSheets } from './http/style-sheets.ts';
import { createOrders } from './orders/orders.ts';
import { headerCookies } from './platform/cookies.ts';
import type { ReferencePlatform } from './platform/platform.ts';
import type { Store } from './platform/store.ts';

const ROOT = join(import.meta.dirname, '..');

/** What the demo shop is served from. */
export interface ShopServerOptions {
  readonly platform: ReferencePlatform;
  readonly store: Store;
  readonly accountsUrl: (page: URL) => string;
  /** The folder of the built library. */
  readonly dist?: string;
}

/** The whole demo shop: the platform's calls, the library's files, pictures, pages. */
export function createShopServer(options: ShopServerOptions): Handler {
  const { platform, store, accountsUrl, dist = join(ROOT, 'dist') } = options;
  const shop = {
    store,
    catalogue: platform.catalogue,
    cookies: headerCookies,
    now: Date.now,
    token: () => crypto.randomUUID(),
  };
  const own = join(ROOT, 'demo/static');
  const styleSheets = createStyleSheets({ own, dist });
  return firstOf(
    (request) => platform.fetch(request),
    serveFiles('/dist/', dist),
    serveFiles('/static/', own),
    styleSheets.serve,
    serveFiles('/host/static/', join(ROOT, 'demo/host/static')),
    serveImages(platform.catalogue),
    shopPages({ platform, shop, styleSheets, orders: createOrders(), accountsUrl }),
  );
}
