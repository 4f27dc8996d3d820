import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { CALL_KINDS, FAILURES } from '../../../demo/platform/settings/settings.ts';
import { type Ask, at, createTestPlatform, Visitor } from './platform.fixtures.ts';

const graphql = (query: string) => ({
  path: '/graphql/v1/',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify({ query }),
});
const get = (path: string) => ({ path, method: 'GET' });

/** One call of each kind that the panel can delay or break. */
const CALLS: Readonly<Record<string, Ask & { readonly path: string }>> = {
  search: graphql('{ productsTextSearch(searchInput: {text: "ko"}) { cms { name } } }'),
  basket: graphql('{ basket { products { id } } }'),
  basketChange: graphql('mutation { addProductsToBasket(ProductInput: [{id: 110}]) { status } }'),
  region: graphql('mutation { unsetTemporaryRegion { status } }'),
  login: graphql('mutation { loginByIAIAccountsToken(token: "x") { status login } }'),
  tracking: graphql('{ trackingEvents }'),
  hello: graphql('{ hello }'),
  lists: graphql('{ shoppingList { name } }'),
  validation: graphql(
    '{ validateClientData(ClientDataInput: {clientData: {email: "x"}}) { messages { code } } }',
  ),
  delivery: graphql(
    '{ shipping(ShippingInput: {mode: product, products: [{id: 110}]}) { shipping { prepaid } } }',
  ),
  iban: get('/ajax/payments.php?action=verify_iban&bankAccount=NO9386011117947'),
  product: get('/ajax/projector.php?action=get&product=108&size=M&get=sizeprices'),
  widgets: {
    path: '/ajax/get.php',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({ request: '{"Basket":{"format":"json"}}' }).toString(),
  },
};

/** A visitor whose calls of a kind fail. */
async function create(kind: string, failure: unknown, latencyMs = 0) {
  const { platform, waits } = createTestPlatform();
  const anna = new Visitor(platform);
  await anna.set({ calls: { [kind]: { failure, latencyMs } } });
  const send = (name = kind, signal?: AbortSignal) => {
    const { path = '', ...request } = CALLS[name] ?? {};
    return anna.send(path, { ...request, ...(signal && { signal }) });
  };
  return { anna, waits, send };
}

describe('the panel', () => {
  it('shows the settings and the possible values', async () => {
    const anna = new Visitor(createTestPlatform().platform);
    const answer = await anna.send('/panel/settings', { method: 'GET' });
    const { kinds, failures, settings } = Object(await answer.json());
    assert.deepEqual([kinds, failures], [[...CALL_KINDS], [...FAILURES]]);
    assert.deepEqual(settings, {
      lang: 'pl',
      priceType: 'gross',
      region: 'PL',
      regionForced: null,
      zipcodeForced: null,
      oddities: [],
      calls: {},
    });
  });

  it('changes a part of the settings of one visitor', async () => {
    const { platform } = createTestPlatform();
    const [anna, jan] = [new Visitor(platform), new Visitor(platform)];
    await anna.set({ lang: 'en', calls: { search: { latencyMs: 300 } } });
    const changes = { calls: { search: { failure: 'html' }, basket: { failure: '500' } } };
    const { settings } = Object(await (await anna.set(changes)).json());
    assert.equal(settings.lang, 'en');
    assert.deepEqual(settings.calls, {
      search: { latencyMs: 300, failure: 'html' },
      basket: { latencyMs: 0, failure: '500' },
    });
    assert.deepEqual(at(await (await jan.set({})).json(), 'settings.calls'), {});
  });

  for (const settings of [
    { lang: 'de' },
    { colour: 'red' },
    { calls: { search: { latencyMs: -1 } } },
    { calls: { search: { latencyMs: 1e9 } } },
    { calls: { search: { failure: 'explode' } } },
    { calls: { lunch: {} } },
    { regionForced: { currentCountry: 'DE' } },
  ]) {
    it(`refuses ${JSON.stringify(settings)}`, async () => {
      const anna = new Visitor(createTestPlatform().platform);
      assert.equal((await anna.set(settings)).status, 400);
    });
  }
});

for (const kind of Object.keys(CALLS)) {
  describe(`a call of the kind ${kind}`, () => {
    it('is delayed, and no other call', async () => {
      const { waits, send } = await create(kind, 'off', 700);
      for (const name of Object.keys(CALLS)) await send(name);
      assert.deepEqual(waits, [700]);
    });

    it('fails with status 500 or with a page', async () => {
      assert.equal((await (await create(kind, '500')).send()).status, 500);
      const page = await (await create(kind, 'html')).send();
      assert.equal(page.status, 200);
      assert.match(page.headers.get('content-type') ?? '', /^text\/html/);
      assert.match(await page.text(), /^<!doctype html>/);
    });

    it('is pending until its caller aborts it', async () => {
      const { send } = await create(kind, 'hang');
      const caller = new AbortController();
      const answer = send(kind, caller.signal);
      const nextTask = new Promise((resolve) => setImmediate(resolve, 'pending'));
      assert.equal(await Promise.race([answer, nextTask]), 'pending');
      caller.abort(new Error('gave up'));
      await assert.rejects(answer, /gave up/);
    });

    it('is answered in part, or refused in its own terms', async () => {
      const part = await (await (await create(kind, 'partial')).send()).text();
      assert.match(part, /^\{\}$|"errors":\[\{"message":.*null/);
      const refusal = await (await create(kind, 'refuse')).send();
      const isRefusal = /"status":"error"|"errors":\[\{"message":"Platforma odrzuciła|^null$/;
      if (refusal.status !== 403) assert.match(await refusal.text(), isRefusal);
    });
  });
}

describe('a failure', () => {
  for (const failure of ['500', 'html', 'refuse']) {
    it(`does not change the basket: ${failure}`, async () => {
      const { anna, send } = await create('basketChange', failure);
      await send();
      const basket = await anna.graphql('{ basket { products { id } } }');
      assert.deepEqual(at(basket, 'data.basket.products'), []);
    });
  }

  it('of a part of a batch leaves its last field without a value', async () => {
    const { anna } = await create('region', 'partial');
    const answer = await anna.graphql(
      'mutation { a: unsetTemporaryRegion { status } b: unsetTemporaryZipcode { status } }',
    );
    assert.deepEqual(at(answer, 'data'), { a: { status: 'success' }, b: null });
    assert.deepEqual(at(answer, 'errors.0.path'), ['b']);
  });

  it('of the accounts service is readable by the shop', async () => {
    const request = async (failure: string) =>
      (await create('passkeys', failure)).anna.sendToAccounts('generateLoginRequest', {
        domain: 'localhost',
      });
    assert.equal(at(await (await request('refuse')).json(), 'status'), 'error');
    assert.deepEqual(await (await request('partial')).json(), { status: 'success' });
    const broken = await request('500');
    assert.equal(broken.status, 500);
    assert.equal(broken.headers.get('access-control-allow-credentials'), 'true');
  });
});
