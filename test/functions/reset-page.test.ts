import { expect } from '@open-wc/testing';
import { basket } from '../../elements/functions/basket.ts';
import { registerMessages } from '../../elements/functions/messages.ts';
import { toast } from '../../elements/functions/toast.ts';
import { registerElements } from '../../elements/start/register.ts';
import { toastsElement } from '../../elements/tags/toasts/toasts.element.ts';
import { resetPage } from '../../elements/testing.ts';
import { warnAuthor } from '../../logic/page/warn-author.ts';
import { browserCookies } from '../../logic/platform/cookies/cookies.ts';
import { platformAtom } from '../../logic/platform/platform.atoms.ts';
import { configAtom } from '../../logic/settings/settings.atoms.ts';
import { pageStore } from '../../logic/state/page-state.ts';
import { clearPage } from '../element/probes.ts';
import { installFakePlatform } from '../kit/fake-platform.ts';
import '../kit/guard.ts';
import { warnings } from '../kit/warnings.ts';

registerElements([toastsElement]);

const inForce = () => pageStore.get(configAtom);

/** Uses the tags and functions of a page. */
async function usePage(): Promise<void> {
  const shop = installFakePlatform();
  shop.answer('basket', { basket: { productsCounter: 3, products: [] } });
  await basket.refresh();
  registerMessages('en', { 'search.products': 'Goods' });
  toast('Saved');
  const config = document.body.appendChild(document.createElement('shop-config'));
  config.setAttribute('currency', '€');
  await Reflect.get(config, 'updateComplete');
  localStorage.setItem('shop-basket', '3');
  localStorage.setItem('closedBars', '["1"]');
  localStorage.setItem('shopRecentSearches', '[]');
  sessionStorage.setItem('shop-notice', '1');
  localStorage.setItem('of-the-page', '1');
  browserCookies.set('setRegionForced', '{}', 1);
}

describe('resetPage()', () => {
  afterEach(clearPage);

  it('clears all state of a fixture (U10)', async () => {
    const before = inForce();
    await usePage();
    expect([inForce().currency, basket.get()?.count]).to.deep.equal(['€', 3]);
    const fake = pageStore.get(platformAtom);
    await clearPage();
    resetPage();
    expect(inForce()).to.deep.equal(before);
    expect(basket.get()).to.equal(undefined);
    expect(pageStore.get(platformAtom) === fake).to.equal(false);
    expect(Object.keys(localStorage)).to.include('of-the-page');
    expect(localStorage.getItem('shop-basket')).to.equal(null);
    expect(localStorage.getItem('closedBars')).to.equal(null);
    expect(localStorage.getItem('shopRecentSearches')).to.equal(null);
    expect(sessionStorage.getItem('shop-notice')).to.equal(null);
    expect(document.cookie).to.not.include('setRegionForced');
    localStorage.removeItem('of-the-page');

    const toasts = document.body.appendChild(document.createElement('shop-toasts'));
    await Reflect.get(toasts, 'updateComplete');
    expect(toasts.shadowRoot?.textContent).to.not.include('Saved');
  });

  it('allows a warning to be repeated', () => {
    const warned = warnings();
    for (let time = 0; time < 2; time += 1) {
      warnAuthor('shop', 'message.', 'tags/index');
      warnAuthor('shop', 'message.', 'tags/index');
      resetPage();
    }
    expect(warned).to.have.length(2);
  });
});
