import { expect } from '@open-wc/testing';
import { PlatformError } from '../../logic/platform/platform-error.ts';
import {
  closeSearchAtom,
  dropSearchAtom,
  searchStateOf,
  type Typing,
  typeSearchAtom,
} from '../../logic/search/search.atoms.ts';
import { configureAtom } from '../../logic/settings/settings.atoms.ts';
import { pageStore } from '../../logic/state/page-state.ts';
import { partial } from '../kit/answers.ts';
import { settle } from '../kit/fake-clock.ts';
import { type FakePlatform, installFakePlatform } from '../kit/fake-platform.ts';
import { answer, entry, product } from './search.fixtures.ts';
import '../kit/guard.ts';

const store = pageStore;
const SEARCH = 'productsTextSearch';
const PAGE = (name: string) => answer({ cms: [entry(name)] });

let platform: FakePlatform;
let found: { text: string; total: number }[];
let failures: unknown[];

beforeEach(() => {
  platform = installFakePlatform();
  platform.answer(SEARCH, PAGE('found'));
  found = [];
  failures = [];
});
afterEach(() => store.set(configureAtom, {}));

function type(typed: string, changes: Partial<Typing> = {}, host: object = box): void {
  store.set(typeSearchAtom, {
    host,
    typed,
    minlength: 2,
    limit: 6,
    debounceMs: 500,
    onFound: (one) => void found.push(one),
    onFailure: (cause) => void failures.push(cause),
    ...changes,
  });
}

let box = {};
beforeEach(() => {
  box = {};
});
const state = (host: object = box) => store.get(searchStateOf(host));
const names = (host: object = box) =>
  state(host).found?.blocks.flatMap(({ entries }) => entries.map(({ name }) => name));
const asked = () => platform.calls(SEARCH).map(({ variables }) => variables);
const searchFor = async (text: string, changes: Partial<Typing> = {}) => {
  type(text, changes);
  await platform.clock.advance(500);
};
/** Lets enough time pass for the last answer to be stored. */
const stored = () => platform.clock.advance(50);
const searchAndStore = async (text: string) => {
  await searchFor(text);
  await stored();
};
const cacheKeys = () => platform.sessionStorage.keys();

describe('typeSearchAtom', () => {
  it('SE-01: asks once, 500 ms after the second character, for the trimmed text', async () => {
    for (const tooShort of ['w', ' w ', '   ']) await searchFor(tooShort);
    expect(asked()).to.deep.equal([]);
    type(' wa ');
    await platform.clock.advance(499);
    expect(asked()).to.deep.equal([]);
    await platform.clock.advance(1);
    expect(asked()).to.deep.equal([{ text: 'wa', limit: 6 }]);
    expect(found).to.deep.equal([{ text: 'wa', total: 1 }]);
  });

  it('SE-02: sends one request for a text typed within 500 ms', async () => {
    for (const text of ['wa', 'wat', 'watc']) {
      type(text);
      await platform.clock.advance(400);
    }
    await platform.clock.advance(100);
    expect(asked()).to.deep.equal([{ text: 'watc', limit: 6 }]);
  });

  it('SE-03: a late answer never replaces a newer one', async () => {
    const slow = platform.defer(SEARCH);
    await searchFor('slow');
    const [first] = platform.calls(SEARCH);
    platform.answer(SEARCH, PAGE('fast'));
    await searchFor('fast');
    expect(first?.signal?.aborted).to.equal(true);
    slow.resolve(PAGE('slow'));
    await settle();
    expect(names()).to.deep.equal(['fast']);
    expect(found.map(({ text }) => text)).to.deep.equal(['fast']);
    expect(failures).to.deep.equal([]);
  });

  it('SE-03: a late answer changes nothing even when the abort is ignored', async () => {
    const late = Promise.withResolvers<never>();
    const ignoring = installFakePlatform();
    const { run } = ignoring;
    let asks = 0;
    Object.assign(ignoring, {
      run: (...args: Parameters<typeof run>) => {
        asks += 1;
        return asks === 1 ? late.promise : run(...args);
      },
    });
    ignoring.answer(SEARCH, PAGE('fast'));
    for (const text of ['slow', 'fast']) {
      type(text);
      await ignoring.clock.advance(500);
    }
    late.reject(new PlatformError(SEARCH, 'network'));
    await settle();
    expect(names()).to.deep.equal(['fast']);
    expect(failures).to.deep.equal([]);
  });

  it('SE-04: clearing the text aborts and closes', async () => {
    const slow = platform.defer(SEARCH);
    await searchFor('watch');
    expect(state().isLoading).to.equal(true);
    type('w');
    expect(platform.calls(SEARCH)[0]?.signal?.aborted).to.equal(true);
    slow.resolve(PAGE('late'));
    await platform.clock.advance(5000);
    expect(state()).to.deep.include({ found: undefined, isLoading: false });
    expect(asked()).to.have.length(1);
  });

  it('SE-22: typing on a slow network has one request in flight, and the last wins', async () => {
    const inFlight = () => platform.calls(SEARCH).filter(({ signal }) => !signal?.aborted);
    let last = platform.defer(SEARCH);
    for (let length = 2; length <= 11; length++) {
      type('watchmaker!'.slice(0, length));
      await platform.clock.advance(600);
      expect(inFlight()).to.have.length(1);
      if (length < 11) last = platform.defer(SEARCH);
    }
    last.resolve(PAGE('last'));
    await settle();
    expect(names()).to.deep.equal(['last']);
  });

  it('SE-20: asks for at most 256 characters and keeps as many', async () => {
    await searchAndStore('x'.repeat(5000));
    expect(asked()).to.deep.equal([{ text: 'x'.repeat(256), limit: 6 }]);
    expect(cacheKeys()).to.deep.equal([`search_${'x'.repeat(256)}`]);
  });

  it('asks for a whole, positive number of entries', async () => {
    await searchFor('watch', { limit: 2.9 });
    await searchFor('clock', { limit: -3 });
    expect(asked()).to.deep.equal([
      { text: 'watch', limit: 2 },
      { text: 'clock', limit: 1 },
    ]);
  });

  it('closes the results and reports when the platform fails', async () => {
    await searchFor('found');
    platform.answer(SEARCH, new PlatformError(SEARCH, 'timeout'));
    await searchFor('lost');
    expect(state()).to.deep.include({ found: undefined, isLoading: false });
    expect(failures).to.have.length(1);
    platform.answer(SEARCH, { productsTextSearch: { products: 'many' } });
    await searchFor('odd');
    expect(failures).to.have.length(2);
  });

  it('SE-15: closing ends the debounce and the request', async () => {
    type('watch');
    store.set(closeSearchAtom, box);
    await platform.clock.advance(1000);
    expect(asked()).to.deep.equal([]);
    expect(platform.clock.timers).to.equal(0);
    platform.defer(SEARCH);
    await searchFor('watch');
    store.set(closeSearchAtom, box);
    await settle();
    expect(platform.calls(SEARCH)[0]?.signal?.aborted).to.equal(true);
    expect(state()).to.deep.include({ typed: 'watch', isActive: false, isLoading: false });
    expect(failures).to.deep.equal([]);
  });
});

describe('the cache of the session', () => {
  it('SE-09: asks once for the same text', async () => {
    await searchFor('watch');
    await searchFor('wa');
    await searchFor('watch');
    expect(asked()).to.have.length(2);
    expect(found.map(({ text }) => text)).to.deep.equal(['watch', 'wa', 'watch']);
  });

  it('SE-09: keeps neither failures nor answers with errors', async () => {
    platform.answer(SEARCH, new PlatformError(SEARCH, 'network'));
    await searchFor('watch');
    platform.answer(SEARCH, partial(PAGE('half')));
    await searchAndStore('watch');
    expect(names()).to.deep.equal(['half']);
    expect(cacheKeys()).to.deep.equal([]);
  });

  it('SE-10: knows texts apart by their exact characters', async () => {
    const texts = ['AA', 'aa', 'ł\u0301l', 'łĺ', 'l\u0301x', 'ĺx'];
    for (const text of texts) {
      platform.answer(SEARCH, PAGE(text));
      await searchFor(text);
    }
    for (const text of texts) {
      await searchFor(text);
      expect(names()).to.deep.equal([text]);
    }
    expect(asked()).to.have.length(texts.length);
  });

  it('SE-17: is shared by two boxes, whose states are not', async () => {
    const other = {};
    await searchFor('watch');
    type('watch', {}, other);
    await platform.clock.advance(500);
    expect(asked()).to.have.length(1);
    expect(names(other)).to.deep.equal(['found']);
    type('x');
    expect(names()).to.equal(undefined);
    expect(names(other)).to.deep.equal(['found']);
  });

  it('ST-16: drops a broken, unknown or outdated answer, and asks again', async () => {
    const shapes = ['{', '5', 'null', '[]', '{}', JSON.stringify(PAGE('old').productsTextSearch)];
    const entries = shapes.concat(
      JSON.stringify({ stamp: 'x', at: 1, answer: {} }),
      JSON.stringify({ stamp: 'x', at: 1, answer: { cms: 'x' } }),
    );
    for (const [index, text] of entries.entries()) {
      platform.sessionStorage.set('search_watch', text);
      await searchAndStore('watch');
      expect(names(), text).to.deep.equal(['found']);
      expect(asked(), text).to.have.length(index + 1);
    }
  });

  it('ST-18: keeps any text without touching prototypes', async () => {
    for (const text of ['__proto__', 'constructor', 'a\u0000b', 'x'.repeat(10_000)]) {
      platform.answer(SEARCH, PAGE(text));
      await searchFor(text);
      await searchFor(text);
      expect(names()).to.deep.equal([text]);
    }
    expect(asked()).to.have.length(4);
    expect(Reflect.has({}, 'stamp')).to.equal(false);
  });

  it('ST-19: removes the oldest answer once to make room; without room the results still show', async () => {
    const { set, remove } = platform.sessionStorage;
    await searchFor('old');
    await platform.clock.advance(1000);
    await searchFor('new');
    let room = 0;
    Object.assign(platform.sessionStorage, {
      set: (key: string, value: string) => room > 0 && set(key, value),
      remove(key: string) {
        if (cacheKeys().includes(key)) room += 1;
        remove(key);
      },
    });
    await searchAndStore('newest');
    expect(names()).to.deep.equal(['found']);
    expect(cacheKeys()).to.deep.equal(['search_new', 'search_newest']);
    room = -100;
    await searchAndStore('more');
    expect(names()).to.deep.equal(['found']);
    expect(cacheKeys()).to.deep.equal(['search_newest']);
    expect(failures).to.deep.equal([]);
    platform.sessionStorage.isBlocked = true;
    await searchAndStore('blocked');
    expect(names()).to.deep.equal(['found']);
  });

  it('ST-20: asks again in another currency, for another price type, in another language', async () => {
    await searchFor('watch');
    store.set(configureAtom, { currency: '€' });
    await searchFor('watch');
    store.set(configureAtom, { currency: '€', priceType: 'net' });
    await searchFor('watch');
    store.set(configureAtom, { currency: '€', priceType: 'net', languageId: '7' });
    await searchFor('watch');
    await searchFor('watch');
    expect(asked()).to.have.length(4);
    expect(cacheKeys()).to.have.members(['search_watch', 'search_watch_7']);
  });

  it('ST-21: does not store an answer again when it reads it', async () => {
    await searchAndStore('watch');
    const kept = platform.sessionStorage.get('search_watch');
    await platform.clock.advance(60_000);
    await searchAndStore('watch');
    expect(platform.sessionStorage.get('search_watch')).to.equal(kept);
  });

  it('ST-21: keeps the newest 50 answers and leaves other keys alone', async () => {
    platform.sessionStorage.set('basket', 'x');
    for (let index = 0; index < 60; index++) await searchAndStore(`watch${index}`);
    const keys = cacheKeys().filter((key) => key.startsWith('search_'));
    expect(keys).to.have.length(50);
    expect(keys).to.include('search_watch59');
    expect(keys).to.not.include('search_watch9');
    expect(platform.sessionStorage.get('basket')).to.equal('x');
  });

  it('stores only the known fields of an answer', async () => {
    platform.answer(SEARCH, answer({ products: [{ ...product('x'), secret: 'y'.repeat(100) }] }));
    await searchAndStore('watch');
    expect(platform.sessionStorage.get('search_watch')).to.be.a('string').and.not.contain('yyy');
  });

  it('stores an answer once its results have been painted (P9)', async () => {
    await searchFor('watch');
    expect(names()).to.deep.equal(['found']);
    await platform.clock.advance(49);
    expect(cacheKeys()).to.deep.equal([]);
    await platform.clock.advance(1);
    expect(cacheKeys()).to.deep.equal(['search_watch']);
  });

  it('stores the answer of a box that has gone by then, which stays empty (P9)', async () => {
    await searchFor('watch');
    store.set(dropSearchAtom, box);
    await stored();
    expect(cacheKeys()).to.deep.equal(['search_watch']);
    expect(state()).to.deep.include({ typed: undefined, found: undefined });
    expect(failures).to.deep.equal([]);
    expect(platform.clock.timers).to.equal(0);
  });
});
