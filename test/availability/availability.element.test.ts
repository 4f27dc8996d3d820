import { expect } from '@open-wc/testing';
import { sizeFromAvailability } from '../../logic/product/later/revalidated-entry.ts';
import { expectAccessible } from '../kit/accessible.ts';
import { markPageAsCached } from '../kit/cached-page.ts';
import { installFakePlatform, platform } from '../kit/fake-platform.ts';
import { MARKUP_PAYLOADS, wasPwned } from '../kit/payloads.ts';
import { text } from '../kit/shadow.ts';
import { waitUntil } from '../kit/wait-until.ts';
import '../kit/guard.ts';
import { warnings } from '../kit/warnings.ts';
import {
  lines,
  product,
  productOf,
  sentIn,
  show,
  size,
  statusOf,
  stock,
} from './availability.fixtures.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

// the shop's clock starts at 13:00 on Monday, 5 January 2026
beforeEach(installFakePlatform);

describe('<shop-availability>', () => {
  it('shows whether a size is in stock, how many, and when it ships', async () => {
    const tag = await show();
    expect(lines(tag)).to.deep.equal(['Produkt dostępny', 'W magazynie: 8 par', 'Wysyłka jutro']);
    expect(statusOf(tag)).to.equal('enable');
    await expectAccessible(tag.element);
  });

  it('announces a choice in a live region that was present before (V43)', async () => {
    const sizes = [size({ id: 'S' }), size({ id: 'M', amount: 2 })];
    const tag = await show({ ...product(sizes), sizes: [{ id: '' }, ...sizes] });
    const region = tag.one('[aria-live=polite]');
    expect(lines(tag)).to.deep.equal([]);
    tag.page.querySelector('[name=size]')?.setAttribute('value', 'M');
    await waitUntil(() => lines(tag).length > 0);
    expect([tag.one('[aria-live=polite]'), text(region)]).to.deep.equal([
      region,
      'Produkt dostępnyW magazynie: 2 paryWysyłka jutro',
    ]);
  });

  for (const [status, expected] of [
    ['enable', ['Produkt dostępny', 'W magazynie: 8 par', 'Wysyłka jutro']],
    ['order', ['Na zamówienie', 'Wysyłka jutro']],
    ['disable', ['Produkt niedostępny']],
  ] as const) {
    it(`has a text for the status ${status} (AV-01)`, async () => {
      const tag = await show(product([size({ availability: stock(status) })]));
      expect(lines(tag)).to.deep.equal(expected);
      expect(statusOf(tag)).to.equal(status);
      await expectAccessible(tag.element);
    });
  }

  it('prefers the platform’s text to ours (AV-01)', async () => {
    const tag = await show(
      product([size({ availability: stock('enable', 'Dużo &amp; od ręki') })]),
    );
    expect(lines(tag)[0]).to.equal('Dużo & od ręki');
  });

  it('shows only the text of an unknown status (AV-01)', async () => {
    const tag = await show(product([size({ availability: stock('soon', 'Już jedzie') })]));
    expect(lines(tag)).to.deep.equal(['Już jedzie']);
    expect(statusOf(tag)).to.equal('');
  });

  it('shows from which day a size is available again', async () => {
    const availability = stock('disable', '', { delivery_date: '2026-07-12' });
    const tag = await show(product([size({ availability })]));
    expect(lines(tag)).to.deep.equal(['Produkt niedostępny. Będzie dostępny 12 lipca']);
  });

  for (const visible of [false, 'n', 'false']) {
    it(`shows nothing but keeps its space if the shop hides the status: ${visible} (AV-02)`, async () => {
      const shown = await show();
      const { height } = shown.part('status').getBoundingClientRect();
      shown.page.replaceChildren();
      const tag = await show(product([size({ availability: stock('enable', '', { visible }) })]));
      expect(tag.element.shadowRoot?.textContent).to.equal('');
      expect(tag.all('slot')).to.deep.equal([]);
      expect(tag.element.getBoundingClientRect().height).to.be.at.least(Math.floor(height) - 1);
    });
  }

  it('shows the server-rendered text without a product, without data and without a size', async () => {
    const sizes = [size({ id: 'S' }), size({ id: 'M' })];
    for (const given of [{ id: 'none' }, { id: 'uniw', availability: undefined }]) {
      const empty = await show({ sizes: [given] });
      expect(lines(empty)).to.deep.equal([]);
      expect(empty.all('slot')).to.have.lengthOf(1);
      empty.page.replaceChildren();
    }
    const tag = await show(product(sizes));
    expect(lines(tag)).to.have.lengthOf(3);
    productOf(tag).querySelector('[name=size]')?.setAttribute('value', '');
    await waitUntil(() => lines(tag).length === 0, 'the words of the page');
  });
});

describe('<shop-availability>: shipping time and icons', () => {
  it('counts down the last three hours before the deadline, then stops promising today (AV-03)', async () => {
    const shippingTime = sentIn(0, {}, { todayShipmentDeadline: '16:01:00' });
    const tag = await show(product([size({ shippingTime })]), 'show="shipping"');
    const today = ['Wysyłka dzisiaj'];
    expect(lines(tag)).to.deep.equal(today);
    await platform.clock.advance(MINUTE);
    expect(lines(tag)).to.deep.equal([...today, 'Zamów do 16:01, to wyślemy dzisiaj']);
    await platform.clock.advance(3 * HOUR - MINUTE);
    expect(lines(tag)).to.have.lengthOf(2);
    await platform.clock.advance(MINUTE);
    expect(lines(tag)).to.deep.equal([]);
  });

  it('shows all kinds for a wrong list, and warns the author', async () => {
    const warned = warnings();
    const shippingTime = sentIn(0);
    const tag = await show(product([size({ shippingTime })]), 'show="status shipping"');
    expect(lines(tag)).to.include('Produkt dostępny');
    expect(lines(tag)).to.include('Wysyłka dzisiaj');
    expect(warned[0]).to.include('show="status shipping": expected status, amount, shipping');
  });

  it('hides the shipping time on a cached page until the platform answers (AV-04)', async () => {
    markPageAsCached();
    const shippingTime = sentIn(0);
    const tag = await show(product([size({ shippingTime })]), 'show="status,shipping"');
    expect(lines(tag)).to.deep.equal(['Produkt dostępny']);
    const answer = {
      status: 'enable',
      shipping_time: { days: '0', today: 'true', week_day: '0' },
    };
    const changed = size(sizeFromAvailability(answer, platform.clock.now()));
    Reflect.set(productOf(tag), 'product', product([changed]));
    await waitUntil(() => lines(tag).length === 2, 'the answer');
    expect(lines(tag)).to.deep.equal(['Produkt dostępny', 'Wysyłka dzisiaj']);
  });

  for (const [given, expected] of [
    [sentIn(0, { today: false, weekDay: false }), 'Wysyłka jutro'],
    [sentIn(1), 'Wysyłka jutro'],
    [sentIn(2), 'Wysyłka w środę'],
    [sentIn(2, { weekDay: 7 }), 'Wysyłka w niedzielę'],
    [sentIn(2, { weekDay: false }), 'Wysyłka w środę'],
    [sentIn(9, { weekAmount: 1 }, { time: '2026-01-14' }), 'Wysyłka w środę (14 stycznia)'],
    [sentIn(29, { weekDay: 2 }), 'Wysyłka we wtorek'],
    [sentIn(30), 'Wysyłka za 30 dni'],
  ] as const) {
    it(`shows the day: ${expected} (AV-05)`, async () => {
      const tag = await show(product([size({ shippingTime: given })]), 'show="shipping"');
      expect(lines(tag)).to.deep.equal([expected]);
    });
  }

  it('hides the day at midnight, also on a page opened earlier (AV-06)', async () => {
    const tag = await show(product(), 'show="shipping"');
    await platform.clock.advance(11 * HOUR - MINUTE);
    expect(lines(tag)).to.deep.equal(['Wysyłka jutro']);
    await platform.clock.advance(MINUTE);
    expect(lines(tag)).to.deep.equal([]);
    tag.page.replaceChildren();
    const late = await show(product(), 'show="shipping"');
    expect(lines(late)).to.deep.equal([]);
  });

  it('omits an unknown shipping time', async () => {
    const availability = stock('order', '', { delivery_days_undefined: true });
    const tag = await show(product([size({ availability })]));
    expect(lines(tag)).to.deep.equal(['Na zamówienie', 'Czas wysyłki nie jest znany']);
    expect(tag.element.matches(':state(unknown-time)')).to.equal(true);
  });

  for (const icon of ['javascript:__pwned=1', 'data:image/svg+xml,<svg onload="__pwned=1">']) {
    it(`rejects the image URL ${icon.slice(0, 12)} (AV-07)`, async () => {
      const tag = await show(product([size({ availability: stock('enable', '', { icon }) })]));
      expect(tag.all('img')).to.deep.equal([]);
      expect(lines(tag)[0]).to.equal('Produkt dostępny');
      expect(wasPwned()).to.equal(false);
    });
  }

  it('shows a dot in place of an image that fails to load (AV-07)', async () => {
    const icon = 'data:image/png;base64,AAAA';
    const tag = await show(product([size({ availability: stock('enable', '', { icon }) })]));
    await waitUntil(() => tag.all('img').length === 0, 'the dot');
    expect(tag.part('icon')).not.to.equal(undefined);
    expect(lines(tag)[0]).to.equal('Produkt dostępny');
  });

  for (const payload of MARKUP_PAYLOADS) {
    it(`shows ${payload.slice(0, 20)} as text`, async () => {
      const tag = await show(product([size({ availability: stock('enable', payload) })]));
      expect(text(tag.part('status'))).not.to.equal('');
      expect(wasPwned()).to.equal(false);
    });
  }

  for (const type of ['virtual', 'service']) {
    it(`shows no shipping time for a ${type} (AV-11)`, async () => {
      const tag = await show(product([size()], { type }), 'costs stores');
      expect(lines(tag)).to.deep.equal(['Produkt dostępny', 'W magazynie: 8 par']);
      expect(tag.parts('costs-button')).to.deep.equal([]);
      expect(tag.parts('stores-button')).to.have.lengthOf(1);
      expect(tag.element.matches(':state(virtual)')).to.equal(true);
    });
  }
});

describe('<shop-availability>: stock and choice', () => {
  it('shows the stock without a shipping time (AV-14)', async () => {
    for (const shippingTime of [undefined, false, {}, { shippingTime: { time: {} } }]) {
      const tag = await show(product([size({ shippingTime })]), 'show="status,shipping"');
      expect(lines(tag)).to.deep.equal(['Produkt dostępny']);
    }
  });

  it('has the state few up to a limit, and shows the exact number', async () => {
    const isFew = async (amount: unknown, attributes = '') => {
      const tag = await show(product([size({ amount })]), attributes);
      const status = [tag.element.matches(':state(few)'), tag.parts('amount').map(text).join()];
      tag.page.replaceChildren();
      return status;
    };
    expect(await isFew(5)).to.deep.equal([true, 'W magazynie: 5 par']);
    expect(await isFew(6)).to.deep.equal([false, 'W magazynie: 6 par']);
    expect(await isFew(2.5, 'few="2"')).to.deep.equal([false, 'W magazynie: 2,5 pary']);
    expect(await isFew(2, 'few="2"')).to.deep.equal([true, 'W magazynie: 2 pary']);
    expect(await isFew(-1)).to.deep.equal([false, '']);
  });

  it('shows the author’s icon', async () => {
    const icon = '<svg slot="icon-enable" viewBox="0 0 9 9"><circle r="4"/></svg>';
    const tag = await show(product(), '', { content: icon });
    const [slot] = tag.all('slot[name=icon-enable]');
    expect(slot instanceof HTMLSlotElement && slot.assignedElements()).to.have.lengthOf(1);
  });

  it('follows the choice and announces it as one text', async () => {
    const gone = size({ id: 'M', amount: 0, availability: stock('disable') });
    const tag = await show(product([size({ id: 'S' }), gone]));
    const status = tag.one('[aria-live=polite]');
    expect(status.ariaAtomic).to.equal('true');
    productOf(tag).querySelector('[name=size]')?.setAttribute('value', 'M');
    await waitUntil(() => lines(tag).length === 1, 'the other size');
    expect(lines(tag)).to.deep.equal(['Produkt niedostępny']);
    expect(tag.part('words').parentElement).to.equal(status);
  });

  it('follows the product named by its attribute', async () => {
    const tag = await show();
    const other = document.createElement('shop-product');
    other.id = 'other';
    Reflect.set(other, 'product', product([size({ amount: 2 })]));
    tag.page.append(other);
    tag.element.setAttribute('for', 'other');
    await waitUntil(() => lines(tag)[1] === 'W magazynie: 2 pary', 'the other product');
  });
});
