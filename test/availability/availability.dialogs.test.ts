import { expect } from '@open-wc/testing';
import { expectAccessible } from '../kit/accessible.ts';
import { partial } from '../kit/answers.ts';
import { installFakePlatform, platform } from '../kit/fake-platform.ts';
import { press } from '../kit/keyboard.ts';
import { click } from '../kit/mouse.ts';
import { focused, text } from '../kit/shadow.ts';
import { waitUntil } from '../kit/wait-until.ts';
import '../kit/guard.ts';
import { TILE } from '../map/map.fixtures.ts';
import {
  type Availability,
  openDialog,
  product,
  productOf,
  show,
  size,
} from './availability.fixtures.ts';

const MINUTE = 60_000;

const way = (name: string, others: object = {}) => ({
  courier: { icon: null, name },
  prepaid: true,
  cost: { value: 14.99, formatted: '14,99 zł' },
  deliveryTime: {
    time: { days: 2, hours: 0, minutes: 0 },
    weekDay: 3,
    weekAmount: 0,
    today: false,
  },
  ...others,
});

const ways = (...given: readonly unknown[]) => ({ shipping: { shipping: given } });

const DAY = { open: true, allDay: false, from: '10:00', till: '18:00' };

const store = (name: string, quantity: number, info: object = {}) => ({
  quantity,
  strictQuantity: quantity,
  unit: { singular: 'para', plural: 'pary' },
  productAvailableStatus: { description: '', icon: null },
  stockInfo: {
    name,
    street: 'ul. Długa 1',
    city: name,
    zipcode: '00-001',
    contact: { phone: { text: '22 1', link: 'tel:+48221' }, mail: null },
    openingHours: { monday: DAY, tuesday: { ...DAY, allDay: true }, wednesday: { open: false } },
    longitude: null,
    latitude: null,
    ...info,
  },
});

const inStores = (id: string, ...stores: readonly unknown[]) => ({
  id,
  name: id,
  productSizeAvailableInStocks: stores,
});

const stocks = (...sizes: readonly unknown[]) => ({ sizeAvailability: sizes });

beforeEach(installFakePlatform);

/** The rows of a table, each as the texts of its cells. */
const rows = (tag: Availability): readonly (readonly string[])[] =>
  tag.all('tbody tr').map((row) => [...row.children].map(text));

async function close(tag: Availability): Promise<void> {
  await click(tag.part('close'));
  await waitUntil(() => !tag.isOpen, 'the end of the dialog');
}

describe('the delivery costs of shop-availability', () => {
  it('are those of the chosen size and quantity, with prepayment and on delivery', async () => {
    const onDelivery = { prepaid: false, cost: { value: 20.99, formatted: '20,99 zł' } };
    const free = way('Odbiór', { cost: { value: 0, formatted: '0,00 zł' }, deliveryTime: null });
    platform.answer('shipping', ways(way('Kurier'), way('Kurier', onDelivery), free));
    const tag = await show(product(), 'costs');
    await openDialog(tag, 'costs');
    expect(platform.calls('shipping').map(({ variables }) => variables)).to.deep.equal([
      { id: '101', size: 'uniw', quantity: 1 },
    ]);
    expect(tag.parts('caption').map(text)).to.deep.equal([
      'Płatność z góry',
      'Płatność przy odbiorze',
    ]);
    expect(rows(tag)).to.deep.equal([
      ['Kurier', 'w środę', '14,99 zł'],
      ['Odbiór', '', 'Gratis!'],
      ['Kurier', 'w środę', '20,99 zł'],
    ]);
    await expectAccessible(tag.element);
  });

  it('open with the keyboard, and focus returns to their button', async () => {
    platform.answer('shipping', ways(way('Kurier')));
    const tag = await show(product(), 'costs');
    const button = tag.part('costs-button');
    button.focus();
    await press('Enter');
    await waitUntil(() => tag.isOpen, 'the dialog');
    await press('Escape');
    await waitUntil(() => !tag.isOpen, 'the end of the dialog');
    expect(focused()).to.equal(button);
  });

  it('stay closed if the event is prevented', async () => {
    const tag = await show(product(), 'costs stores');
    const requested: unknown[] = [];
    tag.element.addEventListener('shop-availability-open', (event) => {
      requested.push(event.detail.what);
      event.preventDefault();
    });
    await click(tag.part('costs-button'));
    await click(tag.part('stores-button'));
    await tag.settled();
    expect(requested).to.deep.equal(['costs', 'stores']);
    expect([tag.isOpen, platform.calls()]).to.deep.equal([false, []]);
  });

  for (const [title, answer] of [
    ['null', { shipping: null }],
    ['an empty list', ways()],
    ['null in their place', { shipping: { shipping: null } }],
  ] as const) {
    it(`are agreed individually if the platform says ${title} (AV-09)`, async () => {
      platform.answer('shipping', answer);
      const tag = await show(product(), 'costs');
      await openDialog(tag, 'costs');
      expect(text(tag.part('message'))).to.equal('Koszty dostawy ustalamy indywidualnie.');
      expect(tag.parts('retry')).to.deep.equal([]);
    });
  }

  it('have a row without a cost if the platform omits it (AV-09)', async () => {
    platform.answer('shipping', ways(way('Kurier', { cost: null }), 'nonsense', { courier: null }));
    const tag = await show(product(), 'costs');
    await openDialog(tag, 'costs');
    expect(rows(tag)).to.deep.equal([
      ['Kurier', 'w środę', ''],
      ['', '', ''],
    ]);
  });

  it('name the country while the shopper has not chosen one (AV-13)', async () => {
    platform.answer('shipping', ways(way('Kurier')));
    platform.cookies.set(
      'setRegionForced',
      JSON.stringify({ currentCountry: 'DE', defaultCountry: 'PL', showModal: false }),
      1,
    );
    const tag = await show(product(), 'costs');
    await openDialog(tag, 'costs');
    expect(text(tag.part('place'))).to.equal(
      'Czasy i koszty dostawy wyświetlane dla kraju: Niemcy',
    );
  });
});

describe('the delivery costs of shop-availability: requests', () => {
  it('are never those of another size (AV-08)', async () => {
    const sizes = [size({ id: 'S' }), size({ id: 'M' })];
    const tag = await show(product(sizes), 'costs');
    platform.answer('shipping', ways(way('Kurier')));
    await openDialog(tag, 'costs');
    const other = platform.defer('shipping');
    productOf(tag).querySelector('[name=size]')?.setAttribute('value', 'M');
    await waitUntil(() => rows(tag).length === 0, 'the end of the old costs');
    expect(text(tag.part('message'))).to.equal('Sprawdzamy…');
    other.resolve(ways(way('Automat')));
    await waitUntil(() => rows(tag).length === 1, 'the other costs');
    expect(rows(tag)[0]?.[0]).to.equal('Automat');
    expect(platform.calls('shipping')[1]?.variables).to.deep.equal({
      id: '101',
      size: 'M',
      quantity: 1,
    });
  });

  it('are requested only while the dialog is open (AV-08)', async () => {
    const sizes = [size({ id: 'S' }), size({ id: 'M', amount: 1 })];
    platform.answer('shipping', ways(way('Kurier')));
    const tag = await show(product(sizes), 'costs');
    await openDialog(tag, 'costs');
    await close(tag);
    productOf(tag).querySelector('[name=size]')?.setAttribute('value', 'M');
    await waitUntil(() => text(tag.part('amount')).includes('1 para'), 'the other size');
    await tag.settled();
    expect(platform.calls('shipping')).to.have.lengthOf(1);
  });

  it('are requested again at the next click after an error (AV-09)', async () => {
    const tag = await show(product(), 'costs');
    const errors = tag.events('shop-error');
    await openDialog(tag, 'costs');
    expect(text(tag.part('error'))).to.equal('Nie udało się tego sprawdzić.');
    expect(errors).to.have.lengthOf(1);
    await expectAccessible(tag.element);
    platform.answer('shipping', partial({ shipping: null }), ways(way('Kurier')));
    await click(tag.part('retry'));
    await tag.settled();
    expect(tag.parts('error')).to.have.lengthOf(1);
    await click(tag.part('retry'));
    await tag.settled();
    expect(rows(tag)).to.have.lengthOf(1);
  });

  it('are requested once in five minutes by all elements (AV-12)', async () => {
    platform.answer('shipping', ways(way('Kurier')));
    const tag = await show(product(), 'costs');
    const other = document.createElement('shop-availability');
    other.setAttribute('costs', '');
    tag.page.append(other);
    await other.updateComplete;
    await openDialog(tag, 'costs');
    await close(tag);
    other.shadowRoot?.querySelector<HTMLElement>('[part~=costs-button]')?.click();
    await other.updateComplete;
    expect(platform.calls('shipping')).to.have.lengthOf(1);
    other.remove();
    await platform.clock.advance(5 * MINUTE);
    await openDialog(tag, 'costs');
    expect(platform.calls('shipping')).to.have.lengthOf(2);
  });
});

describe('the stores of shop-availability', () => {
  it('show the stock of the chosen size and today’s opening hours first', async () => {
    const gone = store('Kraków', 0);
    platform.answer(
      'sizeAvailability',
      stocks(inStores('S', store('Sopot', 9)), inStores('M', store('Warszawa', 5), gone)),
    );
    const tag = await show(product([size({ id: 'M' })]), 'stores');
    await openDialog(tag, 'stores');
    expect(tag.parts('quantity').map(text)).to.deep.equal(['5 par', 'niedostępny']);
    const [hours] = tag.parts('hours');
    expect(hours?.querySelector('summary')?.textContent).to.equal('poniedziałek 10:00–18:00');
    expect(hours && text(hours)).to.contain('wtorek całą dobę środa nieczynne');
    const [phone] = tag.parts('contact');
    expect(phone?.getAttribute('href')).to.equal('tel:+48221');
    await expectAccessible(tag.element);
  });

  it('have a dialog with its own name after that of the costs', async () => {
    platform.answer('shipping', ways(way('Kurier')));
    platform.answer('sizeAvailability', stocks(inStores('', store('Sopot', 9))));
    const tag = await show(product(), 'costs stores');
    const names: (string | undefined)[] = [];
    for (const name of ['costs', 'stores']) {
      tag.part(`${name}-button`).click();
      await waitUntil(() => tag.all('dialog:modal').length === 1, 'the dialog');
      const id = tag.one('dialog:modal').getAttribute('aria-labelledby') ?? '';
      names.push(tag.element.shadowRoot?.getElementById(id)?.textContent);
      await press('Escape');
      await waitUntil(() => tag.all('dialog[open]').length === 0, 'the end of the dialog');
    }
    expect(names).to.deep.equal(['Koszty dostawy', 'Dostępność w sklepach']);
  });

  it('can be filtered by city', async () => {
    const all = [store('Warszawa', 5), store('Kraków', 1), store('Warszawa', 2)];
    platform.answer('sizeAvailability', stocks(inStores('', ...all)));
    const tag = await show(product(), 'stores');
    await openDialog(tag, 'stores');
    const city = tag.part('city');
    if (!(city instanceof HTMLSelectElement)) throw new Error('Expected a list.');
    expect([...city.options].map(text)).to.deep.equal(['Wszystkie', 'Warszawa', 'Kraków']);
    city.value = 'Warszawa';
    city.dispatchEvent(new Event('change', { bubbles: true }));
    await tag.settled();
    expect(tag.parts('quantity').map(text)).to.deep.equal(['5 par', '2 pary']);
  });

  it('may be hundreds, without coordinates and without a stock limit (AV-10)', async () => {
    const all = Array.from({ length: 300 }, () => store('Łódź', -1, { latitude: 0, longitude: 0 }));
    platform.answer('sizeAvailability', stocks(inStores('', ...all)));
    const tag = await show(product(), 'stores');
    await openDialog(tag, 'stores');
    expect(tag.parts('store')).to.have.lengthOf(300);
    expect(text(tag.part('quantity'))).to.equal('dostępny');
    expect(tag.page.querySelector('shop-map')).to.equal(null);
    expect(tag.parts('city')).to.deep.equal([]);
  });

  it('are shown on a map, loaded on demand, if they have coordinates (AV-10)', async () => {
    const place = { latitude: 52.2, longitude: '21.0' };
    platform.answer(
      'sizeAvailability',
      stocks(inStores('', store('Warszawa', 5, place), store('Kraków', 1))),
    );
    const template = `<template slot="map"><shop-map tile-url="${TILE}"></shop-map></template>`;
    const tag = await show(product(), 'stores', { content: template });
    expect(tag.page.querySelector('shop-map')).to.equal(null);
    await openDialog(tag, 'stores');
    const map = tag.page.querySelector('shop-map');
    expect(map?.getAttribute('tile-url')).to.equal(TILE);
    expect(map?.label).to.equal('Sklepy na mapie');
    expect(map?.markers?.map((marker) => marker?.title)).to.deep.equal(['Warszawa']);
  });

  it('only contain links to phone and mail', async () => {
    const contact = { phone: { text: 'Zadzwoń', link: 'javascript:__pwned=1' } };
    platform.answer('sizeAvailability', stocks(inStores('', store('Warszawa', 5, { contact }))));
    const tag = await show(product(), 'stores');
    await openDialog(tag, 'stores');
    expect(tag.part('contact').hasAttribute('href')).to.equal(false);
  });
});
