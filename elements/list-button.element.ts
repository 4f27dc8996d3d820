import listButtonCss from '../react/list-button/list-button.css';
import { flag, platformId, text } from './define/attributes.ts';
import { asks, declareElement } from './define/declaration.ts';

export const listButtonElement = declareElement({
  tag: 'shop-list-button',
  summary: 'Puts a product on a shopping list, and takes it off again.',
  component: async () => (await import('../react/list-button/ListButton.tsx')).ListButton,
  styles: [listButtonCss],
  activate: 'visible',
  children: 'fallback',
  attributes: {
    productId: platformId('The product; without it the content shows.'),
    size: text('The id of the size; absent where the shopper has not chosen one.'),
    listId: platformId(
      'The list; absent for the shopper’s first one, which is created where needed.',
    ),
    pressed: flag('Whether the product is on the list.', { reflects: true }),
  },
  events: {
    onChange: asks(
      '{ pressed: boolean; productId: string; size: string | undefined; listId: string | undefined }',
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
  },
  states: { busy: 'The platform is being asked.', error: 'The last change was taken back.' },
});
