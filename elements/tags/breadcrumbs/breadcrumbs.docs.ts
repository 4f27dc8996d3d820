import type { Docs } from '../../declare/docs.ts';
import type { breadcrumbsElement } from './breadcrumbs.element.ts';

export const breadcrumbsDocs: Docs<typeof breadcrumbsElement> = {
  purpose: 'finding',
  summary: {
    en: 'The path to the page in the shop, with a Back button.',
    pl: 'Ścieżka z przyciskiem wstecz.',
  },
  synonyms: ['path', 'trail', 'okruszki', 'ścieżka'],
  related: ['menu'],
  accessibility: 'A named navigation landmark; the links in it are the page’s.',
  needs: { selector: 'a, li', text: 'links in it', without: 'without them it shows Back alone' },
  slots: {
    '': 'The list of links: an `<ol>`, the page itself with `aria-current="page"`.',
    'icon-back': 'Replaces the arrow of the Back button.',
  },
  parts: {
    trail: 'The navigation landmark around the button and the list.',
    back: 'The Back button.',
    icon: 'The arrow in the Back button.',
    word: 'The text of the Back button.',
    list: 'The box around the links.',
  },
};
