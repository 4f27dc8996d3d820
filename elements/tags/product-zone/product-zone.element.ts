import { ProductZone } from '../../../react/product-zone/ProductZone.tsx';
import productZoneCss from '../../../react/product-zone/product-zone.css';
import { flag, list, number, text } from '../../declare/attributes.ts';
import { declareElement } from '../../declare/declaration.ts';
import { cancelable, notifies } from '../../declare/events.ts';

export const productZoneElement = declareElement({
  tag: 'shop-product-zone',
  group: 'products',
  component: ProductZone,
  styles: [productZoneCss],
  activate: 'visible',
  attributes: {
    page: text(),
    zone: text(),
    products: list(),
    label: text(),
    limit: number(undefined),
    slider: flag(),
  },
  events: {
    onLoad: notifies<{ count: number; type: string }>(),
    onOpen: cancelable<{ id: string; link: string }>(),
  },
});
