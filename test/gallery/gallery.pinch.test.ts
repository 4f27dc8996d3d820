import { expect } from '@open-wc/testing';
import { isChromium } from '../kit/browser.ts';
import { settled } from '../kit/settled.ts';
import { waitUntil } from '../kit/wait-until.ts';
import { counter, type Gallery, largeImage, largeShows, showOpen } from './gallery.fixtures.ts';
import { at, doubleTap, emulatePhone, gesture } from './touch.ts';
import '../kit/guard.ts';

const isZoomed = ({ element }: Gallery): boolean => element.matches(':state(zoomed)');
const isDriven = (tag: Gallery): boolean => tag.all('[data-driven]').length > 0;

function centreOf(element: Element): number {
  const { left, right } = element.getBoundingClientRect();
  return (left + right) / 2;
}

const widthOf = (tag: Gallery): number => largeImage(tag).getBoundingClientRect().width;

/** A gallery of three pictures, open on a phone. */
async function showOnPhone(): Promise<Gallery> {
  const tag = await showOpen({ count: 3, window: undefined });
  await waitUntil(() => isDriven(tag), 'the module for pinching');
  await largeShows(tag);
  await settled(tag.element);
  return tag;
}

if (isChromium) {
  describe('fingers in the dialog of <shop-gallery>', () => {
    beforeEach(() => emulatePhone(true));
    afterEach(() => emulatePhone(false));

    it('zoom by a pinch of which one finger is beside the picture [GY-04]', async () => {
      const tag = await showOnPhone();
      const fit = widthOf(tag);
      // the picture is in the middle of a higher box
      await gesture(
        [at(tag, 0.5, 0.4), at(tag, 0.5, 0.6)],
        [at(tag, 0.5, 0.05), at(tag, 0.5, 0.9)],
      );
      await waitUntil(() => isZoomed(tag), 'the zoom');
      expect(widthOf(tag)).to.be.above(fit * 1.5);
      expect(counter(tag)).to.equal('Zdjęcie 1 z 3');
    });

    it('swipe, after which the button zooms at the centre [GY-05]', async () => {
      const tag = await showOnPhone();
      await gesture([at(tag, 0.9, 0.5)], [at(tag, 0.1, 0.5)]);
      await waitUntil(() => counter(tag) === 'Zdjęcie 2 z 3', 'the next picture');
      await largeShows(tag);
      const fit = widthOf(tag);
      tag.part('zoom-in').click();
      await waitUntil(() => Math.abs(widthOf(tag) - 2 * fit) < 2, 'the zoom');
      const [picture, stage] = [largeImage(tag), tag.one('.viewer__stage')];
      await waitUntil(() => Math.abs(centreOf(picture) - centreOf(stage)) < 2, 'the centre');
    });

    it('never swipe while the picture is zoomed, and zoom out again [GY-04]', async () => {
      const tag = await showOnPhone();
      const fit = widthOf(tag);
      tag.part('zoom-in').click();
      await waitUntil(() => widthOf(tag) > fit * 1.9, 'the zoom');
      await waitUntil(
        () => Math.abs(centreOf(largeImage(tag)) - centreOf(tag.one('.viewer__stage'))) < 2,
        'the centre of the picture',
      );
      for (let swipe = 0; swipe < 3; swipe += 1) {
        await gesture([at(tag, 0.9, 0.5)], [at(tag, 0.1, 0.5)]);
      }
      expect(counter(tag)).to.equal('Zdjęcie 1 z 3');
      await gesture(
        [at(tag, 0.5, 0.1), at(tag, 0.5, 0.9)],
        [at(tag, 0.5, 0.45), at(tag, 0.5, 0.55)],
      );
      await waitUntil(() => !isZoomed(tag), 'the whole picture');
      await waitUntil(() => Math.abs(widthOf(tag) - fit) < 2, 'its width');
      await gesture([at(tag, 0.9, 0.5)], [at(tag, 0.1, 0.5)]);
      await waitUntil(() => counter(tag) === 'Zdjęcie 2 z 3', 'the next picture');
    });

    it('have no button between them: none is over a picture [GY-04]', async () => {
      const tag = await showOnPhone();
      const stage = tag.one('.viewer__stage').getBoundingClientRect();
      for (const button of tag.all('dialog button')) {
        const { left, right, top, bottom } = button.getBoundingClientRect();
        const isBeside = right <= stage.left || left >= stage.right;
        expect(
          isBeside || bottom <= stage.top || top >= stage.bottom,
          button.ariaLabel ?? '',
        ).to.equal(true);
      }
    });

    it('zoom by a double tap [GY-05]', async () => {
      const tag = await showOnPhone();
      await doubleTap(at(tag, 0.5, 0.5));
      await waitUntil(() => isZoomed(tag), 'the zoom');
      // a tap right after it would be the second one of another pair
      await Promise.all(
        largeImage(tag)
          .getAnimations()
          .map(({ finished }) => finished),
      );
      await doubleTap(at(tag, 0.5, 0.5));
      await waitUntil(() => !isZoomed(tag), 'the whole picture');
    });

    it('close the dialog by its button while the picture is zoomed [GY-04]', async () => {
      const tag = await showOnPhone();
      tag.part('zoom-in').click();
      await waitUntil(() => isZoomed(tag), 'the zoom');
      tag.part('close').click();
      await waitUntil(() => !tag.isOpen, 'the closed dialog');
      expect(isZoomed(tag)).to.equal(false);
    });
  });
}
