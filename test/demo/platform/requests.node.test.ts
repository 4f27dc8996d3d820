import assert from 'node:assert/strict';
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
  for (const path of ['/graphql/v1', '/graphql/v1/', '/graphql/v1/?query=x']) {
    for (const accept of ['application/json', '*/*', 'application/graphql-response+json']) {
      it(`answers ${path} for ${accept}`, async () => {
        const headers = { ...JSON_HEADERS, accept };
        const answer = await visitor().send(path, { headers, body: hello });
        assert.equal(answer.status, 200);
        assert.match(answer.headers.get('content-type') ?? '', /^application\/json/);
        assert.equal(at(await answer.json(), 'data.hello'), 'Hello');
      });
    }
  }

  const json = (body: string) => ({ headers: JSON_HEADERS, body });
  const query = (text: string) => json(JSON.stringify({ query: text }));
  for (const [what, request, status] of [
    ['an unknown field', query('{ nothing }'), 200],
    ['a syntax error', query('{ hello'), 200],
    ['a missing argument', query('mutation { loginByIAIAccountsToken { status } }'), 200],
    ['no body', json(''), 400],
    ['no query', json('{}'), 400],
    ['a query that is a number', json('{"query":1}'), 400],
    ['variables', json('{"query":"{ hello }","variables":{}}'), 400],
    ['a text', { headers: { 'content-type': 'text/plain' }, body: hello }, 415],
    ['a GET', { method: 'GET' }, 405],
  ] as const) {
    it(`answers ${what} with status ${status}`, async () => {
      const answer = await visitor().send('/graphql/v1/', request);
      assert.equal(answer.status, status);
      if (status === 200) assert.ok(at(await answer.json(), 'errors.0.message'));
    });
  }

  it('answers every field of the schema and no other', () => {
    const schema = buildSchema(SCHEMA);
    const names = [schema.getQueryType(), schema.getMutationType()].flatMap((type) =>
      Object.keys(type?.getFields() ?? {}),
    );
    assert.deepEqual(Object.keys(ROOT_FIELDS).sort(), names.sort());
  });
});

describe('the platform', () => {
  it('ignores other paths', async () => {
    const { platform } = createTestPlatform();
    for (const path of ['/', '/graphql', '/graphql/v1/x', '/ajax/other.php']) {
      assert.equal(await platform.fetch(new Request(SHOP_ORIGIN + path)), undefined);
    }
  });

  it('sets an HTTP-only cookie for a visitor without a valid session', async () => {
    const { platform, clock } = createTestPlatform();
    const anna = new Visitor(platform);
    const request = { headers: JSON_HEADERS, body: hello };
    const first = await anna.send('/graphql/v1/', request);
    assert.match(
      first.headers.get('set-cookie') ?? '',
      /^shop_session=[\w-]{43}; Path=\/; SameSite=Lax; HttpOnly$/,
    );
    assert.equal((await anna.send('/graphql/v1/', request)).headers.get('set-cookie'), null);
    clock.now += 31 * 24 * 60 * 60 * 1000;
    assert.notEqual((await anna.send('/graphql/v1/', request)).headers.get('set-cookie'), null);
    anna.cookies.set('shop_session', 'chosen-by-somebody');
    assert.notEqual((await anna.send('/graphql/v1/', request)).headers.get('set-cookie'), null);
  });

  it('stores error reports without running their body', async () => {
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
});
