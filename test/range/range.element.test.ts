import { expect, html } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import type { TemplateResult } from 'lit';
import { registerElements } from '../../elements/start/register.ts';
import { configElement } from '../../elements/tags/config/config.element.ts';
import { rangeElement } from '../../elements/tags/range/range.element.ts';
import { expectAccessible } from '../kit/accessible.ts';
import { settle } from '../kit/fake-clock.ts';
import '../kit/guard.ts';
import { mount } from '../kit/mount.ts';
import { eventsOf } from '../kit/next-event.ts';
import { waitUntil } from '../kit/wait-until.ts';

registerElements([configElement, rangeElement]);

const INPUTS = html`<label>Od <input name="from" type="number" min="0" max="500" step="5" /></label>
  <label>Do <input name="to" type="number" min="0" max="500" step="5" /></label>`;

/** A range with its two inputs, and a shopper's actions on them. */
async function put(template: TemplateResult = html`<shop-range>${INPUTS}</shop-range>`) {
  const tag = await mount('shop-range', template);
  const [from, to] = tag.element.querySelectorAll('input');
  if (!from || !to) return expect.fail('no inputs');
  const slider = (side: 'from' | 'to') => {
    const found = tag.part(`thumb-${side}`);
    return found instanceof HTMLInputElement ? found : expect.fail(side);
  };
  return {
    ...tag,
    from,
    to,
    slider,
    texts: () => (['from', 'to'] as const).map((side) => slider(side).ariaValueText),
    async pressKeys(side: 'from' | 'to', ...keys: readonly string[]) {
      slider(side).focus();
      for (const key of keys) await sendKeys({ press: key });
      await settle();
    },
    async type(input: HTMLInputElement, text: string) {
      input.focus();
      input.select();
      await sendKeys({ type: text });
      input.blur();
      await settle();
    },
  };
}

const money = (amount: string) => `${amount}\u00a0zł`;

describe('<shop-range>', () => {
  it('shows two named sliders with prices for the inputs', async () => {
    const { element, slider, texts } = await put();
    expect(slider('from').ariaLabel).to.equal('Od');
    expect(slider('to').ariaLabel).to.equal('Do');
    expect(texts()).to.deep.equal([money('0,00'), money('500,00')]);
    await expectAccessible(element);
  });

  it('names the sliders of inputs without labels [RG-11]', async () => {
    const { slider } = await put(html`<shop-range max="9"><input /> – <input /></shop-range>`);
    expect([slider('from').ariaLabel, slider('to').ariaLabel]).to.deep.equal(['Od', 'Do']);
  });

  it('follows a reset of the form, and values that a script writes [RG-07]', async () => {
    const tag = await put(html`<form><shop-range>${INPUTS}</shop-range></form>`);
    await tag.type(tag.from, '100');
    expect(tag.texts()[0]).to.equal(money('100,00'));
    tag.page.querySelector('form')?.reset();
    await new Promise((resolve) => setTimeout(resolve));
    await settle();
    expect(tag.texts()[0]).to.equal(money('0,00'));
    tag.to.value = '250';
    tag.to.dispatchEvent(new Event('input', { bubbles: true }));
    await settle();
    expect(tag.texts()[1]).to.equal(money('250,00'));
  });

  it('writes prices as the shop does [RG-10]', async () => {
    const { texts } = await put(
      html`<shop-config currency="€" currency-before price-mask="#,###0.00"></shop-config>
        <shop-range max="1200"><input /><input /></shop-range>`,
    );
    expect(texts()[1]).to.equal('€\u00a01,200.00');
  });

  it('disables the sliders of inputs that cannot be edited [RG-08]', async () => {
    const { slider } = await put(
      html`<fieldset disabled><shop-range max="9"><input /><input /></shop-range></fieldset>`,
    );
    expect(slider('from').disabled).to.equal(true);
    const read = await put(html`<shop-range max="9"><input readonly /><input /></shop-range>`);
    expect([read.slider('from').disabled, read.slider('to').disabled]).to.deep.equal([true, false]);
  });

  it('has thumbs that a finger can hit [RG-09]', async () => {
    const { slider } = await put();
    expect(slider('from').getBoundingClientRect().height).to.be.at.least(24);
  });
});

describe('<shop-range>: moving the sliders', () => {
  it('has the price as the value of a slider that moves, and announces nothing else [RG-06]', async () => {
    const tag = await put();
    await tag.pressKeys('from', 'ArrowRight', 'PageUp');
    expect(tag.texts()[0]).to.equal(money('55,00'));
    const live = [...tag.page.querySelectorAll('[aria-live]'), ...tag.all('[aria-live]')];
    expect(live.map(({ textContent }) => textContent).join('')).to.equal('');
  });

  it('writes the inputs with input and change events, and fires one shop-range-change', async () => {
    const tag = await put();
    const [inputs, changes] = [eventsOf(tag.from, 'input'), eventsOf(tag.from, 'change')];
    const reports = tag.events('shop-range-change') as CustomEvent[];
    await tag.pressKeys('from', 'ArrowRight');
    expect(tag.from.value).to.equal('5');
    expect([inputs.length, changes.length]).to.deep.equal([1, 1]);
    expect(reports.map(({ detail }) => detail)).to.deep.equal([{ from: 5, to: undefined }]);
  });

  it('moves by one step, ten steps and to the end by keyboard', async () => {
    const tag = await put();
    await tag.pressKeys('from', 'PageUp', 'ArrowRight', 'PageDown');
    expect(tag.from.value).to.equal('5');
    await tag.pressKeys('to', 'PageDown');
    expect(tag.to.value).to.equal('450');
    await tag.pressKeys('from', 'End');
    expect(tag.from.value, 'at most the other slider').to.equal('450');
    const reports = tag.events('shop-range-change');
    await tag.pressKeys('to', 'Home', 'ArrowLeft');
    expect(tag.to.value).to.equal('450');
    expect(reports, 'nothing has changed').to.have.length(0);
  });

  it('empties an input at the end of the track that was empty at first', async () => {
    const tag = await put();
    await tag.pressKeys('from', 'ArrowRight', 'ArrowLeft');
    expect(tag.from.value).to.equal('');
    const filtered = await put(
      html`<shop-range max="9"><input value="3" /><input value="9" /></shop-range>`,
    );
    await filtered.pressKeys('from', 'Home');
    expect(filtered.from.value).to.equal('0');
  });

  it('fires change once at the end of a movement, also when the system cancels it [RG-04]', async () => {
    const { slider, from } = await put();
    const [inputs, changes] = [eventsOf(from, 'input'), eventsOf(from, 'change')];
    for (const steps of [3, 1, 2]) {
      slider('from').stepUp(steps);
      slider('from').dispatchEvent(new Event('input', { bubbles: true, composed: true }));
      await settle();
    }
    expect(from.value).to.equal('30');
    expect([inputs.length, changes.length]).to.deep.equal([3, 0]);
    slider('from').dispatchEvent(new PointerEvent('pointercancel', { bubbles: true }));
    slider('from').dispatchEvent(new Event('change', { bubbles: true }));
    expect(changes.length).to.equal(1);
  });

  it('lets the start be moved where both sliders are at the end [RG-03]', async () => {
    const { slider } = await put(
      html`<shop-range max="9"><input value="9" /><input value="9" /></shop-range>`,
    );
    const { right, top, height } = slider('from').getBoundingClientRect();
    const root = slider('from').getRootNode() as ShadowRoot;
    expect(root.elementFromPoint(right - 12, top + height / 2)).to.equal(slider('from'));
  });
});

describe('<shop-range>: limits and stops', () => {
  for (const [what, min, max, step] of [
    ['the same start and end', 5, 5, 1],
    ['a start above the end', 9, 5, 1],
  ] as const) {
    it(`leaves the inputs alone with ${what} [RG-02]`, async () => {
      const { element } = await mount(
        'shop-range',
        html`<shop-range min=${min} max=${max} step=${step}>${INPUTS}</shop-range>`,
      );
      expect(element.shadowRoot?.querySelectorAll('input').length).to.equal(0);
    });
  }

  for (const [what, attributes, keys, expected] of [
    ['at most 200 round stops', { min: 0, max: 1e9 }, ['ArrowRight'], '5000000'],
    ['exact decimals', { min: 0, max: 1, step: 0.01 }, Array(3).fill('ArrowRight'), '0.03'],
    ['round stops after an odd start', { min: 3, max: 500, step: 5 }, ['ArrowRight'], '5'],
  ] as const) {
    it(`has ${what} [RG-02]`, async () => {
      const { min, max } = attributes;
      const step = 'step' in attributes ? attributes.step : 1;
      const tag = await put(
        html`<shop-range min=${min} max=${max} step=${step}><input /><input /></shop-range>`,
      );
      await tag.pressKeys('from', ...keys);
      expect(tag.from.value).to.equal(expected);
      expect(Number(tag.slider('from').max)).to.be.at.most(202);
    });
  }

  it('has growing stops with scale="steps"', async () => {
    const tag = await put(
      html`<shop-range min="1" max="300" scale="steps"><input /><input /></shop-range>`,
    );
    const values: string[] = [];
    for (const _ of [1, 2, 3, 4]) {
      await tag.pressKeys('from', 'ArrowRight');
      values.push(tag.from.value);
    }
    expect(values).to.deep.equal(['2', '5', '10', '20']);
  });
});

describe('<shop-range>: typed amounts', () => {
  it('raises the end to the start where a shopper types a higher start, and says so [RG-01]', async () => {
    const tag = await put();
    await tag.type(tag.to, '50');
    const changes = eventsOf(tag.to, 'change');
    await tag.type(tag.from, '100');
    expect([tag.from.value, tag.to.value]).to.deep.equal(['100', '100']);
    expect(changes.length).to.equal(1);
    const message = tag.element.querySelector('.shop-message');
    expect(message?.checkVisibility()).to.equal(true);
    expect(message?.textContent).to.contain(money('100,00'));
    expect(tag.to.getAttribute('aria-describedby')).to.equal(message?.id);
  });

  it('says no more that the end was raised when the form is reset', async () => {
    const page = html`<form><shop-range>${INPUTS}</shop-range></form>`;
    const tag = await put(page);
    await tag.type(tag.to, '50');
    await tag.type(tag.from, '100');
    const message = () => tag.element.querySelector('.shop-message')?.textContent ?? '';
    expect(message()).to.contain(money('100,00'));
    tag.from.form?.reset();
    await waitUntil(() => message() === '');
    expect(tag.to.hasAttribute('aria-describedby')).to.equal(false);
  });

  for (const [typed, value] of [
    ['1 200,50', '1200.5'],
    ['1.200,50', '1200.5'],
    ['9000', '5000'],
    ['abc', '20'],
  ] as const) {
    it(`reads ${typed} as ${value} [RG-05]`, async () => {
      const tag = await put(
        html`<shop-range max="5000"><input value="20" /><input value="5000" /></shop-range>`,
      );
      await tag.type(tag.from, '20');
      await tag.type(tag.from, typed);
      expect(tag.from.value).to.equal(value);
    });
  }

  it('restores the first amount in place of a text that is none [RG-05]', async () => {
    const tag = await put(
      html`<shop-range max="5000"><input value="20" /><input value="5000" /></shop-range>`,
    );
    await tag.type(tag.from, 'abc');
    expect(tag.from.value).to.equal('20');
  });

  it('ends at the highest price of the platform’s own form', async () => {
    const tag = await put(
      html`<input type="hidden" id="max_price_start" value="740" /><shop-range><input /><input /></shop-range>`,
    );
    await tag.type(tag.to, '9000');
    expect(tag.to.value).to.equal('740');
  });

  for (const [mask, typed, value] of [
    ['### ##0,00', '1.200', '1200'],
    ['### ##0,00', '1,200', '1.2'],
    ['#,###0.00', '1,200', '1200'],
  ] as const) {
    it(`reads ${typed} as ${value} where prices are written as ${mask} [RG-05]`, async () => {
      const tag = await put(
        html`<shop-config price-mask=${mask}></shop-config>
          <shop-range max="5000"><input /><input /></shop-range>`,
      );
      await tag.type(tag.from, typed);
      expect(tag.from.value).to.equal(value);
    });
  }

  it('keeps three decimals of a number input', async () => {
    const tag = await put(
      html`<shop-range max="5" step="0.001"><input type="number" step="any" /><input /></shop-range>`,
    );
    await tag.type(tag.from, '1.234');
    expect(tag.from.value).to.equal('1.234');
  });
});
