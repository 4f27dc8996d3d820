import { declareElement } from './declare/declaration.ts';

export const logoutLinkElement = declareElement({
  tag: 'shop-logout-link',
  component: async () => (await import('../react/logout-link/LogoutLink.tsx')).LogoutLink,
  activate: 'ready',
  attributes: {},
  events: {},
});
