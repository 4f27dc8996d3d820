import { expect, html } from '@open-wc/testing';
import { registerElements } from '../../elements/start/register.ts';
import { breadcrumbsElement } from '../../elements/tags/breadcrumbs/breadcrumbs.element.ts';
import { expectAccessible } from '../kit/accessible.ts';
import { press } from '../kit/keyboard.ts';
import { type Mounted, mount } from '../kit/mount.ts';
import { nextEvent } from '../kit/next-event.ts';
import { text } from '../kit/shadow.ts';
import { waitUntil } from '../kit/wait-until.ts';
import '../kit/guard.ts';

registerElements([breadcrumbsElement]);

const TRAIL = html`<ol>
  <li><a href="#home">Shop</a></li>
  <li><a href="#shoes">Shoes</a></li>
  <li><a href="#boots" aria-current="page">Boots</a></li>
</ol>`;

const show = (trail = TRAIL, lang = 'pl') =>
  mount('shop-breadcrumbs', html`<shop-breadcrumbs>${trail}</shop-breadcrumbs>`, { lang });

const goBack = async (tag: Mounted) => {
  tag.part('back').focus();
  await press('Enter');
};

/** Pretends that the browser has pages of the shop to go back to, or none. */
function pretendHistory(canGoBack: boolean): () => void {
  const own = Object.getOwnPropertyDescriptor(window, 'navigation');
  Object.defineProperty(window, 'navigation', { value: { canGoBack }, configurable: true });
  return () => {
    Reflect.deleteProperty(window, 'navigation');
    if (own) Object.defineProperty(window, 'navigation', own);
  };
}

describe('<shop-breadcrumbs>', () => {
  let restore = () => {};
  afterEach(() => {
    restore();
    history.replaceState(null, '', location.pathname + location.search);
  });

  for (const [name, style] of [
    ['in several lines', 'width: 8em; padding: 0'],
    ['with room that a theme gives it', 'padding: 20px'],
    ['of larger lines', 'line-height: 3; padding: 0'],
  ] as const) {
    it(`is aligned with the first link of a list ${name}, which does not move (V26–V41)`, async () => {
      const tag = await show(html`<ol style=${`margin: 0; list-style: none; ${style}`}>
        <li style="display: inline">
          <a href="#home">Shop</a>
        </li>
        <li style="display: inline"><a href="#shoes">Shoes for all seasons</a></li>
      </ol>`);
      const middle = (box?: DOMRect) => box && box.top + box.height / 2;
      const [list, link] = ['ol', 'a'].map((name) =>
        tag.element.querySelector(name)?.getBoundingClientRect(),
      );
      expect(middle(tag.part('back').getBoundingClientRect())).to.be.closeTo(
        middle(link) ?? Number.NaN,
        1,
      );
      expect(list?.top).to.equal(tag.element.getBoundingClientRect().top);
    });
  }

  it('goes back in the history', async () => {
    history.pushState({ step: 1 }, '', '#list');
    history.pushState({ step: 2 }, '', '#product');
    restore = pretendHistory(true);
    const tag = await show();
    const gone = nextEvent(window, 'popstate');
    await goBack(tag);
    await gone;
    expect(history.state).to.deep.equal({ step: 1 });
  });

  it('goes to the parent category when there is no history (PN-25)', async () => {
    restore = pretendHistory(false);
    await goBack(await show());
    await waitUntil(() => location.hash === '#shoes');
  });

  it('follows the parent link through the page’s own link handling', async () => {
    restore = pretendHistory(false);
    const tag = await show();
    let followed = '';
    tag.element.addEventListener('click', (event: Event) => {
      if (!(event.target instanceof HTMLAnchorElement)) return;
      event.preventDefault();
      followed = event.target.hash;
    });
    await goBack(tag);
    expect([followed, location.hash]).to.deep.equal(['#shoes', '']);
  });

  it('does not treat a link to the current page as the parent', async () => {
    restore = pretendHistory(false);
    await goBack(
      await show(html`<ol><li><a href="#home">Shop</a></li><li><a href="">Here</a></li></ol>`),
    );
    await waitUntil(() => location.hash === '#home');
  });

  it('does nothing without a history and without a parent', async () => {
    restore = pretendHistory(false);
    await goBack(await show(html`<ol><li>Shop</li></ol>`));
    expect(location.hash).to.equal('');
  });

  it('leaves the list in the light DOM', async () => {
    const tag = await show();
    expect([...tag.element.querySelectorAll('a')].map(text)).to.deep.equal([
      'Shop',
      'Shoes',
      'Boots',
    ]);
  });

  for (const [lang, back, label] of [
    ['pl', 'Wstecz', 'Jesteś tutaj'],
    ['en', 'Back', 'You are here'],
  ]) {
    it(`is accessible and has texts in ${lang}`, async () => {
      const tag = await show(TRAIL, lang);
      expect(text(tag.part('back'))).to.equal(back);
      expect(tag.part('trail').ariaLabel).to.equal(label);
      await expectAccessible(tag.element, ['skip-link']);
    });
  }
});
