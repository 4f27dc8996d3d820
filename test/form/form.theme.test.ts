import { expect } from '@open-wc/testing';
import {
  control,
  enter,
  field,
  platformThat,
  requestedIds,
  stateOf,
  VALIDATE,
} from '../field/field.fixtures.ts';
import { settle } from '../kit/fake-clock.ts';
import '../kit/guard.ts';
import { press } from '../kit/keyboard.ts';
import { eventsOf } from '../kit/next-event.ts';
import {
  CITY,
  clickSend,
  formOf,
  LEAVING_MS,
  sentForms,
  showForm,
  statesOf,
  ZIP,
} from './form.fixtures.ts';

const { submit } = HTMLFormElement.prototype;

/** A theme's click handler, which validates the form in its own way and then submits it. */
function addThemeHandler(tag: Element): readonly Event[] {
  const heard = eventsOf(tag.querySelector('button') ?? tag, 'click');
  tag.querySelector('button')?.addEventListener('click', (event) => {
    event.preventDefault();
    formOf(tag).submit();
  });
  return heard;
}

describe('a <shop-form> around a theme’s form', () => {
  it('handles a click first: one validation, one submission with the button, no other handler', async () => {
    const platform = platformThat();
    const tag = await showForm();
    const sent = sentForms(tag);
    const heard = addThemeHandler(tag);
    clickSend(tag);
    await platform.clock.advance(0);
    expect([statesOf(tag), sent]).to.deep.equal([['failed'], []]);
    enter('city', 'Warszawa');
    clickSend(tag);
    clickSend(tag);
    await platform.clock.advance(0);
    expect(sent).to.deep.equal(['city=Warszawa&zip=&do=buy']);
    expect([heard.length, requestedIds(platform)]).to.deep.equal([0, [['city']]]);
  });

  it('handles Enter in an input first, and a button outside', async () => {
    const platform = platformThat();
    const tag = await showForm(ZIP, { form: 'id="whole"' });
    const sent = sentForms(tag);
    addThemeHandler(tag);
    control('zip').focus();
    await press('Enter');
    await platform.clock.advance(0);
    platform.page.restore();
    tag.insertAdjacentHTML('afterend', '<button form="whole" name="far" value="1">x</button>');
    const far = document.querySelector<HTMLButtonElement>('[name=far]');
    const heard = eventsOf(far ?? tag, 'click');
    far?.click();
    await platform.clock.advance(0);
    expect(sent).to.deep.equal(['zip=&do=buy', 'zip=&far=1']);
    expect(heard).to.have.length(0);
  });

  it('ignores clicks on other buttons', async () => {
    platformThat();
    const tag = await showForm(`${ZIP}<button type="button" id="plain">x</button>`);
    const plain = document.getElementById('plain');
    const heard = eventsOf(plain ?? tag, 'click');
    plain?.click();
    expect(heard.map(({ defaultPrevented }) => defaultPrevented)).to.deep.equal([false]);
    expect(statesOf(tag)).to.deep.equal([]);
  });

  it('validates form.submit() of a script, and submits once, without an event', async () => {
    const platform = platformThat();
    const tag = await showForm();
    const sent = sentForms(tag);
    const heard = eventsOf(tag, 'submit');
    formOf(tag).submit();
    await platform.clock.advance(0);
    expect([statesOf(tag), stateOf('city'), sent]).to.deep.equal([['failed'], 'error', []]);
    enter('city', 'Warszawa');
    formOf(tag).submit();
    formOf(tag).submit();
    clickSend(tag);
    await platform.clock.advance(0);
    formOf(tag).submit();
    await platform.clock.advance(0);
    expect([sent, heard.length]).to.deep.equal([['city=Warszawa&zip='], 0]);
  });

  it('submits once if a submit listener also calls form.submit()', async () => {
    for (const isPrevented of [true, false]) {
      const platform = platformThat();
      const tag = await showForm(ZIP);
      const sent = sentForms(tag);
      formOf(tag).addEventListener('submit', (event) => {
        if (isPrevented) event.preventDefault();
        formOf(tag).submit();
      });
      clickSend(tag);
      await platform.clock.advance(0);
      expect([sent.length, statesOf(tag)], `${isPrevented}`).to.deep.equal([1, ['submitting']]);
      tag.remove();
    }
  });

  it('restores the form’s own method when it is removed', async () => {
    platformThat();
    const tag = await showForm();
    const form = formOf(tag);
    expect(form.submit).not.to.equal(submit);
    tag.replaceWith(form);
    await settle();
    expect(form.submit).to.equal(submit);
  });

  it('sets the class that themes expect, and removes it', async () => {
    const platform = platformThat();
    const tag = await showForm(CITY, { form: 'class="own"' });
    const mark = () => formOf(tag).getAttribute('class');
    expect(mark()).to.equal('own');
    clickSend(tag);
    await platform.clock.advance(0);
    expect(mark()).to.equal('own --fail-validation');
    enter('city', 'Warszawa');
    await tag.validate();
    await settle();
    expect(mark()).to.equal('own');
  });
});

describe('the data submitted by a <shop-form>', () => {
  it('are the validated ones: a change meanwhile validates again (A15)', async () => {
    const platform = platformThat(({ value }) => (value === 'x' ? 'incorect_zipcode' : ''));
    const tag = await showForm();
    const sent = sentForms(tag);
    enter('city', 'Warszawa');
    clickSend(tag);
    enter('zip', 'x');
    await platform.clock.advance(0);
    expect([sent, stateOf('zip'), statesOf(tag)]).to.deep.equal([[], 'error', ['failed']]);
    expect(requestedIds(platform)).to.deep.equal([['city'], ['city', 'zip']]);
  });

  for (const name of ['shop-form-validate', 'shop-form-submit', 'submit']) {
    it(`are the validated ones: a change by a listener of ${name} validates again (A15)`, async () => {
      const platform = platformThat(({ value }) => (value === 'x' ? 'incorect_zipcode' : ''));
      const tag = await showForm();
      const sent = sentForms(tag);
      document.body.addEventListener(name, () => Object.assign(control('zip'), { value: 'x' }), {
        once: true,
      });
      enter('city', 'Warszawa');
      clickSend(tag);
      await platform.clock.advance(0);
      expect([sent, stateOf('zip'), statesOf(tag)]).to.deep.equal([[], 'error', ['failed']]);
    });
  }

  it('are the validated ones, also for inputs without a field (A15)', async () => {
    const platform = platformThat();
    const tag = await showForm(`${ZIP}<input id="bare" required value="x">`);
    const sent = sentForms(tag);
    tag.addEventListener('shop-form-submit', () => Object.assign(control('bare'), { value: '' }));
    clickSend(tag);
    await platform.clock.advance(0);
    expect([sent, statesOf(tag)]).to.deep.equal([[], ['failed']]);
  });

  it('are submitted eventually if the page changes them each time (A15)', async () => {
    const platform = platformThat();
    const tag = await showForm();
    const sent = sentForms(tag);
    tag.addEventListener('submit', () =>
      Object.assign(control('city'), { value: `${control('city').value}x` }),
    );
    enter('city', 'W');
    clickSend(tag);
    await platform.clock.advance(0);
    expect([sent.length, requestedIds(platform).length]).to.deep.equal([1, 3]);
  });

  it('can be submitted again after 10 seconds without navigation (A12)', async () => {
    const platform = platformThat();
    const tag = await showForm(ZIP);
    const sent = sentForms(tag);
    clickSend(tag);
    await platform.clock.advance(LEAVING_MS - 1);
    clickSend(tag);
    expect([sent.length, statesOf(tag)]).to.deep.equal([1, ['submitting']]);
    await platform.clock.advance(1);
    expect([statesOf(tag), platform.clock.timers]).to.deep.equal([[], 0]);
    clickSend(tag);
    await platform.clock.advance(0);
    expect(sent).to.have.length(2);
  });

  it('pass native validation, even if the platform is down (U3)', async () => {
    const platform = platformThat();
    platform.answer(VALIDATE, new Error('down'));
    const tag = await showForm(field('mail', 'type="email"', 'type="email"'));
    const sent = sentForms(tag);
    enter('mail', 'abc');
    clickSend(tag);
    await platform.clock.advance(0);
    expect([sent, stateOf('mail'), statesOf(tag)]).to.deep.equal([[], 'error', ['failed']]);
    enter('mail', 'a@b.pl');
    clickSend(tag);
    await platform.clock.advance(0);
    expect(sent).to.deep.equal(['mail=a@b.pl&do=buy']);
  });
});

describe('inputs marked with data-concat-to by a theme', () => {
  const STREET = '<input id="street" name="street" value="Prosta">';
  const HOUSE = '<input id="house" data-concat-to="#street" value=" 5 ">';
  const PHONE = '<input id="phone" name="phone" type="tel" value="600700800">';
  const PREFIX = '<input id="prefix" data-concat-to="#phone" value="+48">';

  /** The data that a form with this content submits when its button is clicked. */
  async function sentOf(content: string): Promise<readonly string[]> {
    const platform = platformThat();
    const tag = await showForm(content);
    const sent = sentForms(tag);
    clickSend(tag);
    await platform.clock.advance(0);
    tag.remove();
    return sent;
  }

  it('are joined in the submitted data, with a space, in document order (HO2)', async () => {
    expect(await sentOf(STREET + HOUSE + PREFIX + PHONE)).to.deep.equal([
      'street=Prosta 5&phone=+48 600700800&do=buy',
    ]);
    const marked = '<input id="prefix" name="phone" value="+48">';
    const number = '<input id="number" data-concat-to="#prefix" value="600700800">';
    expect(await sentOf(marked + number)).to.deep.equal(['phone=+48 600700800&do=buy']);
  });

  it('are joined once, and never to an empty, disabled or foreign input (HO2)', async () => {
    const joined = STREET.replace('Prosta', 'Prosta 5') + HOUSE;
    expect(await sentOf(joined)).to.deep.equal(['street=Prosta 5&do=buy']);
    expect(await sentOf(STREET.replace('Prosta', '') + HOUSE)).to.deep.equal(['street=&do=buy']);
    expect(await sentOf(STREET + HOUSE.replace('>', ' disabled>'))).to.deep.equal([
      'street=Prosta&do=buy',
    ]);
    const broken = HOUSE.replace('#street', '##');
    expect(await sentOf(STREET + broken)).to.deep.equal(['street=Prosta&do=buy']);
    const parts = `house-number-from="house" type="street"`;
    const tag = `<shop-field ${parts}>${STREET}</shop-field>${HOUSE}`;
    expect(await sentOf(tag)).to.deep.equal(['street=Prosta 5&do=buy']);
  });
});
