import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import {
  COMPANY,
  DELIVERY,
  errorAt,
  PASSWORD,
  PERSON,
  sendRegistration,
} from './customers.fixtures.ts';
import { createVisitor, ORIGIN } from './shop.ts';

const ATTACK = '"><script>alert(1)</script>';

describe('the registration form', () => {
  it('asks for everything with the tokens that browsers and password managers fill in', async () => {
    const page = await createVisitor().text('/client-new.php');
    for (const [name, tokens] of [
      ['client_firstname', 'billing given-name'],
      ['client_lastname', 'billing family-name'],
      ['client_firm', 'billing organization'],
      ['client_street', 'billing address-line1'],
      ['client_zipcode', 'billing postal-code'],
      ['client_region', 'billing country'],
      ['client_phone_prefix', 'tel-country-code'],
      ['client_phone', 'tel-national'],
      ['client_email', 'email'],
      ['client_login', 'username'],
      ['client_password', 'new-password'],
      ['client_password_repeat', 'new-password'],
      ['birth_date', 'bday'],
      ['delivery_city', 'shipping address-level2'],
    ]) {
      assert.match(page, new RegExp(`autocomplete="${tokens}"[^>]* name="${name}"`));
    }
  });

  it('lets the tags check each input, with the inputs that the check needs', async () => {
    const page = await createVisitor().text('/client-new.php');
    for (const tag of [
      'type="nip" required country-from="client_region"',
      'type="street" required country-from="client_region" house-number-from="client_street_number"',
      'type="phone" required country-from="client_region" prefix-from="client_phone_prefix"',
      'type="login" required password-from="client_password"',
      'type="password" required login-from="client_login"',
      'type="password-repeat" required same-as="client_password"',
      'type="iban"',
      'type="birthdate"',
    ]) {
      assert.match(page, new RegExp(`<shop-field class="columns-\\d" ${tag}>`));
    }
    assert.match(
      page,
      /<shop-date-picker for="birth_date" min="1900-01-01" max="\d{4}-\d\d-\d\d">/,
    );
    assert.match(
      page,
      /<shop-file-field [^>]*max-size="5242880"[^>]*blocked-extensions="[^"]*\bexe\b/s,
    );
  });

  it('points only to inputs that are there', async () => {
    const page = await createVisitor().text('/client-new.php');
    const named = page.matchAll(/ (?:\w+(?:-\w+)*-from|same-as|for|aria-describedby)="([^"]+)"/g);
    const keys = /required-keys="([^"]+)"/.exec(page)?.[1]?.split(',') ?? [];
    const ids = [...[...named].flatMap(([, list = '']) => list.split(' ')), ...keys];
    assert.ok(ids.length > 40);
    for (const id of ids) assert.match(page, new RegExp(` id="${id}"`));
  });

  it('needs no input that may be hidden, so that browsers send it without scripts', async () => {
    const page = await createVisitor().text('/client-new.php');
    const inputs = [
      ...page.matchAll(/<(?:input|select)[^>]* name="(?:client_firm|client_nip|delivery_)[^>]*>/g),
    ];
    assert.equal(inputs.length, 12);
    for (const [input] of inputs) assert.doesNotMatch(input, / required/);
  });

  it('starts in the country that the visitor is delivered to', async () => {
    const { platform, cookies, text } = createVisitor();
    await text('/');
    platform.switches.write(cookies.get('shop_session') ?? '', { region: 'DE' });
    const page = await text('/client-new.php');
    assert.match(page, /<option value="1143020143" selected/);
    assert.match(page, /<option value="\+49" selected/);
  });
});

describe('a registration without script', () => {
  it('of a person is stored, logs in and is confirmed', async () => {
    const visitor = createVisitor();
    const answer = await sendRegistration(visitor, PERSON);
    assert.equal(answer.status, 303);
    assert.equal(answer.headers.get('location'), '/client-data.php?welcome=1');
    const page = await visitor.text('/client-data.php?welcome=1');
    for (const text of ['Witaj, Anna!', 'Leśna 7/2', '34-500 Zakopane', 'anna@example.com']) {
      assert.ok(page.includes(text), text);
    }
    assert.match(page, /title="Zalogowano jako anna\.k"/);
    assert.match(page, /user-login="anna\.k" authorize-token="[^"]+"/);
    assert.equal(visitor.store.account('anna.k')?.billing.firm, '');
  });

  it('of a company is stored with its other address, its bank account and the name of its file', async () => {
    const visitor = createVisitor();
    const more = { bank_account: 'PL61 1090 1014 0000 0712 1981 2874', birth_date: '1980-02-29' };
    const document = new File(['KRS'], 'KRS.txt', { type: 'text/plain' });
    const answer = await sendRegistration(visitor, { ...COMPANY, ...DELIVERY, ...more }, document);
    assert.equal(answer.status, 303);
    const page = await visitor.text('/client-data.php');
    for (const text of [
      'Świerk i Córka',
      '7360000129',
      'Ola Nowak',
      '10115 Berlin',
      'Niemcy',
      'PL61 1090 1014 0000 0712 1981 2874',
      '1980-02-29',
      'KRS.txt',
    ]) {
      assert.ok(page.includes(text), text);
    }
  });

  it('is refused with each error beside its input, and keeps what was typed', async () => {
    const visitor = createVisitor();
    const wrong = {
      client_firstname: '',
      client_lastname: '12',
      client_nip: '1234567890',
      client_street_number: '',
      client_zipcode: '34500x',
      client_phone: '12',
      client_email: 'anna@',
      client_login: 'ab',
      client_password: 'sowa',
      client_password_repeat: 'sówa',
      birth_date: '1981-02-29',
      bank_account: 'PL62',
      consent_terms: '',
    };
    const answer = await sendRegistration(visitor, { ...COMPANY, ...wrong });
    const page = await answer.text();
    assert.equal(answer.status, 422);
    for (const name of Object.keys(wrong)) assert.ok(errorAt(name, page), name);
    assert.equal(errorAt('client_street_number', page), 'Podaj nr domu.');
    assert.match(errorAt('client_zipcode', page) ?? '', /XX-XXX$/);
    assert.match(page, / value="34500x"[^>]* id="client_zipcode"/);
    assert.match(page, / value="Zakopane"[^>]* id="client_city"/);
    assert.match(page, /value="company" checked/);
    assert.match(page, /role="alert"[\s\S]*<a href="#client_nip">NIP<\/a>/);
    assert.equal(visitor.store.account('ab'), undefined);
  });

  it('never prints a password', async () => {
    const answer = await sendRegistration(createVisitor(), { ...PERSON, client_city: '' });
    assert.equal(answer.status, 422);
    assert.ok(!(await answer.text()).includes(PASSWORD));
  });

  it('prints what was typed as text', async () => {
    const fields = Object.keys({ ...COMPANY, ...DELIVERY }).map((name) => [name, ATTACK]);
    const attacked = { ...Object.fromEntries(fields), client_type: 'company' };
    const page = await (await sendRegistration(createVisitor(), attacked)).text();
    assert.doesNotMatch(page, /<script>alert/);
    assert.match(
      page,
      /value="&quot;&gt;&lt;script&gt;alert\(1\)&lt;\/script&gt;"[^>]* id="client_firm"/,
    );
  });

  it('shows stored data as text, too', async () => {
    const visitor = createVisitor();
    const document = new File(['x'], '<img src=x onerror=alert(1)>.txt');
    assert.equal((await sendRegistration(visitor, PERSON, document)).status, 303);
    const page = await visitor.text('/client-data.php');
    assert.match(page, /&lt;img src=x onerror=alert\(1\)&gt;\.txt/);
  });

  it('does not ask a person for a company, nor for another address that is not wanted', async () => {
    const hidden = { client_nip: 'x', delivery_zipcode: 'x', delivery_city: '1' };
    const visitor = createVisitor();
    assert.equal((await sendRegistration(visitor, { ...PERSON, ...hidden })).status, 303);
    assert.equal(visitor.store.account('anna.k')?.delivery, null);
  });

  it('proposes another login for one that is taken', async () => {
    const visitor = createVisitor();
    await sendRegistration(visitor, PERSON);
    await visitor.post('/logout.php', {});
    const again = { ...PERSON, client_email: 'other@example.com' };
    const answer = await sendRegistration(visitor, again);
    assert.equal(answer.status, 422);
    const error = errorAt('client_login', await answer.text());
    assert.equal(error, 'Podany login jest już zajęty. Proponowany login: anna.k1');
  });

  it('refuses files that are too large or of a kind that may not be uploaded', async () => {
    for (const file of [
      new File([new Uint8Array(5 * 1024 * 1024 + 1)], 'large.pdf'),
      new File(['MZ'], 'program.exe'),
    ]) {
      const answer = await sendRegistration(createVisitor(), PERSON, file);
      assert.equal(answer.status, 422);
      assert.ok(errorAt('document', await answer.text()), file.name);
    }
  });

  it('is an empty form when its parts do not fit together', async () => {
    const answer = await createVisitor().send('/client-new.php', {
      method: 'POST',
      headers: { origin: ORIGIN, 'content-type': 'multipart/form-data; boundary=x' },
      body: 'nonsense',
    });
    assert.equal(answer.status, 422);
  });
});
