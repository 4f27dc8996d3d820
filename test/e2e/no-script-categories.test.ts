import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Page } from 'puppeteer-core';
import { useShop } from './use-shop.ts';
import { VISITORS } from './visitors.ts';

const [PHONE, DESKTOP] = VISITORS;

async function follow(page: Page, selector: string): Promise<void> {
  await Promise.all([page.waitForNavigation(), page.click(selector)]);
}

/** The lists also link to subcategories: on narrow screens, without panels, the shopper descends page by page. */
async function goByPages(page: Page): Promise<void> {
  await follow(page, '.menu__link--1::-p-text(Prezenty)');
  await follow(page, '.side__link::-p-text(Dla kogo)');
  await follow(page, '.side__link::-p-text(Dla wędrowca)');
}

async function goByPanel(page: Page): Promise<void> {
  await page.hover('.menu__link--1::-p-text(Prezenty)');
  await follow(page, '.menu__link--3::-p-text(Dla wędrowca)');
}

/** The product ids of a list, in its order. */
function idsOf(page: Page): Promise<(string | undefined)[]> {
  return page.$$eval('.card__name a', (links) =>
    links.map((link) => /-(\d+)-/.exec(link.getAttribute('href') ?? '')?.[1]),
  );
}

describe('the categories without JavaScript', () => {
  const shop = useShop();

  for (const [way, visitor, go] of [
    ['page by page', PHONE, goByPages],
    ['by the panel of the menu', DESKTOP, goByPanel],
  ] as const) {
    it(`lead to page 2 of a sorted list, ${way}`, async (t) => {
      assert.ok(visitor);
      const { page, faults } = await shop.visit(t, visitor);
      await page.setJavaScriptEnabled(false);
      await page.goto(`${shop.origin}/`);
      await go(page);
      await page.select('[name=sort]', 'name');
      await follow(page, '.options [type=submit]');
      const first = await idsOf(page);
      await follow(page, '.paging a[rel=next]');
      const address = new URL(page.url());
      assert.match(address.pathname, /^\/cat-pl-521-/);
      assert.equal(address.searchParams.get('sort'), 'name');
      assert.equal(address.searchParams.get('page'), '2');
      const second = await idsOf(page);
      assert.ok(second.length > 0);
      assert.equal(new Set([...first, ...second]).size, first.length + second.length);
      await page.select('.paging [name=page]', '1');
      await follow(page, '.paging [type=submit]');
      assert.deepEqual(await idsOf(page), first);
      assert.deepEqual(faults, []);
    });
  }
});
