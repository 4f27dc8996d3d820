import { expect, html } from '@open-wc/testing';
import { setViewport } from '@web/test-runner-commands';
import { expectAccessible } from '../kit/accessible.ts';
import { press } from '../kit/keyboard.ts';
import { mount } from '../kit/mount.ts';
import { click } from '../kit/mouse.ts';
import { waitUntil } from '../kit/wait-until.ts';
import {
  currentOf,
  mediumOf,
  picture,
  showGallery,
  shows,
  slides,
  WINDOW,
} from './gallery.fixtures.ts';
import '../kit/guard.ts';

const PHONE = { width: 360, height: 640 };

describe('the row of <shop-gallery>', () => {
  for (const [lang, name, first] of [
    ['pl', 'Zdjęcia produktu', 'Zdjęcie 1 z 5'],
    ['en', 'Product pictures', 'Picture 1 of 5'],
  ] as const) {
    it(`is a named carousel with a status in ${lang}`, async () => {
      const tag = await showGallery({ lang });
      expect(tag.one('section').ariaLabel).to.equal(name);
      expect(tag.one('[aria-live=polite]').textContent).to.equal(first);
      await expectAccessible(tag.element);
    });
  }

  it('shows a picture by its thumbnail, with one shop-gallery-change', async () => {
    const tag = await showGallery();
    const changes = tag.events('shop-gallery-change') as CustomEvent[];
    await click(tag.parts('thumb')[3] ?? tag.element);
    await shows(tag, 3);
    expect(changes.map(({ detail }) => detail)).to.deep.equal([{ index: 3 }]);
    expect(tag.parts('thumb-current')).to.have.length(1);
    expect(tag.one('[aria-live=polite]').textContent).to.equal('Zdjęcie 4 z 5');
  });

  it('shows the first thumbnail whole if the page gives it a width later', async () => {
    const tag = await mount(
      'shop-gallery',
      html`<div style="inline-size: 0"><shop-gallery>${[0, 1, 2].map((at) => picture(at))}</shop-gallery></div>`,
    );
    tag.element.parentElement?.style.setProperty('inline-size', '150px');
    const [first] = tag.parts('thumb');
    const edges = [tag.part('thumbs'), first].map((one) => one?.getBoundingClientRect().left);
    expect(edges[1]).to.equal(edges[0]);
  });

  it('follows scrolling by the shopper', async () => {
    const tag = await showGallery();
    tag.part('stage').scrollTo({ left: 800, behavior: 'instant' });
    await shows(tag, 2);
  });

  it('moves by arrow keys, Home and End', async () => {
    const tag = await showGallery();
    tag.part('stage').focus();
    await press('ArrowRight', 'ArrowRight');
    await shows(tag, 2);
    await press('End');
    await shows(tag, 4);
    await press('ArrowRight');
    await shows(tag, 4);
    await press('Home');
    await shows(tag, 0);
  });

  it('moves by keys on the link of a picture, with the focus', async () => {
    const tag = await showGallery({ attributes: { loop: '' } });
    const changes = tag.events('shop-gallery-change');
    slides(tag)[0]?.focus();
    await press('ArrowRight');
    await shows(tag, 1);
    expect(document.activeElement === slides(tag)[1]).to.equal(true);
    await press('End');
    await shows(tag, 4);
    await press('ArrowRight');
    await shows(tag, 0);
    expect(changes).to.have.length(3);
    expect(document.activeElement === slides(tag)[0]).to.equal(true);
  });

  it('wraps around with loop', async () => {
    const tag = await showGallery({ attributes: { loop: '' } });
    tag.part('stage').focus();
    await press('ArrowLeft');
    await shows(tag, 4);
  });

  it('shows a picture by method', async () => {
    const tag = await showGallery();
    tag.element.show(2);
    await shows(tag, 2);
    tag.element.show(99);
    await shows(tag, 4);
  });

  it('has dots instead of thumbnails on phones, and with thumbs="none"', async () => {
    const phone = await showGallery({ window: PHONE });
    expect(phone.all('.thumb img')).to.have.length(0);
    await click(phone.parts('thumb')[1] ?? phone.element);
    await shows(phone, 1);
    await expectAccessible(phone.element);
    const none = await showGallery({ attributes: { thumbs: 'none' } });
    expect(none.all('.thumb img')).to.have.length(0);
    const bottom = await showGallery({ window: PHONE, attributes: { thumbs: 'bottom' } });
    await waitUntil(() => bottom.all('.thumb img').length > 2, 'the thumbnails');
    // WebKit evaluates the media queries of a stylesheet only while an element uses it
    await setViewport(WINDOW);
  });

  it('has thumbnails beside the pictures with thumbs="start"', async () => {
    const tag = await showGallery({ count: 20, attributes: { thumbs: 'start' } });
    const [list, stage] = ['thumbs', 'stage'].map((name) => tag.part(name).getBoundingClientRect());
    expect(list?.right).to.be.at.most(stage?.left ?? 0);
    expect(list?.height).to.be.closeTo(stage?.height ?? 0, 1);
  });

  it('uses another thumbnail from data-thumb, and no script', async () => {
    const pictures = [0, 1].map(
      (index) =>
        html`<img
          src=${mediumOf(index)}
          data-thumb=${index ? 'javascript:alert(1)' : mediumOf(7)}
          alt="M${index}"
          width="4"
          height="3"
        />`,
    );
    const tag = await showGallery({ pictures });
    await waitUntil(() => tag.all('.thumb img').length === 2, 'the thumbnails');
    const addresses = tag.all('.thumb img').map((one) => one.getAttribute('src'));
    expect(addresses).to.deep.equal([mediumOf(7), mediumOf(1)]);
  });

  it('follows pictures that are added and removed', async () => {
    const tag = await showGallery({ count: 3 });
    tag.element.show(2);
    await shows(tag, 2);
    slides(tag)[2]?.remove();
    await shows(tag, 1);
    const added = slides(tag)[0]?.cloneNode(true);
    if (added) tag.element.append(added);
    await waitUntil(() => tag.parts('thumb').length === 3, 'the third thumbnail');
    expect(currentOf(tag)).to.equal(1);
  });

  it('opens the browser’s own page of the file with zoom="none"', async () => {
    const tag = await showGallery({ pictures: [picture(0)], attributes: { zoom: 'none' } });
    let isPrevented: boolean | undefined;
    tag.page.addEventListener('click', (event) => {
      isPrevented = event.defaultPrevented;
      event.preventDefault();
    });
    slides(tag)[0]?.click();
    expect(isPrevented).to.equal(false);
    expect(tag.isOpen).to.equal(false);
  });
});
