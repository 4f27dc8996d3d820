/** Intercepted requests by page; `isOver` is set when all continue. */
function hangRequests(cdp) {
  const hung = { ids: [], isOver: false };
  const go = (requestId) => cdp.send('Fetch.continueRequest', { requestId }).catch(() => {});
  cdp.on('Fetch.requestPaused', ({ requestId }) => {
    if (hung.isOver) go(requestId);
    else hung.ids.push(requestId);
  });
  return {
    async start(urlPattern) {
      hung.isOver = false;
      await cdp.send('Fetch.enable', { patterns: [{ urlPattern }] });
    },
    // never `Fetch.disable`: Chromium 153 loses a request that starts at that moment, and it hangs
    // forever
    async end() {
      hung.isOver = true;
      await Promise.all(hung.ids.splice(0).map(go));
    },
  };
}

async function connect(page) {
  const cdp = await page.createCDPSession();
  return { cdp, hanging: hangRequests(cdp) };
}

/** The commands, each with the connection of its page. */
const COMMANDS = {
  devtools: ({ cdp }, { method, params }) => cdp.send(method, params),
  'devtools-hang': ({ hanging }, urlPattern) => hanging.start(urlPattern),
  'devtools-go-on': ({ hanging }) => hanging.end(),
};

/**
 * Commands for Chromium; other browsers return `null`. `devtools` sends one message of the DevTools protocol to the
 * page and returns its result. `devtools-hang` intercepts requests until `devtools-go-on`. `devtools-reset` closes the
 * connection, which undoes all of its overrides.
 */
export function devtools() {
  const connections = new WeakMap();

  function connection(page) {
    if (!connections.has(page)) connections.set(page, connect(page));
    return connections.get(page);
  }

  async function reset(page) {
    const open = await connections.get(page);
    connections.delete(page);
    await open?.cdp.detach();
    return true;
  }

  return {
    name: 'devtools',
    async executeCommand({ command, payload, session }) {
      const page = () => session.browser.getPage(session.id);
      if (command === 'devtools-reset') return reset(page());
      if (!Object.hasOwn(COMMANDS, command)) return undefined;
      return (await COMMANDS[command](await connection(page()), payload)) ?? true;
    },
  };
}
