import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname } from 'node:path';
import { answerOf } from '../data/answers.ts';

const TYPES: Readonly<Record<string, string>> = {
  '': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.php': 'application/json',
};

/** One request of a page. */
export interface Asked {
  readonly method: string;
  readonly path: string;
}

export interface BenchServer {
  readonly origin: string;
  /** Pages, bundles and the built library, by path. */
  readonly assets: ReadonlyMap<string, string>;
  /** Runs a function and returns the requests that the server received meanwhile. */
  record(run: () => Promise<void>): Promise<readonly Asked[]>;
  close(): void;
}

async function textOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(Buffer.from(chunk));
  return Buffer.concat(chunks).toString();
}

function send(response: ServerResponse, path: string, body: string | undefined): void {
  const type = path.startsWith('/graphql/') ? 'application/json' : TYPES[extname(path)];
  response.writeHead(body === undefined ? 404 : 200, {
    'content-type': type ?? 'application/octet-stream',
    // not cached, so that a file which is fetched twice counts as two requests
    'cache-control': 'no-store',
  });
  response.end(body ?? '');
}

/** Serves assets and the responses of a small fake platform on a free port. */
export async function serve(assets: ReadonlyMap<string, string>): Promise<BenchServer> {
  let asked: Asked[] = [];
  const server = createServer(async (request, response) => {
    const { method = 'GET', url = '/' } = request;
    const { pathname: path } = new URL(url, 'http://localhost');
    asked.push({ method, path });
    send(response, path, assets.get(path) ?? answerOf(path, await textOf(request)));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    assets,
    async record(run) {
      asked = [];
      await run();
      return asked;
    },
    close: () => server.close(),
  };
}
