import { MORE } from '../../../logic/listing/listing.model.ts';
import { Listing } from '../../../react/listing/Listing.tsx';
import listingCss from '../../../react/listing/listing.css';
import type { ListLoad } from '../../../react/listing/listing.props.ts';
import buttonCss from '../../../react/look/button.css';
import { list, oneOf, text, textOr } from '../../declare/attributes.ts';
import { declareElement, method } from '../../declare/declaration.ts';
import { cancelable, notifies } from '../../declare/events.ts';

export const listingElement = declareElement({
  tag: 'shop-listing',
  group: 'listing',
  component: Listing,
  styles: [buttonCss, listingCss],
  activate: 'ready',
  attributes: {
    more: oneOf(MORE),
    regions: list(),
    items: text(),
    limit: list(),
    param: textOr('counter'),
    label: text(),
  },
  events: {
    onStart: cancelable<{ url: string }>(),
    onLoad: notifies<ListLoad>(),
  },
  methods: {
    go: method<(url: string) => Promise<void>>(),
    more: method<() => Promise<void>>(),
    refresh: method<() => Promise<void>>(),
  },
});
