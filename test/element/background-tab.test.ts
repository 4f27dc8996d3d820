import { expect, fixtureSync, html } from '@open-wc/testing';
import { registerElements } from '../../elements/start/register.ts';
import { priceElement } from '../../elements/tags/price/price.element.ts';
import { waitUntil } from '../kit/wait-until.ts';
import '../kit/guard.ts';

registerElements([priceElement]);

const isRendered = (tag: Element) => tag.matches(':state(rendered)');

/** Browsers call no observer in a background tab. */
class NeverCalled {
  observe() {}
  unobserve() {}
  disconnect() {}
}

describe('in a background tab, a tag that activates when visible', () => {
  const { IntersectionObserver } = window;
  before(() => {
    Object.assign(window, { IntersectionObserver: NeverCalled });
    Object.defineProperty(document, 'hidden', { value: true, configurable: true });
  });
  after(() => {
    Object.assign(window, { IntersectionObserver });
    Reflect.deleteProperty(document, 'hidden');
  });

  it('renders near the viewport only [QA1]', async () => {
    const [near, far, boxless] = [
      fixtureSync(html`<shop-price value="9">9</shop-price>`),
      fixtureSync(
        html`<shop-price value="9" style="position: absolute; top: 500vh">9</shop-price>`,
      ),
      fixtureSync(html`<shop-price value="9" style="display: none">9</shop-price>`),
    ];
    await waitUntil(() => isRendered(near), 'the price in the viewport');
    expect([far, boxless].map(isRendered)).to.deep.equal([false, false]);
  });
});
