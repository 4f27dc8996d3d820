import type { Docs } from './declare/docs.ts';
import type { searchElement } from './search.element.ts';

export const searchDocs: Docs<typeof searchElement> = {
  summary: 'Product search with live suggestions.',
  children: 'fallback',
  attributes: {
    action: 'Where the text is sent when there is no child form.',
    name: 'Name of the text field in the query string and in the child form.',
    minlength: 'Characters that must be typed before a search starts.',
    limit: 'Entries of each kind at most.',
    debounce: 'Milliseconds without typing before a search starts.',
    priceType: 'Which price the shopper sees.',
    mobileContainer:
      'Where the box moves on small screens: the id or a selector of a shop-drawer, or of any element.',
    below: 'Screen width below which a screen is small, in CSS pixels.',
    recent: 'Keeps recent searches in the browser and shows them while the field is empty.',
  },
  events: {
    onLoad: 'An answer came; total counts its entries.',
    onSelect:
      'An entry was chosen; its link is followed unless prevented. The link is empty where it is not safe.',
    onSubmit: 'The text is sent to the page of results unless prevented.',
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
};
