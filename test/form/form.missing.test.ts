import { expect } from '@open-wc/testing';
import { CLICK_TIMEOUT_MS, MODULE_LIMIT_MS } from '../../logic/page/module-within.ts';
import { enter, platformThat } from '../field/field.fixtures.ts';
import { itInChromium } from '../kit/browser.ts';
import { stopClock } from '../kit/clock.ts';
import '../kit/guard.ts';
import { hangModules, loseModules, releaseModules } from '../kit/module-faults.ts';
import { eventsOf } from '../kit/next-event.ts';
import { waitUntil } from '../kit/wait-until.ts';
import { clickSend, formOf, sentForms, showForm, statesOf } from './form.fixtures.ts';

describe('<shop-form> without its validation module', () => {
  itInChromium(
    'is submitted if the module fails or times out, and waits for it otherwise (A1, A11)',
    async () => {
      const platform = platformThat();
      await loseModules('/form-help.ts');
      const tag = await showForm();
      const failures = eventsOf(tag, 'shop-error');
      const sent = sentForms(tag);
      enter('city', 'W');
      clickSend(tag);
      await waitUntil(() => failures.length > 0, 'the check is lost');
      await platform.clock.advance(0);
      expect(sent).to.have.length(1);

      formOf(tag).reset();
      await releaseModules();
      await hangModules('/form-help.ts');
      const clock = stopClock();
      clickSend(tag);
      await clock.tickAsync(CLICK_TIMEOUT_MS - 1);
      expect(statesOf(tag)).to.deep.equal(['validating']);
      await clock.tickAsync(MODULE_LIMIT_MS);
      await platform.clock.advance(0);
      expect(sent).to.have.length(2);
      clock.uninstall();
      expect(statesOf(tag)).to.deep.equal(['submitting']);
    },
  );
});
