import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { KeyboardForm } from '../../keyboard-form.ts';
import { Minicart } from '../../minicart.ts';
import type { ShopPage } from '../../shop-page.ts';
import { slowDown } from '../../slow-platform.ts';
import { useShop } from '../../use-shop.ts';
import { TESTED_BUILD, VISITORS, type Visitor } from '../../visitors.ts';

const [PHONE = assert.fail(), DESKTOP = assert.fail()] = VISITORS;
const SHOPPERS: readonly Visitor[] = [PHONE, DESKTOP].map((visitor) => ({
  ...visitor,
  build: TESTED_BUILD,
}));
const MUG = {
  name: { pl: 'Kubek emaliowany Szlak', en: 'Szlak enamel mug' },
  form: '.card__buy form:has([name=product][value="110"])',
} as const;
const LIST = { pl: '/cat-pl-521-dla-wedrowca.html', en: '/cat-en-521-for-the-hiker.html' } as const;
const POT = {
  name: { pl: 'Kociołek żeliwny', en: 'Kociołek cast-iron kettle' } as const,
  form: '.card__buy form:has([name=product][value="117"])',
} as const;
/** The option of five litres, after the placeholder. */
const SIZE = 'shop-choice >>> [role=option]:nth-child(3)';

/** Waits for the confirmation that names the mug, and for a badge with one piece. */
async function expectMug(shop: ShopPage, { language }: Visitor): Promise<void> {
  const toast = await shop.textOf('shop-toasts >>> [part~=message]');
  assert.equal(toast, shop.texts.added(MUG.name[language]));
  await new Minicart(shop).waitForCount('1');
}

/** Clicks without a size, chooses one when the card requests it, and clicks again. */
async function buyPot(shop: ShopPage, { language }: Visitor): Promise<void> {
  await shop.press(`${POT.form} button[name]`);
  await shop.find(`${POT.form} shop-choice:state(invalid)`);
  await shop.press(`${POT.form} shop-choice >>> [part~=button]`);
  await shop.press(`${POT.form} ${SIZE}`);
  await shop.press(`${POT.form} button[name]`);
  await shop.waitForText(
    'shop-toasts >>> [part~=toast]:last-of-type [part~=message]',
    shop.texts.added(POT.name[language]),
  );
  await new Minicart(shop).waitForCount('2');
}

describe('a product card', () => {
  const shop = useShop();

  for (const shopper of SHOPPERS) {
    const { language, build, window } = shopper;
    const whom = `${language}, ${window.width} × ${window.height}, ${build}`;

    it(`adds to the basket without leaving the list, also sizes (${whom}) (V2)`, async (t) => {
      const page = await shop.enter(t, shopper, LIST[language]);
      const address = page.page.url();
      await page.press(`${MUG.form} button`);
      await expectMug(page, shopper);
      assert.equal(page.page.url(), address);
      // further down, the bar of the filters covers part of a button
      await page.page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
      await page.expectAccessible('a list after a purchase');
      // on a phone it covers the list of sizes
      await page.press('shop-toasts >>> [part~=dismiss]');
      await buyPot(page, shopper);
      assert.equal(page.page.url(), address);
      assert.deepEqual(page.faults, []);
    });

    it(`adds once by keyboard while the platform is slow (${whom}) (V2)`, async (t) => {
      const page = await shop.enter(t, shopper, LIST[language]);
      await slowDown(page);
      await new KeyboardForm(page.page).reach(`${MUG.form} button`);
      for (let times = 0; times < 2; times++) await page.page.keyboard.press('Enter');
      await page.find(`${MUG.form} button[aria-busy=true]`);
      await expectMug(page, shopper);
      assert.deepEqual(page.faults, []);
    });
  }
});
