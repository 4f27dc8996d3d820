import type { SvelteHTMLElements } from 'svelte/elements';
import type {} from '../../elements/jsx/svelte.ts';

type Minicart = SvelteHTMLElements['shop-minicart'];

/** The properties that Svelte templates pass to a tag. */
export const right: Minicart = {
  class: 'cart',
  style: 'color: red',
  slot: 'header',
  'aria-label': 'Cart',
  onclick: ({ currentTarget }) => currentTarget.show(),
  source: 'ajax',
  'one-click-href': '/one',
  editable: true,
  'onshop-minicart-load': ({ detail }) => detail.count.toFixed(),
  'onshop-error': ({ detail }) => detail.message.trim(),
};
export const map: SvelteHTMLElements['shop-map'] = { zoom: 13, 'cluster-radius': '80' };

export const wrong: readonly Minicart[] = [
  // @ts-expect-error a value that the property does not have
  { source: 'soap' },
  // @ts-expect-error a value that the attribute does not have
  { 'price-type': 'both' },
  // @ts-expect-error the detail has no such member
  { 'onshop-minicart-load': ({ detail }) => detail.sum },
];
