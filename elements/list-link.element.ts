import listLinkCss from '../react/list-link/list-link.css';
import { number, text } from './declare/attributes.ts';
import { declareElement, notifies } from './declare/declaration.ts';

export const listLinkElement = declareElement({
  tag: 'shop-list-link',
  component: async () => (await import('../react/list-link/ListLink.tsx')).ListLink,
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
