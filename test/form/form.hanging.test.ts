import { expect } from '@open-wc/testing';
import { CLICK_TIMEOUT_MS } from '../../logic/page/module-within.ts';
import { enter, field, platformThat } from '../field/field.fixtures.ts';
import { itInChromium } from '../kit/browser.ts';
import { stopClock } from '../kit/clock.ts';
import '../kit/guard.ts';
import { findModules, hangModules, loseModules } from '../kit/module-faults.ts';
import { eventsOf } from '../kit/next-event.ts';
import { clickSend, sentForms, showForm, statesOf } from './form.fixtures.ts';

const RULES = '/validation/later/rules.ts';

describe('a <shop-form> whose rules fail to load in time', () => {
  itInChromium('falls back to native validation (A11, U3)', async () => {
    const platform = platformThat();
    await loseModules(RULES);
    const tag = await showForm(field('mail', '', 'type="email"'));
    // in this order, because a delayed request hangs as well
    await hangModules(RULES);
    await findModules();
    const clock = stopClock();
    const sent = sentForms(tag);
    const events = eventsOf(tag, 'shop-error');
    const send = async (value: string) => {
      enter('mail', value);
      clickSend(tag);
      await clock.tickAsync(CLICK_TIMEOUT_MS - 1);
      expect(statesOf(tag)).to.contain('validating');
      await clock.tickAsync(1);
      await platform.clock.advance(0);
    };
    await send('abc');
    expect([sent, statesOf(tag)]).to.deep.equal([[], ['failed']]);
    expect(events.length).to.be.greaterThan(0);
    await send('a@b.pl');
    expect(sent).to.deep.equal(['mail=a@b.pl&do=buy']);
  });
});
