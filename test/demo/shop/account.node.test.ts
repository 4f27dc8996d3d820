import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { PERSON, sendRegistration } from './customers.fixtures.ts';
import { createVisitor } from './shop.ts';

/** A visitor who has an account and is logged out. */
async function createCustomer() {
  const visitor = createVisitor();
  await sendRegistration(visitor, PERSON);
  await visitor.post('/logout.php', {});
  return visitor;
}

describe('logging in', () => {
  it('gives the same answer for a wrong password and for an unknown login', async () => {
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
});

describe('a forgotten password', () => {
  it('has the same answer for every address, and an error for an invalid one (V26)', async () => {
    const { post } = await createCustomer();
    const answers = await Promise.all(
      ['anna@example.com', 'nobody@example.com'].map(async (email) => {
        const answer = await post('/password-recover.php', { email });
        assert.equal(answer.status, 200);
        return (await answer.text()).replaceAll(/nonce="[^"]*"/g, '');
      }),
    );
    assert.match(answers[0] ?? '', /aria-live="polite">Jeśli mamy konto z tym adresem/);
    assert.equal(answers[0], answers[1]);
    const refused = await post('/password-recover.php', { email: 'jan' });
    assert.equal(refused.status, 422);
    assert.match(await refused.text(), /id="email-error">Błędnie wpisany e-mail/);
  });
});

describe('a session', () => {
  it('ends by a link of the shop, and asks first after a link of another site', async () => {
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
