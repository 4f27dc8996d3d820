import type { Docs } from './declare/docs.ts';
import type { listButtonElement } from './list-button.element.ts';

export const listButtonDocs: Docs<typeof listButtonElement> = {
  summary:
    'Puts a product on a shopping list, and takes it off again; of several lists the shopper chooses.',
  children: 'fallback',
  attributes: {
    productId: 'The product; without it the content shows.',
    size: 'The id of the size; absent where the shopper has not chosen one.',
    listId: 'The list; absent for one of `lists`.',
    lists: {
      description:
        'The shopper’s lists: of several the shopper chooses. Without any, the first one is looked for, and created where there is none.',
      expected: 'JSON such as [{"id": 1, "name": "Gifts", "count": 0, "link": "/gifts"}]',
    },
    pressed: 'Whether the product is on the list, or on the first of several.',
  },
  events: {
    onChange:
      'The shopper puts the product on the list, or takes it off; then the platform is asked.',
  },
  slots: {
    '': 'What shows without script, such as a form with a button.',
    label: 'What the button is called: it says “Add to shopping list” to who cannot see it.',
  },
  parts: {
    button: 'The button.',
    icon: 'The heart.',
    message: 'Why the list could not be changed.',
    menu: 'The lists to choose from.',
    item: 'One of them; also `checked` where the product is on it.',
  },
  states: {
    busy: 'The platform is being asked.',
    error: 'The last change was taken back.',
    open: 'The lists show.',
  },
};
