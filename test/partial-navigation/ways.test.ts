import { expect } from '@open-wc/testing';
import { registerElements } from '../../elements/start/register.ts';
import { partialNavigationElement } from '../../elements/tags/partial-navigation/partial-navigation.element.ts';
import { itInChromium } from '../kit/browser.ts';
import { emulateMedia } from '../kit/devtools.ts';
import { type FakePlatform, installFakePlatform } from '../kit/fake-platform.ts';
import { text } from '../kit/shadow.ts';
import { waitUntil } from '../kit/wait-until.ts';
import { at, byId, heading, keepTestPage, mountShop, nextPage, visited } from './pages.ts';
import '../kit/guard.ts';

registerElements([partialNavigationElement]);

describe('<shop-partial-navigation> with other browsers and preferences', () => {
  let shop: FakePlatform;
  keepTestPage();
  beforeEach(() => {
    shop = installFakePlatform();
    shop.answer(at('/sofas'), nextPage({ title: 'Sofas' }));
    shop.answer(at('/lamps'), nextPage({ title: 'Lamps' }));
  });

  itInChromium('has no view transition with reduced motion', async () => {
    await emulateMedia({ 'prefers-reduced-motion': 'reduce' });
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
    expect([heading(), transitions]).to.deep.equal(['Sofas', 0]);
  });

  it('adopts the text direction of the next page', async () => {
    const page = nextPage().replace('<html', '<html dir="rtl"');
    shop.answer(at('/sofas'), page);
    const tag = await mountShop();
    await visited(tag, () => byId('sofas').click());
    expect(document.documentElement.dir).to.equal('rtl');
    await visited(tag, () => byId('lamps').click());
    expect(document.documentElement.dir).to.equal('');
  });

  itInChromium('takes no space in any direction, on screens and in print', async () => {
    const tag = await mountShop();
    await visited(tag, () => byId('sofas').click());
    const status = tag.one('[aria-live=polite]');
    await waitUntil(() => text(status) !== '');
    for (const [dir, medium] of [
      ['ltr', 'screen'],
      ['rtl', 'screen'],
      ['ltr', 'print'],
    ] as const) {
      await emulateMedia({}, medium);
      document.documentElement.dir = dir;
      const { width, height } = status.getBoundingClientRect();
      expect([width, height], dir).to.deep.equal([1, 1]);
      expect(getComputedStyle(status).clipPath).to.equal('inset(50%)');
      expect(document.documentElement.scrollWidth).to.be.at.most(innerWidth);
    }
  });
});
