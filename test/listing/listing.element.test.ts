import { expect } from '@open-wc/testing';
import { registerElements } from '../../elements/start/register.ts';
import { listingElement } from '../../elements/tags/listing/listing.element.ts';
import { PlatformError } from '../../logic/platform/platform-error.ts';
import { expectAccessible } from '../kit/accessible.ts';
import { itInChromium } from '../kit/browser.ts';
import { emulateMedia } from '../kit/devtools.ts';
import { settle } from '../kit/fake-clock.ts';
import { type FakePlatform, installFakePlatform } from '../kit/fake-platform.ts';
import { press } from '../kit/keyboard.ts';
import { click } from '../kit/mouse.ts';
import { text } from '../kit/shadow.ts';
import { waitUntil } from '../kit/wait-until.ts';
import { countEntries, keepTestPage } from '../partial-navigation/pages.ts';
import { at, changed, ids, inList, list, mountList, pageOf } from './pages.ts';
import '../kit/guard.ts';

registerElements([listingElement]);

let shop: FakePlatform;
keepTestPage();
beforeEach(() => {
  shop = installFakePlatform();
});

const requested = () => shop.calls().map(({ name }) => name);

describe('the links of <shop-listing>', () => {
  it('show another page of the list, at its start, and announce the number of products', async () => {
    shop.answer(at('?counter=1'), pageOf(list({ products: [3, 4], previous: '?', total: 120 })));
    const tag = await mountList(list({ next: '?counter=1' }));
    const entries = countEntries();
    const detail = await changed(tag, () => inList(tag, '[rel=next]').click());
    expect(ids(tag)).to.deep.equal([3, 4]);
    expect(location.href).to.equal(at('?counter=1'));
    expect(entries()).to.equal(1);
    expect(detail).to.deep.equal({
      url: at('?counter=1'),
      total: 120,
      from: 1,
      to: 2,
      appended: 0,
    });
    expect(document.activeElement).to.equal(inList(tag, 'h2'));
    await waitUntil(() => text(tag.part('status')) === '120 produktów');
    await expectAccessible(tag.element);
  });

  it('change the order in place, and leave focus on the control', async () => {
    shop.answer(
      at('?sort_order=price'),
      pageOf(list({ products: [2, 1], order: 'price', next: '?counter=1' })),
    );
    const tag = await mountList(list({ next: '?counter=1' }));
    const [first] = tag.element.querySelectorAll('.product');
    const select = inList<HTMLSelectElement>(tag, 'select');
    select.value = 'price';
    select.focus();
    await changed(tag, () => select.form?.requestSubmit());
    expect(ids(tag)).to.deep.equal([2, 1]);
    expect(document.activeElement).to.equal(inList(tag, 'select'));
    expect(tag.element.querySelectorAll('.product')[1]).to.equal(first);
  });

  it('keep the URL for an order that the platform stores in the session', async () => {
    const here = location.href;
    shop.answer(new URL('/settings.php?sort_order=price', here).href, {
      html: pageOf(list({ products: [2, 1], order: 'price' })),
      url: here,
    });
    const tag = await mountList(list());
    const entries = countEntries();
    const form = inList<HTMLFormElement>(tag, 'form');
    form.setAttribute('action', '/settings.php');
    inList<HTMLSelectElement>(tag, 'select').value = 'price';
    await changed(tag, () => form.requestSubmit());
    expect(ids(tag)).to.deep.equal([2, 1]);
    expect([location.href, entries()]).to.deep.equal([here, 0]);
  });

  for (const query of ['?counter=-1', '?counter=x', '?counter=', '?a=1&counter=2'])
    it(`show what the server answers for ${query} [LS-09]`, async () => {
      shop.answer(at(query), pageOf(list({ products: [3, 4] })));
      const tag = await mountList(list({ next: query }));
      await changed(tag, () => inList(tag, '[rel=next]').click());
      expect([ids(tag), location.href]).to.deep.equal([[3, 4], at(query)]);
    });

  it('change their own list, not another one of the page', async () => {
    const others = list({ products: [8, 9], next: '?other=1' });
    const first = list({ products: [3, 4] });
    const changedOthers = list({ products: [6, 7] });
    shop.answer(at('?counter=1'), pageOf(first + changedOthers));
    const tag = await mountList(list({ next: '?counter=1' }) + others);
    await changed(tag, () => inList(tag, '[rel=next]').click());
    const [, other] = tag.page.querySelectorAll('shop-listing');
    expect(ids(tag)).to.deep.equal([3, 4]);
    expect(other?.textContent).to.contain('Product 9').and.not.to.contain('Product 7');
  });

  it('leave other pages to the browser', async () => {
    const tag = await mountList(list());
    let isLeft = false;
    const leave = (event: Event) => {
      isLeft = !event.defaultPrevented;
      event.preventDefault();
    };
    window.addEventListener('click', leave, { once: true });
    inList(tag, '.product a').click();
    expect(isLeft).to.equal(true);
    expect(requested()).to.deep.equal([]);
  });

  it('never give a product the quantity that was typed for another one', async () => {
    shop.answer(at('?counter=1'), pageOf(list({ products: [2, 3], previous: '?' })));
    const tag = await mountList(list({ products: [1, 2], next: '?counter=1' }));
    const inputs = () => [...tag.element.querySelectorAll<HTMLInputElement>('.product input')];
    for (const [at, input] of inputs().entries()) input.value = String(at + 7);
    await changed(tag, () => inList(tag, '[rel=next]').click());
    expect(ids(tag)).to.deep.equal([2, 3]);
    expect(inputs().map(({ value }) => value)).to.deep.equal(['8', '1']);
  });

  it('let the browser open the page of another list, and a page without a list [LS-04]', async () => {
    shop.answer(at('?counter=1'), { html: pageOf(list()), url: at('/login.php') });
    shop.answer(at('?counter=2'), pageOf('<h1>Login</h1>'));
    const tag = await mountList(list({ next: '?counter=1' }));
    await tag.element.go('?counter=1');
    await tag.element.go('?counter=2');
    expect(shop.page.followed).to.deep.equal([at('?counter=1'), at('?counter=2')]);
    expect(ids(tag)).to.deep.equal([1, 2]);
  });
});

describe('the requests of <shop-listing>', () => {
  it('keep the list while offline, and are repeated on demand [FI-14]', async () => {
    shop.answer(at('?counter=1'), () => {
      throw new PlatformError('page', 'network');
    });
    const tag = await mountList(list({ next: '?counter=1' }));
    const errors = tag.events('shop-error');
    await tag.element.go('?counter=1');
    await tag.settled();
    expect(tag.element.matches(':state(error)')).to.equal(true);
    expect(text(tag.one('[role=alert] p'))).to.equal('Nie udało się wczytać produktów.');
    expect([ids(tag), shop.page.followed]).to.deep.equal([[1, 2], []]);
    expect(errors.length).to.equal(1);
    await expectAccessible(tag.element);
    shop.answer(at('?counter=1'), pageOf(list({ products: [3] })));
    await changed(tag, () => tag.part('retry').click());
    expect(ids(tag)).to.deep.equal([3]);
    await tag.settled();
    expect(tag.parts('error')).to.deep.equal([]);
  });

  it('fetch nothing if the page prevents the start', async () => {
    const tag = await mountList(list({ next: '?counter=1' }));
    tag.element.addEventListener('shop-listing-start', (event) => event.preventDefault());
    await tag.element.go('?counter=1');
    await tag.element.more();
    expect(requested()).to.deep.equal([]);
  });

  it('fetch the list again with its method', async () => {
    const here = location.href;
    shop.answer(here, pageOf(list({ products: [9] })));
    const tag = await mountList(list());
    const entries = countEntries();
    await changed(tag, () => tag.element.refresh());
    expect([ids(tag), entries()]).to.deep.equal([[9], 0]);
  });

  it('show the content for an empty list', async () => {
    shop.answer(at('?counter=1'), pageOf(list({ products: [] })));
    const empty = '<p slot="empty">Nothing here.</p></shop-listing>';
    const tag = await mountList(list({ next: '?counter=1' }).replace('</shop-listing>', empty));
    expect(tag.all('slot[name=empty]')).to.deep.equal([]);
    await changed(tag, () => inList(tag, '[rel=next]').click());
    await tag.settled();
    expect(tag.all('slot[name=empty]').length).to.equal(1);
    expect(text(tag.part('status'))).to.equal('0 produktów');
  });
});

describe('<shop-listing more="button">', () => {
  const attributes = 'more="button"';
  const next = '?counter=1';

  it('adds the next products, replaces the page links and announces the number', async () => {
    shop.answer(
      at(next),
      pageOf(list({ products: [3, 4], previous: '?', next: '?counter=2', total: 6, from: 3 })),
    );
    const tag = await mountList(list({ attributes, next, total: 6, from: 1 }));
    expect(text(tag.part('more-button'))).to.equal('Pokaż więcej (2 z 6)');
    const detail = await changed(tag, () => click(tag.part('more-button')));
    expect(ids(tag)).to.deep.equal([1, 2, 3, 4]);
    expect(detail).to.deep.equal({ url: at(next), total: 6, from: 1, to: 4, appended: 2 });
    await tag.settled();
    expect(tag.part('more-button').getAttribute('href')).to.equal(at('?counter=2'));
    expect(text(tag.part('status'))).to.equal('Wczytano 2 produkty, 4 z 6');
    expect(tag.parts('previous-button')).to.deep.equal([]);
    await expectAccessible(tag.element);
  });

  itInChromium('does not print the button', async () => {
    const tag = await mountList(list({ attributes, next }));
    await emulateMedia({}, 'print');
    expect(tag.part('more-button').getClientRects()).to.have.length(0);
  });

  it('adds a page once for two clicks [LS-01]', async () => {
    shop.answer(at(next), pageOf(list({ products: [3, 4], previous: '?' })));
    const tag = await mountList(list({ attributes, next }));
    const button = tag.part('more-button');
    await changed(tag, () => {
      button.click();
      button.click();
      tag.element.more();
    });
    await settle();
    expect(ids(tag)).to.deep.equal([1, 2, 3, 4]);
    expect(requested()).to.deep.equal([at(next)]);
  });

  it('shows the list of a filter that is applied while products are being added [LS-02]', async () => {
    const slow = shop.defer(at(next));
    shop.answer(at('?filter_producer=7'), pageOf(list({ products: [7] })));
    const tag = await mountList(list({ attributes, next }));
    tag.part('more-button').click();
    await waitUntil(() => requested().length === 1);
    await changed(tag, () => tag.element.go('?filter_producer=7'));
    slow.resolve(pageOf(list({ products: [3, 4] })));
    await settle();
    expect(ids(tag)).to.deep.equal([7]);
    expect(tag.element.matches(':state(loading)')).to.equal(false);
  });

  it('shows a product of two pages once [LS-03]', async () => {
    shop.answer(at(next), pageOf(list({ products: [2, 3], previous: '?', total: 3 })));
    const tag = await mountList(list({ attributes, next }));
    const detail = await changed(tag, () => tag.part('more-button').click());
    expect(ids(tag)).to.deep.equal([1, 2, 3]);
    expect(Reflect.get(Object(detail), 'appended')).to.equal(1);
  });

  it('offers to repeat a failed request, ends with an empty page, and opens the page of another list [LS-04]', async () => {
    shop.answer(at(next), () => {
      throw new PlatformError('page', 'response', 500);
    });
    const tag = await mountList(list({ attributes, next }));
    await tag.element.more();
    await tag.settled();
    expect(tag.parts('retry').length).to.equal(1);
    expect(shop.page.followed).to.deep.equal([]);

    shop.answer(at(next), pageOf(list({ products: [] })));
    await changed(tag, () => tag.part('retry').click());
    await tag.settled();
    expect(tag.parts('more-button')).to.deep.equal([]);
    expect(tag.element.matches(':state(end)')).to.equal(true);

    const other = await mountList(list({ attributes, next: '?counter=2' }));
    shop.answer(at('?counter=2'), pageOf('<h1>Login</h1>'));
    await other.element.more();
    expect(shop.page.followed).to.deep.equal([at('?counter=2')]);
  });

  it('adds no page links of an empty page as products [LS-04]', async () => {
    const links = '<ul class="pagination" data-total="2"><li><a href="?">1</a></li><li>2</li></ul>';
    const empty = list({ products: [] }).replace(/<nav[\s\S]*<\/nav>/, links);
    shop.answer(at(next), pageOf(empty));
    const tag = await mountList(list({ attributes, next }));
    const detail = await changed(tag, () => tag.part('more-button').click());
    expect(Reflect.get(Object(detail), 'appended')).to.equal(0);
  });

  it('loads the list again if its order has changed in another tab [LS-07]', async () => {
    shop.answer(at(next), pageOf(list({ products: [3, 4], order: 'price' })));
    shop.answer(location.href, pageOf(list({ products: [9, 8], order: 'price', next })));
    const tag = await mountList(list({ attributes, next }));
    await changed(tag, () => tag.part('more-button').click());
    await settle();
    await tag.settled();
    expect(ids(tag)).to.deep.equal([9, 8]);
    expect(text(tag.part('status'))).to.contain('wczytana od nowa');
  });

  it('moves focus to the first new product by a key, and leaves it by a pointer [LS-11]', async () => {
    shop.answer(at(next), pageOf(list({ products: [3, 4], next: '?counter=2' })));
    shop.answer(at('?counter=2'), pageOf(list({ products: [5], previous: next })));
    const tag = await mountList(list({ attributes, next }));
    await changed(tag, () => click(tag.part('more-button')));
    expect(document.activeElement?.textContent).not.to.equal('Product 3');
    await tag.settled();
    tag.part('more-button').focus();
    await changed(tag, () => press('Enter'));
    await waitUntil(() => document.activeElement?.textContent === 'Product 5');
  });

  for (const [how, act, answer] of [
    ['a click that adds the last products', click, list({ products: [3, 4], previous: '?' })],
    ['a key that adds no product', () => press('Enter'), list({ products: [1, 2], previous: '?' })],
  ] as const) {
    it(`moves focus to the status after ${how}, as the button is gone [LS-11]`, async () => {
      shop.answer(at(next), pageOf(answer));
      const tag = await mountList(list({ attributes, next }));
      tag.part('more-button').focus();
      await changed(tag, () => act(tag.part('more-button')));
      await waitUntil(() => tag.element.shadowRoot?.activeElement === tag.part('status'), 'focus');
    });
  }

  it('adds the previous products above, without moving those in view', async () => {
    const tall = (id: number) =>
      `<p style="block-size: 900px">${id} <small data-from>from</small></p>`;
    shop.answer(
      at('?counter=1'),
      pageOf(list({ products: [3, 4], row: tall, previous: '?', from: 3 })),
    );
    const tag = await mountList(
      list({ attributes, products: [5, 6], row: tall, previous: '?counter=1', from: 5, total: 6 }),
    );
    const textOfButton = () => tag.part('previous-button').textContent;
    expect(textOfButton()).to.equal('Pokaż poprzednie (4)');
    const [first] = tag.element.querySelectorAll('.product');
    first?.scrollIntoView({ behavior: 'instant' });
    const before = first?.getBoundingClientRect().top;
    await changed(tag, () => tag.part('previous-button').click());
    expect(ids(tag)).to.deep.equal([3, 4, 5, 6]);
    expect(first?.getBoundingClientRect().top).to.be.closeTo(before ?? Number.NaN, 1);
    await tag.settled();
    expect(tag.part('previous-button').getAttribute('href')).to.equal(at('?'));
    expect(textOfButton()).to.equal('Pokaż poprzednie (2)');
  });
});
