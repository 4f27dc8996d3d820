import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { it } from 'node:test';
import { freePort } from '../e2e/free-ports.ts';
import { repoCopy } from './repo-copy.mjs';

/** The demo shop as `npm run dev` serves it. */
async function startDev(folder, t) {
  const port = await freePort();
  const server = spawn(process.execPath, ['--import', 'tsx', 'demo/server.ts', '--dev'], {
    cwd: folder,
    env: { ...process.env, PORT: String(port) },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  t.after(async () => {
    server.kill();
    await once(server, 'close');
  });
  await once(server.stdout, 'data');
  return async (path) => {
    const response = await fetch(`http://localhost:${port}${path}`);
    assert.ok(response.ok, `${path}: ${response.status}`);
    return response.text();
  };
}

/** The code of a module and of all modules that it imports, statically or dynamically. */
async function codeOf(get, path, seen = new Set()) {
  if (seen.has(path)) return '';
  seen.add(path);
  const code = await get(path);
  const imports = [...code.matchAll(/(?:from |import ?\(?)"(\.[^"]+\.js)"/g)].map(([, to]) => to);
  const found = imports.map((to) => codeOf(get, new URL(to, `http://shop${path}`).pathname, seen));
  return [code, ...(await Promise.all(found))].join('\n');
}

it('npm run dev updates pages and library when sources change, on React and Preact', async (t) => {
  const folder = repoCopy();
  const get = await startDev(folder, t);
  const page = await get('/elements/back-to-top.html');
  const [, search] = /src="\/dev\/reload\.js(\?revision=\d+)"/.exec(page) ?? [];
  assert.match(await get(`/dev/reload.js${search}`), /location\.reload\(\)/);
  const modules = ['/dist/elements/back-to-top.js', '/dist/lite/elements/back-to-top.js'];
  for (const path of modules) assert.match(await codeOf(get, path), /prefers-reduced-motion/);

  const source = join(folder, 'react/back-to-top/BackToTop.tsx');
  const changed = get(`/dev/changes${search}`);
  writeFileSync(source, readFileSync(source, 'utf8').replace('reduced-motion', 'reduced-data'));
  await changed;
  for (const path of modules) assert.match(await codeOf(get, path), /prefers-reduced-data/);
});
