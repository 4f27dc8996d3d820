import { expect, fixture, html } from '@open-wc/testing';
import { registerElements } from '../../elements/start/register.ts';
import { countElement } from '../../elements/tags/count/count.element.ts';
import { listLinkElement } from '../../elements/tags/list-link/list-link.element.ts';
import { PlatformError } from '../../logic/platform/platform-error.ts';
import { expectAccessible } from '../kit/accessible.ts';
import { installFakePlatform, platform } from '../kit/fake-platform.ts';
import '../kit/guard.ts';
import { mount } from '../kit/mount.ts';
import { eventsOf } from '../kit/next-event.ts';
import { markup, part, text } from '../kit/shadow.ts';
import { waitUntil } from '../kit/wait-until.ts';

registerElements([countElement, listLinkElement]);

const products = (length: number) => ({
  response: { product: Array.from({ length }, (_, id) => ({ id })) },
});
const list = (id: number) => ({ name: 'Lista', link: `/lists?id=${id}`, productCount: 1 });

const put = (of: string) =>
  mount('shop-count', html`<a href="#there">Razem <shop-count of=${of}>7</shop-count></a>`);

describe('<shop-count>', () => {
  beforeEach(installFakePlatform);

  for (const [of, key, count] of [
    ['wishlist', 'Wishlist', 3],
    ['comparers', 'Comparers', 12],
  ] as const) {
    it(`shows the number of the batch: ${of} (CV11)`, async () => {
      platform.answer('widgets', { [key]: products(count) });
      const loads = eventsOf(document, 'shop-count-load') as CustomEvent[];
      const tag = await put(of);
      expect(text(tag.part('count'))).to.equal(`${count}`);
      expect(loads.map(({ detail }) => detail)).to.deep.equal([{ of, count }]);
      expect(platform.calls('widgets').map(({ variables }) => variables)).to.deep.equal([
        { [key]: { format: 'json' } },
      ]);
      await expectAccessible(tag.element);
    });
  }

  it('has updateComplete pending until its number shows', async () => {
    const { resolve } = platform.defer('widgets');
    const page = await fixture(html`<p><shop-count of="wishlist"></shop-count></p>`);
    const count = page.querySelector('shop-count') ?? expect.fail();
    await waitUntil(() => platform.calls('widgets').length === 1);
    resolve({ Wishlist: products(3) });
    await count.updateComplete;
    expect(text(part(count, 'count'))).to.equal('3');
  });

  it('shows the number of lists, also of one that is created on the page', async () => {
    platform.answer('shoppingList', { shoppingList: [list(1), list(2)] });
    const tag = await put('lists');
    expect(text(tag.part('count'))).to.equal('2');
    installFakePlatform();
    platform.answer('shoppingList', { shoppingList: [] });
    platform.answer('shoppingListCreate', { shoppingListCreate: { status: 'success', id: 9 } });
    const none = await put('lists');
    expect(text(none.part('count')), 'nothing for 0').to.equal('');
    const link = await mount(
      'shop-list-link',
      html`<shop-list-link count="0" href="#lists">Listy</shop-list-link>`,
    );
    link.part('link').click();
    await waitUntil(() => text(none.part('count')) === '1');
  });

  for (const [what, answer] of [
    ['a failure', new PlatformError('widget batch', 'network')],
    ['an answer without it', {}],
    ['an answer of another kind', { Wishlist: { response: null } }],
  ] as const) {
    it(`keeps the server-rendered number after ${what}, without a message`, async () => {
      platform.answer('widgets', answer);
      const tag = await put('wishlist');
      const errors = tag.events('shop-error');
      await tag.settled();
      expect(markup(tag.element)).to.equal('<slot></slot>');
      expect(errors).to.have.length(0);
    });
  }

  it('updates with its attribute', async () => {
    platform.answer('widgets', { Wishlist: products(3), Comparers: products(4) });
    const tag = await put('wishlist');
    tag.element.of = 'comparers';
    await waitUntil(() => tag.parts('count').length === 1 && text(tag.part('count')) === '4');
  });
});
