import { expect, fixture, html } from '@open-wc/testing';
import { getDefaultStore } from 'jotai/vanilla';
import type { ElementOf } from '../../elements/declare/declaration.ts';
import { omnibusPriceElement } from '../../elements/omnibus-price.element.ts';
import { registerElements } from '../../elements/start/register.ts';
import { configureAtom, registerMessagesAtom } from '../../logic/settings/settings.atoms.ts';
import { expectAccessible } from '../kit/accessible.ts';
import { nextEvent } from '../kit/next-event.ts';
import { MARKUP_PAYLOADS, wasPwned } from '../kit/payloads.ts';
import { part, parts, text } from '../kit/shadow.ts';
import { isLeftOf } from '../kit/text-box.ts';
import { waitUntil } from '../kit/wait-until.ts';
import '../kit/guard.ts';
import { amount, product } from './omnibus-price.fixtures.ts';

type OmnibusPrice = ElementOf<typeof omnibusPriceElement>;

registerElements([omnibusPriceElement]);

const newPrice = product({
  omnibusPriceDetails: { newPriceEffectiveUntil: { formatted: '24.12.2026' }, youSavePercent: 8 },
});

describe('<shop-omnibus-price>', () => {
  it('is accessible in every variant, in both languages', async () => {
    for (const lang of ['pl', 'en']) {
      for (const prices of [product(), newPrice, product({ rebateCodeActive: true })]) {
        const element = await fixture<OmnibusPrice>(
          html`<shop-omnibus-price lang=${lang} .product=${prices} code-activation show-percent></shop-omnibus-price>`,
        );
        await expectAccessible(element);
      }
    }
  });

  it('shows label, lowest and regular price in Polish', async () => {
    const element = await fixture<OmnibusPrice>(
      html`<shop-omnibus-price .product=${product()}></shop-omnibus-price>`,
    );
    expect(text(part(element, 'label'))).to.equal('Promocja');
    expect(text(part(element, 'lowest'))).to.equal(
      'Najniższa cena produktu w okresie 30 dni przed wprowadzeniem obniżki: 100,00 zł',
    );
    expect(text(part(element, 'regular'))).to.equal('Cena regularna: 120,00 zł');
    expect(parts(element, 'percent')).to.deep.equal([]);
    expect(element.matches(':state(higher)')).to.equal(true);
    expect(element.matches(':state(short)')).to.equal(false);
  });

  it('has number and currency in order beside words from right to left (V26)', async () => {
    const texts = { 'omnibus-price.lowest': 'המחיר', 'omnibus-price.regular': 'מחיר' };
    getDefaultStore().set(registerMessagesAtom, { he: texts });
    const element = await fixture<OmnibusPrice>(
      html`<shop-omnibus-price lang="he" dir="rtl" .product=${product()}></shop-omnibus-price>`,
    );
    const amounts = [...(element.shadowRoot?.querySelectorAll('.omnibus__price') ?? [])];
    expect(amounts.length).to.be.greaterThan(1);
    for (const price of amounts) expect(isLeftOf(price, [',00', 'zł'])).to.equal(true);
  });

  it('shows every row in English', async () => {
    const element = await fixture<OmnibusPrice>(
      html`<div lang="en-GB"><shop-omnibus-price .product=${{ ...newPrice, price: { ...newPrice.price, rebateCodeActive: true } }} code-activation show-percent></shop-omnibus-price></div>`,
    ).then((wrapper) => wrapper.firstElementChild as OmnibusPrice);
    await element.updateComplete;
    expect(text(part(element, 'label'))).to.equal('A discount code');
    expect(text(part(element, 'lowest'))).to.equal(
      'Lowest price in 30 days before discount: 100,00 zł+8%',
    );
    expect(text(part(element, 'without-code'))).to.equal('Price without code: 110,00 zł');
    expect(text(part(element, 'upcoming'))).to.equal('Upcoming price from 24.12.2026: 120,00 zł');
    for (const state of ['code', 'new-price'])
      expect(element.matches(`:state(${state})`)).to.equal(true);
  });

  it('PR-16: follows the price type at run time', async () => {
    const wrapper = await fixture<HTMLElement>(html`<div>
      <shop-omnibus-price .product=${product()}></shop-omnibus-price>
      <shop-omnibus-price .product=${product()}></shop-omnibus-price>
    </div>`);
    const tags = [...wrapper.children] as OmnibusPrice[];
    for (const tag of tags) tag.priceType = 'net';
    await Promise.all(tags.map((tag) => tag.updateComplete));
    for (const tag of tags) expect(text(part(tag, 'lowest'))).to.contain('99,00 zł');
    for (const tag of tags) tag.setAttribute('price-type', 'gross');
    await Promise.all(tags.map((tag) => tag.updateComplete));
    for (const tag of tags) expect(text(part(tag, 'lowest'))).to.contain('100,00 zł');
  });

  it('PR-17: follows the chosen size and shows nothing for an unknown one', async () => {
    const element = await fixture<OmnibusPrice>(
      html`<shop-omnibus-price .product=${product()} size="M"></shop-omnibus-price>`,
    );
    expect(text(part(element, 'lowest'))).to.contain('90,00 zł');
    element.size = 'nowhere';
    await element.updateComplete;
    expect(parts(element, 'lowest')).to.deep.equal([]);
    expect(element.matches(':state(higher)')).to.equal(false);
  });

  describe('with size-from', () => {
    const pageWith = async (control: string): Promise<[OmnibusPrice, HTMLInputElement]> => {
      const page = await fixture<HTMLElement>(html`<div></div>`);
      page.innerHTML = `<div id="form">${control}</div><shop-omnibus-price size-from="#size"></shop-omnibus-price>`;
      const tag = page.querySelector<OmnibusPrice>('shop-omnibus-price');
      const input = page.querySelector<HTMLInputElement>('#size');
      if (!tag || !input) throw new Error('Expected the tag and its control.');
      const { price, ...data } = product();
      tag.product = { ...data, sizes: [{ id: 'S', price }, ...data.sizes.slice(1)] };
      await tag.updateComplete;
      return [tag, input];
    };
    const lowest = (tag: OmnibusPrice) =>
      parts(tag, 'lowest').map((row) => text(row).split(': ')[1]);

    it('follows a hidden input that a script writes (S8)', async () => {
      const [tag, input] = await pageWith('<input type="hidden" id="size">');
      expect(lowest(tag)).to.deep.equal([]);
      input.value = 'M';
      await waitUntil(() => lowest(tag)[0] === '90,00 zł');
      input.value = 'S';
      await waitUntil(() => lowest(tag)[0] === '100,00 zł');
    });

    it('follows a select, and a region that is swapped (S8)', async () => {
      const options = '<option>S</option><option>M</option>';
      const [tag, select] = await pageWith(`<select id="size">${options}</select>`);
      expect(lowest(tag)).to.deep.equal(['100,00 zł']);
      select.value = 'M';
      select.dispatchEvent(new Event('change', { bubbles: true }));
      await waitUntil(() => lowest(tag)[0] === '90,00 zł');
      const region = document.querySelector('#form');
      if (region) region.outerHTML = '<input id="size" type="hidden" value="S">';
      await waitUntil(() => lowest(tag)[0] === '100,00 zł');
    });

    it('tells of a selector that names nothing (S12)', async () => {
      const element = await fixture<OmnibusPrice>(html`<shop-omnibus-price></shop-omnibus-price>`);
      const failure = nextEvent(element, 'shop-error');
      element.setAttribute('size-from', '#nowhere');
      expect(Reflect.get(Object((await failure).detail), 'code')).to.equal('selector');
    });
  });

  it('hides percentages where the page says so (S10)', async () => {
    const store = getDefaultStore();
    const element = await fixture<OmnibusPrice>(
      html`<shop-omnibus-price .product=${product()} show-percent></shop-omnibus-price>`,
    );
    expect(parts(element, 'percent')).to.have.length(1);
    store.set(configureAtom, { hidePercents: true });
    await element.updateComplete;
    expect(parts(element, 'percent')).to.have.length(0);
    store.set(configureAtom, {});
  });

  it('PR-19: shows what the server sends as text', async () => {
    const element = await fixture<OmnibusPrice>(html`<shop-omnibus-price></shop-omnibus-price>`);
    for (const payload of MARKUP_PAYLOADS) {
      element.product = product({
        omnibusPrice: { gross: { formatted: payload }, net: null },
        max: amount(120, payload),
        omnibusPriceDetails: { newPriceEffectiveUntil: { formatted: payload } },
      });
      await element.updateComplete;
      expect(element.shadowRoot?.querySelector('img, script, form, a')).to.equal(null);
      expect(part(element, 'lowest').textContent).to.contain(payload);
      expect(part(element, 'upcoming').textContent).to.contain(payload);
    }
    expect(wasPwned()).to.equal(false);
  });

  it('takes its data from a child script, also when that comes later', async () => {
    const element = await fixture<OmnibusPrice>(
      html`<shop-omnibus-price><p>Cena</p></shop-omnibus-price>`,
    );
    const script = document.createElement('script');
    script.type = 'application/json';
    script.textContent = JSON.stringify(product());
    element.append(script);
    await Promise.resolve();
    await element.updateComplete;
    expect(text(part(element, 'lowest'))).to.contain('100,00 zł');
    expect(element.querySelector('p')?.textContent).to.equal('Cena');
  });

  it('shows its fallback without data', async () => {
    const element = await fixture<OmnibusPrice>(
      html`<shop-omnibus-price>Zapytaj o cenę</shop-omnibus-price>`,
    );
    const slot = element.shadowRoot?.querySelector('slot');
    expect(slot?.assignedNodes()[0]?.textContent).to.equal('Zapytaj o cenę');
  });
});
