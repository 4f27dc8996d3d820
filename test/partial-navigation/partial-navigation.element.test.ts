import { expect } from '@open-wc/testing';
import { navigate } from '../../elements/functions/navigate.ts';
import { registerElements } from '../../elements/start/register.ts';
import { partialNavigationElement } from '../../elements/tags/partial-navigation/partial-navigation.element.ts';
import { PlatformError } from '../../logic/platform/platform-error.ts';
import { expectAccessible } from '../kit/accessible.ts';
import { itOutsideWebKit } from '../kit/browser.ts';
import { settle } from '../kit/fake-clock.ts';
import { type FakePlatform, installFakePlatform } from '../kit/fake-platform.ts';
import { nextEvent } from '../kit/next-event.ts';
import { text } from '../kit/shadow.ts';
import { waitUntil } from '../kit/wait-until.ts';
import { warnings } from '../kit/warnings.ts';
import {
  at,
  byId,
  countEntries,
  heading,
  keepTestPage,
  left,
  mountShop,
  NAME,
  nextPage,
  visited,
} from './pages.ts';
import '../kit/guard.ts';

registerElements([partialNavigationElement]);

let shop: FakePlatform;
keepTestPage();
beforeEach(() => {
  shop = installFakePlatform();
  shop.answer(at('/sofas'), nextPage({ title: 'Sofas' }));
  shop.answer(at('/lamps'), nextPage({ title: 'Lamps' }));
});

describe('<shop-partial-navigation>', () => {
  for (const [lang, announcement] of [
    ['pl', 'Otwarto stronę: Sofas'],
    ['en', 'Page opened: Sofas'],
  ] as const) {
    it(`swaps regions, adds an entry, moves focus and announces the page in ${lang} (PN-01)`, async () => {
      const tag = await mountShop({}, '', lang);
      const entries = countEntries();
      shop.answer(
        at('/sofas'),
        nextPage({ lang, head: '<link rel="canonical" href="/sofas-all">' }),
      );
      await visited(tag, () => byId('sofas').click());
      expect(heading()).to.equal('Sofas');
      expect(location.pathname).to.equal('/sofas');
      expect(entries()).to.equal(1);
      expect(document.title).to.equal('Sofas');
      expect(document.documentElement.lang).to.equal(lang);
      expect(document.querySelector<HTMLLinkElement>('link[rel="canonical"]')?.href).to.equal(
        at('/sofas-all'),
      );
      expect(document.activeElement?.localName).to.equal('h1');
      expect(scrollY).to.equal(0);
      await waitUntil(() => text(tag.one('[aria-live=polite]')) === announcement, announcement);
      expect(shop.calls().map(({ name }) => name)).to.deep.equal([at('/sofas')]);
      expect(shop.page.followed).to.deep.equal([]);
      await expectAccessible(tag.element);
    });
  }

  it('dispatches a cancelable event before a visit and one after it', async () => {
    const tag = await mountShop();
    const ends = tag.events(`${NAME}-end`);
    const start = nextEvent(tag.element, `${NAME}-start`);
    tag.element.addEventListener(`${NAME}-start`, (event) => event.preventDefault(), {
      once: true,
    });
    byId('sofas').click();
    expect((await start).detail).to.deep.equal({ url: at('/sofas') });
    await settle();
    expect(shop.calls()).to.deep.equal([]);
    await visited(tag, () => byId('lamps').click());
    expect(ends.map((event) => Reflect.get(event, 'detail'))).to.deep.equal([
      { url: at('/lamps') },
    ]);
  });

  it('adds the URL after a redirect, and keeps the fragment (PN-05)', async () => {
    const tag = await mountShop();
    shop.answer(at('/sofas'), { html: nextPage({ main: '<p id="more">…</p>' }), url: at('/new') });
    byId<HTMLAnchorElement>('sofas').href = '/sofas#more';
    await visited(tag, () => byId('sofas').click());
    expect(location.pathname + location.hash).to.equal('/new#more');
    expect(document.activeElement?.id).to.equal('more');
  });

  for (const kind of ['network', 'timeout', 'response'] as const) {
    it(`lets the browser navigate after a failure: ${kind} (PN-05)`, async () => {
      const tag = await mountShop();
      const failures = tag.events('shop-error');
      shop.answer(at('/sofas'), new PlatformError('page', kind));
      expect(await left(tag, () => byId('sofas').click())).to.equal(kind);
      await waitUntil(() => shop.page.followed.length > 0);
      expect(shop.page.followed).to.deep.equal([at('/sofas')]);
      expect(heading()).to.equal('Home');
      expect(failures.length).to.equal(1);
    });
  }

  it('changes nothing if a region is missing or their number differs (PN-06, PN-20)', async () => {
    const warned = warnings();
    const tag = await mountShop({ regions: 'main,.side' }, '<p>Old</p>');
    document.querySelector('main')?.insertAdjacentHTML('afterend', '<p class="side">Old side</p>');
    expect(await left(tag, () => byId('sofas').click())).to.equal('region');
    expect(heading()).to.equal('Home');
    expect(location.pathname).not.to.equal('/sofas');
    expect(shop.page.followed).to.deep.equal([at('/sofas')]);
    expect(warned.join()).to.include('.side is 1 times on this page and 0 times on the next one');
  });

  it('requests the regions of a page by a URL that the address bar does not show', async () => {
    const library = document.createElement('script');
    Object.assign(library, { type: 'module', src: 'data:text/javascript,0//index.js' });
    const tag = await mountShop({ render: 'content, head' });
    document.querySelector('nav')?.append(library);
    const address = at('/sofas?set_render=content,head');
    shop.answer(address, nextPage());
    await visited(tag, () => byId('sofas').click());
    expect([heading(), location.pathname, location.search]).to.deep.equal(['Sofas', '/sofas', '']);
    shop.answer(at('/lamps?set_render=content,head'), nextPage({ title: 'Lamps' }));
    await visited(tag, () => byId('lamps').click());
    await visited(tag, () => history.back());
    expect([heading(), location.href]).to.deep.equal(['Sofas', at('/sofas')]);
    expect(shop.calls().length).to.equal(2);
  });

  it('goes back within a page whose URL has gained a size, without a visit', async () => {
    const tag = await mountShop();
    await visited(tag, () => byId('sofas').click());
    history.replaceState(history.state, '', '/sofas?selected_size=M');
    const starts = tag.events(`${NAME}-start`);
    location.hash = 'main';
    const back = nextEvent(window, 'popstate');
    history.back();
    await back;
    await settle();
    expect(starts.length).to.equal(0);
    expect(shop.calls().length).to.equal(1);
  });

  it('lets the browser navigate to another version of the shop', async () => {
    const tag = await mountShop();
    const failures = tag.events('shop-error');
    shop.answer(at('/sofas'), nextPage({ head: '<meta name="shop-build" content="2">' }));
    expect(await left(tag, () => byId('sofas').click())).to.equal('build');
    expect(shop.page.followed).to.deep.equal([at('/sofas')]);
    expect(failures.length).to.equal(0);
  });
});

describe('<shop-partial-navigation>: concurrent visits, and the history', () => {
  it('aborts a visit when a newer one begins: one entry, one page (PN-07)', async () => {
    const tag = await mountShop();
    const entries = countEntries();
    const slow = shop.defer(at('/sofas'));
    byId('sofas').click();
    await waitUntil(() => shop.calls(at('/sofas')).length > 0);
    await visited(tag, () => byId('lamps').click());
    expect(shop.calls(at('/sofas'))[0]?.signal?.aborted).to.equal(true);
    slow.resolve(nextPage());
    await settle();
    expect(heading()).to.equal('Lamps');
    expect(entries()).to.equal(1);
    expect(shop.page.followed).to.deep.equal([]);
  });

  it('handles a double click as one visit (PN-08)', async () => {
    const tag = await mountShop();
    const clickWith = (detail: number) =>
      byId('sofas').dispatchEvent(
        new MouseEvent('click', { bubbles: true, cancelable: true, composed: true, detail }),
      );
    await visited(tag, () => {
      clickWith(1);
      clickWith(2);
    });
    expect(clickWith(2)).to.equal(false);
    await settle();
    expect(shop.calls().length).to.equal(1);
  });

  it('lets the browser navigate if the history refuses an entry (PN-11)', async () => {
    const tag = await mountShop();
    const { pushState } = history;
    history.pushState = () => {
      throw new DOMException('Too many', 'SecurityError');
    };
    try {
      expect(await left(tag, () => byId('sofas').click())).to.equal('history');
    } finally {
      history.pushState = pushState;
    }
    expect(shop.page.followed).to.deep.equal([at('/sofas')]);
    expect(heading()).to.equal('Home');
  });

  it('shows earlier and later pages on Back and Forward, without a second request', async () => {
    const tag = await mountShop();
    await visited(tag, () => byId('sofas').click());
    await visited(tag, () => byId('lamps').click());
    await visited(tag, () => history.back());
    expect([heading(), location.pathname]).to.deep.equal(['Sofas', '/sofas']);
    await visited(tag, () => history.forward());
    expect([heading(), location.pathname]).to.deep.equal(['Lamps', '/lamps']);
    expect(shop.calls().length).to.equal(2);
  });

  it('loads the page of the address bar if Back fails', async () => {
    const tag = await mountShop();
    await visited(tag, () => byId('sofas').click());
    expect(await left(tag, () => history.back())).to.equal('network');
    await waitUntil(() => shop.page.reloads === 1);
    expect(shop.page.followed).to.deep.equal([]);
  });
});

describe('the links and forms of <shop-partial-navigation>', () => {
  it('leaves other clicks to the browser', async () => {
    const tag = await mountShop();
    const starts = tag.events(`${NAME}-start`);
    const link = byId<HTMLAnchorElement>('sofas');
    const isTaken = (init: MouseEventInit = {}) => {
      const event = new MouseEvent('click', { bubbles: true, cancelable: true, ...init });
      let isPrevented = false;
      const stop = () => {
        isPrevented = event.defaultPrevented;
        event.preventDefault();
      };
      addEventListener('click', stop, { once: true });
      link.dispatchEvent(event);
      return isPrevented;
    };
    for (const key of ['ctrlKey', 'metaKey', 'shiftKey', 'altKey']) {
      expect(isTaken({ [key]: true }), key).to.equal(false);
    }
    for (const [name, value] of [
      ['target', '_blank'],
      ['download', ''],
      ['href', 'https://other.example/'],
      ['href', 'mailto:a@b.example'],
      ['href', '#top'],
    ] as const) {
      const before = link.getAttribute(name);
      link.setAttribute(name, value);
      expect(isTaken(), `${name}=${value}`).to.equal(false);
      if (before === null) link.removeAttribute(name);
      else link.setAttribute(name, before);
    }
    link.addEventListener('click', (event) => event.preventDefault(), { once: true });
    link.click();
    await settle();
    expect(starts.length).to.equal(0);
  });

  it('visits the URL of a form with its fields', async () => {
    const tag = await mountShop(
      {},
      `<form data-shop-partial action="/sofas"><input name="sort" value="a b">
        <button id="send" name="size" value="12">OK</button></form>`,
    );
    shop.answer(at('/sofas?sort=a+b&size=12'), nextPage());
    await visited(tag, () => byId('send').click());
    expect(location.search).to.equal('?sort=a+b&size=12');
  });

  it('visits a form whose inputs are named like its methods and properties (AT6, PN-29)', async () => {
    const names = ['action', 'method', 'target', 'id', 'submit', 'elements'];
    const inputs = names.map((name) => `<input name="${name}" value="1">`).join('');
    const tag = await mountShop(
      {},
      `<form data-shop-partial action="/sofas">${inputs}<button id="send">OK</button></form>`,
    );
    const search = `?${names.map((name) => `${name}=1`).join('&')}`;
    shop.answer(at(`/sofas${search}`), nextPage());
    await visited(tag, () => byId('send').click());
    expect(location.search).to.equal(search);
  });

  it('leaves a form with an invalid URL to the browser (AT6, PN-29)', async () => {
    const tag = await mountShop(
      {},
      `<form data-shop-partial action="http://[bad"><button id="send">OK</button></form>`,
    );
    const starts = tag.events('shop-partial-navigation-start');
    const wasTaken: boolean[] = [];
    const hear = (event: Event) => {
      wasTaken.push(event.defaultPrevented);
      event.preventDefault();
    };
    addEventListener('submit', hear, { once: true });
    byId('send').click();
    await settle();
    expect([wasTaken, starts.length]).to.deep.equal([[false], 0]);
  });
});

describe('the regions of <shop-partial-navigation>', () => {
  it('keeps elements with the same id and data-keep, and their state (PN-15)', async () => {
    const marked = '<div data-keep id="kept"><input id="note"></div><p id="other">';
    const tag = await mountShop({}, `${marked}old</p>`);
    shop.answer(at('/sofas'), nextPage({ main: `<section>${marked}new</p></section>` }));
    const before = byId('kept');
    byId<HTMLInputElement>('note').value = 'typed';
    await visited(tag, () => byId('sofas').click());
    expect(byId('kept')).to.equal(before);
    expect(before.parentElement?.localName).to.equal('section');
    expect(byId<HTMLInputElement>('note').value).to.equal('typed');
    expect(byId('other').textContent).to.equal('new');
  });

  it('unmounts old custom elements once and upgrades new ones once (PN-15)', async () => {
    const log: string[] = [];
    customElements.define(
      'x-probe',
      class extends HTMLElement {
        connectedCallback() {
          log.push(`+${this.id}`);
        }
        disconnectedCallback() {
          log.push(`-${this.id}`);
        }
      },
    );
    const tag = await mountShop({}, '<x-probe id="one"></x-probe>');
    shop.answer(at('/sofas'), nextPage({ main: '<x-probe id="two"></x-probe>' }));
    await visited(tag, () => byId('sofas').click());
    expect(log).to.deep.equal(['+one', '+two', '-one']);
  });

  it('covers the page only after 300 ms, and uncovers it in every case (PN-24)', async () => {
    const log: string[] = [];
    const tag = await mountShop();
    const cover = Object.assign(document.createElement('shop-loading-cover'), {
      show: () => log.push('show'),
      hide: () => log.push('hide'),
    });
    tag.page.append(cover);
    const wait = async () => {
      const slow = shop.defer(at('/sofas'));
      byId('sofas').click();
      await waitUntil(() => shop.clock.timers === 1);
      await shop.clock.advance(299);
      expect(log).to.deep.equal([]);
      await shop.clock.advance(1);
      expect(log).to.deep.equal(['show']);
      return slow;
    };
    const failing = await wait();
    expect(tag.element.matches(':state(loading)')).to.equal(true);
    await left(tag, () => failing.reject(new PlatformError('page', 'network')));
    expect(log.splice(0)).to.deep.equal(['show', 'hide']);

    await wait();
    await visited(tag, () => byId('lamps').click());
    expect(log.splice(0)).to.deep.equal(['show', 'hide']);

    const coming = await wait();
    await visited(tag, () => coming.resolve(nextPage()));
    expect(log.splice(0)).to.deep.equal(['show', 'hide']);
    expect(tag.element.matches(':state(loading)')).to.equal(false);

    await visited(tag, () => byId('lamps').click());
    await shop.clock.advance(1000);
    expect(log).to.deep.equal([]);
  });

  it('loads nothing until the shopper approaches a link', async () => {
    const tag = await mountShop();
    const hasModule = () =>
      performance
        .getEntriesByType('resource')
        .some(({ name }) => name.includes('/later/page-visits'));
    byId('sofas').dispatchEvent(new PointerEvent('pointerover', { bubbles: true }));
    await tag.settled();
    await waitUntil(hasModule);
  });

  it('visits with its method and with navigate(); other URLs are left to the browser', async () => {
    const tag = await mountShop();
    await navigate('/lamps');
    expect(heading()).to.equal('Lamps');
    await tag.element.navigate('https://other.example/x');
    expect(shop.page.followed).to.deep.equal(['https://other.example/x']);
    for (const wrong of ['javascript:alert(1)', 'http://[bad', '']) {
      await navigate(wrong);
      await tag.element.navigate(wrong);
    }
    expect(shop.page.followed.length).to.equal(1);
  });

  // the WebKit of the tests has no window, and crashes with the first view transition
  itOutsideWebKit(
    'shows the page by a view transition where one is asked for (PN-19)',
    async () => {
      const tag = await mountShop({ transition: '' });
      const { startViewTransition } = document;
      let transitions = 0;
      document.startViewTransition = (...update) => {
        transitions += 1;
        return startViewTransition.apply(document, update);
      };
      try {
        await visited(tag, () => byId('sofas').click());
      } finally {
        document.startViewTransition = startViewTransition;
      }
      expect(heading()).to.equal('Sofas');
      expect(transitions).to.equal(1);
    },
  );
});
