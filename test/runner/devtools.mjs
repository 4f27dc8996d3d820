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

/** A value for each page, created from a new connection when it is first needed. */
function byPage(create) {
  const values = new WeakMap();
  return {
    of(page) {
      if (!values.has(page)) values.set(page, page.createCDPSession().then(create));
      return values.get(page);
    },
    known: (page) => values.get(page),
    forget: (page) => values.delete(page),
  };
}

/**
 * Commands for Chromium; other browsers return `null`. `devtools` sends one message of the DevTools protocol to the
 * page and returns its result. `devtools-hang` intercepts requests until `devtools-go-on`. `devtools-reset` also ends
 * that, and closes the connection of the messages, which undoes all overrides.
 */
export function devtools() {
  const connections = byPage((cdp) => cdp);
  // its connections stay open until their pages close
  const hanging = byPage(hangRequests);

  const commands = {
    devtools: async (page, { method, params }) => (await connections.of(page)).send(method, params),
    'devtools-hang': async (page, urlPattern) => (await hanging.of(page)).start(urlPattern),
    'devtools-go-on': async (page) => (await hanging.of(page)).end(),
    async 'devtools-reset'(page) {
      await (await hanging.known(page))?.end();
      const cdp = await connections.known(page);
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
