import type { Docs } from '../../declare/docs.ts';
import type { stockAlertElement } from './stock-alert.element.ts';

export const stockAlertDocs: Docs<typeof stockAlertElement> = {
  purpose: 'shopping',
  summary: {
    en: 'A form, shown while the chosen size is sold out, in which the shopper asks for an e-mail when it is back.',
    pl: 'Formularz widoczny, gdy wybrany rozmiar jest wyprzedany: klient prosi o e-mail, gdy produkt wróci.',
  },
  synonyms: [
    'back in stock',
    'notify me',
    'availability alert',
    'powiadom o dostępności',
    'powiadomienie',
  ],
  related: ['availability', 'choice'],
  accessibility:
    'The theme’s own form. The result is announced; a message about the address describes its input, which receives focus.',
  calls: {
    set_product_observed: 'When the shopper submits the form.',
    validateClientData: 'On submission, for the validated fields of its form.',
    client: 'When the shopper first uses the form, if its address is empty and `email` is not set.',
  },
  children: 'block',
  needs: {
    follows: true,
    text: 'a <form> in it, and a shop-product to follow',
    without: 'without a product its form always shows, and the browser submits it',
  },
  mistakes: [
    {
      is: ':not(:has(form input[type=email]))',
      text: 'expected a <form> with an <input type="email"> in it; without it the tag has no effect.',
    },
  ],
  attributes: {
    for: 'The id of the `shop-product` that it follows, or of its form; by default the nearest around it, else that of the page.',
    email:
      'The address of the shopper, which fills in the form. Ignored on cached pages, where it may be another shopper’s.',
    always: 'Whether the form also shows while the size is in stock.',
  },
  events: {
    onSend: 'The shopper has submitted the form, which is about to be sent.',
    onSent: 'The platform has accepted the alert.',
  },
  prevented: { onSend: 'the form is not sent' },
  slots: {
    '': 'The theme’s form with an input of the type `email`. If it has `<shop-field>`s, nothing is sent while one of them has a problem. Without JavaScript, it is submitted to `/basketchange.php` with `mode=2`.',
    message: 'The message about the address; inserted by the tag.',
  },
  parts: { message: 'The result.' },
  states: {
    offered: 'The form shows: the chosen size, or every size, is sold out.',
    sending: 'The form is being sent.',
    sent: 'The platform has accepted the alert for the chosen size.',
    error: 'The last attempt failed.',
  },
};
