/**
 * Two commands for Chromium: `devtools` sends one DevTools-protocol message of the page and answers
 * with its result; `devtools-reset` ends the connection, which undoes every override it made.
 * Other browsers answer `null`.
 */
export function devtools() {
  const connections = new WeakMap();

  async function connection(page) {
    if (!connections.has(page)) connections.set(page, page.createCDPSession());
    return connections.get(page);
  }

  async function reset(page) {
    const open = await connections.get(page);
    connections.delete(page);
    await open?.detach();
  }

  return {
    name: 'devtools',
    async executeCommand({ command, payload, session }) {
      if (!command.startsWith('devtools')) return undefined;
      const page = session.browser.getPage(session.id);
      if (command === 'devtools-reset') return reset(page).then(() => true);
      const cdp = await connection(page);
      return cdp.send(payload.method, payload.params);
    },
  };
}
