import { LogoutLink } from '../../../react/logout-link/LogoutLink.tsx';
import { declareElement } from '../../declare/declaration.ts';

export const logoutLinkElement = declareElement({
  tag: 'shop-logout-link',
  component: LogoutLink,
  activate: 'ready',
  attributes: {},
  events: {},
});
