import { expect, html } from '@open-wc/testing';
import { expectAccessible } from '../kit/accessible.ts';
import { itInChromium } from '../kit/browser.ts';
import { emulateMedia } from '../kit/devtools.ts';
import { press } from '../kit/keyboard.ts';
import { pngOf } from '../kit/pictures.ts';
import { waitUntil } from '../kit/wait-until.ts';
import { warnings } from '../kit/warnings.ts';
import {
  currentOf,
  mediumOf,
  picture,
  showGallery,
  showOpen,
  shows,
  slides,
} from './gallery.fixtures.ts';
import '../kit/guard.ts';

/** Sixty pictures, of which all but the first are lazy, each at an address of its own. */
const many = () =>
  Array.from(
    { length: 60 },
    (_, index) =>
      html`<img
        src=${`${mediumOf(0)}#${index}`}
        loading=${index ? 'lazy' : 'eager'}
        alt="M${index}"
        width="400"
        height="300"
      />`,
  );

describe('<shop-gallery> of any page', () => {
  it('shows its children without pictures, and no buttons for one [GY-01]', async () => {
    const none = await showGallery({ pictures: html`<p>Brak zdjęć</p>` });
    expect(none.one('slot').getBoundingClientRect).to.be.a('function');
    expect(none.all('[part]')).to.have.length(0);
    // resolves, and does nothing
    await none.element.open();
    expect(none.element.matches(':state(open)')).to.equal(false);
    const one = await showGallery({ count: 1 });
    expect(one.parts('thumb')).to.have.length(0);
    await expectAccessible(one.element);
    expect((await showGallery({ count: 2 })).parts('thumb')).to.have.length(2);
  });

  it('scrolls the thumbnails of 60 pictures, and loads those in view [GY-01]', async () => {
    const tag = await showGallery({ pictures: many() });
    const list = tag.part('thumbs');
    expect(list.scrollWidth).to.be.above(list.clientWidth);
    await waitUntil(() => tag.all('.thumb img').length > 0, 'the first thumbnails');
    expect(tag.all('.thumb img').length).to.be.at.most(6);
    tag.element.show(59);
    await shows(tag, 59);
    const [box, last] = [list, tag.part('thumb-current')].map((one) => one.getBoundingClientRect());
    expect(last?.right).to.be.at.most((box?.right ?? 0) + 1);
  });

  it('gives pictures without width and height the shape of the first decoded one [GY-03]', async () => {
    const pictures = [0, 1].map((index) => html`<img src="" alt="M${index}" />`);
    const tag = await showGallery({ pictures });
    const [first, second] = slides(tag) as [HTMLImageElement, HTMLImageElement];
    const shape = () => {
      const { width, height } = second.getBoundingClientRect();
      return width / height;
    };
    expect(shape()).to.equal(1);
    second.src = mediumOf(0);
    await waitUntil(() => shape() !== 1, 'the picture');
    const { naturalWidth, naturalHeight } = second;
    expect(shape()).to.be.closeTo(naturalWidth / naturalHeight, 0.01);
    const before = tag.element.getBoundingClientRect().height;
    first.src = pngOf('red', 30, 40);
    await waitUntil(() => first.naturalWidth, 'the other picture');
    expect(tag.element.getBoundingClientRect().height).to.equal(before);
  });

  it('leaves the pictures to a slider of the theme, and warns [GY-09]', async () => {
    const given = warnings();
    const tag = await showGallery({
      pictures: html`<div class="swiper"><div class="swiper-wrapper">${picture(0)}</div></div>`,
    });
    expect(tag.all('[part]')).to.have.length(0);
    expect(given.join()).to.contain('expected them without the classes `swiper`');
  });

  it('mirrors keys and order from right to left [GY-12]', async () => {
    const tag = await showGallery({ dir: 'rtl', lang: 'en' });
    tag.part('stage').focus();
    await press('ArrowLeft');
    await shows(tag, 1);
    const [first, second] = tag.parts('thumb').map((one) => one.getBoundingClientRect().left);
    expect(first).to.be.above(second ?? 0);
    await press('ArrowRight');
    await shows(tag, 0);
  });

  itInChromium('does not scroll smoothly with reduced motion [GY-12]', async () => {
    await emulateMedia({ 'prefers-reduced-motion': 'reduce' });
    const tag = await showGallery();
    tag.parts('thumb')[4]?.click();
    await tag.settled();
    expect(currentOf(tag)).to.equal(4);
    const { scrollLeft, clientWidth } = tag.part('stage');
    expect(scrollLeft).to.equal(4 * clientWidth);
  });

  itInChromium('shows the current picture in forced colours [GY-12]', async () => {
    await emulateMedia({ 'forced-colors': 'active' });
    const tag = await showGallery();
    const [current, other] = tag.parts('thumb').map((one) => getComputedStyle(one).borderColor);
    expect(current).not.to.equal(other);
  });

  it('fits into 320 px, as at 400 % zoom [GY-12]', async () => {
    const tag = await showGallery({ window: { width: 320, height: 256 } });
    expect(document.documentElement.scrollWidth).to.be.at.most(320);
    for (const dot of tag.parts('thumb')) expect(dot.clientWidth).to.be.at.least(24);
  });

  it('names pictures of equal texts by their numbers [GY-14]', async () => {
    const pictures = ['Kubek', 'Kubek', '', 'Spód'].map((alt, index) => picture(index, alt));
    const tag = await showGallery({ pictures });
    const names = ['Kubek, zdjęcie 1 z 4', 'Kubek, zdjęcie 2 z 4', 'Zdjęcie 3 z 4', 'Spód'];
    expect(tag.parts('thumb').map((one) => one.ariaLabel)).to.deep.equal(names);
    const images = slides(tag).map((slide) => slide.querySelector('img'));
    const shown = images.map((one) => one?.closest('a')?.ariaLabel ?? one?.ariaLabel ?? one?.alt);
    expect(shown).to.deep.equal(names);
    expect(images.map((one) => one?.alt)).to.deep.equal(['Kubek', 'Kubek', '', 'Spód']);
    await expectAccessible(tag.element);
  });

  itInChromium('prints the first picture, once [GY-15]', async () => {
    const tag = await showGallery({ count: 3 });
    tag.element.show(2);
    await shows(tag, 2);
    await emulateMedia({}, 'print');
    const boxes = slides(tag).map((slide) => slide.getClientRects().length);
    expect(boxes).to.deep.equal([1, 0, 0]);
    expect(tag.part('thumbs').getClientRects()).to.have.length(0);
  });

  itInChromium('prints the page behind an open dialog, not the dialog [GY-15]', async () => {
    const tag = await showOpen({ count: 2 });
    await emulateMedia({}, 'print');
    expect(tag.part('dialog').getClientRects()).to.have.length(0);
    expect(slides(tag)[0]?.getClientRects()).to.have.length(1);
  });
});
