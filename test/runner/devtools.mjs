/**
 * Two commands for Chromium: `devtools` sends one message of the DevTools protocol to the page and returns
 * its result; `devtools-reset` closes the connection, which undoes all of its overrides.
 * Other browsers return `null`.
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
