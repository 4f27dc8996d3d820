import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { it } from 'node:test';
import { freePort } from './free-ports.ts';

const ROOT = join(import.meta.dirname, '../..');

it('npm start: the server says where the shop is, and the shop and its accounts service answer', async (t) => {
  const port = await freePort();
  const server = spawn(process.execPath, ['--import', 'tsx', 'demo/server.ts'], {
    cwd: ROOT,
    env: { ...process.env, PORT: String(port) },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  t.after(() => server.kill());
  const [said] = await once(server.stdout, 'data');
  const address = /http:\S+/.exec(String(said))?.[0];
  assert.equal(address, `http://localhost:${port}/`);

  const page = await fetch(address);
  assert.equal(page.status, 200);
  assert.match(await page.text(), /<shop-search[ >]/);
  const library = await fetch(new URL('/dist/autoloader.js', address));
  assert.equal(library.status, 200);
  const accounts = await fetch(`http://localhost:${port + 1}/`);
  assert.equal(accounts.status, 404);
});
