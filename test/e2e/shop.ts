import { existsSync, readFileSync } from 'node:fs';
import type { Server } from 'node:http';
import { join } from 'node:path';
import { createPasskeyVerifier } from '../../demo/platform/accounts/verifier.ts';
import { basketOf } from '../../demo/platform/basket/basket.ts';
import { listen } from '../../demo/platform/http/listen.ts';
import { createReferencePlatform } from '../../demo/platform/platform.ts';
import { DEFAULT_REGION } from '../../demo/platform/region/regions.ts';
import { createMemoryStore } from '../../demo/platform/stores/store-memory.ts';
import { createShopServer } from '../../demo/shop/http/shop-server.ts';
import { freePort } from './free-ports.ts';

const ROOT = join(import.meta.dirname, '../..');
const SCHEMA = join(ROOT, 'demo/platform/schema.graphql');
const AUTOLOADER = join(ROOT, 'dist/autoloader.js');

/** A demo shop for one test file, which serves the built library and discards its data at the end. */
export interface TestShop {
  /** Without a trailing slash. */
  readonly origin: string;
  /** The basket of a session: its units over all lines, and the platform's count. */
  basketOf(session: string): { readonly units: number; readonly count: number };
  close(): Promise<void>;
}

function end(server: Server): Promise<void> {
  server.closeAllConnections();
  return new Promise((resolve) => server.close(() => resolve()));
}

/** Starts a demo shop and its accounts service on free ports; throws when the library is not built. */
export async function startShop(): Promise<TestShop> {
  if (!existsSync(AUTOLOADER)) throw new Error('dist is missing: run `npm run build` first.');
  const port = await freePort();
  const origin = `http://localhost:${port}`;
  const store = createMemoryStore();
  const platform = createReferencePlatform({
    store,
    schema: readFileSync(SCHEMA, 'utf8'),
    verifier: createPasskeyVerifier(),
    shopOrigins: [origin],
  });
  const accountsUrl = () => `http://localhost:${port + 1}/`;
  const servers = [
    await listen(createShopServer({ platform, store, accountsUrl }), port),
    await listen((request) => platform.accounts(request), port + 1),
  ];
  return {
    origin,
    basketOf(session) {
      const { items, count } = basketOf(store.basket(session), {
        catalogue: platform.catalogue,
        region: DEFAULT_REGION,
        code: '',
      });
      return { units: items.reduce((sum, { quantity }) => sum + quantity, 0), count };
    },
    async close() {
      await Promise.all(servers.map(end));
    },
  };
}
