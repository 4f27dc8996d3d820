import { expect } from '@open-wc/testing';
import { sendMouse } from '@web/test-runner-commands';
import { registerElements } from '../../elements/start/register.ts';
import { sliderElement } from '../../elements/tags/slider/slider.element.ts';
import { isChromium, itOutsideWebKit } from '../kit/browser.ts';
import { expectErrors } from '../kit/guard.ts';
import { hangModules, loseModules, releaseModules } from '../kit/module-faults.ts';
import { click, hover, leave } from '../kit/mouse.ts';
import { eventsOf, nextEvent } from '../kit/next-event.ts';
import { text } from '../kit/shadow.ts';
import { waitUntil } from '../kit/wait-until.ts';
import {
  centred,
  isDriven,
  type Slider,
  showDriven,
  showSlider,
  slides,
} from './slider.fixtures.ts';

registerElements([sliderElement]);

const ENGINE = '/slider-engine.ts';

/** Drags with the mouse from the centre of an element. */
async function drag(element: Element, [x, y]: readonly [number, number]): Promise<void> {
  const { left, top, width, height } = element.getBoundingClientRect();
  const [fromX, fromY] = [Math.round(left + width / 2), Math.round(top + height / 2)];
  await sendMouse({ type: 'move', position: [fromX, fromY] });
  await sendMouse({ type: 'down' });
  for (const part of [0.3, 0.6, 1]) {
    await sendMouse({
      type: 'move',
      position: [Math.round(fromX + x * part), Math.round(fromY + y * part)],
    });
  }
  await sendMouse({ type: 'up' });
}

describe('the module of <shop-slider>', () => {
  if (isChromium) {
    afterEach(releaseModules);

    // first in this file: a loaded module is not requested again
    it('dispatches one shop-error if it fails to load', async () => {
      await loseModules(ENGINE);
      expectErrors(/slider-engine/);
      const failed = nextEvent(window, 'shop-error');
      const tag = await showSlider();
      await hover(tag.part('track'));
      expect((await failed).detail).to.have.property('code', 'module');
      await click(tag.part('next'));
      await centred(tag, 1);
    });

    it('dispatches one shop-error after a timeout, and has no effect if it loads later', async () => {
      await hangModules(ENGINE);
      const failures = eventsOf(window, 'shop-error');
      const tag = await showSlider({ attributes: { timeout: '50' } });
      await hover(tag.part('track'));
      await waitUntil(() => failures.length > 0, 'the failure');
      expect(failures.map((event) => (event as CustomEvent).detail.code)).to.deep.equal(['module']);
      await click(tag.part('next'));
      await centred(tag, 1);
      tag.element.remove();
      await releaseModules();
      await showDriven();
      expect(isDriven(tag)).to.equal(false);
      expect(failures.length).to.equal(1);
    });
  }

  const wheelOver = (tag: Slider) =>
    tag.part('track').dispatchEvent(new WheelEvent('wheel', { bubbles: true, composed: true }));
  const INTERACTIONS: readonly [string, (tag: Slider) => unknown][] = [
    ['the pointer', (tag) => hover(tag.part('track'))],
    ['focus', (tag) => tag.part('track').focus()],
    ['the wheel', wheelOver],
    ['a click by assistive technology', (tag) => tag.part('next').click()],
    ['the end of a touch', (tag) => tag.element.dispatchEvent(new Event('touchend'))],
  ];
  for (const [name, show] of INTERACTIONS) {
    it(`loads on ${name}, not before`, async () => {
      await leave();
      const tag = await showSlider();
      expect(isDriven(tag)).to.equal(false);
      await show(tag);
      await waitUntil(() => isDriven(tag), 'the module');
    });
  }

  it('loads at once with autoplay', async () => {
    await leave();
    expect(isDriven(await showSlider({ attributes: { autoplay: '' } }))).to.equal(true);
  });

  it('does not interrupt touch scrolling', async () => {
    await leave();
    const tag = await showSlider();
    const touch = (type: string) =>
      tag.element.dispatchEvent(new PointerEvent(type, { pointerType: 'touch' }));
    touch('pointerdown');
    touch('pointermove');
    await tag.settled();
    expect(isDriven(tag)).to.equal(false);
  });

  it('supports dragging with the mouse', async () => {
    const tag = await showDriven();
    await drag(slides(tag)[0] as HTMLElement, [-240, 0]);
    await centred(tag, 1);
  });

  it('does not follow the link of a dragged slide, but that of a clicked one', async () => {
    const tag = await showDriven();
    const clicks: Event[] = [];
    const [link, next] = tag.element.querySelectorAll('a');
    tag.element.addEventListener('click', (event) => {
      clicks.push(event);
      if (!event.defaultPrevented) event.preventDefault();
    });
    if (!link || !next) throw new Error('Expected links.');
    await drag(link, [-240, 0]);
    await centred(tag, 1);
    expect(clicks).to.deep.equal([]);
    await click(next);
    expect(clicks.length).to.equal(1);
  });

  it('scrolls horizontally with the wheel, and leaves vertical scrolling to the page', async () => {
    const tag = await showDriven();
    const wheel = (deltaX: number, deltaY: number) =>
      tag
        .part('track')
        .dispatchEvent(
          new WheelEvent('wheel', { deltaX, deltaY, bubbles: true, cancelable: true }),
        );
    expect(wheel(0, 120)).to.equal(true);
    expect(wheel(120, 0)).to.equal(false);
    // right after loading, the module treats a wheel event as part of a previous gesture
    const scroll = () => {
      wheel(120, 0);
      return text(tag.part('position')) !== 'Slajd 1 z 5';
    };
    await waitUntil(scroll, 'another slide', { interval: 500 });
  });

  // WebKit resets the scroll position of a track that becomes scrollable; only pages with
  // `timeout="0"` get there
  itOutsideWebKit('takes over where the browser has scrolled to, and gives it back', async () => {
    const tag = await showSlider({ attributes: { timeout: '0' } });
    await click(tag.part('next'));
    await centred(tag, 1);
    tag.element.timeout = 5000;
    await waitUntil(() => isDriven(tag), 'the module');
    await centred(tag, 1);
    tag.element.timeout = 0;
    await waitUntil(() => !isDriven(tag), 'the browser');
    await centred(tag, 1);
    expect(slides(tag)[1]?.classList.length).to.equal(0);
  });

  it('does not load on a phone, which scrolls by touch', async () => {
    const { matchMedia } = window;
    window.matchMedia = (query) => matchMedia(query.startsWith('(hover: none)') ? 'all' : query);
    try {
      const tag = await showSlider();
      await click(tag.part('next'));
      await centred(tag, 1);
      await tag.settled();
      expect(isDriven(tag)).to.equal(false);
    } finally {
      window.matchMedia = matchMedia;
    }
  });
});
