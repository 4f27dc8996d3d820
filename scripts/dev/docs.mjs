// `/docs/` of `npm run dev`: VitePress' own server, two ports further, which follows the Markdown and the theme of the site.
import { existsSync } from 'node:fs';
import { docsAreComing } from '../../demo/shop/http/docs.ts';
import { build } from '../build.mjs';

const WRITTEN = 'dist/docs/llms.txt';
const FURTHER = 2;

async function start(port) {
  // examples use the last build, and so do the generated pages
  if (!existsSync(WRITTEN)) await build();
  const { createServer } = await import('vitepress');
  const proxy = { '/docs/dist/': `http://localhost:${port - FURTHER}` };
  const server = await createServer('docs/site', { port, strictPort: true, proxy });
  await server.listen();
}

/** Starts the server on the first visit, and redirects there. */
export function devDocs(shopPort) {
  const port = shopPort + FURTHER;
  let isReady = false;
  let isStarted = false;
  const begin = async () => {
    try {
      await start(port);
      isReady = true;
    } catch (error) {
      // the shop continues; the next visit tries again
      console.error(error);
      isStarted = false;
    }
  };
  return async (request) => {
    const url = new URL(request.url);
    if (!url.pathname.startsWith('/docs/') || url.pathname.startsWith('/docs/dist/')) return;
    if (!isStarted) {
      isStarted = true;
      begin();
    }
    if (!isReady) return docsAreComing();
    url.port = `${port}`;
    return Response.redirect(url);
  };
}
