import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { CALL_KINDS, FAILURES } from '../../../demo/platform/settings/settings.ts';
import { timerDelay } from '../../../demo/platform/settings/switches.ts';
import { at, createTestPlatform, Visitor } from './platform.fixtures.ts';

const JSON_HEADERS = { 'content-type': 'application/json' };
const QUERIES = {
  search: '{ productsTextSearch(searchInput: {text: "ko"}) { products { name } cms { name } } }',
  basket: '{ basket { summaryBasket { productsCount } products { id } } }',
  basketChange:
    'mutation { addProductsToBasket(ProductInput: [{id: 110}]) { status results { status error { code } } } }',
  region: 'mutation { unsetTemporaryRegion { status error { code message } } }',
  login: 'mutation { loginByIAIAccountsToken(token: "x") { status login } }',
  tracking: '{ trackingEvents }',
  hello: '{ hello }',
  lists: '{ shoppingList { name } }',
  validation:
    '{ validateClientData(ClientDataInput: {clientData: {email: "x"}}) { messages { code } } }',
};

function fresh() {
  const { platform, waits } = createTestPlatform();
  return { platform, waits, anna: new Visitor(platform) };
}

function ask(anna: Visitor, query: string, signal?: AbortSignal) {
  const body = JSON.stringify({ query });
  return anna.send('/graphql/v1/', { headers: JSON_HEADERS, body, ...(signal && { signal }) });
}

describe('the panel', () => {
  it('shows the settings and what may be set', async () => {
    const { anna } = fresh();
    const panel: unknown = await (await anna.send('/panel/settings', { method: 'GET' })).json();
    assert.deepEqual(at(panel, 'kinds'), [...CALL_KINDS]);
    assert.deepEqual(at(panel, 'failures'), [...FAILURES]);
    assert.deepEqual(at(panel, 'settings'), {
      lang: 'pl',
      priceType: 'gross',
      region: 'PL',
      regionForced: null,
      zipcodeForced: null,
      oddities: [],
      calls: {},
    });
  });

  it('changes a part and leaves the rest', async () => {
    const { anna } = fresh();
    await anna.set({ lang: 'en', calls: { search: { latencyMs: 300 } } });
    const answer = await anna.set({
      priceType: 'net',
      calls: { search: { failure: 'html' }, basket: { failure: '500' } },
    });
    const settings = at(await answer.json(), 'settings');
    assert.equal(at(settings, 'lang'), 'en');
    assert.equal(at(settings, 'priceType'), 'net');
    assert.deepEqual(at(settings, 'calls'), {
      search: { latencyMs: 300, failure: 'html' },
      basket: { latencyMs: 0, failure: '500' },
    });
  });

  it('refuses what it does not know', async () => {
    const { anna } = fresh();
    const wrong: unknown[] = [
      { lang: 'de' },
      { colour: 'red' },
      { calls: { search: { latencyMs: -1 } } },
      { calls: { search: { latencyMs: 1e9 } } },
      { calls: { search: { failure: 'explode' } } },
      { calls: { lunch: {} } },
      { regionForced: { currentCountry: 'DE' } },
    ];
    for (const settings of wrong) {
      assert.equal((await anna.set(settings)).status, 400, JSON.stringify(settings));
    }
    const form = { headers: { 'content-type': 'text/plain' }, body: '{"lang":"en"}' };
    assert.equal((await anna.send('/panel/settings', form)).status, 400);
  });

  it('belongs to one visitor', async () => {
    const { platform, anna } = fresh();
    const jan = new Visitor(platform);
    await anna.set({ calls: { hello: { failure: '500' } } });
    assert.equal((await ask(anna, '{ hello }')).status, 500);
    assert.equal((await ask(jan, '{ hello }')).status, 200);
  });

  it('deletes the cookie of a place that is no longer forced', async () => {
    const { anna } = fresh();
    await anna.set({
      regionForced: { currentCountry: 'DE', defaultCountry: 'PL', showModal: true },
    });
    assert.equal(anna.cookies.has('setRegionForced'), true);
    await anna.set({ regionForced: null });
    assert.equal(anna.cookies.has('setRegionForced'), false);
  });

  it('can be worked from code', async () => {
    const { platform, anna } = fresh();
    assert.equal(platform.switches.write('nobody', { lang: 'en' }), false);
    await anna.send('/panel/settings', { method: 'GET' });
    const id = anna.cookies.get('shop_session') ?? '';
    assert.equal(platform.switches.write(id, { lang: 'en' }), true);
    assert.equal(platform.switches.read(id).lang, 'en');
    assert.equal(platform.switches.read('nobody').lang, 'pl');
  });
});

for (const [kind, query] of Object.entries(QUERIES)) {
  describe(`a call of the kind ${kind}`, () => {
    it('waits as long as is set, and only it', async () => {
      const { anna, waits } = fresh();
      await anna.set({ calls: { [kind]: { latencyMs: 700 } } });
      for (const other of Object.values(QUERIES)) await ask(anna, other);
      assert.deepEqual(waits, [700]);
      assert.notEqual(at(await anna.graphql(query), 'data'), undefined);
    });

    it('answers 500, or a page', async () => {
      const { anna } = fresh();
      await anna.set({ calls: { [kind]: { failure: '500' } } });
      assert.equal((await ask(anna, query)).status, 500);
      await anna.set({ calls: { [kind]: { failure: 'html' } } });
      const page = await ask(anna, query);
      assert.equal(page.status, 200);
      assert.match(page.headers.get('content-type') ?? '', /^text\/html/);
      assert.match(await page.text(), /^<!doctype html>/);
    });

    it('hangs until its caller gives up', async () => {
      const { anna } = fresh();
      await anna.set({ calls: { [kind]: { failure: 'hang' } } });
      const caller = new AbortController();
      let isOver = false;
      const answer = ask(anna, query, caller.signal).finally(() => {
        isOver = true;
      });
      await Promise.race([answer, new Promise((resolve) => setImmediate(resolve))]);
      assert.equal(isOver, false);
      caller.abort(new Error('gave up'));
      await assert.rejects(answer, /gave up/);
    });

    it('answers a part, with an error', async () => {
      const { anna } = fresh();
      await anna.set({ calls: { [kind]: { failure: 'partial' } } });
      const answer = await anna.graphql(query);
      assert.equal(typeof at(answer, 'errors.0.message'), 'string');
      assert.match(JSON.stringify(at(answer, 'data')), /null/);
    });

    it('refuses in its own terms', async () => {
      const { anna } = fresh();
      await anna.set({ calls: { [kind]: { failure: 'refuse' } } });
      const answer = await anna.graphql(query);
      assert.match(JSON.stringify(answer), /"status":"error"|"errors":\[\{"message":"Odmowa/);
    });
  });
}

describe('failures', () => {
  it('do not do what they failed to do', async () => {
    for (const failure of ['500', 'html', 'refuse']) {
      const { anna } = fresh();
      await anna.set({ calls: { basketChange: { failure } } });
      await ask(anna, QUERIES.basketChange);
      assert.deepEqual(at(await anna.graphql(QUERIES.basket), 'data.basket.products'), [], failure);
    }
  });

  it('of a batch leave its last field without a value', async () => {
    const { anna } = fresh();
    await anna.set({ calls: { region: { failure: 'partial' } } });
    const answer = await anna.graphql(
      'mutation { a: unsetTemporaryRegion { status } b: unsetTemporaryZipcode { status } }',
    );
    assert.deepEqual(at(answer, 'data'), { a: { status: 'success' }, b: null });
    assert.deepEqual(at(answer, 'errors.0.path'), ['b']);
  });

  it('of the widget batch', async () => {
    const { anna } = fresh();
    const keys = { Basket: { format: 'json' } };
    await anna.set({ calls: { widgets: { failure: 'partial' } } });
    assert.deepEqual(await (await anna.widgets(keys)).json(), {});
    await anna.set({ calls: { widgets: { failure: 'refuse' } } });
    assert.equal((await anna.widgets(keys)).status, 403);
    await anna.set({ calls: { widgets: { failure: '500' } } });
    assert.equal((await anna.widgets(keys)).status, 500);
    await anna.set({ calls: { widgets: { failure: 'off' } } });
    assert.equal(at(await (await anna.widgets(keys)).json(), 'Basket.productsCounter'), 0);
  });

  it('of the accounts service', async () => {
    const { anna } = fresh();
    const options = () => anna.sendToAccounts('generateLoginRequest', { domain: 'localhost' });
    await anna.set({ calls: { passkeys: { failure: 'refuse' } } });
    assert.equal(at(await (await options()).json(), 'status'), 'error');
    await anna.set({ calls: { passkeys: { failure: 'partial' } } });
    assert.deepEqual(await (await options()).json(), { status: 'success' });
    await anna.set({ calls: { passkeys: { failure: '500' } } });
    const broken = await options();
    assert.equal(broken.status, 500);
    assert.equal(broken.headers.get('access-control-allow-credentials'), 'true');
  });
});

describe('waiting with a timer', () => {
  it('ends with the time, or with the reason of the signal', async () => {
    await timerDelay(0, new AbortController().signal);
    const caller = new AbortController();
    const waiting = timerDelay(1_000_000, caller.signal);
    caller.abort(new Error('gave up'));
    await assert.rejects(waiting, /gave up/);
    await assert.rejects(timerDelay(1_000_000, caller.signal), /gave up/);
  });
});
