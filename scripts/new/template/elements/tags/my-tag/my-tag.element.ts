import { text } from '~/elements/declare/attributes.ts';
import { declareElement } from '~/elements/declare/declaration.ts';
import { notifies } from '~/elements/declare/events.ts';
import { MyTag } from '~/react/my-tag/MyTag.tsx';
import myTagCss from '~/react/my-tag/my-tag.css';

export const myTagElement = declareElement({
  tag: 'shop-my-tag',
  component: MyTag,
  styles: [myTagCss],
  activate: 'visible',
  attributes: { label: text() },
  events: { onActivate: notifies() },
});
