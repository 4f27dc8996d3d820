import { EventEmitter, once } from 'node:events';

const SCRIPT = '/dev/reload.js';
const CHANGES = '/dev/changes';

/** Runs in the page: waits for a response, which the server sends at the next change, and reloads the page. */
const SOURCE = `
const { search } = new URL(import.meta.url);
const changed = () => fetch('${CHANGES}' + search).then(({ ok }) => ok, () => false);
// no response: the server is restarting
while (!(await changed())) await new Promise((resolve) => setTimeout(resolve, 250));
location.reload();
`;

const isPage = (response) => response?.headers.get('content-type')?.startsWith('text/html');

/** Reloads the pages of a server when `changed` is called. */
export function liveReload() {
  const changes = new EventEmitter().setMaxListeners(0);
  // also differs after a restart
  let revision = Date.now();

  async function nextChange({ url, signal }) {
    const known = Number(new URL(url).searchParams.get('revision'));
    if (known === revision) await once(changes, 'change', { signal }).catch(() => undefined);
    return new Response(null, { status: 204 });
  }

  const script = () => `<script type="module" src="${SCRIPT}?revision=${revision}"></script>`;

  return {
    changed() {
      revision = Date.now();
      changes.emit('change');
    },
    /** Wraps a handler so that its pages reload on each change. */
    around: (serve) => async (request) => {
      const { pathname } = new URL(request.url);
      if (pathname === CHANGES) return nextChange(request);
      if (pathname === SCRIPT) {
        return new Response(SOURCE, { headers: { 'content-type': 'text/javascript' } });
      }
      const response = await serve(request);
      if (!isPage(response)) return response;
      const page = await response.text();
      return new Response(page.replace('</head>', `${script()}</head>`), response);
    },
  };
}
