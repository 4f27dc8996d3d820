import { backToTopElement } from './back-to-top.element.ts';
import { breadcrumbsElement } from './breadcrumbs.element.ts';
import { collapseElement } from './collapse.element.ts';
import { configElement } from './config.element.ts';
import { fileFieldElement } from './file-field.element.ts';
import { infoBarElement } from './info-bar.element.ts';
import { logoutLinkElement } from './logout-link.element.ts';
import { menuTabsElement } from './menu-tabs.element.ts';
import { minicartElement } from './minicart.element.ts';
import { mobileGridElement } from './mobile-grid.element.ts';
import { omnibusPriceElement } from './omnibus-price.element.ts';
import { passkeyLoginElement } from './passkey-login.element.ts';
import { passkeyRegisterElement } from './passkey-register.element.ts';
import { regionModalElement } from './region-modal.element.ts';
import { searchElement } from './search.element.ts';

/** Every tag of the library; loading it has no side effects. */
export const declarations = [
  backToTopElement,
  breadcrumbsElement,
  collapseElement,
  configElement,
  fileFieldElement,
  infoBarElement,
  logoutLinkElement,
  menuTabsElement,
  minicartElement,
  mobileGridElement,
  omnibusPriceElement,
  passkeyLoginElement,
  passkeyRegisterElement,
  regionModalElement,
  searchElement,
] as const;
