import type { Handler } from '../../platform/http/handler.ts';
import { serveFiles } from './static-files.ts';

const PREFIX = '/docs/';
const RELOAD_S = 3;
const WAITING = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Documentation</title>
<h1>The documentation is being built</h1>
<p>This page loads again by itself. <code>npm start</code> builds it after the shop, <code>npm run docs</code> alone.</p>
</html>
`;

/** The response until the documentation is built. */
const docsAreComing = (): Response =>
  new Response(WAITING, {
    status: 503,
    headers: { 'content-type': 'text/html; charset=utf-8', refresh: `${RELOAD_S}` },
  });

/** Maps a path to a file: `index.html` of a folder, or the page of a name without an extension. */
function fileOf(url: URL): URL {
  const { pathname } = url;
  if (pathname.endsWith('/')) return new URL('index.html', url);
  return /\.\w+$/.test(pathname) ? url : new URL(`${pathname}.html`, url);
}

/** Serves the documentation site below `/docs/`. */
export function serveDocs(folder: string): Handler {
  const serve = serveFiles(PREFIX, folder);
  return async (request) => {
    const url = new URL(request.url);
    if (`${url.pathname}/` === PREFIX) return Response.redirect(new URL(PREFIX, url));
    if (!url.pathname.startsWith(PREFIX)) return undefined;
    const page = await serve(new Request(fileOf(url), request));
    return page?.status === 404 && url.pathname === PREFIX ? docsAreComing() : page;
  };
}
