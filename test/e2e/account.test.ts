import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { PASSWORD, registerAt } from './customers.ts';
import { KeyboardForm } from './keyboard-form.ts';
import { useShop } from './use-shop.ts';
import { VISITORS } from './visitors.ts';

/** Chromium's console message for a form that is refused. */
const REFUSAL = /\b422\b/;

describe('a customer using only the keyboard', () => {
  const shop = useShop();

  for (const visitor of VISITORS.slice(0, 2)) {
    const { language, window } = visitor;
    it(`logs in at the second attempt and moves to Czechia (${language}, ${window.width} × ${window.height})`, async (t) => {
      const login = `ludwika-${language}`;
      await registerAt(shop.origin, login);
      const page = await shop.visit(t, visitor);
      await page.open(`/?lang=${language}`);
      await page.open('/client-address.php');
      assert.equal(new URL(page.page.url()).pathname, '/login.php');
      const form = new KeyboardForm(page.page);
      await form.waitForTags();

      await form.skipToContent();
      await form.submit();
      await form.expectMistake('login', '');
      await form.expectFocus('login');
      await form.fillAll({ login, password: 'not this one' });
      await form.send();
      // keyboard navigation continues from the reason (SH16)
      await page.find('.box [role=alert]:focus');
      await form.waitForTags();
      await page.expectAccessible('the refused login');
      await form.fill('password', PASSWORD);
      await form.send();
      assert.equal(new URL(page.page.url()).pathname, '/client-data.php');

      await form.skipToContent();
      await form.reach('a[href="/client-address.php"]');
      await Promise.all([page.page.waitForNavigation(), page.page.keyboard.press('Enter')]);
      await form.waitForTags();
      await form.skipToContent();
      await form.choose('client_region', language === 'pl' ? 'Czechy' : 'Czechia');
      await form.expectMistake('client_zipcode', 'XXX XX');
      await form.fillAll({
        client_zipcode: '110 00',
        client_city: 'Praha',
        client_phone: '601123456',
      });
      await form.choose('client_phone_prefix', '+420');
      await form.expectRight('client_phone');
      await page.expectAccessible('the address form');
      await form.send();
      const account = await page.textOf('.account');
      for (const text of ['110 00 Praha', '+420 601 123 456']) assert.ok(account.includes(text));
      assert.deepEqual(
        page.faults.filter((fault) => !REFUSAL.test(fault)),
        [],
      );
    });
  }
});
