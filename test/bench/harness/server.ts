import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname } from 'node:path';
import { gzipSync } from 'node:zlib';
import { answerOf } from '../data/answers.ts';

const TYPES: Readonly<Record<string, string>> = {
  '': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.php': 'application/json',
};

/** A request of a page. */
export interface ServedRequest {
  readonly method: string;
  readonly path: string;
}

/** The delivery of a requested file: resolves when it may be sent, to false if the connection breaks instead. */
export type FileAnswer = () => Promise<boolean>;

const atOnce: FileAnswer = async () => true;

export interface BenchServer {
  readonly origin: string;
  /** Pages, bundles and the built library, by path. */
  readonly assets: ReadonlyMap<string, string>;
  /** Runs a function and returns the requests that the server received meanwhile. */
  record(run: () => Promise<void>): Promise<readonly ServedRequest[]>;
  /**
   * Delays the library's files that way from now on; without an argument, not at all. Cached files are not requested.
   */
  answerFiles(answer?: FileAnswer): void;
  close(): void;
}

async function textOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(Buffer.from(chunk));
  return Buffer.concat(chunks).toString();
}

function send(response: ServerResponse, path: string, body: string | Buffer | undefined): void {
  const type = path.startsWith('/graphql/') ? 'application/json' : TYPES[extname(path)];
  response.writeHead(body === undefined ? 404 : 200, {
    'content-type': type ?? 'application/octet-stream',
    // headers as the README recommends; each page starts with an empty cache, so that two requests for
    // a file are two downloads
    'cache-control': path.startsWith('/dist/') ? 'public, max-age=31536000, immutable' : 'no-store',
    ...(body instanceof Buffer && { 'content-encoding': 'gzip' }),
  });
  response.end(body ?? '');
}

/** Compresses each asset once. */
function createPacked(assets: ReadonlyMap<string, string>): (path: string) => Buffer | undefined {
  const packed = new Map<string, Buffer>();
  return (path) => {
    const text = assets.get(path);
    if (text === undefined) return undefined;
    const body = packed.get(path) ?? gzipSync(text, { level: 9 });
    packed.set(path, body);
    return body;
  };
}

/** Serves assets and the responses of a small fake platform on a free port. */
export async function serve(assets: ReadonlyMap<string, string>): Promise<BenchServer> {
  let requests: ServedRequest[] = [];
  let answerFile = atOnce;
  const packed = createPacked(assets);
  const server = createServer(async (request, response) => {
    const { method = 'GET', url = '/' } = request;
    const { pathname: path } = new URL(url, 'http://localhost');
    requests.push({ method, path });
    if (path.startsWith('/dist/') && !(await answerFile())) response.destroy();
    else send(response, path, packed(path) ?? answerOf(path, await textOf(request)));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    assets,
    async record(run) {
      requests = [];
      await run();
      return requests;
    },
    answerFiles(answer = atOnce) {
      answerFile = answer;
    },
    close: () => server.close(),
  };
}
