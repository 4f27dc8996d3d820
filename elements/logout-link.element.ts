import { declareElement } from './declare/declaration.ts';

export const logoutLinkElement = declareElement({
  tag: 'shop-logout-link',
  summary:
    'A link that logs out: what the express checkout remembers is removed before it is followed.',
  component: async () => (await import('../react/logout-link/LogoutLink.tsx')).LogoutLink,
  activate: 'ready',
  children: 'fallback',
  attributes: {},
  events: {},
  slots: { '': 'The link, or a form with a button.' },
});
