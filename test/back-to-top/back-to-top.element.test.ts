import { expect, fixture, html } from '@open-wc/testing';
import { backToTopElement } from '../../elements/back-to-top.element.ts';
import type { ElementOf } from '../../elements/declare/declaration.ts';
import { registerElements } from '../../elements/start/register.ts';
import { expectAccessible } from '../kit/accessible.ts';
import { itInChromium } from '../kit/browser.ts';
import { emulateMedia } from '../kit/devtools.ts';
import { settle } from '../kit/fake-clock.ts';
import { press } from '../kit/keyboard.ts';
import { click } from '../kit/mouse.ts';
import { focused, one } from '../kit/shadow.ts';
import { waitUntil } from '../kit/wait-until.ts';
import '../kit/guard.ts';

registerElements([backToTopElement]);

/** The button at the end keeps Tab on the page. */
const page = (tag: unknown) => html`<div>
  <div style="block-size: 5000px"></div>
  ${tag}
  <button id="next">next</button>
</div>`;

async function show(tag: unknown = html`<shop-back-to-top></shop-back-to-top>`) {
  const root = await fixture(page(tag));
  const element = root.querySelector('shop-back-to-top') as ElementOf<typeof backToTopElement>;
  await element.updateComplete;
  return element;
}

const isShown = (element: Element) =>
  getComputedStyle(one(element, 'button')).visibility === 'visible';

/** Scrolls at once by that many pixels, and waits for what observers say of it. */
async function scrollBy(top: number): Promise<void> {
  scrollTo({ top, behavior: 'instant' });
  for (let frame = 0; frame < 3; frame++) {
    await new Promise((resolve) => requestAnimationFrame(resolve));
  }
}

async function appears(element: Element): Promise<void> {
  await waitUntil(() => isShown(element));
}

describe('<shop-back-to-top>', () => {
  afterEach(() => scrollTo({ top: 0, behavior: 'instant' }));

  it('UI-17: appears at two viewport heights, not a pixel before', async () => {
    const element = await show();
    await scrollBy(innerHeight * 2 - 1);
    expect(isShown(element)).to.equal(false);
    await scrollBy(innerHeight * 2);
    await appears(element);
    expect(element.matches(':state(shown)')).to.equal(true);
    await expectAccessible(element);
    await scrollBy(innerHeight);
    await waitUntil(() => !isShown(element));
    expect(element.matches(':state(shown)')).to.equal(false);
  });

  it('UI-17: listens to no scrolling', async () => {
    const listened: string[] = [];
    const { addEventListener } = EventTarget.prototype;
    EventTarget.prototype.addEventListener = function listen(
      ...args: Parameters<typeof addEventListener>
    ) {
      if (this === window || this === document) listened.push(args[0]);
      return addEventListener.apply(this, args);
    };
    await show();
    EventTarget.prototype.addEventListener = addEventListener;
    expect(listened).not.to.include('scroll');
  });

  it('appears where `after` says', async () => {
    const element = await show(html`<shop-back-to-top after="0.5"></shop-back-to-top>`);
    await scrollBy(innerHeight / 2);
    await appears(element);
    element.setAttribute('after', '3');
    await waitUntil(() => !isShown(element));
  });

  it('leads to the top, and the keyboard with it', async () => {
    const element = await show();
    const start = Object.assign(document.createElement('button'), { textContent: 'first' });
    document.body.prepend(start);
    await scrollBy(innerHeight * 3);
    await appears(element);
    one(element, 'button').focus();
    await press('Enter');
    await waitUntil(() => scrollY === 0);
    expect(document.activeElement === document.body).to.equal(true);
    expect(document.body.hasAttribute('tabindex')).to.equal(false);
    start.remove();
  });

  it('can be pressed on a drawing of the author’s', async () => {
    const element = await show(html`<shop-back-to-top><b slot="icon">up</b></shop-back-to-top>`);
    await scrollBy(innerHeight * 3);
    await appears(element);
    await click(element.querySelector('b') as HTMLElement);
    await waitUntil(() => scrollY === 0);
  });

  itInChromium('UI-17: jumps where the shopper wants no motion', async () => {
    await emulateMedia({ 'prefers-reduced-motion': 'reduce' });
    const element = await show();
    await scrollBy(innerHeight * 3);
    await appears(element);
    one(element, 'button').click();
    expect(scrollY).to.equal(0);
  });

  it('is not in the way of the keyboard before', async () => {
    await show();
    await press('Tab');
    expect(focused()?.id).to.equal('next');
  });

  it('speaks Polish and English', async () => {
    const element = await show();
    expect(one(element, 'button').ariaLabel).to.equal('Wróć na górę strony');
    element.lang = 'en';
    await settle();
    expect(one(element, 'button').ariaLabel).to.equal('Back to the top of the page');
  });

  it('leaves nothing behind', async () => {
    await settle();
    const before = document.documentElement.childElementCount;
    const element = await show();
    expect(document.documentElement.childElementCount).to.equal(before + 1);
    element.remove();
    await settle();
    expect(document.documentElement.childElementCount).to.equal(before);
  });
});
