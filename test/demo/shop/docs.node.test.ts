import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, describe, it } from 'node:test';
import { serveDocs } from '../../../demo/shop/http/docs.ts';

const folder = mkdtempSync(join(tmpdir(), 'shop-docs-'));
const serve = serveDocs(folder);
const get = async (path: string) => serve(new Request(`http://localhost${path}`));

describe('the documentation of the demo shop', () => {
  after(() => rmSync(folder, { recursive: true }));

  it('is awaited by its first page until it is built', async () => {
    const waiting = await get('/docs/');
    assert.equal(waiting?.status, 503);
    assert.equal(waiting.headers.get('refresh'), '3');

    writeFileSync(join(folder, 'index.html'), 'Home');
    assert.equal(await (await get('/docs/'))?.text(), 'Home');
  });

  it('has pages, folders, and texts for assistants', async () => {
    mkdirSync(join(folder, 'tags'));
    for (const file of ['tags/index.html', 'tags/shop-price.html', 'tags/shop-price.md']) {
      writeFileSync(join(folder, file), file);
    }
    writeFileSync(join(folder, 'llms.txt'), 'index');
    assert.equal(await (await get('/docs/tags/'))?.text(), 'tags/index.html');
    assert.equal(await (await get('/docs/tags/shop-price.html'))?.text(), 'tags/shop-price.html');
    assert.equal(await (await get('/docs/tags/shop-price'))?.text(), 'tags/shop-price.html');
    assert.equal((await get('/docs'))?.headers.get('location'), 'http://localhost/docs/');
    const twin = await get('/docs/tags/shop-price.md');
    assert.equal(twin?.headers.get('content-type'), 'text/markdown; charset=utf-8');
    assert.equal((await get('/docs/llms.txt'))?.status, 200);
    assert.equal((await get('/docs/none/'))?.status, 404);
    assert.equal(await get('/elements/'), undefined);
  });
});
