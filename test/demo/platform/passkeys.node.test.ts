import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { at, createTestPlatform, SHOP_ORIGIN, Visitor } from './platform.fixtures.ts';
import { type CeremonyTerms, SoftAuthenticator } from './soft-authenticator.ts';

const MARKER = /^=\?BINARY\?B\?([A-Za-z0-9+/]+={0,2})\?=$/;
const MINUTE_MS = 60_000;

function createShop() {
  const { platform, clock } = createTestPlatform();
  return { platform, clock, anna: new Visitor(platform), device: new SoftAuthenticator() };
}

type Shop = ReturnType<typeof createShop>;

async function call(visitor: Visitor, name: string, body: unknown): Promise<unknown> {
  return (await visitor.sendToAccounts(name, body)).json();
}

function binary(text: unknown): Buffer {
  const match = MARKER.exec(String(text));
  assert.ok(match, `${text} is no binary marker`);
  return Buffer.from(match[1] ?? '', 'base64');
}

/** The public key options of a response, with the challenge as base64url. */
function optionsIn(answer: unknown) {
  assert.equal(at(answer, 'status'), 'success');
  const options = at(JSON.parse(String(at(answer, 'data'))), 'publicKey');
  return { options, challenge: binary(at(options, 'challenge')).toString('base64url') };
}

const terms = (challenge: string): CeremonyTerms => ({
  challenge,
  origin: SHOP_ORIGIN,
  rpId: 'localhost',
});

async function register({ platform, anna, device }: Shop, change: Partial<CeremonyTerms> = {}) {
  const token = platform.issueRegistrationToken('anna@example.com');
  const answer = await call(anna, 'generateRegisterRequest', token);
  const { options, challenge } = optionsIn(answer);
  device.userHandle = binary(at(options, 'user.id')).toString('base64');
  const body = {
    userLogin: 'anna@example.com',
    domain: 'localhost',
    authenticatorTransportMethods: ['internal'],
    ...device.create({ ...terms(challenge), ...change }),
  };
  return { token, options, body, answer: await call(anna, 'register', body) };
}

async function loginChallenge(visitor: Visitor) {
  return optionsIn(await call(visitor, 'generateLoginRequest', { domain: 'localhost' })).challenge;
}

async function login({ anna, device }: Shop, change: Partial<CeremonyTerms> = {}) {
  const body = {
    domain: 'localhost',
    ...device.get({ ...terms(await loginChallenge(anna)), ...change }),
  };
  return { body, answer: await call(anna, 'login', body) };
}

/** The result of a login to the shop with a token of the accounts service. */
async function exchange(visitor: Visitor, token: unknown): Promise<unknown> {
  const field = `loginByIAIAccountsToken(token: ${JSON.stringify(token)})`;
  const answer = await visitor.graphql(
    `mutation { ${field} { status login } }`,
    '?mutation=loginByToken',
  );
  return at(answer, 'data.loginByIAIAccountsToken');
}

function assertRefused(answer: unknown) {
  assert.equal(at(answer, 'status'), 'error');
  assert.equal(typeof at(answer, 'errorMsg'), 'string');
  assert.equal(at(answer, 'ms'), undefined);
  assert.equal(at(answer, 'loginToken'), undefined);
}

const WRONG: readonly (readonly [what: string, change: Partial<CeremonyTerms>])[] = [
  ['another challenge', { challenge: Buffer.alloc(32).toString('base64url') }],
  ['another origin', { origin: 'https://localhost:8080' }],
  ['another relying party', { rpId: 'example.com' }],
  ['a user who was not verified', { userVerified: false }],
];

describe('registering a passkey', () => {
  it('succeeds, and excludes the passkey from then on', async () => {
    const shop = createShop();
    const { options, answer } = await register(shop);
    assert.deepEqual(answer, { status: 'success' });
    assert.equal(at(options, 'rp.id'), 'localhost');
    assert.equal(at(options, 'user.name'), 'anna@example.com');
    assert.equal(binary(at(options, 'user.id')).length, 32);
    assert.equal(at(options, 'authenticatorSelection.userVerification'), 'required');
    assert.deepEqual(at(options, 'excludeCredentials'), []);
    const again = await register({ ...shop, device: new SoftAuthenticator() });
    assert.deepEqual(binary(at(again.options, 'excludeCredentials.0.id')), shop.device.id);
    assert.deepEqual(at(again.options, 'user'), at(options, 'user'));
  });

  it('needs a token that was issued, not used and not expired', async () => {
    const shop = createShop();
    const { token } = await register(shop);
    const late = shop.platform.issueRegistrationToken('anna@example.com');
    shop.clock.now += 16 * MINUTE_MS;
    for (const wrong of ['', '{"token":"x"}', token, late]) {
      assertRefused(await call(shop.anna, 'generateRegisterRequest', wrong));
    }
  });

  for (const [what, change] of WRONG) {
    it(`refuses ${what}`, async () => assertRefused((await register(createShop(), change)).answer));
  }

  it('refuses a second registration with the same passkey, and an invalid request', async () => {
    const shop = createShop();
    const { body } = await register(shop);
    assertRefused((await register(shop)).answer);
    for (const wrong of [body, '', '[]', '{}']) {
      assertRefused(await call(shop.anna, 'register', wrong));
    }
  });
});

describe('logging in with a passkey', () => {
  it('returns a token that the shop exchanges once', async () => {
    const shop = createShop();
    await register(shop);
    const { answer } = await login(shop);
    assert.equal(at(answer, 'status'), 'success');
    const token = at(answer, 'loginToken');
    const session = shop.anna.cookies.get('shop_session');
    assert.deepEqual(await exchange(shop.anna, token), {
      status: 'success',
      login: 'anna@example.com',
    });
    assert.notEqual(shop.anna.cookies.get('shop_session'), session);
    const batch = await (await shop.anna.widgets({ Basket: { format: 'json' } })).json();
    assert.deepEqual(at(batch, 'Basket.user'), { login: 'anna@example.com' });
    const another = new Visitor(shop.platform);
    assert.deepEqual(await exchange(another, token), { status: 'error', login: null });
  });

  for (const [what, change] of WRONG) {
    it(`refuses ${what}`, async () => {
      const shop = createShop();
      await register(shop);
      assertRefused((await login(shop, change)).answer);
    });
  }

  it('refuses an unknown key, another handle and an invalid request', async () => {
    const shop = createShop();
    await register(shop);
    const { body } = await login(shop);
    const unknown = new SoftAuthenticator().get(terms(await loginChallenge(shop.anna)));
    const another = {
      ...shop.device.get(terms(await loginChallenge(shop.anna))),
      userHandleBinBase64: Buffer.alloc(32).toString('base64'),
    };
    for (const wrong of [
      body,
      { domain: 'localhost', ...unknown },
      { ...body, ...another },
      '{}',
    ]) {
      assertRefused(await call(shop.anna, 'login', wrong));
    }
  });

  it('accepts a challenge only in time, and from the browser that requested it', async () => {
    const shop = createShop();
    await register(shop);
    const answerWith = async (visitor: Visitor, challenge: string) =>
      call(visitor, 'login', { domain: 'localhost', ...shop.device.get(terms(challenge)) });
    assertRefused(await answerWith(new Visitor(shop.platform), await loginChallenge(shop.anna)));
    const late = await loginChallenge(shop.anna);
    shop.clock.now += 11 * MINUTE_MS;
    assertRefused(await answerWith(shop.anna, late));
  });

  it('is only for domains of the shop', async () => {
    for (const body of [{ domain: 'example.com' }, {}, 'x']) {
      assertRefused(await call(createShop().anna, 'generateLoginRequest', body));
    }
  });
});

describe('the accounts service', () => {
  it('is open to the pages of the shop, with credentials', async () => {
    const { anna } = createShop();
    const answer = await anna.sendToAccounts('generateLoginRequest', { domain: 'localhost' });
    assert.equal(answer.headers.get('access-control-allow-origin'), SHOP_ORIGIN);
    assert.equal(answer.headers.get('access-control-allow-credentials'), 'true');
    const cookie = answer.headers.get('set-cookie') ?? '';
    assert.match(cookie, /^accounts_session=[\w-]{43}; Path=\/; SameSite=Lax; HttpOnly$/);
    const preflight = await anna.sendToAccounts('login', '', { method: 'OPTIONS' });
    assert.equal(preflight.status, 204);
  });

  it('is closed to other origins, methods and calls', async () => {
    const { anna } = createShop();
    for (const origin of ['http://evil.example', 'null', '']) {
      const request = { headers: { origin } };
      const answer = await anna.sendToAccounts('generateLoginRequest', '{}', request);
      assert.equal(answer.status, 403);
      assert.equal(answer.headers.get('access-control-allow-origin'), null);
    }
    assert.equal((await anna.sendToAccounts('other', '{}')).status, 404);
    assert.equal((await anna.sendToAccounts('login', '{}', { method: 'PUT' })).status, 405);
  });
});

describe('tracking events', () => {
  it('are announced by a header, and returned once', async () => {
    const { anna } = createShop();
    const send = (query: string) =>
      anna.send('/graphql/v1/', {
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ query }),
      });
    const header = async (query: string) =>
      (await send(query)).headers.get('x-iai-tracking-events');
    assert.equal(await header('{ hello }'), null);
    const add = 'mutation { addProductsToBasket(ProductInput: [{id: 110}, {id: 163}]) { status } }';
    assert.equal(await header(add), '2');
    const events = at(await anna.graphql('{ trackingEvents }'), 'data.trackingEvents');
    assert.ok(Array.isArray(events));
    const page = { dataLayer: [] };
    for (const script of events) new Function('window', String(script))(page);
    const event = { event: 'add_to_cart', id: 110, size: 'uniw', quantity: 1 };
    assert.deepEqual(page.dataLayer[0], event);
    assert.deepEqual(at(await anna.graphql('{ trackingEvents }'), 'data.trackingEvents'), []);
  });
});
