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
  it('sets what the platform and the page do', async () => {
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

  it('sets what is odd about the shop', async () => {
    const { post, text, platform, cookies } = createVisitor();
    await post('/demo/panel', { ...FIELDS, oddity: 'dearer' });
    const { oddities } = platform.switches.read(cookies.get('shop_session') ?? '');
    assert.deepEqual(oddities, ['dearer']);
    assert.match(await text('/'), /name="oddity" value="dearer" checked/);
    await post('/demo/panel', FIELDS);
    assert.doesNotMatch(await text('/'), /name="oddity" value="dearer" checked/);
  });

  it('prints another visitor’s count where pages come from a cache', async () => {
    const { post, text } = createVisitor();
    await post('/demo/panel', { ...FIELDS, oddity: 'cachedPage' });
    assert.match(await text('/'), /class="header__count">7</);
    assert.match(await text('/host/'), /class="badge">7</);
  });

  it('forces a region once, so that closing its note lasts', async () => {
    const { post } = createVisitor();
    const first = await post('/demo/panel', { ...FIELDS, forced: 'both' });
    const names = first.headers.getSetCookie().map((line) => line.split('=')[0]);
    assert.ok(names.includes('setRegionForced') && names.includes('setZipcodeForced'));
    const again = await post('/demo/panel', { ...FIELDS, forced: 'both' });
    assert.doesNotMatch(again.headers.getSetCookie().join(), /Forced/);
    const none = await post('/demo/panel', FIELDS);
    assert.match(none.headers.getSetCookie().join(), /setRegionForced=; [^,]*Max-Age=0/);
  });

  it('resets everything of the visitor', async () => {
    const { post, text } = createVisitor();
    await post('/basketchange.php', {
      operation: 'add',
      product: '110',
      size: 'uniw',
      quantity: '1',
    });
    await post('/demo/panel', { ...FIELDS, lang: 'en', build: 'dev', forced: 'country' });
    await post('/demo/panel', { ...FIELDS, reset: '1' });
    assert.match(
      await text('/basketedit.php'),
      /<html lang="pl" data-scheme="auto">[\s\S]*Koszyk jest pusty/,
    );
  });

  it('leads back only into the shop', async () => {
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

  it('refuses what it does not offer', async () => {
    const { post } = createVisitor();
    assert.equal((await post('/demo/panel', { ...FIELDS, 'latency-search': '-5' })).status, 400);
    assert.equal((await post('/demo/panel', { ...FIELDS, priceType: 'free' })).status, 400);
  });
});
