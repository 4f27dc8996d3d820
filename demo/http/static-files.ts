import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { extname, join, normalize, sep } from 'node:path';
import type { Handler } from './handler.ts';

const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.map': 'application/json',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
};
/** Names that carry the hash of their contents never change. */
const HASHED_NAME = /\/chunks\/[^/]+-[\w-]{8}\.(?:js|css)(?:\.map)?$/;
const FOREVER = 'public, max-age=31536000, immutable';
const ASK_EACH_TIME = 'no-cache';

/** A file that may be served: what it holds and what it is. */
interface StaticFile {
  readonly body: Uint8Array<ArrayBuffer>;
  readonly type: string;
}

/** The path of an address below the prefix, inside the folder; undefined when it leads out of it. */
function pathInside(folder: string, path: string): string | undefined {
  try {
    const file = normalize(join(folder, decodeURIComponent(path)));
    return file.startsWith(folder + sep) ? file : undefined;
  } catch {
    return undefined;
  }
}

async function readStatic(file: string): Promise<StaticFile | undefined> {
  const type = TYPES[extname(file)];
  if (type === undefined) return undefined;
  try {
    return { body: new Uint8Array(await readFile(file)), type };
  } catch {
    return undefined;
  }
}

function isKnown(request: Request, etag: string): boolean {
  const known = request.headers.get('if-none-match') ?? '';
  return known.split(',').some((entry) => entry.trim().replace(/^W\//, '') === etag);
}

function answer(request: Request, { body, type }: StaticFile, lifetime: string): Response {
  const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 16)}"`;
  const headers = {
    etag,
    'cache-control': lifetime,
    'content-type': type,
    'x-content-type-options': 'nosniff',
  };
  if (isKnown(request, etag)) return new Response(null, { status: 304, headers });
  return new Response(body, { headers });
}

/** Serves the files of a folder below a path prefix like `/dist/`, where nothing else may be. */
export function serveFiles(prefix: string, folder: string): Handler {
  return async (request) => {
    const { pathname } = new URL(request.url);
    if (request.method !== 'GET' || !pathname.startsWith(prefix)) return undefined;
    const path = pathInside(folder, pathname.slice(prefix.length));
    const file = path === undefined ? undefined : await readStatic(path);
    if (file === undefined) return new Response('Not Found', { status: 404 });
    return answer(request, file, HASHED_NAME.test(pathname) ? FOREVER : ASK_EACH_TIME);
  };
}
