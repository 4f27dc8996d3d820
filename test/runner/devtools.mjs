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
    // never `Fetch.disable`, nor `detach`: Chromium 153 loses a request that starts at that moment,
    // and it hangs forever
    async end() {
      hung.isOver = true;
      await Promise.all(hung.ids.splice(0).map(go));
    },
  };
}

/** Creates a value for each page, once. */
function byPage(create) {
  const made = new WeakMap();
  return {
    of(page) {
      if (!made.has(page)) made.set(page, page.createCDPSession().then(create));
      return made.get(page);
    },
    made: (page) => made.get(page),
    forget: (page) => made.delete(page),
  };
}

/**
 * Commands for Chromium; other browsers return `null`. `devtools` sends one message of the DevTools protocol to the
 * page and returns its result. `devtools-hang` intercepts requests until `devtools-go-on`. `devtools-reset` closes the
 * connection, which undoes all of its overrides.
 */
export function devtools() {
  const connections = byPage((cdp) => cdp);
  // with a connection of its own, which stays open until the page closes
  const hanging = byPage(hangRequests);

  const commands = {
    devtools: async (page, { method, params }) => (await connections.of(page)).send(method, params),
    'devtools-hang': async (page, urlPattern) => (await hanging.of(page)).start(urlPattern),
    'devtools-go-on': async (page) => (await hanging.of(page)).end(),
    async 'devtools-reset'(page) {
      await (await hanging.made(page))?.end();
      const cdp = await connections.made(page);
      connections.forget(page);
      await cdp?.detach();
    },
  };

  return {
    name: 'devtools',
    async executeCommand({ command, payload, session }) {
      if (!Object.hasOwn(commands, command)) return undefined;
      const page = session.browser.getPage(session.id);
      return (await commands[command](page, payload)) ?? true;
    },
  };
}
