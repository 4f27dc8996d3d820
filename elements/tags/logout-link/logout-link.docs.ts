import type { Docs } from '../../declare/docs.ts';
import type { logoutLinkElement } from './logout-link.element.ts';

export const logoutLinkDocs: Docs<typeof logoutLinkElement> = {
  purpose: 'page',
  summary: {
    en: 'A link that logs out; before it is followed, the data of the express checkout is removed from the browser.',
    pl: 'Odnośnik do wylogowania.',
  },
  synonyms: ['logout', 'sign out', 'wyloguj'],
  related: ['passkey-login'],
  accessibility: 'An ordinary link.',
  children: 'fallback',
  slots: { '': 'The link, or a form with a button.' },
};
