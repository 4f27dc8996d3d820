import type { Docs } from '../../declare/docs.ts';
import type { availabilityElement } from './availability.element.ts';

export const availabilityDocs: Docs<typeof availabilityElement> = {
  purpose: 'shopping',
  summary: {
    en: 'Whether the chosen size is in stock, how much of it there is and when it is sent; on demand what delivery costs and which stores have it.',
    pl: 'Dostępność wybranego rozmiaru i czas wysyłki; na żądanie koszty dostawy i stan w sklepach.',
  },
  synonyms: [
    'stock',
    'shipping time',
    'delivery costs',
    'stores',
    'stan magazynowy',
    'czas wysyłki',
    'koszty dostawy',
    'sklepy stacjonarne',
  ],
  related: ['map'],
  accessibility:
    'One status, read as a whole when it changes; the sign beside it is not read. Costs are tables with headers, in a modal dialog; focus returns to its button.',
  keyboard: {
    Escape: 'Closes the dialog; focus goes back to its button.',
  },
  calls: {
    shipping: 'When the dialog with the costs opens, and for another choice while it is open.',
    sizeAvailability: 'When the dialog with the stores opens.',
  },
  needs: {
    follows: true,
    words: 'a shop-product to follow',
    without: 'without one its children show',
  },
  attributes: {
    show: {
      description:
        'Which words show: `status`, `amount`, `shipping`, separated by commas; without it all of them.',
      expected: 'status, amount, shipping, or some of them',
      usual: /^(?:status|amount|shipping)(?:,(?:status|amount|shipping))*$/,
    },
    few: { description: 'Up to how many units the state `few` is on.', atLeast: 0 },
    costs:
      'Whether a button shows what delivery costs. Products that nobody sends have no such button.',
    stores: 'Whether a button shows which stores have the size.',
    for: 'The id of the `shop-product` that it follows, or of the form; by default the nearest around it, else that of the page.',
  },
  events: {
    onOpen: 'The shopper wants to see costs or stores; a dialog is about to open.',
  },
  prevented: { onOpen: 'no dialog opens' },
  slots: {
    '': 'The page’s own words: they show without script, and until the platform’s are known. With a `<p>` for each line that the tag will have, nothing moves.',
    'icon-enable': 'Replaces the sign of what is in stock.',
    'icon-order': 'Replaces the sign of what is on order.',
    'icon-disable': 'Replaces the sign of what is out of stock.',
    'icon-close': 'Replaces the sign that closes the dialog.',
    map: 'A `<template>` with your own `<shop-map>` for the stores, such as one with `tile-url`. It gets the places, and loads only then.',
  },
  parts: {
    words: 'All words of the stock.',
    status: 'Whether it is in stock.',
    icon: 'The sign beside that.',
    amount: 'How many units there are.',
    shipping: 'When it is sent.',
    deadline: 'Until when an order is sent today; it shows in the three hours before.',
    'costs-button': 'The button for the costs.',
    'stores-button': 'The button for the stores.',
    dialog: 'The dialog.',
    box: 'The box in the dialog around all that it shows.',
    header: 'The heading and the button that closes the dialog.',
    heading: 'The heading.',
    close: 'The button that closes the dialog.',
    content: 'The costs or the stores.',
    place: 'Where delivery is to, if the shopper has not chosen that.',
    table: 'The costs that are paid before, or those that are paid on delivery.',
    caption: 'Which of the two.',
    cost: 'The cost of a way of delivery.',
    city: 'The list of cities.',
    stores: 'The list of stores.',
    store: 'One of the stores.',
    'store-gone': 'A store that does not have the size.',
    quantity: 'How many units a store has.',
    hours: 'The opening hours, those of today first.',
    contact: 'The phone number or e-mail address of a store.',
    message: 'The line while costs or stores are not there yet, and where there are none.',
    error: 'The line where they could not be asked for.',
    retry: 'The button that asks again.',
  },
  states: {
    enable: 'It is in stock.',
    order: 'It is on order.',
    disable: 'It cannot be bought.',
    few: 'There are at most `few` units.',
    'unknown-time': 'Nobody knows when it is sent.',
    virtual: 'It is nothing that is sent.',
  },
};
