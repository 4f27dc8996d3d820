import { expect } from '@open-wc/testing';
import { registerElements } from '../../elements/start/register.ts';
import { partialNavigationElement } from '../../elements/tags/partial-navigation/partial-navigation.element.ts';
import { type FakePlatform, installFakePlatform } from '../kit/fake-platform.ts';
import { at, byId, heading, keepTestPage, mountShop, nextPage, visited } from './pages.ts';
import '../kit/guard.ts';

registerElements([partialNavigationElement]);

/** Forces a layout while the page changes, like parts of a theme. */
customElements.define(
  'test-measured',
  class extends HTMLElement {
    connectedCallback() {
      this.title = String(this.offsetTop);
    }
  },
);

const tall = (px: number) =>
  `<p style="block-size: ${px}px">tall</p><test-measured></test-measured>`;

/** A theme's script makes the page higher, above what the shopper sees. */
function enlarge(): void {
  const box = document.createElement('div');
  box.style.blockSize = '23px';
  byId('main').prepend(box);
}

/** The browser scrolls in a later frame, if at all. */
const nextFrame = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));

/** Scrolls the page, and waits until it is rendered: Firefox may otherwise repeat it on the next page. */
async function scrolled(top: number): Promise<void> {
  scrollTo(0, top);
  await nextFrame();
  await nextFrame();
}

describe('<shop-partial-navigation>, Back and Forward', () => {
  let shop: FakePlatform;
  keepTestPage();
  beforeEach(() => {
    shop = installFakePlatform();
    shop.answer(at('/sofas'), nextPage({ title: 'Sofas', main: tall(5000) }));
    shop.answer(at('/sofas?selected_size=M'), nextPage({ title: 'Sofas' }));
    // a shorter page, which cannot be scrolled as far
    shop.answer(at('/lamps'), nextPage({ title: 'Lamps', main: tall(2000) }));
  });

  it('restore the page and its scroll position', async () => {
    const tag = await mountShop();
    await visited(tag, () => byId('sofas').click());
    await scrolled(4000);
    await visited(tag, () => byId('lamps').click());
    expect([heading(), scrollY]).to.deep.equal(['Lamps', 0]);
    await scrolled(300);
    await visited(tag, () => history.back());
    await nextFrame();
    expect([heading(), location.pathname, scrollY]).to.deep.equal(['Sofas', '/sofas', 4000]);
    await visited(tag, () => history.forward());
    await nextFrame();
    expect([heading(), location.pathname, scrollY]).to.deep.equal(['Lamps', '/lamps', 300]);
    expect(shop.calls().length).to.equal(2);
  });

  it('keep the scroll position if a script then changes the height of the page [NO1]', async () => {
    const tag = await mountShop();
    await visited(tag, () => byId('sofas').click());
    enlarge();
    scrollTo(0, 4000);
    await visited(tag, () => byId('lamps').click());
    await visited(tag, () => history.back());
    await nextFrame();
    enlarge();
    await nextFrame();
    await nextFrame();
    expect(scrollY).to.equal(4000);
  });

  it('leave the scroll position to a shopper who scrolls', async () => {
    const tag = await mountShop();
    await visited(tag, () => byId('sofas').click());
    scrollTo(0, 4000);
    await visited(tag, () => byId('lamps').click());
    await visited(tag, () => history.back());
    await nextFrame();
    document.body.dispatchEvent(new WheelEvent('wheel', { bubbles: true }));
    scrollTo(0, 100);
    byId('main').style.blockSize = '6000px';
    await nextFrame();
    await nextFrame();
    byId('main').removeAttribute('style');
    expect(scrollY).to.equal(100);
  });

  it('restore an entry whose URL a script has replaced', async () => {
    const tag = await mountShop();
    await visited(tag, () => byId('sofas').click());
    history.replaceState(history.state, '', '/sofas?selected_size=M');
    await visited(tag, () => byId('lamps').click());
    await visited(tag, () => history.back());
    expect([heading(), location.search]).to.deep.equal(['Sofas', '?selected_size=M']);
    await visited(tag, () => history.forward());
    expect([heading(), location.search]).to.deep.equal(['Lamps', '']);
  });

  it('lead to an entry whose state a script has replaced by null [NO6]', async () => {
    const tag = await mountShop();
    await visited(tag, () => byId('sofas').click());
    await visited(tag, () => byId('lamps').click());
    history.replaceState(null, '');
    await visited(tag, () => history.back());
    expect(heading()).to.equal('Sofas');
    await visited(tag, () => history.forward());
    expect([heading(), location.pathname]).to.deep.equal(['Lamps', '/lamps']);
    // the history entry is marked again
    await visited(tag, () => history.back());
    expect(heading()).to.equal('Sofas');
  });
});
