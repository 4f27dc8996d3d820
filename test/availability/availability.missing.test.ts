import { expect } from '@open-wc/testing';
import { CLICK_TIMEOUT_MS } from '../../logic/page/module-within.ts';
import { expectAccessible } from '../kit/accessible.ts';
import { itInChromium } from '../kit/browser.ts';
import { stopClock } from '../kit/clock.ts';
import { installFakePlatform, platform } from '../kit/fake-platform.ts';
import { hangModules, loseModules, releaseModules } from '../kit/module-faults.ts';
import { click } from '../kit/mouse.ts';
import { focused, text } from '../kit/shadow.ts';
import { waitUntil } from '../kit/wait-until.ts';
import { openDialog, product, show } from './availability.fixtures.ts';
import '../kit/guard.ts';

const LOST = 'Nie udało się tego sprawdzić. Spróbuj ponownie.';

beforeEach(installFakePlatform);

describe('a dialog of shop-availability whose module', () => {
  itInChromium(
    'fails to load shows an inline message, and the next click retries [AV-15]',
    async () => {
      await loseModules('/later/CostsDialog.tsx');
      const tag = await show(product(), 'costs');
      const errors = tag.events('shop-error');
      await click(tag.part('costs-button'));
      await waitUntil(() => tag.parts('error').length > 0, 'the line');
      expect([text(tag.part('error')), errors.length]).to.deep.equal([LOST, 1]);
      expect([focused(), tag.isOpen]).to.deep.equal([tag.part('costs-button'), false]);
      await expectAccessible(tag.element);
      await releaseModules();
      platform.answer('shipping', { shipping: null });
      await openDialog(tag, 'costs');
      expect(tag.parts('error')).to.deep.equal([]);
    },
  );

  itInChromium('hangs shows an inline message after three seconds [AV-15]', async () => {
    await hangModules('/later/StoresDialog.tsx');
    const tag = await show(product(), 'stores');
    const clock = stopClock();
    tag.part('stores-button').click();
    await clock.tickAsync(CLICK_TIMEOUT_MS - 1);
    expect(tag.parts('error')).to.deep.equal([]);
    await clock.tickAsync(1);
    clock.uninstall();
    await waitUntil(() => tag.parts('error').length > 0, 'the line');
    expect(text(tag.part('error'))).to.equal(LOST);
    await releaseModules();
  });
});
