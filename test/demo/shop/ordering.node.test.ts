import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { PERSON } from './customers.fixtures.ts';
import { createVisitor, textOf } from './shop.ts';

const PAGE = '/place-order.php';
const SUMMARY = '/prepaid.php';
const MUGS = { operation: 'add', product: '110', size: 'uniw', quantity: '2' };
/** A valid order of two mugs for 92,99 zł. */
const ORDER: Readonly<Record<string, string>> = {
  ...withoutLogin(PERSON),
  order_delivery: 'courier',
  order_payment: 'blik',
  order_seen: '9299',
  consent_demo: '1',
};

/** Fields of an account that an order does not have. */
function withoutLogin(person: Readonly<Record<string, string>>): Record<string, string> {
  const left = Object.entries(person).filter(([name]) => !/login|password/.test(name));
  return Object.fromEntries(left);
}

/** A visitor with two mugs in the basket. */
async function createBuyer() {
  const visitor = createVisitor();
  await visitor.post('/basketchange.php', MUGS);
  const order = (fields: Readonly<Record<string, string>> = {}) =>
    visitor.post(PAGE, { ...ORDER, ...fields });
  return { ...visitor, order };
}

describe('the checkout', () => {
  it('has a header with a link to the basket and no other navigation (SH18)', async () => {
    const { text } = await createBuyer();
    const page = await text(PAGE);
    const [header = ''] = page.match(/<header[\s\S]*?<\/header>/) ?? [];
    assert.match(header, /<a class="brand" href="\/">/);
    assert.match(header, /href="\/basketedit\.php">Wróć do koszyka<\/a>/);
    assert.doesNotMatch(header, /shop-(?:menu|search|minicart)/);
    // a partial visit would keep this header
    assert.doesNotMatch(page, /<shop-partial-navigation/);
  });

  it('refuses an order that costs more than the page showed (V6)', async () => {
    const { order, text } = await createBuyer();
    const answer = await order({ order_payment: 'cash' });
    const page = await answer.text();
    assert.equal(answer.status, 409);
    assert.match(page, /role="alert">Zamówienie kosztuje teraz 98,99\s?zł/);
    assert.match(page, /name="order_seen" value="9899"/);
    assert.match(await text('/basketedit.php'), /78,00 zł/);
    assert.equal((await order({ order_delivery: 'locker' })).headers.get('location'), SUMMARY);
  });

  it('shows net prices with the VAT that leads to the total (V21)', async () => {
    const { platform, cookies, text } = await createBuyer();
    platform.switches.write(cookies.get('shop_session') ?? '', { priceType: 'net' });
    for (const path of ['/basketedit.php', PAGE]) {
      assert.match(
        textOf(await text(path)),
        /Wartość produktów 63,41 zł netto Dostawa do: Polska 12,19 zł netto VAT 17,39 zł Razem 92,99 zł/,
      );
    }
  });
});

describe('an order', () => {
  it('is sent to the chosen locker, or to the nearest one (SH17)', async () => {
    const { order, text, post } = await createBuyer();
    const near = { operation: 'count', order_delivery: 'locker', order_locker_zipcode: '00-950' };
    const page = await (await post(PAGE, near)).text();
    assert.match(page, /name="order_locker" value="WAW01" checked/);
    assert.doesNotMatch(page, /value="ZAK01"/);
    await order({ order_delivery: 'locker', order_locker: 'WAW03' });
    assert.match(textOf(await text(SUMMARY)), /WAW03, ul\. Urojona 8, 03-400 Warszawa/);
    await post('/basketchange.php', MUGS);
    await order({ order_delivery: 'locker' });
    assert.match(textOf(await text(SUMMARY)), /Automat paczkowy ZAK01/);
  });

  it('is created once, even if it is submitted twice (V6)', async () => {
    const { order, text } = await createBuyer();
    await order();
    assert.equal((await order()).headers.get('location'), SUMMARY);
    assert.match(await text(SUMMARY), /Zamówienie nr 1001/);
  });
});
