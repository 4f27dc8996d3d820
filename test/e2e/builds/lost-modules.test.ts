import assert from 'node:assert/strict';
import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, it, type TestContext } from 'node:test';
import type { Page } from 'puppeteer-core';
import { useShop } from '../use-shop.ts';
import { TESTED_BUILD, VISITORS } from '../visitors.ts';

type Modal = HTMLElement & { open: boolean; show(): void; readonly updateComplete: Promise<void> };

const CHUNKS = TESTED_BUILD === 'lite' ? 'dist/lite/chunks' : 'dist/chunks';

/** The file with what a modal loads when it opens. */
const PART = readdirSync(CHUNKS)
  .filter((name) => name.endsWith('.js.map'))
  .find((name) => readFileSync(`${CHUNKS}/${name}`, 'utf8').includes('/ContentDialog.tsx"'))
  ?.replace('.map', '');

/** A server between the browser and the shop: it loses the first answers with the part, and lists all of them. */
async function startLosing(t: TestContext, shop: string, times: number) {
  const answers: ('lost' | 'sent')[] = [];
  async function respond({ url = '', headers }: IncomingMessage, response: ServerResponse) {
    const isPart = url.endsWith(`/chunks/${PART}`);
    const isLost = isPart && answers.length < times;
    if (isPart) answers.push(isLost ? 'lost' : 'sent');
    if (isLost) return response.writeHead(503).end();
    const { cookie = '' } = headers;
    const answer = await fetch(shop + url, { headers: { cookie, 'accept-encoding': 'identity' } });
    const body = Buffer.from(await answer.arrayBuffer());
    const { 'transfer-encoding': _, ...rest } = Object.fromEntries(answer.headers);
    return response.writeHead(answer.status, rest).end(body);
  }
  const server = createServer((request, response) => {
    // what a page still asks for when the shop closes gets no answer
    respond(request, response).catch(() => response.destroy());
  });
  server.listen(0);
  await once(server, 'listening');
  t.after(() => server.close());
  return { origin: `http://localhost:${(server.address() as AddressInfo).port}`, answers };
}

/** Opens the dialog of the modal; true once it is open, false where its part was lost. */
const show = (page: Page): Promise<boolean> =>
  page.$eval('#tried', async (element) => {
    const modal = element as Modal;
    modal.open = false;
    await modal.updateComplete;
    const losses: Event[] = [];
    modal.addEventListener('shop-error', (event) => losses.push(event), { once: true });
    modal.show();
    while (losses.length === 0 && !modal.matches(':state(open)')) {
      await new Promise(requestAnimationFrame);
    }
    return losses.length === 0;
  });

describe('a module that is lost (BM2)', () => {
  const shop = useShop();
  const visitor = VISITORS.find(({ build }) => build === TESTED_BUILD);

  /** A page with a modal whose part is lost that many times. */
  async function open(t: TestContext, times: number) {
    if (!visitor) throw new Error('Expected a visitor with the tested build.');
    const { page } = await shop.visit(t, visitor);
    const { origin, answers } = await startLosing(t, shop.origin, times);
    await page.goto(`${origin}/cat-pl-121-kubki.html`);
    await page.evaluate(async () => {
      document.body.insertAdjacentHTML('beforeend', '<shop-modal id="tried">Sizes</shop-modal>');
      await customElements.whenDefined('shop-modal');
    });
    return { page, answers };
  }

  it('once, comes by the second try, in one download', async (t) => {
    const { page, answers } = await open(t, 1);
    assert.equal(await show(page), true);
    assert.deepEqual(answers, ['lost', 'sent']);
    assert.equal(await page.$(`link[rel=prefetch][href$="${PART}"]`), null);
  });

  it('twice, is a failure, and comes with the next call', async (t) => {
    const { page, answers } = await open(t, 2);
    assert.equal(await show(page), false);
    assert.equal(await show(page), true);
    assert.deepEqual(answers, ['lost', 'lost', 'sent']);
  });
});
