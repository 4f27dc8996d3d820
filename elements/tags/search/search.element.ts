import {
  BELOW_PX,
  MIN_LENGTH,
  RESULT_LIMIT,
  TYPING_DEBOUNCE_MS,
} from '../../../logic/search/search.constants.ts';
import type { SearchKind } from '../../../logic/search/search.model.ts';
import { PRICE_TYPES } from '../../../logic/settings/shop-config.ts';
import { Search } from '../../../react/search/Search.tsx';
import searchCss from '../../../react/search/search.css';
import { flag, number, oneOf, text, textOr } from '../../declare/attributes.ts';
import { declareElement } from '../../declare/declaration.ts';
import { cancelable, notifies } from '../../declare/events.ts';

export const searchElement = declareElement({
  tag: 'shop-search',
  group: 'header',
  component: Search,
  styles: [searchCss],
  activate: 'ready',
  attributes: {
    action: textOr('/search.php'),
    name: textOr('text'),
    minlength: number(MIN_LENGTH),
    limit: number(RESULT_LIMIT),
    debounce: number(TYPING_DEBOUNCE_MS),
    priceType: oneOf(PRICE_TYPES, { inherits: 'priceType' }),
    mobileContainer: text(),
    below: number(BELOW_PX),
    recent: flag(),
    breadcrumbs: flag(),
  },
  events: {
    onLoad: notifies<{ text: string; total: number }>(),
    onSelect: cancelable<{ kind: SearchKind; name: string; link: string }>(),
    onSubmit: cancelable<{ text: string }>(),
  },
});
