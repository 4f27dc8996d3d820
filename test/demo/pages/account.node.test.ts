import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { createVisitor } from './shop.ts';

const CREDENTIAL = { id: 'c', publicKey: '', counter: 0, transports: [] };

describe('an account', () => {
  it('is begun with a login, for which the next page has a token', async () => {
    const { post, store } = createVisitor();
    const page = await (await post('/client-new.php', { login: 'jan.kowalski' })).text();
    const token = /user-login="jan\.kowalski" authorize-token="([^"]+)"/.exec(page)?.[1] ?? '';
    assert.equal(store.token('registration', token)?.login, 'jan.kowalski');
  });

  it('needs a login that is well formed and free', async () => {
    const { post, store } = createVisitor();
    store.saveCustomer({ login: 'ola', handle: 'h' });
    store.saveCredential({ ...CREDENTIAL, login: 'ola' });
    for (const [login, status] of [
      ['ab', 422],
      ['żółw', 422],
      ['ola', 409],
    ] as const) {
      const answer = await post('/client-new.php', { login });
      assert.equal(answer.status, status);
      assert.match(await answer.text(), /aria-invalid="true"/);
    }
  });

  it('is entered with a passkey, offered by autofill', async () => {
    const { text } = createVisitor();
    const page = await text('/login.php');
    assert.match(page, /<shop-passkey-login autofill/);
    assert.match(page, /autocomplete="username webauthn"/);
  });

  it('is left by a link of ours, and only after a question by a link of others', async () => {
    const { platform, cookies, send, text } = createVisitor();
    await send('/');
    const cookie = `shop_session=${cookies.get('shop_session')}`;
    platform.visit(new Request('http://localhost:8080/', { headers: { cookie } })).change({
      login: 'ola',
    });
    const leave = (site: string) => send('/logout.php', { headers: { 'sec-fetch-site': site } });
    assert.match(await (await leave('cross-site')).text(), /Wylogować się\?/);
    assert.match(await text('/'), /Zalogowano jako ola/);
    assert.equal((await leave('same-origin')).status, 303);
    assert.match(await text('/'), /Zaloguj się/);
  });
});
