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

/** The built file that contains this source. */
const fileWith = (source: string): string | undefined =>
  readdirSync(CHUNKS)
    .filter((name) => name.endsWith('.js.map'))
    .find((name) => readFileSync(`${CHUNKS}/${name}`, 'utf8').includes(`/${source}"`))
    ?.replace('.map', '');

/** The file that a modal loads when it opens. */
const DIALOG = fileWith('ContentDialog.tsx');
/** The file with the validation rules of a form. */
const RULES = fileWith('check-field.ts');

interface Loss {
  readonly part: string | undefined;
  readonly times: number;
}

/** A proxy between the browser and the shop: it drops the first responses with the module, and lists all of them. */
async function startLosing(t: TestContext, shop: string, { part, times }: Loss) {
  const answers: ('lost' | 'sent')[] = [];
  async function respond({ url = '', headers }: IncomingMessage, response: ServerResponse) {
    const isPart = url.endsWith(`/chunks/${part}`);
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
    // requests still pending when the shop closes get no response
    respond(request, response).catch(() => response.destroy());
  });
  server.listen(0);
  await once(server, 'listening');
  t.after(() => server.close());
  return { origin: `http://localhost:${(server.address() as AddressInfo).port}`, answers };
}

/** Opens the dialog of the modal; returns true once it is open, false if its module failed to load. */
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

describe('a module that fails to load (BM2)', () => {
  const shop = useShop();
  const visitor = VISITORS.find(({ build }) => build === TESTED_BUILD);

  /** A page with a tag, one of whose modules fails to load. */
  async function open(t: TestContext, markup: string, loss: Loss) {
    if (!visitor) throw new Error('Expected a visitor with the tested build.');
    const { page } = await shop.visit(t, visitor);
    const { origin, answers } = await startLosing(t, shop.origin, loss);
    await page.goto(`${origin}/cat-pl-121-kubki.html`);
    await page.evaluate(async (html) => {
      document.body.insertAdjacentHTML('beforeend', html);
      const tag = document.querySelector('#tried');
      await customElements.whenDefined(tag?.localName ?? '');
    }, markup);
    return { page, answers };
  }

  const openModal = (t: TestContext, times: number) =>
    open(t, '<shop-modal id="tried">Sizes</shop-modal>', { part: DIALOG, times });

  it('once is loaded by one retry', async (t) => {
    const { page, answers } = await openModal(t, 1);
    assert.equal(await show(page), true);
    assert.deepEqual(answers, ['lost', 'sent']);
    assert.equal(await page.$(`link[rel=prefetch][href$="${DIALOG}"]`), null);
  });

  it('twice is a failure, and the next call retries it', async (t) => {
    const { page, answers } = await openModal(t, 2);
    assert.equal(await show(page), false);
    assert.equal(await show(page), true);
    assert.deepEqual(answers, ['lost', 'lost', 'sent']);
  });

  it('once does not leave form validation to the browser (SH8)', async (t) => {
    const form = `<shop-form id="tried"><form action="javascript:void 0"><shop-field required>
      <label for="a">a</label><input id="a"></shop-field><button id="send">Send</button></form></shop-form>`;
    const { page, answers } = await open(t, form, { part: RULES, times: 1 });
    await page.evaluate(() => document.querySelector<HTMLElement>('#send')?.click());
    await page.waitForSelector('#tried:state(failed)');
    const message = await page.$eval('#tried .shop-message', ({ textContent }) => textContent);
    assert.equal(message, 'Proszę wypełnić to pole.');
    assert.deepEqual(answers, ['lost', 'sent']);
  });
});
