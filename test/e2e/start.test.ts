import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { it } from 'node:test';
import { dataFile } from '../../demo/data-file.ts';
import { freePort } from './free-ports.ts';

const ROOT = join(import.meta.dirname, '../..');

it('the server prints the URL of the shop, and the shop and its accounts service respond', async (t) => {
  const port = await freePort();
  const server = spawn(process.execPath, ['--import', 'tsx', 'demo/server.ts'], {
    cwd: ROOT,
    env: { ...process.env, PORT: String(port) },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const data = dataFile(join(ROOT, 'demo'), port);
  t.after(async () => {
    server.kill();
    await once(server, 'close');
    for (const end of ['', '-shm', '-wal']) rmSync(`${data}${end}`, { force: true });
  });
  const [output] = await once(server.stdout, 'data');
  const address = /http:\S+/.exec(String(output))?.[0];
  assert.equal(address, `http://localhost:${port}/`);

  const page = await fetch(address);
  assert.equal(page.status, 200);
  assert.match(await page.text(), /<shop-search[ >]/);
  const library = await fetch(new URL('/dist/autoloader.js', address));
  assert.equal(library.status, 200);
  const accounts = await fetch(`http://localhost:${port + 1}/`);
  assert.equal(accounts.status, 404);
  assert.ok(existsSync(data));
});

it('a port in use is reported with the command to type (U7)', async (t) => {
  const port = await freePort();
  const other = createServer().listen(port);
  t.after(() => other.close());
  await once(other, 'listening');
  const server = spawn(process.execPath, ['--import', 'tsx', 'demo/server.ts'], {
    cwd: ROOT,
    env: { ...process.env, PORT: String(port) },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const [message, [code]] = await Promise.all([text(server.stderr), once(server, 'close')]);
  assert.equal(
    message,
    `[shop] port ${port} is in use. Choose another one: PORT=${port + 1000} npm start\n`,
  );
  assert.equal(code, 1);
});
