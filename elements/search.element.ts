import { BELOW_PX, MIN_LENGTH, RESULT_LIMIT } from '../logic/search/search.constants.ts';
import type { SearchKind } from '../logic/search/search.model.ts';
import { TYPING_DEBOUNCE_MS } from '../logic/search/search-text.ts';
import { PRICE_TYPES } from '../logic/settings/shop-config.ts';
import searchCss from '../react/search/search.css';
import { flag, number, oneOf, text, textOr } from './declare/attributes.ts';
import { asks, declareElement, notifies } from './declare/declaration.ts';

export const searchElement = declareElement({
  tag: 'shop-search',
  summary: 'Product search with live suggestions.',
  component: async () => (await import('../react/search/Search.tsx')).Search,
  styles: [searchCss],
  activate: 'ready',
  children: 'fallback',
  attributes: {
    action: textOr('/search.php', 'Where the text is sent when there is no child form.'),
    name: textOr('text', 'Name of the text field in the query string and in the child form.'),
    minlength: number(MIN_LENGTH, 'Characters that must be typed before a search starts.'),
    limit: number(RESULT_LIMIT, 'Entries of each kind at most.'),
    debounce: number(TYPING_DEBOUNCE_MS, 'Milliseconds without typing before a search starts.'),
    priceType: oneOf(PRICE_TYPES, 'Which price the shopper sees.', { inherits: 'priceType' }),
    mobileContainer: text(
      'Where the box moves on small screens: the id or a selector of a shop-drawer, or of any element.',
    ),
    below: number(BELOW_PX, 'Screen width below which a screen is small, in CSS pixels.'),
    recent: flag('Keeps recent searches in the browser and shows them while the field is empty.'),
  },
  events: {
    onLoad: notifies<{ text: string; total: number }>('An answer came; total counts its entries.'),
    onSelect: asks<{ kind: SearchKind; name: string; link: string }>(
      'An entry was chosen; its link is followed unless prevented. The link is empty where it is not safe.',
    ),
    onSubmit: asks<{ text: string }>('The text is sent to the page of results unless prevented.'),
  },
  slots: {
    '': 'A form for pages without script; the text is sent through it.',
    empty: 'What shows where nothing was found; a sentence that says so where it is absent.',
  },
  parts: {
    input: 'The text field.',
    clear: 'The button that clears the text.',
    panel: 'The results.',
    waiting: 'The panel while an answer is awaited, once that takes a while.',
    option: 'An entry of the results.',
    match: 'The typed text in a suggested query.',
    product: 'An entry that is a product.',
    submit: 'The button that shows all products.',
    empty: 'The sentence that nothing was found.',
  },
  states: {
    open: 'The results show, or that there are none.',
    empty: 'Nothing was found.',
    loading: 'An answer is awaited.',
  },
});
