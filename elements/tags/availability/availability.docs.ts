import type { Docs } from '../../declare/docs.ts';
import type { availabilityElement } from './availability.element.ts';

export const availabilityDocs: Docs<typeof availabilityElement> = {
  purpose: 'shopping',
  summary: {
    en: 'Whether the chosen size is in stock, how many there are and when it ships; on demand delivery costs and stock in stores.',
    pl: 'Dostępność wybranego rozmiaru i czas wysyłki; na żądanie koszty dostawy i stan w sklepach.',
  },
  synonyms: [
    'stock',
    'shipping time',
    'delivery costs',
    'countdown',
    'odliczanie',
    'stores',
    'stan magazynowy',
    'czas wysyłki',
    'koszty dostawy',
    'sklepy stacjonarne',
  ],
  related: ['map'],
  accessibility:
    'A live region, announced as a whole when it changes; the icon is hidden. Costs are tables with headers, in a modal dialog; focus returns to its button.',
  keyboard: {
    Escape: 'Closes the dialog; focus returns to its button.',
  },
  calls: {
    shipping: 'When the dialog with the costs opens, and for another choice while it is open.',
    sizeAvailability: 'When the dialog with the stores opens.',
  },
  needs: {
    follows: true,
    text: 'a shop-product to follow',
    without: 'without one its children show',
  },
  attributes: {
    show: {
      description:
        'The texts to show: `status`, `amount`, `shipping`, separated by commas; all by default.',
      expected: 'status, amount, shipping, or some of them, separated by commas',
    },
    few: { description: 'The maximum number of units for the state `few`.', atLeast: 0 },
    costs:
      'Whether a button opens the delivery costs. Products that are not shipped have no such button.',
    stores: 'Whether a button opens the stores with the size.',
    for: 'The id of the `shop-product` that it follows, or of the form; by default the nearest around it, else that of the page.',
  },
  events: {
    onOpen: 'The shopper has requested costs or stores; a dialog is about to open.',
  },
  prevented: { onOpen: 'no dialog opens' },
  slots: {
    '': 'Server-rendered text, shown without JavaScript and until product data arrive. Use a `<p>` for each line of the tag to prevent a layout shift.',
    'icon-enable': 'Replaces the icon for in stock.',
    'icon-order': 'Replaces the icon for on order.',
    'icon-disable': 'Replaces the icon for out of stock.',
    'icon-close': 'Replaces the icon of the close button.',
    map: 'A `<template>` with your own `<shop-map>` for the stores, such as one with `tile-url`. It receives the markers, and loads only then.',
  },
  parts: {
    words: 'All texts about the stock.',
    status: 'Whether it is in stock.',
    icon: 'The icon beside the status.',
    amount: 'How many units there are.',
    shipping: 'When it ships.',
    deadline: 'The deadline for shipping today, shown in the last three hours.',
    'costs-button': 'The button for the costs.',
    'stores-button': 'The button for the stores.',
    dialog: 'The dialog.',
    box: 'The container of the dialog’s content.',
    header: 'The heading and the button that closes the dialog.',
    heading: 'The heading.',
    close: 'The button that closes the dialog.',
    content: 'The costs or the stores.',
    place: 'The delivery region, if the shopper has not chosen it.',
    table: 'The costs with payment in advance, or on delivery.',
    caption: 'Which of the two.',
    cost: 'The cost of a delivery method.',
    city: 'The list of cities.',
    stores: 'The list of stores.',
    store: 'One of the stores.',
    'store-gone': 'A store that does not have the size.',
    quantity: 'How many units a store has.',
    hours: 'The opening hours, those of today first.',
    contact: 'The phone number or e-mail address of a store.',
    message: 'The message while costs or stores load, and if there are none.',
    error: 'The message after a failed request.',
    retry: 'The retry button.',
  },
  states: {
    enable: 'It is in stock.',
    order: 'It is on order.',
    disable: 'It cannot be bought.',
    few: 'There are at most `few` units.',
    'unknown-time': 'The shipping time is unknown.',
    virtual: 'The product is not shipped.',
  },
};
