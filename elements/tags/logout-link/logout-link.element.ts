import { LogoutLink } from '../../../react/logout-link/LogoutLink.tsx';
import { declareElement } from '../../declare/declaration.ts';

export const logoutLinkElement = declareElement({
  tag: 'shop-logout-link',
  group: 'page',
  component: LogoutLink,
  activate: 'ready',
  attributes: {},
  events: {},
});
