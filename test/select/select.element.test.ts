import { expect, fixture, html, waitUntil } from '@open-wc/testing';
import type { ElementOf } from '../../elements/define/declaration.ts';
import { registerElements } from '../../elements/register.ts';
import { selectElement } from '../../elements/select.element.ts';
import { settle } from '../platform/fake-clock.ts';
import { type FakePlatform, installFakePlatform } from '../platform/fake-platform.ts';
import { expectAccessible } from '../shared/accessible.ts';
import { press } from '../shared/keyboard.ts';
import { click } from '../shared/mouse.ts';
import { eventsOf } from '../shared/next-event.ts';
import { MARKUP_PAYLOADS, wasPwned } from '../shared/payloads.ts';
import { focused, one, part, parts, text } from '../shared/shadow.ts';
import '../shared/guard.ts';

registerElements([selectElement]);

type Select = ElementOf<typeof selectElement>;

let platform: FakePlatform;
beforeEach(() => {
  platform = installFakePlatform();
});

const SORTING = html`<select name="sort" aria-label="Sort by">
  <option value="new">Newest</option>
  <option value="cheap" selected>Cheapest</option>
  <option value="rated" disabled>Rating</option>
  <option value="dear">Dearest</option>
</select>`;

async function show(content: unknown = SORTING, autoSubmit = false) {
  const form = await fixture<HTMLFormElement>(
    html`<form><shop-select ?auto-submit=${autoSubmit}>${content}</shop-select></form>`,
  );
  const element = form.querySelector('shop-select') as Select;
  await element.updateComplete;
  await settle();
  const select = element.querySelector('select') as HTMLSelectElement;
  return { form, element, select, button: part(element, 'button') };
}

const isOpen = (element: Element) => !part(element, 'list').hidden;
const current = (element: Element) => {
  const id = part(element, 'button').getAttribute('aria-activedescendant');
  return id && text(one(element, `[id="${id}"]`));
};
const option = (element: Element, index: number) => parts(element, 'option')[index] as HTMLElement;

describe('<shop-select>', () => {
  it('UI-19: shows what the select says, and leaves the select in the form', async () => {
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

  it('UI-19: chooses with the mouse, by the select’s own events', async () => {
    const { form, element, select, button } = await show();
    const inputs = eventsOf(form, 'input');
    const changes = eventsOf(form, 'change');
    await click(button);
    expect(isOpen(element) && element.matches(':state(open)')).to.equal(true);
    await expectAccessible(element);
    await click(option(element, 3));
    expect([select.value, text(button), isOpen(element)]).to.deep.equal(['dear', 'Dearest', false]);
    expect([inputs.length, changes.length]).to.deep.equal([1, 1]);
    expect(changes[0]?.target === select).to.equal(true);
    expect(focused() === button).to.equal(true);
  });

  it('UI-19: does not choose a disabled option, nor tell of the one that is chosen', async () => {
    const { form, element, select, button } = await show();
    const changes = eventsOf(form, 'change');
    await click(button);
    await click(option(element, 2));
    expect(isOpen(element)).to.equal(true);
    await click(option(element, 1));
    expect([select.value, changes.length]).to.deep.equal(['cheap', 0]);
  });

  it('UI-19: is used with the keyboard', async () => {
    const { element, select, button } = await show();
    button.focus();
    await press('ArrowDown');
    expect([isOpen(element), current(element)]).to.deep.equal([true, 'Cheapest']);
    await press('ArrowDown');
    expect(current(element)).to.equal('Dearest');
    await press('ArrowDown');
    expect(current(element)).to.equal('Dearest');
    await press('Home');
    expect(current(element)).to.equal('Newest');
    await press('End', 'Enter');
    expect([isOpen(element), select.value]).to.deep.equal([false, 'dear']);
  });

  it('UI-19: Escape leaves everything as it was', async () => {
    const { element, select, button } = await show();
    button.focus();
    await press('Enter', 'End', 'Escape');
    expect([isOpen(element), select.value]).to.deep.equal([false, 'cheap']);
    expect(focused() === button).to.equal(true);
  });

  it('UI-19: Tab chooses and goes on', async () => {
    const { form, element, select, button } = await show();
    form.insertAdjacentHTML('beforeend', '<button type="button" id="next">next</button>');
    button.focus();
    await press('Enter', 'Home', 'Tab');
    expect([isOpen(element), select.value]).to.deep.equal([false, 'new']);
    expect(document.activeElement?.id).to.equal('next');
  });

  it('is found by typed letters, also closed; a pause begins a new word', async () => {
    const { element, button } = await show();
    button.focus();
    await press('d');
    expect([isOpen(element), current(element)]).to.deep.equal([true, 'Dearest']);
    await press('n');
    expect(current(element)).to.equal('Dearest');
    await platform.clock.advance(500);
    await press('n');
    expect(current(element)).to.equal('Newest');
  });

  it('closes for a press elsewhere', async () => {
    const { element, button } = await show();
    await click(button);
    document.body.click();
    await waitUntil(() => !isOpen(element));
  });

  it('submits the form when it is asked to', async () => {
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

  it('follows the select: its value by an event, its options, the form’s reset', async () => {
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

  it('has the name and the presses of its label', async () => {
    const label = await fixture<HTMLElement>(
      html`<label><span>Size</span> <shop-select><select><option>S</option></select></shop-select></label>`,
    );
    const element = label.querySelector('shop-select') as Select;
    await element.updateComplete;
    await waitUntil(() => parts(element, 'button').length > 0);
    expect(part(element, 'button').ariaLabel).to.equal('Size');
    label.querySelector('span')?.click();
    expect(focused() === part(element, 'button')).to.equal(true);
  });

  it('shows groups by their names', async () => {
    const { element } = await show(html`<select aria-label="Size">
      <optgroup label="Children"><option>116</option><option>128</option></optgroup>
      <optgroup label="Adults" disabled><option>S</option></optgroup>
    </select>`);
    expect(parts(element, 'group').map(text)).to.deep.equal(['Children', 'Adults']);
    expect(option(element, 2).ariaDisabled).to.equal('true');
  });

  it('takes texts as they are', async () => {
    const { element } = await show(
      html`<select aria-label="a">${MARKUP_PAYLOADS.map((payload) => html`<option>${payload}</option>`)}</select>`,
    );
    expect(parts(element, 'option').map((one) => one.textContent)).to.deep.equal(
      [...(element.querySelector('select')?.options ?? [])].map(({ label }) => label),
    );
    expect(await wasPwned()).to.equal(false);
  });

  it('leaves its children as they are where there is no select', async () => {
    const form = await fixture(html`<form><shop-select><b>nothing</b></shop-select></form>`);
    expect(form.querySelector('b')?.checkVisibility()).to.equal(true);
  });
});
