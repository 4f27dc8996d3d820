import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { createReferencePlatform } from '../../../demo/platform/platform.ts';
import { createMemoryStore } from '../../../demo/platform/stores/store-memory.ts';
import { at, createTestPlatform, SCHEMA, SHOP_ORIGIN, Visitor } from './platform.fixtures.ts';
import { type CeremonyTerms, SoftAuthenticator } from './soft-authenticator.ts';

const MARKER = /^=\?BINARY\?B\?([A-Za-z0-9+/]+={0,2})\?=$/;
const MINUTE_MS = 60_000;

function fresh() {
  const { platform, clock } = createTestPlatform();
  return { platform, clock, anna: new Visitor(platform), device: new SoftAuthenticator() };
}

type Shop = ReturnType<typeof fresh>;

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
  const asked = await call(anna, 'generateRegisterRequest', token);
  const { options, challenge } = optionsIn(asked);
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

function loginToShop(visitor: Visitor, token: unknown) {
  return visitor.graphql(
    `mutation { loginByIAIAccountsToken(token: ${JSON.stringify(token)}) { status login } }`,
    '?mutation=loginByToken',
  );
}

function assertRefused(answer: unknown) {
  assert.equal(at(answer, 'status'), 'error');
  assert.equal(typeof at(answer, 'errorMsg'), 'string');
  assert.equal(at(answer, 'ms'), undefined);
  assert.equal(at(answer, 'loginToken'), undefined);
}

describe('registering a passkey', () => {
  it('works, and excludes the passkey from then on', async () => {
    const shop = fresh();
    const { options, answer } = await register(shop);
    assert.deepEqual(answer, { status: 'success' });
    assert.equal(at(options, 'rp.id'), 'localhost');
    assert.equal(at(options, 'user.name'), 'anna@example.com');
    assert.equal(binary(at(options, 'user.id')).length, 32);
    assert.equal(at(options, 'authenticatorSelection.userVerification'), 'required');
    assert.deepEqual(at(options, 'excludeCredentials'), []);
    const again = await register({ ...shop, device: new SoftAuthenticator() });
    const excluded = at(again.options, 'excludeCredentials.0');
    assert.deepEqual(binary(at(excluded, 'id')), shop.device.id);
    assert.deepEqual(at(again.options, 'user'), at(options, 'user'));
  });

  it('needs a token that was issued, not used and not expired', async () => {
    const shop = fresh();
    for (const token of ['', 'x', '{"token":"x"}']) {
      assertRefused(await call(shop.anna, 'generateRegisterRequest', token));
    }
    const { token, answer } = await register(shop);
    assert.equal(at(answer, 'status'), 'success');
    assertRefused(await call(shop.anna, 'generateRegisterRequest', token));
    const late = shop.platform.issueRegistrationToken('anna@example.com');
    shop.clock.now += 16 * MINUTE_MS;
    assertRefused(await call(shop.anna, 'generateRegisterRequest', late));
  });

  it('lets a shopper who cancelled try again, but registers once for a token', async () => {
    const { platform, anna } = fresh();
    const token = platform.issueRegistrationToken('anna@example.com');
    const challenges = [];
    for (let attempt = 0; attempt < 2; attempt++) {
      challenges.push(optionsIn(await call(anna, 'generateRegisterRequest', token)).challenge);
    }
    const answers = [];
    for (const challenge of challenges) {
      const created = new SoftAuthenticator().create(terms(challenge));
      const about = {
        userLogin: 'anna@example.com',
        domain: 'localhost',
        authenticatorTransportMethods: [],
      };
      answers.push(at(await call(anna, 'register', { ...about, ...created }), 'status'));
    }
    assert.deepEqual(answers, ['success', 'error']);
  });

  const wrong: readonly [string, Partial<CeremonyTerms>][] = [
    ['another challenge', { challenge: Buffer.alloc(32).toString('base64url') }],
    ['another origin', { origin: 'http://localhost:9999' }],
    ['another relying party', { rpId: 'example.com' }],
    ['a user who was not verified', { userVerified: false }],
  ];
  for (const [what, change] of wrong) {
    it(`refuses ${what}`, async () => assertRefused((await register(fresh(), change)).answer));
  }

  it('refuses another login, another domain, a replay and nonsense', async () => {
    const shop = fresh();
    const { body } = await register(shop);
    assertRefused(await call(shop.anna, 'register', body));
    for (const change of [
      { userLogin: 'jan' },
      { domain: 'example.com' },
      { attestationObjectBase64: '!' },
    ]) {
      const token = shop.platform.issueRegistrationToken('anna@example.com');
      const { challenge } = optionsIn(await call(shop.anna, 'generateRegisterRequest', token));
      const created = new SoftAuthenticator().create(terms(challenge));
      assertRefused(await call(shop.anna, 'register', { ...body, ...created, ...change }));
    }
    for (const nonsense of ['', '[]', '{}'])
      assertRefused(await call(shop.anna, 'register', nonsense));
  });

  it('refuses a passkey that is already registered', async () => {
    const shop = fresh();
    await register(shop);
    assertRefused((await register(shop)).answer);
  });
});

describe('logging in with a passkey', () => {
  it('gives a token that the shop exchanges once', async () => {
    const shop = fresh();
    await register(shop);
    const { answer } = await login(shop);
    assert.equal(at(answer, 'status'), 'success');
    const token = at(answer, 'loginToken');
    const before = await (await shop.anna.widgets({ Basket: { format: 'json' } })).json();
    assert.equal(at(before, 'Basket.user'), undefined);
    const session = shop.anna.cookies.get('shop_session');
    const result = await loginToShop(shop.anna, token);
    assert.notEqual(shop.anna.cookies.get('shop_session'), session);
    assert.deepEqual(at(result, 'data.loginByIAIAccountsToken'), {
      status: 'success',
      login: 'anna@example.com',
    });
    const after = await (await shop.anna.widgets({ Basket: { format: 'json' } })).json();
    assert.deepEqual(at(after, 'Basket.user'), { login: 'anna@example.com' });
    const again = await loginToShop(new Visitor(shop.platform), token);
    assert.deepEqual(at(again, 'data.loginByIAIAccountsToken'), { status: 'error', login: null });
  });

  it('works without a user handle, and again with the same passkey', async () => {
    const shop = fresh();
    await register(shop);
    shop.device.userHandle = null;
    assert.equal(at((await login(shop)).answer, 'status'), 'success');
    assert.equal(at((await login(shop)).answer, 'status'), 'success');
  });

  it('gives a token that expires', async () => {
    const shop = fresh();
    await register(shop);
    const { answer } = await login(shop);
    shop.clock.now += 3 * MINUTE_MS;
    const result = await loginToShop(shop.anna, at(answer, 'loginToken'));
    assert.equal(at(result, 'data.loginByIAIAccountsToken.status'), 'error');
  });

  const wrong: readonly [string, Partial<CeremonyTerms>][] = [
    ['another challenge', { challenge: Buffer.alloc(32).toString('base64url') }],
    ['another origin', { origin: 'https://localhost:8080' }],
    ['another relying party', { rpId: 'example.com' }],
    ['a user who was not verified', { userVerified: false }],
  ];
  for (const [what, change] of wrong) {
    it(`refuses ${what}`, async () => {
      const shop = fresh();
      await register(shop);
      assertRefused((await login(shop, change)).answer);
    });
  }

  it('refuses another key, another handle, a changed signature and nonsense', async () => {
    const shop = fresh();
    await register(shop);
    const stranger = new SoftAuthenticator();
    const changes: ((challenge: string) => object)[] = [
      (challenge) => stranger.get(terms(challenge)),
      (challenge) => ({
        ...stranger.get(terms(challenge)),
        publicKeyCredentialBinRawId: shop.device.id.toString('base64'),
      }),
      () => ({ userHandleBinBase64: Buffer.alloc(32).toString('base64') }),
      () => ({ signatureBase64: Buffer.alloc(70, 1).toString('base64') }),
      () => ({ signatureBase64: null }),
    ];
    for (const change of changes) {
      const challenge = await loginChallenge(shop.anna);
      const body = {
        domain: 'localhost',
        ...shop.device.get(terms(challenge)),
        ...change(challenge),
      };
      assertRefused(await call(shop.anna, 'login', body));
    }
    for (const nonsense of ['', '[]', '{}'])
      assertRefused(await call(shop.anna, 'login', nonsense));
  });

  it('takes each challenge once, soon, and from the browser it asked', async () => {
    const shop = fresh();
    await register(shop);
    const { body } = await login(shop);
    assertRefused(await call(shop.anna, 'login', body));
    const late = await loginChallenge(shop.anna);
    shop.clock.now += 11 * MINUTE_MS;
    assertRefused(
      await call(shop.anna, 'login', { domain: 'localhost', ...shop.device.get(terms(late)) }),
    );
    const asked = await loginChallenge(shop.anna);
    const thief = new Visitor(shop.platform);
    assertRefused(
      await call(thief, 'login', { domain: 'localhost', ...shop.device.get(terms(asked)) }),
    );
  });

  it('does not take a challenge of a registration, nor an older counter', async () => {
    const shop = fresh();
    await register(shop);
    const token = shop.platform.issueRegistrationToken('anna@example.com');
    const { challenge } = optionsIn(await call(shop.anna, 'generateRegisterRequest', token));
    assertRefused(
      await call(shop.anna, 'login', { domain: 'localhost', ...shop.device.get(terms(challenge)) }),
    );
    const [first, second] = [await loginChallenge(shop.anna), await loginChallenge(shop.anna)];
    const older = shop.device.get(terms(first));
    const newer = shop.device.get(terms(second));
    assert.equal(
      at(await call(shop.anna, 'login', { domain: 'localhost', ...newer }), 'status'),
      'success',
    );
    assertRefused(await call(shop.anna, 'login', { domain: 'localhost', ...older }));
  });

  it('is only for domains of the shop', async () => {
    const { anna } = fresh();
    for (const body of [{ domain: 'example.com' }, { domain: '' }, {}, 'x']) {
      assertRefused(await call(anna, 'generateLoginRequest', body));
    }
  });
});

describe('the accounts service', () => {
  it('is open to the pages of the shop, with credentials', async () => {
    const { anna } = fresh();
    const answer = await anna.sendToAccounts('generateLoginRequest', { domain: 'localhost' });
    assert.equal(answer.headers.get('access-control-allow-origin'), SHOP_ORIGIN);
    assert.equal(answer.headers.get('access-control-allow-credentials'), 'true');
    assert.equal(answer.headers.get('vary'), 'Origin');
    assert.equal(answer.headers.get('cache-control'), 'no-store');
    const cookie = answer.headers.get('set-cookie') ?? '';
    assert.match(cookie, /^accounts_session=[\w-]{43}; Path=\/; SameSite=Lax; HttpOnly$/);
    const preflight = await anna.sendToAccounts('login', '', { method: 'OPTIONS' });
    assert.equal(preflight.status, 204);
  });

  it('is closed to everybody else', async () => {
    const { anna } = fresh();
    for (const origin of ['http://evil.example', 'null', '']) {
      const answer = await anna.sendToAccounts('generateLoginRequest', '{}', {
        headers: { origin },
      });
      assert.equal(answer.status, 403);
      assert.equal(answer.headers.get('access-control-allow-origin'), null);
    }
    assert.equal((await anna.sendToAccounts('other', '{}')).status, 404);
    assert.equal((await anna.sendToAccounts('login', '{}', { method: 'PUT' })).status, 405);
  });

  it('says so when it has no verifier', async () => {
    const platform = createReferencePlatform({
      store: createMemoryStore(),
      schema: SCHEMA,
      shopOrigins: [SHOP_ORIGIN],
    });
    const answer = await call(new Visitor(platform), 'login', '{}');
    assertRefused(answer);
    assert.match(String(at(answer, 'errorMsg')), /niedostępne/);
  });

  it('can be told the origin where no header shows it', async () => {
    const { platform } = createTestPlatform({ originOf: () => SHOP_ORIGIN });
    const headers = { origin: '' };
    const answer = await new Visitor(platform).sendToAccounts(
      'generateLoginRequest',
      { domain: 'localhost' },
      { headers },
    );
    assert.equal(at(await answer.json(), 'status'), 'success');
  });
});

describe('tracking events', () => {
  it('wait behind a header, and are given once', async () => {
    const { anna } = fresh();
    const ask = (query: string) =>
      anna.send('/graphql/v1/', {
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ query }),
      });
    const header = async (query: string) => (await ask(query)).headers.get('x-iai-tracking-events');
    assert.equal(await header('{ hello }'), null);
    const add = 'mutation { addProductsToBasket(ProductInput: [{id: 110}, {id: 163}]) { status } }';
    assert.equal(await header(add), '2');
    assert.equal(
      (await anna.widgets({ Basket: { format: 'json' } })).headers.get('x-iai-tracking-events'),
      '2',
    );
    const answer = await ask('query { trackingEvents }');
    assert.equal(answer.headers.get('x-iai-tracking-events'), null);
    const events = at(await answer.json(), 'data.trackingEvents');
    assert.ok(Array.isArray(events));
    assert.equal(events.length, 2);
    const page = { dataLayer: [] };
    for (const script of events) new Function('window', String(script))(page);
    assert.deepEqual(page.dataLayer[0], {
      event: 'add_to_cart',
      id: 110,
      size: 'uniw',
      quantity: 1,
    });
    assert.deepEqual(at(await anna.graphql('{ trackingEvents }'), 'data.trackingEvents'), []);
  });
});
