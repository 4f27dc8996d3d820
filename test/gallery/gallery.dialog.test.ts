import { expect, html } from '@open-wc/testing';
import { sendMouse } from '@web/test-runner-commands';
import { expectAccessible } from '../kit/accessible.ts';
import { press } from '../kit/keyboard.ts';
import { click } from '../kit/mouse.ts';
import { settled } from '../kit/settled.ts';
import { focused } from '../kit/shadow.ts';
import { waitUntil } from '../kit/wait-until.ts';
import {
  counter,
  type Gallery,
  largeOf,
  largeShows,
  mediumOf,
  openBy,
  picture,
  showGallery,
  showOpen,
  shows,
  slides,
} from './gallery.fixtures.ts';
import '../kit/guard.ts';

const closed = (tag: Gallery) => waitUntil(() => !tag.isOpen, 'the closed dialog');
/** Clicks in the first corner of the picture's box, which has another shape. */
async function clickBeside(tag: Gallery): Promise<void> {
  await largeShows(tag);
  const { left, top } = tag.one('[data-current=true]').getBoundingClientRect();
  await sendMouse({ type: 'click', position: [Math.ceil(left + 4), Math.ceil(top + 4)] });
}

const counts = (tag: Gallery, text: string) => waitUntil(() => counter(tag) === text, text);

describe('the dialog of <shop-gallery>', () => {
  for (const [lang, first, close] of [
    ['pl', 'Zdjęcie 1 z 5', 'Zamknij zdjęcia'],
    ['en', 'Picture 1 of 5', 'Close the pictures'],
  ] as const) {
    it(`opens by a click on a picture, in ${lang}`, async () => {
      const tag = await openBy(await showGallery({ lang }));
      expect(tag.element.matches(':state(open)')).to.equal(true);
      expect(counter(tag)).to.equal(first);
      expect(tag.part('counter').ariaLive).to.equal('polite');
      expect(tag.part('close').ariaLabel).to.equal(close);
      await expectAccessible(tag.element);
    });
  }

  for (const [way, leave] of [
    ['Escape', () => press('Escape')],
    [
      'Back',
      async (tag: Gallery) => {
        tag.part('dialog').dispatchEvent(new Event('cancel', { cancelable: true }));
      },
    ],
    ['a click beside the picture', clickBeside],
    ['its button', (tag: Gallery) => click(tag.part('close'))],
  ] as const) {
    it(`opened by Enter and closed by ${way} focuses the picture shown last [GY-06]`, async () => {
      const tag = await showGallery({
        pictures: [0, 1, 2].map((index) => picture(index)),
      });
      document.body.style.minBlockSize = '300vh';
      scrollTo(0, 100);
      const closes = tag.events('shop-gallery-close');
      slides(tag)[0]?.focus({ preventScroll: true });
      await press('Enter');
      await waitUntil(() => tag.isOpen, 'the dialog');
      await settled(tag.element);
      await press('ArrowRight');
      await counts(tag, 'Zdjęcie 2 z 3');
      await leave(tag);
      await closed(tag);
      await settled(tag.element);
      expect(focused()).to.equal(slides(tag)[1]);
      await shows(tag, 1);
      expect(scrollY).to.equal(100);
      expect(closes).to.have.length(1);
      document.body.style.minBlockSize = '';
    });
  }

  it('opens by Enter on the row where pictures are no links', async () => {
    const tag = await showGallery({
      pictures: html`<img src=${mediumOf(0)} data-img_high_res=${largeOf(0)} alt="A" width="4" height="3" />`,
    });
    tag.part('stage').focus();
    await press('Enter');
    await waitUntil(() => tag.isOpen, 'the dialog');
    await press('Escape');
    await closed(tag);
    await settled(tag.element);
    expect(focused()).to.equal(tag.part('stage'));
  });

  it('shows other pictures with keys and buttons', async () => {
    const tag = await showOpen();
    await press('ArrowRight', 'ArrowRight');
    await counts(tag, 'Zdjęcie 3 z 5');
    await press('End');
    await counts(tag, 'Zdjęcie 5 z 5');
    expect(tag.part('next').ariaDisabled).to.equal('true');
    await press('Home');
    await counts(tag, 'Zdjęcie 1 z 5');
    await click(tag.part('next'));
    await counts(tag, 'Zdjęcie 2 z 5');
    await click(tag.part('previous'));
    await counts(tag, 'Zdjęcie 1 z 5');
    await shows(tag, 0);
  });
});
