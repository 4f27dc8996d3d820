import { expect, html, nextFrame } from '@open-wc/testing';
import { registerElements } from '../../elements/start/register.ts';
import { sliderElement } from '../../elements/tags/slider/slider.element.ts';
import { expectAccessible } from '../kit/accessible.ts';
import { itInChromium } from '../kit/browser.ts';
import { emulateMedia } from '../kit/devtools.ts';
import { press } from '../kit/keyboard.ts';
import { mount } from '../kit/mount.ts';
import { click } from '../kit/mouse.ts';
import { nextEvent } from '../kit/next-event.ts';
import { pngOf } from '../kit/pictures.ts';
import { settled } from '../kit/settled.ts';
import { text } from '../kit/shadow.ts';
import { waitUntil } from '../kit/wait-until.ts';
import '../kit/guard.ts';
import {
  atStart,
  centred,
  isDriven,
  offCentre,
  type Slider,
  showDriven,
  showSlider,
  slides,
  startEngine,
} from './slider.fixtures.ts';

registerElements([sliderElement]);

const position = (tag: Slider) => text(tag.part('position'));
const isOff = (tag: Slider, name: string) => tag.part(name).ariaDisabled === 'true';
/** Without the module, as if it failed to load. */
const PLAIN = { timeout: '0' };

/** Waits for animation frames, in which a scroll goes on. */
async function frames(count: number): Promise<void> {
  for (let frame = 0; frame < count; frame += 1) await nextFrame();
}

const MODES = [
  ['with the module', {}],
  ['without the module', PLAIN],
] as const;

for (const [mode, plain] of MODES) {
  const show = async ({ attributes = {}, ...given }: Parameters<typeof showSlider>[0] = {}) => {
    const tag = await showSlider({ ...given, attributes: { ...attributes, ...plain } });
    const { count = 5 } = given;
    return plain === PLAIN || count < 2 ? tag : startEngine(tag);
  };

  describe(`<shop-slider> ${mode}`, () => {
    it('shows 1.4 slides, 16 apart, the first one centred', async () => {
      const tag = await show();
      expect(isDriven(tag)).to.equal(plain !== PLAIN);
      const [first, second] = slides(tag).map((slide) => slide.getBoundingClientRect());
      expect(first?.width).to.be.closeTo((500 - 0.4 * 16) / 1.4, 0.1);
      expect((second?.left ?? 0) - (first?.right ?? 0)).to.be.closeTo(16, 0.1);
      expect(offCentre(tag, slides(tag)[0])).to.be.closeTo(0, 0.6);
    });

    it('moves with its buttons, and stops at the ends', async () => {
      const tag = await show({ count: 3 });
      expect([position(tag), isOff(tag, 'previous'), isOff(tag, 'next')]).to.deep.equal([
        'Slajd 1 z 3',
        true,
        false,
      ]);
      await click(tag.part('next'));
      await centred(tag, 1);
      await click(tag.part('next'));
      await centred(tag, 2);
      expect([position(tag), isOff(tag, 'previous'), isOff(tag, 'next')]).to.deep.equal([
        'Slajd 3 z 3',
        false,
        true,
      ]);
      tag.part('next').click();
      await settled();
      expect(position(tag)).to.equal('Slajd 3 z 3');
      await click(tag.part('previous'));
      await centred(tag, 1);
      expect(position(tag)).to.equal('Slajd 2 z 3');
    });

    it('counts each of two quick clicks', async () => {
      const tag = await show();
      tag.part('next').click();
      await settled();
      tag.part('next').click();
      await centred(tag, 2);
      await waitUntil(() => position(tag) === 'Slajd 3 z 5', 'the position');
    });

    it('wraps from the last slide to the first with loop, without moving children', async () => {
      const tag = await show({ count: 3, attributes: { loop: '' } });
      const before = slides(tag);
      await click(tag.part('previous'));
      await centred(tag, 2);
      await click(tag.part('next'));
      await centred(tag, 0);
      expect(position(tag)).to.equal('Slajd 1 z 3');
      expect(slides(tag).every((slide, index) => slide === before[index])).to.equal(true);
    });

    it('centres the slide if the page is busy while it scrolls', async () => {
      const tag = await show();
      tag.part('next').click();
      await frames(3);
      const end = performance.now() + 300;
      while (performance.now() < end);
      await waitUntil(() => !tag.part('track').style.scrollSnapType, 'the end of the scroll');
      await frames(3);
      expect(offCentre(tag, slides(tag)[1])).to.be.closeTo(0, 1);
    });

    it('moves with keys', async () => {
      const tag = await show();
      tag.part('track').focus();
      await press('ArrowRight');
      await centred(tag, 1);
      await press('End');
      await centred(tag, 4);
      await press('ArrowLeft');
      await centred(tag, 3);
      await press('Home');
      await centred(tag, 0);
    });

    it('is mirrored from right to left', async () => {
      const tag = await show({ dir: 'rtl' });
      expect(offCentre(tag, slides(tag)[0])).to.be.closeTo(0, 0.6);
      expect(offCentre(tag, slides(tag)[1])).to.be.lessThan(-100);
      tag.part('track').focus();
      await press('ArrowLeft');
      await centred(tag, 1);
      await click(tag.part('next'));
      await centred(tag, 2);
      expect(position(tag)).to.equal('Slajd 3 z 5');
    });

    for (const dir of ['ltr', 'rtl'] as const)
      it(`shows several slides from the start of the row: ${dir}`, async () => {
        const tag = await show({ dir, attributes: { align: 'start', 'slides-per-view': '3' } });
        await atStart(tag, 0);
        await waitUntil(() => position(tag) === 'Slajdy 1–3 z 5', 'three slides');
        await click(tag.part('next'));
        await atStart(tag, 1);
        await click(tag.part('next'));
        await atStart(tag, 2);
        await waitUntil(() => position(tag).startsWith('Slajdy 3'), 'the last ones');
        expect([position(tag), isOff(tag, 'next')]).to.deep.equal(['Slajdy 3–5 z 5', true]);
      });

    for (const [perView, align, isAtStart] of [
      ['3', '', true],
      ['1.4', '', false],
      ['3', 'center', false],
    ] as const) {
      it(`starts ${isAtStart ? 'the row' : 'centred'} with ${perView} at once ${align} (US7)`, async () => {
        const tag = await show({
          attributes: { 'slides-per-view': perView, ...(align && { align }) },
        });
        await (isAtStart ? atStart(tag, 0) : centred(tag, 0));
      });
    }
  });

  describe(`the slides of <shop-slider> ${mode}`, () => {
    it('has as many visible slides as a stylesheet sets', async () => {
      const tag = await show({ attributes: { align: 'start' } });
      tag.element.style.setProperty('--shop-slider-per-view', '2');
      await waitUntil(() => position(tag) === 'Slajdy 1–2 z 5', 'two slides');
    });

    it('hides its buttons if all slides are visible', async () => {
      const tag = await show({ count: 2, attributes: { align: 'start', 'slides-per-view': '3' } });
      await waitUntil(
        () => getComputedStyle(tag.part('controls')).visibility === 'hidden',
        'no buttons',
      );
      expect(tag.part('controls').getBoundingClientRect().height).to.be.greaterThan(20);
    });

    for (const count of [0, 1, 2]) {
      for (const align of ['center', 'start']) {
        it(`does not move with ${count} slides at the ${align} (MS-13)`, async () => {
          const tag = await show({ count, attributes: { align, loop: '', autoplay: '' } });
          const { transform } = getComputedStyle(tag.part('track'));
          expect(transform).not.to.contain('NaN');
          expect(tag.part('track').getAttribute('style') ?? '').not.to.contain('NaN');
          expect(tag.parts('controls').length).to.equal(count > 1 ? 1 : 0);
          if (align === 'center' && count > 0) {
            expect(offCentre(tag, slides(tag)[0])).to.be.closeTo(0, 0.6);
          }
        });
      }
    }

    it('updates with slides that are added, removed and reordered', async () => {
      const tag = await show({ count: 2 });
      const added = document.createElement('div');
      tag.element.append(added);
      await waitUntil(() => position(tag) === 'Slajd 1 z 3', 'three slides');
      expect(added.ariaLabel).to.equal('3 z 3');
      await click(tag.part('next'));
      await centred(tag, 1);
      await click(tag.part('next'));
      await centred(tag, 2);
      added.remove();
      await waitUntil(() => position(tag) === 'Slajd 2 z 2', 'two slides');
      await centred(tag, 1);
      expect(added.outerHTML).to.equal('<div></div>');
      tag.element.prepend(slides(tag)[1] as Node);
      await waitUntil(() => slides(tag)[0]?.ariaLabel === '1 z 2', 'the new first one');
    });

    it('keeps its slide when it is moved', async () => {
      const tag = await show();
      await click(tag.part('next'));
      await centred(tag, 1);
      const place = document.createElement('div');
      place.style.inlineSize = '400px';
      tag.page.append(place);
      place.append(tag.element);
      await tag.settled();
      await centred(tag, 1);
      expect(position(tag)).to.equal('Slajd 2 z 5');
    });

    it('measures when it is shown later (CE-30)', async () => {
      const tag = await show();
      tag.element.hidden = true;
      await settled();
      tag.element.hidden = false;
      await centred(tag, 0);
      await click(tag.part('next'));
      await centred(tag, 1);
    });

    it('scrolls a focused slide into view', async () => {
      const tag = await show();
      slides(tag)[3]?.querySelector('a')?.focus();
      await waitUntil(() => position(tag) === 'Slajd 4 z 5', 'slide 4');
      slides(tag)[0]?.querySelector('a')?.focus();
      await waitUntil(() => position(tag) === 'Slajd 1 z 5', 'slide 1');
    });

    it('restores the children when it is removed', async () => {
      const tag = await show({ count: 3 });
      const children = slides(tag);
      tag.element.remove();
      await settled();
      expect(
        children.map(({ outerHTML }) => outerHTML.replaceAll(/<!--.*?-->|;/g, '')),
      ).to.deep.equal(
        [0, 1, 2].map(
          (index) => `<div style="block-size: 80px"><a href="#${index}">S${index + 1}</a></div>`,
        ),
      );
    });

    itInChromium('has no smooth scrolling with reduced motion', async () => {
      await emulateMedia({ 'prefers-reduced-motion': 'reduce' });
      const tag = await show();
      tag.part('next').click();
      await tag.settled();
      expect(offCentre(tag, slides(tag)[1])).to.be.closeTo(0, 1);
    });
  });
}

describe('<shop-slider>', () => {
  it('ends at the slide of the last click, even if an earlier scroll ends late', async () => {
    const tag = await showSlider({ attributes: PLAIN });
    tag.part('next').click();
    await nextEvent(tag.part('track'), 'scroll');
    tag.part('next').click();
    await nextEvent(tag.part('track'), 'scroll');
    tag.part('track').dispatchEvent(new Event('scrollend'));
    await settled();
    expect(position(tag)).to.equal('Slajd 3 z 5');
    await centred(tag, 2);
    expect(position(tag)).to.equal('Slajd 3 z 5');
  });

  for (const [lang, label, next, slide, name] of [
    ['pl', 'Pokaz slajdów', 'Następny slajd', 'slajd', '2 z 5'],
    ['en', 'Slideshow', 'Next slide', 'slide', '2 of 5'],
  ] as const) {
    it(`is accessible and has texts in ${lang}`, async () => {
      const tag = await showSlider({ lang, attributes: { autoplay: '' } });
      expect(tag.part('carousel').ariaLabel).to.equal(label);
      expect(tag.part('next').ariaLabel).to.equal(next);
      const { role, ariaRoleDescription, ariaLabel } = slides(tag)[1] as HTMLElement;
      expect([role, ariaRoleDescription, ariaLabel]).to.deep.equal(['group', slide, name]);
      await expectAccessible(tag.element);
    });
  }

  it('has the name set by the author', async () => {
    const tag = await showSlider({ attributes: { label: 'Nowości' } });
    expect(tag.part('carousel').ariaLabel).to.equal('Nowości');
  });

  it('keeps the space of an image without a size (MS-14)', async () => {
    const tag = await mount(
      'shop-slider',
      html`<div style="inline-size: 500px">
        <shop-slider slides-per-view="1" space-between="0">
          <img alt="A" src=${pngOf('red')} /><img alt="B" src=${pngOf('blue')} />
        </shop-slider>
      </div>`,
    );
    await (tag.element.children[0] as HTMLImageElement).decode();
    const { width, height } = tag.part('track').getBoundingClientRect();
    expect([width, Math.round(height)]).to.deep.equal([500, 500]);
  });

  for (const features of [{ 'forced-colors': 'active' }, { 'prefers-color-scheme': 'dark' }]) {
    itInChromium(`is accessible with ${JSON.stringify(features)}`, async () => {
      await emulateMedia(features as Record<string, string>);
      await expectAccessible((await showSlider()).element);
    });
  }

  itInChromium('prints all slides, and no buttons (CE-31)', async () => {
    const tag = await showDriven();
    await click(tag.part('next'));
    await centred(tag, 1);
    await emulateMedia({}, 'print');
    const box = tag.element.getBoundingClientRect();
    for (const slide of slides(tag)) {
      const { left, right } = slide.getBoundingClientRect();
      expect(left >= box.left - 1 && right <= box.right + 1).to.equal(true);
    }
    expect(tag.part('controls').getClientRects().length).to.equal(0);
  });
});
