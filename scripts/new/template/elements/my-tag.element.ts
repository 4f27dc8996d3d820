import { text } from '~/elements/declare/attributes.ts';
import { declareElement, notifies } from '~/elements/declare/declaration.ts';
import myTagCss from '~/react/my-tag/my-tag.css';

export const myTagElement = declareElement({
  tag: 'shop-my-tag',
  component: async () => (await import('~/react/my-tag/MyTag.tsx')).MyTag,
  styles: [myTagCss],
  activate: 'visible',
  attributes: { label: text() },
  events: { onPress: notifies() },
});
