import { expect } from '@open-wc/testing';
import fc from 'fast-check';
import * as v from 'valibot';
import { browserCookies as cookies } from '../../logic/platform/cookies/cookies.ts';
import { createKeyValueStore } from '../../logic/platform/key-value-store.ts';
import { parseJson } from '../../logic/wire/json.ts';

const RegionSchema = v.object({ showModal: v.boolean() });
const region = (text: string | undefined) => parseJson(RegionSchema, text);

const forbidden = (): never => {
  throw new DOMException('blocked', 'SecurityError');
};

describe('cookies', () => {
  afterEach(() => {
    for (const name of ['setRegionForced', 'setRegionForced2']) cookies.remove(name);
  });

  it('are raw JSON, which the theme parses, and round-trip (host)', () => {
    const value = { currentCountry: 'Łódź; \u007f\n"ok" 100% €😀', showModal: true };
    cookies.set('setRegionForced', JSON.stringify(value), 30);
    const raw = /setRegionForced=([^;]*)/.exec(document.cookie)?.[1] ?? '';
    expect(JSON.parse(raw)).to.deep.equal(value);
    expect(raw).to.match(/^[\x20-\x7e]+$/);
    expect(JSON.parse(cookies.get('setRegionForced') ?? '')).to.deep.equal(value);
    cookies.remove('setRegionForced');
    expect(cookies.get('setRegionForced')).to.equal(undefined);
  });

  it('may be percent-encoded by servers (host)', () => {
    const value = '{"currentCountry":"Łódź; 100%","showModal":true}';
    // biome-ignore lint/suspicious/noDocumentCookie: what a server may have sent
    document.cookie = `setRegionForced=${encodeURIComponent(value)}; path=/`;
    expect(cookies.get('setRegionForced')).to.equal(value);
  });

  it('that cannot be decoded are absent (ST-02)', () => {
    // biome-ignore lint/suspicious/noDocumentCookie: what a server may have sent
    document.cookie = 'setRegionForced=%7B%22a%22%3A%; path=/';
    expect(region(cookies.get('setRegionForced'))).to.equal(undefined);
    // biome-ignore lint/suspicious/noDocumentCookie: what a server may have sent
    document.cookie = 'setRegionForced=%E0%A4; path=/';
    expect(cookies.get('setRegionForced')).to.equal(undefined);
  });

  for (const value of [
    'null',
    '[]',
    '"x"',
    '1',
    '{bad',
    '',
    '{"showModal":"true"}',
    `${'['.repeat(10_000)}${']'.repeat(10_000)}`,
    `"${'x'.repeat(4000)}"`,
  ]) {
    it(`with ${value.slice(0, 12)} contain no region (ST-03)`, () => {
      expect(region(value)).to.equal(undefined);
    });
  }

  it('with a longer name are distinct (ST-06)', () => {
    cookies.set('setRegionForced2', 'two', 1);
    expect(cookies.get('setRegionForced')).to.equal(undefined);
    cookies.set('setRegionForced', 'one', 1);
    expect(cookies.get('setRegionForced')).to.equal('one');
    expect(cookies.get('setRegionForced2')).to.equal('two');
  });

  it('are empty if they are blocked (ST-09)', () => {
    Object.defineProperty(document, 'cookie', {
      configurable: true,
      get: forbidden,
      set: forbidden,
    });
    expect(cookies.get('setRegionForced')).to.equal(undefined);
    expect(() => cookies.set('setRegionForced', 'x', 1)).to.not.throw();
    expect(() => cookies.remove('setRegionForced')).to.not.throw();
    Reflect.deleteProperty(document, 'cookie');
  });
});

describe('key-value stores', () => {
  const store = createKeyValueStore(() => localStorage);
  afterEach(() => localStorage.clear());

  it('return stored values', () => {
    expect(store.set('a', '1')).to.equal(true);
    expect(store.get('a')).to.equal('1');
    expect(store.keys()).to.deep.equal(['a']);
    store.remove('a');
    expect(store.get('a')).to.equal(undefined);
  });

  for (const key of [
    '__proto__',
    'constructor',
    'length',
    'getItem',
    '\u0000',
    'x'.repeat(10_000),
  ]) {
    it(`accept the key ${JSON.stringify(key.slice(0, 20))} like any other (ST-18)`, () => {
      expect(store.get(key)).to.equal(undefined);
      store.set(key, 'value');
      expect(store.get(key)).to.equal('value');
      store.remove(key);
      expect(store.get(key)).to.equal(undefined);
    });
  }

  it('report a value that exceeds the quota (ST-13)', () => {
    expect(store.set('a', 'x'.repeat(6_000_000))).to.equal(false);
    expect(store.get('a')).to.equal(undefined);
  });

  it('are empty if storage is blocked', () => {
    const blocked = createKeyValueStore(forbidden);
    expect([blocked.get('a'), blocked.set('a', '1'), blocked.keys()]).to.deep.equal([
      undefined,
      false,
      [],
    ]);
    expect(() => blocked.remove('a')).to.not.throw();
  });

  it('never throw if the storage throws at any time (ST-25)', () => {
    let fails = false;
    const moody = createKeyValueStore(() => (fails ? forbidden() : sessionStorage));
    const actions = [
      () => expect(moody.get('a')).to.be.oneOf([undefined, '1']),
      () => expect(moody.set('a', '1')).to.equal(!fails),
      () => expect(moody.keys()).to.be.an('array'),
      () => moody.remove('a'),
    ];
    const step = fc.record({ act: fc.constantFrom(...actions), isFailing: fc.boolean() });
    const check = fc.property(fc.array(step), (steps) => {
      for (const { act, isFailing } of steps) {
        fails = isFailing;
        act();
      }
    });
    fc.assert(check);
    sessionStorage.clear();
  });
});
