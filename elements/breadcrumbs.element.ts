import breadcrumbsCss from '../react/breadcrumbs/breadcrumbs.css';
import { declareElement } from './declare/declaration.ts';

export const breadcrumbsElement = declareElement({
  tag: 'shop-breadcrumbs',
  summary: 'Where the page is in the shop, with a button that goes back.',
  component: async () => (await import('../react/breadcrumbs/Breadcrumbs.tsx')).Breadcrumbs,
  styles: [breadcrumbsCss],
  activate: 'ready',
  attributes: {},
  events: {},
  slots: { '': 'The list of links: an `<ol>`, the page itself with `aria-current="page"`.' },
  parts: { trail: 'The landmark around the button and the list.', back: 'The button.' },
});
