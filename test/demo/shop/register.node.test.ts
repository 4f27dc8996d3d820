import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { COMPANY, DELIVERY, errorAt, PERSON, sendRegistration } from './customers.fixtures.ts';
import { createVisitor } from './shop.ts';

const ATTACK = '"><script>alert(1)</script>';

describe('the registration form', () => {
  it('refers only to existing inputs', async () => {
    const page = await createVisitor().text('/client-new.php');
    const named = page.matchAll(/ (?:\w+(?:-\w+)*-from|same-as|for|aria-describedby)="([^"]+)"/g);
    const keys = /required-keys="([^"]+)"/.exec(page)?.[1]?.split(',') ?? [];
    const ids = [...[...named].flatMap(([, list = '']) => list.split(' ')), ...keys];
    assert.ok(ids.length > 40);
    for (const id of ids) assert.match(page, new RegExp(` id="${id}"`));
  });
});

describe('a registration without JavaScript', () => {
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
});
