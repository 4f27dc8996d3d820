import { ListLink } from '../../../react/list-link/ListLink.tsx';
import listLinkCss from '../../../react/list-link/list-link.css';
import { number, text } from '../../declare/attributes.ts';
import { declareElement } from '../../declare/declaration.ts';
import { notifies } from '../../declare/events.ts';

export const listLinkElement = declareElement({
  tag: 'shop-list-link',
  group: 'header',
  component: ListLink,
  styles: [listLinkCss],
  activate: 'ready',
  attributes: {
    href: text(),
    count: number(undefined),
    listName: text(),
  },
  events: {
    onCreate: notifies<{ id: string }>(),
  },
});
