import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { personNamed } from '../customers.ts';
import { KeyboardForm } from '../keyboard-form.ts';
import type { ShopPage } from '../shop-page.ts';
import { useShop } from '../use-shop.ts';
import { VISITORS } from '../visitors.ts';

const VISITOR = VISITORS[1] ?? assert.fail();
/** Chromium's console messages for a form that is refused, and for the call that fails. */
const EXPECTED_FAULT = /\b(?:422|500)\b/;

/** The failures of the platform's checks that the panel can set. */
const FAILURES = ['html', '500'] as const;

async function breakChecks({ page }: ShopPage, failure: string): Promise<void> {
  const status = await page.evaluate(async (chosen) => {
    const response = await fetch('/panel/settings', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ calls: { validation: { failure: chosen, latencyMs: 300 } } }),
    });
    return response.status;
  }, failure);
  assert.equal(status, 200);
}

describe('registering while the platform’s validation fails', () => {
  const shop = useShop();

  for (const failure of FAILURES) {
    it(`succeeds, and the server still finds errors (${failure})`, async (t) => {
      const page = await shop.visit(t, VISITOR);
      await page.open('/?lang=en');
      await breakChecks(page, failure);
      await page.open('/client-new.php');
      const form = new KeyboardForm(page.page);
      await form.waitForTags();
      await form.skipToContent();
      await form.fillAll({ ...personNamed(`broken-${failure}`), client_zipcode: '34500x' });
      await form.tick('consent_terms');
      await form.send();
      assert.equal(new URL(page.page.url()).pathname, '/client-new.php');
      await page.find('main [role=alert]');
      await form.waitForTags();
      await form.expectMistake('client_zipcode', 'XX-XXX');
      await form.skipToContent();
      await form.fill('client_zipcode', '34-500');
      await form.fillAll({
        client_password: 'górska-sowa-7',
        client_password_repeat: 'górska-sowa-7',
      });
      await form.send();
      assert.ok((await page.textOf('.account')).includes('Welcome, Anna!'));
      assert.deepEqual(
        page.faults.filter((fault) => !EXPECTED_FAULT.test(fault)),
        [],
      );
    });
  }
});
