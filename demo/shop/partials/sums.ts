import type { Worth } from '../../platform/basket/basket.ts';
import { money } from '../../platform/money.ts';
import type { Region } from '../../platform/region/regions.ts';
import { type Html, html, type Part } from '../html.ts';
import type { OrderSums } from '../orders/order-sums.ts';
import type { PageContext } from '../page.ts';
import { worthText } from './basket-lines.ts';
import { amountTag } from './price.ts';

/** The totals, and the delivery region. */
export interface Counted {
  readonly sums: OrderSums;
  readonly region: Region;
}

function row(name: Part, amount: Part, kind?: 'total' | 'vat'): Html {
  return html`<div${kind && html` class="sums__${kind}"`}><dt>${name}</dt><dd>${amount}</dd></div>`;
}

function vatOf({ gross, net }: Worth): Html {
  return html`<bdi>${money(gross - net).formatted}</bdi>`;
}

/** The lines of the total; with net prices, they include the VAT. */
export function sumRows({ sums, region }: Counted, context: PageContext): Html {
  const { lang, settings, texts } = context;
  const { products, delivery, fee, total } = sums;
  const isNet = settings.priceType === 'net';
  const way = html`${texts.shipping} <small>${texts.deliveryCountry(region.name[lang])}</small>`;
  return html`<dl class="sums">
    ${row(texts.worth, worthText(products, context))}
    ${row(way, delivery.gross === 0 ? texts.freeShipping : worthText(delivery, context))}
    ${fee.gross > 0 && row(texts.order.fee, worthText(fee, context))}
    ${isNet && row(texts.order.vat, vatOf(total))}
    ${row(texts.total, amountTag(money(total.gross)), 'total')}
    ${!isNet && row(texts.order.vatIncluded, vatOf(total), 'vat')}
  </dl>`;
}
