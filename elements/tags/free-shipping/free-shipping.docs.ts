import type { Docs } from '../../declare/docs.ts';
import type { freeShippingElement } from './free-shipping.element.ts';

export const freeShippingDocs: Docs<typeof freeShippingElement> = {
  purpose: 'shopping',
  summary: {
    en: 'How much is missing for free delivery, as a text and a progress bar that follow the basket.',
    pl: 'Ile brakuje do darmowej dostawy: tekst i pasek postępu, które zmieniają się razem z koszykiem.',
  },
  synonyms: ['free delivery', 'progress bar', 'shipping bar', 'darmowa dostawa', 'pasek postępu'],
  related: ['minicart', 'info-bar'],
  accessibility:
    'A text, and a progress bar whose value is that text. A change of the basket is announced once, a second after the last of several.',
  calls: {
    basket: 'Once, unless another tag has read the basket, and whenever the basket changes.',
  },
  children: 'block',
  attributes: {
    limit:
      'The price from which delivery is free, as the template prints it, until the basket is known; the AJAX source of the basket has no limit of its own. Ignored on cached pages.',
    missing:
      'The amount that is missing, as the template prints it, until the basket is known. Ignored on cached pages, where it may be another shopper’s.',
    hideEmpty: 'Whether nothing shows while the basket is empty.',
  },
  events: { onReach: 'A change of the basket has made its delivery free.' },
  slots: {
    '': 'Content for pages without script; it shows until the basket is known.',
    reached: 'The text when delivery is free.',
  },
  parts: {
    text: 'The text.',
    track: 'The progress bar.',
    fill: 'The part of the bar that is reached.',
  },
  states: {
    reached: 'Delivery is free.',
    none: 'Nothing shows: the limit or the missing amount is unknown, or the basket is empty.',
  },
};
