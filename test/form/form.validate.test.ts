import { expect } from '@open-wc/testing';
import {
  control,
  DEBOUNCE_MS,
  enter,
  field,
  fieldOf,
  fill,
  messageOf,
  platformThat,
  requestedIds,
  stateOf,
  VALIDATE,
} from '../field/field.fixtures.ts';
import { partial } from '../kit/answers.ts';
import '../kit/guard.ts';
import { eventsOf } from '../kit/next-event.ts';
import { warnings } from '../kit/warnings.ts';
import { CITY, clickSend, formOf, showForm, statesOf, ZIP } from './form.fixtures.ts';

const detailOf = (event: Event | undefined): unknown =>
  event instanceof CustomEvent ? event.detail : undefined;

/** The fields' results in events: `name state code`. */
const resultsIn = (events: readonly Event[]) =>
  events.map((event) => {
    const detail = detailOf(event) as {
      valid: boolean;
      fields: { id: string; state: string; code?: string }[];
    };
    const fields = detail.fields.map(({ id, state, code }) =>
      `${id} ${state} ${code ?? ''}`.trim(),
    );
    return [detail.valid, ...fields];
  });

describe('the validation of a <shop-form>', () => {
  it('checks twenty fields with one query, each with its own result (FO-25)', async () => {
    const platform = platformThat(({ id }) => (id === 'f-7' ? 'no_city' : ''));
    const ids = Array.from({ length: 20 }, (_, at) => `f-${at}`);
    const tag = await showForm(ids.map((id) => field(id, 'type="city"')).join(''));
    for (const id of ids) control(id).value = id;
    const shown = eventsOf(tag, 'shop-field-validate');
    expect(await tag.validate()).to.equal(false);
    expect(requestedIds(platform)).to.deep.equal([ids]);
    expect(ids.filter((id) => stateOf(id) === 'error')).to.deep.equal(['f-7']);
    expect(ids.filter((id) => stateOf(id) === 'success')).to.have.length(19);
    expect(shown).to.have.length(20);
    const document = platform.calls(VALIDATE)[0]?.document ?? '';
    expect(new Set(document.match(/f_\d+(?=:)/g)).size).to.equal(20);
  });

  it('has no result for fields missing in the answer (FO-25, GQ-15)', async () => {
    const platform = platformThat();
    platform.answer(
      VALIDATE,
      partial({ city: { messages: [{ code: 'no_city', message: '' }] }, zip: null }),
    );
    const tag = await showForm();
    enter('city', 'x');
    enter('zip', 'y');
    expect(await tag.validate()).to.equal(false);
    expect([stateOf('city'), stateOf('zip')]).to.deep.equal(['error', 'empty']);
  });

  it('checks bank accounts with separate calls', async () => {
    const platform = platformThat();
    const url = '/ajax/payments.php?action=verify_iban&bankAccount=1';
    platform.answer(url, '{"errno":1}');
    const tag = await showForm(ZIP + field('account', 'type="iban"'));
    enter('zip', '1');
    enter('account', '1');
    expect(await tag.validate()).to.equal(false);
    expect([requestedIds(platform), platform.calls(url).length]).to.deep.equal([[['zip']], 1]);
  });

  it('reports all fields in document order, after rendering', async () => {
    platformThat(({ id }) => (id === 'zip' ? 'incorect_zipcode' : ''));
    const tag = await showForm(`${field('note')}${CITY}${ZIP}`);
    enter('zip', 'x');
    const events = eventsOf(tag, 'shop-form-validate');
    const seen: unknown[] = [];
    tag.addEventListener('shop-form-validate', () => seen.push(stateOf('zip'), statesOf(tag)));
    await tag.validate();
    expect(resultsIn(events)).to.deep.equal([
      [false, 'note empty', 'city error mandatoryField', 'zip error incorect_zipcode'],
    ]);
    expect(events[0]).to.include({ bubbles: true, composed: true, cancelable: false });
    expect(Object.isFrozen(detailOf(events[0]))).to.equal(true);
    expect(seen).to.deep.equal(['error', []]);
    expect(document.activeElement === document.body).to.equal(true);
  });

  it('is shared by concurrent calls', async () => {
    const platform = platformThat();
    const tag = await showForm();
    const late = platform.defer(VALIDATE);
    const events = eventsOf(tag, 'shop-form-validate');
    enter('city', 'x');
    const answers = Promise.all([tag.validate(), tag.validate()]);
    clickSend(tag);
    late.resolve({ [VALIDATE]: { messages: [{ code: 'no_city', message: '' }] } });
    expect(await answers).to.deep.equal([false, false]);
    await platform.clock.advance(0);
    expect([requestedIds(platform).length, events.length]).to.deep.equal([1, 1]);
    expect(statesOf(tag)).to.deep.equal(['failed']);
  });

  it('skips disabled and hidden fields (FO-17)', async () => {
    const platform = platformThat();
    const tag = await showForm(`${CITY}<div hidden>${field('far', 'required')}</div>
      ${field('off', 'required', 'disabled')}${field('fixed', 'required', 'readonly')}`);
    const events = eventsOf(tag, 'shop-form-validate');
    enter('city', 'x');
    expect(await tag.validate()).to.equal(true);
    expect(resultsIn(events)).to.deep.equal([[true, 'city success']]);
    expect(requestedIds(platform)).to.deep.equal([['city']]);
  });

  it('includes fields that are added, moved or associated from outside', async () => {
    const platform = platformThat();
    const tag = await showForm('<div id="end"></div>');
    const events = eventsOf(tag, 'shop-form-validate');
    const end = document.getElementById('end');
    end?.insertAdjacentHTML('beforebegin', `${field('one')}${field('two')}`);
    formOf(tag).id = 'whole';
    tag.insertAdjacentHTML('afterend', field('out', '', 'form="whole"'));
    await Promise.all(['one', 'two', 'out'].map((id) => fieldOf(id).updateComplete));
    await tag.validate();
    end?.append(fieldOf('one'));
    await tag.validate();
    fieldOf('two').remove();
    await platform.clock.advance(0);
    await tag.validate();
    document.getElementById('out')?.closest('shop-field')?.remove();
    expect(resultsIn(events).map(([, ...fields]) => fields.join(' '))).to.deep.equal([
      'one empty two empty out empty',
      'two empty one empty out empty',
      'one empty out empty',
    ]);
  });

  it('applies native rules to inputs without a field', async () => {
    const platform = platformThat();
    const tag = await showForm(`${CITY}<textarea id="note" required></textarea>
      <input id="mail" type="email" value="x"><input id="off" required disabled>`);
    const events = eventsOf(tag, 'shop-form-validate');
    enter('city', 'W');
    clickSend(tag);
    await platform.clock.advance(0);
    expect(resultsIn(events)).to.deep.equal([
      [false, 'city success', 'note error mandatoryField', 'mail error invalid'],
    ]);
    expect(document.activeElement === control('note')).to.equal(true);
    enter('note', 'x');
    enter('mail', 'a@b.pl');
    expect(await tag.validate()).to.equal(true);
  });
});

describe('the validation of a <shop-form>: required-keys', () => {
  const KEYS = { attributes: 'required-keys="city, zip"' };

  it('send no request while one is empty, but show every local message', async () => {
    const platform = platformThat();
    const tag = await showForm(
      `${field('name', 'type="firstname"')}${field('city', 'type="city"')}${ZIP}`,
      KEYS,
    );
    enter('name', 'J4n');
    enter('city', 'Warszawa');
    const events = eventsOf(tag, 'shop-form-validate');
    expect(await tag.validate()).to.equal(false);
    expect(requestedIds(platform)).to.deep.equal([]);
    expect(resultsIn(events)).to.deep.equal([
      [false, 'name error onlyDigital', 'city empty', 'zip error mandatoryField'],
    ]);
    expect(messageOf('zip')).to.equal('Proszę wypełnić to pole.');
    enter('zip', '00-001');
    enter('name', 'Jan');
    expect(await tag.validate()).to.equal(true);
    expect(requestedIds(platform)).to.deep.equal([['name', 'city', 'zip']]);
  });

  it('keep the state of fields that would need a request', async () => {
    const platform = platformThat(() => 'no_city');
    const tag = await showForm(undefined, KEYS);
    await fill(platform, 'city', 'x');
    const events = eventsOf(tag, 'shop-form-validate');
    await tag.validate();
    expect(resultsIn(events)).to.deep.equal([
      [false, 'city error no_city', 'zip error mandatoryField'],
    ]);
    enter('city', 'y');
    await tag.validate();
    await platform.clock.advance(DEBOUNCE_MS);
    expect(requestedIds(platform)).to.deep.equal([['city'], ['city']]);
  });

  it('may be names, set as a property, and of disabled inputs', async () => {
    platformThat();
    const tag = await showForm(
      '<shop-field><input id="x" name="town"></shop-field><input name="gone" disabled>',
    );
    tag.requiredKeys = ['town', 'gone'];
    await tag.updateComplete;
    expect(await tag.validate()).to.equal(false);
    enter('x', 'W');
    expect(await tag.validate()).to.equal(true);
  });

  it('may be inputs without a field, with native messages', async () => {
    const platform = platformThat();
    const tag = await showForm('<label>Bare <input id="bare" name="bare"></label>', {
      attributes: 'required-keys="bare"',
    });
    const events = eventsOf(tag, 'shop-form-validate');
    clickSend(tag);
    await platform.clock.advance(0);
    expect(resultsIn(events)).to.deep.equal([[false, 'bare error mandatoryField']]);
    expect(control('bare').validationMessage).to.equal('Proszę wypełnić to pole.');
    expect(document.activeElement === control('bare')).to.equal(true);
    enter('bare', 'x');
    expect(control('bare').validity.valid).to.equal(true);
    expect(await tag.validate()).to.equal(true);
    control('bare').value = '';
    await tag.validate();
    control('bare').value = 'y';
    expect(await tag.validate()).to.equal(true);
  });

  it('warn the author about unknown names', async () => {
    platformThat();
    const warned = warnings();
    const tag = await showForm(ZIP, { attributes: 'required-keys="nobody"' });
    const isValid = await tag.validate();
    expect(isValid).to.equal(true);
    expect(warned).to.deep.equal([
      '[shop-form] required-keys="nobody": expected the ids or the names of inputs in the form, using none. See docs/tags/shop-form.md',
    ]);
  });
});
