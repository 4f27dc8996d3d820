import type { Docs } from '../../declare/docs.ts';
import type { searchElement } from './search.element.ts';

export const searchDocs: Docs<typeof searchElement> = {
  purpose: 'finding',
  summary: {
    en: 'Product search with live suggestions.',
    pl: 'Pole szukania z podpowiedziami.',
  },
  synonyms: ['suggestions', 'autocomplete', 'wyszukiwarka', 'podpowiedzi'],
  accessibility:
    'A combobox with a list of suggestions in named groups; their number is announced. On phones it is a modal dialog.',
  keyboard: {
    'ArrowDown, ArrowUp': 'Moves along the suggestions.',
    'ArrowLeft, ArrowRight': 'Moves the caret, and deselects the suggestion.',
    'Home, End': 'Moves the caret to an end of the text.',
    Enter: 'Follows the suggestion; without one, submits the form.',
    Delete: 'Removes a recent search.',
    Tab: 'Moves on, and closes the suggestions.',
    Escape: 'Closes the suggestions; again, clears the field.',
  },
  calls: {
    productsTextSearch:
      'Half a second after the last letter, from two letters on; answers are cached for the session.',
  },
  children: 'fallback',
  attributes: {
    action: 'The page of results, if there is no child form.',
    name: 'The name of the text field in the query string and in the child form.',
    minlength: 'The number of characters from which a search starts.',
    limit: { description: 'The maximum number of entries of each kind.', atLeast: 1 },
    debounce: {
      description: 'The debounce time of typing, in milliseconds.',
      atLeast: 0,
    },
    priceType: 'Which price the shopper sees.',
    mobileContainer:
      'The id or a selector of the element that holds the search box on small screens, such as a `shop-drawer`.',
    below: 'Screens narrower than this are small, in CSS pixels.',
    recent: 'Whether recent searches are stored in the browser and shown while the field is empty.',
    breadcrumbs:
      'Whether the paths of categories are requested; by default they are those of the page’s menu.',
  },
  events: {
    onLoad: 'Results have loaded; `total` is the number of entries.',
    onSelect:
      'The shopper has chosen an entry, whose link is about to be followed. An unsafe link is empty.',
    onSubmit: 'The text is about to be submitted to the page of results.',
  },
  prevented: { onSelect: 'the link is not followed', onSubmit: 'the text is not submitted' },
  slots: {
    '': 'A form for pages without JavaScript; the text is submitted through it.',
    empty: 'Content shown without results; by default a sentence.',
    product:
      'A `<template>` for the row of a found product: in it, `data-field` marks the elements for `name`, `link`, `image` and `price`.',
    'icon-search': 'Replaces the magnifier.',
    'icon-clear': 'Replaces the cross of the button that clears the text.',
    'icon-back': 'Replaces the arrow that closes the full-screen box.',
  },
  parts: {
    input: 'The text field.',
    clear: 'The button that clears the text.',
    panel: 'The results.',
    waiting: 'The panel during a slow request.',
    option: 'An entry of the results.',
    match: 'The typed text in a suggested query.',
    product: 'An entry that is a product.',
    submit: 'The button that shows all products.',
    status: 'The message below the field after an empty result or a failure.',
    empty: 'The text for an empty result.',
    failed: 'The text after a failure.',
    form: 'The form.',
    bar: 'The row with the field and its buttons.',
    send: 'The submit button.',
    back: 'The button that closes the full-screen box.',
    icon: 'An icon: the magnifier, a cross, an arrow, a bag.',
    results: 'The list of entries.',
    group: 'Entries of one kind.',
    heading: 'The name of a kind.',
    query: 'A suggested query.',
    remove: 'The cross that removes a recent search.',
    image: 'The container of the image of a product.',
    picture: 'The image of a product.',
    name: 'The name of a product.',
    price: 'The price of a product.',
    note: 'The text during a slow request.',
  },
  states: {
    open: 'The results are shown.',
    empty: 'Nothing was found.',
    error: 'The search has failed.',
    loading: 'A request is pending.',
  },
};
