import type { breadcrumbsElement } from './breadcrumbs.element.ts';
import type { Docs } from './declare/docs.ts';

export const breadcrumbsDocs: Docs<typeof breadcrumbsElement> = {
  summary: 'Where the page is in the shop, with a button that goes back.',
  slots: { '': 'The list of links: an `<ol>`, the page itself with `aria-current="page"`.' },
  parts: { trail: 'The landmark around the button and the list.', back: 'The button.' },
};
