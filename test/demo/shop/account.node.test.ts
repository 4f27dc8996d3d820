import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { DELIVERY, errorAt, PASSWORD, PERSON, sendRegistration } from './customers.fixtures.ts';
import { createVisitor } from './shop.ts';

/** A visitor who has an account and is logged out. */
async function createCustomer() {
  const visitor = createVisitor();
  await sendRegistration(visitor, PERSON);
  await visitor.post('/logout.php', {});
  return visitor;
}

describe('logging in', () => {
  it('takes the login or the e-mail address with the password', async () => {
    for (const login of ['anna.k', 'anna@example.com']) {
      const { post, text } = await createCustomer();
      const answer = await post('/login.php', { login, password: PASSWORD });
      assert.equal(answer.status, 303);
      assert.equal(answer.headers.get('location'), '/client-data.php');
      assert.match(await text('/client-data.php'), /Zalogowano jako anna\.k/);
    }
  });

  it('says the same of a wrong password and of a login that nobody has', async () => {
    const { post } = await createCustomer();
    const pages = await Promise.all(
      ['anna.k', 'nobody'].map(async (login) => {
        const answer = await post('/login.php', { login, password: 'wrong-one' });
        assert.equal(answer.status, 422);
        return (await answer.text()).replaceAll(/nonce="[^"]*"/g, '').replaceAll(login, 'somebody');
      }),
    );
    assert.match(pages[0] ?? '', /role="alert">Login i hasło nie pasują do siebie/);
    assert.equal(pages[0], pages[1]);
    assert.ok(!pages[0]?.includes('wrong-one'));
  });

  it('is offered with a passkey, also by autofill, and the password to password managers', async () => {
    const { text } = createVisitor();
    const page = await text('/login.php');
    assert.match(page, /<shop-passkey-login autofill/);
    assert.match(page, /autocomplete="username webauthn"/);
    assert.match(page, /autocomplete="current-password"/);
    assert.equal(page.match(/<shop-field type="text" required>/g)?.length, 2);
  });

  it('leads on whoever is in already', async () => {
    const visitor = createVisitor();
    await sendRegistration(visitor, PERSON);
    const answer = await visitor.send('/login.php');
    assert.equal(answer.headers.get('location'), '/client-data.php');
  });
});

describe('a forgotten password', () => {
  it('is asked for on the login page, in both languages (V26)', async () => {
    const { text } = createVisitor();
    assert.match(
      await text('/login.php?lang=pl'),
      /<a href="\/password-recover\.php">Nie pamiętasz hasła\?</,
    );
    await text('/?lang=en');
    assert.match(
      await text('/login.php'),
      /<a href="\/password-recover\.php">Forgot your password\?</,
    );
    assert.match(await text('/password-recover.php'), /<shop-field type="email" required>/);
  });

  it('is answered alike for every address, and not for what is none (V26)', async () => {
    const { post } = await createCustomer();
    const answers = await Promise.all(
      ['anna@example.com', 'nobody@example.com'].map(async (email) => {
        const answer = await post('/password-recover.php', { email });
        assert.equal(answer.status, 200);
        return (await answer.text()).replaceAll(/nonce="[^"]*"/g, '');
      }),
    );
    assert.match(answers[0] ?? '', /role="status">Jeśli mamy konto z tym adresem/);
    assert.equal(answers[0], answers[1]);
    const refused = await post('/password-recover.php', { email: 'jan' });
    assert.equal(refused.status, 422);
    assert.match(await refused.text(), /id="email-error">Błędnie wpisany e-mail/);
  });

  it('need not be: a button shows what is typed (V26)', async () => {
    const { text } = createVisitor();
    const buttons = (page: string) =>
      page.match(/<button class="field__reveal" type="button" aria-pressed="false"[^>]*>/g) ?? [];
    const login = await text('/login.php');
    assert.match(buttons(login)[0] ?? '', /aria-controls="password"\s+aria-label="Pokaż hasło"/);
    assert.match(login, /src="\/static\/reveal\.js/);
    assert.equal(buttons(await text('/client-new.php')).length, 2);
  });
});

describe('an account', () => {
  it('sends a visitor who is not logged in to the login page', async () => {
    const { post, send } = createVisitor();
    const answers = [
      await send('/client-data.php'),
      await send('/client-address.php'),
      await post('/client-address.php', PERSON),
    ];
    for (const { status, headers } of answers) {
      assert.equal(status, 303);
      assert.equal(headers.get('location'), '/login.php');
    }
  });

  it('offers a passkey, with a token for the login', async () => {
    const visitor = createVisitor();
    await sendRegistration(visitor, PERSON);
    const page = await visitor.text('/client-data.php');
    const token = /user-login="anna\.k" authorize-token="([^"]+)"/.exec(page)?.[1] ?? '';
    assert.equal(visitor.store.token('registration', token)?.login, 'anna.k');
  });

  it('of a passkey alone has no address to show or to change', async () => {
    const { platform, cookies, send, text } = createVisitor();
    await send('/');
    const cookie = `shop_session=${cookies.get('shop_session')}`;
    platform.visit(new Request('http://localhost:8080/', { headers: { cookie } })).change({
      login: 'ola',
    });
    assert.match(await text('/client-data.php'), /sam klucz dostępu/);
    assert.equal((await send('/client-address.php')).status, 303);
  });

  it('is left by a link of ours, and only after a question by a link of others', async () => {
    const visitor = createVisitor();
    await sendRegistration(visitor, PERSON);
    const { send, text } = visitor;
    const leave = (site: string) => send('/logout.php', { headers: { 'sec-fetch-site': site } });
    assert.match(await (await leave('cross-site')).text(), /Wylogować się\?/);
    assert.match(await text('/'), /Zalogowano jako anna\.k/);
    assert.equal((await leave('same-origin')).status, 303);
    assert.match(await text('/'), /Zaloguj się/);
  });
});

describe('changing the address', () => {
  it('begins with what is stored, the phone number in its two parts', async () => {
    const visitor = createVisitor();
    await sendRegistration(visitor, { ...PERSON, ...DELIVERY });
    const page = await visitor.text('/client-address.php');
    assert.match(page, / value="Leśna"[^>]* id="client_street"/);
    assert.match(page, / value="600700800"[^>]* id="client_phone"/);
    assert.match(page, /<option value="\+48" selected/);
    assert.match(page, /name="delivery_elsewhere" value="1" checked/);
    assert.match(page, / value="10115"[^>]* id="delivery_zipcode"/);
    assert.doesNotMatch(page, /name="client_(?:login|password|email)"/);
  });

  it('stores a new address, and no longer another one for parcels when that is not wanted', async () => {
    const visitor = createVisitor();
    await sendRegistration(visitor, { ...PERSON, ...DELIVERY });
    const { delivery_elsewhere: _, ...elsewhere } = DELIVERY;
    const moved = { ...PERSON, ...elsewhere, client_street: 'Polna', client_city: 'Kraków' };
    const answer = await visitor.post('/client-address.php', moved);
    assert.equal(answer.headers.get('location'), '/client-data.php?saved=1');
    const page = await visitor.text('/client-data.php?saved=1');
    assert.match(page, /Nowy adres jest zapisany\./);
    assert.match(page, /Polna 7\/2/);
    assert.match(page, /Taki sam\./);
  });

  it('is refused with the errors beside the inputs', async () => {
    const visitor = createVisitor();
    await sendRegistration(visitor, PERSON);
    const wrong = { ...PERSON, ...DELIVERY, client_city: '', delivery_zipcode: '34-500' };
    const answer = await visitor.post('/client-address.php', wrong);
    const page = await answer.text();
    assert.equal(answer.status, 422);
    assert.ok(errorAt('client_city', page));
    assert.ok(errorAt('delivery_zipcode', page));
    assert.match(page, / value="34-500"[^>]* id="delivery_zipcode"/);
    assert.equal(visitor.store.account('anna.k')?.billing.city, 'Zakopane');
  });
});
