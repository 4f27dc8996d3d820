import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { PASSWORD, registerAt } from './customers.ts';
import { type FormFields, KeyboardForm } from './keyboard-form.ts';
import { Minicart } from './minicart.ts';
import type { ShopPage } from './shop-page.ts';
import { slowDown } from './slow-platform.ts';
import { useShop } from './use-shop.ts';
import { VISITORS } from './visitors.ts';

const [PHONE = assert.fail(), DESKTOP = assert.fail()] = VISITORS;
const MUG = '/product-pl-110-kubek.html';
/** The guest's data, without the fields that the test first fills in wrongly. */
const GUEST: FormFields = {
  client_firstname: 'Anna',
  client_lastname: 'Kowalska',
  client_street: 'Leśna',
  client_street_number: '7/2',
  client_city: 'Zakopane',
};
const WRONG: FormFields = { client_zipcode: 'zzz', client_phone: 'abc', client_email: 'jan@x' };
const RIGHT: FormFields = {
  client_zipcode: '34-500',
  client_phone: '600700800',
  client_email: 'anna@example.com',
};
/** Chromium's console message for a form that is refused. */
const REFUSAL = /\b422\b/;

async function clickTwice({ page }: ShopPage): Promise<void> {
  for (let times = 0; times < 2; times++) await page.keyboard.press('Enter');
}

/** Adds a mug by keyboard, with one redundant key press. */
async function addMug(shop: ShopPage, form: KeyboardForm): Promise<void> {
  await shop.page.goto(new URL(MUG, shop.page.url()).href);
  await shop.page.waitForSelector('shop-minicart:state(rendered)');
  await form.skipToContent();
  await form.reach('.buy [type=submit]');
  await clickTwice(shop);
  await shop.find('.buy [type=submit][aria-busy=true]');
  assert.match(
    await shop.textOf('shop-toasts >>> [part~=message]'),
    /^Dodano do koszyka: Kubek emaliowany Szlak$/,
  );
  await new Minicart(shop).waitForCount('1');
}

describe('the checkout', () => {
  const shop = useShop();

  it('sells to a known customer by keyboard while the platform is slow (V2, V6)', async (t) => {
    await registerAt(shop.origin, 'ludwika');
    const page = await shop.enter(t, { ...DESKTOP, language: 'pl' }, '/login.php?lang=pl');
    const form = new KeyboardForm(page.page);
    await form.waitForTags();
    await form.skipToContent();
    await form.fillAll({ login: 'ludwika', password: PASSWORD });
    await form.send();
    await slowDown(page);
    await addMug(page, form);

    await page.page.goto(`${shop.origin}/place-order.php`);
    await form.waitForTags();
    await form.skipToContent();
    await form.chooseNext('order_delivery');
    await page.waitForText('.order .sums__total dd', '50,99 zł');
    await form.tick('consent_terms');
    await form.tick('consent_demo');
    await form.reach('.summary [type=submit]');
    await page.expectAccessible('the checkout');
    await Promise.all([page.page.waitForNavigation(), clickTwice(page)]);
    const summary = await page.textOf('main');
    for (const text of ['Zamówienie nr 1001', 'Anna Kowalska', 'Leśna 7/2', 'Razem50,99 zł']) {
      assert.ok(summary.includes(text), `${text}: ${summary}`);
    }
    await form.skipToContent();
    await form.send();
    assert.match(await page.textOf('h1'), /zamówienie jest opłacone/);
    await page.expectAccessible('the paid order');
    assert.deepEqual(page.faults, []);
  });

  it('lets a guest correct errors before anything is sent, on a phone (V6, V14)', async (t) => {
    const page = await shop.enter(t, PHONE, MUG);
    for (const seen of ['h1', '.buy__price .price', '.buy-bar [type=submit]']) {
      const box = await (await page.find(seen)).boundingBox();
      assert.ok(box && box.y + box.height <= PHONE.window.height, `${seen} is below the fold`);
    }
    await page.press('.buy-bar [type=submit]');
    await new Minicart(page).waitForCount('1');
    await page.press('.buy [type=submit]');
    await page.page.waitForSelector('.buy-bar', { hidden: true });
    await page.expectAccessible('the product page');
    await new Minicart(page).waitForCount('2');

    await page.open('/place-order.php');
    const form = new KeyboardForm(page.page);
    await page.press('[name=order_delivery][value=locker]');
    await page.waitForText('.order .sums__total dd', '89,99 zł');
    await page.page.goto(`${shop.origin}/basketedit.php`);
    await page.page.goBack();
    await page.waitForText('.order .sums__total dd', '89,99 zł');
    await form.waitForTags();
    await page.press('.locker [value=WAW02]');
    await page.find('.lockers shop-map:state(rendered)');
    await page.expectAccessible('the choice of a locker (SH17)');
    await page.press('.lockers shop-map >>> [part=marker][title^=LUB01]');
    await page.page.waitForSelector('.locker [value=LUB01]:checked');
    await form.skipToContent();
    await form.fillAll({ ...GUEST, ...WRONG });
    await form.tick('consent_terms');
    await form.tick('consent_demo');
    await form.submit();
    for (const name of Object.keys(WRONG)) await form.expectMistake(name, '');
    assert.equal(new URL(page.page.url()).pathname, '/place-order.php');
    await form.skipToContent();
    await form.fillAll(RIGHT);
    await form.send();
    assert.match(await page.textOf('main'), /Zakopane.*LUB01.*Razem89,99 zł/);
    assert.deepEqual(page.faults, []);
  });

  it('rejects a wrong order without JavaScript, and shows the cost (V6)', async (t) => {
    const { page, faults } = await shop.visit(t, DESKTOP);
    await page.setJavaScriptEnabled(false);
    await page.goto(shop.origin + MUG);
    const follow = (selector: string) =>
      Promise.all([page.waitForNavigation(), page.click(selector)]);
    const textOf = (selector: string) =>
      page.$eval(selector, ({ textContent }) => (textContent ?? '').replace(/\s+/g, ' '));
    await follow('.buy [type=submit]');
    await page.goto(`${shop.origin}/place-order.php`);
    const form = new KeyboardForm(page);
    await page.focus('[name=client_firstname]');
    // the browser's own validation accepts jan@x
    await form.fillAll({ ...GUEST, ...WRONG });
    await page.click('[name=order_delivery][value=locker]');
    await page.click('[name=consent_terms]');
    await page.click('[name=consent_demo]');
    await follow('.summary [type=submit]');
    for (const name of Object.keys(WRONG)) assert.ok(await page.$(`#${name}[aria-invalid=true]`));
    assert.match(await textOf('.sums'), /Razem50,99 zł/);
    await page.focus('[name=client_firstname]');
    await form.fillAll(RIGHT);
    await follow('.summary [type=submit]');
    assert.match(await textOf('main'), /Zamówienie nr \d+ .*Automat paczkowy/);
    assert.deepEqual(
      faults.filter((fault) => !REFUSAL.test(fault)),
      [],
    );
  });
});
