import { expect, fixture, html } from '@open-wc/testing';
import { control, type Form, field, platformThat } from '../field/field.fixtures.ts';
import { settle } from '../platform/fake-clock.ts';
import { itInChromium } from '../shared/browser.ts';
import { holdRequests } from '../shared/devtools.ts';
import '../shared/guard.ts';
import { eventsOf } from '../shared/next-event.ts';
import { waitUntil } from '../shared/wait-until.ts';
import { pressSend, sentForms, statesOf } from './form.fixtures.ts';

const MODULE_TIMEOUT_MS = 5000;

describe('a <shop-form> whose check hangs', () => {
  itInChromium('is left to the browser after 5 seconds (A11, U3)', async () => {
    await holdRequests('/validate-form');
    const platform = platformThat();
    const place = await fixture<HTMLElement>(html`<div></div>`);
    place.innerHTML = `<shop-form><form action="javascript:void 0">
      ${field('mail', '', 'type="email"')}<button>Send</button></form></shop-form>`;
    const tag = place.querySelector<Form>('shop-form');
    if (!tag) throw new Error('Expected a shop-form.');
    await waitUntil(() => tag.querySelector('form')?.noValidate === true);
    const sent = sentForms(tag);
    const told = eventsOf(tag, 'shop-error');
    const press = async (value: string) => {
      control('mail').value = value;
      pressSend(tag);
      await settle();
      expect(statesOf(tag)).to.contain('validating');
      await platform.clock.advance(MODULE_TIMEOUT_MS);
    };
    await press('abc');
    expect([sent, statesOf(tag)]).to.deep.equal([[], ['failed']]);
    expect(told.map((event) => event instanceof CustomEvent && event.detail.code)).to.deep.equal([
      'module',
    ]);
    await press('a@b.pl');
    expect(sent).to.deep.equal(['mail=a@b.pl']);
  });
});
