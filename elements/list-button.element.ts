import type { ListChange } from '../logic/list-button/list-button.atoms.ts';
import { ListsSchema } from '../logic/list-button/list-button.schema.ts';
import listButtonCss from '../react/list-button/list-button.css';
import { flag, json, platformId, text } from './declare/attributes.ts';
import { asks, declareElement } from './declare/declaration.ts';

export const listButtonElement = declareElement({
  tag: 'shop-list-button',
  summary:
    'Puts a product on a shopping list, and takes it off again; of several lists the shopper chooses.',
  component: async () => (await import('../react/list-button/ListButton.tsx')).ListButton,
  styles: [listButtonCss],
  activate: 'visible',
  children: 'fallback',
  attributes: {
    productId: platformId('The product; without it the content shows.'),
    size: text('The id of the size; absent where the shopper has not chosen one.'),
    listId: platformId('The list; absent for one of `lists`.'),
    lists: json(
      ListsSchema,
      'The shopper’s lists: of several the shopper chooses. Without any, the first one is looked for, and created where there is none.',
      { child: true },
    ),
    pressed: flag('Whether the product is on the list, or on the first of several.', {
      reflects: true,
    }),
  },
  events: {
    onChange: asks<ListChange>(
      'The shopper puts the product on the list, or takes it off; then the platform is asked.',
    ),
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
});
