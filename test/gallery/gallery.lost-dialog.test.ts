import { expect } from '@open-wc/testing';
import { isChromium } from '../kit/browser.ts';
import { installFakePlatform } from '../kit/fake-platform.ts';
import { findModules, loseModules } from '../kit/module-faults.ts';
import { waitUntil } from '../kit/wait-until.ts';
import { showGallery, slides } from './gallery.fixtures.ts';
import '../kit/guard.ts';

if (isChromium) {
  describe('<shop-gallery> that loses a module', () => {
    it('follows the link to the large file without the dialog', async () => {
      await loseModules('GalleryDialog');
      const platform = installFakePlatform();
      const tag = await showGallery();
      slides(tag)[1]?.click();
      await waitUntil(() => platform.page.followed.length > 0, 'the address');
      expect(tag.isOpen).to.equal(false);
      await findModules();
    });
  });
}
