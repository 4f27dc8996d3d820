import { expect, fixture, html } from '@open-wc/testing';
import type { ElementOf } from '../../elements/declare/element-types.ts';
import { registerElements } from '../../elements/start/register.ts';
import { minicartElement } from '../../elements/tags/minicart/minicart.element.ts';
import { CLICK_TIMEOUT_MS, MODULE_LIMIT_MS } from '../../logic/page/module-within.ts';
import { itInChromium } from '../kit/browser.ts';
import { stopClock } from '../kit/clock.ts';
import { installFakePlatform } from '../kit/fake-platform.ts';
import '../kit/guard.ts';
import { hangModules, loseModules, releaseModules } from '../kit/module-faults.ts';
import { eventsOf } from '../kit/next-event.ts';
import { part, text } from '../kit/shadow.ts';
import { waitUntil } from '../kit/wait-until.ts';
import { ajaxBasket } from './minicart.fixtures.ts';

type Minicart = ElementOf<typeof minicartElement>;

registerElements([minicartElement]);

describe('<shop-minicart> whose panel fails to load', () => {
  itInChromium(
    'follows the link on a click if the panel fails or times out, and opens it otherwise (A1, A11)',
    async () => {
      const platform = installFakePlatform();
      await loseModules('/MinicartContent.tsx');
      const failures = eventsOf(document, 'shop-error');
      const element = await fixture<Minicart>(
        html`<shop-minicart href="/basket" .basket=${ajaxBasket() as never}></shop-minicart>`,
      );
      const link = part(element, 'link');
      link.click();
      await waitUntil(() => platform.page.followed.length === 1);
      expect(platform.page.followed).to.deep.equal(['/basket']);
      expect(part(element, 'panel').hidden).to.equal(true);
      expect(failures).to.have.length(1);

      const openings = eventsOf(element, 'shop-minicart-open');
      element.dispatchEvent(new PointerEvent('pointerenter', { pointerType: 'mouse' }));
      await platform.clock.advance(500);
      element.dispatchEvent(new PointerEvent('pointerleave', { pointerType: 'mouse' }));
      expect(openings, 'a mouse that rests opens nothing').to.have.length(0);
      expect(element.open).to.equal(false);

      await releaseModules();
      await hangModules('/MinicartContent.tsx');
      const clock = stopClock();
      link.click();
      link.click();
      await clock.tickAsync(CLICK_TIMEOUT_MS - 1);
      expect(platform.page.followed).to.have.length(1);
      await clock.tickAsync(1);
      await clock.tickAsync(MODULE_LIMIT_MS);
      expect(platform.page.followed).to.deep.equal(['/basket', '/basket']);
      expect(failures).to.have.length(1);

      // its timeout uses the fake clock, so a busy machine does not matter
      link.click();
      clock.uninstall();
      await releaseModules();
      await waitUntil(() => !part(element, 'panel').hidden);
      expect(element.open).to.equal(true);
      expect(text(part(element, 'product'))).to.contain('Kubek');
      expect(platform.page.followed).to.have.length(2);
    },
  );
});
