import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Page } from 'puppeteer-core';
import { useShop } from '../../use-shop.ts';
import { TESTED_BUILD, VISITORS } from '../../visitors.ts';

const FORM_PAGE = '/elements/form.html';
const INPUT = '#e-login';
const FORM = `shop-form:has(${INPUT})`;
const LOGIN = 'anna.nowak';

/** Fills in the form and submits it with Enter; its target is its own page with the typed text in the query. */
async function send(page: Page): Promise<void> {
  await page.waitForSelector(`${FORM} [data-state]`);
  await page.focus(INPUT);
  await page.$eval(INPUT, (input) => input instanceof HTMLInputElement && input.select());
  await page.keyboard.type(LOGIN);
  await Promise.all([page.waitForNavigation(), page.keyboard.press('Enter')]);
  assert.equal(new URL(page.url()).search, `?login=${LOGIN}`);
}

describe('a form restored by the browser', () => {
  const shop = useShop({ keepsPages: true });

  it(`can be submitted again after Back (${TESTED_BUILD}) (FO-22)`, async (t) => {
    const visitor = VISITORS.find(({ build }) => build === TESTED_BUILD);
    assert.ok(visitor);
    const shopper = await shop.enter(t, visitor, FORM_PAGE);
    const { page } = shopper;
    await page.evaluate(
      (form) =>
        addEventListener('pagehide', () => {
          const isLocked = document.querySelector(form)?.matches(':state(submitting)');
          document.documentElement.dataset.left = isLocked ? 'locked' : 'open';
        }),
      FORM,
    );
    await send(page);
    await page.goBack();
    // the same page, still locked; a new page in a browser without a back/forward cache
    const left = await page.$eval('html', ({ dataset }) => dataset.left);
    if (left) assert.equal(left, 'locked');
    else t.diagnostic('This browser keeps no pages: only a new one was tested.');
    await page.waitForSelector(`${FORM}:not(:state(submitting), :state(validating))`);
    await send(page);
    assert.deepEqual(shopper.faults, []);
  });
});
