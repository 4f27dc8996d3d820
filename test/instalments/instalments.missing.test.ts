import { expect } from '@open-wc/testing';
import { MODULE_LIMIT_MS } from '../../logic/page/module-within.ts';
import { itInChromium } from '../kit/browser.ts';
import { stopClock } from '../kit/clock.ts';
import { installFakePlatform } from '../kit/fake-platform.ts';
import { hangModules, releaseModules } from '../kit/module-faults.ts';
import { waitUntil } from '../kit/wait-until.ts';
import '../kit/guard.ts';
import { button, show } from './instalments.fixtures.ts';

describe('<shop-instalments> whose dialog fails to load', () => {
  itInChromium('shows a message, and opens it at a later click', async () => {
    const platform = installFakePlatform();
    const tag = await show('basket-count="1" basket-cost="20"');
    const errors = tag.events('shop-error');
    await hangModules('/InstalmentsDialog.tsx');
    const clock = stopClock();
    button(tag).click();
    await clock.tickAsync(MODULE_LIMIT_MS);
    clock.uninstall();
    await waitUntil(() => tag.parts('error').length === 1, 'the message');
    expect([tag.isOpen, errors.length, platform.page.followed.length]).to.deep.equal([false, 1, 0]);
    await releaseModules();
    button(tag).click();
    await waitUntil(() => tag.isOpen, 'the dialog');
    expect(tag.parts('error')).to.deep.equal([]);
  });
});
