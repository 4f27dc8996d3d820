import { expect, fixture } from '@open-wc/testing';
import { press } from '../kit/keyboard.ts';
import { mount } from '../kit/mount.ts';
import { click } from '../kit/mouse.ts';
import { eventsOf } from '../kit/next-event.ts';
import { openPolicyPage, type PolicyPage } from '../kit/policy-page.ts';
import { focused, part, parts, text } from '../kit/shadow.ts';
import { waitUntil } from '../kit/wait-until.ts';
import '../kit/guard.ts';
import {
  changesOf,
  closed,
  createPicker,
  focusOn,
  newPlatform,
  openCalendar,
  opened,
  pick,
  show,
} from './date-picker.fixtures.ts';

const createForm = (): HTMLFormElement => document.createElement('form');
const sent = (form: HTMLFormElement): string =>
  new URLSearchParams([...new FormData(form)].map(([name, value]) => [name, String(value)]))
    .toString()
    .replaceAll('%3A', ':')
    .replaceAll('%2C', ',');

async function linked(type = 'text', attributes: Record<string, string | boolean> = {}) {
  const form = createForm();
  form.innerHTML = `<label for="born">Data urodzenia</label><input id="born" name="born" type="${type}">`;
  const input = form.querySelector('input');
  if (!input) throw new Error('Expected an input.');
  const picker = await show({ for: 'born', ...attributes }, form);
  return { form, input, picker };
}

beforeEach(() => {
  newPlatform();
});

describe('<shop-date-picker> in a form submits', () => {
  it('the date under its name, from the start (CE-27)', async () => {
    const form = createForm();
    const picker = createPicker({ name: 'delivery', value: '2026-01-07' });
    form.append(picker);
    document.body.append(form);
    expect(sent(form)).to.equal('delivery=2026-01-07');
    expect(picker.form === form).to.equal(true);
    form.remove();
  });

  it('the date that the shopper chooses (CE-27)', async () => {
    const form = createForm();
    const picker = await show({ name: 'delivery', inline: true }, form);
    expect(sent(form)).to.equal('');
    await pick(picker, '2026-01-08');
    expect(sent(form)).to.equal('delivery=2026-01-08');
    await pick(picker, '2026-01-08');
    expect(sent(form)).to.equal('');
  });

  it('several dates, a range, and each with the time (CE-27)', async () => {
    const form = createForm();
    const picker = await show(
      { name: 'd', mode: 'multiple', value: '2026-01-08,2026-01-07' },
      form,
    );
    expect(sent(form)).to.equal('d=2026-01-07,2026-01-08');
    picker.element.time = '24';
    expect(sent(form)).to.equal('d=2026-01-07,2026-01-08');
    picker.element.timeValue = '14:30';
    expect(sent(form)).to.equal('d=2026-01-07T14:30,2026-01-08T14:30');
    picker.element.mode = 'multiple-ranged';
    picker.element.time = '';
    picker.element.value = '2026-01-09,2026-01-05';
    expect(sent(form)).to.equal('d=2026-01-05,2026-01-09');
  });

  it('nothing without a name, which may be set as a property (CE-27)', async () => {
    const form = createForm();
    const picker = await show({ value: '2026-01-07' }, form);
    expect(sent(form)).to.equal('');
    picker.element.name = 'delivery';
    expect(sent(form)).to.equal('delivery=2026-01-07');
  });

  it('nothing if it or its fieldset is disabled (CE-27)', async () => {
    const form = createForm();
    const fieldset = document.createElement('fieldset');
    form.append(fieldset);
    document.body.append(form);
    const picker = createPicker({ name: 'd', value: '2026-01-07' });
    fieldset.append(picker);
    await picker.updateComplete;
    fieldset.disabled = true;
    await picker.updateComplete;
    expect(sent(form)).to.equal('');
    expect(part(picker, 'button')).to.have.property('disabled', true);
    expect(picker.matches(':disabled')).to.equal(true);
    fieldset.disabled = false;
    await picker.updateComplete;
    expect(sent(form)).to.equal('d=2026-01-07');
    expect(part(picker, 'button')).to.have.property('disabled', false);
    picker.disabled = true;
    await picker.updateComplete;
    expect(picker.hasAttribute('disabled')).to.equal(true);
    expect(sent(form)).to.equal('');
    form.remove();
  });

  it('nothing from a disabled inline calendar, which ignores clicks (CE-27)', async () => {
    const picker = await show({ inline: true, disabled: true });
    const changes = changesOf(picker);
    await pick(picker, '2026-01-08');
    expect(changes).to.have.length(0);
    picker.element.disabled = false;
    await picker.settled();
    await pick(picker, '2026-01-08');
    expect(changes).to.have.length(1);
  });
});

describe('<shop-date-picker> in a form: reset and restoration', () => {
  it('restores the values of its attributes on reset (CE-27)', async () => {
    const form = createForm();
    const picker = await show(
      { name: 'd', inline: true, value: '2026-01-07', time: '24', 'time-value': '10:00' },
      form,
    );
    await pick(picker, '2026-01-08');
    picker.element.timeValue = '12:00';
    expect(sent(form)).to.equal('d=2026-01-08T12:00');
    form.reset();
    expect(sent(form)).to.equal('d=2026-01-07T10:00');
    await waitUntil(() => picker.one('.selected').textContent === '7');
  });

  it('restores the choice after Back (CE-27)', async () => {
    const page = await openPolicyPage('strict', {
      modules: ['/test/date-picker/defined-picker.ts'],
      body: '<form><shop-date-picker name="d" time="24" value="2026-01-07"></shop-date-picker></form>',
    });
    const find = () => page.window.document.querySelector('shop-date-picker');
    await page.window.customElements.whenDefined('shop-date-picker');
    const picker = find();
    if (!picker) throw new Error('Expected a picker on the page.');
    picker.value = '2026-02-14';
    picker.timeValue = '18:30';
    await leaveAndReturn(page);
    await waitUntil(() => find()?.value === '2026-02-14' && find()?.timeValue === '18:30');
    const form = page.window.document.querySelector('form');
    expect(form && sent(form)).to.equal('d=2026-02-14T18:30');
  });

  it('treats an autofilled value as chosen (CE-27)', async () => {
    const form = createForm();
    const picker = await show({ name: 'd' }, form);
    const restore: unknown = Reflect.get(picker.element, 'formStateRestoreCallback');
    if (typeof restore === 'function') restore.call(picker.element, '2026-03-01', 'autocomplete');
    expect(sent(form)).to.equal('d=2026-03-01');
    expect(picker.element.timeValue).to.equal(undefined);
  });
});

describe('<shop-date-picker> in a form: validity', () => {
  const cases: [Record<string, string | boolean>, keyof ValidityState, string][] = [
    [{ required: true }, 'valueMissing', 'Wybierz datę.'],
    [
      { value: '2026-01-01', min: '2026-01-05' },
      'rangeUnderflow',
      'Wybierz datę nie wcześniejszą niż 5 stycznia 2026.',
    ],
    [
      { value: '2026-01-09', max: '2026-01-05' },
      'rangeOverflow',
      'Wybierz datę nie późniejszą niż 5 stycznia 2026.',
    ],
    [
      { value: '2026-01-06', holidays: '2026-01-06' },
      'customError',
      'Wybrana data jest niedostępna. Wybierz inną.',
    ],
  ];
  for (const [attributes, flag, message] of cases) {
    it(`${flag} (CE-27)`, async () => {
      const form = createForm();
      const picker = await show({ name: 'd', ...attributes }, form);
      expect(picker.element.willValidate).to.equal(true);
      expect(picker.element.validity.valid).to.equal(false);
      expect(picker.element.validity[flag]).to.equal(true);
      expect(picker.element.validationMessage).to.equal(message);
      expect(form.checkValidity()).to.equal(false);
      expect(picker.element.matches(':invalid')).to.equal(true);
      picker.element.value = '2026-01-05';
      expect(picker.element.checkValidity()).to.equal(true);
      expect(form.checkValidity()).to.equal(true);
    });
  }

  it('shows the browser’s message at the button (CE-27)', async () => {
    const picker = await show({ name: 'd', required: true });
    expect(picker.element.reportValidity()).to.equal(false);
    await waitUntil(() => focused() === picker.part('button'));
  });

  it('keeps a custom error until it is cleared (CE-27)', async () => {
    const picker = await show({ value: '2026-01-07' });
    picker.element.setCustomValidity('Nie tego dnia.');
    expect(picker.element.validationMessage).to.equal('Nie tego dnia.');
    expect(picker.element.validity.customError).to.equal(true);
    picker.element.setCustomValidity('');
    expect(picker.element.validity.valid).to.equal(true);
  });
});

describe('<shop-date-picker> in a form: labels', () => {
  it('focuses the button on a click on the label, which names it (CE-27)', async () => {
    const form = createForm();
    form.innerHTML = '<label for="delivery">Data <b>dostawy</b></label>';
    const picker = await show({ id: 'delivery', value: '2026-01-07' }, form);
    expect(picker.element.labels).to.have.length(1);
    picker.element.value = '2026-01-08';
    await picker.settled();
    expect(picker.part('button').ariaLabel).to.equal('Data dostawy: 8 stycznia 2026');
    const label = form.querySelector('label');
    if (label) await click(label);
    await waitUntil(() => focused() === picker.part('button'));
    expect(picker.isOpen).to.equal(false);
  });

  it('is named by the label of the input used without JavaScript (T1)', async () => {
    const form = createForm();
    form.innerHTML = '<label for="without-script">Data dostawy</label>';
    document.body.append(form);
    const picker = createPicker();
    picker.innerHTML = '<input type="date" id="without-script">';
    form.append(picker);
    await picker.updateComplete;
    expect(part(picker, 'button').ariaLabel).to.equal('Data dostawy: Wybierz datę');
    form.remove();
  });

  it('is named by the label around it, without the fallback (CE-27)', async () => {
    const form = createForm();
    const label = document.createElement('label');
    label.append('Data dostawy ');
    form.append(label);
    document.body.append(form);
    const picker = createPicker();
    picker.innerHTML = '<input type="date" name="d">';
    label.append(picker);
    await picker.updateComplete;
    expect(part(picker, 'button').ariaLabel).to.equal('Data dostawy: Wybierz datę');
    form.remove();
  });
});

describe('<shop-date-picker> in a form: a native field among its children', () => {
  it('is submitted before the upgrade; afterwards its value is adopted and submitted once (CE-27)', async () => {
    const form = createForm();
    document.body.append(form);
    form.innerHTML = `<div style="block-size: 5000px"></div>
        <shop-date-picker name="d" required><input type="date" name="d"></shop-date-picker>`;
    const picker = form.querySelector('shop-date-picker');
    const input = form.querySelector('input');
    if (!picker || !input) throw new Error('Expected a picker around an input.');
    input.value = '2026-01-07';
    expect(sent(form)).to.equal('d=2026-01-07');
    expect(picker.validity.valid).to.equal(true);
    picker.scrollIntoView();
    await waitUntil(() => parts(picker, 'button').length === 1);
    await picker.updateComplete;
    expect(picker.value).to.equal('2026-01-07');
    expect(sent(form)).to.equal('d=2026-01-07');
    picker.value = '2026-01-08';
    expect(sent(form)).to.equal('d=2026-01-08');
    picker.remove();
    await waitUntil(() => !input.disabled);
    form.remove();
  });

  it('provides the name of an element without one (CE-27)', async () => {
    const form = createForm();
    const picker = createPicker();
    picker.innerHTML = '<input type="date" name="d" value="2026-01-07">';
    form.append(picker);
    await fixture(form);
    await picker.updateComplete;
    expect(sent(form)).to.equal('d=2026-01-07');
    picker.value = '2026-01-08';
    expect(sent(form)).to.equal('d=2026-01-08');
  });
});

describe('<shop-date-picker> in a form: bound to an input', () => {
  it('writes the date into the input as if it were typed', async () => {
    const { form, input, picker } = await linked();
    expect(picker.part('button').ariaLabel).to.equal('Data urodzenia: Wybierz datę');
    const events = ['input', 'change'].map((type) => eventsOf(form, type));
    await openCalendar(picker);
    await pick(picker, '2026-01-08');
    await closed(picker);
    expect(input.value).to.equal('2026-01-08');
    expect(events.map(({ length }) => length)).to.deep.equal([1, 1]);
    expect(events[0]?.[0]?.target === input).to.equal(true);
    await waitUntil(() => document.activeElement === input);
    expect(sent(form)).to.equal('born=2026-01-08');
  });

  it('opens with ArrowDown in the input, and Escape returns to it (CA-13)', async () => {
    const { input, picker } = await linked();
    input.value = '2026-02-14';
    input.focus();
    await press('ArrowDown');
    await opened(picker);
    await focusOn('2026-02-14');
    await press('Escape');
    await closed(picker);
    expect(document.activeElement === input).to.equal(true);
    await press('Alt+ArrowDown');
    await opened(picker);
    await press('Escape');
    await closed(picker);
  });

  it('leaves the arrows of a date input to the browser', async () => {
    const { input, picker } = await linked('date');
    input.focus();
    const down = new KeyboardEvent('keydown', {
      key: 'ArrowDown',
      bubbles: true,
      cancelable: true,
    });
    input.dispatchEvent(down);
    expect(down.defaultPrevented).to.equal(false);
    await openCalendar(picker);
    await pick(picker, '2026-01-08');
    await closed(picker);
    expect(input.value).to.equal('2026-01-08');
  });

  it('may contain the input, which stays visible and editable', async () => {
    const form = createForm();
    form.innerHTML =
      '<shop-date-picker for="born"><input id="born" name="born"></shop-date-picker>';
    const picker = await mount('shop-date-picker', form);
    const input = form.querySelector('input');
    expect(input?.disabled).to.equal(false);
    expect(input?.checkVisibility()).to.equal(true);
    await openCalendar(picker);
    await pick(picker, '2026-01-08');
    await closed(picker);
    expect(sent(form)).to.equal('born=2026-01-08');
  });

  it('does not open for an input that cannot be edited', async () => {
    const { form, input, picker } = await linked();
    const expectClosed = async () => {
      picker.part('button').click();
      await picker.settled();
      expect(picker.isOpen).to.equal(false);
    };
    input.readOnly = true;
    await expectClosed();
    input.readOnly = false;
    const fieldset = document.createElement('fieldset');
    fieldset.disabled = true;
    form.append(fieldset);
    fieldset.append(input);
    await expectClosed();
  });

  it('works for an input added later, and does nothing without one', async () => {
    const form = createForm();
    const picker = await show({ for: 'later' }, form);
    await openCalendar(picker);
    await pick(picker, '2026-01-08');
    await closed(picker);
    expect(picker.element.value).to.equal('2026-01-08');
    form.insertAdjacentHTML('beforeend', '<input id="later" name="later" value="2026-04-01">');
    await openCalendar(picker);
    await focusOn('2026-04-01');
    await pick(picker, '2026-04-02');
    await closed(picker);
    expect(sent(form)).to.equal('later=2026-04-02');
  });

  it('writes into the input from an inline calendar', async () => {
    const { input, picker } = await linked('text', { inline: true });
    await pick(picker, '2026-01-08');
    expect(input.value).to.equal('2026-01-08');
    expect(text(picker.one('.selected'))).to.equal('8');
  });
});

describe('<shop-date-picker> in a form: the value of the bound input', () => {
  it('follows typed values', async () => {
    const { input, picker } = await linked();
    input.value = '2026-03-0';
    input.dispatchEvent(new InputEvent('input', { bubbles: true }));
    expect(picker.element.value).to.equal('');
    input.value = '2026-03-05';
    input.dispatchEvent(new InputEvent('input', { bubbles: true }));
    expect(picker.element.value).to.equal('2026-03-05');
    const changes = changesOf(picker);
    await openCalendar(picker);
    await focusOn('2026-03-05');
    expect(changes).to.have.length(0);
  });

  it('writes the time with the date', async () => {
    const { input, picker } = await linked('datetime-local', {
      time: '24',
      'time-value': '09:15',
    });
    input.value = '2026-01-05T10:20';
    await openCalendar(picker);
    await pick(picker, '2026-01-08');
    expect(input.value).to.equal('2026-01-08T10:20');
  });

  it('fills an empty input with its value, which a reset restores', async () => {
    const { form, input, picker } = await linked('text', { value: '2026-03-25' });
    expect(picker.element.value).to.equal('2026-03-25');
    expect(sent(form)).to.equal('born=2026-03-25');
    input.value = '2026-03-26';
    input.dispatchEvent(new InputEvent('input', { bubbles: true }));
    expect(picker.element.value).to.equal('2026-03-26');
    form.reset();
    await waitUntil(() => picker.element.value === '2026-03-25');
    expect(input.value).to.equal('2026-03-25');
  });

  it('writes values set by scripts without events', async () => {
    const { form, input, picker } = await linked('text', { time: '24' });
    const events = ['input', 'change'].map((type) => eventsOf(form, type));
    picker.element.value = '2026-03-25';
    picker.element.timeValue = '10:20';
    await picker.settled();
    expect(input.value).to.equal('2026-03-25T10:20');
    picker.element.timeValue = '11:00';
    await picker.settled();
    expect(input.value).to.equal('2026-03-25T11:00');
    picker.element.value = '';
    await picker.settled();
    expect(input.value).to.equal('');
    expect(events.flat()).to.have.length(0);
  });

  it('does not change a value while it is typed', async () => {
    const { input, picker } = await linked('text', { time: '24', 'time-value': '09:15' });
    for (const typed of ['2026-03-0', '2026-03-05', '2026-03-05 1', '2026-03-05, 2026-03-06 x']) {
      input.value = typed;
      input.dispatchEvent(new InputEvent('input', { bubbles: true }));
      await picker.settled();
      expect(input.value).to.equal(typed);
    }
  });
});

async function loaded(frame: Element | null): Promise<void> {
  await new Promise((resolve) => frame?.addEventListener('load', resolve, { once: true }));
}

/** Navigates to another page and back with the browser's history. */
async function leaveAndReturn(page: PolicyPage): Promise<void> {
  const frame = [...document.querySelectorAll('iframe')].find(
    ({ contentWindow }) => contentWindow === page.window,
  );
  const left = loaded(frame ?? null);
  page.window.location.href = '/csp/strict?body=elsewhere';
  await left;
  const reloaded = loaded(frame ?? null);
  page.window.history.back();
  await reloaded;
}
