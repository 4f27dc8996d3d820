import { join } from 'node:path';
import type { Handler } from '../platform/http/handler.ts';
import { ASK_EACH_TIME, StoredBody } from '../shop/http/stored-body.ts';

const PREFIX = '/stock/';
const HEADER = join(import.meta.dirname, 'stock-header.tsx');
const SCRIPT_TYPE = 'text/javascript; charset=utf-8';

/** The header made with stock r2wc, in chunks as of any bundler: `header.js` and its imports. */
async function bundleHeader(): Promise<ReadonlyMap<string, StoredBody>> {
  const { build } = await import('esbuild');
  const { outputFiles } = await build({
    entryPoints: { header: HEADER },
    bundle: true,
    splitting: true,
    write: false,
    minify: true,
    format: 'esm',
    target: 'es2022',
    outdir: '/',
    define: { 'process.env.NODE_ENV': '"production"', __DEV__: 'false', __VERSION__: '"stock"' },
    loader: { '.css': 'text' },
    legalComments: 'none',
    // `sideEffects` of the package is about dist/, not about the sources
    ignoreAnnotations: true,
  });
  const bodies = outputFiles.map(({ path, contents }) => {
    const body = new StoredBody(new Uint8Array(contents), SCRIPT_TYPE);
    return [path.replace(/^.*[\\/]/, PREFIX), body] as const;
  });
  return new Map(bodies);
}

/** Serves the scripts of the header made with stock r2wc, for a comparison; built on the first request. */
export function serveStockHeader(): Handler {
  let files: Promise<ReadonlyMap<string, StoredBody>> | undefined;
  return async (request) => {
    const { pathname } = new URL(request.url);
    if (request.method !== 'GET' || !pathname.startsWith(PREFIX)) return undefined;
    files ??= bundleHeader();
    return (await files).get(pathname)?.answer(request, ASK_EACH_TIME);
  };
}
