import { expect } from '@open-wc/testing';
import {
  control,
  enter,
  field,
  fieldOf,
  fill,
  messageOf,
  platformThat,
  settled,
  show,
  stateOf,
  VALIDATE,
} from '../field/field.fixtures.ts';
import { expectAccessible } from '../kit/accessible.ts';
import { stopClock } from '../kit/clock.ts';
import { settle } from '../kit/fake-clock.ts';
import { waitUntil } from '../kit/wait-until.ts';
import '../kit/guard.ts';
import { press, type } from '../kit/keyboard.ts';
import { focused } from '../kit/shadow.ts';
import {
  CITY,
  clickSend,
  formIn,
  formOf,
  sentForms,
  showForm,
  statesOf,
  ZIP,
} from './form.fixtures.ts';

describe('<shop-form>', () => {
  it('turns native validation off, and on again when it is removed', async () => {
    platformThat();
    const tag = await showForm();
    const form = formOf(tag);
    expect(form.hasAttribute('novalidate')).to.equal(true);
    tag.replaceWith(form);
    await settle();
    expect(form.hasAttribute('novalidate')).to.equal(false);
    const own = await showForm(CITY, { form: 'novalidate' });
    const ownForm = formOf(own);
    own.replaceWith(ownForm);
    await settle();
    expect(ownForm.hasAttribute('novalidate')).to.equal(true);
  });

  it('changes nothing but novalidate in its children', async () => {
    platformThat();
    const tag = await showForm('<p>Plain</p>');
    expect(tag.shadowRoot?.querySelectorAll('slot')).to.have.length(1);
    expect(tag.shadowRoot?.textContent).to.equal('');
    formOf(tag).removeAttribute('novalidate');
    const copy = await showForm('<p>Plain</p>');
    formOf(copy).removeAttribute('novalidate');
    expect(tag.innerHTML).to.equal(copy.innerHTML);
  });

  it('follows a form that is added later or replaced', async () => {
    const platform = platformThat();
    const place = await show('<shop-form></shop-form>');
    const tag = await formIn(place);
    expect(await tag.validate()).to.equal(true);
    tag.innerHTML = `<form action="javascript:void 0">${CITY}<button>Send</button></form>`;
    await settled(tag);
    await waitUntil(() => formOf(tag).hasAttribute('novalidate'));
    clickSend(tag);
    await platform.clock.advance(0);
    expect(statesOf(tag)).to.deep.equal(['failed']);
    formOf(tag).outerHTML = `<form action="javascript:void 0">${ZIP}<button>Send</button></form>`;
    await settled(tag);
    await waitUntil(() => formOf(tag).hasAttribute('novalidate'));
    const sent = sentForms(tag);
    clickSend(tag);
    await platform.clock.advance(0);
    expect(sent).to.deep.equal(['zip=']);
  });

  for (const [what, code, sends] of [
    ['is valid is sent', '', ['city=Warszawa&zip=00-001&do=buy']],
    ['is not valid is kept', 'no_city', []],
  ] as const) {
    it(`that a script removes during the request: the form ${what} once it is reinserted (AT15)`, async () => {
      const platform = platformThat(({ type }) => (type === 'city' ? code : ''));
      const tag = await showForm();
      const place = tag.parentElement;
      const sent = sentForms(tag);
      enter('city', 'Warszawa');
      enter('zip', '00-001');
      const late = platform.defer(VALIDATE);
      clickSend(tag);
      await settle();
      tag.remove();
      late.resolve({ [VALIDATE]: { messages: [] } });
      await platform.clock.advance(0);
      expect(sent).to.deep.equal([]);
      place?.append(tag);
      await settled(place ?? tag);
      await platform.clock.advance(0);
      await platform.clock.advance(0);
      expect(sent).to.deep.equal(sends);
    });
  }

  it('can be submitted again after a long removal (AT15)', async () => {
    const platform = platformThat();
    const tag = await showForm();
    const place = tag.parentElement;
    const sent = sentForms(tag);
    enter('city', 'Warszawa');
    const late = platform.defer(VALIDATE);
    clickSend(tag);
    await settle();
    const clock = stopClock();
    tag.remove();
    late.resolve({ [VALIDATE]: { messages: [] } });
    await platform.clock.advance(0);
    await clock.tickAsync(1000);
    place?.append(tag);
    await settled(place ?? tag);
    await platform.clock.advance(0);
    expect([statesOf(tag), sent]).to.deep.equal([[], []]);
    enter('zip', '00-001');
    clickSend(tag);
    // the module loads again
    await tag.validate();
    await platform.clock.advance(0);
    expect(sent).to.have.length(1);
  });

  it('is not submitted when its form is replaced during validation', async () => {
    const platform = platformThat();
    const tag = await showForm();
    const sent = sentForms(document.body);
    const late = platform.defer(VALIDATE);
    enter('city', 'W');
    clickSend(tag);
    formOf(tag).outerHTML = `<form>${ZIP}</form>`;
    await settle();
    late.resolve({ [VALIDATE]: { messages: [] } });
    await platform.clock.advance(0);
    expect([sent, statesOf(tag)]).to.deep.equal([[], []]);
  });
});

describe('<shop-form>: language, keyboard and accessibility', () => {
  it('sets the language of messages with lang, as attribute and as property', async () => {
    const platform = platformThat();
    const tag = await showForm(CITY, { attributes: 'lang="en"' });
    await fill(platform, 'city', '');
    expect(messageOf('city')).to.equal('This field is required.');
    tag.lang = 'pl';
    await tag.updateComplete;
    await settle();
    await fieldOf('city').updateComplete;
    expect(tag.getAttribute('lang')).to.equal('pl');
    expect(messageOf('city')).to.equal('Proszę wypełnić to pole.');
    tag.closest('div')?.setAttribute('lang', 'en');
    tag.lang = '';
    await tag.updateComplete;
    await settle();
    await fieldOf('city').updateComplete;
    expect(messageOf('city')).to.equal('This field is required.');
  });

  it('is filled in and submitted with only the keyboard', async () => {
    const platform = platformThat();
    const tag = await showForm();
    const sent = sentForms(tag);
    control('zip').focus();
    await type('00-001');
    await press('Enter');
    await platform.clock.advance(0);
    expect(focused() === control('city')).to.equal(true);
    await type('Warszawa');
    await press('Enter');
    await platform.clock.advance(0);
    expect(sent).to.deep.equal(['city=Warszawa&zip=00-001&do=buy']);
  });

  for (const lang of ['pl', 'en']) {
    it(`is accessible in every state, in the language ${lang}`, async () => {
      const platform = platformThat();
      const tag = await showForm(CITY + ZIP, { lang });
      await expectAccessible(tag);
      clickSend(tag);
      await platform.clock.advance(0);
      expect(statesOf(tag)).to.deep.equal(['failed']);
      await expectAccessible(tag);
      platform.defer(VALIDATE);
      enter('city', 'W');
      clickSend(tag);
      await settle();
      expect(statesOf(tag)).to.deep.equal(['validating', 'failed']);
      await expectAccessible(tag);
      await platform.clock.advance(8000);
      expect(statesOf(tag)).to.deep.equal(['submitting']);
      await expectAccessible(tag);
    });
  }

  it('does not interfere with a second form', async () => {
    const platform = platformThat();
    const place = await show(`<shop-form><form>${field('a', 'required')}</form></shop-form>
      <shop-form><form>${field('b', 'required')}</form></shop-form>`);
    const first = await formIn(place);
    expect(await first.validate()).to.equal(false);
    expect([stateOf('a'), stateOf('b')]).to.deep.equal(['error', 'empty']);
    await platform.clock.advance(0);
  });
});
