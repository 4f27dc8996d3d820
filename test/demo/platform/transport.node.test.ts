import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import { describe, it } from 'node:test';
import { buildSchema } from 'graphql';
import { ROOT_FIELDS } from '../../../demo/platform/graphql/fields.ts';
import { at, createTestPlatform, SCHEMA, SHOP_ORIGIN, Visitor } from './platform.fixtures.ts';

const JSON_HEADERS = { 'content-type': 'application/json', accept: 'application/json' };
const hello = JSON.stringify({ query: '{ hello }' });

function visitor() {
  return new Visitor(createTestPlatform().platform);
}

describe('the GraphQL endpoint', () => {
  it('answers with and without the slash, whatever the marker and the accept header', async () => {
    for (const path of [
      '/graphql/v1',
      '/graphql/v1/',
      '/graphql/v1/?query=x',
      '/graphql/v1?trackingEvents',
    ]) {
      for (const accept of ['application/json', '*/*', 'application/graphql-response+json']) {
        const answer = await visitor().send(path, {
          headers: { ...JSON_HEADERS, accept },
          body: hello,
        });
        assert.equal(answer.status, 200);
        assert.match(answer.headers.get('content-type') ?? '', /^application\/json/);
        assert.equal(at(await answer.json(), 'data.hello'), 'Hello');
      }
    }
  });

  it('answers errors of a query as GraphQL does, with status 200', async () => {
    for (const query of [
      '{ nothing }',
      '{ hello',
      'mutation { loginByIAIAccountsToken { status } }',
    ]) {
      const body = JSON.stringify({ query });
      const answer = await visitor().send('/graphql/v1/', { headers: JSON_HEADERS, body });
      assert.equal(answer.status, 200, query);
      assert.equal(typeof at(await answer.json(), 'errors.0.message'), 'string');
    }
  });

  it('takes a query with its values written in, and nothing else', async () => {
    const bodies = ['', 'x', '[]', '{}', '{"query":1}', '{"query":"{ hello }","variables":{}}'];
    for (const body of bodies) {
      const answer = await visitor().send('/graphql/v1/', { headers: JSON_HEADERS, body });
      assert.equal(answer.status, 400, body);
    }
    const headers = { 'content-type': 'text/plain' };
    assert.equal((await visitor().send('/graphql/v1/', { headers, body: hello })).status, 415);
    assert.equal(
      (await visitor().send('/graphql/v1/?query=%7Bhello%7D', { method: 'GET' })).status,
      405,
    );
  });

  it('answers every field of the schema and no other', () => {
    const schema = buildSchema(SCHEMA);
    const names = [schema.getQueryType(), schema.getMutationType()].flatMap((type) =>
      Object.keys(type?.getFields() ?? {}),
    );
    assert.deepEqual(Object.keys(ROOT_FIELDS).sort(), names.sort());
  });
});

describe('the platform', () => {
  it('leaves paths alone that are not its own', async () => {
    const { platform } = createTestPlatform();
    for (const path of [
      '/',
      '/graphql',
      '/graphql/v1/x',
      '/ajax/other.php',
      '/product-pl-101-x.html',
    ]) {
      assert.equal(await platform.fetch(new Request(SHOP_ORIGIN + path)), undefined);
    }
  });

  it('gives a visitor without a living session a cookie that scripts cannot read', async () => {
    const { platform, clock } = createTestPlatform();
    const anna = new Visitor(platform);
    const ask = { headers: JSON_HEADERS, body: hello };
    const first = await anna.send('/graphql/v1/', ask);
    assert.match(
      first.headers.get('set-cookie') ?? '',
      /^shop_session=[\w-]{43}; Path=\/; SameSite=Lax; HttpOnly$/,
    );
    assert.equal((await anna.send('/graphql/v1/', ask)).headers.get('set-cookie'), null);
    clock.now += 31 * 24 * 60 * 60 * 1000;
    assert.notEqual((await anna.send('/graphql/v1/', ask)).headers.get('set-cookie'), null);
    anna.cookies.set('shop_session', 'chosen-by-somebody');
    assert.notEqual((await anna.send('/graphql/v1/', ask)).headers.get('set-cookie'), null);
  });

  it('keeps error reports without running what they carry', async () => {
    const { platform, clock } = createTestPlatform();
    const anna = new Visitor(platform);
    const stack = 'Error: x\n at a (b.js?c=1&d=2)';
    const answer = await anna.send(`/graphql/v1/?JSerror=${encodeURIComponent(stack)}`, {
      headers: { 'content-type': 'text/plain' },
      body: 'mutation { addProductsToBasket(ProductInput: [{id: 101}]) { status } }',
    });
    assert.equal(at(await answer.json(), 'data.hello'), 'Hello');
    assert.deepEqual(platform.reports, [{ at: clock.now, stack }]);
    assert.deepEqual(
      at(await anna.graphql('{ basket { products { id } } }'), 'data.basket.products'),
      [],
    );
  });

  it('keeps the newest hundred error reports, each cut', async () => {
    const { platform } = createTestPlatform();
    const anna = new Visitor(platform);
    for (let report = 0; report < 103; report++) {
      await anna.send(`/graphql/v1/?JSerror=${report}${'x'.repeat(5000)}`, {
        body: 'query { hello }',
      });
    }
    assert.equal(platform.reports.length, 100);
    assert.ok(platform.reports[0]?.stack.startsWith('3x'));
    assert.equal(platform.reports[0]?.stack.length, 4000);
  });

  it('imports nothing that a browser does not have', () => {
    const seen = new Set<string>();
    const packages = new Set<string>();
    const visit = (url: URL) => {
      if (seen.has(url.href)) return;
      seen.add(url.href);
      assert.ok(existsSync(url), url.href);
      const imports = readFileSync(url, 'utf8').matchAll(
        /^(?:import|export)(?! type)[^;]*? from '([^']+)'/gms,
      );
      for (const [, name = ''] of imports) {
        if (name.startsWith('.')) visit(new URL(name, url));
        // it has no entry by country
        else packages.add(name.replace(/^stdnum\/.*/, 'stdnum'));
      }
    };
    visit(new URL('../../../demo/platform/platform.ts', import.meta.url));
    visit(new URL('../../../demo/platform/stores/store-memory.ts', import.meta.url));
    assert.deepEqual([...packages].sort(), [
      'graphql',
      'graphql-http',
      'hono',
      'hono/cors',
      'hono/utils/cookie',
      'ibantools',
      'libphonenumber-js/max',
      'stdnum',
      'valibot',
    ]);
  });
});
