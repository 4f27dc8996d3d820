import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { CALL_KINDS } from '../../../demo/platform/settings/settings.ts';
import { createVisitor } from './shop.ts';

const calls = Object.fromEntries(
  CALL_KINDS.flatMap((kind) => [
    [`latency-${kind}`, '0'],
    [`failure-${kind}`, 'off'],
  ]),
);
const FIELDS = {
  lang: 'pl',
  priceType: 'gross',
  build: 'react',
  scheme: 'auto',
  forced: 'none',
  ...calls,
};

describe('the panel', () => {
  it('configures the platform and the page', async () => {
    const { post, text, platform, cookies } = createVisitor();
    const answer = await post('/demo/panel', {
      ...FIELDS,
      lang: 'en',
      priceType: 'net',
      build: 'lite',
      scheme: 'dark',
      'latency-search': '300',
      'failure-basket': '500',
      'back-en': '/contact.html?lang=en',
    });
    assert.equal(answer.status, 303);
    assert.equal(answer.headers.get('location'), '/contact.html?lang=en');
    const page = await text('/');
    assert.match(page, /<html lang="en" data-scheme="dark">/);
    assert.match(page, /src="\/dist\/lite\/autoloader\.js"/);
    assert.match(page, /price-type="net"/);
    const { calls: set } = platform.switches.read(cookies.get('shop_session') ?? '');
    assert.deepEqual(set.search, { latencyMs: 300, failure: 'off' });
    assert.deepEqual(set.basket, { latencyMs: 0, failure: '500' });
  });

  it('breaks the numbers of filters, and not the list', async () => {
    const { post, send } = createVisitor();
    await post('/demo/panel', { ...FIELDS, 'failure-filters': '500' });
    const list = '/search.php?maker=1';
    assert.equal((await send(`${list}&getProductXML=true&xmlType=filtering`)).status, 500);
    assert.equal((await send(list)).status, 200);
  });

  it('forces a region once, so that a closed note stays closed', async () => {
    const { post } = createVisitor();
    const first = await post('/demo/panel', { ...FIELDS, forced: 'both' });
    const names = first.headers.getSetCookie().map((line) => line.split('=')[0]);
    assert.ok(names.includes('setRegionForced') && names.includes('setZipcodeForced'));
    const again = await post('/demo/panel', { ...FIELDS, forced: 'both' });
    assert.doesNotMatch(again.headers.getSetCookie().join(), /Forced/);
    const none = await post('/demo/panel', FIELDS);
    assert.match(none.headers.getSetCookie().join(), /setRegionForced=; [^,]*Max-Age=0/);
  });

  it('redirects only into the shop', async () => {
    const { post } = createVisitor();
    for (const back of [
      'https://elsewhere.example/',
      '//elsewhere.example/',
      'javascript:alert(1)',
      'http://[',
    ]) {
      const answer = await post('/demo/panel', { ...FIELDS, 'back-pl': back });
      assert.equal(answer.headers.get('location'), '/');
    }
  });
});
