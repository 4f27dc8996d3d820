import { EventEmitter, once } from 'node:events';

const SCRIPT = '/dev/reload.js';
const CHANGES = '/dev/changes';

/** Runs in the page: asks for the next change, which is answered when there is one, and loads the page anew. */
const SOURCE = `
const { search } = new URL(import.meta.url);
const changed = () => fetch('${CHANGES}' + search).then(({ ok }) => ok, () => false);
// no answer: the server itself starts anew
while (!(await changed())) await new Promise((resolve) => setTimeout(resolve, 250));
location.reload();
`;

const isPage = (response) => response?.headers.get('content-type')?.startsWith('text/html');

/** Loads the pages of a server anew when `changed` says that something they show has changed. */
export function liveReload() {
  const changes = new EventEmitter().setMaxListeners(0);
  // another one after a restart, too
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
    /** The same server, whose pages follow the changes. */
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
