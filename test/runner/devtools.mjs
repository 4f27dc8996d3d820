/** The connections that send the messages, by page. */
const connections = new WeakMap();

function connectionOf(page) {
  if (!connections.has(page)) connections.set(page, page.createCDPSession());
  return connections.get(page);
}

const commands = {
  devtools: async (page, { method, params }) => (await connectionOf(page)).send(method, params),
  async 'devtools-reset'(page) {
    const connection = await connections.get(page);
    connections.delete(page);
    await connection?.detach();
  },
};

/**
 * Commands for Chromium; other browsers return `null`. `devtools` sends one message of the DevTools protocol to the
 * page and returns its result. `devtools-reset` closes the connection, which undoes all overrides.
 */
export const devtools = {
  name: 'devtools',
  async executeCommand({ command, payload, session }) {
    if (!Object.hasOwn(commands, command)) return undefined;
    const page = session.browser.getPage(session.id);
    return (await commands[command](page, payload)) ?? true;
  },
};
