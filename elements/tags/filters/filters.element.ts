import { APPLY } from '../../../logic/filters/filters.model.ts';
import overlayCss from '../../../react/dialog/overlay.css';
import drawerCss from '../../../react/drawer/drawer.css';
import { Filters } from '../../../react/filters/Filters.tsx';
import filtersCss from '../../../react/filters/filters.css';
import buttonCss from '../../../react/look/button.css';
import { flag, number, oneOf, text } from '../../declare/attributes.ts';
import { declareElement, method } from '../../declare/declaration.ts';
import { cancelable, notifies } from '../../declare/events.ts';

/** Above this width, in CSS pixels, the filters are beside the list. */
const WIDE = 979;
const FIRST = 10;

export const filtersElement = declareElement({
  tag: 'shop-filters',
  group: 'listing',
  component: Filters,
  styles: [overlayCss, buttonCss, drawerCss, filtersCss],
  activate: 'ready',
  attributes: {
    apply: oneOf(APPLY),
    for: text(),
    drawer: text(),
    below: number(WIDE),
    counts: { ...flag(), fallback: true },
    first: number(FIRST),
    label: text(),
  },
  events: {
    onChange: notifies<{ filters: Readonly<Record<string, string>> }>(),
    onApply: cancelable<{ url: string }>(),
    onCounts: notifies<{ total: number | undefined }>(),
  },
  methods: {
    apply: method<() => void>(),
    clear: method<(name?: string) => void>(),
    show: method<() => void>(),
    hide: method<() => void>(),
  },
});
