import { expect } from '@open-wc/testing';
import { isChromium } from '../kit/browser.ts';
import { findModules, loseModules } from '../kit/module-faults.ts';
import { waitUntil } from '../kit/wait-until.ts';
import { counter, showGallery } from './gallery.fixtures.ts';
import { at, doubleTap, emulatePhone, gesture } from './touch.ts';
import '../kit/guard.ts';

if (isChromium) {
  describe('<shop-gallery> that loses a module', () => {
    it('swipe and zoom by taps without the module, with one shop-error [GY-11]', async () => {
      await emulatePhone(true);
      await loseModules('/zoom-engine');
      const tag = await showGallery({ count: 3, window: undefined });
      const errors = tag.events('shop-error') as CustomEvent[];
      tag.element.open(0);
      await waitUntil(() => errors.length > 0, 'the error');
      expect(errors.map(({ detail }) => detail.code)).to.deep.equal(['module']);
      await doubleTap(at(tag, 0.5, 0.5));
      await waitUntil(() => tag.element.matches(':state(zoomed)'), 'the zoom');
      tag.part('zoom-out').click();
      await waitUntil(() => !tag.element.matches(':state(zoomed)'), 'the whole picture');
      await gesture([at(tag, 0.9, 0.5)], [at(tag, 0.1, 0.5)]);
      await waitUntil(() => counter(tag) === 'Zdjęcie 2 z 3', 'the next picture');
      await findModules();
      await emulatePhone(false);
    });
  });
}
