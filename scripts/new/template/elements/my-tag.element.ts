import { text } from '~/elements/declare/attributes.ts';
import { declareElement, notifies } from '~/elements/declare/declaration.ts';
import myTagCss from '~/react/my-tag/my-tag.css';

export const myTagElement = declareElement({
  tag: 'shop-my-tag',
  summary: 'A button that tells the page when it is pressed.',
  component: async () => (await import('~/react/my-tag/MyTag.tsx')).MyTag,
  styles: [myTagCss],
  activate: 'visible',
  attributes: { label: text('The text of the button, in place of the default one.') },
  events: { onPress: notifies('null', 'The button was pressed.') },
  slots: { '': 'Shown without script.' },
  parts: { button: 'The button.' },
});
