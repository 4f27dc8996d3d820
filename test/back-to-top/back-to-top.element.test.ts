import { expect, html } from '@open-wc/testing';
import { registerElements } from '../../elements/start/register.ts';
import { backToTopElement } from '../../elements/tags/back-to-top/back-to-top.element.ts';
import { expectAccessible } from '../kit/accessible.ts';
import { itInChromium } from '../kit/browser.ts';
import { emulateMedia } from '../kit/devtools.ts';
import { settle } from '../kit/fake-clock.ts';
import { press } from '../kit/keyboard.ts';
import { type Mounted, mount } from '../kit/mount.ts';
import { click } from '../kit/mouse.ts';
import { focused } from '../kit/shadow.ts';
import { waitUntil } from '../kit/wait-until.ts';
import '../kit/guard.ts';

registerElements([backToTopElement]);

/** Mounts the tag on a long page; the button at the end keeps Tab on the page. */
const onLongPage = (tag = html`<shop-back-to-top></shop-back-to-top>`) =>
  mount(
    'shop-back-to-top',
    html`<div style="block-size: 5000px"></div>${tag}<button id="next">next</button>`,
  );

const isShown = (tag: Mounted) => getComputedStyle(tag.one('button')).visibility === 'visible';

/** Scrolls at once by `top` CSS pixels, and waits for the observers. */
async function scrollBy(top: number): Promise<void> {
  scrollTo({ top, behavior: 'instant' });
  for (let frame = 0; frame < 3; frame++) {
    await new Promise((resolve) => requestAnimationFrame(resolve));
  }
}

async function appears(tag: Mounted): Promise<void> {
  await waitUntil(() => isShown(tag));
}

describe('<shop-back-to-top>', () => {
  afterEach(() => scrollTo({ top: 0, behavior: 'instant' }));

  it('appears exactly at two viewport heights (UI-17)', async () => {
    const tag = await onLongPage();
    await scrollBy(innerHeight * 2 - 1);
    expect(isShown(tag)).to.equal(false);
    await scrollBy(innerHeight * 2);
    await appears(tag);
    expect(tag.element.matches(':state(shown)')).to.equal(true);
    await expectAccessible(tag.element);
    await scrollBy(innerHeight);
    await waitUntil(() => !isShown(tag));
    expect(tag.element.matches(':state(shown)')).to.equal(false);
  });

  it('adds no scroll listener (UI-17)', async () => {
    const listened: string[] = [];
    const { addEventListener } = EventTarget.prototype;
    EventTarget.prototype.addEventListener = function listen(
      ...args: Parameters<typeof addEventListener>
    ) {
      if (this === window || this === document) listened.push(args[0]);
      return addEventListener.apply(this, args);
    };
    await onLongPage();
    EventTarget.prototype.addEventListener = addEventListener;
    expect(listened).not.to.include('scroll');
  });

  it('appears after the distance set by `after`', async () => {
    const tag = await onLongPage(html`<shop-back-to-top after="0.5"></shop-back-to-top>`);
    await scrollBy(innerHeight / 2);
    await appears(tag);
    tag.element.setAttribute('after', '3');
    await waitUntil(() => !isShown(tag));
  });

  it('scrolls to the top and moves keyboard focus there', async () => {
    const tag = await onLongPage();
    const start = Object.assign(document.createElement('button'), { textContent: 'first' });
    document.body.prepend(start);
    await scrollBy(innerHeight * 3);
    await appears(tag);
    tag.one('button').focus();
    await press('Enter');
    await waitUntil(() => scrollY === 0);
    expect(document.activeElement === document.body).to.equal(true);
    expect(document.body.hasAttribute('tabindex')).to.equal(false);
    start.remove();
  });

  it('reacts to a click on the author’s icon', async () => {
    const tag = await onLongPage(html`<shop-back-to-top><b slot="icon">up</b></shop-back-to-top>`);
    await scrollBy(innerHeight * 3);
    await appears(tag);
    await click(tag.element.querySelector('b') as HTMLElement);
    await waitUntil(() => scrollY === 0);
  });

  itInChromium('jumps when the shopper prefers reduced motion (UI-17)', async () => {
    await emulateMedia({ 'prefers-reduced-motion': 'reduce' });
    const tag = await onLongPage();
    await scrollBy(innerHeight * 3);
    await appears(tag);
    tag.one('button').click();
    expect(scrollY).to.equal(0);
  });

  it('cannot be focused before it appears', async () => {
    await onLongPage();
    await press('Tab');
    expect(focused()?.id).to.equal('next');
  });

  it('has Polish and English texts', async () => {
    const tag = await onLongPage();
    expect(tag.one('button').ariaLabel).to.equal('Wróć na górę strony');
    tag.element.lang = 'en';
    await settle();
    expect(tag.one('button').ariaLabel).to.equal('Back to the top of the page');
  });

  it('leaves nothing on the page when it is removed', async () => {
    await settle();
    const before = document.documentElement.childElementCount;
    const tag = await onLongPage();
    expect(document.documentElement.childElementCount).to.equal(before + 1);
    tag.element.remove();
    await settle();
    expect(document.documentElement.childElementCount).to.equal(before);
  });
});
