import { expect } from '@open-wc/testing';
import { setViewport } from '@web/test-runner-commands';
import { CLICK_TIMEOUT_MS } from '../../logic/page/module-within.ts';
import { itInChromium } from '../kit/browser.ts';
import { stopClock } from '../kit/clock.ts';
import { installFakePlatform } from '../kit/fake-platform.ts';
import '../kit/guard.ts';
import { hangModules, loseModules, releaseModules } from '../kit/module-faults.ts';
import { eventsOf } from '../kit/next-event.ts';
import { waitUntil } from '../kit/wait-until.ts';
import { addressOf, DEFAULT_VIEWPORT, linkOf, opened, showWide } from './menu.fixtures.ts';

/** Taps a link. */
function tap(link: HTMLElement): void {
  const init = { bubbles: true, composed: true, cancelable: true, pointerType: 'touch' };
  link.dispatchEvent(new PointerEvent('pointerdown', init));
  link.click();
}

describe('<shop-menu> whose panel fails to load', () => {
  afterEach(() => setViewport(DEFAULT_VIEWPORT));

  itInChromium(
    'follows the link on a tap if the panel fails or times out, and opens it otherwise (A1, A11)',
    async () => {
      const { page } = installFakePlatform();
      await loseModules('/MenuPanel.tsx');
      const menu = await showWide();
      const failures = eventsOf(menu, 'shop-error');
      const link = linkOf(menu, 'Ona');
      tap(link);
      await waitUntil(() => page.followed.length === 1);
      expect(page.followed).to.deep.equal([addressOf('Ona')]);
      expect(failures).to.have.length(1);

      await releaseModules();
      await hangModules('/MenuPanel.tsx');
      const clock = stopClock();
      tap(link);
      await clock.tickAsync(CLICK_TIMEOUT_MS - 1);
      expect(page.followed).to.have.length(1);
      await clock.tickAsync(1);
      expect(page.followed).to.have.length(2);

      // its timeout uses the fake clock, so a busy machine does not matter
      tap(link);
      clock.uninstall();
      await releaseModules();
      await opened(menu, 'Ona');
      expect(page.followed).to.have.length(2);
    },
  );
});
