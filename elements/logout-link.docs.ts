import type { Docs } from './declare/docs.ts';
import type { logoutLinkElement } from './logout-link.element.ts';

export const logoutLinkDocs: Docs<typeof logoutLinkElement> = {
  summary:
    'A link that logs out: what the express checkout remembers is removed before it is followed.',
  children: 'fallback',
  slots: { '': 'The link, or a form with a button.' },
};
