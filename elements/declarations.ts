import { backToTopElement } from './back-to-top.element.ts';
import { bannerElement } from './banner.element.ts';
import { breadcrumbsElement } from './breadcrumbs.element.ts';
import { collapseElement } from './collapse.element.ts';
import { configElement } from './config.element.ts';
import { cookieSettingsElement } from './cookie-settings.element.ts';
import { dateElement } from './date.element.ts';
import { datePickerElement } from './date-picker.element.ts';
import { drawerElement } from './drawer.element.ts';
import { fieldElement } from './field.element.ts';
import { fileFieldElement } from './file-field.element.ts';
import { formElement } from './form.element.ts';
import { imageElement } from './image.element.ts';
import { infoBarElement } from './info-bar.element.ts';
import { instalmentsElement } from './instalments.element.ts';
import { listButtonElement } from './list-button.element.ts';
import { listLinkElement } from './list-link.element.ts';
import { loadingCoverElement } from './loading-cover.element.ts';
import { logoutLinkElement } from './logout-link.element.ts';
import { mapElement } from './map.element.ts';
import { menuElement } from './menu.element.ts';
import { menuTabsElement } from './menu-tabs.element.ts';
import { minicartElement } from './minicart.element.ts';
import { mobileGridElement } from './mobile-grid.element.ts';
import { modalElement } from './modal.element.ts';
import { noticeElement } from './notice.element.ts';
import { omnibusPriceElement } from './omnibus-price.element.ts';
import { partialNavigationElement } from './partial-navigation.element.ts';
import { passkeyLoginElement } from './passkey-login.element.ts';
import { passkeyRegisterElement } from './passkey-register.element.ts';
import { priceElement } from './price.element.ts';
import { regionModalElement } from './region-modal.element.ts';
import { searchElement } from './search.element.ts';
import { selectElement } from './select.element.ts';
import { sliderElement } from './slider.element.ts';
import { subscriptionPriceElement } from './subscription-price.element.ts';
import { toastsElement } from './toasts.element.ts';
import { tooltipElement } from './tooltip.element.ts';
import { widgetsElement } from './widgets.element.ts';

/** Every tag of the library; loading it has no side effects. */
export const declarations = [
  backToTopElement,
  bannerElement,
  breadcrumbsElement,
  collapseElement,
  configElement,
  cookieSettingsElement,
  dateElement,
  datePickerElement,
  drawerElement,
  fieldElement,
  fileFieldElement,
  formElement,
  imageElement,
  infoBarElement,
  instalmentsElement,
  listButtonElement,
  listLinkElement,
  loadingCoverElement,
  logoutLinkElement,
  mapElement,
  menuElement,
  menuTabsElement,
  minicartElement,
  mobileGridElement,
  modalElement,
  noticeElement,
  omnibusPriceElement,
  partialNavigationElement,
  passkeyLoginElement,
  passkeyRegisterElement,
  priceElement,
  regionModalElement,
  searchElement,
  selectElement,
  subscriptionPriceElement,
  sliderElement,
  toastsElement,
  tooltipElement,
  widgetsElement,
] as const;
