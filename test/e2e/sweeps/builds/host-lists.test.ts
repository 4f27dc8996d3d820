import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { HOST_VISITORS, type HostPage, hostTitle } from '../../host-page.ts';
import { useShop } from '../../use-shop.ts';

const LIST = '/search.php?text=ko';
const PRODUCER = '#filter_producer_5';
const PRODUCTS = 3;

/** Records the requests of a page: those for counts of products, and those for the filtered list. */
function watchRequests({ page }: HostPage): {
  readonly counts: string[];
  readonly lists: string[];
} {
  const requests = { counts: [] as string[], lists: [] as string[] };
  page.on('request', (request) => {
    const { pathname, search, searchParams } = new URL(request.url());
    if (pathname !== '/search.php' || !searchParams.has('filter_producer')) return;
    if (searchParams.get('xmlType') === 'filtering') requests.counts.push(search);
    else requests.lists.push(search);
  });
  return requests;
}

async function openFilters(host: HostPage): Promise<void> {
  // a hidden block renders when it shows
  if (host.isPhone) await host.press('[data-for="#menu_filter"]');
  await host.page.waitForSelector('shop-filters:state(rendered)');
}

async function waitForProducts({ page }: HostPage, count: number): Promise<void> {
  await page.waitForFunction(
    (wanted) => document.querySelectorAll('#search .product').length === wanted,
    { polling: 'raf' },
    count,
  );
}

describe('a list of a foreign theme', () => {
  const shop = useShop();

  for (const visitor of HOST_VISITORS) {
    it(`follows filters without a name, with one request each beside the theme’s script, ${hostTitle(visitor)} [FI-10] [LS-12]`, async (t) => {
      const host = await shop.enterHost(t, visitor, '/');
      // the theme stays chosen; the paths of its pages are those of the shop
      await host.open(LIST);
      await openFilters(host);
      const requests = watchRequests(host);
      // away from the bar at the bottom of the window
      await host.page.$eval(PRODUCER, (box) => box.scrollIntoView({ block: 'center' }));
      await host.press(`label:has(${PRODUCER})`);
      await waitForProducts(host, PRODUCTS);
      const { searchParams } = new URL(host.page.url());
      assert.deepEqual(
        [searchParams.get('text'), searchParams.get('filter_producer')],
        ['ko', '5'],
      );
      await host.waitForText(`label:has(${PRODUCER}) .filters__count`, String(PRODUCTS));
      assert.equal(requests.lists.length, 1);
      // the theme's script has one request of its own, unless the author has dropped its class
      assert.equal(requests.counts.length, visitor.mode === 'around' ? 2 : 1);
      await host.expectAlive('a filter');
      await host.page.goBack();
      await host.page.waitForFunction(
        (selector) => document.querySelector<HTMLInputElement>(selector)?.checked === false,
        { polling: 'raf' },
        PRODUCER,
      );
      assert.equal(new URL(host.page.url()).search, '?text=ko');
      await host.expectAlive('Back');
    });
  }

  for (const [mode, path] of [
    ['around', '/host'],
    ['instead', '/host/instead'],
  ]) {
    it(`has links and a form that work without JavaScript, and print, tags ${mode} [LS-14] [FI-15]`, async (t) => {
      const [visitor] = HOST_VISITORS;
      assert.ok(visitor);
      const { page, faults } = await shop.visitHost(t, visitor.visitor);
      await page.setJavaScriptEnabled(false);
      await page.goto(`${shop.origin}${path}${LIST}`);
      await page.emulateMediaType('print');
      const dead = await page.$$eval(
        'shop-listing, shop-filters',
        (tags) =>
          tags.flatMap((tag) => [...tag.querySelectorAll('button:not([type=submit])')]).length,
      );
      assert.equal(dead, 0);
      await page.emulateMediaType('screen');
      const next = '.pagination__element.--next a';
      await Promise.all([page.waitForNavigation(), page.click(next)]);
      assert.equal(new URL(page.url()).searchParams.get('counter'), '1');
      await Promise.all([page.waitForNavigation(), page.click('#menu_filter [type=submit]')]);
      assert.equal(new URL(page.url()).searchParams.has('counter'), false);
      assert.deepEqual(faults, []);
    });
  }
});
