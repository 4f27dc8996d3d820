import { expect, html } from '@open-wc/testing';
import { registerElements } from '../../elements/start/register.ts';
import { dateElement } from '../../elements/tags/date/date.element.ts';
import { installFakePlatform } from '../kit/fake-platform.ts';
import { mount } from '../kit/mount.ts';
import { text } from '../kit/shadow.ts';
import { warnings } from '../kit/warnings.ts';
import { control, form } from '../product/product.fixtures.ts';
import '../kit/guard.ts';

registerElements([dateElement]);

const size = (id: string, day?: string) => ({
  id,
  price: { omnibusPriceDetails: { newPriceEffectiveUntil: day ? { formatted: day } : false } },
});
const SHIRT = { id: 101, sizes: [size('S', '24.12.2026'), size('M', '31.12.2026'), size('L')] };

describe('<shop-date> inside a product', () => {
  it('shows the announced day of the chosen size, unless its own attributes are set', async () => {
    installFakePlatform();
    const warned = warnings();
    const tag = await mount(
      'shop-date',
      html`<shop-product .product=${SHIRT as never}>${form()}</shop-product><shop-date></shop-date>`,
    );
    const shown = () => tag.parts('date').map(text).join();
    for (const [id, day] of [
      ['M', '31.12.2026'],
      ['S', '24.12.2026'],
      ['L', ''],
    ] as const) {
      control(tag.page, 'size', id).click();
      await tag.settled();
      expect(shown(), id).to.equal(day);
    }
    tag.element.size = 'M';
    await tag.settled();
    expect(shown()).to.equal('31.12.2026');
    tag.element.setAttribute('value', '2026-12-01');
    await tag.settled();
    expect(shown()).to.equal('01-12-26');
    expect(warned).to.deep.equal([]);
  });
});
