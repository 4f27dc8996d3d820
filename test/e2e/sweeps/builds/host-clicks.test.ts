import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { HTTPRequest, Page } from 'puppeteer-core';
import { randomFrom } from '../../../bench/harness/random.ts';
import { HOST_VISITORS, type HostPage, hostTitle } from '../../host-page.ts';
import { useShop } from '../../use-shop.ts';

const KETTLE = '/product-pl-117-kociolek.html';
const CLICKS = 50;
const SIZES = ['3l', '5l'] as const;
const MOST = 3;

const isAddition = (request: HTTPRequest): boolean =>
  request.method() === 'POST' &&
  (request.url().endsWith('/basketchange.php') || /addProducts/.test(request.postData() ?? ''));

/** Intercepts requests of a page, so that the test decides when they continue. */
class Gate {
  #isHeld = (_request: HTTPRequest): boolean => false;
  #held: HTTPRequest[] = [];
  /** The number of additions that the page has requested. */
  additions = 0;

  async watch(page: Page): Promise<void> {
    await page.setRequestInterception(true);
    page.on('request', (request) => {
      if (isAddition(request)) this.additions += 1;
      if (this.#isHeld(request)) this.#held.push(request);
      else void request.continue();
    });
  }

  hold(isPaused: (request: HTTPRequest) => boolean): void {
    this.#isHeld = isPaused;
  }

  /** Continues all requests, including those of a page that has been left. */
  release(): void {
    this.#isHeld = () => false;
    for (const request of this.#held.splice(0)) request.continue().catch(() => undefined);
  }
}

/** A choice and clicks in one task, without an event in between. */
interface Act {
  readonly size: string;
  readonly number: number;
  /** How often the button is clicked. */
  readonly clicks?: number;
  /** The size chosen immediately afterwards. */
  readonly next?: string;
}

/** Performs an action like the theme: by clicking its link, and by setting a value without an event. */
const act = ({ page }: HostPage, what: Act): Promise<void> =>
  page.evaluate(({ size, number, clicks = 1, next }) => {
    const input = document.querySelector<HTMLInputElement>('#projector_number');
    const button = document.querySelector<HTMLElement>('#projector_button_basket');
    document.querySelector<HTMLElement>(`[data-size-type="${size}"]`)?.click();
    if (input) input.value = String(number);
    for (let click = 0; click < clicks; click += 1) button?.click();
    if (next) document.querySelector<HTMLElement>(`[data-size-type="${next}"]`)?.click();
  }, what);

/** A moment of a click: brings the page into that state, clicks, and continues the intercepted requests. */
type Moment = (host: HostPage, gate: Gate, click: Click) => Promise<unknown>;

interface Click {
  readonly address: string;
  readonly act: Act;
  /** A size other than that of the action. */
  readonly other: string;
  readonly random: () => number;
}

const isScript = (request: HTTPRequest): boolean =>
  /\/dist\/.*(chunks|elements)\//.test(request.url());
const isReady = ({ page }: HostPage) => page.waitForSelector('shop-product:state(rendered)');
const open = ({ page }: HostPage, address: string) =>
  page.goto(address, { waitUntil: 'domcontentloaded' });

/** Loads the first scripts before the click and the others after it. */
async function clickWhileLoading(host: HostPage, gate: Gate, click: Click & { scripts: number }) {
  let left = click.scripts;
  gate.hold((request) => {
    if (!isScript(request)) return false;
    left -= 1;
    return left < 0;
  });
  await open(host, click.address);
  await act(host, click.act);
}

const MOMENTS: Readonly<Record<string, Moment>> = {
  'before our script is there': (host, gate, click) =>
    clickWhileLoading(host, gate, { ...click, scripts: 0 }),
  'while modules load': (host, gate, click) =>
    clickWhileLoading(host, gate, { ...click, scripts: 1 + Math.floor(click.random() * 12) }),
  async 'before the module that adds'(host, gate, click) {
    await open(host, click.address);
    await isReady(host);
    gate.hold(isScript);
    await act(host, click.act);
  },
  async 'during a choice'(host, _gate, { address, act: done, other }) {
    await open(host, address);
    await isReady(host);
    await act(host, { ...done, next: other });
  },
  async 'while a fresh answer is under way'(host, gate, { address, act: done, other }) {
    await open(host, address);
    await isReady(host);
    const isQuestion = (request: HTTPRequest) => request.url().includes('projector.php');
    gate.hold(isQuestion);
    const sent = host.page.waitForRequest(isQuestion);
    await act(host, { ...done, clicks: 0 });
    await sent;
    await act(host, { ...done, next: other });
  },
  async 'while it is being added'(host, gate, { address, act: done, other }) {
    await open(host, address);
    await isReady(host);
    gate.hold(isAddition);
    const request = host.page.waitForRequest(isAddition);
    await act(host, { ...done, clicks: 2 });
    await request;
    await act(host, { size: other, number: 1 });
  },
};

/** Waits until all effects of a click have finished. */
const untilAdded = ({ page }: HostPage): Promise<unknown> =>
  page.waitForFunction(
    () =>
      location.pathname.endsWith('/basketedit.php') ||
      document.querySelector('shop-product:state(rendered):not(:state(adding))') !== null,
    { polling: 'raf' },
  );

/** The lines of the visitor's basket. */
async function linesOf({ page }: HostPage, origin: string): Promise<unknown> {
  const cookies = await page.browserContext().cookies();
  const cookie = cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
  const response = await fetch(`${origin}/graphql/v1/`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie },
    body: JSON.stringify({ query: '{ basket { products { size quantity } } }' }),
  });
  return (await response.json()).data.basket.products;
}

const empty = ({ page }: HostPage, size: string): Promise<unknown> =>
  page.evaluate((line) => {
    const body = new URLSearchParams({ operation: 'remove', product: '117', size: line });
    return fetch('/basketchange.php', { method: 'POST', body }).then(() => undefined);
  }, size);

describe('a click at any moment adds the choice at the time of the click, once', () => {
  const shop = useShop();

  for (const visitor of HOST_VISITORS) {
    it(`${CLICKS} of ${CLICKS}, ${hostTitle(visitor)} [PP-01] [PP-04] [PP-07] [PP-26]`, async (t) => {
      const host = await shop.visitHost(t, visitor.visitor);
      const gate = new Gate();
      await gate.watch(host.page);
      const random = randomFrom(visitor.visitor.window.width);
      const oneOf = <T>(choices: readonly T[]): T =>
        choices[Math.floor(random() * choices.length)] ?? assert.fail();
      const address = `${shop.origin}${visitor.mode === 'around' ? '/host' : '/host/instead'}${KETTLE}`;
      for (let round = 0; round < CLICKS; round += 1) {
        const [name, moment] = oneOf(Object.entries(MOMENTS));
        const size = oneOf(SIZES);
        const other = size === '3l' ? '5l' : '3l';
        const number = 1 + Math.floor(random() * MOST);
        gate.additions = 0;
        const answered = host.page.waitForResponse((response) => isAddition(response.request()));
        await moment(host, gate, { address, act: { size, number }, other, random });
        gate.release();
        await answered;
        await untilAdded(host);
        const what = `${round}: ${name}, ${number} of ${size}`;
        assert.equal(gate.additions, 1, what);
        assert.deepEqual(await linesOf(host, shop.origin), [{ size, quantity: number }], what);
        await empty(host, size);
      }
      assert.deepEqual(host.faults, []);
    });
  }
});
