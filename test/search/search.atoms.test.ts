import { expect } from '@open-wc/testing';
import { PlatformError } from '../../logic/platform/platform-error.ts';
import {
  dropSearchAtom,
  searchStateOf,
  type Typing,
  typeSearchAtom,
} from '../../logic/search/search.atoms.ts';
import { configureAtom } from '../../logic/settings/settings.atoms.ts';
import { pageStore } from '../../logic/state/page-state.ts';
import { partial } from '../kit/answers.ts';
import { settle } from '../kit/fake-clock.ts';
import { installFakePlatform, platform } from '../kit/fake-platform.ts';
import { answer, entry } from './search.fixtures.ts';
import '../kit/guard.ts';

const store = pageStore;
const SEARCH = 'productsTextSearch';
const PAGE = (name: string) => answer({ cms: [entry(name)] });

let found: { text: string; total: number }[];
let failures: unknown[];

beforeEach(() => {
  installFakePlatform();
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
const requests = () => platform.calls(SEARCH).map(({ variables }) => variables);
const searchFor = async (text: string, changes: Partial<Typing> = {}) => {
  type(text, changes);
  await platform.clock.advance(500);
};
const cacheKeys = () => platform.sessionStorage.keys();

describe('typeSearchAtom', () => {
  it('sends one request, 500 ms after the second character, for the trimmed text (SE-01)', async () => {
    for (const tooShort of ['w', ' w ', '   ']) await searchFor(tooShort);
    expect(requests()).to.deep.equal([]);
    type(' wa ');
    await platform.clock.advance(499);
    expect(requests()).to.deep.equal([]);
    await platform.clock.advance(1);
    expect(requests()).to.deep.equal([{ text: 'wa', limit: 6 }]);
    expect(found).to.deep.equal([{ text: 'wa', total: 1 }]);
  });

  it('never replaces newer results with a late answer (SE-03, SE-22)', async () => {
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

  it('ignores a late answer even when the abort is ignored (SE-03)', async () => {
    const late = Promise.withResolvers<never>();
    const ignoring = installFakePlatform();
    const { run } = ignoring;
    let answers = 0;
    Object.assign(ignoring, {
      run: (...args: Parameters<typeof run>) => {
        answers += 1;
        return answers === 1 ? late.promise : run(...args);
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

  it('aborts and closes when the text is cleared (SE-04)', async () => {
    const slow = platform.defer(SEARCH);
    await searchFor('watch');
    expect(state().isLoading).to.equal(true);
    type('w');
    expect(platform.calls(SEARCH)[0]?.signal?.aborted).to.equal(true);
    slow.resolve(PAGE('late'));
    await platform.clock.advance(5000);
    expect(state()).to.deep.include({ found: undefined, isLoading: false });
    expect(requests()).to.have.length(1);
  });

  it('requests at most 256 characters and stores as many (SE-20)', async () => {
    await searchFor('x'.repeat(5000));
    expect(requests()).to.deep.equal([{ text: 'x'.repeat(256), limit: 6 }]);
    expect(cacheKeys()).to.deep.equal([`search_${'x'.repeat(256)}`]);
  });

  it('requests a whole, positive number of entries', async () => {
    await searchFor('watch', { limit: 2.9 });
    await searchFor('clock', { limit: -3 });
    expect(requests()).to.deep.equal([
      { text: 'watch', limit: 2 },
      { text: 'clock', limit: 1 },
    ]);
  });
});

describe('the cache of the session', () => {
  it('stores neither failures nor answers with errors (SE-09)', async () => {
    platform.answer(SEARCH, new PlatformError(SEARCH, 'network'));
    await searchFor('watch');
    platform.answer(SEARCH, partial(PAGE('half')));
    await searchFor('watch');
    expect(names()).to.deep.equal(['half']);
    expect(cacheKeys()).to.deep.equal([]);
  });

  it('distinguishes texts by their exact characters (SE-10)', async () => {
    const texts = ['AA', 'aa', 'ł\u0301l', 'łĺ', 'l\u0301x', 'ĺx'];
    for (const text of texts) {
      platform.answer(SEARCH, PAGE(text));
      await searchFor(text);
    }
    for (const text of texts) {
      await searchFor(text);
      expect(names()).to.deep.equal([text]);
    }
    expect(requests()).to.have.length(texts.length);
  });

  it('drops a broken, unknown or outdated answer, and requests it again (ST-16)', async () => {
    const shapes = ['{', '5', 'null', '[]', '{}', JSON.stringify(PAGE('old').productsTextSearch)];
    const entries = shapes.concat(
      JSON.stringify({ stamp: 'x', at: 1, answer: {} }),
      JSON.stringify({ stamp: 'x', at: 1, answer: { cms: 'x' } }),
    );
    for (const [index, text] of entries.entries()) {
      platform.sessionStorage.set('search_watch', text);
      await searchFor('watch');
      expect(names(), text).to.deep.equal(['found']);
      expect(requests(), text).to.have.length(index + 1);
    }
  });

  it('stores any text without touching prototypes (ST-18)', async () => {
    for (const text of ['__proto__', 'constructor', 'a\u0000b', 'x'.repeat(10_000)]) {
      platform.answer(SEARCH, PAGE(text));
      await searchFor(text);
      await searchFor(text);
      expect(names()).to.deep.equal([text]);
    }
    expect(requests()).to.have.length(4);
    expect(Reflect.has({}, 'stamp')).to.equal(false);
  });

  it('removes the oldest answer once when it is full; results still show (ST-19)', async () => {
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
    await searchFor('newest');
    expect(names()).to.deep.equal(['found']);
    expect(cacheKeys()).to.deep.equal(['search_new', 'search_newest']);
    room = -100;
    await searchFor('more');
    expect(names()).to.deep.equal(['found']);
    expect(cacheKeys()).to.deep.equal(['search_newest']);
    expect(failures).to.deep.equal([]);
    platform.sessionStorage.isBlocked = true;
    await searchFor('blocked');
    expect(names()).to.deep.equal(['found']);
  });

  it('sends a new request for another currency, price type or language (ST-20)', async () => {
    await searchFor('watch');
    store.set(configureAtom, { currency: '€' });
    await searchFor('watch');
    store.set(configureAtom, { currency: '€', priceType: 'net' });
    await searchFor('watch');
    store.set(configureAtom, { currency: '€', priceType: 'net', languageId: '7' });
    await searchFor('watch');
    await searchFor('watch');
    expect(requests()).to.have.length(4);
    expect(cacheKeys()).to.have.members(['search_watch', 'search_watch_7']);
  });

  it('stores the newest 50 answers and does not touch other keys (ST-21)', async () => {
    platform.sessionStorage.set('basket', 'x');
    for (let index = 0; index < 60; index++) await searchFor(`watch${index}`);
    const keys = cacheKeys().filter((key) => key.startsWith('search_'));
    expect(keys).to.have.length(50);
    expect(keys).to.include('search_watch59');
    expect(keys).to.not.include('search_watch9');
    expect(platform.sessionStorage.get('basket')).to.equal('x');
  });

  it('stores the answer of an element removed meanwhile, which stays empty (P9)', async () => {
    await searchFor('watch');
    store.set(dropSearchAtom, box);
    expect(cacheKeys()).to.deep.equal(['search_watch']);
    expect(state()).to.deep.include({ typed: undefined, found: undefined });
    expect(failures).to.deep.equal([]);
    expect(platform.clock.timers).to.equal(0);
  });
});
