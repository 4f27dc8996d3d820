import { once } from 'node:events';
import { createServer, type Server } from 'node:net';

const ATTEMPTS = 20;

async function opened(port: number): Promise<Server> {
  const server = createServer().listen(port);
  await once(server, 'listening');
  return server;
}

function portOf(server: Server): number {
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port.');
  return address.port;
}

async function closed(server: Server): Promise<void> {
  await new Promise((resolve) => server.close(resolve));
}

/** A free port of this machine whose next port is also free: for the shop and its accounts service. */
export async function freePort(attempts = ATTEMPTS): Promise<number> {
  const first = await opened(0);
  const port = portOf(first);
  const second = await opened(port + 1).catch(() => undefined);
  await closed(first);
  if (second) await closed(second);
  if (second) return port;
  if (attempts <= 1) throw new Error('There are no two free ports beside each other.');
  return freePort(attempts - 1);
}
