import { defineStockElement } from '../../../demo/stock/stock-element.tsx';
import { OmnibusPrice } from '../../../react/omnibus-price/OmnibusPrice.tsx';
import omnibusPriceCss from '../../../react/omnibus-price/omnibus-price.css';

defineStockElement({
  tag: 'price-r2wc',
  component: OmnibusPrice,
  css: omnibusPriceCss,
  fixed: {
    product: undefined,
    size: undefined,
    sizeFrom: undefined,
    priceType: 'gross',
    codeActivation: false,
    showPercent: false,
    regular: true,
    for: undefined,
  },
  props: { product: 'json', codeActivation: 'boolean', showPercent: 'boolean' },
});
