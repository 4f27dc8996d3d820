import { expect } from '@open-wc/testing';
import { PlatformError } from '../../logic/platform/platform-error.ts';
import {
  changed,
  control,
  DEBOUNCE_MS,
  enter,
  field,
  messageOf,
  platformThat,
  requestedIds,
  stateOf,
  VALIDATE,
} from '../field/field.fixtures.ts';
import { settle } from '../kit/fake-clock.ts';
import '../kit/guard.ts';
import { press } from '../kit/keyboard.ts';
import { eventsOf } from '../kit/next-event.ts';
import { CITY, clickSend, formOf, sentForms, showForm, statesOf, ZIP } from './form.fixtures.ts';

const TIMEOUT_MS = 8000;
/** Members of a form that an input with the same name hides. */
const CLOBBERED = [
  'submit',
  'requestSubmit',
  'reset',
  'id',
  'name',
  'action',
  'method',
  'target',
  'elements',
  'noValidate',
  'isConnected',
  'addEventListener',
  'querySelectorAll',
  'children',
  'contains',
  'hasAttribute',
  'getAttribute',
  'setAttribute',
  'toggleAttribute',
  'closest',
  'matches',
  'ownerDocument',
  'getRootNode',
];

describe('the submission of a <shop-form>', () => {
  it('happens once for a valid form, with its button (FO-19)', async () => {
    const platform = platformThat();
    const tag = await showForm();
    const sent = sentForms(tag);
    enter('city', 'Warszawa');
    clickSend(tag);
    expect([sent, statesOf(tag)]).to.deep.equal([[], ['validating']]);
    await platform.clock.advance(0);
    expect(sent).to.deep.equal(['city=Warszawa&zip=&do=buy']);
    expect(statesOf(tag)).to.deep.equal(['submitting']);
    await platform.clock.advance(TIMEOUT_MS);
    expect(sent).to.have.length(1);
    expect(requestedIds(platform)).to.deep.equal([['city']]);
  });

  it('works with inputs named like properties and methods of a form (FO-19)', async () => {
    const platform = platformThat();
    const inputs = CLOBBERED.map((name) => `<input name="${name}" value="x">`).join('');
    const tag = await showForm(`${CITY}${inputs}<input id="bare" name="bare" required>`, {
      attributes: 'required-keys="city"',
    });
    const sent = sentForms(tag);
    const events = eventsOf(tag, 'shop-error');
    clickSend(tag);
    await platform.clock.advance(0);
    expect([stateOf('city'), statesOf(tag), sent]).to.deep.equal(['error', ['failed'], []]);
    enter('city', 'W');
    enter('bare', 'x');
    clickSend(tag);
    await platform.clock.advance(0);
    const others = CLOBBERED.map((name) => `&${name}=x`).join('');
    expect(sent).to.deep.equal([`city=W${others}&bare=x&do=buy`]);
    const form = tag.querySelector('form') ?? tag;
    tag.remove();
    await settle();
    expect(Element.prototype.hasAttribute.call(form, 'novalidate')).to.equal(false);
    expect(events).to.have.length(0);
  });

  it('happens once for a double click, Enter and click, or two events in one task (FO-18)', async () => {
    const platform = platformThat();
    const tag = await showForm();
    const sent = sentForms(tag);
    const confirmed = eventsOf(tag, 'shop-form-submit');
    const late = platform.defer(VALIDATE);
    enter('city', 'Warszawa');
    control('city').focus();
    await press('Enter');
    clickSend(tag);
    clickSend(tag);
    formOf(tag).requestSubmit();
    late.resolve({ [VALIDATE]: { messages: [] } });
    await platform.clock.advance(0);
    clickSend(tag);
    await platform.clock.advance(TIMEOUT_MS);
    expect([sent.length, confirmed.length]).to.deep.equal([1, 1]);
    expect(requestedIds(platform)).to.have.length(1);
  });

  it('reaches the page’s own listeners only once valid', async () => {
    const platform = platformThat();
    const tag = await showForm();
    const heard: string[] = [];
    formOf(tag).addEventListener('submit', ({ submitter }) => {
      heard.push(submitter?.getAttribute('value') ?? '');
    });
    clickSend(tag);
    await platform.clock.advance(0);
    enter('city', 'Warszawa');
    clickSend(tag);
    clickSend(tag);
    expect(heard).to.deep.equal([]);
    await platform.clock.advance(0);
    expect(heard).to.deep.equal(['buy']);
  });

  it('can be repeated by a page that sends the data itself', async () => {
    const platform = platformThat();
    const tag = await showForm(ZIP);
    const heard = eventsOf(tag, 'submit');
    const sent = sentForms(tag);
    formOf(tag).addEventListener('submit', (event) => event.preventDefault());
    for (const times of [1, 2]) {
      clickSend(tag);
      await platform.clock.advance(0);
      expect([heard.length, statesOf(tag), sent]).to.deep.equal([times, [], []]);
    }
  });

  it('dispatches shop-form-submit when valid, and preventDefault cancels it', async () => {
    const platform = platformThat();
    const tag = await showForm();
    const sent = sentForms(tag);
    const events = eventsOf(tag, 'shop-form-submit');
    tag.addEventListener('shop-form-submit', (event) => event.preventDefault());
    clickSend(tag);
    await platform.clock.advance(0);
    expect(events).to.have.length(0);
    enter('city', 'Warszawa');
    clickSend(tag);
    await platform.clock.advance(0);
    expect(events).to.have.length(1);
    expect(events[0]).to.include({ bubbles: true, composed: true, cancelable: true, detail: null });
    expect([sent, statesOf(tag)]).to.deep.equal([[], []]);
  });
});

describe('a <shop-form> that is invalid or whose validation fails', () => {
  it('is marked until it is valid, and focuses the first problem', async () => {
    const platform = platformThat(({ value }) => (value === 'x' ? 'incorect_zipcode' : ''));
    const tag = await showForm(ZIP + CITY);
    const sent = sentForms(tag);
    enter('zip', 'x');
    clickSend(tag);
    await platform.clock.advance(0);
    expect(statesOf(tag)).to.deep.equal(['failed']);
    expect(document.activeElement === control('zip')).to.equal(true);
    expect([stateOf('zip'), stateOf('city')]).to.deep.equal(['error', 'error']);
    expect(messageOf('city')).to.equal('Proszę wypełnić to pole.');
    enter('zip', '00-001');
    clickSend(tag);
    await platform.clock.advance(0);
    expect(document.activeElement === control('city')).to.equal(true);
    expect(statesOf(tag)).to.deep.equal(['failed']);
    enter('city', 'Warszawa');
    expect(await tag.validate()).to.equal(true);
    expect(statesOf(tag)).to.deep.equal([]);
    expect(sent).to.deep.equal([]);
  });

  it('focuses the input that the problem is about (FO-05)', async () => {
    const platform = platformThat(() => 'no_street_number');
    const tag = await showForm(
      `${field('house')}${field('street', 'type="street" house-number-from="house"')}`,
    );
    enter('street', 'Prosta');
    clickSend(tag);
    await platform.clock.advance(0);
    expect(document.activeElement === control('house')).to.equal(true);
    expect(statesOf(tag)).to.deep.equal(['failed']);
  });

  it('is submitted after 8 seconds if the validation hangs (FO-21)', async () => {
    const platform = platformThat();
    platform.defer(VALIDATE);
    const tag = await showForm();
    const sent = sentForms(tag);
    enter('city', 'Warszawa');
    clickSend(tag);
    await platform.clock.advance(TIMEOUT_MS - 1);
    expect(sent).to.have.length(0);
    await platform.clock.advance(1);
    expect(sent).to.have.length(1);
  });

  it('is submitted if the validation service fails (FO-21)', async () => {
    const platform = platformThat();
    platform.answer(VALIDATE, new PlatformError(VALIDATE, 'response', 500));
    const tag = await showForm();
    const sent = sentForms(tag);
    enter('city', 'Warszawa');
    clickSend(tag);
    await platform.clock.advance(0);
    expect(sent).to.have.length(1);
  });
});

describe('a repeated submission of a <shop-form>', () => {
  it('is possible after Back (FO-22)', async () => {
    const platform = platformThat();
    const tag = await showForm(ZIP);
    const sent = sentForms(tag);
    clickSend(tag);
    await platform.clock.advance(0);
    expect(statesOf(tag)).to.deep.equal(['submitting']);
    platform.page.restore();
    expect(tag.querySelector('button')?.disabled).to.equal(false);
    await settle();
    expect(statesOf(tag)).to.deep.equal([]);
    clickSend(tag);
    await platform.clock.advance(0);
    expect(sent).to.have.length(2);
  });

  it('cancels checks of fields typed into meanwhile (FO-37)', async () => {
    const platform = platformThat(({ value }) => (value === 'late' ? 'no_city' : ''));
    const tag = await showForm();
    enter('city', 'Warszawa');
    clickSend(tag);
    await platform.clock.advance(0);
    const events = eventsOf(tag, 'shop-field-validate');
    enter('city', 'late');
    await platform.clock.advance(DEBOUNCE_MS);
    expect(requestedIds(platform)).to.deep.equal([['city']]);
    expect([events.length, stateOf('city')]).to.deep.equal([0, 'success']);
  });

  it('ignores the answer for a value changed during validation', async () => {
    const platform = platformThat();
    const late = platform.defer(VALIDATE);
    const tag = await showForm();
    enter('city', 'Old');
    clickSend(tag);
    enter('city', 'New');
    late.resolve({ [VALIDATE]: { messages: [{ code: 'no_city', message: '' }] } });
    await settle();
    expect([statesOf(tag), stateOf('city')]).to.deep.equal([['failed'], 'empty']);
    await platform.clock.advance(DEBOUNCE_MS);
    expect(stateOf('city')).to.equal('success');
  });

  it('normalizes values, even in an input that kept focus (V8, V10)', async () => {
    const platform = platformThat();
    const tag = await showForm(
      field('zip', 'type="zipcode" country="1143020003"') + field('birth', 'type="birthdate"'),
    );
    const sent = sentForms(tag);
    enter('zip', ' 00001');
    enter('birth', '1.1.1990');
    formOf(tag).requestSubmit();
    await platform.clock.advance(0);
    expect(sent).to.deep.equal(['zip=00-001&birth=1990-01-01']);
    expect(requestedIds(platform)).to.deep.equal([['zip', 'birth']]);
  });

  it('with formnovalidate is not validated', async () => {
    const platform = platformThat();
    const tag = await showForm(
      `${CITY}<button formnovalidate name="draft" value="1">Save</button>`,
    );
    const sent = sentForms(tag);
    tag.querySelector<HTMLButtonElement>('[name=draft]')?.click();
    expect(sent).to.deep.equal(['city=&draft=1']);
    expect(requestedIds(platform)).to.deep.equal([]);
  });

  it('is possible if the answer goes elsewhere', async () => {
    const platform = platformThat();
    const frame = '<iframe name="elsewhere" hidden></iframe>';
    const tag = await showForm(ZIP + frame, { form: 'target="elsewhere"' });
    const sent = sentForms(tag);
    for (const times of [1, 2]) {
      clickSend(tag);
      await platform.clock.advance(0);
      expect([sent.length, statesOf(tag)]).to.deep.equal([times, []]);
    }
  });

  it('is possible after one that only closes a dialog', async () => {
    const platform = platformThat();
    const tag = await showForm(ZIP, { form: 'method="dialog"' });
    clickSend(tag);
    await platform.clock.advance(0);
    expect(statesOf(tag)).to.deep.equal([]);
  });

  it('is possible after a reset, which clears all states', async () => {
    const platform = platformThat();
    const tag = await showForm();
    clickSend(tag);
    await platform.clock.advance(0);
    expect([statesOf(tag), stateOf('city')]).to.deep.equal([['failed'], 'error']);
    formOf(tag).reset();
    await settle();
    expect([statesOf(tag), stateOf('city')]).to.deep.equal([[], 'empty']);
    const late = platform.defer(VALIDATE);
    const sent = sentForms(tag);
    enter('city', 'Warszawa');
    clickSend(tag);
    formOf(tag).reset();
    late.resolve({ [VALIDATE]: { messages: [{ code: 'no_city', message: '' }] } });
    await platform.clock.advance(0);
    expect([statesOf(tag), stateOf('city'), sent.length]).to.deep.equal([[], 'empty', 0]);
    changed('zip');
  });
});
