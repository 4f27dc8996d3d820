import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import type { TestContext } from 'node:test';

const TYPES: Readonly<Record<string, string>> = { '.js': 'text/javascript', '.css': 'text/css' };

/** A static file server: a page at `/`, and `dist/` as in the guide. Resolves with its origin. */
export async function serveFiles(t: TestContext, readPage: () => string): Promise<string> {
  const server = createServer(({ url = '' }, response) => {
    const { pathname } = new URL(url, 'http://localhost');
    const [, file] = /^\/shop-elements\/(.+)$/.exec(pathname) ?? [];
    if (pathname === '/') response.writeHead(200, { 'content-type': 'text/html' }).end(readPage());
    else if (file) {
      const type = TYPES[extname(file)] ?? 'application/octet-stream';
      response.writeHead(200, { 'content-type': type }).end(readFileSync(join('dist', file)));
    } else response.writeHead(204).end();
  });
  server.listen(0);
  await once(server, 'listening');
  t.after(() => server.close());
  return `http://localhost:${(server.address() as AddressInfo).port}/`;
}
