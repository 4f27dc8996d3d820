import { readFile, stat } from 'node:fs/promises';
import { extname, join, normalize, sep } from 'node:path';
import type { Handler } from '../../platform/http/handler.ts';
import { ASK_EACH_TIME, FOREVER, StoredBody } from './stored-body.ts';

const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.map': 'application/json',
  '.md': 'text/markdown; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
};
/** Files with a hash in their name never change. */
const HASHED_NAME = /\/(?:chunks|assets)\/[^/]+[-.][\w-]{8}(?:\.lean)?\.(?:js|css)(?:\.map)?$/;

/** A file and the state in which it was read. */
interface ReadFile {
  readonly changedMs: number;
  readonly body: StoredBody;
}

/** The path of an address below the prefix, inside the folder; undefined when it leads outside. */
function pathInside(folder: string, path: string): string | undefined {
  try {
    const file = normalize(join(folder, decodeURIComponent(path)));
    return file.startsWith(folder + sep) ? file : undefined;
  } catch {
    return undefined;
  }
}

/** Reads files below the folder, again when they have changed; undefined for any other path. */
function createReader(): (file: string) => Promise<StoredBody | undefined> {
  const known = new Map<string, ReadFile>();
  return async (file) => {
    const type = TYPES[extname(file)];
    if (type === undefined) return undefined;
    try {
      const { mtimeMs } = await stat(file);
      const before = known.get(file);
      if (before?.changedMs === mtimeMs) return before.body;
      const body = new StoredBody(new Uint8Array(await readFile(file)), type);
      known.set(file, { changedMs: mtimeMs, body });
      return body;
    } catch {
      return undefined;
    }
  };
}

/** Serves the files of a folder below a path prefix like `/dist/`; other files there give 404. */
export function serveFiles(prefix: string, folder: string): Handler {
  const read = createReader();
  return async (request) => {
    const { pathname } = new URL(request.url);
    if (request.method !== 'GET' || !pathname.startsWith(prefix)) return undefined;
    const path = pathInside(folder, pathname.slice(prefix.length));
    const file = path === undefined ? undefined : await read(path);
    if (file === undefined) return new Response('Not Found', { status: 404 });
    return file.answer(request, HASHED_NAME.test(pathname) ? FOREVER : ASK_EACH_TIME);
  };
}
