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
    'A combobox with a list of suggestions in named groups; how many there are is said. The phone’s view is a modal dialog.',
  keyboard: {
    'ArrowDown, ArrowUp': 'Moves along the suggestions.',
    'ArrowLeft, ArrowRight': 'Moves in the text, and leaves the suggestions.',
    'Home, End': 'The same, to the ends of the text.',
    Enter: 'Follows the suggestion; without one, sends the form.',
    Delete: 'Forgets an earlier question.',
    Tab: 'Goes on, and closes the suggestions.',
    Escape: 'Closes the suggestions; again, empties the field.',
  },
  calls: {
    productsTextSearch:
      'Half a second after the last letter, from two letters on; a known answer is kept for the session.',
  },
  children: 'fallback',
  attributes: {
    action: 'The page of results, if there is no child form.',
    name: 'The name of the text field in the query string and in the child form.',
    minlength: 'The number of characters from which a search starts.',
    limit: { description: 'The greatest number of entries of each kind.', atLeast: 1 },
    debounce: {
      description: 'The time without typing after which a search starts, in milliseconds.',
      atLeast: 0,
    },
    priceType: 'Which price the shopper sees.',
    mobileContainer:
      'The id or a selector of the element that holds the search box on small screens, such as a `shop-drawer`.',
    below: 'Screens narrower than this are small, in CSS pixels.',
    recent: 'Whether recent searches are kept in the browser and shown while the field is empty.',
    breadcrumbs:
      'Whether the platform is asked for the paths of categories; by default they are those of the page’s menu.',
  },
  events: {
    onLoad: 'Results have come; `total` is the number of entries.',
    onSelect:
      'The shopper has chosen an entry, whose link is about to be followed. An unsafe link is empty.',
    onSubmit: 'The text is about to be sent to the page of results.',
  },
  prevented: { onSelect: 'the link is not followed', onSubmit: 'the text is not sent' },
  slots: {
    '': 'A form for pages without script; the text is sent through it.',
    empty: 'Content that shows if nothing was found; by default a sentence.',
    product:
      'A `<template>` for the row of a found product: in it, `data-field` marks the places for `name`, `link`, `image` and `price`.',
    'icon-search': 'Replaces the magnifier.',
    'icon-clear': 'Replaces the cross of the button that clears the text.',
    'icon-back': 'Replaces the arrow that closes the full-screen box.',
  },
  parts: {
    input: 'The text field.',
    clear: 'The button that clears the text.',
    panel: 'The results.',
    waiting: 'The panel while results are awaited for a longer time.',
    option: 'An entry of the results.',
    match: 'The typed text in a suggested query.',
    product: 'An entry that is a product.',
    submit: 'The button that shows all products.',
    status: 'The line below the field that says that nothing was found, or that the search failed.',
    empty: 'The sentence that nothing was found.',
    failed: 'The sentence that there are no suggestions for now.',
    form: 'The form.',
    bar: 'The row with the field and its buttons.',
    send: 'The button that sends the form.',
    back: 'The button that closes the full-screen box.',
    icon: 'A drawing: the magnifier, a cross, an arrow, a bag.',
    results: 'The list of entries.',
    group: 'Entries of one kind.',
    heading: 'The name of a kind.',
    query: 'A suggested query.',
    remove: 'The cross that forgets a recent search.',
    image: 'The place of the picture of a product.',
    picture: 'The picture of a product.',
    name: 'The name of a product.',
    price: 'The price of a product.',
    note: 'The sentence while results are awaited.',
  },
  states: {
    open: 'The results are shown.',
    empty: 'Nothing was found.',
    error: 'The search had no usable answer.',
    loading: 'Results are awaited.',
  },
};
