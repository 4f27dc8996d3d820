import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

const START_ATTEMPTS = 100;
const START_INTERVAL_MS = 100;
/** Renders in software, because there may be no graphics card; the stylesheet in gtk/ narrows the toolbar. */
const ENVIRONMENT = {
  LIBGL_ALWAYS_SOFTWARE: '1',
  WEBKIT_DISABLE_DMABUF_RENDERER: '1',
  GTK_A11Y: 'none',
  XDG_CONFIG_HOME: fileURLToPath(new URL('gtk', import.meta.url)),
  // otherwise PulseAudio writes into the folder above
  PULSE_RUNTIME_PATH: tmpdir(),
};

async function freePort() {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address();
  server.close();
  return port;
}

/** Starts a virtual screen; returns its process and its name, e.g. `:7`. */
async function startScreen(xServer) {
  const args = ['-displayfd', '3', '-screen', '0', '1280x900x24', '-nolisten', 'tcp'];
  const screen = spawn(xServer, args, { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] });
  const [line] = await once(screen.stdio[3], 'data');
  return { screen, display: `:${String(line).trim()}` };
}

function client(base) {
  return async (method, path, body) => {
    const response = await fetch(base + path, { method, body: body && JSON.stringify(body) });
    const { value } = await response.json();
    if (response.ok) return value;
    throw new Error(`WebKit refused ${method} ${path}: ${value.error} ${value.message}`);
  };
}

async function untilReady(call) {
  for (let attempt = 1; ; attempt++) {
    try {
      if ((await call('GET', '/status')).ready) return;
    } catch (error) {
      if (attempt === START_ATTEMPTS) throw error;
    }
    await wait(START_INTERVAL_MS);
  }
}

async function startDriver(driver, display) {
  const port = await freePort();
  const env = { ...process.env, ...ENVIRONMENT, DISPLAY: display };
  const running = spawn(driver, [`--port=${port}`, '--host=127.0.0.1'], { env, stdio: 'ignore' });
  const call = client(`http://127.0.0.1:${port}`);
  await untilReady(call);
  return { running, call };
}

/** The driver starts the MiniBrowser installed beside it. */
async function openWindow(call) {
  const { sessionId, capabilities: found } = await call('POST', '/session', {
    capabilities: { alwaysMatch: { browserName: 'MiniBrowser' } },
  });
  return { path: `/session/${sessionId}`, version: found.browserVersion };
}

/** A WebDriver session with WebKitGTK: `send(method, path, body)`, its `version`, and `stop()`. */
export async function startWebKit({ driver, xServer }) {
  const { screen, display } = xServer ? await startScreen(xServer) : {};
  const { running, call } = await startDriver(driver, display ?? process.env.DISPLAY);
  const { path, version } = await openWindow(call);
  return {
    version,
    send: (method, rest, body) => call(method, path + rest, body),
    async stop() {
      await call('DELETE', path).catch(() => undefined);
      running.kill();
      screen?.kill();
    },
  };
}
