import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Page } from 'puppeteer-core';
import { expectAccessible } from './accessible.ts';
import { PASSWORD, personNamed } from './customers.ts';
import { KeyboardForm } from './keyboard-form.ts';
import { useShop } from './use-shop.ts';
import { VISITORS } from './visitors.ts';

async function follow(page: Page, selector: string): Promise<void> {
  await Promise.all([page.waitForNavigation(), page.click(selector)]);
}

function textOf(page: Page, selector: string): Promise<string> {
  return page.$eval(selector, ({ textContent }) => (textContent ?? '').trim());
}

async function isShown(page: Page, id: string): Promise<boolean> {
  const input = await page.$(`#${id}`);
  return (await input?.isVisible()) ?? false;
}

describe('the demo shop without JavaScript', () => {
  const shop = useShop();

  for (const visitor of VISITORS.slice(0, 2)) {
    const { window } = visitor;
    it(`allows buying, from the search to the basket (${window.width} × ${window.height})`, async (t) => {
      const { page, faults } = await shop.visit(t, visitor);
      await page.setJavaScriptEnabled(false);
      await page.goto(`${shop.origin}/`);
      await page.type('.search__input', 'kociołek');
      await follow(page, '.search__button');
      await follow(page, '.card__name a');
      assert.equal(await textOf(page, 'h1'), 'Kociołek żeliwny');
      await page.click('.buy__choice label:has([value="5l"])');
      await follow(page, '.buy [type=submit]');
      assert.equal(new URL(page.url()).pathname, '/basketedit.php');
      assert.match(await textOf(page, '.line'), /299,00 zł/);
      assert.equal(await textOf(page, '.header__count'), '1');
      assert.deepEqual(faults, []);
      // axe needs scripts, so it checks the same page in a tab with scripts
      await page.setJavaScriptEnabled(true);
      await page.reload();
      await expectAccessible(page, 'the basket');
    });

    it(`registers a company, after corrections (${window.width} × ${window.height})`, async (t) => {
      const { page, faults } = await shop.visit(t, visitor);
      await page.setJavaScriptEnabled(false);
      await page.goto(`${shop.origin}/client-new.php`);
      assert.equal(await isShown(page, 'client_firm'), false);
      const form = new KeyboardForm(page);
      await page.focus('[name=client_type]');
      await form.chooseNext('client_type');
      await form.fillAll({ client_firm: 'Świerk', client_nip: '1234567890' });
      await form.fillAll(personNamed(`firma-${window.width}`));
      await form.tick('consent_terms');
      await form.send();
      assert.equal(await textOf(page, '#client_nip-error'), 'Niepoprawny NIP dla wybranego kraju.');
      assert.ok(await page.$('#client_city[value=Zakopane]'));
      const passwords = { client_password: PASSWORD, client_password_repeat: PASSWORD };
      await page.focus('[name=client_type]');
      await form.fillAll({ client_nip: '7360000129', ...passwords });
      await form.send();
      assert.match(await textOf(page, '.account'), /Świerk/);
      assert.deepEqual(
        faults.filter((fault) => !/\b422\b/.test(fault)),
        [],
      );
    });
  }
});
