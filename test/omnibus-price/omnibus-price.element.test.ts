import { expect, html } from '@open-wc/testing';
import { registerElements } from '../../elements/start/register.ts';
import { omnibusPriceElement } from '../../elements/tags/omnibus-price/omnibus-price.element.ts';
import { configureAtom, registerMessagesAtom } from '../../logic/settings/settings.atoms.ts';
import { pageStore } from '../../logic/state/page-state.ts';
import { expectAccessible } from '../kit/accessible.ts';
import { type Mounted, mount } from '../kit/mount.ts';
import { nextEvent } from '../kit/next-event.ts';
import { MARKUP_PAYLOADS, wasPwned } from '../kit/payloads.ts';
import { text } from '../kit/shadow.ts';
import { isLeftOf } from '../kit/text-box.ts';
import { waitUntil } from '../kit/wait-until.ts';
import '../kit/guard.ts';
import { amount, product } from './omnibus-price.fixtures.ts';

type OmnibusPrice = Mounted<'shop-omnibus-price'>;

registerElements([omnibusPriceElement]);

const newPrice = product({
  omnibusPriceDetails: { newPriceEffectiveUntil: { formatted: '24.12.2026' }, youSavePercent: 8 },
});

describe('<shop-omnibus-price>', () => {
  it('is accessible in every variant, in both languages', async () => {
    for (const lang of ['pl', 'en']) {
      for (const prices of [product(), newPrice, product({ rebateCodeActive: true })]) {
        const tag = await mount(
          'shop-omnibus-price',
          html`<shop-omnibus-price .product=${prices} code-activation show-percent></shop-omnibus-price>`,
          { lang },
        );
        await expectAccessible(tag.element);
      }
    }
  });

  it('shows label, lowest and regular price in Polish', async () => {
    const tag = await mount(
      'shop-omnibus-price',
      html`<shop-omnibus-price .product=${product()} show-percent="false"></shop-omnibus-price>`,
    );
    expect(text(tag.part('label'))).to.equal('Promocja');
    expect(text(tag.part('lowest'))).to.equal(
      'Najniższa cena produktu w okresie 30 dni przed wprowadzeniem obniżki: 100,00 zł',
    );
    expect(text(tag.part('regular'))).to.equal('Cena regularna: 120,00 zł');
    expect(tag.parts('percent')).to.deep.equal([]);
    expect(tag.element.matches(':state(higher)')).to.equal(true);
    expect(tag.element.matches(':state(short)')).to.equal(false);
  });

  it('keeps number and currency in order in right-to-left text (V26)', async () => {
    const texts = { 'omnibus-price.lowest': 'המחיר', 'omnibus-price.regular': 'מחיר' };
    pageStore.set(registerMessagesAtom, { he: texts });
    const tag = await mount(
      'shop-omnibus-price',
      html`<shop-omnibus-price lang="he" dir="rtl" .product=${product()}></shop-omnibus-price>`,
    );
    const amounts = [...(tag.element.shadowRoot?.querySelectorAll('.omnibus__price') ?? [])];
    expect(amounts.length).to.be.greaterThan(1);
    for (const price of amounts) expect(isLeftOf(price, [',00', 'zł'])).to.equal(true);
  });

  it('shows every row in English', async () => {
    const withCode = { ...newPrice, price: { ...newPrice.price, rebateCodeActive: true } };
    const tag = await mount(
      'shop-omnibus-price',
      html`<shop-omnibus-price .product=${withCode} code-activation show-percent></shop-omnibus-price>`,
      { lang: 'en-GB' },
    );
    expect(text(tag.part('label'))).to.equal('A discount code');
    expect(text(tag.part('lowest'))).to.equal(
      'Lowest price in 30 days before discount: 100,00 zł+8%',
    );
    expect(text(tag.part('without-code'))).to.equal('Price without code: 110,00 zł');
    expect(text(tag.part('upcoming'))).to.equal('Upcoming price from 24.12.2026: 120,00 zł');
    for (const state of ['code', 'new-price'])
      expect(tag.element.matches(`:state(${state})`)).to.equal(true);
  });

  it('updates with the price type (PR-16)', async () => {
    const price = html`<shop-omnibus-price .product=${product()}></shop-omnibus-price>`;
    const tags = [
      await mount('shop-omnibus-price', price),
      await mount('shop-omnibus-price', price),
    ];
    for (const tag of tags) tag.element.priceType = 'net';
    await Promise.all(tags.map((tag) => tag.settled()));
    for (const tag of tags) expect(text(tag.part('lowest'))).to.contain('99,00 zł');
    for (const tag of tags) tag.element.setAttribute('price-type', 'gross');
    await Promise.all(tags.map((tag) => tag.settled()));
    for (const tag of tags) expect(text(tag.part('lowest'))).to.contain('100,00 zł');
  });

  it('updates with the chosen size and hides for an unknown one (PR-17)', async () => {
    const tag = await mount(
      'shop-omnibus-price',
      html`<shop-omnibus-price .product=${product()} size="M"></shop-omnibus-price>`,
    );
    expect(text(tag.part('lowest'))).to.contain('90,00 zł');
    tag.element.size = 'nowhere';
    await tag.settled();
    expect(tag.parts('lowest')).to.deep.equal([]);
    expect(tag.element.matches(':state(higher)')).to.equal(false);
  });

  it('shows percentages unless the author hides them (CV9)', async () => {
    const tag = await mount(
      'shop-omnibus-price',
      html`<shop-omnibus-price .product=${product()}></shop-omnibus-price>`,
    );
    expect(tag.parts('percent')).to.have.length(1);
    tag.element.setAttribute('show-percent', 'false');
    await tag.settled();
    expect(tag.parts('percent')).to.have.length(0);
  });

  it('omits the regular price if the theme prints it (HO11)', async () => {
    const tag = await mount(
      'shop-omnibus-price',
      html`<shop-omnibus-price .product=${product()} regular="false"></shop-omnibus-price>`,
    );
    expect(tag.parts('regular')).to.have.length(0);
    expect(tag.parts('lowest')).to.have.length(1);
    tag.element.removeAttribute('regular');
    await tag.settled();
    expect(tag.parts('regular')).to.have.length(1);
  });

  it('hides percentages when the page’s configuration says so (S10)', async () => {
    const tag = await mount(
      'shop-omnibus-price',
      html`<shop-omnibus-price .product=${product()} show-percent></shop-omnibus-price>`,
    );
    expect(tag.parts('percent')).to.have.length(1);
    pageStore.set(configureAtom, { hidePercents: true });
    await tag.settled();
    expect(tag.parts('percent')).to.have.length(0);
    pageStore.set(configureAtom, {});
  });
});

describe('<shop-omnibus-price>: data and fallback', () => {
  it('shows the server’s data as text (PR-19)', async () => {
    const tag = await mount('shop-omnibus-price', html`<shop-omnibus-price></shop-omnibus-price>`);
    for (const payload of MARKUP_PAYLOADS) {
      tag.element.product = product({
        omnibusPrice: { gross: { formatted: payload }, net: null },
        max: amount(120, payload),
        omnibusPriceDetails: { newPriceEffectiveUntil: { formatted: payload } },
      });
      await tag.settled();
      expect(tag.element.shadowRoot?.querySelector('img, script, form, a')).to.equal(null);
      expect(tag.part('lowest').textContent).to.contain(payload);
      expect(tag.part('upcoming').textContent).to.contain(payload);
    }
    expect(wasPwned()).to.equal(false);
  });

  it('hides without data, too, if the page’s configuration disables it', async () => {
    pageStore.set(configureAtom, { omnibusEnabled: false });
    const tag = await mount(
      'shop-omnibus-price',
      html`<shop-omnibus-price>Najniższa cena: 549,00 zł</shop-omnibus-price>`,
    );
    expect(tag.element.getBoundingClientRect().height).to.equal(0);
    pageStore.set(configureAtom, {});
  });

  it('shows its fallback without data', async () => {
    const tag = await mount(
      'shop-omnibus-price',
      html`<shop-omnibus-price>Zapytaj o cenę</shop-omnibus-price>`,
    );
    const slot = tag.element.shadowRoot?.querySelector('slot');
    expect(slot?.assignedNodes()[0]?.textContent).to.equal('Zapytaj o cenę');
  });
});

describe('<shop-omnibus-price>: with size-from', () => {
  const pageWith = async (control: string): Promise<[OmnibusPrice, HTMLInputElement]> => {
    const tag = await mount(
      'shop-omnibus-price',
      `<div>
          <div id="form">${control}</div><shop-omnibus-price size-from="#size" show-percent="false"></shop-omnibus-price>
        </div>`,
    );
    const input = tag.page.querySelector<HTMLInputElement>('#size');
    if (!input) throw new Error('Expected the control.');
    const { price, ...data } = product();
    tag.element.product = { ...data, sizes: [{ id: 'S', price }, ...data.sizes.slice(1)] };
    await tag.settled();
    return [tag, input];
  };
  const lowest = (tag: OmnibusPrice) => tag.parts('lowest').map((row) => text(row).split(': ')[1]);

  it('reads a hidden input that a script writes (S8)', async () => {
    const [tag, input] = await pageWith('<input type="hidden" id="size">');
    expect(lowest(tag)).to.deep.equal([]);
    input.value = 'M';
    await waitUntil(() => lowest(tag)[0] === '90,00 zł');
    input.value = 'S';
    await waitUntil(() => lowest(tag)[0] === '100,00 zł');
  });

  it('reads a select, and a control in a replaced region (S8)', async () => {
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

  it('warns the author about a selector without a match (S12)', async () => {
    const tag = await mount('shop-omnibus-price', html`<shop-omnibus-price></shop-omnibus-price>`);
    const failure = nextEvent(tag.element, 'shop-error');
    tag.element.setAttribute('size-from', '#nowhere');
    expect(Reflect.get(Object((await failure).detail), 'code')).to.equal('selector');
  });
});
