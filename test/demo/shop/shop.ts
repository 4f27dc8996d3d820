import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createReferencePlatform } from '../../../demo/platform/platform.ts';
import { createMemoryStore } from '../../../demo/platform/stores/store-memory.ts';
import { createShopServer } from '../../../demo/shop/http/shop-server.ts';

/** The address of the tests' shop. */
export const ORIGIN = 'http://localhost:8080';
const SCHEMA = join(import.meta.dirname, '../../../demo/platform/schema.graphql');

/** The text of a page without tags, with white space collapsed. */
export function textOf(page: string): string {
  return page.replace(/<[^>]*>/g, ' ').replace(/[\s\u00a0]+/g, ' ');
}

/** The entry of a page's `product_data`. */
export function productDataIn(page: string) {
  const data = /window\.product_data = (.*);<\/script>/.exec(page)?.[1];
  return JSON.parse(data ?? 'null')[0];
}

/** A visitor of a new shop, who keeps cookies and sends forms as a browser does. */
export function createVisitor() {
  const store = createMemoryStore();
  const platform = createReferencePlatform({
    store,
    schema: readFileSync(SCHEMA, 'utf8'),
    shopOrigins: [ORIGIN],
  });
  const serve = createShopServer({
    platform,
    store,
    accountsUrl: () => 'http://localhost:8081/',
    dist: join(import.meta.dirname, 'dist'),
  });
  const cookies = new Map<string, string>();

  const send = async (path: string, init: RequestInit = {}): Promise<Response> => {
    const headers = new Headers(init.headers);
    headers.set('cookie', [...cookies].map((pair) => pair.join('=')).join('; '));
    const response = await serve(new Request(new URL(path, ORIGIN), { ...init, headers }));
    for (const line of response?.headers.getSetCookie() ?? []) {
      const [name = '', value = ''] = (line.split(';')[0] ?? '').split('=');
      cookies.set(name, value);
    }
    return response ?? Response.error();
  };
  const post = (path: string, fields: Record<string, string>, origin = ORIGIN) =>
    send(path, { method: 'POST', headers: { origin }, body: new URLSearchParams(fields) });
  const text = async (path: string) => (await send(path)).text();

  return { platform, store, cookies, send, post, text };
}
