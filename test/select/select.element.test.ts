import { expect, html } from '@open-wc/testing';
import { registerElements } from '../../elements/start/register.ts';
import { selectElement } from '../../elements/tags/select/select.element.ts';
import { expectAccessible } from '../kit/accessible.ts';
import { settle } from '../kit/fake-clock.ts';
import { installFakePlatform, platform } from '../kit/fake-platform.ts';
import { press } from '../kit/keyboard.ts';
import { mount } from '../kit/mount.ts';
import { click } from '../kit/mouse.ts';
import { eventsOf } from '../kit/next-event.ts';
import { all, focused, one, part, parts, text } from '../kit/shadow.ts';
import { waitUntil } from '../kit/wait-until.ts';
import '../kit/guard.ts';

registerElements([selectElement]);

beforeEach(installFakePlatform);

const SORTING = html`<select name="sort" aria-label="Sort by">
  <option value="new">Newest</option>
  <option value="cheap" selected>Cheapest</option>
  <option value="rated" disabled>Rating</option>
  <option value="dear">Dearest</option>
</select>`;

async function show(content: unknown = SORTING, autoSubmit = false) {
  const { element, page, part } = await mount(
    'shop-select',
    html`<form><shop-select ?auto-submit=${autoSubmit}>${content}</shop-select></form>`,
  );
  const form = page.firstElementChild as HTMLFormElement;
  const select = element.querySelector('select') as HTMLSelectElement;
  return { form, element, select, button: part('button') };
}

const isListShown = (element: Element) => !part(element, 'list').hidden;
const current = (element: Element) => {
  const id = part(element, 'button').getAttribute('aria-activedescendant');
  return id && text(one(element, `[id="${id}"]`));
};
const option = (element: Element, index: number) => parts(element, 'option')[index] as HTMLElement;

describe('<shop-select>', () => {
  it('shows the state of the select, and leaves the select in the form (UI-19)', async () => {
    const { form, element, select, button } = await show();
    expect(text(button)).to.equal('Cheapest');
    expect(button.ariaLabel).to.equal('Sort by');
    expect(parts(element, 'option').map(text)).to.deep.equal([
      'Newest',
      'Cheapest',
      'Rating',
      'Dearest',
    ]);
    expect(select.checkVisibility()).to.equal(false);
    expect(new FormData(form).get('sort')).to.equal('cheap');
    await expectAccessible(element);
  });

  it('chooses with the mouse, by the select’s own events (UI-19)', async () => {
    const { form, element, select, button } = await show();
    const inputs = eventsOf(form, 'input');
    const changes = eventsOf(form, 'change');
    await click(button);
    expect(isListShown(element) && element.matches(':state(open)')).to.equal(true);
    await expectAccessible(element);
    await click(option(element, 3));
    expect([select.value, text(button), isListShown(element)]).to.deep.equal([
      'dear',
      'Dearest',
      false,
    ]);
    expect([inputs.length, changes.length]).to.deep.equal([1, 1]);
    expect(changes[0]?.target === select).to.equal(true);
    expect(focused() === button).to.equal(true);
  });

  it('does not choose a disabled option, and fires no event for the chosen one (UI-19)', async () => {
    const { form, element, select, button } = await show();
    const changes = eventsOf(form, 'change');
    await click(button);
    await click(option(element, 2));
    expect(isListShown(element)).to.equal(true);
    await click(option(element, 1));
    expect([select.value, changes.length]).to.deep.equal(['cheap', 0]);
  });

  it('works with the keyboard (UI-19)', async () => {
    const { element, select, button } = await show();
    button.focus();
    await press('ArrowDown');
    expect([isListShown(element), current(element)]).to.deep.equal([true, 'Cheapest']);
    await press('ArrowDown');
    expect(current(element)).to.equal('Dearest');
    await press('ArrowDown');
    expect(current(element)).to.equal('Dearest');
    await press('Home');
    expect(current(element)).to.equal('Newest');
    await press('End', 'Enter');
    expect([isListShown(element), select.value]).to.deep.equal([false, 'dear']);
  });

  it('reverts everything with Escape (UI-19)', async () => {
    const { element, select, button } = await show();
    button.focus();
    await press('Enter', 'End', 'Escape');
    expect([isListShown(element), select.value]).to.deep.equal([false, 'cheap']);
    expect(focused() === button).to.equal(true);
  });

  it('selects and moves on with Tab (UI-19)', async () => {
    const { form, element, select, button } = await show();
    form.insertAdjacentHTML('beforeend', '<button type="button" id="next">next</button>');
    button.focus();
    await press('Enter', 'Home', 'Tab');
    expect([isListShown(element), select.value]).to.deep.equal([false, 'new']);
    expect(document.activeElement?.id).to.equal('next');
  });

  it('finds an option by typed letters, also when closed; a pause starts a new search', async () => {
    const { element, button } = await show();
    button.focus();
    await press('d');
    expect([isListShown(element), current(element)]).to.deep.equal([true, 'Dearest']);
    await press('n');
    expect(current(element)).to.equal('Dearest');
    await platform.clock.advance(500);
    await press('n');
    expect(current(element)).to.equal('Newest');
  });

  it('finds an option by Polish letters, however the keyboard writes them (UI-19)', async () => {
    const { element, button } = await show(html`<select aria-label="Wool">
      <option>Alpaka</option><option>Łata</option><option>Wełna</option><option>Wełnica</option>
    </select>`);
    const key = (init: KeyboardEventInit) =>
      button.dispatchEvent(
        new KeyboardEvent('keydown', { bubbles: true, cancelable: true, ...init }),
      );
    button.focus();
    for (const letter of ['w', 'e']) key({ key: letter });
    // AltGr and L; on a Mac it is Option and L
    key({ key: 'AltGraph' });
    key({ key: 'ł' });
    for (const letter of 'nic') key({ key: letter });
    await waitUntil(() => current(element) === 'Wełnica');
    await platform.clock.advance(500);
    key({ key: 'Alt', altKey: true });
    key({ key: 'ł', altKey: true });
    await waitUntil(() => current(element) === 'Łata');
    await platform.clock.advance(500);
    key({ key: 'Shift', shiftKey: true });
    key({ key: 'A', shiftKey: true });
    await waitUntil(() => current(element) === 'Alpaka');
  });

  it('ignores shortcuts of the browser', async () => {
    const { element, button } = await show();
    for (const init of [
      { key: 'n', ctrlKey: true },
      { key: 'd', altKey: true },
      { key: 'd', metaKey: true },
      { key: 'Home', altKey: true },
      { key: 'PageDown', ctrlKey: true },
      { key: 'Shift', shiftKey: true },
    ]) {
      const event = new KeyboardEvent('keydown', { bubbles: true, cancelable: true, ...init });
      expect(button.dispatchEvent(event)).to.equal(true);
    }
    await settle();
    expect(isListShown(element)).to.equal(false);
  });

  it('opens and selects with Space, and with Alt and arrows (UI-19)', async () => {
    const { element, select, button } = await show();
    button.focus();
    await press(' ');
    expect([isListShown(element), current(element)]).to.deep.equal([true, 'Cheapest']);
    await press('Home', ' ');
    expect([isListShown(element), select.value]).to.deep.equal([false, 'new']);
    await press('Alt+ArrowDown');
    expect([isListShown(element), current(element)]).to.deep.equal([true, 'Newest']);
    await press('End', 'Alt+ArrowUp');
    expect([isListShown(element), select.value]).to.deep.equal([false, 'dear']);
  });

  it('closes on a click elsewhere', async () => {
    const { element, button } = await show();
    await click(button);
    document.body.click();
    await waitUntil(() => !isListShown(element));
  });
});

describe('<shop-select> and its form', () => {
  it('submits the form with auto-submit', async () => {
    const { form, element, button } = await show(
      html`${SORTING}<input type="hidden" name="requestSubmit" />`,
      true,
    );
    const sent: (FormDataEntryValue | null)[] = [];
    form.addEventListener('submit', (event) => {
      event.preventDefault();
      sent.push(new FormData(form).get('sort'));
    });
    await click(button);
    await click(option(element, 0));
    expect(sent).to.deep.equal(['new']);
  });

  it('does not submit when the choice is unchanged, nor without auto-submit', async () => {
    const { form, element, button } = await show(SORTING, true);
    const submits = eventsOf(form, 'submit');
    form.addEventListener('submit', (event) => event.preventDefault());
    await click(button);
    await click(option(element, 1));
    element.autoSubmit = false;
    await element.updateComplete;
    await click(button);
    await click(option(element, 0));
    expect(submits.length).to.equal(0);
  });

  it('shows the option that a script selects, also without an event', async () => {
    const { element, select, button } = await show();
    select.value = 'dear';
    await waitUntil(() => text(button) === 'Dearest');
    select.selectedIndex = 0;
    await waitUntil(() => text(button) === 'Newest');
    (select.options[3] as HTMLOptionElement).selected = true;
    button.focus();
    await waitUntil(() => text(button) === 'Dearest');
    expect([select.value, select.selectedIndex]).to.deep.equal(['dear', 3]);
    element.remove();
    await settle();
    expect(Object.hasOwn(select, 'value')).to.equal(false);
  });

  it('updates when a button resets the form', async () => {
    const { form, select, button } = await show();
    select.value = 'dear';
    await waitUntil(() => text(button) === 'Dearest');
    form.insertAdjacentHTML('beforeend', '<button type="reset">Reset</button>');
    await click(form.lastElementChild as HTMLElement);
    await waitUntil(() => text(button) === 'Cheapest');
  });

  it('shows options added later, and opens only when there is a choice', async () => {
    const { element, select, button } = await show(html`<select aria-label="Size"></select>`);
    await click(button);
    expect([isListShown(element), button.ariaExpanded]).to.deep.equal([false, 'false']);
    await expectAccessible(element);
    select.innerHTML = '<option>S</option><option>M</option>';
    await waitUntil(() => text(button) === 'S');
    select.selectedIndex = -1;
    await waitUntil(() => text(button) === '');
    button.focus();
    await press('ArrowDown');
    expect(current(element)).to.equal('S');
    select.length = 0;
    await waitUntil(() => !isListShown(element));
    expect(button.hasAttribute('aria-activedescendant')).to.equal(false);
  });

  it('updates with the select: its value, its options, the form’s reset', async () => {
    const { form, element, select, button } = await show();
    select.value = 'dear';
    select.dispatchEvent(new Event('change', { bubbles: true }));
    await waitUntil(() => text(button) === 'Dearest');
    form.reset();
    await waitUntil(() => text(button) === 'Cheapest');
    select.add(new Option('Oldest', 'old', true, true));
    await waitUntil(() => text(button) === 'Oldest');
    expect(parts(element, 'option').length).to.equal(5);
  });

  it('is disabled with the select', async () => {
    const { element, select, button } = await show();
    select.disabled = true;
    await waitUntil(() => (button as HTMLButtonElement).disabled);
    expect(element.matches(':state(disabled)')).to.equal(true);
    await expectAccessible(element);
  });

  it('is disabled with the fieldset around it', async () => {
    const { element, page } = await mount(
      'shop-select',
      html`<form><fieldset><fieldset><shop-select>${SORTING}</shop-select></fieldset></fieldset></form>`,
    );
    const isDisabled = () => element.matches(':state(disabled)');
    expect(isDisabled()).to.equal(false);
    const [outer] = page.querySelectorAll('fieldset');
    (outer as HTMLFieldSetElement).disabled = true;
    await waitUntil(isDisabled);
    document.body.append(element);
    await waitUntil(() => !isDisabled());
    element.remove();
  });

  it('omits a hidden option, such as the placeholder of a required select', async () => {
    const { element, button } = await show(html`<select aria-label="Size" required>
      <option value="" disabled selected hidden>Choose a size</option>
      <option>S</option><option>M</option>
      <optgroup label="Gone" hidden><option>XXL</option></optgroup>
    </select>`);
    expect(text(button)).to.equal('Choose a size');
    await click(button);
    expect([current(element), option(element, 0).checkVisibility()]).to.deep.equal(['S', false]);
    expect(part(element, 'group').checkVisibility()).to.equal(false);
    await press('End');
    expect(current(element)).to.equal('M');
    await expectAccessible(element);
  });
});

describe('the name and the options of <shop-select>', () => {
  it('receives focus when the form requires a choice', async () => {
    const { form, element, select, button } = await show(html`<select aria-label="Size" required>
      <option value="">Choose a size</option><option>S</option>
    </select>`);
    const submits = eventsOf(form, 'submit');
    form.addEventListener('submit', (event) => event.preventDefault());
    expect(button.ariaRequired).to.equal('true');
    form.requestSubmit();
    expect(focused() === button).to.equal(true);
    await waitUntil(() => button.ariaInvalid === 'true');
    await expectAccessible(element);
    select.value = 'S';
    await waitUntil(() => !button.hasAttribute('aria-invalid'));
    form.requestSubmit();
    expect(submits.length).to.equal(1);
  });

  it('does not change a select with multiple', async () => {
    const { element, parts } = await mount(
      'shop-select',
      html`<form><shop-select><select multiple aria-label="Sizes"><option>S</option></select></shop-select></form>`,
    );
    expect(element.querySelector('select')?.checkVisibility()).to.equal(true);
    expect(parts('button').length).to.equal(0);
  });

  it('uses the label as its name and its click target', async () => {
    const { page, part } = await mount(
      'shop-select',
      html`<label><span>Size</span> <shop-select><select><option>S</option></select></shop-select></label>`,
    );
    expect(part('button').ariaLabel).to.equal('Size');
    page.querySelector('span')?.click();
    expect(focused() === part('button')).to.equal(true);
  });

  for (const [title, content, name] of [
    [
      'aria-labelledby',
      html`<span id="sort-by">Sort</span><span id="sort-what">products</span>
        <select aria-labelledby="sort-by sort-what" aria-label="no"><option>a</option></select>`,
      'Sort products',
    ],
    ['its title', html`<select title="Sort"><option>a</option></select>`, 'Sort'],
    ['nothing', html`<select><option>a</option></select>`, null],
  ] as const) {
    it(`has the name of ${title}`, async () => {
      const { button, element } = await show(content);
      expect(button.getAttribute('aria-label')).to.equal(name);
      expect(part(element, 'list').getAttribute('aria-label')).to.equal(name);
    });
  }

  it('is as wide as its widest option, so that a choice causes no layout shift', async () => {
    const { element, select, button } = await show(html`<select aria-label="a">
      <option>S</option><option>A long label of an option</option>
    </select>`);
    const { width } = element.getBoundingClientRect();
    select.selectedIndex = 1;
    await waitUntil(() => text(button) !== 'S');
    expect(element.getBoundingClientRect().width).to.equal(width);
  });

  it('shows groups with their names', async () => {
    const { element } = await show(html`<select aria-label="Size">
      <optgroup label="Children"><option>116</option><option>128</option></optgroup>
      <optgroup label="Adults" disabled><option>S</option></optgroup>
    </select>`);
    expect(parts(element, 'group').map(text)).to.deep.equal(['Children', 'Adults']);
    const groups = all(element, '[role=group]').map((group) => [
      text(one(element, `[id="${group.getAttribute('aria-labelledby')}"]`)),
      group.querySelectorAll('[role=option]').length,
    ]);
    expect(groups).to.deep.equal([
      ['Children', 2],
      ['Adults', 1],
    ]);
    await click(part(element, 'button'));
    await expectAccessible(element);
    expect(option(element, 2).ariaDisabled).to.equal('true');
  });

  it('shows only its children once the select is removed', async () => {
    const { element, select, button } = await show();
    expect(element.matches(':state(ready)')).to.equal(true);
    await click(button);
    select.replaceWith(Object.assign(document.createElement('b'), { textContent: 'nothing' }));
    await waitUntil(() => parts(element, 'button').length === 0);
    expect(element.querySelector('b')?.checkVisibility()).to.equal(true);
    expect(element.matches(':state(open)') || element.matches(':state(ready)')).to.equal(false);
  });

  it('does not change its children without a select', async () => {
    const { element } = await mount(
      'shop-select',
      html`<form><shop-select><b>nothing</b></shop-select></form>`,
    );
    expect(element.querySelector('b')?.checkVisibility()).to.equal(true);
  });
});
