import type { GlobalComponents } from 'vue';
import type {} from '../../elements/jsx/vue.ts';

type Minicart = InstanceType<GlobalComponents['shop-minicart']>['$props'];

/** The properties that Vue templates pass to a tag. */
export const right: Minicart = {
  key: 'cart',
  class: 'cart',
  style: { color: 'red' },
  slot: 'header',
  source: 'ajax',
  'one-click-href': '/one',
  oneClickHref: '/one',
  editable: true,
  onShopMinicartLoad: ({ detail }) => detail.count.toFixed(),
  onShopError: ({ detail }) => detail.message.trim(),
};

export const wrong: readonly Minicart[] = [
  // @ts-expect-error a value that the property does not have
  { source: 'soap' },
  // @ts-expect-error no such attribute
  { colour: 'red' },
  // @ts-expect-error a value that the attribute does not have
  { 'price-type': 'both' },
  // @ts-expect-error the detail has no such member
  { onShopMinicartLoad: ({ detail }) => detail.sum },
];
// @ts-expect-error an unknown tag
export type Unknown = GlobalComponents['shop-minicrat'];
