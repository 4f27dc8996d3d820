import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { COMPANY, DELIVERY, errorAt, PERSON, sendRegistration } from './customers.fixtures.ts';
import { createVisitor, wordsOf } from './shop.ts';

const PAGE = '/place-order.php';
const SUMMARY = '/prepaid.php';
const MUGS = { operation: 'add', product: '110', size: 'uniw', quantity: '2' };
const GERMANY = '1143020143';
/** More than any total in these tests. */
const ANY_TOTAL = '999999';
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
  it('is only for who has something in the basket', async () => {
    const { send } = createVisitor();
    assert.equal((await send(PAGE)).headers.get('location'), '/basketedit.php');
  });

  it('uses the library and shows what is ordered (V6)', async () => {
    const { text } = await createBuyer();
    const page = await text(PAGE);
    assert.match(page, /<shop-form required-keys="client_firstname,[^"]*client_email"/);
    for (const type of ['firm', 'nip', 'firstname', 'street', 'zipcode', 'phone', 'email']) {
      assert.match(page, new RegExp(`<shop-field class="[^"]*" type="${type}"`));
    }
    const words = wordsOf(page);
    assert.match(words, /Kubek emaliowany Szlak .*· 2 szt\. 78,00 zł/);
    assert.match(words, /Kurier 14,99 zł Automat paczkowy 11,99 zł/);
    assert.match(words, /Razem 92,99 zł w tym VAT 17,39 zł/);
  });

  it('has a header that leads back to the basket and nowhere else (SH18)', async () => {
    const { text } = await createBuyer();
    const page = await text(PAGE);
    const [header = ''] = page.match(/<header[\s\S]*?<\/header>/) ?? [];
    assert.match(header, /<a class="brand" href="\/">/);
    assert.match(header, /href="\/basketedit\.php">Wróć do koszyka<\/a>/);
    assert.doesNotMatch(header, /shop-(?:menu|search|minicart)/);
    // a partial visit would keep this header
    assert.doesNotMatch(page, /<shop-partial-navigation/);
  });

  it('knows a customer (V6)', async () => {
    const visitor = await createBuyer();
    await sendRegistration(visitor, { ...COMPANY, ...DELIVERY });
    const page = await visitor.text(PAGE);
    for (const [name, value] of [
      ['client_firm', 'Świerk i Córka'],
      ['client_nip', '7360000129'],
      ['client_street_number', '7/2'],
      ['client_phone', '600700800'],
      ['client_email', 'anna@example.com'],
      ['delivery_city', 'Berlin'],
    ]) {
      assert.match(page, new RegExp(`value="${value}"[^>]* id="${name}"`), name);
    }
    assert.match(page, /value="company" checked/);
    assert.match(page, /name="delivery_elsewhere" value="1" checked/);
    assert.doesNotMatch(page, /Masz konto\?/);
    assert.match(wordsOf(page), /Dostawa do: Niemcy 39,00 zł/);
  });

  it('refuses what is no order, keeps the rest, and links each mistake to its field (V6)', async () => {
    const { order, text } = await createBuyer();
    const wrong = {
      client_email: 'jan@x',
      client_phone: 'abc',
      client_zipcode: 'zzz',
      client_firstname: ' ',
      order_delivery: 'zzz',
      order_payment: 'zzz',
    };
    const answer = await order(wrong);
    const page = await answer.text();
    assert.equal(answer.status, 422);
    for (const name of ['client_email', 'client_phone', 'client_zipcode', 'client_firstname']) {
      assert.ok(errorAt(name, page), name);
      assert.match(page, new RegExp(`<a href="#${name}">`));
    }
    for (const name of ['order_delivery', 'order_payment']) {
      assert.match(page, new RegExp(`id="${name}" aria-describedby="${name}-error"`));
      assert.match(page, new RegExp(`<a href="#${name}">`));
    }
    assert.match(page, /value="Kowalska"[^>]* id="client_lastname"/);
    assert.match(page, /value="jan@x"[^>]* id="client_email"/);
    assert.match(await text(SUMMARY), /Nie ma zamówienia do opłacenia/);
    assert.match(await text('/basketedit.php'), /78,00 zł/);
  });

  it('asks a company for its tax number, and everybody for the consents (V6)', async () => {
    const { order } = await createBuyer();
    const { consent_terms: _terms, consent_demo: _demo, ...rest } = { ...ORDER, ...COMPANY };
    const { post } = await createBuyer();
    const page = await (await post(PAGE, { ...rest, client_nip: '1234567890' })).text();
    for (const name of ['client_nip', 'consent_terms', 'consent_demo']) {
      assert.ok(errorAt(name, page), name);
    }
    const elsewhere = await order({ delivery_elsewhere: '1', delivery_region: GERMANY });
    assert.ok(errorAt('delivery_city', await elsewhere.text()));
  });

  it('works out what delivery and payment cost, also without an order (V6)', async () => {
    const { post, text } = await createBuyer();
    const count = async (fields: Record<string, string>) => {
      const answer = await post(PAGE, { operation: 'count', ...fields });
      assert.equal(answer.status, 200);
      const page = await answer.text();
      assert.doesNotMatch(page, /aria-invalid/);
      return wordsOf(page);
    };
    assert.match(
      await count({ order_delivery: 'locker' }),
      /Dostawa do: Polska 11,99 zł Razem 89,99/,
    );
    assert.match(
      await count({ order_payment: 'cash' }),
      /Opłata za pobranie 6,00 zł Razem 98,99 zł/,
    );
    assert.match(await count({ client_region: GERMANY }), /do: Niemcy 39,00 zł Razem 117,00 zł/);
    assert.match(await text(SUMMARY), /Nie ma zamówienia do opłacenia/);
  });

  it('takes no order that costs more than the page said (V6)', async () => {
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
        wordsOf(await text(path)),
        /Wartość produktów 63,41 zł netto Dostawa do: Polska 12,19 zł netto VAT 17,39 zł Razem 92,99 zł/,
      );
    }
  });
});

describe('an order', () => {
  it('says what was ordered, to where and how it is paid for (V6)', async () => {
    const { order, text, post } = await createBuyer();
    const fields = { ...COMPANY, ...DELIVERY, order_seen: ANY_TOTAL };
    assert.equal((await order(fields)).headers.get('location'), SUMMARY);
    const words = wordsOf(await text(SUMMARY));
    for (const part of [
      'Zamówienie nr 1001',
      'Lange Straße 5a 10115 Berlin Niemcy',
      'Świerk i Córka Anna Kowalska Leśna 7/2 34-500 Zakopane',
      'Kubek emaliowany Szlak',
      'BLIK',
      'czeka na zapłatę',
      '7360000129',
      'anna@example.com',
      'Razem 117,00 zł',
    ]) {
      assert.ok(words.includes(part), `${part} is missing: ${words}`);
    }
    assert.match(await text('/basketedit.php'), /Koszyk jest pusty/);
    await post(SUMMARY, {});
    assert.match(await text(SUMMARY), /zamówienie jest opłacone/);
  });

  it('goes to the locker that was chosen, or to the nearest one (SH17)', async () => {
    const { order, text, post } = await createBuyer();
    const near = { operation: 'count', order_delivery: 'locker', order_locker_zipcode: '00-950' };
    const page = await (await post(PAGE, near)).text();
    assert.match(page, /name="order_locker" value="WAW01" checked/);
    assert.doesNotMatch(page, /value="ZAK01"/);
    await order({ order_delivery: 'locker', order_locker: 'WAW03' });
    assert.match(wordsOf(await text(SUMMARY)), /WAW03, ul\. Urojona 8, 03-400 Warszawa/);
    await post('/basketchange.php', MUGS);
    await order({ order_delivery: 'locker' });
    assert.match(wordsOf(await text(SUMMARY)), /Automat paczkowy ZAK01/);
  });

  it('is one, however often it is sent (V6)', async () => {
    const { order, text } = await createBuyer();
    await order();
    assert.equal((await order()).headers.get('location'), SUMMARY);
    assert.match(await text(SUMMARY), /Zamówienie nr 1001/);
  });

  it('is paid for at the door where that was chosen', async () => {
    const { order, text } = await createBuyer();
    await order({ order_payment: 'cash', order_seen: ANY_TOTAL });
    const page = await text(SUMMARY);
    assert.match(page, /Zapłacisz przy odbiorze paczki\./);
    assert.doesNotMatch(page, /action="\/prepaid\.php"/);
  });

  it('is a guest’s, too, whose e-mail address has an account', async () => {
    const { order, cookies, ...visitor } = await createBuyer();
    await sendRegistration({ ...visitor, cookies }, PERSON);
    cookies.clear();
    await visitor.post('/basketchange.php', MUGS);
    assert.equal((await order()).headers.get('location'), SUMMARY);
  });
});
