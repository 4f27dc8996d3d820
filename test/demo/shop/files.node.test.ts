import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { brotliDecompressSync } from 'node:zlib';
import { listen } from '../../../demo/platform/http/listen.ts';
import { serveFiles } from '../../../demo/shop/http/static-files.ts';
import { createStyleSheets } from '../../../demo/shop/http/style-sheets.ts';

const SCRIPT = `/* ${'x'.repeat(4000)} */`;
const folder = mkdtempSync(join(tmpdir(), 'shop-files-'));
const serve = serveFiles('/dist/', folder);
const get = async (path: string, headers: HeadersInit = {}) =>
  serve(new Request(`http://localhost${path}`, { headers }));

before(() => {
  mkdirSync(join(folder, 'chunks'));
  writeFileSync(join(folder, 'index.js'), SCRIPT);
  writeFileSync(join(folder, 'chunks/react-B1x_c-4A.js'), SCRIPT);
  writeFileSync(join(folder, 'secret.env'), 'secret');
});
after(() => rmSync(folder, { recursive: true }));

describe('static files', () => {
  it('are revalidated each time, and cached for ever with a hash in their name', async () => {
    const entry = await get('/dist/index.js');
    const chunk = await get('/dist/chunks/react-B1x_c-4A.js');
    assert.equal(entry?.headers.get('content-type'), 'text/javascript; charset=utf-8');
    assert.equal(entry?.headers.get('cache-control'), 'no-cache');
    assert.match(chunk?.headers.get('cache-control') ?? '', /immutable/);
  });

  it('of unknown kinds or outside the folder are not served', async () => {
    for (const path of ['/dist/secret.env', '/dist/%2e%2e%2fx.js', '/dist/%', '/dist/']) {
      assert.equal((await get(path))?.status, 404);
    }
    assert.equal(await get('/other.js'), undefined);
  });

  it('are compressed as the browser accepts, with their current content', async () => {
    const unpacked = async () => {
      const answer = await get('/dist/index.js', { 'accept-encoding': 'gzip, br' });
      assert.equal(answer?.headers.get('content-encoding'), 'br');
      assert.equal(answer?.headers.get('vary'), 'accept-encoding');
      return brotliDecompressSync((await answer?.arrayBuffer()) ?? '').toString();
    };
    assert.equal(await unpacked(), SCRIPT);
    assert.equal(await unpacked(), SCRIPT);
    const changed = `${SCRIPT}/* more */`;
    writeFileSync(join(folder, 'index.js'), changed);
    utimesSync(join(folder, 'index.js'), 1, 1);
    assert.equal(await unpacked(), changed);
  });
});

describe('stylesheets', () => {
  const sheets = createStyleSheets({ folder, dist: join(folder, 'dist') });
  const answerAt = (path: string) => sheets.serve(new Request(`http://localhost${path}`));
  const write = (name: string, css: string) => writeFileSync(join(folder, `${name}.css`), css);

  it('are one file in the order of their names, cached for ever (V26–V41)', async () => {
    write('base', 'a { color: red }');
    write('main', '/* later */ a { margin: 0 }');
    const url = sheets.url(['shop', 'base', 'main']);
    const answer = await answerAt(url);
    assert.equal(await answer?.text(), 'a{color:red}\na{margin:0}');
    assert.match(answer?.headers.get('cache-control') ?? '', /immutable/);
    assert.equal(answer?.headers.get('content-type'), 'text/css; charset=utf-8');
  });

  it('that are missing or outside the folder are not served', async () => {
    for (const path of ['/style/nope-x.css', '/style/base.nope-x.css', '/style/..%2fbase-x.css']) {
      assert.equal(await answerAt(path), undefined);
    }
  });
});

describe('the server', () => {
  it('answers over HTTP: HEAD without a body, 404 for unknown paths, 413 for large bodies, 500 for errors', async () => {
    const server = await listen((request) => {
      const { pathname } = new URL(request.url);
      if (pathname === '/mistake') throw new Error('expected by the test');
      return pathname === '/' ? new Response('hello') : undefined;
    }, 0);
    try {
      const address = server.address();
      assert.ok(address !== null && typeof address === 'object');
      const base = `http://localhost:${address.port}`;
      const head = await fetch(`${base}/`, { method: 'HEAD' });
      assert.equal(head.headers.get('content-length'), '5');
      assert.equal((await fetch(`${base}/nope`)).status, 404);
      const body = new Uint8Array(2 * 1024 * 1024);
      const upload = (bytes: Uint8Array<ArrayBuffer>) => {
        const form = new FormData();
        form.set('document', new File([bytes], 'document.pdf'));
        return fetch(`${base}/`, { method: 'POST', body: form });
      };
      assert.equal((await fetch(`${base}/`, { method: 'POST', body })).status, 413);
      assert.equal((await upload(body)).status, 200);
      assert.equal((await upload(new Uint8Array(6 * 1024 * 1024))).status, 413);
      assert.equal((await fetch(`${base}/mistake`)).status, 500);
    } finally {
      server.closeAllConnections();
      server.close();
    }
  });
});
