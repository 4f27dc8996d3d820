import { webkitPage } from './webkit-page.mjs';
import { startWebKit } from './webkit-session.mjs';

const VIEWPORT = { width: 800, height: 600 };

/** A launcher for WebKitGTK, which Puppeteer cannot drive; its pages have the interface of Puppeteer's. */
export function webkitLauncher(paths) {
  const urls = new Map();
  let starting;
  let page;

  async function start() {
    const session = await startWebKit(paths);
    page = webkitPage(session.send);
    return session;
  }

  return {
    name: 'WebKit',
    type: 'puppeteer',
    concurrency: 1,
    initialize() {},
    async startSession(id, url) {
      starting ??= start();
      const { send } = await starting;
      urls.set(id, url);
      await page.setViewport(VIEWPORT);
      await send('POST', '/url', { url });
    },
    isActive: (id) => urls.has(id),
    getBrowserUrl: (id) => urls.get(id),
    getPage: () => page,
    async stopSession(id) {
      const { send } = await starting;
      urls.delete(id);
      await send('POST', '/url', { url: 'about:blank' });
      return {};
    },
    async stop() {
      await (await starting)?.stop();
    },
  };
}
