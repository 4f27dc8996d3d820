import { expect, html } from '@open-wc/testing';
import { formatDate } from '../../elements/functions/date.ts';
import { registerElements } from '../../elements/start/register.ts';
import { dateElement } from '../../elements/tags/date/date.element.ts';
import { expectAccessible } from '../kit/accessible.ts';
import { type Mounted, mount } from '../kit/mount.ts';
import { MARKUP_PAYLOADS, wasPwned } from '../kit/payloads.ts';
import { text } from '../kit/shadow.ts';
import { isLeftOf } from '../kit/text-box.ts';
import { waitUntil } from '../kit/wait-until.ts';
import { warnings } from '../kit/warnings.ts';
import '../kit/guard.ts';

registerElements([dateElement]);

const from = (formatted: string) => ({
  omnibusPriceDetails: { newPriceEffectiveUntil: { formatted } },
});
const SIZES = {
  sizes: [
    { id: 'S', price: from('24.12.2026') },
    { id: 'M', price: from('31.12.2026') },
    { id: 'L', price: { omnibusPriceDetails: { newPriceEffectiveUntil: false } } },
  ],
  price: from('1.12.2026'),
};

const shown = (tag: Mounted<'shop-date'>): string[] => tag.parts('date').map(text);

describe('<shop-date>', () => {
  it('shows a date in the default format, with a machine-readable time element, and is accessible', async () => {
    for (const lang of ['pl', 'en']) {
      const template = html`<shop-date value="2026-12-24 18:30:00">24 grudnia</shop-date>`;
      const tag = await mount('shop-date', template, { lang });
      expect(text(tag.part('date'))).to.equal('24-12-26');
      expect(tag.part('date').getAttribute('datetime')).to.equal('2026-12-24');
      await expectAccessible(tag.element);
    }
  });

  it('follows value, format and the language of the page', async () => {
    const tag = await mount(
      'shop-date',
      html`<shop-date value="2026-12-24" format="%e %B %Y"></shop-date>`,
    );
    expect(shown(tag)).to.deep.equal(['24 grudnia 2026']);
    tag.page.lang = 'en';
    await waitUntil(() => shown(tag)[0] === '24 December 2026');
    tag.element.value = '2027-01-01';
    tag.element.removeAttribute('format');
    await tag.settled();
    expect(shown(tag)).to.deep.equal(['01-01-27']);
  });

  it('shows its children without a valid date, and warns the author', async () => {
    const warned = warnings();
    for (const value of ['', '24 grudnia', '0000-00-00']) {
      const tag = await mount('shop-date', html`<shop-date value=${value}>dziś</shop-date>`);
      expect(tag.all('slot'), value).to.have.length(1);
      expect(shown(tag)).to.deep.equal([]);
    }
    expect(warned).to.have.length(2);
    expect(warned[0]).to.contain('[shop-date] value="24 grudnia": expected a date such as');
  });

  it('shows the announced day of the chosen size (PR-17)', async () => {
    const tag = await mount('shop-date', html`<shop-date .product=${SIZES}></shop-date>`);
    expect(shown(tag)).to.deep.equal(['1.12.2026']);
    for (const [size, days] of [
      ['M', ['31.12.2026']],
      ['L', []],
      ['XXL', []],
    ] as const) {
      tag.element.size = size;
      await tag.settled();
      expect(shown(tag), size).to.deep.equal(days);
    }
    tag.element.value = '2026-01-05';
    await tag.settled();
    expect(shown(tag), 'its own date wins').to.deep.equal(['05-01-26']);
  });

  it('follows the form control with the size', async () => {
    const tag = await mount(
      'shop-date',
      `<div><select id="size"><option>S</option><option>M</option></select>
        <shop-date size-from="#size"><script type="application/json">${JSON.stringify(SIZES)}</script></shop-date></div>`,
    );
    expect(shown(tag)).to.deep.equal(['24.12.2026']);
    const select = tag.page.querySelector('select');
    if (select) select.value = 'M';
    select?.dispatchEvent(new Event('change', { bubbles: true }));
    await tag.settled();
    expect(shown(tag)).to.deep.equal(['31.12.2026']);
  });

  it('shows the server’s date as text (PR-19)', async () => {
    const tag = await mount('shop-date', html`<shop-date></shop-date>`);
    for (const payload of MARKUP_PAYLOADS) {
      tag.element.product = { price: from(payload) };
      await tag.settled();
      expect(tag.part('date').textContent).to.equal(payload);
    }
    expect(wasPwned()).to.equal(false);
  });

  it('keeps numbers in order on right-to-left pages (V26)', async () => {
    const tag = await mount('shop-date', html`<shop-date value="2026-12-24"></shop-date>`, {
      dir: 'rtl',
    });
    expect(isLeftOf(tag.part('date'), ['24-', '-26'])).to.equal(true);
  });
});

describe('formatDate()', () => {
  it('formats a date like the tag', () => {
    expect(formatDate('2026-12-24')).to.equal('24-12-26');
    expect(formatDate('2026-12-24T18:30:00+01:00', '%d.%m.%Y, %H:%M')).to.equal(
      '24.12.2026, 18:30',
    );
    expect(formatDate(new Date(2026, 11, 24, 18, 30), '%Y-%m-%d %H:%M')).to.equal(
      '2026-12-24 18:30',
    );
  });

  it('uses names in the language of the page', () => {
    const { lang } = document.documentElement;
    for (const [language, expected] of [
      ['pl', '24 grudnia'],
      ['en', '24 December'],
    ] as const) {
      document.documentElement.lang = language;
      expect(formatDate('2026-12-24', '%e %B')).to.equal(expected);
    }
    document.documentElement.lang = lang;
  });

  it('rejects invalid dates', () => {
    for (const value of ['', '24.12.2026', '2026-02-30', new Date('x')]) {
      expect(() => formatDate(value)).to.throw(TypeError, '[shop] formatDate: expected a date');
    }
  });
});
