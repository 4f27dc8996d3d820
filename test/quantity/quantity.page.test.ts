import { expect } from '@open-wc/testing';
import { installFakePlatform, platform } from '../kit/fake-platform.ts';
import { press } from '../kit/keyboard.ts';
import { eventsOf } from '../kit/next-event.ts';
import { settled } from '../kit/settled.ts';
import '../kit/guard.ts';
import {
  clickButton,
  inputOf,
  lineOf,
  type QuantityTag,
  quantityIn,
  show,
  statesOf,
  typeInto,
} from './quantity.fixtures.ts';

const SELECT = `<label for="n">Ilość</label><select id="n" name="number" class="f-control" data-sellby="2" data-max_q="20">
  <option selected>2</option><option>4</option><option value="" data-more>więcej</option>
</select>`;

beforeEach(installFakePlatform);

const formOf = ({ element }: QuantityTag): HTMLFormElement => {
  const form = element.closest('form');
  if (form) return form;
  throw new Error('Expected a form.');
};

const posted = (tag: QuantityTag) => [...new FormData(formOf(tag)).entries()];

/** Chooses an option like a shopper. */
async function choose(tag: QuantityTag, value: string): Promise<void> {
  const select = tag.element.querySelector('select');
  if (!select) throw new Error('Expected a select in the tag.');
  select.value = value;
  for (const type of ['input', 'change']) select.dispatchEvent(new Event(type, { bubbles: true }));
  await settled(tag.element);
}

describe('<shop-quantity> in a page', () => {
  it('turns a select into an input for larger quantities, which is never empty (QT-10)', async () => {
    const tag = await show('', SELECT);
    expect(tag.parts('plus')).to.deep.equal([]);
    await choose(tag, '4');
    expect(posted(tag)).to.deep.equal([['number', '4']]);
    const events = eventsOf(document, 'change');
    await choose(tag, '');
    const input = inputOf(tag.element);
    expect([input.id, input.className, input.name]).to.deep.equal(['n', 'f-control', 'number']);
    expect(input.labels?.[0]?.textContent).to.equal('Ilość');
    expect(document.activeElement).to.equal(input);
    expect(events.length).to.be.greaterThan(0);
    expect(posted(tag)).to.deep.equal([['number', '4']]);
    await typeInto(tag, '13');
    await press('Tab');
    expect(posted(tag)).to.deep.equal([['number', '14']]);
    await clickButton(tag, 'plus');
    expect(posted(tag)).to.deep.equal([['number', '16']]);
  });

  it('applies the limits to a select', async () => {
    const tag = await show('max="3"', SELECT);
    await choose(tag, '4');
    expect(posted(tag)).to.deep.equal([['number', '2']]);
    expect(lineOf(tag)).to.equal('Maksymalnie możesz zamówić 2.');
    tag.element.set(1);
    expect(posted(tag)).to.deep.equal([['number', '2']]);
  });

  it('keeps the theme’s corrections of the same input (QT-11)', async () => {
    const tag = await show('step="2" max="20"');
    const input = inputOf(tag.element);
    let writes = 0;
    input.addEventListener('change', () => {
      const next = String(Math.min(Math.ceil(Number(input.value) / 4) * 4, 12));
      if (next !== input.value) writes += 1;
      input.value = next;
    });
    await typeInto(tag, '13');
    await press('Tab');
    await platform.clock.advance(1000);
    expect([input.value, writes]).to.deep.equal(['12', 1]);
    await clickButton(tag, 'plus');
    await platform.clock.advance(1000);
    expect([input.value, writes]).to.deep.equal(['12', 2]);
    expect(platform.clock.timers).to.equal(0);
  });

  it('resets with its form (QT-13)', async () => {
    const tag = await show('min="3" max="9"');
    await typeInto(tag, '12');
    await press('Tab');
    expect([quantityIn(tag), lineOf(tag)]).to.deep.equal(['9', 'Maksymalnie możesz zamówić 9.']);
    formOf(tag).reset();
    await settled(tag.element);
    expect([quantityIn(tag), lineOf(tag)]).to.deep.equal(['3', '']);
    expect(statesOf(tag)).to.deep.equal(['at-min']);
  });

  it('clamps a value restored by the browser (QT-13)', async () => {
    const tag = await show('max="9"');
    inputOf(tag.element).value = '40';
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: false }));
    await settled(tag.element);
    expect([quantityIn(tag), lineOf(tag)]).to.deep.equal(['9', '']);
  });
});
